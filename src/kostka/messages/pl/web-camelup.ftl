# Strona gry Camel Up.

## Wokół wyścigu

web-camelup-where = Etap { $leg }
web-camelup-where-over = Koniec wyścigu, etap { $leg }
web-camelup-mark-start = Wyścig się zaczyna
web-camelup-mark-end = Koniec etapu { $leg }
web-camelup-part = Etap { $leg }

## Scena

web-camelup-track = Tor z 16 polami
web-camelup-finish = Meta
web-camelup-space-stack =
    { $count ->
        [one] Pole { $space }: { $camels }
        [few] Pole { $space }, od góry: { $camels }
       *[other] Pole { $space }, od góry: { $camels }
    }
web-camelup-space-tile =
    { $side ->
        [cheer] Pole { $space }: doping (+1), gracz { $name }
       *[boo] Pole { $space }: wygwizdanie (−1), gracz { $name }
    }
web-camelup-space-waiting = Pole { $space }, do ustawienia: { $camels }
web-camelup-space-empty = Pole { $space }: puste
web-camelup-space-over = Za linią mety, od góry: { $camels }
web-camelup-inside =
    { $count ->
        [one] { $count } kostka w piramidzie: { $dice }
        [few] { $count } kostki w piramidzie: { $dice }
       *[other] { $count } kostek w piramidzie: { $dice }
    }
web-camelup-rolled = Rzut: { WORD("colour", $colour, form: "fem") } kostka, { $pips }
web-camelup-tile-here =
    { $value ->
        [none] Pole { $space }: tutaj { $side }, { $sign }
       *[other] Pole { $space }: tutaj { $side }, { $sign }, wartość { $value }
    }
web-camelup-tile-not-here = { $words }. { $reason }
web-camelup-tile-not-first = Na polu 1, tuż za linią, nie kładzie się kafelków widowni.

## Akcje

web-camelup-roll = Rzuć kostką
web-camelup-roll-short = Rzuć
web-camelup-roll-title = Rzut
web-camelup-roll-pays = kafelek piramidy, wart 1 funt
web-camelup-roll-help =
    { $dice ->
        [one] Weź kafelek piramidy, wart 1 funt na koniec etapu. Wypada ostatnia kostka z piramidy, a jej wielbłąd rusza ze wszystkimi, których niesie.
        [few] Weź kafelek piramidy, wart 1 funt na koniec etapu. Wypada jedna z { $dice } kostek w piramidzie, a jej wielbłąd rusza ze wszystkimi, których niesie.
       *[other] Weź kafelek piramidy, wart 1 funt na koniec etapu. Wypada jedna z { $dice } kostek w piramidzie, a jej wielbłąd rusza ze wszystkimi, których niesie.
    }
web-camelup-tickets = Typowanie etapu
web-camelup-ticket-name = Kafelek { WORD("colour", $colour) } { $value }
web-camelup-tickets-gone = Kafelki w tym kolorze się skończyły: { WORD("colour", $colour) }
web-camelup-ticket-help = Daje { $value }, jeśli ten wielbłąd prowadzi na koniec etapu, i 1, jeśli jest drugi. W przeciwnym razie kosztuje 1.
web-camelup-then = potem { $values }
web-camelup-last-one = ostatni
web-camelup-none-left = brak
web-camelup-worth = Średnio wart { $value }
web-camelup-tile = Kafelek widowni
web-camelup-tile-on = Kafelek: { $space }
web-camelup-side-cheer = Doping
web-camelup-side-cheer-sign = +1
web-camelup-side-cheer-help = Wielbłądy, które się na nim zatrzymają, idą o pole dalej i stają na wierzchu. Od razu dostajesz 1 funt.
web-camelup-side-boo = Wygwizdanie
web-camelup-side-boo-sign = −1
web-camelup-side-boo-help = Wielbłądy, które się na nim zatrzymają, cofają się o pole i wchodzą pod spód. Od razu dostajesz 1 funt.
web-camelup-race-bets = Typowanie wyścigu
web-camelup-hand = Twoje karty typowania
web-camelup-hand-empty = Masz już zagrane wszystkie karty.
web-camelup-hand-covered = { $name }: dotknij, aby zobaczyć swoje karty
web-camelup-card-name = Karta typowania: { WORD("colour", $colour) }
web-camelup-card-help = Zagraj ją zakrytą na stos: kto wygra cały wyścig albo kto będzie ostatni. Zostaje tam do końca.
web-camelup-card-worth = Na zwycięzcę średnio { $winner }, na przegranego { $loser }
web-camelup-pile-winner = Zwycięzca
web-camelup-pile-winner-help = Karty na wielbłąda, który wygra wyścig. Trafne dają 8, 5, 3, 2, a potem po 1, w kolejności zagrania; chybiona kosztuje 1.
web-camelup-pile-loser = Przegrany
web-camelup-pile-loser-help = Karty na wielbłąda, który będzie ostatni. Trafne dają 8, 5, 3, 2, a potem po 1, w kolejności zagrania; chybiona kosztuje 1.
web-camelup-pile-owners =
    { $count ->
        [0] jeszcze bez kart
       *[other] od najstarszej karty: { $owners }
    }
web-camelup-partner = Sojusz
web-camelup-partner-who = Z kim zawierasz sojusz?
web-camelup-partner-hint = do końca etapu; nikt nie może odmówić
web-camelup-partner-help = Na koniec etapu każde z was dostaje też tyle, ile daje najlepszy kafelek drugiego. Sojusz zajmuje twoją turę i nikt nie może odmówić.

## Wieże przed wyścigiem

web-camelup-arrange = Kto na kim stoi na polu { $space }?
web-camelup-arrange-help = Wielbłąd z góry listy stoi na szczycie. Przeciągnij go, użyj strzałek obok albo klawisza Shift ze strzałkami.
web-camelup-arrange-done = Ustaw tak
web-camelup-arrange-place = { WORD("colour", $colour) }: { $place } z { $count } od góry
web-camelup-up = W górę
web-camelup-down = W dół

## Pytanie

web-camelup-ask = Twoja tura: wybierz akcję
web-camelup-ask-hint =
    { $count ->
        [one] w tym etapie został { $count } rzut
        [few] w tym etapie zostały { $count } rzuty
       *[other] w tym etapie zostało { $count } rzutów
    }
web-camelup-ask-arrange = Zaczynasz: ustaw wielbłądy na polu { $space }
web-camelup-ask-tile =
    { $side ->
        [cheer] Gdzie kładziesz doping?
       *[boo] Gdzie kładziesz wygwizdanie?
    }
web-camelup-ask-tile-hint = wybierz pole; F odwraca kafelek
web-camelup-ask-tile-touch = wybierz pole
web-camelup-ask-pile = Twój typ: { WORD("colour", $colour) }. Wygra czy będzie ostatni?
web-camelup-ask-pile-hint = wybierz stos, żeby ją zagrać
web-camelup-ask-card-winner = Kto wygra wyścig? Wybierz kartę
web-camelup-ask-card-loser = Kto będzie ostatni? Wybierz kartę
web-camelup-chosen-ticket = Kafelek za { $value }: { WORD("colour", $colour) }
web-camelup-chosen-ticket-hint =
    { $worth ->
        [none] { $value } za pierwsze miejsce, 1 za drugie, −1 za dalsze
       *[other] { $value } za pierwsze miejsce, 1 za drugie, −1 za dalsze; średnio { $worth }
    }
web-camelup-chosen-tile = Twój kafelek na polu { $space }: { WORD("camelup-side", $side) }
web-camelup-chosen-tile-cheer =
    { $worth ->
        [none] funt za każde trafienie i pole do przodu
       *[other] funt za każde trafienie i pole do przodu; średnio { $worth }
    }
web-camelup-chosen-tile-boo =
    { $worth ->
        [none] funt za każde trafienie i pole wstecz
       *[other] funt za każde trafienie i pole wstecz; średnio { $worth }
    }
web-camelup-chosen-winner = Zwycięzca wyścigu: { WORD("colour", $colour) }
web-camelup-chosen-loser = Przegrany wyścigu: { WORD("colour", $colour) }
web-camelup-chosen-card-hint =
    { $worth ->
        [none] trafne karty dają 8, 5, 3, 2, 1; chybiona kosztuje 1
       *[other] trafne karty dają 8, 5, 3, 2, 1; średnio { $worth }
    }
