cubitos = Cubitos

## Opcje

cubitos-option-set = zestaw kart z instrukcji, podany przez id, albo 'random' (losowy), albo 'custom' (własny) z opcją cards
cubitos-option-cards = osiem kart, po jednej w każdym kolorze, podanych przez id albo ścieżkę pliku karty
    .sent = osiem kart, po jednej w każdym kolorze, podanych przez id albo jako tekst własnej karty
cubitos-option-set_seed = który to losowy zestaw; -1 to w każdej partii inny
cubitos-option-track = tory jeden po drugim, podane przez id albo ścieżkę; żaden oznacza tor sugerowany przez zestaw
    .sent = tory jeden po drugim, podane przez id albo jako tekst własnego; żaden oznacza tor sugerowany przez zestaw
cubitos-option-laps = okrążenia po wszystkich torach po kolei, więc dwa okrążenia na dwóch torach to A, B, A, B; 0 to sugestia zestawu
cubitos-option-start = miejsce z kością pierwszego gracza; -1 to losowe
cubitos-choice-random = losowy zestaw
cubitos-choice-custom = osiem wybranych kart
cubitos-choice-every-match = w każdej partii inny
cubitos-choice-suggested = tak jak sugeruje zestaw

## Słowa; kości odmieniają się z liczbą: acc (jedną), few, many

cubitos-die-light-gray = jasnoszara kość
    .acc = jasnoszarą kość
    .few = jasnoszare kości
    .many = jasnoszarych kości
cubitos-die-dark-gray = ciemnoszara kość
    .acc = ciemnoszarą kość
    .few = ciemnoszare kości
    .many = ciemnoszarych kości
cubitos-die-start = kość pierwszego gracza
    .acc = kość pierwszego gracza
    .few = kości pierwszego gracza
    .many = kości pierwszego gracza
cubitos-die-white = biała kość
    .acc = białą kość
    .few = białe kości
    .many = białych kości
cubitos-die-brown = brązowa kość
    .acc = brązową kość
    .few = brązowe kości
    .many = brązowych kości
cubitos-die-red = czerwona kość
    .acc = czerwoną kość
    .few = czerwone kości
    .many = czerwonych kości
cubitos-die-green = zielona kość
    .acc = zieloną kość
    .few = zielone kości
    .many = zielonych kości
cubitos-die-orange = pomarańczowa kość
    .acc = pomarańczową kość
    .few = pomarańczowe kości
    .many = pomarańczowych kości
cubitos-die-purple = fioletowa kość
    .acc = fioletową kość
    .few = fioletowe kości
    .many = fioletowych kości
cubitos-die-yellow = żółta kość
    .acc = żółtą kość
    .few = żółte kości
    .many = żółtych kości
cubitos-die-blue = niebieska kość
    .acc = niebieską kość
    .few = niebieskie kości
    .many = niebieskich kości
cubitos-face-blank = pusta ścianka
cubitos-face-symbol = symbol zdolności
cubitos-face-power = symbol mocy
cubitos-face-money = moneta
cubitos-face-foot = stopa
cubitos-face-credit = żeton waluty
cubitos-zone-draw = Strefa Dobierania
    .gen = Strefy Dobierania
cubitos-zone-roll = Strefa Rzutu
    .gen = Strefy Rzutu
cubitos-zone-discard = Strefa Odrzucania
    .gen = Strefy Odrzucania
cubitos-zone-active = Strefa Aktywna
    .gen = Strefy Aktywnej
cubitos-phase-roll = Faza Rzutu
cubitos-phase-use = Faza Biegu: zdolności
cubitos-phase-compared = Faza Biegu: po porównaniu mieczy
cubitos-phase-move = Faza Biegu: ruch i zakupy
cubitos-phase-over = koniec
cubitos-price-money = monety
cubitos-price-feet = stopy
cubitos-resource-money = monety
cubitos-resource-feet = stopy
cubitos-resource-credits = waluta
cubitos-resource-swords = miecze
cubitos-resource-fans = fani
cubitos-source-house = nasza propozycja
cubitos-source-inferred = wniosek z instrukcji
cubitos-source-rulebook = instrukcja
cubitos-source-box = pudełko
cubitos-source-fan-made = dzieło fanów
cubitos-source-fan-transcription = zapis fanów
cubitos-field-colour = kolor
cubitos-field-cost = koszt
cubitos-field-names = nazwy
cubitos-field-symbols = kości razem
cubitos-field-now = natychmiast
cubitos-field-active = w dowolnej chwili
cubitos-field-push = przy kuszeniu losu
cubitos-field-pushed = po kuszeniu losu
cubitos-field-would_bust = przed porażką
cubitos-field-bust = przy porażce
cubitos-field-run = bieg
cubitos-field-after_move = po ruchu
cubitos-field-compare = porównanie
cubitos-field-power = ścianka mocy
cubitos-field-sources = źródła

