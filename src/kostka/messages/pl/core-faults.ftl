## Partie i ruchy

core-prompt-over = Partia jest skończona.
core-prompt-wait =
    { $count ->
        [one] Teraz gra { $players }.
        [few] Teraz grają: { $players }.
       *[other] Teraz grają: { $players }.
    }
core-match-over = Partia jest skończona.
core-say-which-seat = Teraz mogą zagrać miejsca { $seats }: powiedz, które gra.
core-no-seat = Nie ma miejsca { $given }; miejsca mają numery od 0 do { $last }.
core-no-entry = W zapisie nie ma wpisu { $given }; wpisy mają numery od 0 (rozdanie) do { $last }.
core-not-your-turn = { $count ->
    [one] Teraz gra { $players }.
    [few] Teraz grają: { $players }.
   *[other] Teraz grają: { $players }.
}
core-not-possible = Tak nie można: { $reason }
core-no-move = Nie ma ruchu { $given }; ruchy zaczynają się od: { $verbs }.
core-no-move-like = Nie ma ruchu { $given }; „{ $verb }” pisze się jak „{ $first }” albo „{ $last }”.
core-no-move-one = Nie ma ruchu { $given }; pisze się „{ $like }”.
core-no-move-json = Nie ma ruchu { $given }; ruch to tekst, na przykład „{ $like }”, albo to samo z nazwanymi argumentami.
core-move-is-text = Ruch to tekst, na przykład „{ $like }”, a nie { $given }.
core-cannot-undo = { $played ->
    [0] Nie zagrano jeszcze żadnego ruchu, więc nie ma czego cofnąć.
    [one] Zagrano tylko { $played } ruch; nie można cofnąć { $given }.
    [few] Zagrano tylko { $played } ruchy; nie można cofnąć { $given }.
   *[other] Zagrano tylko { $played } ruchów; nie można cofnąć { $given }.
}
core-undo-number = Liczba ruchów do cofnięcia to liczba całkowita od 0 wzwyż, a nie { $given }.
core-no-event = { $given } nie jest zdarzeniem gry { $title }.
core-too-many-events = Ruch wywołał { $count } zdarzeń, a mieści się ich { $most }.

## Kości z prawdziwego stołu

core-dice-missing = Rzucono więcej kości, niż podano: podaj wszystkie kości tego ruchu.
core-dice-impossible = Jedna z podanych kości pokazuje coś, czego na niej nie ma.
core-dice-left-over = Rzucono mniej kości, niż podano: podaj tylko kości tego ruchu.
core-dice-needed = Ta partia nie ma własnego sekretu, więc trzeba podać jej kości.
core-dice-shape = Kości podaje się jako listę, każdą z tym, co pokazuje, na przykład [("blue", 2)], a nie { $given }.
core-script-too-long = Podano { $count } wyników, a mieści się ich { $most }.

## Gracze, miejsca, ziarna

core-seats-number = Liczba graczy to liczba całkowita, a nie { $given }.
core-seats-range = { $title } to gra dla { $low }–{ $high } graczy, a nie dla { $given }.
core-players-shape = Graczy podaje się jako listę imion, na przykład ["Anna", "Piotr"], a nie { $given }.
core-players-number = Imion podano { $named }, a miejsc jest { $seats }.
core-player-name = { $given } nie może być imieniem gracza: potrzebne są litery, bez znaku | i bez nowych wierszy.
core-player = Gracz { $number }
core-bots-shape = Boty podaje się jako listę z jednym wpisem na każde z { $seats } miejsc, None oznacza człowieka, na przykład [None, "greedy"], a nie { $given }.
core-bots-level = { $given } nie może być nazwą bota: potrzebne są litery, bez znaku | i bez nowych wierszy.
core-seed = Ziarno to liczba całkowita, a nie { $given }.

## Gry i boty

