# The pages around every game. Words of a game's own page are in web-{game}.ftl.

## Everywhere

web-lobby = Start
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
web-sound = Dźwięk
web-sound-off = wyłączony
web-odds-show = Szanse
web-odds-show-help = tam, gdzie pozwala na nie stół
web-trail = Ślad
web-trail-help = kropkowana linia tam, gdzie coś się ostatnio ruszyło
web-lost = Tu niczego nie ma
web-server-gone = Serwer nie odpowiada. Czy działa i czy to urządzenie ma połączenie z siecią?
web-rules-more = Więcej w zasadach

## The table

web-seats = Gracze
web-actions = Ruchy
web-you = Ty
web-bot = bot
web-away = poza stołem
web-lent = gra { $level }
web-open-seat = wolne miejsce
web-code = Stół
web-watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
web-waiting = Teraz: { $players }
web-over = Koniec gry
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
web-log-sat = { $who } siada do stołu
web-log-left = { $who } oddaje miejsce
web-log-lent = { $who }: od teraz gra bot
web-log-returned = { $who } wraca
web-log-closed = Stół zamknięto
