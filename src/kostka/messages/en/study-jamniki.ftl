study-jamniki = Jamniki: points and tasks
study-jamniki-about = How many points coats bring, how close matches are, and which of the twelve tasks are worth going for.

## Scores

study-jamniki-method =
    All seats of a match have the same bot. Greedy bots lay what brings most points at once; searching ones ({ $bot }) look ahead with { $playouts } playouts a move and play to win. Rows of greedy bots have { $greedy } matches each, those of searching ones { $searching }. Beside a mean stands where it lies with 95 % confidence; a match counts as one observation.
study-jamniki-scores = Points of a match by number of players (usual rules, two games)
study-jamniki-scores-read =
    The more players, the shorter the coats, and the closer the match: the winner leads by { NUMBER($two, minimumFractionDigits: 1) } points on average with two players and by { NUMBER($five, minimumFractionDigits: 1) } with five, out of two games. In { NUMBER($few, minimumFractionDigits: 1) } of 100 matches of two players the first place is shared, in { NUMBER($many, minimumFractionDigits: 1) } of 100 of five. Two bones more or less on one tile decide many matches.
study-jamniki-scores-plot = Points of a player in a match
study-jamniki-scores-caption = How many coats had how many points after two games, among greedy bots.
study-jamniki-leads-plot = How close matches are
study-jamniki-leads-caption = The share of matches that were won by at most so many points, among greedy bots; at 0 the first place was shared.
study-jamniki-variants = Points of a coat and game by variant (greedy bots)
study-jamniki-sources =
    { $players ->
        [one] Where the points of a coat and game come from, with { $players } player (greedy bots)
       *[other] Where the points of a coat and game come from, with { $players } players (greedy bots)
    }
study-jamniki-edges =
    { $players ->
        [one] What winners have more than the others in a match, with { $players } player (greedy bots)
       *[other] What winners have more than the others in a match, with { $players } players (greedy bots)
    }
study-jamniki-edges-read =
    By far the most points come from bones, and with the usual rules bones decide, too: winners have { NUMBER($bones, minimumFractionDigits: 1) } points more of them than the others, and { NUMBER($runs, minimumFractionDigits: 1) } more of their longest run. A run of one colour is a by-product. Where every colour scores, { NUMBER($colours, minimumFractionDigits: 1) } points of what winners have more come from colours; with tasks { NUMBER($tasks, minimumFractionDigits: 1) } come from tasks and only { NUMBER($beside, minimumFractionDigits: 1) } from bones.

## Tasks

study-jamniki-tasks-method =
    Two of the twelve tasks lie open for everybody; whoever fulfils one has its points. Here every match is a single game with tasks: { $greedy } by greedy bots and { $searching } by searching ones for each number of players. Tasks that compare players ("most", "fewest") can be fulfilled by one player at most, and by nobody in a tie.
study-jamniki-tasks = How often a player fulfils each task ({ $bots } bots)
study-jamniki-tasks-plot =
    { $players ->
        [one] How hard tasks are, with { $players } player
       *[other] How hard tasks are, with { $players } players
    }
study-jamniki-tasks-caption = How often a player fulfils a task, its points in brackets. By the way: coats of greedy bots in games that had other tasks, so that nobody tried.
study-jamniki-neglected =
    Searching bots fulfil some tasks less than greedy ones: { $tasks }. What they expect of the turns to come knows bones and colours, but no tasks, so this is probably a weakness of theirs and not a fact of the game: for these tasks the figures of greedy bots tell more.
study-jamniki-worth =
    { $players ->
        [one] What each task is worth, with { $players } player ({ $bots } bots)
       *[other] What each task is worth, with { $players } players ({ $bots } bots)
    }
study-jamniki-worth-plot =
    { $players ->
        [one] What a task brings each player, with { $players } player
       *[other] What a task brings each player, with { $players } players
    }
study-jamniki-worth-brought = from the task
study-jamniki-worth-left = with bones and colours
study-jamniki-worth-caption = Bars: the points of a task times how often it is fulfilled, among searching bots. Squares: the same with the points that coats lose or win in bones and colours when this task is open.
study-jamniki-worth-read =
    Easy money is what is fulfilled often and well paid: here "{ $best }", "{ $second }" and "{ $third }". The least comes of "{ $worst }". But what everybody has is no lead: "ahead of rivals" is what whoever fulfils a task has more of it than the others on average. Tasks that most fulfil by the way are to be kept, not chased; tasks that compare players bring all of their points to one alone, and are worth something only to whoever is ahead in them already.

study-jamniki-column-bots = bots
study-jamniki-column-players = players
study-jamniki-column-mean = points
study-jamniki-column-low = 5 % have less than
study-jamniki-column-middle = half have less than
study-jamniki-column-high = 5 % have more than
study-jamniki-column-winner = winner's points
study-jamniki-column-lead = lead of the winner
study-jamniki-column-shared = shared first places
study-jamniki-column-variant = variant
study-jamniki-column-bones = bones
study-jamniki-column-colours = colours
study-jamniki-column-tasks = tasks
study-jamniki-column-task = task
study-jamniki-column-points = points
study-jamniki-column-by-the-way = by the way
study-jamniki-column-fulfilled = fulfilled
study-jamniki-column-brings = brings
study-jamniki-column-elsewhere = bones and colours
study-jamniki-column-net = together
study-jamniki-column-ahead = ahead of rivals
study-jamniki-variant-usual = usual rules
study-jamniki-variant-one-game = a single game
study-jamniki-variant-every-colour = every colour scores
study-jamniki-variant-tasks = tasks
study-jamniki-variant-both = every colour and tasks
study-jamniki-variant-turning = tiles may be turned
study-jamniki-variant-white = white is always allowed
study-jamniki-axis-points = points after two games
study-jamniki-axis-coats = share of players
study-jamniki-axis-lead = lead of the winner in points
study-jamniki-axis-matches = share of matches with at most this lead
study-jamniki-axis-fulfilled = share of players who fulfil it
study-jamniki-axis-brings = points a player
study-jamniki-task-most-white = most white
study-jamniki-task-no-single-colour = no single-colour tile
study-jamniki-task-no-white = no white
study-jamniki-task-most-single-colour = most single-colour tiles
study-jamniki-task-most-red = most red
study-jamniki-task-fewest-bones = fewest bones
study-jamniki-task-no-equal-neighbours = no equal neighbours
study-jamniki-task-3-3-3-3-3 = 3-3-3-3-3
study-jamniki-task-two-colours = exactly two colours
study-jamniki-task-no-eight = no tile of eight
study-jamniki-task-2-2-2-2-2 = 2-2-2-2-2
study-jamniki-task-2-2-2-2-3 = 2-2-2-2-3
