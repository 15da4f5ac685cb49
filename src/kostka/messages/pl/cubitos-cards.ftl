## Rzeczowniki przy liczbie

cubitos-noun-money =
    { $n ->
        [one] moneta
        [few] monety
       *[other] monet
    }
cubitos-noun-feet =
    { $n ->
        [one] stopa
        [few] stopy
       *[other] stóp
    }
cubitos-noun-water-feet =
    { $n ->
        [one] wodna stopa
        [few] wodne stopy
       *[other] wodnych stóp
    }
cubitos-noun-credits =
    { $n ->
        [one] żeton waluty
        [few] żetony waluty
       *[other] żetonów waluty
    }
cubitos-noun-fan =
    { $n ->
        [one] fan
        [few] fanów
       *[other] fanów
    }
cubitos-noun-die =
    { $n ->
        [one] kość
        [few] kości
       *[other] kości
    }
cubitos-noun-other-die =
    { $n ->
        [one] inną kość
        [few] inne kości
       *[other] innych kości
    }
cubitos-noun-active-die =
    { $n ->
        [one] aktywną kość
        [few] aktywne kości
       *[other] aktywnych kości
    }
cubitos-noun-space =
    { $n ->
        [one] pole
        [few] pola
       *[other] pól
    }
cubitos-noun-every =
    { $n ->
        [one] każdą
        [few] każde
       *[other] każde
    }
cubitos-nouns-money = monety
cubitos-nouns-feet = stopy
cubitos-nouns-water-feet = wodne stopy
cubitos-nouns-credits = żetony waluty

## Kolory kości: jedna (biernik), kilka, dopełniacz

cubitos-tint-gray = szarą
    .some = szare
    .of = szarych
cubitos-tint-light-gray = jasnoszarą
    .some = jasnoszare
    .of = jasnoszarych
cubitos-tint-dark-gray = ciemnoszarą
    .some = ciemnoszare
    .of = ciemnoszarych
cubitos-tint-white = białą
    .some = białe
    .of = białych
cubitos-tint-brown = brązową
    .some = brązowe
    .of = brązowych
cubitos-tint-red = czerwoną
    .some = czerwone
    .of = czerwonych
cubitos-tint-green = zieloną
    .some = zielone
    .of = zielonych
cubitos-tint-orange = pomarańczową
    .some = pomarańczowe
    .of = pomarańczowych
cubitos-tint-purple = fioletową
    .some = fioletowe
    .of = fioletowych
cubitos-tint-yellow = żółtą
    .some = żółte
    .of = żółtych
cubitos-tint-blue = niebieską
    .some = niebieskie
    .of = niebieskich
cubitos-dice-one = { WORD("cubitos-tint", $die) }
cubitos-dice-some = { WORD("cubitos-tint", $die, form: "some") }
cubitos-dice-of = { WORD("cubitos-tint", $die, form: "of") }

## Chwile

cubitos-when-now = Natychmiast
cubitos-when-active = W dowolnej chwili
cubitos-when-push = Gdy kusisz los
cubitos-when-pushed = Po kuszeniu losu bez porażki
cubitos-when-would-bust = Przed porażką
cubitos-when-bust = Przy porażce
cubitos-when-run = Bieg
cubitos-when-after-move = Po ruchu
cubitos-when-most = Najwięcej mieczy
cubitos-when-most-ties = Najwięcej mieczy (remisy rozstrzyga kość pierwszego gracza)
cubitos-when-every = Każdy, kto ma miecze
cubitos-when-power = ścianka mocy, dodatkowo
cubitos-when-together = { $when }, { $n } kości razem
cubitos-when-also = { $when }, { $also }
cubitos-card-line = { $when }: { $what }.

## Łączenie

cubitos-and = { $first } i { $last }
cubitos-or = { $first } lub { $last }
cubitos-comma = { $first }, { $last }
cubitos-then = { $first }; { $last }
cubitos-or-else = { $first } albo { $last }
cubitos-from-zone = { WORD("cubitos-zone", $zone, form: "gen") }

## Efekty