web-camelup-chosen-roll = Rzucasz kostką?
web-camelup-chosen-partner = Sojusz do końca etapu: { $seat }
web-camelup-chosen-partner-hint =
    { $worth ->
        [none] każde korzysta z najlepszego kafelka drugiego
       *[other] każde korzysta z najlepszego kafelka drugiego; średnio { $worth }
    }
web-camelup-do-ticket = Weź kafelek
web-camelup-do-tile = Połóż na { $space }
web-camelup-do-winner = Typuj zwycięzcę
web-camelup-do-loser = Typuj przegranego
web-camelup-do-partner = Zawrzyj sojusz
web-camelup-do-stack = Postaw na wieży
web-camelup-move-roll = rzut
web-camelup-move-ticket = { WORD("colour", $colour) } kafelek
web-camelup-move-tile = { WORD("camelup-side", $side) } na { $space }
web-camelup-move-winner = { WORD("colour", $colour) } jako zwycięzca
web-camelup-move-loser = { WORD("colour", $colour) } jako przegrany
web-camelup-move-partner = sojusz: { $seat }
web-camelup-move-stack =
    { $place ->
        [bottom] { WORD("colour", $camel) } na dole
       *[above] { WORD("colour", $camel) } wyżej
    }

## Co kto ma

web-camelup-holds-pyramid =
    { $count ->
        [one] { $count } kafelek piramidy
        [few] { $count } kafelki piramidy
       *[other] { $count } kafelków piramidy
    }
web-camelup-holds-cards =
    { $count ->
        [one] { $count } karta typowania na ręce
        [few] { $count } karty typowania na ręce
       *[other] { $count } kart typowania na ręce
    }
web-camelup-purse =
    { $pounds ->
        [one] 1 funt
        [few] { $pounds } funty
       *[many] { $pounds } funtów
    }
web-camelup-purse-hidden = ukryty

## Szanse

web-camelup-odds = Szanse
web-camelup-odds-leg = Ten etap
web-camelup-odds-race = Wyścig
web-camelup-odds-exact = dokładnie
web-camelup-odds-error = ± { $points } %
web-camelup-odds-soon = za chwilę
web-camelup-odds-camel = Wielbłąd
web-camelup-odds-first = pierwszy
web-camelup-odds-second = drugi
web-camelup-odds-last = ostatni
web-camelup-odds-wins = wygra
web-camelup-odds-ticket = ile średnio daje wierzchni kafelek
web-camelup-odds-winner = ile średnio daje karta na stosie zwycięzcy
web-camelup-odds-loser = ile średnio daje karta na stosie przegranego
web-camelup-odds-value = ile średnio daje ruch
web-camelup-odds-ends = Wyścig skończy się w tym etapie: { $percent }

## Koniec etapu

web-camelup-scoring = Rozliczenie etapu { $leg }
web-camelup-step-order = Kolejność
web-camelup-step-tickets = Typowanie
web-camelup-step-pyramid = Piramida
web-camelup-step-partners = Sojusze
web-camelup-step-purses = Majątek
web-camelup-col-player = Gracz
web-camelup-col-tickets = Kafelki typowania
web-camelup-col-pyramid = Piramida
web-camelup-col-partner = Od sojusznika
web-camelup-col-sum = Suma
web-camelup-col-purse = Majątek
web-camelup-cut = do zera
web-camelup-plate-first = { WORD("colour", $colour) }: pierwszy
web-camelup-plate-first-pays = daje 5, 3, 2, 2
web-camelup-plate-second = { WORD("colour", $colour) }: drugi
web-camelup-plate-second-pays = daje 1
web-camelup-scoring-order = Koniec etapu { $leg }: prowadzi { WORD("colour", $first) }, drugi jest { WORD("colour", $second) }
web-camelup-scoring-order-hint = kto wyżej w wieży, ten dalej
web-camelup-scoring-tickets = Kafelki typowania
web-camelup-scoring-tickets-hint = lider daje tyle, ile na kafelku, drugi 1, każdy inny kosztuje 1
web-camelup-scoring-pyramid = Kafelki piramidy
web-camelup-scoring-pyramid-hint = 1 za każdy rzut
web-camelup-scoring-partners = Sojusznicy korzystają nawzajem z najlepszego kafelka
web-camelup-scoring-partners-hint = nigdy ze stratą
web-camelup-scoring-purses = Wszystko się sumuje, a majątek nie spada poniżej 0
web-camelup-scoring-purses-hint = nikt nie ma długów
web-camelup-scoring-cut = { $name }: do zapłaty { $amount }, ale nic nie płaci
web-camelup-goes-on = dalej za { $time }
web-camelup-back = Wstecz
web-camelup-next = Dalej
web-camelup-skip = Pomiń
web-camelup-to-leg = Etap { $leg }
web-camelup-to-end = Koniec wyścigu

