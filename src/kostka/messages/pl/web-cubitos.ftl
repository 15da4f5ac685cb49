# Stół Cubitos: plansza gracza, kuszenie losu, targ i pytania. Tor ma swoje słowa w web-cubitos-track.ftl.

web-cubitos-words = { $words }
web-cubitos-where = Runda { $round }, { $phase }, { $track }
web-cubitos-phase-roll = rzuty
web-cubitos-phase-use = bieg
web-cubitos-phase-compared = bieg
web-cubitos-phase-move = bieg
web-cubitos-phase-over = koniec
web-cubitos-round = Runda { $number }
web-cubitos-reward = Nagroda

## Dziennik

cubitos-event-rolled =
    { $seat } rzuca { $count ->
        [one] { $count } kością
        [few] { $count } kośćmi
       *[other] { $count } kośćmi
    }, { $hits ->
        [0] bez trafienia
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }
cubitos-event-pushed =
    { $seat } kusi los, rzuca { $count ->
        [one] { $count } kością
        [few] { $count } kośćmi
       *[other] { $count } kośćmi
    }, { $hits ->
        [0] bez trafienia
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }
cubitos-event-gained = { $seat } zyskuje: { $what }
cubitos-event-ran =
    { $seat } biegnie { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[other] { $count } pól
    }
cubitos-event-lap = { $seat } zaczyna okrążenie { $number }
cubitos-event-board = { $seat } biegnie dalej na planszy { $board }
cubitos-event-leapt = { $seat } idzie na skróty
cubitos-event-rewarded = { $seat } bierze nagrodę

## Co mówi linia poleceń

web-cubitos-prompt-push = Kusisz los czy pasujesz?
web-cubitos-prompt-push-risk =
    { $count ->
        [one] { $count } aktywna kość: ryzykujesz
        [few] { $count } aktywne kości: ryzykujesz
       *[other] { $count } aktywnych kości: ryzykujesz
    }
web-cubitos-prompt-push-none = bez ryzyka, póki aktywnych kości jest mniej niż trzy
web-cubitos-prompt-push-safe = ten rzut nie grozi porażką
web-cubitos-prompt-forced = Musisz rzucić jeszcze raz
web-cubitos-prompt-forced-hint = zmusza do tego zdolność
web-cubitos-prompt-pass = Nie ma już czym rzucać
web-cubitos-prompt-pass-hint = spasuj albo użyj najpierw zdolności
web-cubitos-prompt-draw =
    { $will ->
        [true] Które kości dobierasz?
       *[other] { $count ->
            [0] Dobrać kości, które się nie liczą?
            [one] Dobierz { $count } kość
            [few] Dobierz { $count } kości
           *[other] Dobierz { $count } kości
        }
    }
web-cubitos-prompt-draw-hint =
    { $count ->
        [0] kliknij kości, aby zmienić wybór
        [one] wybierz jeszcze { $count }
        [few] wybierz jeszcze { $count }
       *[other] wybierz jeszcze { $count }
    }
web-cubitos-prompt-bust-discard = Porażka! Odrzucasz jakieś kości, które nie trafiły?
web-cubitos-prompt-bust-discard-hint = kośćmi, które zostaną, rzucisz w następnej rundzie
web-cubitos-prompt-run = Dokąd biegniesz?
web-cubitos-prompt-run-hint =
    wybierz pole z przerywaną obwódką: { $feet ->
        [one] { $feet } stopa
        [few] { $feet } stopy
       *[other] { $feet } stóp
    }{ $water ->
        [0] { "" }
        [one] , { $water } wodna stopa
        [few] , { $water } wodne stopy
       *[other] , { $water } wodnych stóp
    }, do wydania { $purse }
web-cubitos-prompt-buy =
    { $bought ->
        [0] Co kupujesz?
       *[other] Jeszcze jedna kość?
    }