core-no-game = Nie ma gry { $given }; są: { $known }.
core-game-broken = Gra { $game } jest zainstalowana, ale zepsuta: { $error }.
core-game-is-none = Gra { $game } jest zainstalowana, ale zepsuta: jej punkt wejścia daje { $given }, a nie grę.
core-no-bot = Nie ma bota { $given }; są: { $known }.
core-bot-broken = Bot { $bot } jest zainstalowany, ale zepsuty: { $error }.
core-bot-shape = Bot to nazwa albo funkcja, która z tego, co wie gracz, wybiera ruch, a nie { $given }.
core-rollout-bot = { $given } nie gra w wersji skompilowanej, więc nie może rozgrywać partii do końca; mogą: { $known }.
core-rollout-match = Do końca rozgrywa się partię, którą daje `kostka.new` albo `kostka.load`, a nie { $given }.
core-rollouts = Gier do rozegrania może być od 1 do { $most }, a nie { $given }.
core-unfinished = Niedokończone partie gry { $title } po { $limit } decyzjach: { $games }.
core-simulate-games = Symuluje się od 1 do { $most } partii, a nie { $given }.
core-simulate-workers = Gra od 1 do { $most } wykonawców, a nie { $given }.
core-simulate-seed = Ziarno symulacji to liczba całkowita o najwyżej 64 bitach, a nie { $given }.
core-simulate-bots = Na { $seats } miejsc potrzebna jest lista od 1 do { $seats } botów, a nie { $given }.
core-bot-budget = { $given } nie jest botem: liczbę partii próbnych mają tylko poziomy, które szukają, jak expert@500.
core-worker-ended = Proces, który grał dla innych, zakończył się bez odpowiedzi.
core-arena-bots = Na arenie gra lista od 2 do { $most } botów, a nie { $given }.
core-arena-deals = Rozgrywa się od 1 do { $most } rozdań, a nie { $given }.
core-arena-workers = Gra od 1 do { $most } procesów, a nie { $given }.
core-arena-margin = Test szuka udziału w wygranych większego niż 0 i mniejszego niż { $most }, na przykład 0.05, a nie { $given }.
core-arena-line = Wiersz { $line } pliku { $file } nie jest partią areny.
core-arena-nothing = W pliku { $file } nie ma partii areny, od której można grać dalej.
core-arena-other = W pliku { $file } są partie innej areny: „{ $name }” to tam { $found }, a nie { $given }. Podaj inny plik.
core-arena-format = Plik { $file } zapisała inna wersja Kostki, która rozdawała inaczej: jego partii nie da się kontynuować. Podaj inny plik.

## Opcje

core-options-shape = Opcje podaje się jako nazwy z wartościami, na przykład { "{" }"start": 0{ "}" }, a nie { $given }.
core-no-option = Nie ma opcji { $given }; opcje tej gry to: { $known }.
core-option-value = Opcja { $name } ma wartość { $given }, a przyjmuje { $accepts }.
core-option-start = Opcja start ma wartość { $start }, a miejsca mają numery od 0 do { $last }.
core-random-seat = losowy gracz
core-fault-at = { $path }: { $fault }
core-accepts-range = liczbę całkowitą od { $low } do { $high }
core-accepts-choices = jedno z: { $choices }
core-accepts = { $type ->
    [boolean] true albo false
    [integer] liczbę całkowitą
    [array] listę tekstów
   *[string] tekst
}

## Pliki i pozycje

