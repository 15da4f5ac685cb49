# The lobby, the table before the match, and taking a seat.

## What is played

web-lobby-hello = W co gramy?
web-lobby-guests = Goście nie potrzebują konta: wystarczy link.
web-lobby-games = Gry
web-lobby-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
web-lobby-players-range = { $fewest }–{ $most } graczy
web-lobby-about-camelup = Obstawiaj wyścig, w którym wielbłądy noszą się nawzajem, a dwa biegną pod prąd.
web-lobby-about-jamniki = Płytka po płytce wydziergaj jamnikowi najdłuższy kubraczek na świecie.
web-lobby-about-cubitos = Kuś los coraz większą garścią kości i pędź do mety.
web-lobby-try-again = Spróbuj jeszcze raz

## Seats

web-lobby-seats = Miejsca
web-lobby-start-player = Kto zaczyna
web-lobby-start-player-chance = zaczyna losowy gracz
web-lobby-start-player-named = zaczyna { $name }
web-lobby-kind-me = Ja
web-lobby-kind-open = Wolne
web-lobby-kind-bot = Bot
web-lobby-kind-screen = Ten ekran
web-lobby-kind-of-seat = Kto zajmie miejsce { $number }
web-lobby-open-seat = Wolne miejsce
web-lobby-your-name = Twoje imię
web-lobby-name-of-seat = Imię gracza na miejscu { $number }
web-lobby-that-is-you = to ty
web-lobby-here-too = też na tym ekranie
web-lobby-for-a-friend = dla znajomych
web-lobby-level-of = Jak dobrze gra { $name }
web-lobby-level-easy = łatwy
web-lobby-level-normal = zwykły
web-lobby-level-hard = trudny
web-lobby-level-expert = mistrz
web-lobby-bot-names = Śrubka, Trybik, Piksel, Iskra, Pierożek, Bajtek, Nitka, Klocek
web-lobby-remove-seat = Usuń miejsce { $number }
web-lobby-add-seat = Dodaj miejsce
web-lobby-fill = Dodaj boty

## Starting

web-lobby-ready = Można zaczynać
web-lobby-ready-hint =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }, { $bots ->
        [0] bez botów
        [one] w tym { $bots } bot
        [few] w tym { $bots } boty
       *[other] w tym { $bots } botów
    }
web-lobby-seats-open =
    { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
       *[other] { $count } miejsc jest wolnych
    }
web-lobby-seats-open-hint = partia ruszy, gdy wszystkie miejsca będą zajęte
web-lobby-only-bots = Tylko boty
web-lobby-only-bots-hint = ty oglądasz
web-lobby-unsound = Te opcje jeszcze do siebie nie pasują
web-lobby-give-to-bots =
    { $count ->
        [one] Oddaj je botowi
        [few] Oddaj je botom
       *[other] Oddaj je botom
    }
web-lobby-start = Zacznij
web-lobby-invite = Otwórz stół

## Options

web-lobby-options = Opcje gry { $game }
web-lobby-option-camelup-arrange = Pierwszy gracz ustawia wielbłądy
web-lobby-help-camelup-arrange = zamiast losowej kolejności
web-lobby-option-camelup-hidden-purses = Ukryty majątek
web-lobby-help-camelup-hidden-purses = nikt nie widzi pieniędzy innych
web-lobby-option-camelup-netting = Sumowanie kart typowania
web-lobby-help-camelup-netting = każdy stos osobno, zanim majątek zatrzyma się na 0
web-lobby-option-jamniki-games = Gry w partii
web-lobby-help-jamniki-games = druga toczy się w przeciwną stronę
web-lobby-option-jamniki-every-colour = Liczy się każdy kolor
web-lobby-help-jamniki-every-colour = punktuje najdłuższy fragment w każdym kolorze
web-lobby-option-jamniki-secret-tasks = Zadania
web-lobby-help-jamniki-secret-tasks = dwa z dwunastu dają dodatkowe punkty
web-lobby-option-jamniki-turning = Obracanie płytek
web-lobby-help-jamniki-turning = płytkę wolno obrócić przed dołożeniem
web-lobby-option-jamniki-voluntary-white = Biała na życzenie
web-lobby-help-jamniki-voluntary-white = nawet gdy któraś płytka pasuje
web-lobby-option-cubitos-set = Zestaw kart
web-lobby-option-cubitos-cards = Karty
web-lobby-option-cubitos-set-seed = Numer losowania
web-lobby-option-cubitos-track = Tor
web-lobby-option-cubitos-laps = Okrążenia
web-lobby-option-own = własne

