# Badanie „luck”: szczęście a umiejętności.

study-luck = Szczęście czy umiejętności?
study-luck-about = Ile w tym, kto wygrywa, jest dobrej gry, a ile kości: w każdej grze i przy każdej liczbie graczy.
study-luck-simply = Wyobraź sobie, że te same osoby grają wciąż od nowa: to, co w ich wynikach się powtarza, to umiejętności, cała reszta to szczęście. Pojedyncza gra pokazuje głównie szczęście, nawet gdy ktoś gra wyraźnie lepiej; w wielu grach szczęście się wyrównuje, a umiejętności zostają.
study-luck-headline =
    { $game } ({ $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }): umiejętności to { $skill } tego, co rozstrzyga pojedynczą grę, szczęście to { $luck }. Po tylu grach oba ważą tyle samo: około { $turning }.
study-luck-plot-levels = Co rozstrzyga pojedynczą grę między graczami różnych poziomów
study-luck-plot-wide = To samo, gdy połowa graczy gra na chybił trafił
study-luck-part-skill = umiejętności
study-luck-part-deal = kości, które i tak by padły
study-luck-part-rest = spotkanie kości z decyzjami
study-luck-axis-parts = udział w wariancji wygranej; obok umiejętności z przedziałem 95 %
study-luck-axis-players = gracze
study-luck-axis-games = gry, z przedziałami 95 %
study-luck-caption-parts = Pasek dla każdej gry i liczby graczy. Pełny kolor: umiejętności, czyli to, co temu samemu graczowi powtarza się przy innych kościach. Kreskowanie: co te same kości robią dla miejsca, ktokolwiek na nim siedzi. Jasny: co się zmienia, gdy te same kości spotykają inne decyzje.
study-luck-plot-games = Po ilu grach widać, kto jest lepszy
study-luck-caption-games = Po tylu grach lepszy z dwóch poziomów ma więcej wygranych z pewnością 95 %: po lewej najwyższy poziom nad niższym, po prawej greedy nad random. Gdzie linia się urywa albo słupek wychodzi poza rysunek, rozegrano za mało gier, by to stwierdzić.
study-luck-how = Jak to zmierzono: stół z graczami różnych poziomów rozgrywa każde rozdanie po razie w każdym obrocie wokół stołu, więc każdy trafia na każde miejsce z tymi samymi kośćmi. Wariancję wyniku, czyli udziału w wygranej, rozkłada się potem na części. Umiejętności to kowariancja wyników gracza w dwóch różnych rozdaniach. Kości, które i tak by padły, wraz z tym, kto zaczyna, to kowariancja dwóch różnych graczy na tym samym miejscu w tym samym rozdaniu. Reszta nie jest ani jednym, ani drugim: kości padają w innej chwili, służą czemu innemu, a inni na to reagują. Przedziały powstały przez 1000-krotne losowanie rozdań na nowo.
study-luck-table-levels = Gracze różnych poziomów: easy, normal i hard
study-luck-table-wide = Gracze losowi i zachłanni
study-luck-table-games = Ile gier, aż lepszy prowadzi z pewnością 95 %
study-luck-column-game = gra
study-luck-column-players = gracze
study-luck-column-matches = rozegrane gry
study-luck-column-skill = umiejętności
study-luck-column-deal = kości, które i tak by padły
study-luck-column-rest = spotkanie kości z decyzjami
study-luck-column-score = umiejętności w punktach
study-luck-column-turning = gry, po których ważą tyle samo
study-luck-column-better = lepszy
study-luck-column-worse = gorszy
study-luck-column-games = gry (95 %)
study-luck-equal = Wśród równych wszystko jest szczęściem z definicji: nikt nie ma niczego, co by się powtarzało, a cały pasek byłby kreskowany, bo równe boty z tymi samymi kośćmi rozgrywają tę samą grę, ktokolwiek gdzie siedzi. Ile by nie zagrały, żaden nie wysunie się na prowadzenie na dobre.
study-luck-limits = Udział umiejętności dotyczy właśnie tych graczy: gdzie poziomy dzieli więcej, jest większy, a wśród osób z jednego klubu mniejszy. Porównuj gry według tej samej drabinki, a nie udział z udziałem skądinąd. Boty wybierają także własnymi kośćmi, co liczy się tu jako szczęście, tak jak nastroje u ludzi.
