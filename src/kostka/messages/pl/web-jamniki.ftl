## Stół

web-jamniki-where = Gra { $number } z { $games }, runda { $round } z { $rounds }
web-jamniki-where-single = Runda { $round } z { $rounds }
web-jamniki-mark = Gra { $number }, runda { $round }
web-jamniki-mark-round = Runda { $round }
web-jamniki-variant-every-colour = liczy się każdy kolor
web-jamniki-variant-secret-tasks = zadania
web-jamniki-variant-turning = obracanie
web-jamniki-variant-voluntary-white = biała na życzenie
web-jamniki-dog-mine = Twój jamnik
web-jamniki-dog-of = Jamnik gracza { $name }
web-jamniki-look = Obejrzyj jamnika gracza { $name }: { $dog }
web-jamniki-look-mine = Obejrzyj swojego jamnika: { $dog }
web-jamniki-coat-empty = jeszcze bez kubraczka
web-jamniki-coat-tile = płytka { $place }: { $tile }
web-jamniki-tile = { $first } { $first_bones }, { $second } { $second_bones }
web-jamniki-tile-white = biała, 2 i 2
web-jamniki-tile-unknown = płytka, której nie znasz
web-jamniki-open-end = wolny koniec
web-jamniki-end-or = albo { $bones }
web-jamniki-end-any = cokolwiek
web-jamniki-end-full = kubraczek gotowy
web-jamniki-end-words = wolny koniec: { $end }
web-jamniki-end-joins = { WORD("colour", $colour) } albo { $bones } kostki
web-jamniki-glass = Fragment twojego kubraczka
web-jamniki-glass-drag = przesuń wzdłuż
web-jamniki-run-of = fragment { $length }
web-jamniki-score-words = { $parts }, punkty razem: { $points }
web-jamniki-for-bones = { $points } za kostki
web-jamniki-for-run = { $points } za najdłuższy fragment
web-jamniki-for-colours = { $points } za kolory
web-jamniki-for-tasks = { $points } za zadania
web-jamniki-earlier = Punkty z poprzedniej gry: { $points }, razem { $total }.
web-jamniki-before = wcześniej { $points }
web-jamniki-bones = kostki
web-jamniki-bones-of = { $count ->
    [one] 1 kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}
web-jamniki-colours = kolory
web-jamniki-longest = fragment
web-jamniki-longest-run = najdłuższy fragment
web-jamniki-tasks = zadania
web-jamniki-points = punkty
web-jamniki-points-of = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
web-jamniki-gets-hand = dostaje twoją rękę
web-jamniki-next = następny ruch

## Ręka

web-jamniki-your-hand = Twoja ręka
web-jamniki-hand-of = Rękę ma { $name }
web-jamniki-hand-then = Ręka: { $name }
web-jamniki-chosen = położona
web-jamniki-hand-here = Tutaj jest ręka, liczba płytek: { $count }
web-jamniki-left-over = Zostały
web-jamniki-note-drawn = wzięta w tej turze: { $tile }
web-jamniki-note-both = każdą płytkę wolno obrócić albo położyć białą stroną
web-jamniki-note-turning = każdą płytkę wolno obrócić
web-jamniki-note-white = każdą płytkę wolno położyć białą stroną
web-jamniki-note-known = te płytki znasz, bo przeszły przez twoje ręce
web-jamniki-note-unknown = nie znasz żadnej z tych płytek
web-jamniki-note-watching = widzi ją tylko ten, kto ją trzyma
web-jamniki-goes-to = dostaje { $name }
web-jamniki-last-tile = ostatnia płytka
web-jamniki-pass-left = Ręka wędruje w lewo
web-jamniki-pass-right = Ręka wędruje w prawo
web-jamniki-stack = { $count ->
    [one] 1 płytka na stosie
    [few] { $count } płytki na stosie
   *[other] { $count } płytek na stosie
}
web-jamniki-stack-left = { $count ->
    [one] płytka na stosie
    [few] płytki na stosie
   *[other] płytek na stosie
}
web-jamniki-stack-title = Stos
web-jamniki-stack-tip = Każda tura zaczyna się od wzięcia płytki ze stosu. Stos nigdy się nie kończy i nikt nie zna jego kolejności.
web-jamniki-why-first = od niej zacznie się kubraczek
web-jamniki-why-white = do białej pasuje wszystko
web-jamniki-why-colour = { WORD("colour", $colour, form: "fem") } z { WORD("colour", $colour, form: "acc") }
web-jamniki-why-bones = { $bones } kostki z { $bones } kostkami
web-jamniki-why-both = kolor i liczba pasują
web-jamniki-why-back = białą stroną: 2 i 2
web-jamniki-needs = potrzebna { WORD("colour", $colour, form: "fem") } albo { $bones } kostki
web-jamniki-brings = punkty teraz: { SIGNED($points) }
web-jamniki-brings-of = Teraz: kostki { SIGNED($bones) }, kolory { SIGNED($colours) }, zadania { SIGNED($tasks) }, razem { SIGNED($points) }.
web-jamniki-brings-plain = Teraz: kostki { SIGNED($bones) }, kolory { SIGNED($colours) }, razem { SIGNED($points) }.
web-jamniki-known-to = Kto już ją zna: { $players }
web-jamniki-turn = Obróć
web-jamniki-white = Białą stroną do góry

