# Badanie „races”: jak długie są wyścigi Cubitos.

study-races = Cubitos: jak długie są wyścigi
study-races-about = Ile rund i decyzji trwa wyścig na każdym torze, z jednym okrążeniem i z dwoma, od dwóch do czterech graczy, i o ile wyprzedza innych zwycięzca.
study-races-method =
    Na każdej trasie i przy każdej liczbie graczy boty zachłanne przebiegły tyle wyścigów: { $races }, z losowymi zestawami kart (jest ich { $sets }), takimi samymi na wszystkich trasach; boty przeszukujące ({ $bot }) przebiegły ich { $searched }, każdy z własnym zestawem. Liczy się także runda, w której ktoś dociera do mety, oraz rundy, które rozstrzygają remis.
study-races-as-meant = { $track }: okrążenie trwa przeciętnie { $greedy } rundy wśród botów zachłannych i { $searching } wśród przeszukujących. Tak miało być: od { $low } do { $high } rund trwa odpowiednio { $greedy_within } i { $searching_within } wyścigów.
study-races-not-as-meant = { $track }: okrążenie trwa przeciętnie { $greedy } rundy wśród botów zachłannych i { $searching } wśród przeszukujących. Nie tak miało być: od { $low } do { $high } rund trwa tylko odpowiednio { $greedy_within } i { $searching_within } wyścigów.
study-races-laps = Na wszystkich torach razem pierwsze okrążenie trwa wśród botów zachłannych { $first } rundy, a drugie { $second }: kości są już kupione i nikt nie zaczyna od szarych. Przy dwóch graczach pojedyncze okrążenie trwa { $two } rundy, przy trzech { $three }, a przy czterech { $four }.
study-races-rounds-plot = Rundy wyścigu z jednym okrążeniem (boty zachłanne)
study-races-rounds-caption = Ile wyścigów trwa ile rund. Zacienione tło to tyle, ile okrążenie miało trwać: od { $low } do { $high } rund.
study-races-courses-plot = Rundy wyścigu na każdej trasie
study-races-courses-caption = Znak przy środkowym wyścigu, szeroki pasek dla połowy wszystkich wyścigów, cienka linia dla dziewięciu z dziesięciu. Zacienione tło to tyle, ile okrążenie miało trwać: od { $low } do { $high } rund.
study-races-greedy = Boty zachłanne
study-races-searching = Boty przeszukujące
study-races-course =
    { $laps ->
        [one] { $tracks }
        [few] { $tracks }, { $laps } okrążenia
       *[many] { $tracks }, { $laps } okrążeń
    }
study-races-table-greedy = Wyścigi botów zachłannych
study-races-table-searching = Wyścigi botów przeszukujących
study-races-column-course = trasa
study-races-column-players = gracze
study-races-column-rounds = rundy (95 %)
study-races-column-low = 5 % trwa najwyżej
study-races-column-middle = połowa trwa najwyżej
study-races-column-high = 95 % trwa najwyżej
study-races-column-within = od { $low } do { $high } rund
study-races-column-decisions = decyzje gracza
study-races-column-lead = przewaga zwycięzcy w krokach
study-races-axis-rounds = rundy
study-races-axis-races = część wyścigów
study-races-limits =
    Decyzje to pytania, które zadaje Kostka: kroki wymuszone dzieją się same, więc przy prawdziwym stole ludzie mają więcej do zrobienia i mogą robić to dłużej. Minut nie podajemy, bo boty nie potrzebują tyle czasu co ludzie. Przewaga to odległość między pierwszym a drugim na koniec wyścigu, przez wszystkie okrążenia i plansze.
