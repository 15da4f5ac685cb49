# The rules of Camel Up in our own words.

web-camelup-rules-goal-title = O co chodzi
web-camelup-rules-goal =
    Pięć wielbłądów ściga się raz dookoła toru, a ty typujesz wyniki. Wielbłądy niosą się nawzajem, a dwa szalone biegną pod prąd, więc jeden rzut potrafi wiele zmienić.

    Wyścig składa się z etapów po pięć rzutów. Kafelki typowania płacą na koniec każdego etapu, karty typowania na koniec wyścigu. Wygrywa ten, kto ma wtedy najwięcej pieniędzy; przy remisie wygrana jest wspólna.
web-camelup-rules-setup-title = Przygotowanie
web-camelup-rules-setup =
    - Każdy ma 3 funty egipskie, jeden kafelek widowni i pięć kart typowania, po jednej w każdym kolorze.
    - Rzuca się wszystkimi pięcioma kostkami. Każdy wielbłąd startuje z pola 1, 2 albo 3, jak pokazuje jego kostka; wieże na wspólnych polach ustawia los.
    - Szara kostka ustawia szalone wielbłądy: 1 to pole 16, 2 to 15, 3 to 14.
    - Wszystkie sześć kostek trafia do piramidy, a kafelki typowania każdego koloru układa się w stos: 5, 3, 2, 2.
    - Zaczyna losowy gracz.
web-camelup-rules-turn-title = Tura
web-camelup-rules-turn =
    W swojej turze robisz dokładnie jedną z tych rzeczy:
    - rzucasz kostką z piramidy,
    - bierzesz kafelek typowania,
    - kładziesz albo przenosisz swój kafelek widowni,
    - zagrywasz kartę typowania,
    - przy sześciu i więcej graczach zawierasz z kimś sojusz.

    Nie można spasować, ale zawsze można rzucić. Potem kolej na następnego gracza.
web-camelup-rules-roll-title = Rzut i ruch
web-camelup-rules-roll =
    Weź kafelek piramidy, wart 1 funt na koniec etapu. Wypada jedna z kostek, które są jeszcze w piramidzie, każda z równą szansą, i pokazuje 1, 2 albo 3. Rzucona kostka zostaje na zewnątrz do końca etapu.

    Wielbłąd tego koloru idzie o tyle pól i niesie wszystkie, które stoją nad nim. Te pod nim zostają. Gdzie ktoś już stoi, tam cała jednostka staje na wierzchu.

    Linia mety leży między polem 16 a polem 1; pole 16 należy jeszcze do toru.
web-camelup-rules-crazy-title = Szalone wielbłądy
web-camelup-rules-crazy =
    Biały i czarny biegną w przeciwną stronę i mają wspólną szarą kostkę, która pokazuje jeden z tych kolorów i 1, 2 albo 3. Niosą inne i są niesione jak wszystkie, ale nigdy nie wygrywają ani nie przegrywają.

    Który z nich rusza:
    - jeśli dokładnie jeden ma na grzbiecie, na dowolnej wysokości, wielbłądy wyścigowe, to właśnie on, cokolwiek pokaże kostka;
    - w innym razie, jeśli jeden siedzi bezpośrednio na drugim, ten górny;
    - w innym razie ten, którego kolor pokazuje kostka.
web-camelup-rules-tickets-title = Kafelki typowania
web-camelup-rules-tickets =
    Dla każdego wielbłąda są cztery kafelki: na wierzchu 5, potem 3, 2 i 2. Bierzesz wierzchni z dowolnego stosu. Możesz mieć ich dowolnie wiele, także w jednym kolorze.

    Na koniec etapu kafelek lidera daje tyle, ile pokazuje, kafelek drugiego wielbłąda 1, a każdy inny kosztuje 1.
web-camelup-rules-tile-title = Kafelki widowni
web-camelup-rules-tile =
    Kładziesz swój kafelek na polu od 2 do 16, na którym nie ma wielbłąda ani kafelka i które nie sąsiaduje z kafelkiem innego gracza. Jeśli leży już na torze, możesz przenieść go na inne pole; samo odwrócenie na miejscu nie jest ruchem.

    Gdy zatrzyma się na nim jednostka wielbłądów, od razu dostajesz 1 funt, bez względu na to, kto rzucał. Potem jednostka idzie
    - o pole dalej przy dopingu, na wierzch tych, którzy tam stoją;
    - o pole wstecz przy wygwizdaniu, pod spód tych, którzy tam stoją.

    Dla szalonych wielbłądów dalej znaczy w stronę ich biegu. Po rzucie 1 wygwizdanie wsuwa jednostkę z powrotem pod wielbłądy, które właśnie opuściła. Doping na polu 16 może przenieść jednostkę za linię mety. Na koniec etapu kafelki wracają do graczy.
