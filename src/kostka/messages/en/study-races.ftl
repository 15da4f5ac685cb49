# The study "races": how long races of Cubitos are.

study-races = Cubitos: how long races are
study-races-about = How many rounds and decisions a race takes on every track, with one lap and two, with two to four players, and how far ahead the winner is.
study-races-method =
    Greedy bots ran { $races } races on each course with each number of players, with { $sets } random sets of cards that are the same for all courses; searching ones ({ $bot }) ran { $searched }, each with a set of its own. The round in which somebody reaches the finish counts, and so do those that break a tie.
study-races-as-meant = { $track }: a lap takes { $greedy } rounds on average among greedy bots and { $searching } among searching ones. That is as it was meant: { $greedy_within } and { $searching_within } of the races last { $low } to { $high } rounds.
study-races-not-as-meant = { $track }: a lap takes { $greedy } rounds on average among greedy bots and { $searching } among searching ones. That is not as it was meant: { $low } to { $high } rounds, which { $greedy_within } and { $searching_within } of the races last.
study-races-laps = Over all tracks a first lap takes { $first } rounds among greedy bots and a second one { $second }: by then dice are bought, and nobody starts from gray ones. With two players a single lap takes { $two } rounds, with three { $three } and with four { $four }.
study-races-rounds-plot = Rounds of a race of one lap (greedy bots)
study-races-rounds-caption = How many races last how many rounds. The shaded ground is what a lap was meant to take: { $low } to { $high } rounds.
study-races-courses-plot = Rounds of a race on every course
study-races-courses-caption = A sign at the middle race, a broad bar for half of all races, a thin line for nine in ten. The shaded ground is what a lap was meant to take: { $low } to { $high } rounds.
study-races-greedy = Greedy bots
study-races-searching = Searching bots
study-races-course =
    { $laps ->
        [one] { $tracks }
       *[other] { $tracks }, { $laps } laps
    }
study-races-table-greedy = Races of greedy bots
study-races-table-searching = Races of searching bots
study-races-column-course = course
study-races-column-players = players
study-races-column-rounds = rounds (95 %)
study-races-column-low = 5 % last at most
study-races-column-middle = half last at most
study-races-column-high = 95 % last at most
study-races-column-within = { $low } to { $high } rounds
study-races-column-decisions = decisions of a player
study-races-column-lead = winner's lead in feet
study-races-axis-rounds = rounds
study-races-axis-races = share of races
study-races-limits =
    Decisions are what Kostka asks: forced steps happen by themselves, so people at a real table have more to do and may take longer over it. Minutes are not told, since bots do not take the time that people take. The lead is the distance between the first and the second when the race ends, over laps and boards.
