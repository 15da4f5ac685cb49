study-jamniki = Jamniki: punkty i zadania
study-jamniki-about = Ile punktów dają kubraczki, jak wyrównane są partie i o które z dwunastu zadań warto się starać.

## Wyniki

study-jamniki-method =
    Na wszystkich miejscach partii siedzi ten sam bot. Boty zachłanne dokładają to, co od razu daje najwięcej punktów; przeszukujące ({ $bot }) patrzą naprzód, próbując { $playouts } razy na ruch, i grają o zwycięstwo. Każdy wiersz botów zachłannych to { $greedy } partii, przeszukujących { $searching }. Obok średniej podano, gdzie leży ona z ufnością 95 %; partia liczy się jako jedna obserwacja.
study-jamniki-scores = Punkty w partii według liczby graczy (zwykłe zasady, dwie gry)
study-jamniki-scores-read =
    Im więcej graczy, tym krótsze kubraczki i tym bardziej wyrównana partia: zwycięzca prowadzi średnio o { NUMBER($two, minimumFractionDigits: 1) } punktu przy dwóch graczach i o { NUMBER($five, minimumFractionDigits: 1) } przy pięciu, licząc obie gry razem. W { NUMBER($few, minimumFractionDigits: 1) } na 100 partii dwuosobowych i w { NUMBER($many, minimumFractionDigits: 1) } na 100 pięcioosobowych pierwsze miejsce jest dzielone. Dwie kostki więcej lub mniej na jednej płytce rozstrzygają wiele partii.
study-jamniki-scores-plot = Punkty gracza w partii
study-jamniki-scores-caption = Ilu graczy miało tyle punktów po dwóch grach; grały boty zachłanne.
study-jamniki-leads-plot = Jak wyrównane są partie
study-jamniki-leads-caption = Odsetek partii wygranych najwyżej tyloma punktami; grały boty zachłanne. Przy 0 pierwsze miejsce było dzielone.
study-jamniki-variants = Punkty kubraczka w jednej grze według wariantu (boty zachłanne)
study-jamniki-sources =
    { $players ->
        [one] Skąd biorą się punkty przy { $players } graczu (boty zachłanne)
        [few] Skąd biorą się punkty przy { $players } graczach (boty zachłanne)
       *[other] Skąd biorą się punkty przy { $players } graczach (boty zachłanne)
    }
study-jamniki-edges =
    { $players ->
        [one] O ile więcej niż pozostali mają zwycięzcy partii przy { $players } graczu (boty zachłanne)
        [few] O ile więcej niż pozostali mają zwycięzcy partii przy { $players } graczach (boty zachłanne)
       *[other] O ile więcej niż pozostali mają zwycięzcy partii przy { $players } graczach (boty zachłanne)
    }
study-jamniki-edges-read =
    Zdecydowanie najwięcej punktów jest z kostek i przy zwykłych zasadach to kostki rozstrzygają: zwycięzcy mają z nich o { NUMBER($bones, minimumFractionDigits: 1) } punktu więcej niż pozostali, a z najdłuższego fragmentu o { NUMBER($runs, minimumFractionDigits: 1) }. Fragment w jednym kolorze przychodzi przy okazji. Gdy punktuje każdy kolor, { NUMBER($colours, minimumFractionDigits: 1) } punktu przewagi zwycięzców jest z kolorów; przy zadaniach { NUMBER($tasks, minimumFractionDigits: 1) } jest z zadań, a tylko { NUMBER($beside, minimumFractionDigits: 1) } z kostek.

## Zadania

study-jamniki-tasks-method =
    Dwa z dwunastu zadań leżą odkryte dla wszystkich; kto spełni zadanie, dostaje jego punkty. Tutaj każda partia to pojedyncza gra z zadaniami: przy każdej liczbie graczy { $greedy } partii botów zachłannych i { $searching } przeszukujących. Zadania porównujące graczy („najwięcej”, „najmniej”) może spełnić najwyżej jeden gracz, a przy remisie nikt.
study-jamniki-tasks = Jak często gracz spełnia każde z zadań (boty { $bots })
study-jamniki-tasks-plot =
    { $players ->
        [one] Jak trudne są zadania przy { $players } graczu
        [few] Jak trudne są zadania przy { $players } graczach
       *[other] Jak trudne są zadania przy { $players } graczach
    }
study-jamniki-tasks-caption = Jak często gracz spełnia zadanie; w nawiasie jego punkty. Mimochodem: kubraczki botów zachłannych w grach z innymi zadaniami, gdy nikt się o to nie starał.
study-jamniki-neglected =
    Niektóre zadania boty przeszukujące spełniają rzadziej niż zachłanne: { $tasks }. To, czego spodziewają się po dalszych turach, zna kostki i kolory, ale nie zadania, więc jest to zapewne ich słabość, a nie cecha gry: przy tych zadaniach więcej mówią liczby botów zachłannych.
study-jamniki-worth =
    { $players ->
        [one] Ile warte jest każde zadanie przy { $players } graczu (boty { $bots })
        [few] Ile warte jest każde zadanie przy { $players } graczach (boty { $bots })
       *[other] Ile warte jest każde zadanie przy { $players } graczach (boty { $bots })
    }
study-jamniki-worth-plot =
    { $players ->
        [one] Ile zadanie daje każdemu przy { $players } graczu
        [few] Ile zadanie daje każdemu przy { $players } graczach
       *[other] Ile zadanie daje każdemu przy { $players } graczach
    }
study-jamniki-worth-brought = z zadania
study-jamniki-worth-left = z kostkami i kolorami
study-jamniki-worth-caption = Słupki: punkty zadania razy to, jak często jest spełniane; grały boty przeszukujące. Kwadraty: to samo wraz z punktami, które kubraczki tracą lub zyskują na kostkach i kolorach, gdy to zadanie leży odkryte.
study-jamniki-worth-read =
    Łatwe punkty to zadania często spełniane i dobrze płatne: tutaj „{ $best }”, „{ $second }” i „{ $third }”. Najmniej daje „{ $worst }”. Ale co mają wszyscy, nie daje przewagi: „przewaga nad rywalami” to punkty, o które ten, kto spełnił zadanie, wyprzedza w nim średnio pozostałych. Zadań, które większość spełnia mimochodem, wystarczy nie zepsuć; zadania porównujące graczy dają wszystkie punkty jednemu i są coś warte tylko dla tego, kto i tak w nich prowadzi.

study-jamniki-column-bots = boty
study-jamniki-column-players = gracze
study-jamniki-column-mean = punkty
study-jamniki-column-low = 5 % ma mniej niż
study-jamniki-column-middle = połowa ma mniej niż
study-jamniki-column-high = 5 % ma więcej niż
study-jamniki-column-winner = punkty zwycięzcy
study-jamniki-column-lead = przewaga zwycięzcy
study-jamniki-column-shared = dzielone pierwsze miejsca
study-jamniki-column-variant = wariant
study-jamniki-column-bones = kostki
study-jamniki-column-colours = kolory
study-jamniki-column-tasks = zadania
study-jamniki-column-task = zadanie
study-jamniki-column-points = punkty
study-jamniki-column-by-the-way = mimochodem
study-jamniki-column-fulfilled = spełnione
study-jamniki-column-brings = daje
study-jamniki-column-elsewhere = kostki i kolory
study-jamniki-column-net = razem
study-jamniki-column-ahead = przewaga nad rywalami
study-jamniki-variant-usual = zwykłe zasady
study-jamniki-variant-one-game = jedna gra
study-jamniki-variant-every-colour = punktuje każdy kolor
study-jamniki-variant-tasks = zadania
study-jamniki-variant-both = każdy kolor i zadania
study-jamniki-variant-turning = płytki wolno obracać
study-jamniki-variant-white = białą stroną wolno zawsze
study-jamniki-axis-points = punkty po dwóch grach
study-jamniki-axis-coats = odsetek graczy
study-jamniki-axis-lead = przewaga zwycięzcy w punktach
study-jamniki-axis-matches = odsetek partii z najwyżej taką przewagą
study-jamniki-axis-fulfilled = odsetek graczy, którzy je spełniają
study-jamniki-axis-brings = punkty na gracza
study-jamniki-task-most-white = najwięcej białych
study-jamniki-task-no-single-colour = bez jednokolorowych
study-jamniki-task-no-white = bez białych
study-jamniki-task-most-single-colour = najwięcej jednokolorowych
study-jamniki-task-most-red = najwięcej czerwonych
study-jamniki-task-fewest-bones = najmniej kostek
study-jamniki-task-no-equal-neighbours = bez równych sąsiadów
study-jamniki-task-3-3-3-3-3 = 3-3-3-3-3
study-jamniki-task-two-colours = dokładnie dwa kolory
study-jamniki-task-no-eight = bez płytki z ośmioma
study-jamniki-task-2-2-2-2-2 = 2-2-2-2-2
study-jamniki-task-2-2-2-2-3 = 2-2-2-2-3