web-cubitos-prompt-buy-hint = do wydania { $purse }, najwyżej dwie kości w różnych kolorach
web-cubitos-prompt-buy-for = { $cards } za { $cost }?
web-cubitos-prompt-buy-second = druga kość może kosztować do { $purse }
web-cubitos-prompt-asks = { $who }: { $question }
web-cubitos-question = Pytanie
web-cubitos-prompt-now = Natychmiast! Używasz tego, co wypadło?
web-cubitos-prompt-pushed = Po kuszeniu losu: używasz zdolności?
web-cubitos-prompt-on-push = Przed rzutem: cofasz kości do Strefy Rzutu?
web-cubitos-prompt-would-bust = Bez trafienia! Ratujesz się?
web-cubitos-prompt-bust = Porażka! Zachowujesz jakieś kości?
web-cubitos-prompt-use = Których zdolności używasz?
web-cubitos-prompt-after-move = Po ruchu: używasz zdolności?
web-cubitos-wait-roll =
    { $count ->
        [one] { $players } jeszcze rzuca
        [few] Jeszcze rzucają: { $players }
       *[other] Jeszcze rzucają: { $players }
    }
web-cubitos-wait-use =
    { $count ->
        [one] { $players } używa zdolności
        [few] Używają zdolności: { $players }
       *[other] Używają zdolności: { $players }
    }
web-cubitos-wait-move =
    { $count ->
        [one] { $players } biegnie
        [few] Biegną: { $players }
       *[other] Biegną: { $players }
    }
web-cubitos-wait-you-passed = pasujesz w tej rundzie
web-cubitos-wait-you-busted = porażka w tej rundzie

## Ruchy, jako czasowniki

web-cubitos-do-push = Kuszę los
web-cubitos-do-pass = Pasuję
web-cubitos-do-wait = Poczekam
web-cubitos-do-stop = Staję tutaj
web-cubitos-do-shortcut = Idę na skróty
web-cubitos-do-jetpack = Używam plecaka odrzutowego
web-cubitos-do-foot = Kupuję stopę
web-cubitos-do-credit = Używam ścianki z walutą
web-cubitos-do-bust = Godzę się z porażką
web-cubitos-do-draw-all = Dobieram wszystko
web-cubitos-do-discard-all = Odrzucam wszystkie
web-cubitos-do-roll-all = Rzucam wszystkimi
web-cubitos-do-roll-picked =
    { $count ->
        [one] Rzucam { $count } kością
        [few] Rzucam { $count } kośćmi
       *[other] Rzucam { $count } kośćmi
    }
web-cubitos-do-choose = Wybieram { $option }
web-cubitos-do-use = Używam: { $card }
web-cubitos-do-use-power = Używam mocy: { $card }
web-cubitos-do-skip = Pomijam: { $card }
web-cubitos-do-draw = Dobieram { WORD("cubitos-die", $die, form: "acc") }
web-cubitos-do-draw-discarded = Biorę { WORD("cubitos-die", $die, form: "acc") } z odrzuconych
web-cubitos-do-discard = Odrzucam { WORD("cubitos-die", $die, form: "acc") }
web-cubitos-do-set = Ustawiam { WORD("cubitos-die", $die, form: "acc") }
web-cubitos-do-take = Pożyczam { WORD("cubitos-die", $die, form: "acc") }
web-cubitos-do-gain = Biorę { WORD("cubitos-die", $die, form: "acc") }
web-cubitos-do-buy = Kupuję { WORD("cubitos-die", $die, form: "acc") }
web-cubitos-do-buy-card = Kupuję za { $cost }: { $card }
web-cubitos-do-lose = Tracę { WORD("cubitos-die", $die, form: "acc") } ze { WORD("cubitos-zone", $zone, form: "gen") }
web-cubitos-do-give = Oddaję { WORD("cubitos-die", $die, form: "acc") } ze { WORD("cubitos-zone", $zone, form: "gen") }
web-cubitos-do-roll = Biorę do rzutu { WORD("cubitos-die", $die, form: "acc") } ze { WORD("cubitos-zone", $zone, form: "gen") }
web-cubitos-do-return = Cofam { WORD("cubitos-die", $die, form: "acc") } do rzutu
web-cubitos-do-face = Ustawiam: { WORD("cubitos-face", $face) }
web-cubitos-do-to = Kość dostaje { $seat }
web-cubitos-do-reward = Biorę tę nagrodę
web-cubitos-do-step =
    { $way ->
        [none] Robię krok
       *[other] Krok { $way }
    }
