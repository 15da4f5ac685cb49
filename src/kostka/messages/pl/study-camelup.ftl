study-camelup = Camel Up: co dają zakłady, widownia i rzuty
study-camelup-about = Ile w końcu daje to, co można zrobić w swojej turze: według etapu, rzuconych kostek, kolejności i liczby graczy.

## Pieniądze

study-camelup-method =
    Na wszystkich miejscach wyścigu siedzi ten sam bot. Boty zachłanne robią to, co na pierwszy rzut oka wygląda najlepiej; przeszukujące ({ $bot }) patrzą naprzód, próbując { $playouts } razy na ruch, i grają o zwycięstwo, a nie o majątek. Przy czterech graczach jest { $greedy } wyścigów botów zachłannych i { $searching } przeszukujących, przy innych liczbach graczy mniej. Wszystko, co gracz zrobił, śledzono, aż przyniosło wypłatę: kafelki typowania i widowni do końca etapu, karty do końca wyścigu. Obok średniej podano, gdzie leży ona z ufnością 95 %; wyścig liczy się jako jedna obserwacja. Wszystkie liczby dotyczą ruchów, które boty wybrały: mówią, co takie ruchy dają, gdy dobrze wyglądają, a nie co dałyby kiedykolwiek.
study-camelup-money = Pieniądze gracza na końcu wyścigu i skąd się biorą (w funtach)
study-camelup-money-plot = Skąd biorą się pieniądze
study-camelup-money-caption = Funty gracza na końcu wyścigu wśród botów zachłannych, zaczynając od 3, które każdy ma na początku. Części paska następują po sobie w kolejności nazw nad pierwszym z nich.
study-camelup-purses-plot = Jak różnią się majątki
study-camelup-purses-caption = Majątki na końcu wyścigu wśród botów zachłannych; przerwa w pasku to mediana.
study-camelup-purses-half = środkowa połowa
study-camelup-purses-most = 90 na 100
study-camelup-lengths = Jak długie są wyścigi: liczba etapów i odsetek wyścigów, które tyle ich mają
study-camelup-legs = etapy: { $legs }
study-camelup-money-read =
    Przy czterech graczach wyścig botów zachłannych ma średnio { NUMBER($legs, minimumFractionDigits: 1) } etapu, przeszukujących { NUMBER($searched, minimumFractionDigits: 1) }. Najwięcej pieniędzy jest z kafelków typowania i z rzutów, a od sześciu graczy drugie tyle z sojuszy. Przy czterech graczach bot zachłanny kończy z { NUMBER($greedy, minimumFractionDigits: 1) } funta, przeszukujący z { NUMBER($searching, minimumFractionDigits: 1) }: gra o zwycięstwo, a nie o funty, a tury, które tylko odbierają pieniądze innym, nic nie przynoszą.

## Kafelki typowania

study-camelup-tickets =
    { $players ->
        [one] Ile daje kafelek typowania według kostek rzuconych, zanim go wzięto: boty { $bots }, { $players } gracz
        [few] Ile daje kafelek typowania według kostek rzuconych, zanim go wzięto: boty { $bots }, { $players } graczy
       *[other] Ile daje kafelek typowania według kostek rzuconych, zanim go wzięto: boty { $bots }, { $players } graczy
    }
study-camelup-ticket = kafelek { $value }
study-camelup-ticket-often = kafelki { $value } na wyścig
study-camelup-tickets-plot = Ile daje kafelek typowania
study-camelup-tickets-caption = Funty z kafelka typowania według tego, ile kostek etapu już rzucono, gdy go wzięto. Linia przerywana to funt, który na pewno daje rzut.
study-camelup-tickets-read =
    Większość piątek znika przed pierwszą kostką i daje { NUMBER($early, minimumFractionDigits: 2) } funta wśród botów zachłannych, podczas gdy rzut daje 1. Piątka, która po jednej kostce wciąż leży, daje już tylko { NUMBER($late, minimumFractionDigits: 2) }: zostały wielbłądy, których nikt nie chciał. Pod koniec etapu kafelki znów dają więcej. Dwójka jest niewiele lepsza od rzutu, ale nie odsłania nikomu nowej kostki.
study-camelup-claims =
    { $races ->
        [one] Ile dawały kafelkom dokładne szanse i co z tego wyszło (boty zachłanne, { $races } wyścig)
        [few] Ile dawały kafelkom dokładne szanse i co z tego wyszło (boty zachłanne, { $races } wyścigi)
       *[other] Ile dawały kafelkom dokładne szanse i co z tego wyszło (boty zachłanne, { $races } wyścigów)
    }
study-camelup-claims-read = Szanse kafelka typowania są dokładne dla etapu w chwili, gdy się go bierze. Zgodność z tym, co z niego wyszło, mówi, że kafelki widowni położone później średnio niewiele zmieniają, na korzyść czy na niekorzyść.
study-camelup-below = poniżej { $high }
study-camelup-above = { $low } i więcej
study-camelup-from = od { $low } do { $high }
study-camelup-turns =
    { $players ->
        [one] Na co idą tury według kostek rzuconych w etapie ({ $players } gracz)
        [few] Na co idą tury według kostek rzuconych w etapie ({ $players } graczy)
       *[other] Na co idą tury według kostek rzuconych w etapie ({ $players } graczy)
    }
study-camelup-turns-read =
    Przed ostatnią kostką etapu boty zachłanne rzucają w { $greedy } na 100 tur, przeszukujące w { $searching }, a w { $tiles } na 100 tur kładą kafelek widowni, choć ten już prawie nic nie daje. W tej grze nie wolno pasować, a kafelek widowni jest temu najbliższy: kto rzuca ostatnią kostką, zostawia piątki następnego etapu graczowi po sobie.

## Etapy

study-camelup-by-leg =
    { $players ->
        [one] Ile co daje według etapu: boty { $bots }, { $players } gracz
        [few] Ile co daje według etapu: boty { $bots }, { $players } graczy
       *[other] Ile co daje według etapu: boty { $bots }, { $players } graczy
    }
study-camelup-legs-plot = Ile co daje według etapu
study-camelup-legs-caption = Funty z kafelka typowania, kafelka widowni i karty typowania według etapu, w którym je wzięto, położono lub zagrano. Linia przerywana to funt za rzut.
study-camelup-legs-read =
    Kafelki typowania dają z etapu na etap więcej, kafelki widowni mniej. Karty z pierwszego etapu dają mniej więcej tyle co rzut albo mniej: to wysoka nagroda przy małej szansie. Późne karty botów zachłannych są trafne o wiele częściej i dają więcej, choć wysokie nagrody mógł już zająć ktoś inny; boty przeszukujące około połowy swoich zagrywają w pierwszym etapie.

## Kafelki widowni

study-camelup-tiles =
    { $players ->
        [one] Ile daje kafelek widowni do końca etapu według miejsca ({ $players } gracz)
        [few] Ile daje kafelek widowni do końca etapu według miejsca ({ $players } graczy)
       *[other] Ile daje kafelek widowni do końca etapu według miejsca ({ $players } graczy)
    }
study-camelup-tiles-dice =
    { $players ->
        [one] Ile daje kafelek widowni według kostek rzuconych, zanim go położono ({ $players } gracz)
        [few] Ile daje kafelek widowni według kostek rzuconych, zanim go położono ({ $players } graczy)
       *[other] Ile daje kafelek widowni według kostek rzuconych, zanim go położono ({ $players } graczy)
    }
study-camelup-ahead =
    { $place ->
        [first] { $spaces } lub więcej za nim
        [behind] { $spaces } za nim
        [ahead] { $spaces } przed nim
       *[last] { $spaces } lub więcej przed nim
    }