core-cannot-read = Nie można odczytać { $file }: { $error }.
core-not-text = Nie można odczytać { $file }: to nie jest plik tekstowy.
core-cannot-write = Nie można zapisać { $file }: { $error }.
core-load-shape = Partię wczytuje się z pliku o podanej nazwie albo z pozycji, a nie z { $given }.
core-file-name = Nazwa pliku to tekst albo ścieżka, a nie { $given }.
core-key-twice = { $where }: w jednym obiekcie klucz { $given } stoi dwa razy.
core-this-text = Ten tekst
core-not-valid = { $where } to niepoprawny { $format }: { $error }.
core-too-deep = { $where } to niepoprawny { $format }: zagnieżdżenie jest za głębokie.
core-not-object = { $where }: tu musi być obiekt JSON.
core-no-field = { $path } nie ma pola { $given }; może mieć: { $known }.
core-must-be-object = { $path }: tu musi być obiekt, a nie { $given }.
core-must-be-list = { $path }: tu musi być lista, a nie { $given }.
core-must-be-word = { $path }: tu musi być jedno z: { $words }, a nie { $given }.
core-must-be-flag = { $path }: tu musi być true albo false, a nie { $given }.
core-must-be-number = { $path }: tu musi być liczba całkowita od { $low } do { $high }, a nie { $given }.
core-key-must-be-number = Klucz w { $path } musi być liczbą całkowitą od { $low } do { $high }, a nie { $given }.
core-position-names-game = Pozycja podaje swoją grę, na przykład { "{" }"game": "camelup", ...{ "}" }.
core-position-of-other-game = To pozycja gry { $given }, a tu gra się w { $game }.
core-position-version = Pozycja ma wersję { $given }, a ta Kostka czyta wersję { $version }.
core-start-seats = Liczba graczy w pozycji początkowej to { $start }, a w partii { $match }.
core-start-options = Pozycja początkowa ma inne opcje niż partia.

## Pliki partii

core-no-match-file = { $file ->
    [none] Ten tekst
   *[other] { $file }
} to nie plik partii, lecz { $found ->
    [empty] pusty plik
    [position] pozycja
    [list] lista JSON
   *[other] coś innego
}: plik partii zaczyna się od wiersza „{ $title }”.
core-file-line = Wiersz { $line } nie jest ani wpisem, ani nagłówkiem: { $given }.
core-file-header = Wiersz { $line } to { $given }, a nagłówkiem może być: { $known }.
core-file-header-twice = Wiersz { $line } to drugi wiersz „{ $name }”.
core-file-header-missing = W pliku partii nie ma wiersza „{ $name }”.
core-file-after-result = Wiersz { $line } stoi za wynikiem, a wynik to ostatni wiersz pliku partii.
core-file-deal = Wpisy zaczynają się od „0. deal”.
core-file-ply = Wiersz { $line }: wpis podaje miejsce i ruch, na przykład „1. 0 roll”.
core-file-number = Powinien być ruch { $expected }, a w pliku jest { $given }.
core-file-entry = Ruch { $number } się nie zgadza. { $error }
core-file-outcome = Ruch { $number } się nie zgadza: w pliku jest { $said }, a z sekretu wynika { $actual }.
core-file-result = Wynik w pliku nie jest wynikiem jego ruchów.
core-file-keeps = Ruch { $number } zawiera coś tajnego; plik będzie można przeczytać po zakończeniu partii.
core-file-keeps-start = Wiersz „start” zawiera coś, co wolno wiedzieć tylko niektórym; plik będzie można odczytać po końcu partii.
core-file-other-game = To partia gry { $given }, a nie { $game }.
core-file-rules = Plik jest z wersji { $given } zasad gry { $title }, a ta Kostka ma wersję { $version }.
core-file-older-rules = Tę partię rozegrano według zasad { $given } gry { $title }, dzisiejsze to zasady { $version } i według nich pliku nie da się odtworzyć. { $error }
core-file-seats = Wiersz „seats” to { $given }, a powinien dla każdego z miejsc ({ $seats }) podawać „person” albo „bot” z poziomem.
core-file-secret = Sekret nie jest liczbą szesnastkową.
core-file-commitment = To nie jest ten sekret, do którego się zobowiązano na początku partii.
core-verify-secret = Ta partia nie ujawniła jeszcze sekretu, więc nie można sprawdzić jej kości.
core-verify-nothing = W pliku nie ma ani sekretu, ani zobowiązania, więc kości nie można sprawdzić.
core-verify-commitment = Ta partia nie ma zobowiązania, więc nic nie wiąże jej sekretu z jej początkiem.
core-verify-untold = Ruch { $number } się nie zgadza: plik nie mówi, co wypadło.
core-verify-unfinished = Partia nie jest skończona: plik kończy się na ruchu { $last }.
core-verify-result = Partia jest skończona, ale w pliku nie ma wiersza „result”.