web-cubitos-do-wade =
    { $way ->
        [none] Robię krok wodną stopą
       *[other] Krok { $way } wodną stopą
    }
web-cubitos-done-use = Gotowe, biegnę
web-cubitos-done-lose = Zachowuję wszystkie
web-cubitos-done-gain = Nie, dziękuję
web-cubitos-done-borrow = Nie pożyczam
web-cubitos-done-pick = Nie rzucam
web-cubitos-done-give = Nie oddaję
web-cubitos-done-free-step = Zostaję tu
web-cubitos-done-after-move = Gotowe
web-cubitos-done-reward = Bez nagrody
web-cubitos-done-choose = Nie, dziękuję
web-cubitos-done-on-push = Rzucam
web-cubitos-done-draw = Wystarczy
web-cubitos-done-bust-discard = Zostawiam wszystkie
web-cubitos-done-buy = Nic nie kupuję
web-cubitos-done-other = Gotowe
web-cubitos-draw-dice =
    { $count ->
        [one] Dobieram { $count } kość
        [few] Dobieram { $count } kości
       *[other] Dobieram { $count } kości
    }
web-cubitos-draw-no-more = Nie dobieram
web-cubitos-discard-dice =
    { $count ->
        [one] Odrzucam { $count } kość
        [few] Odrzucam { $count } kości
       *[other] Odrzucam { $count } kości
    }
web-cubitos-buy-nothing = Nic nie kupuję
web-cubitos-buy-no-more = Wystarczy
web-cubitos-buy-for = Kupuję za { $cost }

## Pytania: po nazwie tego, kto pyta, i zdanie dla tych, którzy nie mają własnego

