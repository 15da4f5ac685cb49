jamniki = Jamniki

## Opcje

jamniki-option-games = liczba gier w partii; druga toczy się w przeciwną stronę
jamniki-option-every_colour = wariant: punktuje najdłuższy fragment w każdym kolorze, zamiast własnego najdłuższego
jamniki-option-secret_tasks = wariant: dwa z dwunastu tajnych zadań dają w każdej grze dodatkowe punkty
jamniki-option-turning = płytkę wolno obrócić przed dołożeniem
jamniki-option-voluntary_white = płytkę wolno położyć białą stroną, nawet jeśli któraś pasuje
jamniki-option-start = miejsce, które zaczyna; -1 to losowe

## Słowa

jamniki-side-colour = kolorową stroną
jamniki-side-turned = odwróconą
jamniki-side-white = białą stroną
jamniki-source-bones = kostki
jamniki-source-colours = kolory
jamniki-source-tasks = zadania
jamniki-direction-left = w lewo
jamniki-direction-right = w prawo
jamniki-task-most-white = więcej białych części niż każdy z rywali
jamniki-task-no-single-colour = brak jednokolorowych płytek; białe liczą się jako jednokolorowe
jamniki-task-no-white = brak białych części
jamniki-task-most-single-colour = więcej jednokolorowych płytek (i białych) niż każdy z rywali
jamniki-task-most-red = więcej czerwonych części niż każdy z rywali
jamniki-task-fewest-bones = mniej kostek niż każdy z rywali
jamniki-task-no-equal-neighbours = żadne dwie sąsiednie płytki nie mają tej samej sumy kostek
jamniki-task-3-3-3-3-3 = pięć kolejnych części z kostkami 3 3 3 3 3, od pyszczka do ogona
jamniki-task-two-colours = dokładnie dwa kolory; biały to też kolor
jamniki-task-no-eight = brak płytki z ośmioma kostkami
jamniki-task-2-2-2-2-2 = pięć kolejnych części z kostkami 2 2 2 2 2, od pyszczka do ogona
jamniki-task-2-2-2-2-3 = pięć kolejnych części z kostkami 2 2 2 2 3, od pyszczka do ogona

## Ruchy

jamniki-move-lay = lay K13: dołóż płytkę do kubraczka; jej lewa część musi pasować do końca kolorem albo liczbą kostek
jamniki-move-lay-turned = lay K13 turned: to samo, prawą częścią naprzód
jamniki-move-lay-white = lay K13 white: białą stroną do góry, 2 i 2 kostki, tylko gdy nic na ręce nie pasuje; po niej pasuje wszystko
jamniki-move-lay-any-white = lay K13 white: białą stroną do góry, 2 i 2 kostki, kiedy zechcesz; po niej pasuje wszystko
jamniki-points = Punkty: 1 za każdą kostkę i 1 za każdą część twojego najdłuższego jednokolorowego fragmentu
jamniki-points-every-colour = Punkty: 1 za każdą kostkę i 1 za każdą część najdłuższego fragmentu każdego koloru spośród wszystkich kubraczków
jamniki-points-tasks = Punkty dają też zadania; w trakcie rundy porównuje się tyle samo płytek.

## Zdarzenia

jamniki-event-stack = stos od miejsca { $place }: { $tile }, { $second }, { $third }, { $fourth }
jamniki-event-first = { $player } zaczyna
jamniki-event-task = zadanie w tej grze: { WORD("jamniki-task", $task) }
jamniki-event-draw =
    { $tile ->
        [hidden] { $seat } bierze płytkę
       *[other] { $seat } bierze płytkę ({ $tile })
    }
jamniki-event-lay =
    { $tile ->
        [hidden] { $seat } dokłada płytkę ({ WORD("jamniki-side", $side) })
       *[other] { $seat } dokłada { $tile } ({ WORD("jamniki-side", $side) })
    }
jamniki-event-reveal = biała płytka na miejscu { $place } ({ $seat }) to { $tile }
jamniki-event-score = { $seat } w grze { $number }: { $bones } za kostki, { $colours } za kolory, { $tasks } za zadania
jamniki-event-again = gra 2: { $player } zaczyna, płytki wędrują w prawo
jamniki-event-take =
    { $tile ->
        [hidden] ręka wędruje dalej
       *[other] { $seat } przejmuje { $tile }
    }
jamniki-event-top = z wierzchu stosu: { $tile }

## Rysunek

jamniki-legend = G3: część kubraczka, jej kolor i kostki. <: to pyszczek, ~ to ogon. >: kto ma ruch.
jamniki-match = Gra { $number } z { $games }   płytki wędrują { WORD("jamniki-direction", $direction) }   stos { $stack }
jamniki-task = Zadanie ({ $points }): { WORD("jamniki-task", $task) }
jamniki-sources = punkty = { $sources }
jamniki-passed-on = podane przez ciebie: { $tiles }
jamniki-left-over = Zostały
jamniki-hand = { $player } ma na ręce

## Szanse

jamniki-no-odds = Szanse są tylko dla tego, kto ma ruch, i tylko do końca partii.
jamniki-odds-points = Punkty od razu (kubraczek ma teraz { $points }):
jamniki-odds-back = Szansa, że podana dalej płytka wróci (błąd standardowy najwyżej { $error } punktu procentowego):
jamniki-odds-back-exact = Szansa, że podana dalej płytka wróci (dokładna):

## Co przemawia za ruchem

jamniki-why-points = Od razu: kostki { SIGNED($bones) }, kolory { SIGNED($colours) }, zadania { SIGNED($tasks) }.
jamniki-why-passed =
    { $points ->
        [0] Z przekazanych płytek następny gracz nic nie zyskuje.
       *[other] Z przekazanych płytek następny gracz zyskuje od razu do { SIGNED($points) }.
    }
