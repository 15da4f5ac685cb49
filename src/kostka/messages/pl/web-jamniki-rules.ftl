# The rules of Jamniki in our own words.

web-jamniki-rules-aim-title = O co chodzi
web-jamniki-rules-aim =
    Każdy gracz ubiera jamnika w dziergany kubraczek. Dokłada się do niego kolejne płytki z dwóch części; każda część ma kolor oraz dwie, trzy albo cztery kostki.

    Partia to dwie gry. Punkty z obu się sumuje i wygrywa najwyższa suma. Przy remisie zwycięstwo jest wspólne.
web-jamniki-rules-turn-title = Tura
web-jamniki-rules-turn =
    Jest jedna ręka płytek i wędruje ona od gracza do gracza. Na początku gry gracz zaczynający bierze ze stosu tyle płytek, ilu jest graczy.

    Kto ma rękę, ten
    - bierze płytkę ze stosu, także w pierwszej turze,
    - dokłada jedną płytkę z ręki do swojego kubraczka, od strony ogona,
    - wszystkie pozostałe podaje sąsiadowi.

    Gra kończy się, gdy każdy kubraczek ma 7 płytek przy dwóch graczach, 6 przy trzech, 5 przy czterech, 4 przy pięciu. Stos nigdy się nie kończy.
web-jamniki-rules-join-title = Co pasuje
web-jamniki-rules-join =
    Lewa część płytki styka się z ostatnią częścią kubraczka. Obie muszą się zgadzać kolorem albo liczbą kostek; wystarczy jedno z dwojga. Prawa część jest nowym końcem.

    Na początku kubraczka i po białej pasuje każda płytka. Płytek się nie obraca, chyba że stół gra z tą opcją.

    Jeśli coś z ręki pasuje, dokładasz pasującą płytkę. Którą, to twój wybór.
web-jamniki-rules-white-title = Białe
web-jamniki-rules-white =
    Jeśli nic z ręki nie pasuje, wybierasz dowolną płytkę i kładziesz ją białą stroną do góry. Biała ma 2 i 2 kostki i one się liczą. Po białej pasuje każda płytka kolorową stroną do góry.

    Biała strona to tył każdej płytki, więc nikt inny nie wie, która to była. Odsłania się ją przy liczeniu punktów. Biała przerywa jednokolorowy fragment i nigdy go nie tworzy.
web-jamniki-rules-points-title = Punkty
web-jamniki-rules-points =
    Na koniec gry liczy się każdy kubraczek:
    - każda kostka to 1 punkt, na białej też;
    - najdłuższy jednokolorowy fragment daje 1 punkt za część, także przez szwy między płytkami.

    Przykład: 34 kostki i fragment z czterech fioletowych części to 38 punktów. Liczy się tylko najdłuższy fragment.
web-jamniki-rules-second-title = Druga gra
web-jamniki-rules-second =
    Wszystkie 32 płytki tasuje się od nowa. Zaczyna ten, kto ma najmniej punktów; przy remisie ten z nich, kto jako ostatni miał turę.

    Teraz ręka wędruje w prawo i w tę samą stronę idzie kolejka. Punkty dodaje się do tych z pierwszej gry. Stół może też grać jedną grę.
web-jamniki-rules-hands-title = Co wolno wiedzieć
web-jamniki-rules-hands =
    Ręka jest tajna. W swojej turze widzisz ją całą i od tej pory znasz płytki, które podajesz dalej. Oko na płytce mówi, kto widział ją przed tobą.

    Gdy ręka wraca, widzisz, których płytek brakuje. Ta, której nie ma ani na ręce, ani na kubraczkach, leży gdzieś białą stroną. Kolejności stosu nie zna nikt.
web-jamniki-rules-colours-title = Wariant: liczy się każdy kolor
web-jamniki-rules-colours =
    Zastępuje punkty za własny najdłuższy fragment. W każdym z pięciu kolorów najdłuższy fragment spośród wszystkich kubraczków daje swojemu właścicielowi tyle punktów, ile ma części.

    Przy równej długości wygrywa ten, na którym jest mniej kostek. Jeśli i to jest równe, punkty dostają wszyscy z remisu. Kolor, którego nikt nie ma, nic nie daje.
web-jamniki-rules-secret-title = Wariant: zadania
web-jamniki-rules-secret =
    Dwa z dwunastu zadań leżą jawnie i na koniec gry dają dodatkowe punkty; w drugiej grze są dwa inne.

    - W porównaniach trzeba mieć więcej (albo mniej) niż każdy rywal. W trakcie rundy porównuje się tyle samo płytek.
    - Biały jest kolorem, biała płytka jest jednokolorowa i ma 2 i 2 kostki.
    - Ciągi liczb to pięć sąsiednich części w dowolnym miejscu kubraczka, od pyszczka do ogona.
    - Dokładnie dwa kolory to ani jeden, ani trzy.
web-jamniki-rules-options-title = Opcje stołu
web-jamniki-rules-options =
    - Obracanie: płytkę wolno obrócić, zanim się ją dołoży. Służą do tego dwie małe strzałki na płytce. Płytki z dwiema takimi samymi częściami nie ma po co obracać.
    - Biała na życzenie: białą stroną wolno położyć, nawet jeśli coś pasuje.
    - Liczba gier: dwie albo jedna.
    - Kto zaczyna: los albo wybrane miejsce.

    Wszystko to można łączyć z oboma wariantami.
web-jamniki-rules-table-title = Przy tym stole
web-jamniki-rules-table =
    Wybierz płytkę, a zobaczysz ją na swoim jamniku; wybierz ją drugi raz albo naciśnij przycisk, żeby ją dołożyć. Można ją też przeciągnąć na jamnika.

    Mała liczba na płytce to punkty, które daje ona od razu: kostki, fragment albo kolory oraz zadania. Panel obok mówi też, jak prawdopodobne jest, że taka płytka do ciebie wróci. Liczby są tylko tam, gdzie stół gra z szansami.

    Klamra nad kubraczkiem pokazuje najdłuższy fragment. Kliknięcie jamnika powiększa go.

## Pictures

web-jamniki-picture-join = Kubraczek kończy się na czerwonej części z 3 kostkami.
web-jamniki-picture-join-colour = Czerwona przy czerwonej: pasuje.
web-jamniki-picture-join-bones = 3 kostki przy 3 kostkach: pasuje.
web-jamniki-picture-join-not = Ani czerwona, ani z 3 kostkami: nie pasuje.
web-jamniki-picture-run = Pięć fioletowych części z rzędu, także przez szwy: 15 kostek i fragment długości 5 to 20 punktów.
