# The command `kostka arena`.

cli-arena = Let bots play each other, every deal in every seating, and report who is better.
cli-help-arena-bots = Bots by name, separated by commas; expert@500 is expert with 500 playouts a move. Fewer bots than seats: the first sits once, the others are repeated.
cli-help-arena-deals = How many deals, each played once in every rotation of the bots; 100 if not given.
cli-help-arena-workers = How many processes play; as many as there are cores if not given.
cli-help-arena-sprt = Stop as soon as it is decided whether the first bot wins this share more than par, as in 0.05.
cli-help-arena-out = Save every match in this file; the same command continues where it stopped.
cli-help-arena-resume = Continue the matches of this file, which decides everything else.
cli-arena-title = { $bots } at { $game }
cli-arena-running = { $bot } { $share } ({ $low } – { $high })
cli-arena-column-games = games
cli-arena-column-interval = 95 % interval
cli-arena-column-rating = rating
cli-arena-column-pace = time a move, ms: median / 99 % / worst
cli-arena-par = Par is { $par }. Of a bot in several seats, games and wins are those of all of them.
cli-arena-elo = Elo of { $first } over { $second }: { $elo } (95 %: { $low } to { $high })
cli-arena-test-yes =
    Decided after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }: { $bot } wins { $margin } percentage points more than par.
cli-arena-test-no =
    Decided after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }: { $bot } does not win { $margin } percentage points more than par.
cli-arena-test-open =
    Not decided after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } whether { $bot } wins { $margin } percentage points more than par: the logarithm of the likelihood ratio is { $ratio }, between { $lower } and { $upper }.
cli-arena-played =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-arena-kept = All matches so far are saved. To continue:
