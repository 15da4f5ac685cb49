# The pages around every game. Words of a game's own page are in web-{game}.ftl.

## Everywhere

web-lobby = Strona główna
web-close = Zamknij
web-cancel = Anuluj
web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-system = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-pace = Ruch pionków
web-pace-none = brak
web-pace-fast = szybki
web-pace-normal = zwykły
web-pace-system = To urządzenie prosi o jak najmniej ruchu, więc nic się nie porusza.
web-sound = Dźwięk
web-sound-off = wyłączony
web-odds-show = Szanse
web-odds-show-help = tam, gdzie pozwala na nie stół
web-trail = Ślad
web-trail-help = kropkowana linia pokazuje ostatni ruch
web-confirm = Aby wykonać ruch
web-confirm-once = jedno kliknięcie
web-confirm-twice = dwa kliknięcia
web-confirm-always = dwa, nawet na rzut
web-shortcuts = Skróty jednoliterowe
web-shortcuts-help = litery i cyfry wykonują ruchy i otwierają panele
web-lost = Tu niczego nie ma
web-lost-more = Może w adresie jest o literę za dużo albo za mało.
web-server-gone = Serwer nie odpowiada. Czy działa i czy to urządzenie ma połączenie z siecią?
web-no-pages = Gra { $game } nie ma stron w tej wersji Kostki; można w nią grać w terminalu.
web-rules-more = Więcej w zasadach

## The table

web-seats = Gracze
web-board = Plansza
web-actions = Ruchy
web-you = Ty
web-bot = bot
web-away = offline
web-lent = bot: { $level }
web-bot-plays = gra bot
web-partner-of = w sojuszu: { $name }
web-open-seat = wolne miejsce
web-code = Stół
web-watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
web-waiting = Teraz: { $players }
web-you-watch = Oglądasz
web-over = Koniec partii
web-clock-left =
    { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
       *[other] zostało { $seconds } sekund
    }

## The log

web-log = Dziennik
web-log-older = Pokaż, co było wcześniej
web-log-undone = { $who } cofa ostatnią decyzję
web-log-undo-asked = { $who } prosi o cofnięcie ostatniej decyzji
web-log-undo-refused = { $who }: brak zgody, nic nie zostaje cofnięte
web-log-sat = { $who } siada do stołu
web-log-left = { $who } oddaje miejsce
web-log-lent = { $who }: od teraz gra bot
web-log-late = { $who }: czas minął, ruch wykonuje bot
web-log-returned = { $who } wraca
web-log-closed = Stół zamknięto

## Around the table

web-title-turn = Twój ruch · { $game }
web-side = Gracze, szanse i dziennik
web-screens = Gracze przy tym ekranie
web-menu = Menu
web-rules = Zasady
web-keys = Klawisze
web-file = Zapisz partię w pliku
web-yes = Tak
web-no = Nie
web-retry = Spróbuj teraz
web-link = Link
web-copy = Skopiuj link
web-copied = Skopiowano
web-qr = Kod QR linku
web-invite = Zaproś
web-invite-more = Kto otworzy ten link, zajmie wolne miejsce albo będzie oglądać.
web-invite-private = Przy tym stole nie ma widzów: link jest dla tych, którzy zajmą miejsce.
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-question = { $who } prosi o cofnięcie ostatniej decyzji. Zgoda?
web-undo-waits = Czy można cofnąć? Brakuje odpowiedzi: { $players }
web-review = Obejrzyj partię
web-again = Rewanż
web-again-join = Dołącz do rewanżu
web-table-close = Zamknij stół
web-table-close-sure = Partia skończy się tu dla wszystkich i nikt nie będzie mógł jej dokończyć. Nadal będzie można ją obejrzeć.
web-watchers-mute = Wycisz widzów
web-watchers-hear = Przywróć głos widzom

## Seats

