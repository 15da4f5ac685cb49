# Badanie „seats”: ile warte jest rozpoczynanie.

study-seats = Czy lepiej zaczynać?
study-seats-about = Jak często wygrywa każde miejsce, gdy wszyscy grają tak samo, w każdej grze i przy każdej liczbie graczy: ile znaczy kolejność przy stole.
study-seats-how = Zawsze zaczyna miejsce 1, pozostałe idą w kolejności gry. Na wszystkich miejscach gra ten sam bot, więc każda różnica bierze się z tego, gdzie kto siedzi. Kto dzieli pierwsze miejsce, dzieli też wygraną. Norma to tyle, ile wygrywałoby każde miejsce, gdyby wszystkie były równe.
study-seats-better =
    { $game }: opłaca się zaczynać. Tam, gdzie znaczy to najwięcej ({ $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }), zachłanne boty na pierwszym miejscu wygrywają { $share } gier zamiast { $par }.
study-seats-worse =
    { $game }: zaczynać się nie opłaca. Tam, gdzie znaczy to najwięcej ({ $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }), zachłanne boty na pierwszym miejscu wygrywają { $share } gier zamiast { $par }.
study-seats-even =
    { $game }: przy żadnej liczbie graczy pierwsze miejsce nie jest wyraźnie lepsze ani gorsze od innych. Największa różnica ({ $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }) to { $share } gier przy normie { $par }, a norma leży w przedziale.
study-seats-plot-greedy = Wśród botów zachłannych
study-seats-plot-searching = Wśród botów przeszukujących
study-seats-caption = O ile punktów procentowych gier każde miejsce wygrywa więcej lub mniej, niż wynosi norma. Słupki to miejsca od zaczynającego, podpisane numerami; cienkie linie to przedziały 95 %.
study-seats-table = Ile wygrywa pierwsze miejsce
study-seats-column-game = gra
study-seats-column-players = gracze
study-seats-column-par = norma
study-seats-column-greedy = pierwsze miejsce, boty zachłanne (95 %)
study-seats-column-searching = pierwsze miejsce, boty przeszukujące (95 %)
study-seats-column-games = gry
study-seats-chance = Jeden przedział na dwadzieścia mija się z prawdą przez przypadek: pojedynczy słupek tuż za linią niczego nie dowodzi, ale spadek, który powtarza się od stołu do stołu – owszem. Boty przeszukujące rozgrywają o wiele mniej gier, stąd szerokie przedziały.
