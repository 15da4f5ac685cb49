# Polecenie `kostka arena`.

cli-arena = Niech boty grają ze sobą, każde rozdanie przy każdym usadzeniu, i podaj, który jest lepszy.
cli-help-arena-bots = Nazwy botów po przecinku; expert@500 to expert z 500 partiami próbnymi na ruch. Gdy botów jest mniej niż miejsc, pierwszy siada raz, a inne się powtarzają.
cli-help-arena-deals = Ile rozdań, każde rozegrane raz przy każdym obrocie botów wokół stołu; bez tej opcji 100.
cli-help-arena-workers = Ile procesów gra; bez tej opcji tyle, ile jest rdzeni.
cli-help-arena-sprt = Zakończ, gdy tylko wiadomo, czy pierwszy bot wygrywa o taki udział częściej niż inni, na przykład 0.05.
cli-help-arena-out = Zachowuj każdą partię w tym pliku; to samo polecenie gra dalej od miejsca, w którym przerwano.
cli-help-arena-resume = Graj dalej partie z tego pliku, który rozstrzyga o całej reszcie.
cli-arena-title = { $bots } w grze { $game }
cli-arena-running = { $bot }: { $share } (od { $low } do { $high })
cli-arena-column-games = gry
cli-arena-column-interval = przedział 95 %
cli-arena-column-rating = ranking
cli-arena-column-pace = czas ruchu, ms: mediana / 99 % / najdłuższy
cli-arena-par = Równy udział to { $par }. Gry i wygrane bota, który ma kilka miejsc, są ze wszystkich tych miejsc.
cli-arena-elo = Elo bota { $first } wobec { $second }: { $elo } (95 %: od { $low } do { $high })
cli-arena-test-yes =
    Rozstrzygnięte po { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
       *[other] { $deals } rozdaniach
    }: { $bot } wygrywa o { $margin } p.p. więcej niż po równo.
cli-arena-test-no =
    Rozstrzygnięte po { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
       *[other] { $deals } rozdaniach
    }: { $bot } nie wygrywa o { $margin } p.p. więcej niż po równo.
cli-arena-test-open =
    Po { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
       *[other] { $deals } rozdaniach
    } nie wiadomo, czy { $bot } wygrywa o { $margin } p.p. więcej niż po równo: logarytm ilorazu wiarygodności to { $ratio }, między { $lower } a { $upper }.
cli-arena-played =
    { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    }, { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
       *[other] { $matches } partii
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[other] { $decisions } decyzji
    } w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-arena-kept = Wszystkie dotychczasowe partie są zachowane. Aby grać dalej:
