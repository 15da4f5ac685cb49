# The study "luck": luck against skill.

study-luck = Luck or skill?
study-luck-about = How much of who wins comes from how well somebody plays, and how much from the dice: game by game, and with every number of players.
study-luck-simply = Think of the same people playing again and again: what comes again in their results is skill, everything else is luck. One game shows mostly luck even where one player is clearly better; over many games luck cancels out, and skill stays.
study-luck-headline =
    { $game } with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: skill is { $skill } of what decides a single game, luck { $luck }. After about { $turning } games, both weigh the same.
study-luck-plot-levels = What decides a single game among players of different levels
study-luck-plot-wide = The same when half of the players move at random
study-luck-part-skill = skill
study-luck-part-deal = dice that come anyway
study-luck-part-rest = dice that meet decisions
study-luck-axis-parts = share of the variance of who wins; beside it skill, with its 95 % interval
study-luck-axis-players = players
study-luck-axis-games = games, with 95 % intervals
study-luck-caption-parts = A bar for each game and number of players. Solid: skill, that is, what comes again for the same player with other dice. Hatched: what the same dice do for a seat, whoever sits in it. Plain: what changes when the same dice meet other decisions.
study-luck-plot-games = How many games show who is better
study-luck-caption-games = After so many games the better one of two levels has won more games with 95 % certainty: on the left the strongest level over the one below it, on the right greedy over random. Where a line stops or a bar leaves the picture, too few games were played to tell.
study-luck-how = How it is measured: a table of players of different levels plays every deal once in each rotation around the table, so that everybody meets every seat with the same dice. The variance of the result, the share of the win, is then taken apart. Skill is the covariance of a player's results in two different deals. The dice that come anyway, including who begins, are the covariance of two different players in the same seat of the same deal. What remains is neither: dice fall at another moment, are used differently, and others react. Intervals come from 1,000 times drawing the deals anew.
study-luck-table-levels = Players of different levels: easy, normal and hard
study-luck-table-wide = Players who move at random and greedy ones
study-luck-table-games = Games until the better one is ahead with 95 %
study-luck-column-game = game
study-luck-column-players = players
study-luck-column-matches = games played
study-luck-column-skill = skill
study-luck-column-deal = dice that come anyway
study-luck-column-rest = dice that meet decisions
study-luck-column-score = skill in the score
study-luck-column-turning = games until both weigh the same
study-luck-column-better = better
study-luck-column-worse = worse
study-luck-column-games = games (95 %)
study-luck-equal = Among equals everything is luck, by definition: nobody has anything that would come again, and the whole bar would be hatched, since equal bots with the same dice play the same game, whoever sits where. However many games they play, none of them gets ahead for good.
study-luck-limits = A share of skill is one of these players: where levels lie further apart it is larger, among people of one club it is smaller. Compare games by the same ladder, not a share with a share from elsewhere. Bots choose with dice of their own, which count as luck here, as moods do among people.
