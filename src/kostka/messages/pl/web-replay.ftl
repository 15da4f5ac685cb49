# The replay of a match, and how its dice are verified.

web-replay = Powtórka
web-replay-prompt = Powtórka, ruch { $at } z { $of }
web-replay-move = ruch { $at } z { $of }
web-replay-moment = Moment partii
web-replay-moves = Ruchy
web-replay-start = Przygotowanie
web-replay-undone = Ostatnia decyzja zostaje cofnięta
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

## Whose eyes

web-replay-eyes = Czyimi oczami
web-replay-eyes-everybody = oczami wszystkich
web-replay-eyes-seat = oczami gracza { $player }
web-replay-eyes-all = wszystko odkryte

## Passing it on

web-replay-share = Link do tego ruchu
web-replay-copied = Skopiowano
web-replay-download = Pobierz plik partii

## From a file

web-replay-upload = Obejrzyj partię z pliku
web-replay-upload-help = Upuść tu plik partii albo go wybierz. Serwer rozegra ją jeszcze raz i sprawdzi każdy ruch i każdą kostkę; niczego nie zachowa.
web-replay-choose = Wybierz plik
web-replay-reading = Wczytywanie pliku…
web-replay-unreadable = Nie można pokazać pliku { $name }
web-replay-other = Inny plik

## Before the end

web-replay-soon = Powtórka otworzy się po zakończeniu partii
web-replay-soon-help = Do tego czasu ręce i zakryte karty są tajne. Przy stole kliknij wiersz dziennika, żeby wrócić do tamtej chwili.
web-replay-table = Do stołu
web-replay-back = Tak było po ruchu { $at }
web-replay-back-now = Wróć do gry
web-replay-back-turn = Tymczasem twoja kolej.
web-replay-back-on =
    { $count ->
        [one] Od tamtej pory wykonano { $count } ruch.
        [few] Od tamtej pory wykonano { $count } ruchy.
       *[other] Od tamtej pory wykonano { $count } ruchów.
    }
web-replay-back-gone = Ta strona została otwarta później
web-replay-back-gone-help = Tu można się cofnąć tylko do chwili, od której strona śledzi partię. Całość będzie w powtórce, gdy partia się skończy.

## How one knows that nobody chose the dice

web-replay-verified = Los sprawdzony
web-replay-unverified = O kostkach
web-replay-proof = Nikt nie wybierał wyników
web-replay-proof-lead = Każda kostka, karta i płytka wynika z jednej tajnej liczby. Ustalono ją przed pierwszym rzutem, więc nikt nie mógł jej później zmienić, nawet serwer.
web-replay-promise = Obietnica
web-replay-promise-help = odcisk tajnej liczby, widoczny dla wszystkich od pierwszego ruchu
web-replay-no-promise = Nie było jej: tymi kostkami rzucano ręcznie.
web-replay-secret = Tajna liczba
web-replay-secret-help = ujawniona wszystkim po zakończeniu partii
web-replay-compared = Porównanie
web-replay-compared-help = twoja przeglądarka właśnie sama policzyła SHA-256 tej liczby
web-replay-comparing = Obliczanie…
web-replay-equal = To ta obiecana liczba
web-replay-unequal = To nie jest obiecana liczba!
web-replay-dice = Kostki
web-replay-dice-help = wszystkie policzone od nowa z tajnej liczby i porównane z partią
web-replay-checked =
    { $count ->
        [one] { $count } wynik się zgadza
        [few] { $count } wyniki się zgadzają
       *[other] { $count } wyników się zgadza
    }
web-replay-given =
    { $count ->
        [one] { $count } wynik z ręcznego rzutu: nikt go nie sprawdzi
        [few] { $count } wyniki z ręcznych rzutów: nikt ich nie sprawdzi
       *[other] { $count } wyników z ręcznych rzutów: nikt ich nie sprawdzi
    }
web-replay-self = Aby sprawdzić to bez tego serwera, pobierz plik partii i uruchom:

## Reasons of bots

web-replay-why = Dlaczego?
web-replay-why-of = Dlaczego ruch { $entry }?
web-replay-why-asking = Przypominam sobie …
