## O co gra pyta

jamniki-prompt-first = Połóż dowolną płytkę: od niej zaczyna się twój kubraczek.
jamniki-prompt-after-white = Dołóż dowolną płytkę: po białej pasuje każda.
jamniki-prompt-match = Dołóż płytkę, która pasuje do końca kubraczka ({ WORD("colour", $colour) }, { $bones }) kolorem albo liczbą kostek{ $white ->
    [true] , albo dowolną płytkę białą stroną do góry
   *[other] { "" }
}.
jamniki-prompt-white = Nic na ręce nie pasuje do końca kubraczka ({ WORD("colour", $colour) }, { $bones }): dołóż dowolną płytkę białą stroną do góry.

## Dlaczego ruch nie jest możliwy

jamniki-which-tile = podaj płytkę, którą kładziesz; „?” widzą tylko pozostali.
jamniki-not-in-hand = nie masz na ręce płytki { $tile }.
jamniki-white-with-match = któraś płytka na ręce pasuje, a białą stroną kładzie się tylko wtedy, gdy nic nie pasuje.
jamniki-no-turning = przy tym stole nie obraca się płytek.
jamniki-parts-alike = obie części płytki { $tile } są takie same, więc nie ma czego obracać.
jamniki-no-match = { WORD("colour", $first_colour, form: "fem") } część z liczbą kostek { $first_bones } nie pasuje do końca kubraczka ({ WORD("colour", $colour) }, { $bones }) ani kolorem, ani liczbą kostek.

## Co jest nie tak z pozycją

jamniki-wrong-direction = { $path } w grze { $number } to { $direction }: w grze 1 płytki wędrują w lewo, a w grze 2 w prawo.
jamniki-coat-too-long = { $path }: płytek jest { $given }, a kładzie się najwyżej { $most }.
jamniki-laid-how = { $path } to { $given }, a płytkę zapisuje się jak "K13", "K13 turned", "K13 white" albo "? white".
jamniki-tile-twice = { $path }: płytka { $tile } jest w dwóch miejscach.
jamniki-turned-without-option = { $path }: płytka jest obrócona, a obraca się je tylko z opcją „turning”.
jamniki-turned-alike = { $path }: płytka jest obrócona, ale obie jej części są takie same, więc nie ma czego obracać.
jamniki-fits-not = { $path }: płytka nie pasuje do poprzedniej ani kolorem, ani liczbą kostek.
jamniki-white-fits = { $path }: płytka leży białą stroną, choć tam pasuje, a białą stroną kładzie się tylko wtedy, gdy nic nie pasuje.
jamniki-coat-sizes = { $path }: przy grze po kolei kubraczki nie mogą mieć tylu płytek: { $sizes }.
jamniki-turn-of-other = { $path } to { $given }, ale według kubraczków teraz gra miejsce { $turn }.
jamniki-starter-of-other = { $path } to { $given }, ale według kubraczków tę grę zaczęło miejsce { $starter }.
jamniki-first-starter = { $path }: wynika z tego, że zaczęło miejsce { $given }, a opcja „start” wskazuje miejsce { $starter }.
jamniki-second-starter = { $path }: wynika z tego, że grę 2 zaczęło miejsce { $given }, a zaczyna ją ten, kto w grze 1 miał najmniej punktów: { $starters }.
jamniki-coats-complete = { $path }: wszystkie kubraczki są gotowe, a wtedy trwa już gra 2, z numerem 2 i pustymi kubraczkami.
jamniki-tasks-missing = Brakuje { $path }: z opcją „secret_tasks” pozycja podaje swoje dwa zadania.
jamniki-tasks-none = Podano { $path }, a w tej grze ich nie ma.
jamniki-tasks-number = { $path }: zadań jest { $given }, a w grze powinno być { $tasks }.
jamniki-drawn-twice = { $path }: to samo zadanie wylosowano dwa razy.
jamniki-scores-number = { $path }: gier jest { $given }, a przed tą rozegrano { $games }.
jamniki-score-of-coat = { $path } to { $given }, a kubraczek daje { $points }.
jamniki-score-bones = { $path }: na wszystkich kubraczkach razem jest { $given } kostek, a płytki mają ich najwyżej { $most }.
jamniki-score-tasks = { $path }: żadne dwa zadania nie dają graczom takich punktów: { $given }.
jamniki-hand-size = { $path }: płytek jest { $given }, a tutaj powinno być { $tiles }.
jamniki-stack-size = { $path }: płytek jest { $given }, a na stos zostaje { $tiles }.
jamniki-draw-missing = { $path } nie mówi, kiedy płytka { $tile } opuściła stos.
jamniki-draw-of-other = { $path } mówi, kiedy płytka { $tile } opuściła stos, ale to nie jest jedna z tych, które go opuściły.
jamniki-draw-turn = { $path }: płytka { $tile } nie mogła opuścić stosu w turze { $turn }.
jamniki-white-unneeded = { $path }: w turze { $turn } położono płytkę białą stroną, choć na ręce była pasująca { $tile }.
jamniki-white-held = { $path }: płytka leży białą stroną, a przy każdej kolejności stosu na ręce była taka, która tam pasuje.
jamniki-gone-turns = { $path } to { $given }, a podaje się pierwszą i ostatnią turę, w której płytkę można było położyć, jak w [3, 5] albo [3, null].
jamniki-gone-known = { $path }: płytki { $tile } nie położono w turze { $turn }: wiadomo, co wtedy położono.
jamniki-no-order = { $path }: żadna kolejność stosu nie zgadza się z turami, w których płytki go opuszczały.
jamniki-odds-hand = { $path } musi podać płytki: szanse dotyczą całej ręki miejsca { $seat }.

## Wyniki z prawdziwego stołu

jamniki-script-none = Do tego ruchu nie podaje się wyników: los decyduje o przygotowaniu gry oraz o braniu ze stosu, którego kolejności nie podano.
jamniki-script-stack = { $given } to nie część stosu: zapisuje się ją jak (1, "K13", "K05", "K22", "K30").
jamniki-script-tiles = Przygotowanie podaje wszystkie płytki stosu ({ $tiles }), każdą raz, od góry.
jamniki-script-start = W przygotowaniu gry podaje się, które miejsce zaczyna, po stosie, jeśli go podano.
jamniki-script-tasks = Zadań losuje się { $tasks }, a w grze bez tajnych zadań żadnego.
jamniki-script-task = { $given } to nie zadanie, które można jeszcze wylosować.
jamniki-script-draw = { $given } to nie płytka, którą można teraz wziąć: zapisuje się ją jak ("K19",), a każdą bierze się raz.
jamniki-script-draws = Teraz bierze się ze stosu tyle płytek: { $tiles }, a podano { $given }.

## Koniec

jamniki-end =
    { $games ->
        [1] Gra jest skończona.
       *[other] Wszystkie gry są skończone.
    }