## What the table agrees on

web-lobby-agreed = Przy stole
web-lobby-odds = Szanse
web-lobby-odds-help = szanse i podpowiedzi dla graczy
web-lobby-spectators = Widzowie
web-lobby-spectators-help = kto ma link, może oglądać
web-lobby-talk = Rozmowy
web-lobby-talk-everybody = wszyscy
web-lobby-talk-players = gracze
web-lobby-talk-nobody = nikt
web-lobby-undo = Cofanie
web-lobby-undo-ask = za zgodą innych
web-lobby-undo-free = jeśli nic nie odkryto
web-lobby-undo-never = nigdy
web-lobby-clock = Zegar
web-lobby-clock-none = bez zegara
web-lobby-clock-pace = { $minutes } min + { $seconds } s
web-lobby-clock-own = limit czasu
web-lobby-clock-minutes = Minuty na partię
web-lobby-clock-seconds = Sekundy za każdą decyzję

## The race of Cubitos

web-lobby-race-set = Zestaw kart
web-lobby-race-drawn = Osiem kart zostanie wylosowanych na początku partii, za każdym razem inne.
web-lobby-race-card = { $name }, koszt { $cost }
web-lobby-race-card-of = Karta w kolorze: { $colour }
web-lobby-race-cost = koszt
web-lobby-race-track = Tor
web-lobby-race-track-usual = jak sugeruje zestaw
web-lobby-race-then = A potem
web-lobby-race-then-none = bez drugiego toru
web-lobby-race-laps = Okrążenia
web-lobby-race-laps-usual = zwykle { $count }
web-lobby-race-full = Wszystkie karty i tory
web-lobby-race-title = Karty i tory
web-lobby-race-map = Mapa toru { $track }: kroków w okrążeniu { $lap }, czerwonych linii { $lines }
web-lobby-race-track-about =
    okrążenie: { $lap ->
        [one] { $lap } krok
        [few] { $lap } kroki
       *[other] { $lap } kroków
    }, { $lines ->
        [one] { $lines } czerwona linia
        [few] { $lines } czerwone linie
       *[other] { $lines } czerwonych linii
    }
web-lobby-race-sign-gain = nagroda
web-lobby-race-sign-lose = strata kości
web-lobby-race-sign-way = skrót albo plecak odrzutowy
web-lobby-race-seed = Numer losowania
web-lobby-race-seed-help = ten sam numer daje te same karty; zostaw puste, aby co partię były inne
web-lobby-race-mix = Ułóż własny zestaw
web-lobby-race-own = Własne karty i tory
web-lobby-race-own-help = Zostają w tej przeglądarce, a przy twoim stole grają nimi wszyscy. Upuść tu pliki TOML albo je wybierz.
web-lobby-race-own-save = Zapisz „{ $name }” jako plik
web-lobby-race-own-forget = Usuń „{ $name }” z tej przeglądarki
web-lobby-race-example = Zacznij od przykładu:
web-lobby-race-example-card = karta
web-lobby-race-example-track = tor
web-lobby-race-own-do = Wybierz pliki
web-lobby-race-own-taken = Dodano: { $names }
web-lobby-file-long = Ten plik jest za duży jak na kartę lub tor.
web-lobby-file-binary = Ten plik nie jest tekstem. Karta lub tor to plik TOML.

## Joining, going on

