## O co chodzi, jako pytanie zależne

cubitos-asks-draw = które kości dobrać
cubitos-asks-push-or-pass = czy kusić los, czy spasować
cubitos-asks-on-push = które kości przenieść przed kuszeniem losu ze Strefy Aktywnej do Strefy Rzutu
cubitos-asks-now = których zdolności natychmiastowych użyć
cubitos-asks-pushed = których zdolności użyć po kuszeniu losu
cubitos-asks-would-bust = czy uniknąć porażki
cubitos-asks-bust = czy mimo porażki zachować kości
cubitos-asks-bust-discard = które kości przenieść po porażce ze Strefy Rzutu do Strefy Odrzucania
cubitos-asks-use = których kości ze zdolnościami użyć
cubitos-asks-lose = którą kość stracić
cubitos-asks-gain = którą kość zyskać
cubitos-asks-borrow = którą kość pożyczyć
cubitos-asks-set = którą kość ustawić
cubitos-asks-face = którą ścianką do góry leży kość
cubitos-asks-pick = którymi kośćmi rzucić
cubitos-asks-return = którą kość przenieść ze Strefy Aktywnej do Strefy Rzutu
cubitos-asks-give = którą kość oddać
cubitos-asks-to = kto dostaje kość
cubitos-asks-choose = który z efektów wybrać
cubitos-asks-free-step = na które pole wchodzi biegacz
cubitos-asks-move = jak porusza się biegacz
cubitos-asks-after-move = których zdolności użyć po ruchu
cubitos-asks-reward = którą nagrodę wziąć
cubitos-asks-buy = co kupić

## Pytania do gracza

cubitos-prompt = Zdecyduj, { $question }.
cubitos-prompt-draw =
    { $left ->
        [0] Zdecyduj, które z kości, które się nie liczą, też dobrać.
        [one] Zdecyduj, którą kość dobrać: jeszcze { $left }.
        [few] Zdecyduj, które kości dobrać: jeszcze { $left }.
       *[other] Zdecyduj, które kości dobrać: jeszcze { $left }.
    }
cubitos-prompt-push-or-pass =
    { $dice ->
        [0] Zdecyduj, czy spasować, czy użyć zdolności: Strefa Rzutu jest pusta.
       *[other] Zdecyduj, czy kusić los, czy spasować; kości w Strefie Rzutu: { $dice }.
    }
cubitos-prompt-move = Zdecyduj, jak porusza się biegacz: stopy { $feet }, wodne stopy { $water }, monety i żetony waluty { $purse }.
cubitos-prompt-buy = Zdecyduj, co kupić: do wydania jest { $purse }.
cubitos-prompt-die = Zdecyduj, { $question }: { WORD("cubitos-die", $die) }.
cubitos-prompt-choose = Zdecyduj, który z efektów karty { $card } wybrać.

## Dlaczego ruch nie jest możliwy

cubitos-decide-first = teraz trzeba zdecydować, { $question }.
cubitos-wait-phase = czekać na innych można w Fazie Rzutu, i tylko dopóki nikt tego nie zrobił.
cubitos-wait-first = gracz z największą liczbą kości w Strefie Rzutu działa pierwszy i nie ma na kogo czekać.
cubitos-forced-push = zdolność zmusza do ponownego kuszenia losu.
cubitos-nothing-to-push = do kuszenia losu potrzebna jest kość w Strefie Rzutu.
cubitos-cannot-use = żadnej aktywnej kości nie można teraz do tego użyć albo nic by to nie zmieniło.
cubitos-foot-price = stopa kosztuje { $price }. Masz { $purse }.
cubitos-no-such-space-here = biegacz nie stoi na takim polu, już go w tej rundzie użył albo nie może za nie zapłacić.
cubitos-no-space = nie ma pola { $space }; tor ma pola od 0 do { $last }.
cubitos-no-feet = nie ma już stóp; jedną można kupić za { $price } monety lub żetony waluty.
cubitos-next-board = z mety biegacz wchodzi na start następnej planszy, 'step 0'.
cubitos-not-beside = pole { $space } nie styka się z polem { $origin }.
cubitos-not-beside-the-start = pole { $space } nie styka się z polem { $start }, od którego prowadzi droga z mety.
cubitos-is-water = pole { $space } to woda, a wodnej stopy nie ma.
cubitos-wade-on-land = wodną stopę na lądzie wybiera się tylko wtedy, gdy są też zwykłe stopy.
cubitos-not-for-sale = nie można kupić: { WORD("cubitos-die", $die) }.
cubitos-tray-empty = podajnik jest pusty: { WORD("cubitos-die", $die) }.
cubitos-bought-colour = dwie kości kupione w rundzie mają różne kolory.
cubitos-bought-enough =
    { $most ->
        [2] w rundzie kupuje się najwyżej dwie kości.
       *[other] w rundzie można kupić najwyżej tyle kości: { $most }.
    }