## Ruchy

cubitos-move-push = push: kusisz los, rzucasz jeszcze raz kośćmi ze Strefy Rzutu; przy 3 aktywnych kościach ryzykujesz porażkę
cubitos-move-pass = pass: pasujesz i zachowujesz to, co aktywne
cubitos-move-wait = wait: poczekaj, co zrobią inni
cubitos-move-done = done: wystarczy, dalej
cubitos-move-stop = stop: zakończ ruch na tym polu
cubitos-move-shortcut = shortcut: zapłać za skrót z tego pola
cubitos-move-jetpack = jetpack: użyj plecaka odrzutowego z tego pola
cubitos-move-foot = foot: kup stopę za 4 monety lub żetony waluty
cubitos-move-credit = credit: użyj żetonu waluty wyrzuconego na kości
cubitos-move-bust = bust: pogódź się z porażką
cubitos-move-draw = draw white: weź tę kość ze Strefy Dobierania
cubitos-move-draw-discarded = draw white discard: to samo ze Strefy Odrzucania, gdy wolno dobrać dowolne ze swoich kości
cubitos-move-draw-all = draw all: wszystkie, gdy wolno dobrać dowolne ze swoich kości
cubitos-move-discard = discard white: przenieś tę kość ze Strefy Rzutu do Strefy Odrzucania
cubitos-move-discard-all = discard all: przenieś wszystkie kości ze Strefy Rzutu do Strefy Odrzucania
cubitos-move-roll = roll white draw: wybierz kość do rzutu, podając jej strefę albo widoczną ściankę
cubitos-move-roll-all = roll all: rzuć wszystkimi tymi kośćmi
cubitos-move-choose = choose 1: wybierz jeden z efektów, w kolejności z karty
cubitos-move-use = use dope-cat: użyj aktywnej kości, by skorzystać ze zdolności karty
cubitos-move-use-power = use dope-cat power: to samo kością z symbolem mocy
cubitos-move-skip = skip dope-cat: nie korzystaj ze zdolności
cubitos-move-set = set white: połóż tę kość w Strefie Aktywnej dowolną ścianką do góry
cubitos-move-take = take white: pożycz tę kość z podajnika
cubitos-move-gain = gain white: zyskaj tę kość za darmo
cubitos-move-buy = buy white: kup tę kość, najwyżej dwie na rundę, w różnych kolorach
cubitos-move-lose = lose white draw, lose white foot: strać tę kość ze strefy albo ze Strefy Aktywnej, z podaną ścianką
cubitos-move-give = give white draw: oddaj tę kość
cubitos-move-return = return white foot: przenieś tę kość ze Strefy Aktywnej do Strefy Rzutu
cubitos-move-face = face power: którą ścianką do góry leży kość
cubitos-move-to = to 2: miejsce, które dostaje kość
cubitos-move-reward = reward 17: weź nagrodę z tego pola
cubitos-move-step = step 17: jedna stopa, na to pole
cubitos-move-wade = wade 17: jedna wodna stopa, na to pole

## Zdarzenia

cubitos-event-first = { $player } ma kość pierwszego gracza
cubitos-event-round = runda { $number }
cubitos-event-draw =
    { $seat } dobiera { $count ->
        [one] { $count } { WORD("cubitos-die", $die, form: "acc") }
        [few] { $count } { WORD("cubitos-die", $die, form: "few") }
       *[other] { $count } { WORD("cubitos-die", $die, form: "many") }
    }
cubitos-event-refill = { $seat } przenosi Strefę Odrzucania do Strefy Dobierania
cubitos-event-roll =
    { $seat } rzuca: { $count ->
        [one] { $count } { WORD("cubitos-die", $die) }
        [few] { $count } { WORD("cubitos-die", $die, form: "few") }
       *[other] { $count } { WORD("cubitos-die", $die, form: "many") }
    } – { WORD("cubitos-face", $face) }