web-lobby-join = Masz kod do stołu?
web-lobby-code = Kod stołu, sześć liter lub cyfr
web-lobby-code-short = Kod ma sześć liter lub cyfr.
web-lobby-join-do = Dołącz
web-lobby-no-code = Nie ma stołu { $code }. W kodach nie ma znaków O, I, 0 i 1.
web-lobby-name-missing = Jak masz na imię?
web-lobby-found = Stół
web-lobby-table-of = Stół: { $name }
web-lobby-found-seats = { $game }, zajęte miejsca: { $taken } z { $seats }
web-lobby-found-full = Nie ma wolnego miejsca
web-lobby-found-full-hint = możesz oglądać
web-lobby-join-of = { $name } zaprasza. Dołączasz?
web-lobby-join-ask = Dołączasz do tego stołu?
web-lobby-recent = Graj dalej albo oglądaj
web-lobby-recent-none = Tu pojawią się twoje stoły.
web-lobby-recent-all =
    { $count ->
        [one] Pokaż { $count } stół
        [few] Pokaż wszystkie stoły ({ $count })
       *[other] Pokaż wszystkie stoły ({ $count })
    }
web-lobby-recent-do = { $what }: { $game }, stół { $code }
web-lobby-phase-gathering = czeka na graczy
web-lobby-phase-playing = w toku
web-lobby-phase-over = zakończona
web-lobby-phase-closed = zamknięty
web-lobby-go-on = Graj dalej
web-lobby-watch = Oglądaj
web-lobby-replay = Powtórka
web-lobby-file = Otwórz plik partii

## The table before the match

web-lobby-gathering = Czekamy na znajomych
web-lobby-gathering-hint = Partia zacznie się sama, gdy wszystkie miejsca będą zajęte.
web-lobby-invited-by = { $name } zaprasza do gry
web-lobby-invited = Zaproszenie do gry
web-lobby-invited-to = { $game }, liczba graczy: { $seats }
web-lobby-closed = Ten stół jest zamknięty
web-lobby-closed-hint = Nikt już tu nie usiądzie.
web-lobby-sit = Usiądź
web-lobby-sit-or-watch = Albo tylko oglądaj: partia pojawi się tutaj.
web-lobby-seat-here = przy stole
web-lobby-seat-away = offline
web-lobby-seat-screen = na tym samym ekranie
web-lobby-seat-waiting = czeka
web-lobby-give = Oddaj botowi
web-lobby-open = Zwolnij
web-lobby-open-named = Zwolnij: gra tu { $name }
web-lobby-give-numbered = Oddaj botowi: miejsce { $number }
web-lobby-leave = Zwolnij swoje miejsce
web-lobby-close-table = Zamknij stół
web-lobby-close-sure = Zamknąć ten stół dla wszystkich?
web-lobby-close-sure-hint = Nikt już nie usiądzie, a partia się nie zacznie.
web-lobby-invite-title = Zaproś
web-lobby-invite-hint = Zeskanuj albo wyślij link.
web-lobby-qr = Kod QR z linkiem do tego stołu
web-lobby-code-of = Kod stołu { $code }
web-lobby-link = Link do tego stołu
web-lobby-copy = Kopiuj link
web-lobby-copied = Skopiowano
web-lobby-share = Udostępnij
web-lobby-only-here = Inne urządzenia nie otworzą tego adresu. Uruchom serwer poleceniem „{ $command }” i otwórz go pod adresem tego komputera.
web-lobby-rules-of-table = Zasady stołu
web-lobby-as-usual = Zwykłe ustawienia.
web-lobby-no-odds = Bez szans
web-lobby-no-spectators = Bez widzów
web-lobby-watching-you = Oglądasz
web-lobby-line-lost = Łączenie ponowne
web-lobby-line-taken = Grasz na tym miejscu w innym oknie
web-lobby-line-token = To miejsce zostało oddane
web-lobby-line-ended = Utracono połączenie
web-lobby-line-here = Graj tutaj