## Wiersz polecenia

web-jamniki-prompt-lay = Dołóż płytkę do kubraczka
web-jamniki-prompt-join = musi być { WORD("colour", $colour, form: "fem") } albo mieć { $bones } kostki
web-jamniki-prompt-first = na początek pasuje każda
web-jamniki-prompt-after-white = do białej pasuje wszystko
web-jamniki-prompt-none = Nic nie pasuje: połóż płytkę białą stroną
web-jamniki-prompt-none-why = żadna nie jest { WORD("colour", $colour, form: "fem") } ani nie ma { $bones } kostek; biała to 2 i 2, a po niej pasuje wszystko
web-jamniki-prompt-and = { $hint }; { $goes }
web-jamniki-prompt-goes = resztę dostaje { $player }
web-jamniki-prompt-last = to ostatnia płytka tej gry
web-jamniki-prompt-waits = { $player } wybiera płytkę
web-jamniki-prompt-then-you = potem ręka trafi do ciebie
web-jamniki-prompt-again-you = Gra 2: zaczynasz, ręka wędruje w prawo
web-jamniki-prompt-again = Gra 2: zaczyna { $player }, ręka wędruje w prawo
web-jamniki-prompt-leads = prowadzi { $player }, punkty: { $points }
web-jamniki-prompt-won =
    { $points ->
        [one] Wygrywasz z { $points } punktem
        [few] Wygrywasz z { $points } punktami
       *[other] Wygrywasz z { $points } punktami
    }
web-jamniki-prompt-wins =
    { $points ->
        [one] Wygrywa { $player } z { $points } punktem
        [few] Wygrywa { $player } z { $points } punktami
       *[other] Wygrywa { $player } z { $points } punktami
    }
web-jamniki-prompt-share =
    { $points ->
        [one] Wygrywają { $players }, po { $points } punkcie
        [few] Wygrywają { $players }, po { $points } punkty
       *[other] Wygrywają { $players }, po { $points } punktów
    }
web-jamniki-prompt-behind =
    { $points ->
        [one] zabrakło { $points } punktu
        [few] zabrakło { $points } punktów
       *[other] zabrakło { $points } punktów
    }
web-jamniki-verb-short = Dołóż
web-jamniki-verb-short-white = Połóż białą
web-jamniki-verb-lay = Dołóż i podaj dalej
web-jamniki-verb-lay-last = Dołóż ostatnią płytkę
web-jamniki-verb-white = Połóż białą i podaj dalej
web-jamniki-verb-white-last = Połóż ostatnią białą stroną

## Szanse, kolory, zadania

web-jamniki-odds = Co daje teraz każda płytka
web-jamniki-odds-short = Płytki teraz
web-jamniki-odds-tile = płytka
web-jamniki-odds-back = wróci
web-jamniki-odds-back-tip = Szansa, że taka płytka będzie na ręce, gdy ręka do ciebie wróci, jeśli podasz tę płytkę dalej, a każdy weźmie od razu najwięcej punktów.
web-jamniki-odds-wins-tip = Szansa wygrania partii z tą płytką, z gier rozegranych stąd do końca.
web-jamniki-odds-exact = Dokładnie.
web-jamniki-odds-about = Z losowych gier, ± { $error }.
web-jamniki-odds-no-fit = nie pasuje
web-jamniki-odds-soon = Liczby są właśnie przygotowywane.
web-jamniki-odds-asking = Trwa liczenie, co daje każda płytka.
web-jamniki-move-lay = { WORD("jamniki-tile", $tile) }
web-jamniki-move-white = { WORD("jamniki-tile", $tile) } białą stroną
web-jamniki-coats = Ile warte są kubraczki
web-jamniki-panels = Co pokazuje panel
web-jamniki-every-colour = Każdy kolor
web-jamniki-colour-run = długość { $length }, kostki: { $bones }
web-jamniki-colour-won = punktuje
web-jamniki-colours-rule = W każdym kolorze punktuje najdłuższy fragment spośród wszystkich kubraczków.
web-jamniki-tie-shared = { $players }: długość { $length } i tyle samo kostek ({ $bones }), więc punkty dostają wszyscy.
web-jamniki-tie-bones = Remis na długość { $length }: punkty dostaje { $players }, bo ma mniej kostek ({ $bones }).
web-jamniki-tasks-of = Zadania gry { $number }
web-jamniki-tasks-open = jawne dla wszystkich
web-jamniki-task-state-done = spełnione
web-jamniki-task-state-lost = przepadło
web-jamniki-task-against = { $mine } do { $best }
web-jamniki-task-of = { $have } z { $need }
web-jamniki-task-also = też
web-jamniki-task-has = spełnia
web-jamniki-task-most-white = Najwięcej białych
web-jamniki-task-most-white-note = więcej części niż każdy rywal
web-jamniki-task-no-single-colour = Bez jednokolorowych
web-jamniki-task-no-single-colour-note = biała też jest jednokolorowa
web-jamniki-task-no-white = Bez białych
web-jamniki-task-no-white-note = ani jednej części
web-jamniki-task-most-single-colour = Najwięcej jednokolorowych
web-jamniki-task-most-single-colour-note = płytek, białe też
web-jamniki-task-most-red = Najwięcej czerwonych
web-jamniki-task-most-red-note = więcej części niż każdy rywal
web-jamniki-task-fewest-bones = Najmniej kostek
web-jamniki-task-fewest-bones-note = mniej niż każdy rywal
web-jamniki-task-no-equal-neighbours = Bez równych sąsiadów
web-jamniki-task-no-equal-neighbours-note = według sumy kostek
web-jamniki-task-3-3-3-3-3 = Pięć trójek z rzędu
web-jamniki-task-two-colours = Dokładnie dwa kolory
web-jamniki-task-two-colours-note = biały to też kolor
web-jamniki-task-no-eight = Bez płytki z ośmioma kostkami
web-jamniki-task-no-eight-note = cztery i cztery na jednej płytce
web-jamniki-task-2-2-2-2-2 = Pięć dwójek z rzędu
web-jamniki-task-2-2-2-2-3 = Cztery dwójki, potem trójka

