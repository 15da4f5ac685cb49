# Badanie „cards”: ile wygrywa każda karta Cubitos i ile powinna kosztować.

study-cards = Cubitos: ile warte są karty
study-cards-about = Jak bardzo każda z 56 kart pomaga wygrać za każdą wydaną na nią monetę, ile według tego powinna kosztować i które z naszych cen są chybione.
study-cards-method =
    Każdy zestaw to osiem losowych kart, po jednej w każdym kolorze, na jednym z czterech torów, na przemian dla dwóch, trzech i czterech graczy. Liczba wyścigów botów zachłannych: { $races }, ich zestawów: { $sets }; wyścigów botów przeszukujących ({ $bot }), każdy z innym zestawem: { $searched }. Nasze są { $house } z { $cards } cen: żadne znane nam źródło nie podaje wydrukowanych.
study-cards-how =
    Los rozstrzyga dla każdego gracza i wyścigu, bez których kolorów ten musi się obejść: bez każdego w połowie przypadków. Ci, którzy mogą kupić kartę, i ci, którzy nie mogą, różnią się więc tylko szczęściem, a to, o ile więcej wygrywają pierwsi, podzielone przez to, o ile więcej kości biorą, mówi, ile kość wygrywa ponad to, co te same monety wygrałyby gdzie indziej. Kolejne losowanie podnosi połowie graczy cenę każdej kości o monetę; to, o ile mniej wygrywają, mówi, ile moneta wygrywa gdzie indziej. Jedno i drugie razem to wygrana z kości. Godziwa cena to ta wygrana podzielona przez to, ile przeciętnie wygrywa moneta na wszystkich kupionych kościach: cena, przy której moneta wydana na tę kartę wygrywa tyle co każda inna. Obok każdej średniej stoi jej przedział 95 %; za niezależne obserwacje uważa się zestawy.
study-cards-coins = Gdy grają { $bots }, moneta wydana na kości daje przeciętnie { $coin } wygranej, a każda moneta dopłaty kosztuje { $elsewhere }.
study-cards-among-greedy = boty zachłanne
study-cards-among-searching = boty przeszukujące
study-cards-verdicts = Sądząc po wygranych botów zachłannych, liczba kart o cenie godziwej to { $fair }, o zbyt niskiej { $cheap }, o zbyt wysokiej { $dear }. Przedział zbyt szeroki, by coś orzec: { $open }; kupowane zbyt rzadko: { $seldom }. Ceny są w całych monetach, więc cena odległa od godziwej najwyżej o pół monety uchodzi za godziwą.
study-cards-cheap-greedy = Nasze ceny są zbyt niskie dla tych kart (po cenie stoi cena godziwa; najpierw najbardziej chybione): { $cards }.
study-cards-cheap-both = Boty przeszukujące mówią to samo o tych kartach: { $cards }.
study-cards-cheap-against = Zdaniem botów przeszukujących zbyt wysoka jest natomiast cena tych kart: { $cards }. Ile są warte, zależy od tego, kto nimi gra.
study-cards-dear-greedy = Nasze ceny są zbyt wysokie dla tych kart: { $cards }.
study-cards-dear-both = Boty przeszukujące zgadzają się co do tych kart: { $cards }.
study-cards-dear-against = Zdaniem botów przeszukujących zbyt niska jest natomiast cena tych kart: { $cards }. Ile są warte, zależy od tego, kto nimi gra.
study-cards-off = { $card } ({ $cost } → { $fair })
study-cards-overview-plot = Cena i cena godziwa (boty zachłanne)
study-cards-overview-caption = Znak dla każdej karty z jej przedziałem 95 %. Na linii przerywanej karta jest warta dokładnie tyle, ile kosztuje; powyżej jest tania, poniżej droga. Podpisano po pięć najbardziej chybionych z każdej strony.
study-cards-axis-cost = cena w monetach
study-cards-axis-fair = cena godziwa w monetach
study-cards-axis-coins = monety
study-cards-prices-plot = Godziwe ceny wszystkich kart według kolorów
study-cards-prices-caption = Puste romby to nasze ceny, pełne oznaczałyby ceny wydrukowane. Kropki: ceny godziwe wśród botów zachłannych; kwadraty: wśród przeszukujących; linie: przedziały 95 %, które biegną dalej tam, gdzie kończy się rysunek. Kartę bez kropki lub kwadratu kupowano zbyt rzadko, by coś orzec.
study-cards-legend-cost = nasza cena
study-cards-legend-greedy = cena godziwa, boty zachłanne
study-cards-legend-searching = cena godziwa, boty przeszukujące
study-cards-table = Wszystkie karty, grają { $bots }
study-cards-column-card = karta
study-cards-column-colour = kolor
study-cards-column-cost = cena
study-cards-column-dice = kości kupione w wyścigu
study-cards-column-die = kość wygrywa (95 %)
study-cards-column-coin = moneta wygrywa
study-cards-column-fair = cena godziwa (95 %)
study-cards-column-verdict = nasza cena
study-cards-verdict-fair = w porządku
study-cards-verdict-cheap = za niska
study-cards-verdict-dear = za wysoka
study-cards-verdict-open = nie wiadomo
study-cards-verdict-seldom = zbyt rzadko kupowana
study-cards-limits =
    Czego to badanie nie mówi: jak silna byłaby karta w lepszych rękach. Bot zachłanny kupuje według tego, co kość daje sama z siebie, prawie nigdy nie kupuje mieczy i źle używa tego, co wymaga planu; karta, którą przecenia, wydaje się tu droga, choć ludzie mogą wiedzieć lepiej. Boty przeszukujące patrzą naprzód, ale rozgrywają znacznie mniej wyścigów, stąd ich szerokie przedziały. Z 56 kart, które wszystkie byłyby w porządku, prawie trzy wydałyby się chybione przez przypadek. Ceny godziwe obowiązują obok siebie przy dzisiejszych cenach: jeśli wiele zmieni się naraz, zmienią się wszystkie. Z powodu tego badania niczego w grze nie zmieniono.