study-camelup-tile-cheer = doping (boty { $bots })
study-camelup-tile-boo = wygwizdanie (boty { $bots })
study-camelup-tiles-read =
    Kafelek widowni daje około funta, tyle co rzut, gdy boty zachłanne kładą go przed pierwszą kostką, stroną wygwizdania, pole lub dwa przed prowadzącym wielbłądem; z każdą rzuconą kostką daje mniej. To tylko funty z samego kafelka: dochodzi do tego, co zmienia dla kafelków typowania, własnych i cudzych.

## Karty typowania

study-camelup-cards-leg =
    { $players ->
        [one] Karty typowania według etapu, w którym je zagrano: boty { $bots }, { $players } gracz
        [few] Karty typowania według etapu, w którym je zagrano: boty { $bots }, { $players } graczy
       *[other] Karty typowania według etapu, w którym je zagrano: boty { $bots }, { $players } graczy
    }
study-camelup-cards-order =
    { $players ->
        [one] Karty typowania według kolejności w stosie: boty { $bots }, { $players } gracz
        [few] Karty typowania według kolejności w stosie: boty { $bots }, { $players } graczy
       *[other] Karty typowania według kolejności w stosie: boty { $bots }, { $players } graczy
    }
study-camelup-cards-read =
    Pierwsza trafna karta stosu daje 8, następne 5, 3, 2, a każda dalsza 1; chybiona kosztuje 1. Aby dać więcej niż funt za rzut, karta musi być trafna częściej niż w dwóch przypadkach na dziewięć, jeśli ma przynieść 8, a częściej niż w dwóch na trzy, jeśli zostało tylko 2. Wczesna karta opłaca się więc na wielbłąda, który jest daleko z przodu albo daleko z tyłu, a późna zawsze, gdy wyścig jest już jasny.

## Sojusze

study-camelup-partners = Ile daje sojusz przy 6 lub więcej graczach
study-camelup-partners-read =
    Kto proponuje sojusz, wybiera, z czyjego najlepszego kafelka skorzysta, i ma z tego więcej niż ten, kogo wybrano. Zyskują oboje, a tura poświęcona na sojusz daje więcej niż kafelek typowania albo rzut.

study-camelup-column-bots = boty
study-camelup-column-players = gracze
study-camelup-column-races = wyścigi
study-camelup-column-purse = majątek
study-camelup-column-low = 5 % ma mniej niż
study-camelup-column-high = 5 % ma więcej niż
study-camelup-column-winner = majątek zwycięzcy
study-camelup-column-rolls = rzuty
study-camelup-column-tickets = kafelki typowania
study-camelup-column-tiles = widownia
study-camelup-column-winners = karty na zwycięzcę
study-camelup-column-losers = karty na przegranego
study-camelup-column-partners = sojusze
study-camelup-column-legs = etapy
study-camelup-column-rolled = rzucone kostki
study-camelup-column-claims = szanse dawały (funty)
study-camelup-column-tickets-number = kafelki
study-camelup-column-claimed = szanse dawały średnio
study-camelup-column-paid = wypłata
study-camelup-column-roll = rzut
study-camelup-column-ticket = kafelek typowania
study-camelup-column-tile = widownia
study-camelup-column-card = karta typowania
study-camelup-column-winner-card = karta na zwycięzcę
study-camelup-column-loser-card = karta na przegranego
study-camelup-column-leg = etap
study-camelup-column-where = pola od prowadzącego wielbłąda
study-camelup-column-order = kolejność
study-camelup-column-winner-often = karty na zwycięzcę na wyścig
study-camelup-column-winner-right = na zwycięzcę: trafne
study-camelup-column-winner-brings = na zwycięzcę: funty
study-camelup-column-loser-often = karty na przegranego na wyścig
study-camelup-column-loser-right = na przegranego: trafne
study-camelup-column-loser-brings = na przegranego: funty
study-camelup-column-partners-often = sojusze na wyścig
study-camelup-column-chooses = kto proponuje
study-camelup-column-chosen = kogo wybrano
study-camelup-axis-purse = funty
study-camelup-axis-rolled = kostki rzucone przedtem
study-camelup-axis-pounds = średnio funtów
