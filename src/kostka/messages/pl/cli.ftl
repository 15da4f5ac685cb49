# Polecenie `kostka`.

cli-help = Cyfrowy stół do Cubitos, Camel Up i Jamników.
cli-help-lang = Język: en, pl albo uk; bez tej opcji język systemu.

## Co robią polecenia

cli-games = Wypisz gry i ich opcje.
cli-schema = Wypisz schemat JSON ruchów, zdarzeń i opcji gry.
cli-play = Zagraj: w przeglądarce, z botami lub ze znajomymi; z --terminal lub inną opcją terminala – w tym terminalu.
cli-simulate = Rozegraj wiele gier między botami i podaj, kto wygrał.
cli-odds = Szanse w danej pozycji i wartość każdego ruchu.
cli-advise = Ruchy w danej pozycji według szans na wygraną i co za nimi przemawia.
cli-show = Narysuj pozycję.
cli-replay = Opowiedz partię ruch po ruchu.
cli-verify = Przelicz wszystkie rzuty zakończonej partii z jej sekretu.

## Co przyjmują

cli-name-game = GRA
cli-name-file = PLIK
cli-name-position = POZYCJA
cli-name-name = NAZWA
cli-name-pair = NAZWA=WARTOŚĆ
cli-help-game = Gra z listy `kostka games`.
cli-help-lobby = Gra z listy `kostka games`. W przeglądarce można ją wybrać później.
cli-help-json = Wypisz JSON zamiast tekstu.
cli-help-seats = Liczba graczy.
cli-help-option = Opcja gry; można podać kilka.
cli-help-no-browser = Podaj tylko adres, nie otwieraj przeglądarki.
cli-help-play-host = adres, na którym słucha serwer; zwykle wszystkie, aby mogli dołączyć znajomi z twojej sieci; 127.0.0.1 ogranicza go do tego komputera
cli-help-free-port = Port serwera, z którego korzysta przeglądarka; bez tej opcji 8000 albo następny wolny.
cli-help-terminal = Zagraj w tym terminalu. Każdy ruch się zapisuje: Ctrl-C przerywa, --resume wznawia.
cli-help-bot = Kto zajmuje pozostałe miejsca: easy, normal, hard, expert albo bot z innego pakietu; bez tej opcji normal.
cli-help-humans = Ile osób gra przy tym terminalu; 1, jeśli --names lub --dice nie mówią inaczej.
cli-help-names = Imiona osób, na przykład Anna,Piotr.
cli-help-start = Zacznij od tej pozycji albo od końca pliku partii.
cli-help-dice = Graj razem z prawdziwym stołem: wpisujesz każdy ruch i to, co wypadło na kościach.
cli-help-version = Wypisz wersję i zakończ.
cli-help-match-seed = Partia, którą można powtórzyć.
cli-help-resume = Wznów zapisaną partię.
cli-help-keep = Gdzie zapisywać partię.
cli-help-number = Ile gier.
cli-help-games-seed = To samo ziarno daje te same gry.
cli-help-bots = Nazwy botów po przecinku, powtarzane wokół stołu.
cli-help-position = Pozycja albo plik partii.
cli-help-seat = Dla którego miejsca; bez tej opcji dla tego, kto ma ruch.
cli-help-start-seed = Bez pozycji: które rozstawienie początkowe.
cli-help-rollouts = Ile gier rozegrać tam, gdzie szans nie da się policzyć dokładnie.
cli-help-playouts = Ile gier rozgrywa przeszukiwanie; bez tej opcji tyle, co poziom expert.
cli-help-seconds = Jak długo może trwać przeszukiwanie.
cli-help-match = Plik partii.
cli-help-finished = Plik partii z jej sekretem.
cli-help-allow-given = Kości z prawdziwego stołu są w porządku: kod wyjścia 0, choć nikt ich nie sprawdzi.

## Oprawa pomocy i błędów

cli-usage = Użycie:
cli-usage-options = [OPCJE]
cli-usage-command = POLECENIE [ARGUMENTY]...
cli-help-help = Pokaż tę pomoc i zakończ.
cli-title-arguments = Argumenty
cli-title-options = Opcje
cli-title-browser = W przeglądarce
cli-title-terminal = W terminalu
cli-title-commands = Polecenia
cli-required = wymagane
cli-default = domyślnie
cli-no-such-command = Nie ma polecenia { $name }.
cli-no-such-command-alike = Nie ma polecenia { $name }. Czy chodziło o { $alike }?
cli-no-such-option = Nie ma opcji { $name }
cli-no-such-option-alike = Nie ma opcji { $name }. Czy chodziło o { $alike }?
cli-missing = Brakuje: { $name }.
cli-wrong-value = { $name } przyjmuje wartość innego rodzaju.
cli-wrong-use = { $name } używa się inaczej: zobacz --help.
cli-too-many = Argumentów jest więcej, niż polecenie przyjmuje: zobacz --help.
cli-broken-command = Nie można wczytać polecenia { $name } z innego pakietu: { $reason }.
cli-unusable = Nie można użyć: { $name } ({ $reason }).
cli-output = wyjście
cli-no-language = Nie ma języka { $name }; do wyboru: { $known }.
cli-no-pair = Opcję podaje się jako NAZWA=WARTOŚĆ, a nie { $given }.
cli-decides = { $chosen } przesądza o tym, co ustala { $other }: podaj jedno z nich.
cli-in-terminal = { $chosen } oznacza grę w terminalu, a tam { $other } nie ma znaczenia.

