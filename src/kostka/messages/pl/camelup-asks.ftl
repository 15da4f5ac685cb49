colour-grey = szary
    .gen = szarego
    .fem = szara
    .acc = szarą
    .loc = szarej

## Pytania

camelup-prompt-arrange = Postaw wielbłąda na wieży na polu { $space }, od dołu do góry.
camelup-prompt-turn = Etap { $leg }, kostki w piramidzie: { $dice }. Rzut, kafelek typowania, widownia czy karta?

## Powody

camelup-arrange-first = gracz rozpoczynający ustawia najpierw wielbłądy, które startują z jednego pola: od najniższego pola, od dołu do góry.
camelup-stack-at-start = wielbłądy ustawia się tylko przed wyścigiem.
camelup-tickets-taken = nie ma już kafelków typowania w tym kolorze: { WORD("colour", $colour) }.
camelup-tile-in-place = kafelek widowni przenosi się na inne pole; samo odwrócenie go na miejscu nie jest ruchem.
camelup-tile-on-tile = na polu { $space } leży już inny kafelek widowni.
camelup-tile-beside = pole { $space } jest obok kafelka widowni innego gracza na polu { $beside }.
camelup-tile-on-camel = na polu { $space } stoi wielbłąd.
camelup-hand-empty = masz już zagrane wszystkie karty typowania ({ $cards }).
camelup-card-colour = nazwij swoją kartę, jak w '{ $pile } red'; '{ $pile } ?' jest dla kart, które leżą zakryte na prawdziwym stole.
camelup-card-played = twoja { WORD("colour", $colour, form: "fem") } karta typowania jest już zagrana.
camelup-no-partners = sojusze są możliwe od { $players } graczy.
camelup-no-such-seat = przy tym stole nie ma takiego gracza.
camelup-own-partner = nie można zawrzeć sojuszu z samym sobą.
camelup-has-partner = { $seat } jest już w sojuszu w tym etapie.

## Kostki z prawdziwego stołu

camelup-script-only-roll = Kostki podaje się tylko przy ruchu 'roll' i przy ostatnim 'stack'.
camelup-script-one-die =
    { $hidden ->
        [0] Z piramidy wypada jedna kostka, a podano: { $given }.
        [one] Z piramidy wypada jedna kostka, a na koniec odkrywa się jedną kartę; podano: { $given }.
        [few] Z piramidy wypada jedna kostka, a na koniec odkrywa się { $hidden } karty; podano: { $given }.
       *[other] Z piramidy wypada jedna kostka, a na koniec odkrywa się { $hidden } kart; podano: { $given }.
    }
camelup-script-card = { $given } to nie następna odkrywana karta: leży ona w stosie { WORD("camelup-pile", $pile) }, zagrało ją miejsce { $seat }, a jej koloru ten gracz jeszcze nie pokazał, jak w ("{ $pile }", "red").
camelup-script-rolled = W tym etapie { WORD("colour", $die, form: "fem") } kostka była już rzucona.
camelup-script-deal = Rozstawienie wymienia wielbłądy z ich polami (ma ich być { $camels }) i miejsce, które zaczyna.
camelup-script-camels = Rozstawienie wymienia każdego wielbłąda raz, najpierw wielbłądy wyścigowe.
camelup-script-die = { $given } to nie kostka: kostkę podaje się jak w ("blue", 2), a szarą jak w ("white", 3).
camelup-script-crazy = { $given } to nie start szalonego wielbłąda: podaje się go jak w ("white", 15).

## Błędy pozycji

