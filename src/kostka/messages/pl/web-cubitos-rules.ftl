# The rules of Cubitos in our own words.

web-cubitos-rules-goal-title = Cel
web-cubitos-rules-goal = Od dwóch do czterech biegaczy ściga się po torze. Wygrywa, kto pierwszy stanie na ostatniej mecie. Rundę, w której ktoś dobiegł, gra się do końca; z kilku, którzy dobiegli, wygrywa ten, kto jest najdalej za startem, a gdy i to jest remisem, wszyscy grają jeszcze jedną rundę. Tor dzielą czerwone linie: za każdą linię straty do lidera dobierasz jedną kość więcej, więc nikt nie jest bez szans.
web-cubitos-rules-round-title = Runda
web-cubitos-rules-round = Najpierw wszyscy dobierają: 9 kości, po jednej więcej za każdy żeton doboru i za każdą czerwoną linię straty do lidera. Kości, które zostały w Strefie Rzutu, liczą się, kość pierwszego gracza nie. Potem wszyscy naraz rzucają (Faza Rzutu), kuszą los, ile się odważą, i pasują albo ponoszą porażkę. W Fazie Biegu używa się zdolności, porównuje miecze, a potem od pierwszego gracza każdy biegnie, bierze nagrodę z pola, kupuje do dwóch kości i odrzuca aktywne. Kość pierwszego gracza wędruje w lewo.
web-cubitos-rules-dice-title = Kości i ścianki
web-cubitos-rules-dice = Trafienie to każda ścianka, która nie jest pusta. Za monety się kupuje, stopa to jedno pole, żeton waluty to pieniądz, który zostaje. Symbol to zdolność karty w tym kolorze; ścianka mocy robi to samo, a często więcej. Każdy zaczyna z siedmioma jasnoszarymi i dwiema ciemnoszarymi kośćmi.
web-cubitos-rules-luck-title = Kuszenie losu
web-cubitos-rules-luck = Trafienia przechodzą do Strefy Aktywnej, pudła zostają w Strefie Rzutu. Kusząc los, rzucasz nimi wszystkimi jeszcze raz. Od chwili, gdy zrobisz to z trzema lub więcej aktywnymi kośćmi, ryzykujesz do końca fazy: rzut bez trafienia to porażka. Kto woli zobaczyć, co zrobią inni, czeka; odtąd pierwszy działa gracz z największą liczbą kości w Strefie Rzutu.
web-cubitos-rules-bust-title = Porażka
web-cubitos-rules-bust = Wszystko, co aktywne, zostaje odrzucone i w tej rundzie nic nie daje. Możesz też odrzucić dowolne kości ze Strefy Rzutu. Na pocieszenie przesuwasz się o jedno pole na torze fanów. Kości nie dają ci wtedy stóp, ale za żetony waluty wciąż możesz kupić kości i stopy.
web-cubitos-rules-fans-title = Fani, waluta, dobór
web-cubitos-rules-fans = Każdy krok na torze fanów daje to, co tam widać: żetony waluty albo żeton doboru. Każdy żeton doboru to w każdej rundzie jedna kość więcej. Ostatnie pole daje swoje żetony waluty ponownie przy każdym dalszym kroku. Żetony waluty zostają, dopóki ich nie wydasz.
web-cubitos-rules-timings-title = Kiedy działają zdolności
web-cubitos-rules-timings = Natychmiast: gdy tylko kość staje się aktywna. W dowolnej chwili: póki jest aktywna. Przy każdym kuszeniu losu: przed rzutem. Po każdym kuszeniu losu bez porażki: jeśli wtedy była aktywna. Gdy masz ponieść porażkę, przy porażce: właśnie wtedy. Bieg: w Fazie Biegu, przed ruchem. Po ruchu: między biegiem a zakupami. Kość użyta w dowolnej chwili, zamiast porażki, w biegu lub po ruchu pokazuje potem pustą ściankę, ale pozostaje aktywna. Używać nie trzeba, chyba że karta mówi inaczej. Kości, które dorzuca lub rzuca zdolność, nie grożą porażką.
web-cubitos-rules-swords-title = Miecze
web-cubitos-rules-swords = Kości niektórych kart to miecze: jeden za symbol, dwa za ściankę mocy. Porównuje się je, gdy wszyscy użyli pozostałych kości. Najwięcej to co najmniej jeden; kto wygrywa remis, mówi karta.
web-cubitos-rules-buy-title = Zakupy
web-cubitos-rules-buy = Po biegu możesz kupić do dwóch kości w różnych kolorach. Najpierw wydajesz monety, potem żetony waluty; reszta monet przepada. Nowe kości trafiają do odrzuconych. W czasie biegu 4 monety lub żetony kupują stopę.
web-cubitos-rules-zones-title = Strefy
web-cubitos-rules-zones = W Strefie Dobierania leżą kości, które dopiero przyjdą. Gdy jest pusta, przechodzą do niej wszystkie odrzucone. W Strefie Rzutu są kości, którymi rzucasz, w Strefie Aktywnej trafienia tej rundy, a w Strefie Odrzucania kości zużyte i nowe. Stracona kość wraca do podajnika; kości pierwszego gracza nie można stracić, oddać ani pożyczyć.
web-cubitos-rules-house-title = Nasze wartości
web-cubitos-rules-house = Żadna instrukcja nie podaje cen kart, większości toru fanów i trzech z czterech torów. Gdzie wartość jest nasza, mówi o tym dymek. Można grać dziesięcioma zestawami z pudełka, losowymi i własnymi kartami, na jednym torze lub dwóch, od jednego do czterech okrążeń.
web-cubitos-rules-track-title = Tor
web-cubitos-rules-track =
    Każda cegła to pole; z niej wchodzisz na jedną z najwyżej sześciu cegieł, które się z nią stykają. Start i meta to po jednym polu, niezależnie od liczby cegieł. Na żywopłoty i trybuny nie można wejść, do wody tylko wodnymi stopami.

    Czerwone linie mówią, jak daleko kto dobiegł. Za każdą czerwoną linię, którą lider ma na początku rundy za sobą, a ty nie, dobierasz jedną kość więcej. Na jednym polu może stać dowolnie wielu biegaczy.
