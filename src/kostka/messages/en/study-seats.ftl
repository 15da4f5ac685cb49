# The study "seats": what it is worth to begin.

study-seats = Is it better to begin?
study-seats-about = How often each seat wins when everybody plays alike, in every game and with every number of players: what the order around the table is worth.
study-seats-how = Seat 1 always begins, the others follow in the order of the game. All seats are played by the same bot, so whatever differs between them comes from where they sit. Whoever shares the first place shares the win. Par is what a seat would win if all were alike.
study-seats-better =
    { $game }: it is good to begin. With { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, where it matters most, greedy bots in the first seat win { $share } of the games instead of { $par }.
study-seats-worse =
    { $game }: it is no advantage to begin. With { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, where it matters most, greedy bots in the first seat win { $share } of the games instead of { $par }.
study-seats-even =
    { $game }: no number of players shows a first seat that is better or worse than the others. The widest gap is with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $share } of the games where par is { $par }, and par lies within the interval.
study-seats-plot-greedy = Among greedy bots
study-seats-plot-searching = Among searching bots
study-seats-caption = By how many percentage points of the games each seat wins more or less than par. Bars are seats from the one that begins on, named by their numbers; thin lines are 95 % intervals.
study-seats-table = What the first seat wins
study-seats-column-game = game
study-seats-column-players = players
study-seats-column-par = par
study-seats-column-greedy = first seat, greedy bots (95 %)
study-seats-column-searching = first seat, searching bots (95 %)
study-seats-column-games = games
study-seats-chance = One interval in twenty misses the truth by chance: a single bar that just clears the line is no proof, a slope that repeats from table to table is. Searching bots play far fewer games, hence their wide intervals.