cubitos-event-push = { $seat } kusi los
cubitos-event-pass = { $seat } pasuje
cubitos-event-wait = { $seat } czeka na innych
cubitos-event-saved = { $seat } unika porażki
cubitos-event-bust = { $seat } ponosi porażkę
cubitos-event-discard =
    { $seat } odrzuca { $count ->
        [one] { $count } { WORD("cubitos-die", $die, form: "acc") }
        [few] { $count } { WORD("cubitos-die", $die, form: "few") }
       *[other] { $count } { WORD("cubitos-die", $die, form: "many") }
    }
cubitos-event-use = { $seat } używa { $card } ({ WORD("cubitos-face", $face) })
cubitos-event-skip = { $seat } nie używa { $card }
cubitos-event-money = { $seat } zyskuje monety: { $amount }
cubitos-event-feet = { $seat } zyskuje stopy: { $amount }
cubitos-event-water = { $seat } zyskuje wodne stopy: { $amount }
cubitos-event-credits = { $seat } zyskuje żetony waluty: { $amount }
cubitos-event-fan = { $seat } idzie na torze fanów na pole { $fans }
cubitos-event-hand = { $seat } bierze żeton doboru
cubitos-event-lose = { $seat } traci { WORD("cubitos-die", $die, form: "acc") } ze { WORD("cubitos-zone", $zone, form: "gen") }
cubitos-event-gain = { $seat } zyskuje { WORD("cubitos-die", $die, form: "acc") }
cubitos-event-borrow = { $seat } pożycza { WORD("cubitos-die", $die, form: "acc") } ({ WORD("cubitos-face", $face) })
cubitos-event-restore = { $seat } oddaje pożyczoną kość: { WORD("cubitos-die", $die) }
cubitos-event-set = { $seat } ustawia { WORD("cubitos-die", $die, form: "acc") } ({ WORD("cubitos-face", $face) })
cubitos-event-return = { $seat } przenosi { WORD("cubitos-die", $die, form: "acc") } ze Strefy Aktywnej do Strefy Rzutu
cubitos-event-give = { $seat } oddaje { WORD("cubitos-die", $die, form: "acc") }; dostaje ją { $other }
cubitos-event-swords = { $seat } ma miecze: { $swords }
cubitos-event-most = { $seat } ma najwięcej mieczy
cubitos-event-step = { $seat } wchodzi na pole { $space }
cubitos-event-shortcut = { $seat } idzie skrótem na pole { $space }
cubitos-event-jetpack = { $seat } używa plecaka odrzutowego
cubitos-event-foot = { $seat } kupuje stopę
cubitos-event-leg =
    { $number ->
       *[other] { $seat } rusza dalej ze startu
    }
cubitos-event-finish = { $seat } przekracza linię mety
cubitos-event-reward = { $seat } bierze nagrodę z pola { $space }
cubitos-event-buy = { $seat } kupuje { WORD("cubitos-die", $die, form: "acc") }
cubitos-event-start = { $player } dostaje kość pierwszego gracza
cubitos-event-tiebreak = remis: jeszcze jedna runda
cubitos-event-over = { $player } wygrywa wyścig

## Rysunek

cubitos-round = Runda { $number }, { WORD("cubitos-phase", $phase) }
cubitos-in-trays = podajniki
cubitos-credits =
    { $count ->
        [one] { $count } żeton waluty
        [few] { $count } żetony waluty
       *[other] { $count } żetonów waluty
    }
cubitos-fans =
    { $count ->
        [one] { $count } fan
        [few] { $count } fanów
       *[other] { $count } fanów
    }
cubitos-hands =
    { $count ->
        [one] { $count } żeton doboru
        [few] { $count } żetony doboru
       *[other] { $count } żetonów doboru
    }
cubitos-money =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
cubitos-feet =
    { $count ->
        [one] { $count } stopa
        [few] { $count } stopy
       *[other] { $count } stóp
    }
cubitos-water-feet =
    { $count ->
        [one] { $count } wodna stopa
        [few] { $count } wodne stopy
       *[other] { $count } wodnych stóp
    }
cubitos-space = pole { $space }
cubitos-lap = pole { $space }, okrążenie { $lap }
cubitos-at-risk = ryzykuje
cubitos-busted = po porażce
cubitos-dice-draw = dobieranie
cubitos-dice-roll = rzut
cubitos-dice-active = aktywne
cubitos-dice-discard = odrzucone

## Tory i karty