web-cubitos-rules-run-title = Bieg
web-cubitos-rules-run =
    Gdy kości są użyte, gracze biegną po kolei, poczynając od pierwszego gracza. Każda stopa to jeden krok w dowolną stronę, także wstecz. Zwykłe stopy wydaje się przed wodnymi, chyba że idziesz w wodę.

    Za 4 monety lub żetony waluty możesz kupić jeszcze jedną stopę, w dowolnej chwili ruchu i ile razy chcesz; najpierw wydajesz monety. Nie musisz wykorzystać wszystkich stóp. Co zostanie, gdy staniesz, przepada.

    Kliknij cegłę z przerywaną obwódką: zobaczysz najtańszą drogę; kliknij drugi raz, żeby nią pobiec. Albo idź krok po kroku strzałkami pod torem lub klawiszami Q, W, A, D, Z i X.
web-cubitos-rules-rewards-title = Nagrody
web-cubitos-rules-rewards =
    Płaci tylko pole, na którym kończysz ruch, i nie to, na którym zaczęła się dla ciebie runda. Turkusowe tabliczki dają żetony waluty, chorągiewka fana. Minus pozwala na zawsze pozbyć się jednej kości, dzięki czemu inne trafiają się częściej. Plus daje kość z podajnika o koszcie do podanego albo dowolną. Z pozbycia się kości i z nowej kości można zrezygnować. Pole z dwiema tabliczkami daje obie rzeczy.
web-cubitos-rules-effects-title = Skróty i plecaki odrzutowe
web-cubitos-rules-effects =
    Jednych i drugich używasz w biegu, gdy na nich stoisz, każdego raz w rundzie. Skrót pobiera swoją cenę i stawia cię u swojego wyjścia. Plecak odrzutowy podwaja stopy, które masz w tej chwili: kupuj stopy przed nim, nie po nim. Kroki, które zdolność daje za darmo, z nich nie korzystają.
web-cubitos-rules-finish-title = Meta, okrążenia i dwie plansze
web-cubitos-rules-finish =
    Biegacz, któremu na mecie zostały stopy, od razu i za darmo rusza ze startu następnego okrążenia. W wyścigu na dwóch planszach droga z mety na następny start kosztuje jedną stopę.

    Runda, w której ktoś dociera do ostatniej mety, toczy się do końca. Jeśli jest tam jeden biegacz, wygrał. Jeśli jest ich kilku, wygrywa ten, kto jest najdalej za startem; przy równej odległości wszyscy grają jeszcze jedną rundę.
