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
cubitos-nouns-money = monet
cubitos-nouns-feet = stóp
cubitos-nouns-water-feet = wodnych stóp
cubitos-nouns-credits = żetonów waluty

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
cubitos-when-push = Przy każdym kuszeniu losu
cubitos-when-pushed = Po każdym kuszeniu losu bez porażki
cubitos-when-would-bust = Gdy masz ponieść porażkę
cubitos-when-bust = Przy porażce
cubitos-when-run = Bieg
cubitos-when-after-move = Po ruchu
cubitos-when-most = Najwięcej mieczy (przy remisie nikt)
cubitos-when-most-ties = Najwięcej mieczy (remisy rozstrzyga kość pierwszego gracza)
cubitos-when-every = Każdy, kto ma miecze
cubitos-when-power-too = { $when }, ścianka mocy, dodatkowo
cubitos-when-power-only = { $when }, tylko ścianka mocy
cubitos-when-together = { $when }, { $n } kości razem
cubitos-card-line = { $when }: { $what }.

## Łączenie

cubitos-and = { $first } i { $last }
cubitos-or = { $first } lub { $last }
cubitos-comma = { $first }, { $last }
cubitos-then = { $first }; { $last }
cubitos-or-else = { $first } albo { $last }
cubitos-if-so = { $first }, a jeśli to zrobisz, { $last }
cubitos-from-zone = { WORD("cubitos-zone", $zone, form: "gen") }

## Efekty: części zdania oddzielone średnikami; objaśnienia stoją w nawiasach

cubitos-does-gain = +{ $n } { $noun }
cubitos-does-equal-fans = tyle { $nouns }, ilu masz fanów
cubitos-does-equal-lines = tyle { $nouns }, ile czerwonych linii masz przed sobą na tym okrążeniu lub torze (w dogrywce nic)
cubitos-does-half-fans = tyle { $nouns }, ile wynosi połowa liczby twoich fanów, zaokrąglona w dół
cubitos-does-half-lines = tyle { $nouns }, ile wynosi połowa liczby czerwonych linii przed tobą na tym okrążeniu lub torze, zaokrąglona w dół (w dogrywce nic)
cubitos-does-each-die = { $gain } za każdą aktywną { $dice } kość
cubitos-does-each-few = { $gain } za { $every } { $m } { $noun }
cubitos-does-each-colour = { $gain } za każdy kolor wśród twoich aktywnych kości
cubitos-does-each-rival = { $gain } za każdego gracza z mniejszą liczbą mieczy
cubitos-does-repeat = weź jeszcze raz monety i stopy ze swoich aktywnych { $dice } kości (także użytych)
cubitos-does-fan = +{ $n } { $noun }
cubitos-does-fan-without-hand = +{ $n } { $noun } (z żetonami waluty, ale bez żetonu doboru)
cubitos-does-add = dorzuć { $n } { $noun } ze Strefy Dobierania
cubitos-does-lose-this = strać tę kość
cubitos-does-may-lose-this = możesz stracić tę kość
cubitos-does-must-lose-this = strać tę kość (obowiązkowo)
cubitos-does-lose = strać { $n } { $noun } { $zones }
cubitos-does-may-lose = możesz stracić { $n } { $noun } { $zones }
cubitos-does-must-lose = strać { $n } { $noun } { $zones } (obowiązkowo)
cubitos-does-from = ze { $zones }
cubitos-does-from-any = z dowolnej strefy
cubitos-does-gain-die = zyskaj 1 kość z podajnika do Strefy Odrzucania{ $cap }
cubitos-does-may-gain-die = możesz zyskać 1 kość z podajnika do Strefy Odrzucania{ $cap }
cubitos-does-gain-this-die = zyskaj 1 { $dice } kość do Strefy Odrzucania{ $cap } (jeśli jakaś została)
cubitos-does-may-gain-this-die = możesz zyskać 1 { $dice } kość do Strefy Odrzucania{ $cap }
cubitos-does-cap = , o koszcie co najwyżej { $n }
cubitos-does-cap-fans = , o koszcie nie większym niż liczba twoich fanów
cubitos-does-cap-with-gray = { $cap } (szare kości kosztują 0)
cubitos-does-borrow = weź 1 kość{ $but } z podajnika do Strefy Aktywnej, dowolną ścianką do góry (na koniec rundy wraca do podajnika, także po porażce)
cubitos-does-set = połóż 1 kość ze Strefy Rzutu w Strefie Aktywnej, dowolną ścianką do góry
cubitos-does-back-this = możesz najpierw przenieść tę kość ze Strefy Aktywnej do Strefy Rzutu
cubitos-does-back = potem przenieś { $n } { $noun } ze Strefy Aktywnej do Strefy Rzutu, jeśli to możliwe
cubitos-does-safe = twoje następne kuszenie losu nie może skończyć się porażką
cubitos-does-save = nie ponosisz porażki
cubitos-does-keep = twoje { $dice } kości zostają w Strefie Aktywnej
cubitos-does-roll-all = rzuć wszystkimi swoimi kośćmi { $zones }
cubitos-does-roll-all-these = weź wszystkie swoje { $dice } kości { $zones } i rzuć nimi
cubitos-does-roll-exactly =
    możesz wybrać { $n } { $noun }{ $but }{ $different } { $zones } i rzucić { $n ->
        [one] nią
        [few] nimi
       *[other] nimi
    }