cubitos-does-gain = +{ $n } { $noun }
cubitos-does-equal = { $nouns } w liczbie równej { $what }
cubitos-does-half = { $nouns } w liczbie równej połowie { $what }, zaokrąglonej w dół
cubitos-does-fans = liczbie twoich fanów
cubitos-does-lines = liczbie czerwonych linii przed tobą
cubitos-does-half-fans = liczby twoich fanów
cubitos-does-half-lines = liczby czerwonych linii przed tobą
cubitos-does-each-die = { $gain } za każdą aktywną { $dice } kość
cubitos-does-each-few = { $gain } za { $every } { $m } { $noun }
cubitos-does-each-colour = { $gain } za każdy kolor wśród twoich aktywnych kości
cubitos-does-each-rival = { $gain } za każdego gracza z mniejszą liczbą mieczy
cubitos-does-repeat = weź jeszcze raz monety i stopy z twoich aktywnych { $dice } kości
cubitos-does-fan = +{ $n } { $noun }
cubitos-does-fan-without-hand = +{ $n } { $noun }, bez żetonu doboru
cubitos-does-add = dorzuć { $n } { $noun } ze Strefy Dobierania
cubitos-does-lose-this = strać tę kość
cubitos-does-must-lose-this = strać tę kość (obowiązkowo)
cubitos-does-lose = strać { $n } { $noun } { $zones }
cubitos-does-may-lose = możesz stracić { $n } { $noun } { $zones }
cubitos-does-must-lose = strać { $n } { $noun } { $zones } (obowiązkowo)
cubitos-does-from = ze { $zones }
cubitos-does-from-any = z dowolnej strefy
cubitos-does-gain-die = zyskaj 1 kość{ $cap }
cubitos-does-may-gain-die = możesz zyskać 1 kość{ $cap }
cubitos-does-gain-this-die = zyskaj 1 { $dice } kość{ $cap }
cubitos-does-may-gain-this-die = możesz zyskać 1 { $dice } kość{ $cap }
cubitos-does-cap = { " " }o koszcie co najwyżej { $n }
cubitos-does-cap-fans = { " " }o koszcie nie większym niż liczba twoich fanów
cubitos-does-borrow = weź 1 kość{ $but } z podajnika do Strefy Aktywnej, dowolną ścianką do góry; wraca na koniec rundy
cubitos-does-set = połóż 1 kość ze Strefy Rzutu w Strefie Aktywnej, dowolną ścianką do góry
cubitos-does-back-this = możesz najpierw przenieść tę kość ze Strefy Aktywnej do Strefy Rzutu
cubitos-does-back = potem przenieś { $n } { $noun } ze Strefy Aktywnej do Strefy Rzutu
cubitos-does-safe = następne kuszenie losu nie może skończyć się porażką
cubitos-does-save = nie ponosisz porażki
cubitos-does-keep = twoje { $dice } kości zostają w Strefie Aktywnej
cubitos-does-roll-all = rzuć wszystkimi kośćmi { $zones }
cubitos-does-roll-all-these = weź wszystkie { $dice } kości { $zones } i rzuć nimi
cubitos-does-roll-exactly =
    wybierz { $n } { $noun }{ $but }{ $different } { $zones } i rzuć { $n ->
        [one] nią
        [few] nimi
       *[other] nimi
    }
cubitos-does-roll-any = wybierz dowolne kości{ $different } { $zones } i rzuć nimi
cubitos-does-roll-any-these = wybierz dowolne { $dice } kości{ $different } { $zones } i rzuć nimi
cubitos-does-roll-up-to =
    wybierz najwyżej { $n } { $noun }{ $but }{ $different } { $zones } i rzuć { $n ->
        [one] nią
        [few] nimi
       *[other] nimi
    }
cubitos-does-different = { " " }w różnych kolorach
cubitos-does-once-more = potem jeszcze raz
cubitos-does-but = { " " }(oprócz { $dice })
cubitos-does-saves = { $roll }; jeśli trafisz, nie ponosisz porażki
cubitos-does-step = przesuń biegacza o { $n } { $noun }
cubitos-does-again = musisz jeszcze raz kusić los
cubitos-does-free = przy następnym dobieraniu { $dice } kości się nie liczą
cubitos-does-any = przy następnym dobieraniu weź dowolne ze swoich kości
cubitos-does-give = możesz oddać 1 ze swoich kości graczowi z najmniejszą liczbą mieczy
cubitos-does-reward = weź nagrodę z innego pola, oddalonego najwyżej o { $n } { $noun }
cubitos-does-if-active = jeśli masz aktywną { $dice } kość: { $then }
cubitos-does-if-all-active = jeśli masz aktywne kości, { $dice }: { $then }
cubitos-does-if-lost = jeśli w tej rundzie ubyła ci kość: { $then }
cubitos-does-if-credited = jeśli w tej rundzie przybył ci żeton waluty: { $then }
cubitos-does-may = opcjonalnie { $then }
cubitos-does-choose = wybierz: { $options }
cubitos-does-rivals = za każdego gracza z mniejszą liczbą mieczy: { $then }
cubitos-does-price = { $dice } kość za { $n }