web-seat-own = Twoje miejsce
web-seat-lend-own = Niech bot gra za mnie
web-seat-lend = Niech bot gra podczas nieobecności
web-seat-back = Wracam do gry
web-seat-mute = Wycisz tego gracza
web-seat-hear = Przywróć głos graczowi
web-seat-move = Graj na innym urządzeniu
web-seat-move-more = Otwórz tam ten link, a miejsce się przeniesie. Strzeż go jak hasła: kto ma link, ten ma twoje miejsce.
web-seat-leave = Oddaj miejsce
web-seat-leave-sure = Każdy będzie mógł zająć to miejsce. Możesz zostać i oglądać.
web-handover = Urządzenie przejmuje { $who }
web-handover-last = Ruch ma za sobą { $who }
web-handover-why = Płytki na ręce są tajne: pozostali nie patrzą.
web-handover-hold = Przytrzymaj, aby zobaczyć swoją rękę

## Talk

web-talk = Rozmowa
web-log-and-talk = Dziennik i rozmowa
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-talk-nobody = Przy tym stole się nie rozmawia.
web-talk-say = Powiedz coś
web-talk-send = Wyślij
web-talk-name = Podaj imię, aby rozmawiać
web-talk-fresh =
    { $count ->
        [one] { $count } nowa
        [few] { $count } nowe
       *[other] { $count } nowych
    }
web-reaction-applause = brawo
web-reaction-laugh = śmiech
web-reaction-wow = ojej
web-reaction-sad = smutek
web-reaction-thanks = dziękuję
web-reaction-hurry = szybciej
web-reaction-luck = powodzenia
web-reaction-dog = hau

## The line to the server

web-connecting = Łączenie
web-lost-line =
    { $seconds ->
        [0] Połączenie przerwane. Trwa ponowna próba; nic z gry nie przepadło.
       *[other] Połączenie przerwane. Następna próba za { $seconds }{ "\u00A0" }s; nic z gry nie przepadło.
    }
web-bye-taken = Twoje miejsce jest otwarte gdzie indziej
web-bye-taken-more = Na tym miejscu gra się teraz w innym oknie lub na innym urządzeniu. Nic nie przepadło; miejsce może być tylko w jednym z nich.
web-bye-token = To miejsce nie jest już twoje
web-bye-token-more = Zostało oddane. Możesz oglądać albo zająć wolne miejsce.
web-bye-private = Przy tym stole nie ma widzów
web-bye-private-more = Gracze chcą grać bez widzów. Po zakończeniu partii można ją obejrzeć.
web-bye-gone = Nie ma takiego stołu
web-bye-gone-more = Link jest stary albo brakuje w nim litery.
web-bye-full = Serwer jest pełny
web-bye-full-more = Nie ma teraz miejsca na kolejne połączenie. Spróbuj za chwilę.
web-bye-rude = Serwer się rozłączył
web-bye-rude-more = Ta strona wysłała więcej, niż serwer przyjmuje. Nic z gry nie przepadło.
web-bye-slow = Połączenie było za wolne
web-bye-slow-more = Nic z gry nie przepadło.
web-bye-restart = Serwer uruchamia się ponownie
web-bye-restart-more = Nic z gry nie przepadło.
web-unloaded = To nie dotarło
web-unloaded-more = Serwer nie odpowiada albo Kostka została w międzyczasie zaktualizowana. Nic z gry nie przepadło.
web-unloaded-reload = Wczytaj stronę ponownie
web-trouble-here = Graj tutaj
web-trouble-again = Spróbuj ponownie
web-trouble-watch = Oglądaj

## Advice

web-advice = Najlepsze ruchy
web-advice-wins = wygrywa
web-advice-asking = Myślę naprzód …
web-advice-one = Jest tylko jeden ruch.
web-advice-later = W twojej turze: najlepsze ruchy według szans na wygraną
web-advice-chance = Wygrywa { $chance } % gier rozegranych stąd do końca, ± { $error }.
web-advice-behind = To o { $points } pkt proc. mniej niż najlepszy ruch, ± { $error }.
web-advice-chance-exactly = Wygrywa { $chance } % wszystkich gier, które mogą stąd pójść, dokładnie.
web-advice-behind-exactly = To o { $points } pkt proc. mniej niż najlepszy ruch.
