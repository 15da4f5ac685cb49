camelup = Camel Up

## Opcje

camelup-option-arrange = gracz rozpoczynający ustawia wielbłądy startujące z jednego pola w wybranej kolejności; bez tej opcji losowo
camelup-option-hidden_purses = stół nie pokazuje pieniędzy innych graczy; kto liczy, ten wie
camelup-option-netting = karty typowania sumuje się w każdym stosie, zanim majątek zatrzyma się na 0
camelup-option-start = miejsce, które zaczyna; -1 to losowe

## Słowa

camelup-side-cheer = doping
camelup-side-boo = wygwizdanie
camelup-pile-winner = zwycięzcy
camelup-pile-loser = przegranego
camelup-holding-tickets = kafelki typowania
camelup-holding-pyramid_tickets = piramida
camelup-holding-tile = widownia
camelup-holding-copied = kafelek sojusznika
camelup-holding-finish_cards = karty

## Ruchy

camelup-move-roll = roll: weź kafelek piramidy (1 funt na koniec etapu), rzuć kostką i przesuń wielbłąda
camelup-move-ticket = ticket red: typuj lidera etapu (tu: czerwony); 5, 3, 2, 2 za lidera, 1 za drugie miejsce, -1 za dalsze
camelup-move-tile = tile 9 cheer, tile 9 boo: twój kafelek widowni na polu; 1 funt za każdą jednostkę, która się na nim zatrzyma: doping przesuwa ją o pole w przód, wygwizdanie o pole wstecz i pod spód
camelup-move-winner = winner red: zakryta karta typowania na zwycięzcę wyścigu; 8, 5, 3, 2, 1 za trafne, -1 za chybione
camelup-move-loser = loser red: zakryta karta typowania na największego przegranego; 8, 5, 3, 2, 1 za trafne, -1 za chybione
camelup-move-partner = partner 3: sojusz z tym miejscem do końca etapu; każde korzysta z najlepszego kafelka drugiego
camelup-move-stack = stack red: przed pierwszą turą postaw wielbłąda na wieży na jego polu

## Zdarzenia

camelup-event-start = { WORD("colour", $camel) } wielbłąd startuje z pola { $space }
camelup-event-first = { $player } zaczyna
camelup-event-stack = { $seat } stawia { WORD("colour", $camel, form: "gen") } wielbłąda na wieży na polu { $space }
camelup-event-ticket = { $seat } bierze { WORD("colour", $colour) } kafelek typowania o wartości { $value }
camelup-event-tile = { $seat } kładzie kafelek widowni na polu { $space } ({ WORD("camelup-side", $side) })
camelup-event-card =
    { $colour ->
        [hidden] { $seat } zagrywa zakrytą kartę typowania na stos { WORD("camelup-pile", $pile) }
       *[other] { $seat } zagrywa { WORD("colour", $colour, form: "acc") } kartę typowania na stos { WORD("camelup-pile", $pile) }
    }
camelup-event-partner = { $seat } i { $other } zawierają sojusz
camelup-event-roll = { $seat } wyrzuca { $pips } na { WORD("colour", $die, form: "loc") } kostce
camelup-event-move =
    { $carried ->
        [0] { WORD("colour", $camel) } wielbłąd idzie na pole { $space }
       *[other] { WORD("colour", $camel) } wielbłąd idzie na pole { $space }, niosąc { $carried }
    }
camelup-event-hit = { $seat } dostaje za kafelek widowni na polu { $space } ({ WORD("camelup-side", $side) }): { SIGNED($amount) }
camelup-event-cross = { WORD("colour", $camel) } wielbłąd przekracza linię mety
camelup-event-leg = koniec etapu { $number }: prowadzi { WORD("colour", $colour) }, drugi jest { WORD("colour", $second) }
camelup-event-bet = { $seat }: { WORD("colour", $colour) } kafelek typowania z liczbą { $value } daje { SIGNED($worth) }
camelup-event-pyramid =
    { $count ->
        [one] { $seat }: kafelek piramidy daje +1
        [few] { $seat }: { $count } kafelki piramidy dają +{ $count }
       *[other] { $seat }: { $count } kafelków piramidy daje +{ $count }
    }
