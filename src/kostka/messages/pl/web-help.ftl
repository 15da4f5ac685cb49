# Help: the rules beside the table, the guided start, the keys.

## Rules

web-help-rules = Zasady gry { $game }
web-help-search = Szukaj w zasadach
web-help-places =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
web-help-nothing = Nic o „{ $query }”. Spróbuj jednego słowa albo jego początku.
web-help-cards = Karty przy tym stole
web-help-others = Pozostałe karty
web-help-sets = Zestawy z pudełka
web-help-tasks = Zadania
web-help-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-help-show = Pokaż na planszy
web-help-own-words = Własnymi słowami

## Guided start

web-help-offer = Pierwszy raz przy tym stole?
web-help-offer-text =
    { $count ->
        [one] { $count } wskazówka przy prawdziwym elemencie, na twojej pozycji.
        [few] { $count } krótkie wskazówki przy prawdziwych elementach, na twojej pozycji. Zajmie to dwie minuty.
       *[other] { $count } krótkich wskazówek przy prawdziwych elementach, na twojej pozycji. Zajmie to dwie minuty.
    }
web-help-not-now = Nie teraz
web-help-round = Oprowadź mnie
web-help-skip = Pomiń
web-help-next = Dalej
web-help-done = Zagraj
web-help-now-title = Twój ruch
web-help-now = Ta linijka zawsze mówi, co teraz zrobić. Wykonaj pierwszy ruch, a przewodnik się zamknie.
web-help-step = Krok { $at } z { $of }

## Keys

web-help-keys = Klawisze
web-help-keys-off = Skróty jednoliterowe są wyłączone w ustawieniach.
web-help-space = Spacja
web-help-key-tab = do następnej części stołu
web-help-key-arrows = ruch wewnątrz grupy
web-help-key-enter = wybierz; jeszcze raz, by potwierdzić
web-help-key-escape = anuluj wybór
web-help-key-undo = cofnij albo poproś o cofnięcie
web-help-key-odds = pokaż lub ukryj szanse
web-help-key-talk = rozmowa i z powrotem dziennik
web-help-key-rules = zasady
web-help-key-keys = ta lista
web-help-key-moves = ruch wstecz, ruch naprzód
web-help-key-marks = do poprzedniej, do następnej części
web-help-key-ends = na początek, na koniec
web-help-key-play = odtwarzaj i zatrzymaj
web-help-key-speed = szybciej, wolniej
web-help-key-share = skopiuj link do tego ruchu
