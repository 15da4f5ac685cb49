## Czego serwer odmawia i dlaczego

server-not-playing = { $phase ->
    [gathering] Partia jeszcze się nie zaczęła.
    [over] Partia się skończyła.
   *[closed] Ten stół jest zamknięty.
}
server-watching = Oglądasz. To mogą zrobić tylko gracze.
server-lent = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-not-lent = Nie gra za ciebie żaden bot.
server-bot-plays = Tam już gra bot.
server-is-here = { $name } jest przy stole: bot może zastąpić tylko nieobecnego gracza.
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
server-host-only = To może zrobić tylko gospodarz stołu.
server-has-begun = Partia już trwa: miejsca i imiona zostają, jak są.
server-not-over = Partia jeszcze się nie skończyła.
server-cannot-say = W tej wiadomości nie ma nic do pokazania.
server-no-talk = { $setting ->
    [players] Przy tym stole rozmawiają tylko gracze.
   *[other] Przy tym stole się nie rozmawia.
}
server-said-enough = Przy tym stole osiągnięto limit wiadomości: { $most }.
server-nameless = Zanim się odezwiesz, podaj imię.
server-muted-already = Tak już jest.
server-mute-yourself = Nie możesz wyciszyć siebie.
server-no-odds = Gracze przy tym stole wyłączyli szanse.
server-odds-soon = Szanse będą za chwilę: reguły są jeszcze kompilowane.
server-nothing-to-choose = Teraz nie masz nic do wyboru.
server-no-reason = Żaden bot nie wyjaśni tego ruchu.
server-no-answer = { $why ->
    [late] Obliczenia trwały za długo.
    [busy] Serwer jest zajęty. Spróbuj za chwilę.
   *[other] Nie udało się tego obliczyć.
}

## Szukanie stołu

server-no-table = Nie ma takiego stołu.
server-no-code = Nie ma stołu o takim kodzie.
server-no-page = Tu nic nie ma.
server-token = Ten link nie otwiera żadnego miejsca przy tym stole: być może zostało oddane.
server-private = Przy tym stole nie ma widzów.
server-broken-table = Tego stołu nie da się otworzyć: partia jest niezgodna z zasadami tej wersji.
server-used-id = Ten identyfikator należy do innej akcji.

## Czego musi pilnować każdy program

server-hello-first = Pierwsza wiadomość to powitanie, na przykład { "{" }"type": "hello"{ "}" }.
server-hello-again = Powitanie już było.
server-not-text = Wiadomości są tekstami.
server-too-long = To więcej niż dozwolone { $most } bajtów.
server-not-understood = Nie można zrozumieć tej wiadomości: { $error }
server-too-fast = Zbyt wiele żądań. Poczekaj chwilę.
server-origin = Stronom z innych witryn tego nie wolno.
server-too-many-steps = Partia ma więcej niż { $most } wpisów, a tyle można pokazać najwyżej.

## Na co serwer nie ma miejsca

server-guest-tables = Masz { $most } otwartych stołów; najpierw dokończ lub zamknij któryś z nich.
server-full = Serwer nie przyjmie kolejnego stołu.
server-table-full = Ten stół nie pomieści już nic więcej.
server-crowded = Zbyt wiele żądań naraz przy tym stole. Spróbuj jeszcze raz.
server-restarts = Serwer uruchamia się ponownie. Wróć za chwilę.
server-failed = Na serwerze coś poszło nie tak. Błąd został zapisany.

## Prowadzenie serwera

server-key-short = Tajny klucz musi mieć co najmniej { $least } znaków.
server-limits = Nie można odczytać KOSTKA_LIMITS: { $error }
server-one-worker = Kilka procesów wymaga PostgreSQL: podaj go przez --database albo KOSTKA_DATABASE_URL.
server-no-address = Nie można nasłuchiwać pod adresem { $address }: { $error }.
