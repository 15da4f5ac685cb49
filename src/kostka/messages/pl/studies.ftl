# Co mówią wszystkie badania laboratorium; resztę każde ma we własnym pliku.

study-page = { $title } · Badanie Kostki
study-studies = badania
study-range = od { $low } do { $high }
study-is-quick = Szybki przebieg: mało gier, szerokie przedziały, tylko na próbę.
study-how = Jak powstał ten raport
study-files = Obok tej strony
study-fact-command = polecenie
study-fact-size = rozmiar
study-fact-seed = ziarno
study-fact-version = wersja Kostki
study-fact-rules = wersja reguł
study-fact-date = data
study-fact-machine = komputer
study-fact-runtime = czas obliczeń
study-size-quick = szybki przebieg
study-size-full = pełny przebieg
study-machine =
    { $cores ->
        [one] { $cores } rdzeń
        [few] { $cores } rdzenie
       *[many] { $cores } rdzeni
    }, { $machine }
study-seconds = { $seconds } sekundy
study-minutes = { $minutes } minuty
study-players =
    { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }

## Co jest nie tak

study-unknown = Nie ma badania { $given }; są { $known }.
study-no-folder = { $given } to plik, a raport potrzebuje folderu.
