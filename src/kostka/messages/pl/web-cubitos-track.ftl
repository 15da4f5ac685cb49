### Cubitos przy stole w przeglądarce: tor, bieg, tor fanów.

## Tor

web-cubitos-track-label = Tor wyścigu { $track }
web-cubitos-track-boards = Plansze tego wyścigu
web-cubitos-track-whole = Pokaż cały tor
web-cubitos-track-closer = Z powrotem do biegacza
web-cubitos-track-space = Pole { $space }
web-cubitos-track-start = Start
web-cubitos-track-finish = Meta
web-cubitos-track-about-runners =
    { $count ->
        [one] Stoi tu: { $players }.
        [few] Stoją tu: { $players }.
       *[other] Stoją tu: { $players }.
    }
web-cubitos-track-about-start = Tu zaczyna się okrążenie. Nikt nie cofa się przez linię na metę.
web-cubitos-track-about-finish = Kto ma za sobą wszystkie okrążenia, kończy tu wyścig.
web-cubitos-track-about-water = Woda: wejdą tu tylko wodne stopy.
web-cubitos-track-about-reward = Za zatrzymanie się tutaj: { $rewards }.
web-cubitos-track-about-jetpack = Plecak odrzutowy: raz w rundzie podwaja stopy, które ci zostały.
web-cubitos-track-about-shortcut-money = Skrót: za { $cost } (monety lub żetony waluty) stajesz od razu u jego wyjścia.
web-cubitos-track-about-shortcut-feet = Skrót, koszt w stopach: { $cost }. Stajesz od razu u jego wyjścia.
web-cubitos-track-about-way =
    { $feet ->
        [one] Czerwone linie za tym polem: { $lines } z { $of }. Do mety { $feet } stopa.
        [few] Czerwone linie za tym polem: { $lines } z { $of }. Do mety { $feet } stopy.
       *[other] Czerwone linie za tym polem: { $lines } z { $of }. Do mety { $feet } stóp.
    }
web-cubitos-track-reward-credits =
    { $amount ->
        [one] +{ $amount } żeton waluty
        [few] +{ $amount } żetony waluty
       *[other] +{ $amount } żetonów waluty
    }
web-cubitos-track-reward-fan = +1 fan
web-cubitos-track-reward-lose = strata kości
web-cubitos-track-reward-gain = kość o koszcie do { $amount }
web-cubitos-track-reward-gain-any = dowolna kość
web-cubitos-track-no-reward = bez nagrody
web-cubitos-track-run-there =
    { $way ->
        [finish] Biegniesz przez metę?
        [both] Biegniesz z plecakiem i skrótem?
        [jetpack] Biegniesz z plecakiem odrzutowym?
        [shortcut] Biegniesz skrótem?
       *[other] { $count ->
            [one] Biegniesz { $count } pole?
            [few] Biegniesz { $count } pola?
           *[other] Biegniesz { $count } pól?
        }
    }

## Bieg

web-cubitos-track-run-hint = { $rewards }; kliknij jeszcze raz albo wybierz inne pole z obwódką
web-cubitos-track-run-brief = { $rewards }
web-cubitos-track-too-far = To pole jest w tej rundzie za daleko.
web-cubitos-track-too-wet = Do wody wejdą tylko wodne stopy.
web-cubitos-track-run-here = Bieg tutaj
web-cubitos-track-on-the-way = Biegniesz…
web-cubitos-track-run = Biegnę
web-cubitos-track-let-go = Anuluj
web-cubitos-track-run-cost =
    { $money ->
        [0]
            { $feet ->
                [one] { $feet } stopa
                [few] { $feet } stopy
               *[other] { $feet } stóp
            }
        [one]
            { $feet ->
                [one] { $feet } stopa, { $money } moneta
                [few] { $feet } stopy, { $money } moneta
               *[other] { $feet } stóp, { $money } moneta
            }
        [few]
            { $feet ->
                [one] { $feet } stopa, { $money } monety
                [few] { $feet } stopy, { $money } monety
               *[other] { $feet } stóp, { $money } monety
            }
       *[other]
            { $feet ->
                [one] { $feet } stopa, { $money } monet
                [few] { $feet } stopy, { $money } monet
               *[other] { $feet } stóp, { $money } monet
            }
    }
web-cubitos-track-of = { $part } z { $whole }
web-cubitos-track-crosses =
    { $count ->
        [0] bez czerwonej linii
        [one] { $count } czerwona linia
        [few] { $count } czerwone linie
       *[other] { $count } czerwonych linii
    }
web-cubitos-track-jetpack-plate =
    { $before ->
        [one] { $before } stopa jak { $after }
        [few] { $before } stopy jak { $after }
       *[other] { $before } stóp jak { $after }
    }
