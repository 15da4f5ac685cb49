# The rules of Cubitos in our own words, and their pictures.

web-cubitos-rules-goal-title = Cel
web-cubitos-rules-goal =
    Od dwóch do czterech biegaczy ściga się po torze. Wygrywa ten, kto pierwszy przekroczy ostatnią linię mety. Rundę, w której ktoś dobiegł, gra się do końca; jeśli dobiegło kilku, wygrywa ten, kto jest najdalej za linią, a przy remisie wszyscy grają jeszcze jedną rundę.

    Tor dzielą czerwone linie. Za każdą czerwoną linię straty do lidera dobierasz jedną kość więcej, więc nikt nie jest bez szans.
web-cubitos-rules-setup-title = Przygotowanie
web-cubitos-rules-setup =
    - Wybierzcie zestaw ośmiu kart, po jednej w każdym kolorze, i tor. Wyścig 1 jest w sam raz na pierwszą grę.
    - Wszyscy biegacze stoją na starcie. Nikogo nie ma jeszcze na torze fanów i nikt nie ma żetonów waluty.
    - Zaczynasz z siedmioma jasnoszarymi i dwiema ciemnoszarymi kośćmi w Strefie Dobierania.
    - Przy każdej karcie stoi podajnik z dziesięcioma kośćmi jej koloru. Szare kości, które zostały, też leżą w podajniku: mogą je dać zdolności, ale nie można ich kupić. Obie szarości to kości szare o koszcie 0.
    - Losowy gracz kładzie kość pierwszego gracza w swojej Strefie Rzutu.
web-cubitos-rules-round-title = Runda
web-cubitos-rules-round =
    Runda ma dwie fazy. W Fazie Rzutu wszyscy grają naraz:
    - Dobierz 9 kości i po jednej więcej za każdy żeton doboru i każdą czerwoną linię straty do lidera. Kości, które zostały w Strefie Rzutu, wliczają się do tej liczby, kość pierwszego gracza nie.
    - Rzuć wszystkimi kośćmi ze Strefy Rzutu. Trafienia przechodzą do Strefy Aktywnej.
    - Kuś los, ile się odważysz, a potem spasuj. Albo ponieś porażkę.

    Potem jest Faza Biegu:
    - Wszyscy używają kości, a następnie porównuje się miecze.
    - Od pierwszego gracza każdy po kolei biegnie, bierze nagrodę z pola, kupuje do dwóch kości i odrzuca aktywne.
    - Kość pierwszego gracza przechodzi w lewo.
web-cubitos-rules-dice-title = Kości i ścianki
web-cubitos-rules-dice =
    Trafienie to każda ścianka, która nie jest pusta. Za monety kupujesz kości, stopa to jeden krok, a żeton waluty to pieniądze, które można odłożyć. Symbol to zdolność karty w tym kolorze. Ścianka mocy robi to samo, a często więcej; jeśli jej używasz, to w całości.

    Kość pierwszego gracza to kość dodatkowa: rzucasz nią ponad swój dobór, przez jedną rundę. Nie można jej kupić, stracić, oddać ani pożyczyć.
web-cubitos-rules-luck-title = Kuszenie losu
web-cubitos-rules-luck =
    Trafienia przechodzą do Strefy Aktywnej, pudła zostają w Strefie Rzutu. Kusząc los, rzucasz nimi wszystkimi jeszcze raz. Od chwili, gdy zrobisz to z trzema lub więcej aktywnymi kośćmi, ryzykujesz do końca fazy: rzut bez trafienia to porażka. Pierwszy rzut nigdy nie jest ryzykowny.

    Jeśli wolisz zobaczyć, co zrobią inni, poczekaj. Odtąd pierwszy działa gracz z największą liczbą kości w Strefie Rzutu, a przy remisie kolejność idzie zgodnie z ruchem wskazówek zegara od pierwszego gracza.