## Wyniki

web-jamniki-between = Między grami
web-jamniki-after = Po grze { $number }
web-jamniki-other-way = Teraz wszystko wędruje w prawo
web-jamniki-first-left = gra 1: w lewo
web-jamniki-second-right = gra 2: w prawo
web-jamniki-again-shuffled = Wszystkie płytki potasowano od nowa.
web-jamniki-again-fewest = Zaczyna ten, kto ma najmniej punktów: { $name } ({ $points }).
web-jamniki-again-tied = Zaczyna ten, kto ma najmniej punktów: { $players } mają po { $points }, ostatni ruch: { $name }.
web-jamniki-again-tasks = Odkryto dwa nowe zadania.
web-jamniki-start-second = Do gry 2
web-jamniki-tally = Gra w liczbach
web-jamniki-tally-both = Obie gry
web-jamniki-tally-games = gra 1 + 2
web-jamniki-tally-white = białe płytki
web-jamniki-place = Miejsce
web-jamniki-reveals = Białą stroną leżały:
web-jamniki-reveal = { $name }, płytka { $place }

## Dziennik

web-jamniki-log-lay = { $seat } dokłada { $tile }
web-jamniki-log-turned = { $seat } obraca płytkę i dokłada { $tile }
web-jamniki-log-white = { $seat } kładzie { $tile } białą stroną
web-jamniki-log-back = { $seat } kładzie płytkę białą stroną
web-jamniki-log-draw = { $seat } bierze { $tile }
web-jamniki-log-draws = { $seat } bierze płytkę
web-jamniki-log-score = { $seat }: kostki { $bones } + fragment { $colours }{ $tasks ->
    [0] { "" }
   *[other] { " " }+ zadania { $tasks }
}
web-jamniki-log-score-colours = { $seat }: kostki { $bones } + kolory { $colours }{ $tasks ->
    [0] { "" }
   *[other] { " " }+ zadania { $tasks }
}

## Klawisze

web-jamniki-key-hand = po ręce albo po jamnikach
web-jamniki-key-lay = wybierz płytkę, potem ją dołóż
web-jamniki-key-turn = obróć płytkę, jeśli stół na to pozwala
web-jamniki-key-white = białą stroną, jeśli stół na to pozwala
web-jamniki-key-dogs = do jamników; Enter powiększa

## Pierwsze kroki

web-jamniki-guide-dog-title = To twój jamnik
web-jamniki-guide-dog = Jego kubraczek rośnie przy ogonie, płytka po płytce. Każda kostka to punkt, a każda część najdłuższego jednokolorowego fragmentu daje jeszcze jeden.
web-jamniki-guide-hand-title = Ręka wędruje dookoła
web-jamniki-guide-hand = Wszyscy mają jedną wspólną rękę. W swojej turze bierzesz płytkę, jedną dokładasz, a resztę podajesz dalej. Oko oznacza płytki, które inni już znają.
web-jamniki-guide-join-title = Kolor albo liczba
web-jamniki-guide-join = Płytka musi pasować do wolnego końca kubraczka kolorem albo liczbą kostek. Pasująca ma obwódkę i podpis, dlaczego pasuje. Gdy nic nie pasuje, dowolną kładzie się białą stroną.
web-jamniki-guide-rivals-title = Patrz na wolne końce
web-jamniki-guide-rivals = Po prawej stronie każdego jamnika widać, czego teraz potrzebuje. Może właśnie to podajesz dalej.
web-jamniki-guide-pass-title = Kto dostanie resztę
web-jamniki-guide-pass = Strzałki pokazują, dokąd wędruje ręka. W drugiej grze wszystko toczy się w przeciwną stronę.