web-camelup-rules-cards-title = Karty typowania
web-camelup-rules-cards =
    Zagrywasz zakrytą kartę na stos zwycięzcy albo na stos przegranego. Wszyscy widzą, że zagrywasz kartę, ale nikt nie widzi jej koloru. Karty nie można zabrać, a dla każdego wielbłąda masz jedną.

    Na koniec wyścigu odkrywa się oba stosy od najstarszej karty. Trafne dają 8, 5, 3, 2, a potem po 1; liczą się przy tym tylko trafne. Każda chybiona kosztuje 1.
web-camelup-rules-leg-title = Koniec etapu
web-camelup-rules-leg =
    Po piątym rzucie etap się kończy; jedna kostka zostaje w piramidzie. Z przodu jest ten, kto stoi na dalszym polu, a na jednym polu ten, kto stoi wyżej. Szalone wielbłądy się nie liczą.

    Każdy sumuje kafelki typowania, kafelki piramidy i to, co ma z sojuszu. Płaci się dopiero sumę. Nikt nie spada poniżej 0.

    Potem kafelki, kostki i sojusze wracają na miejsce, a wielbłądy i karty typowania zostają. Nowy etap zaczyna gracz po tym, kto rzucił ostatni.
web-camelup-rules-race-title = Koniec wyścigu
web-camelup-rules-race =
    Wyścig kończy się, gdy tylko jakiś wielbłąd przekroczy linię mety, choćby miał jeszcze oczka w zapasie. Najpierw rozlicza się etap jak zwykle, potem karty typowania: stos zwycięzcy, a po nim stos przegranego. Wygrywa najwyższy wielbłąd wyścigowy z jednostki, która przekroczyła linię.

    Szalony wielbłąd, który przekroczy linię od tyłu, też kończy wyścig. Ci, których niesie, są wtedy najdalej od mety, a najniższy z nich jest ostatni; pozostałych liczy się tak, jak stoją.
web-camelup-rules-partners-title = Sojusze
web-camelup-rules-partners =
    Przy sześciu i więcej graczach możesz poświęcić turę na sojusz z kimś, kto go nie ma. Nikt nie może odmówić. Sojusz trwa do końca etapu, a każdy ma najwyżej jednego sojusznika.

    Na koniec etapu każde z dwojga dostaje też tyle, ile daje jeden kafelek drugiego: najlepszy, także kafelek piramidy, i nigdy strata. Drugi nic na tym nie traci.
web-camelup-rules-options-title = Opcje stołu
web-camelup-rules-options =
    - Własne wieże: gracz rozpoczynający decyduje, jak stoją wielbłądy z jednego pola startowego; bez tego decyduje los.
    - Ukryty majątek: stół nie pokazuje pieniędzy innych, póki trwa wyścig. Kto liczy, ten wie.
    - Suma kart typowania: karty gracza sumuje się w każdym stosie, zanim majątek zatrzyma się na 0. Bez tego płaci się karta po karcie, więc chybiona karta kogoś bez grosza nic nie kosztuje.
    - Gracz rozpoczynający: wybrane miejsce albo los.
web-camelup-rules-rulings-title = Przy tym stole
web-camelup-rules-rulings =
    Gdzie instrukcja nie rozstrzyga, ten stół gra tak:
    - Za jednostkę, która zatrzyma się na kafelku, płaci się raz, ilekolwiek ma wielbłądów, także szalonych.
    - Jednostka, która przekroczy linię mety, tam staje. Nic za linią już nie działa.
    - Jeśli wyścig kończy się rzutem, bieżący etap rozlicza się raz, także gdy rzutów było mniej niż pięć.
    - Bankowi nigdy nie brakuje pieniędzy.
    - W sojuszu najlepszy kafelek wybiera się automatycznie; kto ma same przegrane kafelki, nic nie daje i nic nie zabiera.
    - Wszystkie rzuty są ustalone przed pierwszym z nich. Po wyścigu każdy może sprawdzić, że nic nie zmieniono.

## Pictures

web-camelup-picture-roll = Czerwony wyrzuca 2. Niebieski siedzi na nim i jedzie razem z nim; zielony z pola 5 zostaje na samym dole. Niebieski jest teraz przed czerwonym, a czerwony przed zielonym.
web-camelup-picture-tile = Czerwony z niebieskim na grzbiecie zatrzymuje się na wygwizdaniu i cofa się na pole 8, pod żółtego. Żółty jest przed oboma, a właściciel kafelka dostaje 1 funt.
web-camelup-picture-crazy = Szara kostka pokazuje białego, ale rusza czarny: niesie wielbłąda wyścigowego, a biały nie. Biegnie wstecz i zabiera zielonego.