cubitos-legend = cyfra: czerwone linie z tyłu, ┃ ━ czerwona linia, ║ ═ linia startu, ► ◄ ▲ ▼ kierunek okrążenia
cubitos-part = część toru, rzędy od { $first } do { $last } z { $rows }: 'board' pokazuje wszystko
cubitos-sign-open = wolne
cubitos-sign-water = woda
cubitos-sign-wall = ściana
cubitos-sign-start = start
cubitos-sign-finish = meta
cubitos-sign-credits = żetony waluty
cubitos-sign-fan = fan
cubitos-sign-lose = strata kości
cubitos-sign-gain = kość o tym lub niższym koszcie
cubitos-sign-any = dowolna kość
cubitos-sign-jetpack = plecak odrzutowy
cubitos-shortcut = zapłać { $cost } ({ WORD("cubitos-price", $pay) }), by przejść na { $space }
cubitos-track-size =
    { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }, { $lines ->
        [one] { $lines } czerwona linia
        [few] { $lines } czerwone linie
       *[other] { $lines } czerwonych linii
    }, { $feet ->
        [one] { $feet } stopa
        [few] { $feet } stopy
       *[other] { $feet } stóp
    } na okrążenie
cubitos-source = źródło
cubitos-command-card = Karty do Cubitos.
cubitos-command-card-check = Sprawdź plik z kartami i powiedz, co robią jego karty.
cubitos-command-card-show = Powiedz, co robi karta, na podstawie jej efektów.
cubitos-command-track = Tory do Cubitos.
cubitos-command-track-show = Narysuj tor.
cubitos-help-language = Język nazw i opisów: en, pl albo uk.
cubitos-help-cards = Plik TOML z jedną kartą lub kilkoma.
cubitos-help-card = Id karty, jej nazwa albo ścieżka pliku karty.
cubitos-help-track = Id toru albo ścieżka pliku toru.
cubitos-no-card = { $file } nie zawiera karty: karta zaczyna się od wiersza takiego jak [lucky-llama].
cubitos-checked =
    { $count ->
        [one] { $count } karta, bez błędów
        [few] { $count } karty, bez błędów
       *[other] { $count } kart, bez błędów
    }

## Szanse

cubitos-no-odds = Nie ma szans do policzenia, gdy gracz nie ma czego wybierać.
cubitos-odds-bust = Kuszenie losu kończy się porażką z szansą { $bust }; same pudła: { $miss }.
cubitos-odds-forced = Wymusza dalsze kuszenie losu z szansą { $forced }; tam porażka z szansą { $bust }.
cubitos-odds-safest = To najbezpieczniejszy sposób: { $way }.
cubitos-odds-pass = pas
cubitos-odds-push = rzut
cubitos-odds-ways = jak kusić los
cubitos-odds-busts = porażka
cubitos-odds-as-they-lie = kości tak, jak leżą
cubitos-odds-use = najpierw użyj { $card }
cubitos-odds-return = { $dice } do Strefy Rzutu
cubitos-odds-not-counted = Nie wliczono w pełni: { $cards }.
cubitos-odds-moves = Wartość ruchów, w stopach:

## Cały bieg w jednej odpowiedzi

cubitos-go-hint = go POLE: cały bieg w jednej odpowiedzi, najtańszą drogą; samo go mówi, dokąd da się dobiec
cubitos-go =
    Bieg na pole { $space }: { $feet ->
        [one] { $feet } stopa
        [few] { $feet } stopy
       *[other] { $feet } stóp
    }{ $money ->
        [0] .
       *[other] , wydane monety i żetony waluty: { $money }.
    }
cubitos-go-where = go i numer pola to cały bieg w jednej odpowiedzi. W zasięgu: { $reach }.
cubitos-go-too-far = Pole { $space } jest teraz poza zasięgiem. W zasięgu: { $reach }.
cubitos-go-reach =
    { $money ->
        [0] { $spaces }
       *[other] { $spaces } (monety i żetony waluty: { $money })
    }
cubitos-go-not-now = go działa wtedy, gdy biegnie zawodnik.

## Co przemawia za ruchem

cubitos-why-push = Porażka w { $bust } %, dokładnie. Średnio potem stopy: { $feet }, monety: { $money }.
cubitos-why-pass = Na pewno stopy: { $feet }, monety: { $money }.
cubitos-why-worth = Najlepsze, co widzę: około { $worth } stopy.