camelup-no-stacks = Pozycja mówi, gdzie stoją wielbłądy, jak w "stacks": { "{" }"1": ["red", "yellow"], ...{ "}" }.
camelup-camel-twice = W dwóch miejscach naraz stoi { WORD("colour", $camel) } wielbłąd.
camelup-camel-missing = Na torze brakuje wielbłąda: { WORD("colour", $camel) }.
camelup-two-tiles = Miejsce { $seat } ma na torze dwa kafelki widowni, a każdy gracz ma jeden.
camelup-tile = { $path } jest niemożliwe: { $reason }
camelup-die-twice = W { $path } jakaś kostka jest wymieniona dwa razy.
camelup-die-both = Zarazem rzucona i w piramidzie jest { WORD("colour", $die, form: "fem") } kostka.
camelup-die-neither = Ani rzucona, ani w piramidzie nie jest { WORD("colour", $die, form: "fem") } kostka.
camelup-few-dice = Etap kończy się z piątą kostką, więc w piramidzie są co najmniej dwie.
camelup-partners-from = Sojusze zawiera się dopiero w co najmniej { $players } graczy.
camelup-partner-one-way = Miejsce { $seat } jest w sojuszu z miejscem { $partner }, ale nie na odwrót.
camelup-no-ticket = { $path } ma { WORD("colour", $colour) } kafelek typowania o wartości { $value }, którego nie ma albo który jest już zabrany.
camelup-ticket-pile = { $path } to { $given }, a stos to to, co zostało z [5, 3, 2, 2].
camelup-ticket-nowhere = Ani w stosie, ani u gracza nie leży { WORD("colour", $colour) } kafelek typowania o wartości { $value }.
camelup-ticket-twice = Zarazem w stosie i u gracza leży { WORD("colour", $colour) } kafelek typowania.
camelup-tickets-from-top = Kafelki typowania w tym kolorze ({ WORD("colour", $colour) }) nie były brane od góry stosu: 5, 3, 2, 2.
camelup-ticket-of-die = Rzucone kostki: { $rolled }, a wzięte kafelki piramidy: { $taken }; na każdą kostkę przypada jeden.
camelup-many-cards = { $path } ma kart: { $given }, a jest ich tylko { $most }.
camelup-card-shape = { $path } musi być miejscem i kolorem, jak w [0, "red"].
camelup-card-twice = Miejsce { $seat } zagrało dwa razy swoją { WORD("colour", $colour, form: "acc") } kartę typowania.
camelup-cards-of-seat = Miejsce { $seat } zagrało więcej kart typowania niż { $most }.
camelup-hand = { $path } i zagrane karty nie są razem po jednej w każdym kolorze.
camelup-hidden-cards = { $path } nie wystarcza, by rozróżnić zakryte karty ({ $hidden }): pomiń to pole albo nazwij karty.
camelup-cards-shown = Po końcu wyścigu żadna karta nie leży już zakryta.
camelup-beyond-line = Wielbłąd jest za linią mety dokładnie wtedy, gdy "phase" to 'over'; przedtem pola to 1 do 16.
camelup-unplaced = Wielbłądy czekają na ustawienie dokładnie wtedy, gdy "phase" to „arrange”.
camelup-no-arranging = "phase" może być „arrange” tylko z opcją „arrange”.
camelup-arranged-before = Wielbłądy ustawia się przed pierwszą turą, więc żadna kostka, kafelek ani karta nie jest jeszcze zagrana.
camelup-crazy-later = Dopiero gdy pozostałe są ustawione, na tor wchodzi { WORD("colour", $camel) } wielbłąd.
camelup-cannot-start = Z pola { $space } nie może startować { WORD("colour", $camel) } wielbłąd.
camelup-last-unplaced = Na polu { $space } czeka jeden wielbłąd, ale ostatni z pola nie jest wyborem.
camelup-lowest-first = Na polu { $space } są już ustawione wielbłądy, ale najpierw ustawia się te z pola { $first }.
camelup-both-ends = Wyścig kończy się, gdy jedna jednostka przekracza linię mety, więc wielbłądy są na polu 0 albo 17, nie na obu.
camelup-wrong-end = Linię mety przekroczył { WORD("colour", $camel) } wielbłąd, ale wielbłądy wyścigowe przekraczają ją na pole 17, a szalone na 0.
camelup-other-crazy = Linię mety przekroczył { WORD("colour", $camel) } wielbłąd, ale szara kostka poruszyłaby drugiego.
camelup-crossing-die = Linię mety przekroczył { WORD("colour", $camel) } wielbłąd, więc rzucona jest { WORD("colour", $die, form: "fem") } kostka, a rzuconych jest najwyżej pięć.

## Koniec

camelup-end = Linię mety przekroczył { WORD("colour", $camel) } wielbłąd.
camelup-end-backwards = Linię mety przekroczył od tyłu { WORD("colour", $camel) } wielbłąd.
