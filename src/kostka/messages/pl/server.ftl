## Czego serwer odmawia i dlaczego

server-not-playing = { $phase ->
    [gathering] Partia jeszcze się nie zaczęła.
    [over] Partia się skończyła.
   *[closed] Ten stół jest zamknięty.
}
server-watching = Tylko patrzysz: to mogą zrobić ci, którzy mają miejsce przy stole.
server-lent = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-not-lent = Nie gra za ciebie żaden bot.
server-bot-plays = Tam już gra bot.
server-is-here = { $name } jest przy stole: miejsce można pożyczyć tylko pod nieobecność gracza.
server-stale = Na stole coś się właśnie zmieniło. Spójrz jeszcze raz.
server-future = Stół jeszcze tam nie jest. Spróbuj ponownie.
server-no-undo = { $plies ->
    [0] Nie masz czego cofnąć.
   *[other] { $setting ->
        [never] Przy tym stole nie cofa się ruchów.
       *[other] Za późno na cofnięcie: coś już odkryto albo ktoś już zagrał.
    }
}
server-undo-asked = { $name } już prosi o cofnięcie ruchu.
server-no-question = Nikt nie pyta cię o cofnięcie.
server-no-free-seat = { $free ->
    [0] Wszystkie miejsca są zajęte.
   *[other] To miejsce jest zajęte. Inne są wolne.
}
server-seat-taken = Tu siedzi { $name }.
server-host-only = To może zrobić tylko ten, kto otworzył stół.
server-has-begun = Partia już trwa: miejsc się nie zmienia.
server-not-over = Partia jeszcze się nie skończyła.
server-cannot-say = W tej wiadomości nie ma nic do pokazania.
server-no-talk = { $setting ->
    [players] Przy tym stole rozmawiają tylko gracze.
   *[other] Przy tym stole się nie rozmawia.
}
server-said-enough = Przy tym stole wysłano już { $most } wiadomości: więcej się nie zmieści.
server-nameless = Zanim coś powiesz, podaj swoje imię.
server-muted-already = Tak już jest.
server-mute-yourself = Siebie nie trzeba wyciszać.
server-no-odds = Gracze przy tym stole wyłączyli szanse.
server-odds-soon = Szanse będą za chwilę: reguły są jeszcze kompilowane.
server-nothing-to-choose = Teraz nie masz nic do wyboru.
server-no-reason = Żaden bot nie wyjaśni tego ruchu.
server-no-answer = { $why ->
    [late] Obliczenia trwały za długo.
    [busy] Trwa zbyt wiele obliczeń naraz. Spróbuj za chwilę.
   *[other] Nie udało się tego obliczyć.
}

## Szukanie stołu

server-no-table = Nie ma takiego stołu.
server-no-code = Nie ma stołu o takim kodzie.
server-no-page = Tu nic nie ma.
server-token = Ten link nie otwiera żadnego miejsca przy tym stole: być może ktoś z niego zrezygnował.
server-private = Gracze przy tym stole nie chcą widzów.
server-broken-table = Tego stołu nie da się otworzyć: partia nie wynika z reguł tej wersji.
server-used-id = Ten identyfikator należy do innej akcji.

## Czego musi pilnować każdy program

server-hello-first = Pierwsza wiadomość to powitanie, na przykład { "{" }"type": "hello"{ "}" }.
server-hello-again = Powitanie już było.
server-not-text = Wiadomości są tekstami.
server-too-long = To więcej niż { $most } bajtów, które są czytane.
server-not-understood = Nie można zrozumieć tej wiadomości: { $error }
server-too-fast = Za dużo prób naraz. Poczekaj chwilę.
server-origin = Stronom z innych witryn tego nie wolno.
server-too-many-steps = Partia jest dłuższa niż { $most } wpisów, które można pokazać.

## Na co serwer nie ma miejsca

server-guest-tables = Masz { $most } otwartych stołów; najpierw dokończ lub zamknij któryś z nich.
server-full = Serwer nie ma miejsca na następny stół.
server-table-full = Przy tym stole nie zmieści się już nic więcej.
server-crowded = Zbyt wielu graczy działa naraz przy tym stole. Spróbuj jeszcze raz.
server-restarts = Serwer uruchamia się ponownie. Wróć za chwilę.
server-failed = Na serwerze coś poszło źle. Zostało to zapisane.

## Prowadzenie serwera

server-key-short = Tajny klucz musi mieć co najmniej { $least } znaków.
server-limits = Nie można odczytać KOSTKA_LIMITS: { $error }
server-one-worker = Kilka procesów wymaga PostgreSQL: podaj go przez --database albo KOSTKA_DATABASE_URL.
server-no-address = Nie można nasłuchiwać pod adresem { $address }: { $error }.