camelup-event-copy = { $seat } korzysta z kafelka, który ma { $other }: { SIGNED($amount) }
camelup-event-paid =
    { $amount ->
        [0] { $seat } za własne kafelki nic nie dostaje i nic nie płaci
       *[other] { $seat } rozlicza z bankiem własne kafelki: { SIGNED($amount) }
    }
camelup-event-race = koniec wyścigu: wygrywa { WORD("colour", $winner) }, ostatni jest { WORD("colour", $loser) }
camelup-event-shown = { $seat } odwraca { WORD("colour", $colour, form: "acc") } kartę w stosie { WORD("camelup-pile", $pile) }
camelup-event-reveal =
    { $amount ->
        [0] { $seat } odkrywa { WORD("colour", $colour, form: "acc") } kartę w stosie { WORD("camelup-pile", $pile) } i nie ma z czego zapłacić
       *[other] { $seat } odkrywa { WORD("colour", $colour, form: "acc") } kartę w stosie { WORD("camelup-pile", $pile) }: { SIGNED($amount) }
    }

## Rysunek

camelup-legend = 0+1, 0-1 na torze: kafelek widowni miejsca 0, doping albo wygwizdanie. # w piramidzie: szara kostka, białego i czarnego. >: kto ma ruch.
camelup-line = meta
camelup-waiting = czekają na polu { $space }
camelup-crossed = za linią mety, od dołu
camelup-crossed-backwards = za linią mety od tyłu, od dołu
camelup-pyramid = Etap { $leg }, w piramidzie
camelup-tickets = Kafelki typowania
camelup-tickets-none = brak
camelup-stack = pole { $space }, od dołu
camelup-own-cards = Twoje karty
camelup-hand-unknown = Nie wiadomo, jakie masz karty
camelup-no-cards = brak
camelup-pile = Stos { WORD("camelup-pile", $pile) }, od najstarszej karty
camelup-more = i jeszcze { $count }
camelup-pounds = FE
camelup-pounds-short = FE
camelup-pyramid-tickets = kafelki piramidy: { $count }
camelup-partner-of = w sojuszu: { $other }

## Szanse

camelup-no-odds = Nie ma szans do policzenia, dopóki wielbłądy nie stoją albo gdy wyścig jest skończony.
camelup-odds-leg = ten etap, dokładnie, w %
camelup-odds-race = wyścig, w %
camelup-odds-ends = Wyścig skończy się w tym etapie: { $percent }.
camelup-odds-error = Błąd standardowy szans w wyścigu: najwyżej { $points } punktu procentowego.
camelup-odds-hits = Kafelek widowni na polu { $space }: oczekiwana liczba trafień { $hits }.
camelup-odds-moves = Oczekiwany zysk z ruchów, w funtach:
camelup-odds-hand-unknown = Nie wiadomo, jakie karty typowania ma jeszcze ten gracz, więc nie da się ich wycenić.
camelup-odds-waiting = Karty typowania zagrane teraz i zatrzymane do końca etapu (± { $error }):
camelup-odds-holdings = Ile powinno przynieść to, co kto ma, w funtach:

## Co przemawia za ruchem

camelup-why-roll =
    Pewny funt. { $dice ->
        [one] To ostatnia kostka etapu.
        [few] W tym etapie zostały jeszcze { $dice } kostki.
       *[other] W tym etapie zostało jeszcze { $dice } kostek.
    } Wyścig kończy się w tym etapie w { $ends } % przypadków.
camelup-why-ticket = { WORD("colour", $colour) } prowadzi na koniec etapu w { $first } % i jest drugi w { $second } %, dokładnie: { SIGNED($worth) }.
camelup-why-ticket-left = Następny { WORD("colour", $colour) } kafelek typowania byłby dla rywala wart { SIGNED($worth) }.
camelup-why-tile = Na polu { $space } kafelek widowni zmienia to, czego możesz oczekiwać po tym etapie, o { SIGNED($worth) }.
camelup-why-card =
    { $pile ->
        [winner] { WORD("colour", $colour) } wygrywa wyścig w { $percent } %
       *[loser] { WORD("colour", $colour) } jest ostatni w { $percent } %
    }: teraz { SIGNED($worth) }, etap później { SIGNED($later) }.
camelup-why-partner = Najlepszy kafelek typowania partnera jest dla ciebie wart { SIGNED($worth) }.