web-cubitos-asks = { $who }: { $question }
web-cubitos-ask-now = zdolności natychmiastowe
web-cubitos-ask-now-text = Te kości właśnie stały się aktywne. Każdej użyj albo ją pomiń, w dowolnej kolejności.
web-cubitos-ask-pushed = po kuszeniu losu
web-cubitos-ask-pushed-text = Obyło się bez porażki: te kości mogą zadziałać.
web-cubitos-ask-on-push = przed rzutem
web-cubitos-ask-on-push-text = Te kości mogą najpierw wrócić do rzutu i rzucisz nimi ponownie.
web-cubitos-ask-would-bust = grozi ci porażka
web-cubitos-ask-would-bust-text = Żadna kość nie trafiła. Jedna z tych może jeszcze pomóc.
web-cubitos-ask-bust = porażka
web-cubitos-ask-bust-text = Aktywne kości zostają odrzucone, chyba że któraś z tych zachowa część z nich.
web-cubitos-ask-use = kości ze zdolnościami
web-cubitos-ask-use-text = Użyj ich w dowolnej kolejności; użyta kość pokazuje pustą ściankę i pozostaje aktywna.
web-cubitos-ask-after-move = po ruchu
web-cubitos-ask-after-move-text = Bieg się skończył, te kości mogą jeszcze zadziałać.
web-cubitos-ask-push-or-pass = w dowolnej chwili
web-cubitos-ask-push-or-pass-text = Tych kości możesz użyć przed kuszeniem losu lub pasem.
web-cubitos-ask-draw = dobieranie
web-cubitos-ask-draw-text = Wybierz kości, które przejdą do Strefy Rzutu.
web-cubitos-ask-bust-discard = po porażce
web-cubitos-ask-bust-discard-text = Dowolne kości możesz odrzucić zamiast nimi rzucać.
web-cubitos-ask-move = bieg
web-cubitos-ask-move-text = Stopa przesuwa biegacza na sąsiednie pole.
web-cubitos-ask-buy = zakupy
web-cubitos-ask-buy-text = Najwyżej dwie kości, w różnych kolorach.
web-cubitos-ask-lose = którą kość tracisz?
web-cubitos-ask-lose-text = Wraca do podajnika. Wybierz ją tutaj albo w jej strefie.
web-cubitos-ask-gain = którą kość zyskujesz?
web-cubitos-ask-gain-text = Trafia z podajnika do odrzuconych.
web-cubitos-ask-borrow = którą kość pożyczasz?
web-cubitos-ask-borrow-text = Staje się aktywna, na wybranej ściance, a na koniec rundy wraca.
web-cubitos-ask-set = którą kość ustawiasz?
web-cubitos-ask-set-text = Staje się aktywna, na wybranej ściance.
web-cubitos-ask-face = jaką ścianką do góry?
web-cubitos-ask-face-text = Kość staje się aktywna na tej ściance i od razu działa, jeśli może.
web-cubitos-ask-pick = którymi kośćmi rzucasz?
web-cubitos-ask-pick-text = Rzucasz od razu: trafienia stają się aktywne, pudła trafiają do Strefy Rzutu.
web-cubitos-ask-return = która kość wraca do rzutu?
web-cubitos-ask-return-text = Przestaje być aktywna i rzucisz nią ponownie.
web-cubitos-ask-give = którą kość oddajesz?
web-cubitos-ask-give-text = Trafia do odrzuconych jednego z graczy, którzy mają najmniej mieczy.
web-cubitos-ask-to = kto dostaje kość?
web-cubitos-ask-to-text = Ci gracze mają najmniej mieczy.
web-cubitos-ask-choose = wybierz jedno
web-cubitos-ask-choose-text = Kość i tak zostaje użyta.
web-cubitos-ask-free-step = jeden darmowy krok: dokąd?
web-cubitos-ask-free-step-text = Po lądzie, bez nagród, skrótów i plecaków odrzutowych.
web-cubitos-ask-reward = którą nagrodę bierzesz?
web-cubitos-ask-reward-text = Liczą się wszystkie jej symbole.
web-cubitos-outcome = będziesz mieć: { $what }
web-cubitos-look = Spójrz na tor
web-cubitos-use = Używam
web-cubitos-skip = Pomijam
web-cubitos-optional = opcjonalnie
web-cubitos-needed = wybierz jedno
web-cubitos-either-way = Tę kość tracisz tak czy inaczej.
web-cubitos-lose-now = Tracę teraz
web-cubitos-in-hand = w dłoni
web-cubitos-tray-card = { $card }, koszt { $cost }, zostało { $left }
web-cubitos-tray-left = zostało { $left }
web-cubitos-face-miss = Nic nie pokazuje, ale liczy się jako aktywna.

## Plansza gracza

web-cubitos-mat = Plansza gracza { $name }
web-cubitos-whose = Czyja plansza
web-cubitos-zone-roll = Rzut
web-cubitos-zone-active = Aktywne
web-cubitos-zone-draw = Dobieranie
web-cubitos-zone-discard = Odrzucone
web-cubitos-nothing = nic
web-cubitos-empty-roll = nie ma czym rzucać
web-cubitos-empty-active = jeszcze nic
web-cubitos-empty-draw = pusto
web-cubitos-empty-discard = pusto
web-cubitos-run-with =
    { $rolling ->
        [true] Pobiegniesz z
       *[other] Biegniesz z
    }
web-cubitos-runs-with =
    { $rolling ->
        [true] Pobiegnie z
       *[other] Biegnie z
    }
