# The pages around every game. Words of a game's own page are in web-{game}.ftl.

## Everywhere

web-lobby = Strona główna
web-close = Zamknij
web-cancel = Anuluj
web-settings = Ustawienia
web-skip = Przejdź do treści
web-language = Język
web-theme = Motyw
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-pace = Animacje
web-pace-none = brak
web-pace-fast = szybkie
web-pace-normal = zwykłe
web-pace-system = To urządzenie prosi o ograniczenie animacji, więc nic się nie porusza.
web-sound = Dźwięk
web-sound-off = wyłączony
web-odds-show = Szanse
web-odds-show-help = jeśli stół na nie pozwala
web-trail = Ślad
web-trail-help = kropkowana linia pokazuje ostatni ruch
web-confirm = Aby wykonać ruch
web-confirm-once = jedno kliknięcie
web-confirm-twice = dwa kliknięcia
web-confirm-always = dwa, nawet na rzut
web-shortcuts = Skróty jednoliterowe
web-shortcuts-help = litery i cyfry wykonują ruchy i otwierają panele
web-lost = Tu niczego nie ma
web-lost-more = Sprawdź adres: może brakuje w nim litery albo jest o jedną za dużo.
web-server-gone = Serwer nie odpowiada. Czy działa i czy to urządzenie ma połączenie z siecią?
web-no-pages = Ta wersja Kostki nie ma stron gry { $game }; można w nią grać w terminalu.
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
web-waiting-away = { $count ->
    [one] { $players } jest offline
    [few] { $players } są offline
   *[other] { $players } są offline
}
web-waiting-bot = Niech na razie gra bot
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
web-log-older = Pokaż wcześniejsze ruchy
web-log-newest = Najnowsze
web-log-undone = { $who } cofa ostatnią decyzję
web-log-undo-asked = { $who } prosi o cofnięcie ostatniej decyzji
web-log-undo-refused = { $who } się nie zgadza: nic nie zostaje cofnięte
web-log-sat = { $who } siada do stołu
web-log-left = { $who } oddaje miejsce
web-log-lent = { $who }: od teraz gra bot
web-log-late = { $who }: czas minął, rusza się bot
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
web-undo-waits = Prośba o cofnięcie. Czekamy na odpowiedź: { $players }
web-review = Obejrzyj partię
web-again = Jeszcze raz
web-again-join = Dołącz do rewanżu
web-table-close = Zamknij stół
web-table-close-sure = Partia skończy się dla wszystkich i nie da się jej wznowić. Nadal będzie można ją obejrzeć.
web-watchers-mute = Wycisz widzów
web-watchers-hear = Wyłącz wyciszenie widzów

## Koniec partii

web-end-place = zajmujesz { $place }. miejsce
web-end-place-shared = zajmujesz { $place }. miejsce ex aequo
web-end-behind = { $place }, { $behind }
web-end-and = { $one }; { $other }
web-end-second =
    { $count ->
        [one] drugie miejsce: { $names }, { $score }
        [few] drugie miejsce: { $names }, po { $score }
       *[other] drugie miejsce: { $names }, po { $score }
    }
web-end-buttons = Co dalej
web-end-check = Sprawdź
web-end-check-text = Tajna liczba jest już jawna i zgadza się z tym, co obiecano przed pierwszym ruchem.
web-tally-note = najlepszy wynik każdej kolumny na złoto
web-tally-place = Miejsce
web-tally-player = Gracz

## Seats

web-seat-own = Twoje miejsce
web-seat-lend-own = Niech bot gra za mnie
web-seat-lend = Niech bot gra podczas nieobecności
web-seat-back = Wróć do gry
web-seat-mute = Wycisz
web-seat-hear = Wyłącz wyciszenie
web-seat-move = Graj na innym urządzeniu
web-seat-move-more = Otwórz tam ten link, a miejsce się przeniesie. Strzeż go jak hasła: kto ma link, ten ma twoje miejsce.
web-seat-leave = Oddaj miejsce
web-seat-leave-sure = Każdy będzie mógł zająć to miejsce. Możesz zostać i oglądać.
web-handover = Urządzenie przejmuje { $who }
web-handover-last = Ostatni ruch: { $who }
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
        [0] Utracono połączenie. Próbujemy ponownie. Partia jest bezpieczna.
       *[other] Utracono połączenie. Następna próba za { $seconds }{ "\u00A0" }s. Partia jest bezpieczna.
    }
web-bye-taken = Twoje miejsce jest otwarte gdzie indziej
web-bye-taken-more = Grasz na nim w innym oknie lub na innym urządzeniu. Miejsce może być otwarte tylko w jednym z nich.
web-bye-token = To miejsce nie jest już twoje
web-bye-token-more = Zostało oddane. Możesz oglądać albo zająć wolne miejsce.
web-bye-private = Przy tym stole nie ma widzów
web-bye-private-more = Gracze chcą grać bez widzów. Po zakończeniu partii można ją obejrzeć.
web-bye-gone = Nie ma takiego stołu
web-bye-gone-more = Link jest stary albo niepełny.
web-bye-full = Serwer jest pełny
web-bye-full-more = Nie ma teraz miejsca na kolejne połączenie. Spróbuj za chwilę.
web-bye-rude = Utracono połączenie
web-bye-rude-more = Ta strona wysłała więcej, niż serwer przyjmuje. Partia jest bezpieczna.
web-bye-slow = Połączenie było za wolne
web-bye-slow-more = Partia jest bezpieczna.
web-bye-restart = Serwer uruchamia się ponownie
web-bye-restart-more = Partia jest bezpieczna.
web-unloaded = Nie udało się tego wczytać
web-unloaded-more = Serwer nie odpowiada albo Kostkę właśnie zaktualizowano. Partia jest bezpieczna.
web-unloaded-reload = Odśwież
web-trouble-here = Graj tutaj
web-trouble-again = Spróbuj ponownie
web-trouble-watch = Oglądaj

## Advice

web-advice = Najlepsze ruchy
web-advice-wins = wygrywa
web-advice-asking = Myślę …
web-advice-one = Jest tylko jeden ruch.
web-advice-equal = Równie dobry jak inne ruchy ze znakiem „=”: różnica mieści się w błędzie.
web-advice-later = W twojej turze: najlepsze ruchy według szans na wygraną
web-advice-chance = Szansa na wygraną: { $chance } % ± { $error }, z gier rozegranych stąd do końca.
web-advice-behind = { $points } pkt proc. mniej niż najlepszy ruch, ± { $error }.
web-advice-chance-exactly = Szansa na wygraną: dokładnie { $chance } %.
web-advice-behind-exactly = { $points } pkt proc. mniej niż najlepszy ruch.