cubitos-too-expensive = { WORD("cubitos-die", $die) } kosztuje { $price }. Masz { $purse }.

## Opcje

cubitos-texts-too-long = Teksty kart i torów są za długie: razem mają najwyżej { $most } bajtów.
cubitos-card-too-long = Tekst karty ma najwyżej { $most } znaków.
cubitos-track-too-long = Tekst toru ma najwyżej { $most } znaków.
cubitos-cards-with-custom = Opcja cards jest dla zestawu 'custom'.
cubitos-no-set = Nie ma zestawu kart { $given }; są { $known }.
cubitos-set-size =
    Zestaw ma osiem kart, po jednej w każdym kolorze; liczba kart w tym zestawie to { $count }{ $none ->
        [0] { "" }
       *[other] {", "}brakuje kolorów: { $missing }
    }.
cubitos-too-many-tracks = Po kolei biegnie się najwyżej po { $most } torach, nie po { $given }.
cubitos-too-many-effects = Skrótów i plecaków odrzutowych na torach jest { $given }; mieści się najwyżej { $most }.

## Karty

cubitos-no-such-card = Nie ma karty { $given }; własną kartę podaje się ścieżką jej pliku .toml.
cubitos-text-of-cards = Tekst karty zawiera kart: { $count }, a ma zawierać jedną.
cubitos-cards-too-long = Karty tego zestawu mają więcej efektów, niż się mieści.
cubitos-card-id = Karta { $given }: id składa się z małych liter, cyfr i łączników, najwyżej { $most }.
cubitos-card-table = Karta { $card } musi być tabelą z polami { $fields }.
cubitos-card-fault = Karta { $card }, { $field }: { $fault }.
cubitos-card-no-field = nie ma takiego pola; karta może mieć { $known }
cubitos-card-colour = { $given } to nie jest jeden z kolorów { $known }
cubitos-card-cost = { $given } to nie jest liczba całkowita od 0 do { $most }
cubitos-card-symbols = razem używa się od 1 do 3 kości, a więcej niż 1 tylko w zdolności active
cubitos-card-no-timing = nie ma chwili { $given }; może to być { $known }
cubitos-card-does-nothing = karta nic nie robi; potrzebne są efekty w jednym z pól { $known }
cubitos-card-not-table = musi to być tabela, a nie { $given }
cubitos-card-names = potrzebna jest nazwa po angielsku (en); można dodać nazwy { $others }
cubitos-card-source = { $name } = { $given } to nie jest pole z jednym ze źródeł { $known }
cubitos-card-compare = są tam who ('most' albo 'every'), effects i ewentualnie ties = 'start player'
cubitos-card-ties = ties może być tylko 'start player', i tylko tam, gdzie who to 'most'
cubitos-card-effects = musi to być lista efektów, jak w ["gain 2 feet"]
cubitos-card-many-effects = ma najwyżej { $most } efektów
cubitos-card-only-for = jeden z efektów jest tylko dla { $timings }
cubitos-card-must = efekty z 'must' mają tylko zdolności run
cubitos-card-rivals = graczy z mniejszą liczbą mieczy zna się tylko w compare
cubitos-card-roll-active = wszystkimi kośćmi rzuca się z draw, roll albo discard; kości w Strefie Aktywnej zostają
cubitos-card-rolls-last = kości dorzuca, rzuca, ustawia lub pożycza tylko ostatni efekt
cubitos-card-bust = kość, która działa przy porażce, tylko zachowuje kości jako aktywne
cubitos-card-push = zaczyna się od 'move this to roll'; potem mogą być inne kości
cubitos-card-no-power = { WORD("cubitos-die", $die) } nie ma ścianki mocy; mają ją kości { $known }
cubitos-card-number = nie wszystkie liczby w { $given } są od 1 do { $most }
cubitos-card-effect-too-long = efekt ma najwyżej { $most } znaków
cubitos-card-no-dice = po 'except' nie zostaje żadna kość
cubitos-card-saves = 'a hit saves' jest tylko dla would_bust
cubitos-card-choose-one = 'choose one' ma od 2 do { $most } możliwości, rozdzielonych przez ' | '
cubitos-card-no-effect = { $given } to nie jest efekt; podobne efekty: { $close }