web-cubitos-figure-money = Monety
web-cubitos-figure-money-text = Za nie kupujesz w tej rundzie kości, stopy i skróty. Reszta na koniec rundy przepada.
web-cubitos-figure-feet = Stopy
web-cubitos-figure-feet-text = Każda przesuwa biegacza o jedno pole.
web-cubitos-figure-water = Wodne stopy
web-cubitos-figure-water-text = Stopy, które mogą wejść także do wody.
web-cubitos-figure-credits = Żetony waluty
web-cubitos-figure-credits-text = Pieniądze, które zostają, dopóki ich nie wydasz.
web-cubitos-figure-swords = Miecze
web-cubitos-figure-swords-text = Porównywane, gdy wszyscy użyją swoich kości. Symbol to jeden miecz, ścianka mocy dwa.
web-cubitos-figure-lines = Czerwone linie
web-cubitos-figure-lines-text = Ile z nich już przekroczono. Za każdą linię straty do lidera dobierasz jedną kość więcej.
web-cubitos-figure-fans = Fani
web-cubitos-figure-hands = Żetony doboru
web-cubitos-figure-draw = Ile kości dobierasz
web-cubitos-figure-draw-text =
    { $hands ->
        [0] Kości: { $amount } i jedna za każdą czerwoną linię straty do lidera.
        [one] Kości: { $amount }, jedna za żeton doboru i jedna za każdą czerwoną linię straty do lidera.
        [few] Kości: { $amount }, { $hands } za żetony doboru i jedna za każdą czerwoną linię straty do lidera.
       *[other] Kości: { $amount }, { $hands } za żetony doboru i jedna za każdą czerwoną linię straty do lidera.
    }
web-cubitos-fans =
    { $count ->
        [one] { $count } fan: pokaż tor fanów
        [few] { $count } fanów: pokaż tor fanów
       *[other] { $count } fanów: pokaż tor fanów
    }
web-cubitos-next = następny:
web-cubitos-draws = dobiera
web-cubitos-faces = Sześć ścianek: { $faces }.
web-cubitos-faces-of =
    { $count ->
        [one] { $face }
        [few] { $count } × { $face }
       *[other] { $count } × { $face }
    }
web-cubitos-shows = Pokazuje: { $face }.
web-cubitos-house = Nasza wartość (nie z pudełka): { $fields }.

## Kuszenie losu

web-cubitos-luck = Kusisz los?
web-cubitos-to-bust =
    { $count ->
        [one] na porażkę i stratę { $count } aktywnej kości
        [few] na porażkę i stratę { $count } aktywnych kości
       *[other] na porażkę i stratę { $count } aktywnych kości
    }
web-cubitos-at-risk = Ryzyko
web-cubitos-at-risk-text =
    { $count ->
        [one] bez trafienia aktywna kość zostaje odrzucona
        [few] bez trafienia { $count } aktywne kości zostają odrzucone
       *[other] bez trafienia { $count } aktywnych kości zostaje odrzuconych
    }
web-cubitos-odds-soon = szansa jest właśnie liczona
web-cubitos-no-risk = Bez ryzyka
web-cubitos-no-risk-text = porażka grozi od trzech aktywnych kości
web-cubitos-no-risk-safe = zdolności chronią ten rzut
web-cubitos-brings-pass = Pas teraz
web-cubitos-brings-push = Rzut, średnio
web-cubitos-way-use = Gdy najpierw użyjesz karty { $card }: { $bust }.
web-cubitos-way-return = Przy założeniu, że najpierw wraca do rzutu: { $dice }.
web-cubitos-not-counted = Nie wliczono: { $cards }.
web-cubitos-in-roll =
    { $count ->
        [0] Nie ma czym rzucać.
        [one] Do rzutu: { $count } kość.
        [few] Do rzutu: { $count } kości.
       *[other] Do rzutu: { $count } kości.
    }