web-cubitos-track-have = Masz do biegu
web-cubitos-track-feet = stopy
web-cubitos-track-water = wodne
web-cubitos-track-money = monety
web-cubitos-track-credits = waluta
web-cubitos-track-water-does = Wodne stopy chodzą po lądzie i po wodzie.
web-cubitos-track-left = zostaje { $count }
web-cubitos-track-doubled = razem { $feet }
web-cubitos-track-on-the-path = Po drodze
web-cubitos-track-jetpack = Plecak odrzutowy
web-cubitos-track-shortcut = Skrót
web-cubitos-track-foot = Kupuję stopę
web-cubitos-track-jetpack-does = podwaja stopy
web-cubitos-track-not-here = nie na tym polu
web-cubitos-track-on-path = na tej drodze
web-cubitos-track-foot-does =
    { $short ->
        [0] koszt 4, zostaje { $left }
       *[other] brakuje { $short }
    }
web-cubitos-track-foot-bought =
    { $count ->
        [one] { $count } na tej drodze, za { $money }
        [few] { $count } na tej drodze, za { $money }
       *[other] { $count } na tej drodze, za { $money }
    }
web-cubitos-track-rule-jetpack = Na polu z plecakiem odrzutowym możesz podwoić wszystkie stopy, które ci zostały, wodne też. Każdy plecak działa raz w rundzie.
web-cubitos-track-rule-shortcut = Na wejściu skrótu możesz zapłacić jego cenę i stanąć od razu tam, dokąd prowadzi. Nie zużywa stóp, chyba że cena jest w stopach. Każde wejście działa raz w rundzie.
web-cubitos-track-rule-foot = W trakcie ruchu za każde 4 monety lub żetony waluty kupujesz jedną stopę więcej, dopóki cię stać. Najpierw wydajesz monety.
web-cubitos-track-stops = Gdzie możesz stanąć
web-cubitos-track-stops-figure = stóp do końca
web-cubitos-track-stop-label = { $place }: { $way }; stopy { $feet }, monety { $money }, { $rewards }; stóp do końca wyścigu: { $left }
web-cubitos-track-way-finish = Przez metę
web-cubitos-track-way-shortcut = Skrótem
web-cubitos-track-way-jetpack = Z plecakiem
web-cubitos-track-way-water = Przez wodę
web-cubitos-track-way-bought = Kupno stóp
web-cubitos-track-way-free = Za darmo
web-cubitos-track-way-land =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[other] { $count } pól
    }
web-cubitos-track-nowhere = Nie masz już stóp i nie stać cię na kolejną.
web-cubitos-track-steps = Krok po kroku
web-cubitos-track-stop = Staję
web-cubitos-track-enough = Wystarczy
web-cubitos-track-wade = Wydawaj wodne stopy na lądzie
web-cubitos-track-next-board = Na następną planszę
web-cubitos-track-to-up-left = w górę w lewo
web-cubitos-track-to-up-right = w górę w prawo
web-cubitos-track-to-left = w lewo
web-cubitos-track-to-right = w prawo
web-cubitos-track-to-down-left = w dół w lewo
web-cubitos-track-to-down-right = w dół w prawo
web-cubitos-track-free =
    { $count ->
        [one] { $count } darmowy krok
        [few] { $count } darmowe kroki
       *[other] { $count } darmowych kroków
    }
web-cubitos-track-free-rule = Zdolność od razu przesuwa twojego biegacza po lądzie: nie zużywa stóp, nie ma też nagród, skrótów ani plecaków odrzutowych.

## Dla tych, którzy słuchają

web-cubitos-track-vh-runners = Biegacze
web-cubitos-track-vh-runner = { $player }: { $place }, czerwone linie { $lines } z { $of }.
web-cubitos-track-vh-board = Plansza: { $track }.
web-cubitos-track-vh-lap = Okrążenie { $lap } z { $of }.
web-cubitos-track-vh-near-title = W pobliżu twojego biegacza
web-cubitos-track-vh-near =
    { $steps ->
        [one] { $place }, odległość { $steps } pole: { $what }.
        [few] { $place }, odległość { $steps } pola: { $what }.
       *[other] { $place }, odległość { $steps } pól: { $what }.
    }
web-cubitos-track-vh-reach =
    { $count ->
        [one] Możesz dotrzeć na { $count } pole.
        [few] Możesz dotrzeć na { $count } pola.
       *[other] Możesz dotrzeć na { $count } pól.
    }
web-cubitos-track-vh-end = { $place }: stopy { $feet }, monety { $money }, potem czerwone linie za tobą: { $lines }.

## Tor fanów

web-cubitos-track-fans = Tor fanów
web-cubitos-track-fan-space = Fan { $number }
web-cubitos-track-fan-hand = żeton doboru: na stałe dobierasz jedną kość więcej
web-cubitos-track-fan-again = każdy następny fan daje to jeszcze raz
web-cubitos-track-again = znów
web-cubitos-track-fans-none = bez fanów