## Tory

cubitos-no-track = Nie ma toru { $given }; są { $known }.
cubitos-cell = { $code } w rzędzie { $row }, półkolumnie { $half }
cubitos-track-no-field = Tor { $track } nie ma pola { $given }; może mieć { $known }.
cubitos-track-names = Tor { $track } potrzebuje nazwy po angielsku (en); można dodać nazwy { $others }.
cubitos-track-sources = Tor { $track }: sources to tabela wartości i ich źródeł.
cubitos-track-source = Tor { $track }: źródło to jedno z { $known }, a nie { $given }.
cubitos-track-no-map = Tor { $track } potrzebuje mapy.
cubitos-track-tab = Tor { $track }: na mapie jest tabulator; komórki rozdzielają tylko odstępy.
cubitos-track-column = Tor { $track }: { $code } w rzędzie { $row } zaczyna się od znaku { $at }; komórki zaczynają się co { $pitch } znaki.
cubitos-track-no-cell = Tor { $track }: { $cell } to nie komórka; komórka to cyfra, a po niej . ~ S F J, >1, <1 albo jedno lub dwa z c3 f x g6 G; # to ściana.
cubitos-track-bricks = Tor { $track }: { $cell } wypada z układu cegieł; każdy rząd jest przesunięty o { $shift } znaki, a jego komórki są co { $apart } znaków.
cubitos-track-too-big = Tor { $track } ma pól: { $given }; mieści się najwyżej { $most }.
cubitos-track-no-line = Na torze { $track } brakuje pola: { WORD("cubitos-sign", $line) }; co najmniej jedna komórka to cyfra i { $letter }.
cubitos-track-line-digit = Tor { $track }: { $cell } jest źle; całe pole ({ WORD("cubitos-sign", $line) }) ma za sobą tyle czerwonych linii: { $lines }.
cubitos-track-two-lines = Na torze { $track } jest więcej niż jedno pole: { WORD("cubitos-sign", $line) }; start i meta to po jednym polu.
cubitos-track-neighbours = Tor { $track }: { $cell } styka się z polem { $other }; sąsiedzi różnią się najwyżej o jedną czerwoną linię, oprócz linii startu.
cubitos-track-crowded = Tor { $track }: pole { $space } styka się z tyloma innymi: { $given }; mieści się najwyżej { $most }.
cubitos-track-red-lines = Tor { $track } ma czerwonych linii: { $given }; okrążenie ma ich od 2 do 9.
cubitos-track-beyond = Tor { $track }: { $cell } ma za sobą więcej czerwonych linii niż meta, { $lines }.
cubitos-track-unreachable = Tor { $track }: do { $cell } nie da się dojść; wszystkie pola są połączone.
cubitos-track-no-way = Tor { $track }: ze startu na metę nie prowadzi żadna droga po lądzie.
cubitos-track-reward = Tor { $track }: nagroda { $cell } jest źle; to jedno lub dwa z c1 do c9, f, x, g1 do g9 i G.
cubitos-track-shortcuts = Tor { $track }: shortcuts to tabela znaków i cen.
cubitos-track-shortcut = Tor { $track }: skrót { $mark } jest niepełny; ma komórki >{ $mark }, jedną komórkę <{ $mark } i cenę, jak { $mark } = { "{" } money = 5 { "}" }.
cubitos-track-price = Tor { $track }: skrót { $mark } kosztuje money albo feet, od 1 do { $most }, a nie { $given }.

## Zestawy i elementy

cubitos-set-table = Zestaw { $set } musi być tabelą z polami { $fields } i niczym więcej.
cubitos-set-names = Zestaw { $set } potrzebuje nazwy po angielsku (en); można dodać nazwy { $others }.
cubitos-set-tracks = Zestaw { $set } potrzebuje listy od 1 do { $most } torów, a nie { $given }.
cubitos-set-no-track = Zestaw { $set }: nie ma toru { $given }; są { $known }.
cubitos-set-laps = Zestaw { $set } potrzebuje od 1 do { $most } okrążeń, a nie { $given }.
cubitos-set-cards = Zestaw { $set } potrzebuje po jednej karcie w każdym kolorze: { $colours }.
cubitos-fan-track = Tor fanów ma pól: { $spaces }; może ich mieć od 1 do { $most }.
cubitos-fan-space = Pole { $space } toru fanów to '{ $given }'; może to być 'hand' albo na przykład '2 credits'.
cubitos-number-of-dice = Kości '{ $die }' jest { $given }; może ich być od 1 do { $most }.
cubitos-number-of-faces = Kość '{ $die }' ma ścianek: { $given }, a ma ich mieć { $sides }.
cubitos-no-such-face = Kość '{ $die }' ma ściankę '{ $given }'; ścianki to { $known }.
cubitos-face-amounts = Kość '{ $die }' ma ścianki jednego rodzaju o różnych wartościach.