web-cubitos-state-passed = Pas
web-cubitos-state-passed-text = zachowujesz to, co aktywne
web-cubitos-state-busted = Porażka
web-cubitos-state-busted-text = zyskujesz fana
web-cubitos-pick-draw = Kości do dobrania
web-cubitos-pick-discard = Kości do odrzucenia
web-cubitos-fewer = O jedną mniej: { WORD("cubitos-die", $die) }
web-cubitos-more = O jedną więcej: { WORD("cubitos-die", $die) }
web-cubitos-free = nie liczy się
web-cubitos-discard-help = Kości pozostawione w Strefie Rzutu liczą się do następnego dobierania.
web-cubitos-draw-at-will = dowolne swoje kości, ile zechcesz
web-cubitos-draw-full = Najlepsze kości są już zaznaczone. Możesz je zmienić.
web-cubitos-draw-left =
    { $count ->
        [one] Wybierz jeszcze { $count } kość.
        [few] Wybierz jeszcze { $count } kości.
       *[other] Wybierz jeszcze { $count } kości.
    }

## Targ

web-cubitos-market = Targ
web-cubitos-market-two = najwyżej dwie kości, w różnych kolorach
web-cubitos-market-house = nasze ceny
web-cubitos-left = { $left } szt.
web-cubitos-short = brakuje { $count }
web-cubitos-nth =
    { $nth ->
        [1] pierwsza kość
       *[other] druga kość
    }
web-cubitos-offer-bought = kupiona
web-cubitos-offer-enough = dwie wystarczą
web-cubitos-offer-none = wyczerpane
web-cubitos-card = { $card }, { WORD("cubitos-die", $die) }, koszt { $cost }, zostało { $left }
web-cubitos-pay-money = monety: { $used } z { $have }
web-cubitos-pay-credits =
    { $have ->
        [one] waluta: { $used } z { $have }
        [few] waluta: { $used } z { $have }
       *[other] waluta: { $used } z { $have }
    }

## Kości graczy

web-cubitos-dice-own = Twoje kości
web-cubitos-dice-of = Kości: { $name }
web-cubitos-dice-whose = Czyje kości
web-cubitos-dice-kind = Kość
web-cubitos-dice-all = razem
web-cubitos-dice-figures =
    { $count ->
        [one] { $count } kość, dobiera { $draws }
        [few] { $count } kości, dobiera { $draws }
       *[other] { $count } kości, dobiera { $draws }
    }
web-cubitos-seat-of = Miejsce: { $name }
web-cubitos-recap-ran =
    { $count ->
        [one] bieg: { $count } pole
        [few] bieg: { $count } pola
       *[other] bieg: { $count } pól
    }
web-cubitos-recap-bought = kupuje: { $die }
web-cubitos-recap-gained = zyskuje: { $die }
web-cubitos-recap-lost = traci: { $die }

## Miejsca

web-cubitos-tag-busted = porażka
web-cubitos-tag-passed = pas
web-cubitos-tag-finished = na mecie
web-cubitos-tag-risk = ryzykuje
web-cubitos-tag-rolling = rzuca
web-cubitos-tag-using = zdolności
web-cubitos-tag-running = biegnie
web-cubitos-tag-buying = kupuje
web-cubitos-won-you = Wygrywasz w { $round }. rundzie
web-cubitos-won = { $name } wygrywa w { $round }. rundzie
web-cubitos-won-shared = { $names } wygrywają razem w { $round }. rundzie
web-cubitos-end-short =
    { $feet ->
        [one] zabrakło { $feet } stopy
        [few] zabrakło { $feet } stóp
       *[other] zabrakło { $feet } stóp
    }
web-cubitos-end-past = też za metą
web-cubitos-second =
    { $count ->
        [one] drugie miejsce: { $names }
        [few] drugie miejsce: { $names }
       *[other] drugie miejsce: { $names }
    }