web-cubitos-rules-bust-title = Porażka
web-cubitos-rules-bust = Wszystkie aktywne kości zostają odrzucone i w tej rundzie nic nie dają. Możesz też odrzucić dowolne kości ze Strefy Rzutu. Na pocieszenie przesuwasz się o jedno pole na torze fanów. Kości nie dają ci teraz stóp, ale za żetony waluty wciąż możesz kupić kości i stopy.
web-cubitos-rules-fans-title = Fani, waluta, dobór
web-cubitos-rules-fans = Każdy krok na torze fanów daje to, co widać na polu: żetony waluty albo żeton doboru. Z żetonem doboru dobierasz w każdej rundzie jedną kość więcej. Na ostatnim polu każdy dalszy krok znowu daje jego żetony waluty. Żetony waluty zostają, dopóki ich nie wydasz.
web-cubitos-rules-timings-title = Kiedy działają zdolności
web-cubitos-rules-timings =
    Każda karta mówi, kiedy działa.
    - Natychmiast: gdy tylko kość staje się aktywna. Jeśli przestanie być aktywna przed użyciem, nic się nie dzieje.
    - W dowolnej chwili: kiedy chcesz, póki jest aktywna.
    - Przy każdym kuszeniu losu: przed rzutem.
    - Po każdym kuszeniu losu bez porażki: jeśli wtedy była aktywna.
    - Gdy masz ponieść porażkę, przy porażce: właśnie wtedy.
    - Bieg: w Fazie Biegu, przed ruchem.
    - Po ruchu: między biegiem a zakupami.

    Kość użyta w dowolnej chwili, zamiast porażki, w biegu lub po ruchu pokazuje potem pustą ściankę, ale pozostaje aktywna. Kości nie trzeba używać, chyba że karta mówi inaczej. Kolejność własnych zdolności wybierasz samodzielnie.

    Jeśli kolejność graczy ma znaczenie, pierwszy działa ten, kto ma najwięcej kości w Strefie Rzutu; przy remisie kolejność idzie zgodnie z ruchem wskazówek zegara od pierwszego gracza.
web-cubitos-rules-swords-title = Miecze
web-cubitos-rules-swords = Kości niektórych kart to miecze: symbol to jeden, ścianka mocy dwa. Liczą się tylko aktywne kości, a porównuje się je raz, gdy wszyscy użyli pozostałych. Do „najwięcej” potrzeba choć jednego miecza; co się dzieje przy remisie, mówi karta.
web-cubitos-rules-track-title = Tor
web-cubitos-rules-track =
    Każda cegła to pole; z niej wchodzisz na jedną z najwyżej sześciu cegieł, które się z nią stykają. Start i meta to po jednym polu, niezależnie od liczby cegieł. Na żywopłoty i trybuny nie można wejść. Na jednym polu może stać dowolnie wielu biegaczy.

    Każdy krok w wodę wymaga wodnej stopy. Jeśli staniesz tam, gdzie dookoła jest tylko woda, utkniesz, dopóki znów nie zdobędziesz wodnych stóp.

    Czerwone linie mówią, jak daleko kto dobiegł. Za każdą czerwoną linię, którą lider ma na początku rundy za sobą, a ty nie, dobierasz jedną kość więcej.
web-cubitos-rules-run-title = Bieg
web-cubitos-rules-run =
    Gdy kości są użyte, gracze biegną po kolei, poczynając od pierwszego gracza. Każda stopa to jeden krok w dowolną stronę, także wstecz, ale nie z powrotem przez linię startu. Zwykłe stopy wydaje się przed wodnymi, chyba że idziesz w wodę.

    Za 4 monety lub żetony waluty możesz kupić jeszcze jedną stopę, w dowolnej chwili biegu i ile razy chcesz; najpierw wydajesz monety. Nie musisz wykorzystać wszystkich stóp. Co zostanie, gdy staniesz, przepada.

    Kliknij cegłę z przerywaną obwódką: zobaczysz najtańszą drogę; kliknij drugi raz, żeby nią pobiec. Albo idź krok po kroku strzałkami pod torem lub klawiszami Q, W, A, D, Z i X.
web-cubitos-rules-rewards-title = Nagrody
web-cubitos-rules-rewards =
    Płaci tylko pole, na którym kończysz bieg, i nie to, na którym zaczęła się dla ciebie runda. Turkusowe tabliczki dają żetony waluty, chorągiewka fana. Minus pozwala na zawsze pozbyć się jednej kości, dzięki czemu inne trafiają się częściej. Plus daje kość z podajnika o koszcie do podanego albo dowolną. Z jednego i drugiego można zrezygnować. Pole z dwiema tabliczkami daje obie rzeczy.
