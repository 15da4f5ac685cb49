# Boty: dlaczego grają to, co grają, jakie są i co jest nie tak z pytaniem do nich.

bots-only-move = Innego ruchu nie było.
bots-at-a-glance =
    { $unit ->
        [pounds]
            { $worth ->
                [one] Nic lepszego nie widać: około { SIGNED($worth) } funta.
                [few] Nic lepszego nie widać: około { SIGNED($worth) } funtów.
               *[other] Nic lepszego nie widać: około { SIGNED($worth) } funtów.
            }
        [points]
            { $worth ->
                [one] Nic lepszego nie widać: około { SIGNED($worth) } punktu.
                [few] Nic lepszego nie widać: około { SIGNED($worth) } punktów.
               *[other] Nic lepszego nie widać: około { SIGNED($worth) } punktów.
            }
        [feet]
            { $worth ->
                [one] Nic lepszego nie widać: około { SIGNED($worth) } stopy.
                [few] Nic lepszego nie widać: około { SIGNED($worth) } stóp.
               *[other] Nic lepszego nie widać: około { SIGNED($worth) } stóp.
            }
       *[other] Nic lepszego nie widać.
    }
bots-liked =
    { $character ->
        [bold] Odważny gracz: inny ruch wyglądał lepiej, ale wolał zaryzykować.
        [cautious] Ostrożny gracz: inny ruch wyglądał lepiej, ale wolał grać bezpiecznie.
       *[steady] Pomylił się w ocenie: inny ruch był wart więcej.
    }
bots-searched = Wygrał { NUMBER($percent, maximumFractionDigits: 1) } % gier, które rozegrał w głowie; z drugim najlepszym ruchem { NUMBER($second, maximumFractionDigits: 1) } %.
bots-instinct = Zagrał to, co pierwsze przyszło mu do głowy: { NUMBER($percent, maximumFractionDigits: 1) } % wygranych gier w głowie; { NUMBER($second, maximumFractionDigits: 1) } % z innym ruchem to za mała różnica, by jej zaufać.
bots-proven = Policzone do końca: wygrywa { NUMBER($percent, maximumFractionDigits: 1) } % wszystkich gier z tego miejsca; z drugim najlepszym ruchem { NUMBER($second, maximumFractionDigits: 1) } %.
bots-alike =
    Kilka ruchów wygrywało w głowie około { NUMBER($percent, maximumFractionDigits: 1) } % gier; { $character ->
        [bold] wybrał odważny.
        [cautious] wybrał bezpieczny.
       *[steady] wybrał jeden z nich.
    }
bots-misjudged = Pomylił się w ocenie: { NUMBER($percent, maximumFractionDigits: 1) } % szans na wygraną; najlepszy ruch miał { NUMBER($best, maximumFractionDigits: 1) } %.
bots-why-first = To przychodzi do głowy najpierw, a nic nie wygrywa wyraźnie częściej.
bots-why-rival = Najwięcej zyskuje na tym { $player }: { SIGNED($percent) } % szans na wygraną w porównaniu z najlepszym ruchem.
bots-not-asked = Miejsce { $seat } nie ma teraz ruchu, więc nie ma czego wybierać.
bots-playouts = Przeszukiwanie rozgrywa od 1 do { $most } gier, a nie { $given }.
bots-seconds = Przeszukiwanie trwa dłużej niż 0 i najwyżej { $most } sekund, a nie { $given }.
bots-character = Nie ma charakteru { $given }; są { $known }.