## Koniec wyścigu

web-camelup-won-you =
    { $money ->
        [one] Wygrywasz z { $money } funtem
        [few] Wygrywasz z { $money } funtami
       *[other] Wygrywasz z { $money } funtami
    }
web-camelup-won =
    { $money ->
        [one] Wygrywa { $name } z { $money } funtem
        [few] Wygrywa { $name } z { $money } funtami
       *[other] Wygrywa { $name } z { $money } funtami
    }
web-camelup-won-shared =
    { $money ->
        [one] Wygrywają { $names }, po { $money } funcie
        [few] Wygrywają { $names }, po { $money } funty
       *[other] Wygrywają { $names }, po { $money } funtów
    }
web-camelup-behind =
    { $behind ->
        [one] zabrakło { $behind } funta
        [few] zabrakło { $behind } funtów
       *[other] zabrakło { $behind } funtów
    }
web-camelup-tally = Skąd wzięły się funty
web-camelup-tally-note = każdy zaczyna z 3; najlepszy wynik każdej kolumny na złoto
web-camelup-tally-tickets = typowanie etapu
web-camelup-tally-rolls = rzuty
web-camelup-tally-tile = własny kafelek
web-camelup-tally-cards = karty typowania
web-camelup-tally-money = Funty
web-camelup-race-result = wyścig wygrał { WORD("colour", $winner) }, ostatni był { WORD("colour", $loser) }
web-camelup-question-winner = Kto wygra wyścig?
web-camelup-question-loser = Kto będzie ostatni?
web-camelup-card-turned = { $name }: { WORD("colour", $colour) }, { SIGNED($amount) }
web-camelup-no-cards = Nikt nie zagrał tu karty.
web-camelup-turn-again = Odwróć karty jeszcze raz

## Klawisze

web-camelup-key-roll = rzut kostką
web-camelup-key-ticket = do kafelków typowania
web-camelup-key-tile = weź kafelek widowni: doping albo wygwizdanie
web-camelup-key-turn = odwróć trzymany kafelek
web-camelup-key-card = typuj zwycięzcę albo przegranego
web-camelup-key-partner = sojusz, od sześciu graczy
web-camelup-key-arrows = w obrębie grupy; wokół toru; przez rozliczenie
web-camelup-key-enter = wybierz; jeszcze raz, by potwierdzić
web-camelup-key-escape = anuluj

## Pierwsze kroki

web-camelup-guide-track-title = Wielbłądy niosą wielbłądy
web-camelup-guide-track = Wielbłąd, który rusza, niesie wszystkich na swoim grzbiecie. Na jednym polu z przodu jest ten, kto stoi wyżej. Biały i czarny są szalone: biegną w przeciwną stronę.
web-camelup-guide-pyramid-title = Piramida
web-camelup-guide-pyramid = Jest w niej sześć kostek. Kliknij ją, żeby rzucić jedną i zarobić funta. Po pięciu rzutach etap się kończy i rozlicza się kafelki typowania.
web-camelup-guide-tickets-title = Typuj etap
web-camelup-guide-tickets = Weź kafelek wielbłąda, który będzie prowadził na koniec etapu. Wierzchni daje najwięcej, więc kto pierwszy, ten lepszy.
web-camelup-guide-tile-title = Twój kafelek widowni
web-camelup-guide-tile = Połóż go przed wielbłądami. Kto się na nim zatrzyma, idzie o pole dalej albo wstecz, a ty za każdym razem dostajesz funta.
web-camelup-guide-cards-title = Typuj cały wyścig
web-camelup-guide-cards = Karta na zwycięzcę albo na przegranego leży zakryta do końca. Wczesne trafne karty dają 8 i 5, chybione kosztują 1.
