# The replay of a match, and how its dice are verified.

web-replay = Powtórka
web-replay-prompt = Powtórka, ruch { $at } z { $of }
web-replay-move = ruch { $at } z { $of }
web-replay-moment = Moment partii
web-replay-moves = Ruchy
web-replay-start = Przygotowanie
web-replay-undone = Ostatni ruch został cofnięty
web-replay-deal = Stół jest przygotowany
web-replay-choice = { $who } podejmuje decyzję

## Time

web-replay-first = Na początek
web-replay-previous = Ruch wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-next = Ruch dalej
web-replay-last = Na koniec
web-replay-speed = Tempo { $speed }

## Point of view

web-replay-eyes = Punkt widzenia
web-replay-eyes-everybody = co widzieli wszyscy
web-replay-eyes-seat = co widział gracz { $player }
web-replay-eyes-all = wszystko odkryte

## Passing it on

web-replay-share = Link do tego ruchu
web-replay-copied = Skopiowano
web-replay-download = Pobierz plik partii

## From a file

web-replay-upload = Obejrzyj partię z pliku
web-replay-upload-help = Upuść tu plik partii albo go wybierz. Serwer rozegra ją jeszcze raz i sprawdzi każdy ruch i każdy wynik; niczego nie zachowa.
web-replay-choose = Wybierz plik
web-replay-reading = Wczytywanie pliku…
web-replay-unreadable = Nie można pokazać pliku { $name }
web-replay-other = Inny plik

## Before the end

web-replay-soon = Powtórka otworzy się po zakończeniu partii
web-replay-soon-help = Do tego czasu ręce i zakryte karty są tajne. Przy stole kliknij wiersz dziennika, żeby wrócić do tamtej chwili.
web-replay-table = Do stołu
web-replay-back = Tak było wcześniej
web-replay-back-now = Wróć do gry
web-replay-back-turn = Tymczasem twoja kolej.
web-replay-back-on =
    { $count ->
        [one] Od tamtej pory wykonano { $count } ruch.
        [few] Od tamtej pory wykonano { $count } ruchy.
       *[other] Od tamtej pory wykonano { $count } ruchów.
    }
web-replay-back-gone = Ta strona została otwarta później
web-replay-back-gone-help = Możesz się cofnąć tylko do chwili otwarcia tej strony. Całość będzie w powtórce, gdy partia się skończy.

## Why the dice were fair

web-replay-verified =
    { $game ->
        [jamniki] Losowanie sprawdzone
       *[other] Rzuty sprawdzone
    }
web-replay-unverified =
    { $game ->
        [jamniki] O losowaniu
       *[other] O rzutach
    }
web-replay-proof =
    { $game ->
        [jamniki] Losowanie było uczciwe
       *[other] Rzuty były uczciwe
    }
web-replay-proof-lead =
    { $game ->
        [jamniki] Kolejność płytek wynika z jednej tajnej liczby. Ustalono ją, zanim wzięto pierwszą płytkę, więc nikt nie mógł jej później zmienić, nawet serwer.
       *[other] Każdy rzut wynika z jednej tajnej liczby. Ustalono ją przed pierwszym rzutem, więc nikt nie mógł jej później zmienić, nawet serwer.
    }
web-replay-promise = Obietnica
web-replay-promise-help = odcisk tajnej liczby, widoczny dla wszystkich od pierwszego ruchu
web-replay-no-promise =
    { $game ->
        [jamniki] Nie było jej: te płytki losowano ręcznie.
       *[other] Nie było jej: tymi kostkami rzucano ręcznie.
    }
web-replay-secret = Tajna liczba
web-replay-secret-help = ujawniona wszystkim po zakończeniu partii
web-replay-compared = Porównanie
web-replay-compared-help = twoja przeglądarka właśnie sama policzyła SHA-256 tej liczby
web-replay-comparing = Obliczanie…
web-replay-equal = Zgadza się z obietnicą
web-replay-unequal = Nie zgadza się z obietnicą!
web-replay-dice =
    { $game ->
        [jamniki] Płytki
       *[other] Rzuty
    }
web-replay-dice-help = policzone od nowa z tajnej liczby i porównane z partią
web-replay-checked =
    { $count ->
        [one] { $count } wynik się zgadza
        [few] { $count } wyniki się zgadzają
       *[other] { $count } wyników się zgadza
    }
web-replay-given =
    { $count ->
        [one] { $count } wynik z prawdziwego stołu: nikt go nie sprawdzi
        [few] { $count } wyniki z prawdziwego stołu: nikt ich nie sprawdzi
       *[other] { $count } wyników z prawdziwego stołu: nikt ich nie sprawdzi
    }
web-replay-self = Aby sprawdzić to bez tego serwera, pobierz plik partii i uruchom:

## Reasons of bots

web-replay-why = Dlaczego?
web-replay-why-of = Dlaczego ten ruch?
web-replay-why-asking = Przypominam sobie …