web-cubitos-tally = Jak przebiegł wyścig
web-cubitos-tally-note =
    { $rounds ->
        [one] { $rounds } runda; najlepszy wynik każdej kolumny na złoto
        [few] { $rounds } rundy; najlepszy wynik każdej kolumny na złoto
       *[other] { $rounds } rund; najlepszy wynik każdej kolumny na złoto
    }
web-cubitos-tally-lines = czerwone linie
web-cubitos-tally-busts = porażki, z rund
web-cubitos-tally-spaces = przebiegnięte pola
web-cubitos-tally-dice = kupione kości
web-cubitos-tally-fans = fani
web-cubitos-bought = Co kto kupił

## Klawisze

web-cubitos-key-push = kusić los
web-cubitos-key-pass = spasować
web-cubitos-key-wait = poczekać na innych
web-cubitos-key-answer = odpowiedzieć na pytanie
web-cubitos-key-look = pokazać kości gracza, Escape: własne
web-cubitos-key-done = zrezygnować albo zakończyć
web-cubitos-key-step = krok w jednym z sześciu kierunków
web-cubitos-key-shortcut = pójść na skróty
web-cubitos-key-jetpack = użyć plecaka odrzutowego
web-cubitos-key-foot = kupić stopę

## Pierwsza wizyta

web-cubitos-guide-track-title = Wyścig
web-cubitos-guide-track = Twój biegacz stoi w poświacie. Okrąż tor przed innymi i wpadnij na metę w szachownicę. Niosą go stopy na kościach.
web-cubitos-guide-zones-title = Twoje kości
web-cubitos-guide-zones = Kości krążą: ze Strefy Dobierania do Strefy Rzutu, trafienia stają się aktywne, a na koniec rundy wszystko, co aktywne, jest odrzucane. Gdy Strefa Dobierania jest pusta, wracają do niej odrzucone kości.
web-cubitos-guide-push-title = Kuś los
web-cubitos-guide-push = Pudła zostają w Strefie Rzutu. Kuś los i rzucaj nimi znowu po kolejne trafienia. Przy trzech aktywnych kościach rzut bez trafienia to porażka: wszystko, co aktywne, przepada w tej rundzie.
web-cubitos-guide-fans-title = Fani
web-cubitos-guide-fans = Kto ponosi porażkę, zyskuje fana. Fani dają żetony waluty i żetony doboru, a żeton doboru to jedna kość więcej w każdej rundzie.
web-cubitos-guide-market-title = Lepsze kości
web-cubitos-guide-market = Po biegu kupujesz do dwóch kości. Każdy kolor ma swoją zdolność; opisuje ją karta.

## Own cards at a friend’s table

web-cubitos-keep-own =
    { $count ->
        [one] Zachowaj własną kartę lub tor tego stołu
        [few] Zachowaj { $count } własne karty i tory tego stołu
       *[many] Zachowaj { $count } własnych kart i torów tego stołu
    }
web-cubitos-own-kept = Własne karty i tory są w tej przeglądarce

## Rady dla całych decyzji

web-cubitos-plan-draw = Dobierz: { $dice }
web-cubitos-plan-discard = Odrzuć: { $dice }
web-cubitos-plan-dice = { $count } × { WORD("cubitos-die", $die) }
web-cubitos-plan-buy = Kup: { $card }
web-cubitos-plan-buy-two = Kup: { $first } i { $second }
web-cubitos-plan-reward = Stań na polu: { $rewards }
web-cubitos-plan-finish = Biegnij do mety
web-cubitos-plan-run = { $count ->
    [one] Biegnij { $count } pole, do mety { $left }
    [few] Biegnij { $count } pola, do mety { $left }
   *[other] Biegnij { $count } pól, do mety { $left }
}
web-cubitos-plan-by-shortcut = Skrót: { $end }
web-cubitos-plan-by-jetpack = Plecak odrzutowy: { $end }
web-cubitos-plan-by-foot = Dokup stopy: { $end }