## Lista, symulacje, szanse, powtórka

cli-game = { $title }, od { $least } do { $most } graczy
cli-none = brak
cli-counted =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }
cli-wins = { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-column-seat = miejsce
cli-column-bot = bot
cli-column-wins = wygrane
cli-column-share = udział
cli-column-score = średni wynik
cli-column-place = średnia lokata
cli-column-move = ruch
cli-column-chance = wygrywa
cli-column-behind = gorzej o
cli-column-standing = stan
cli-advised =
    { $playouts ->
        [0] Nic nie było losowane.
        [one] { $playouts } rozegrana gra.
        [few] { $playouts } rozegrane gry.
       *[many] { $playouts } rozegranych gier.
    }
cli-simulated =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[other] { $decisions } decyzji
    } w { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { NUMBER($games_per_second, maximumSignificantDigits: 3) } gier/s, { NUMBER($decisions_per_second, maximumSignificantDigits: 3) } decyzji/s
cli-other-position = { $file } to pozycja gry { $found }, a nie { $wanted }.
cli-over = Gra jest skończona: nie ma już żadnych szans do policzenia.
cli-setup = rozstawienie
cli-undo =
    { $plies ->
        [one] cofnięto ostatni ruch
        [few] cofnięto ostatnie { $plies } ruchy
       *[other] cofnięto ostatnich { $plies } ruchów
    }
cli-verified =
    { $checked ->
        [one] { $checked } rzut: wszystko się zgadza
        [few] { $checked } rzuty: wszystko się zgadza
       *[other] { $checked } rzutów: wszystko się zgadza
    }
cli-verified-given =
    NIE SPRAWDZONO: { $given ->
        [one] { $given } kość wpisano ręcznie i nie wynika ona z sekretu. Zob. wpis { $entries }.
        [few] { $given } kości wpisano ręcznie i nie wynikają one z sekretu. Zob. wpisy { $entries }.
       *[other] { $given } kości wpisano ręcznie i nie wynikają one z sekretu. Zob. wpisy { $entries }.
    }
cli-verified-rest =
    { $checked ->
        [0] Innych kości nie było.
        [one] Jedyna inna kość się zgadza.
        [few] Pozostałe { $checked } kości się zgadzają.
       *[other] Pozostałych { $checked } kości się zgadza.
    }
cli-verified-real = NIE SPRAWDZONO: tę partię rozegrano prawdziwymi kośćmi. Nie ma sekretu, więc nie ma czego sprawdzać.

## Stół

cli-compiling = przygotowuję { $game }, tylko raz
cli-odds-soon = Szanse będą za chwilę: zasady właśnie się przygotowują, tylko ten jeden raz.
cli-odds-never = Tym razem szans nie będzie: nie udało się tu przygotować zasad. Gra toczy się dalej bez nich.
cli-opening = { $game }: { $players }.
cli-bot = { $name } (bot { $level })
cli-bot-names = Ala, Borys, Celina, Darek, Ewa, Feliks, Gosia, Hubert
cli-player = Gracz
cli-player-number = Gracz { $number }
cli-table = Wpisz ruch; wystarczy początek. help wyjaśnia, o co chodzi, quit kończy.
cli-words =
    Wpisz ruch, jego początek albo jego numer z listy moves. Inne słowa:
    board: cały stół; legend: co znaczą znaki; odds: szanse i wartość ruchów
    log: co się ostatnio działo; undo: cofnij swoją ostatnią odpowiedź
    names Anna, Piotr: zmień imiona graczy; quit: wyjdź, partia zostaje zapisana
cli-names = Przy stole: { $players }. Zmiana imion: names Anna, Piotr
cli-pass = Klawiaturę przejmuje { $player }. { $player }: naciśnij Enter, gdy nikt inny nie patrzy.
cli-numbered = Ruchy mają numery od 1 do { $count }.
cli-several = { $given } może znaczyć { $moves }: dopisz coś jeszcze.
cli-unknown = { $given } nic tu nie znaczy. Ruchy zaczynają się teraz od: { $verbs }; wyjaśnia je help.
cli-unknown-alike = { $given } nic tu nie znaczy. Czy chodziło o { $alike }?
cli-more-moves = Jest ich więcej: wszystkie pokaże moves (liczba ruchów: { $count }).
cli-nothing-to-undo = Nie ma jeszcze czego cofać.

## Kości z prawdziwego stołu

cli-dice = kości
cli-dice-deal = Jak zaczyna się gra na stole?
cli-dice-move = { $player }, { $move }: co wypadło?
cli-dice-like = Wpisz na przykład tak: { $example }
cli-dice-more = Na razie: { $given }. Co jeszcze wypadło?

## Zapisywanie partii

cli-too-many-people =
    { $people ->
        [one] { $people } osoba nie zmieści
        [few] { $people } osoby nie zmieszczą
       *[other] { $people } osób nie zmieści
    } się na { $seats } miejscach.
cli-nothing-saved = Nie ma zapisanej partii: zacznij nową, bez --resume.
cli-other-match = { $file } to partia gry { $found }, a nie { $wanted }.
cli-no-secret = { $file } nie zawiera sekretu, więc nie da się dalej rzucać kośćmi tej partii.
cli-no-match = { $file } nie jest plikiem partii, a partia by go nadpisała: podaj inny plik.
cli-in-use = { $file } jest właśnie otwarty przy innym stole: najpierw tamten zamknij albo zapisz tę partię gdzie indziej, opcją --file.
cli-earlier = Poprzednia partia została zachowana: { $file }
cli-left = Partia jest zapisana. Wznowisz ją tak:
cli-committed = Rzuty ustalono, zanim padł pierwszy z nich. Zobowiązanie: { $commitment }
cli-check = Wszystkie sprawdzisz tak:

## Co się przygotowuje

part-setup = rozstawienie
part-moves = ruchy
part-play = przebieg
part-views = widoki
part-bots = boty
part-search = przeszukiwanie
part-games = całe gry
part-odds = szanse

## Serwer

cli-serve = Uruchom serwer stołów: znajomi dołączają przez link lub kod, boty zajmują wolne miejsca, a żaden ruch nie ginie.
cli-serve-here = Otwórz { $address } w przeglądarce. Ctrl-C zatrzymuje serwer; partie są zapisane.
cli-serve-network = Inni w tej sieci: { $address }
cli-browser-here = Stół jest pod adresem { $address }, dopóki to polecenie działa. Ctrl-C je zatrzymuje; partie są zapisane.
cli-browser-there = Serwer Kostki już działa. Stół jest pod adresem { $address }
cli-browser-open = Otwórz ten adres w przeglądarce: stąd nie udało się żadnej otworzyć.
cli-browser-no-port = Wszystkie porty od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) } są zajęte: podaj inny opcją --port.
cli-browser-no-pages = Stron dla przeglądarki jeszcze tu nie zbudowano. Zbuduje je `make site`; z --terminal można zagrać od razu.
cli-help-host = adres, na którym serwer słucha; 0.0.0.0 wpuszcza innych z sieci
cli-help-port = port; 0 wybiera dowolny wolny
cli-help-workers = ile procesów obsługuje stoły; kilka wymaga PostgreSQL
cli-help-database = gdzie są przechowywane stoły: plik SQLite albo adres URL bazy PostgreSQL; w przeciwnym razie KOSTKA_DATABASE_URL, a bez niego plik w folderze danych
cli-help-origin = adres stron, które mogą używać tego serwera, na przykład https://games.example.org; można podać kilka razy
cli-help-proxy = adres zaufanego serwera pośredniczącego, który podaje adresy klientów; można podać kilka razy
cli-backup = Skopiuj bazę danych serwera, także gdy działa.
cli-help-backup = plik do zapisania; nie może jeszcze istnieć
cli-backed-up = Baza danych jest skopiowana do pliku { $file }.
cli-join = Niech bot zajmie wolne miejsce przy stole i gra.
cli-help-link = link do stołu, na przykład http://127.0.0.1:8000/t/abc, albo http://127.0.0.1:8000/ABC234 z kodem
cli-help-bot-name = jak bot nazywa się przy stole
cli-help-bot-seat = miejsce do zajęcia; bez tego pierwsze wolne
cli-joined = { $name } gra na miejscu { $seat }.
cli-join-over = Partia się skończyła: miejsce { $place }, wynik { $score }.
cli-join-no-link = { $given } nie jest linkiem do stołu, takim jak http://127.0.0.1:8000/t/abc.
cli-join-no-server = Pod adresem { $link } nie odpowiada żaden serwer: { $error }.
cli-join-ended = Stół zakończył połączenie: { $reason }.