cubitos-does-roll-any = wybierz dowolne swoje kości{ $different } { $zones } i rzuć nimi
cubitos-does-roll-any-these = wybierz dowolne swoje { $dice } kości{ $different } { $zones } i rzuć nimi
cubitos-does-roll-up-to =
    wybierz najwyżej { $n } { $noun }{ $but }{ $different } { $zones } i rzuć { $n ->
        [one] nią
        [few] nimi
       *[other] nimi
    }
cubitos-does-different = { " " }w różnych kolorach
cubitos-does-once-more = potem zrób to jeszcze raz
cubitos-does-but = { " " }(oprócz { $dice })
cubitos-does-saves = { $roll } (przy co najmniej jednym trafieniu nie ponosisz porażki)
cubitos-does-step = możesz od razu przesunąć biegacza po lądzie o { $n } { $noun } (bez nagród, skrótów i plecaków odrzutowych)
cubitos-does-again = musisz jeszcze raz kusić los (raz na rzut, bez względu na liczbę takich kości; możesz jak zawsze ponieść porażkę)
cubitos-does-free = przy następnym dobieraniu twoje { $dice } kości nie wliczają się do limitu dobierania (przy porażce się liczą)
cubitos-does-any = przy następnym dobieraniu możesz przenieść dowolne ze swoich kości z dowolnych stref do Strefy Rzutu, bez względu na limit dobierania
cubitos-does-give = możesz oddać 1 ze swoich kości z dowolnej strefy innemu graczowi z najmniejszą liczbą mieczy (do Strefy Odrzucania; przy remisie wybierasz komu)
cubitos-does-reward = weź nagrodę z innego pola, oddalonego najwyżej o { $n } { $noun } (licząc też przez wodę; może to być pole, z którego ruszasz w tej rundzie)
cubitos-does-if-active = { $then }, jeśli masz aktywną { $dice } kość
cubitos-does-if-all-active = { $then }, jeśli masz aktywne kości: { $dice }
cubitos-does-if-lost = { $then }, jeśli w tej rundzie ubyła ci kość
cubitos-does-if-credited = { $then }, jeśli w tej rundzie przybywa ci żeton waluty (skądkolwiek)
cubitos-does-may = opcjonalnie { $then }
cubitos-does-choose = wybierz: { $options }
cubitos-does-rivals = za każdego gracza z mniejszą liczbą mieczy { $then }
cubitos-does-price = { WORD("cubitos-die", $die) }, koszt { $n }

## To, na czym opiera się opis karty, na jego końcu

cubitos-note-sword = Symbol to jeden miecz.
cubitos-note-swords = Symbol to jeden miecz, a ścianka mocy to dwa.
cubitos-note-water = Wodna stopa pozwala wejść także na wodę.
cubitos-note-colours = Oba odcienie szarości to jeden kolor, a kość pierwszego gracza to osobny kolor.
cubitos-note-rolls = Rzuty z tej karty nie grożą porażką: trafienia idą do Strefy Aktywnej, gdzie można użyć zdolności „Natychmiast”, a pudła do Strefy Rzutu.
cubitos-note-saving-rolls = Trafienia w rzucie z tej karty idą do Strefy Aktywnej, gdzie można użyć zdolności „Natychmiast”, a pudła do Strefy Rzutu.