## Pozycje

cubitos-players = { $path } wymienia graczy: { $given }, a w Cubitos gra od 2 do 4 osób.
cubitos-fans-beyond = { $path } to { $given }, ale tor fanów kończy się na { $last }.
cubitos-start-die-borrowed = { $path } zawiera kość pierwszego gracza, której nie można pożyczyć.
cubitos-face-not-on-die = { $path } pokazuje '{ $face }', ale takiej ścianki nie ma { WORD("cubitos-die", $die) }.
cubitos-start-die = { $path }: kość pierwszego gracza jest u gracza { $seat }, w Strefie Rzutu albo w Strefie Aktywnej, albo przy podajnikach, gdy wypadła z tej rundy.
cubitos-too-many-dice = { $path }: { WORD("cubitos-die", $die) } występuje tyle razy: { $given }, ale jest ich { $number }.
cubitos-tray-count = { $path } to { $given }, ale zostało { $left }.
cubitos-roll-phase-over = { $path } dotyczy Fazy Rzutu, która w tej fazie już się skończyła.
cubitos-due-without-die = { $path } to { $given }, ale w Strefie Aktywnej tę ściankę pokazuje mniej kości.
cubitos-borrowed-none = { $path } to { $given }, ale gracz ma tylko tyle tych kości: { $owned }.
cubitos-no-effect-space = { $path } musi być polem ze skrótem albo z plecakiem odrzutowym; pole { $space } nie ma ani jednego, ani drugiego.
cubitos-pending-depth = { $path } ma efektów: { $given }, ale może ich być najwyżej { $most }.
cubitos-pending-arguments = { $path } musi być efektem '{ $effect }' z tyloma argumentami: { $count }.
cubitos-pending-ability = { $path } podaje zdolność { $given }, której te karty nie mają.
cubitos-pending-cannot-go-on = { $path } nie może prowadzić dalej od { $given }.
cubitos-pending-over = { $path } musi być puste: w fazie 'over' nic już nie czeka.
cubitos-pending-nobody = { $path }: dopóki faza to nie 'over', na kogoś coś czeka.
cubitos-pending-not-to-act = { $path }: w fazie 'move' coś czeka tylko na gracza { $seat }.
cubitos-pending-bottom = { $path } musi w tej fazie zaczynać się od jednego z { $bottoms }, a nie od '{ $given }'.
cubitos-pending-order = { $path } ma '{ $effect }' na '{ $below }', a do tego nigdy nie dochodzi.
cubitos-pending-no-question = { $path } musi kończyć się czymś do wyboru; '{ $effect }' dzieje się samo.
cubitos-pending-below = { $path } pyta o '{ $effect }' pod czymś innym.
cubitos-picked-die = { $path } musi zawierać kość, której dotyczy pytanie: { WORD("cubitos-die", $die) }.
cubitos-picked-number = { $path } zawiera kości: { $given }, a ma ich być mniej, niż mówi 'add dice'.
cubitos-picked-nothing = { $path } zawiera kości, ale nic z tego, co czeka, ich nie dotyczy.

## Kości z prawdziwego stołu

cubitos-script-none-left = W rzucie jest { WORD("cubitos-die", $die) }, ale wśród podanych już takiej nie ma.
cubitos-script-deal = Rozłożenie gry podaje najpierw miejsce z kością pierwszego gracza, potem kości pierwszych rzutów.
cubitos-script-start = Według opcji tej partii kość pierwszego gracza ma miejsce { $seat }.
cubitos-script-die = { $given } to nie jest kość: podaje się ją tak: ("red", "power") albo ("light gray", "blank", 5).
cubitos-script-number = Podano tyle kości: { $given } ({ WORD("cubitos-die", $die) }), ale jest ich od 1 do { $most }.

## Koniec

cubitos-end = { $seat } przekracza ostatnią linię mety.
cubitos-end-tiebreak = Po dodatkowej rundzie { $seat } jest najdalej za ostatnią linią mety.