web-cubitos-rules-effects-title = Skróty i plecaki odrzutowe
web-cubitos-rules-effects =
    Używasz ich w biegu, gdy na nich stoisz, każdego raz w rundzie. Skrót pobiera swoją cenę i stawia cię u swojego wyjścia. Plecak odrzutowy podwaja stopy, które masz w tej chwili: kupuj stopy przed nim, nie po nim. Darmowe kroki ze zdolności z nich nie korzystają.

    Z 6 stopami i plecakiem odrzutowym o trzy pola dalej dochodzisz z 3 stopami, a robi się z nich 6. Z 10 stopami i skrótem za 7 stóp o dwa pola dalej wychodzisz z niego z 1 stopą.
web-cubitos-rules-finish-title = Meta, okrążenia i dwie plansze
web-cubitos-rules-finish =
    Biegacz, któremu na mecie zostały stopy, od razu i za darmo rusza ze startu następnego okrążenia. W wyścigu na dwóch planszach krok z mety na następny start kosztuje jedną stopę.

    Runda, w której ktoś dociera do ostatniej mety, toczy się do końca. Jeśli jest tam jeden biegacz, wygrał. Jeśli jest ich kilku, wygrywa ten, kto jest najdalej za linią; przy remisie wszyscy grają jeszcze jedną rundę.
web-cubitos-rules-buy-title = Zakupy
web-cubitos-rules-buy = Po biegu możesz kupić do dwóch kości w różnych kolorach. Najpierw wydajesz monety, potem żetony waluty; niewydane monety przepadają. Nowe kości trafiają do odrzuconych. Kości, które daje pole albo karta, nie liczą się jako kupione. W czasie biegu 4 monety lub żetony kupują stopę.
web-cubitos-rules-zones-title = Strefy
web-cubitos-rules-zones = Twoje kości krążą w pętli. W Strefie Dobierania leżą kości, które dopiero przyjdą; gdy jest pusta, przechodzą do niej wszystkie odrzucone. W Strefie Rzutu są kości, którymi rzucasz, w Strefie Aktywnej trafienia tej rundy, a w Strefie Odrzucania kości zużyte i nowe. Stracona kość wraca do podajnika.
web-cubitos-rules-fine-title = Szczegóły kart
web-cubitos-rules-fine =
    - Kości, które dorzuca zdolność, pochodzą ze Strefy Dobierania i rzuca się nimi raz: trafienia przechodzą do Strefy Aktywnej, pudła zostają w Strefie Rzutu. Nie grożą porażką.
    - Pożyczona kość wraca do podajnika na koniec rundy, gdziekolwiek jest.
    - Którą kość tracisz, wybierasz ty, z dowolnej swojej strefy, chyba że karta mówi inaczej.
    - To, co dotyczy następnego dobierania, działa przez jedną rundę.
    - Przymusowe kuszenie losu jest jak każde inne, z jego ryzykiem. Bez kości w Strefie Rzutu przepada.
    - Gdzie liczy się kolory, obie szarości to jeden kolor, a kość pierwszego gracza to osobny.
    - Kroki w Fazie Rzutu nie korzystają ze skrótów ani plecaków i nie dają nagród, ale można nimi przekroczyć metę.
    - Kość jest aktywna do końca rundy, także po użyciu.
web-cubitos-rules-house-title = Nasze wartości
web-cubitos-rules-house =
    Nasze wartości (nie z pudełka): koszt każdej karty, pola od 1 do 12 na torze fanów i trzy z czterech torów. Gdzie wartość jest nasza, mówi o tym dymek.

    Można grać dziesięcioma zestawami z pudełka, zestawami losowymi i własnymi kartami, na jednym torze lub dwóch, od jednego do czterech okrążeń.

## Pictures

web-cubitos-picture-dice = Ścianki wszystkich kości
web-cubitos-picture-die = Kość
web-cubitos-picture-faces = Sześć ścianek
web-cubitos-picture-fans = Tor fanów
web-cubitos-picture-fans-last = Na polu 13 każdy następny fan znowu daje 6 żetonów waluty.
web-cubitos-picture-active = Strefa Aktywna
web-cubitos-picture-rolled = Ponowny rzut
web-cubitos-picture-push = Trzy kości są aktywne, więc kuszenie losu jest ryzykowne. Cztery kości rzucone jeszcze raz i żadnego trafienia: porażka. Jedno trafienie uratowałoby wszystkie trzy.
web-cubitos-picture-swords = Ścianka mocy to dwa miecze, dwa symbole też: remis. Jeśli karta mówi „przy remisie nikt”, nikt nic nie zyskuje; na innej karcie rozstrzyga kość pierwszego gracza.
