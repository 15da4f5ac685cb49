# The study "cards": what each card of Cubitos wins, and what it should cost.

study-cards = Cubitos: what cards are worth
study-cards-about = How much each of the 56 cards helps to win for every coin that is spent on it, what it should cost by that, and which of our costs are off.
study-cards-method =
    Every set has eight random cards, one of each colour, on one of the four tracks, with two, three or four players in turns. Greedy bots ran { $races } races with { $sets } sets, searching ones ({ $bot }) { $searched } races with a set each. Of { $cards } costs { $house } are ours: no source that we know states the printed ones.
study-cards-how =
    Tosses decide, for every player and race, which colours they go without: each one half of the time. So those who may buy a card and those who may not differ by nothing but luck, and what the first win more, divided by the dice that they take more, is what a die wins beyond what the same coins win elsewhere. A further toss makes every die a coin dearer for half of the players; what those win less tells what a coin wins elsewhere. Both together are what a die wins. The fair price is that, divided by what a coin wins on average over all dice that were bought: the price at which a coin spent on this card wins as much as any other. Beside every mean stands where it lies with 95 % confidence; sets count as the independent observations.
study-cards-coins = Among { $bots } a coin that is spent on dice brings { $coin } of a win on average, and a coin more to pay costs { $elsewhere }.
study-cards-among-greedy = greedy bots
study-cards-among-searching = searching bots
study-cards-verdicts = By what greedy bots win, costs are fair on { $fair } cards, too low on { $cheap } and too high on { $dear }. On { $open } the interval is too wide to tell, and { $seldom } are bought too seldom. Costs are whole coins, so one that is within half a coin of the fair price counts as fair.
study-cards-cheap-greedy = Our costs are too low on these, with the fair price after the cost, the furthest off first: { $cards }.
study-cards-cheap-both = Searching bots say the same of { $cards }.
study-cards-cheap-against = Searching bots find the cost too high instead on { $cards }: what such a card is worth depends on who plays it.
study-cards-dear-greedy = Our costs are too high on these: { $cards }.
study-cards-dear-both = Searching bots agree on { $cards }.
study-cards-dear-against = Searching bots find the cost too low instead on { $cards }: what such a card is worth depends on who plays it.
study-cards-off = { $card } ({ $cost } → { $fair })
study-cards-overview-plot = Cost and fair price (greedy bots)
study-cards-overview-caption = A sign for each card with its 95 % interval. On the dashed line a card is worth just what it costs; above it is cheap, below it dear. The five furthest off on either side are named.
study-cards-axis-cost = cost in coins
study-cards-axis-fair = fair price in coins
study-cards-axis-coins = coins
study-cards-prices-plot = Fair prices of all cards by colour
study-cards-prices-caption = Hollow diamonds are costs of ours, filled ones would be printed costs. Dots: fair prices among greedy bots; squares: among searching bots; lines: 95 % intervals, which go on where the picture ends. A card without a dot or square is bought too seldom to tell.
study-cards-legend-cost = our cost
study-cards-legend-greedy = fair price, greedy bots
study-cards-legend-searching = fair price, searching bots
study-cards-table = All cards among { $bots }
study-cards-column-card = card
study-cards-column-colour = colour
study-cards-column-cost = cost
study-cards-column-dice = dice bought a race
study-cards-column-die = a die wins (95 %)
study-cards-column-coin = a coin wins
study-cards-column-fair = fair price (95 %)
study-cards-column-verdict = our cost is
study-cards-verdict-fair = fair
study-cards-verdict-cheap = too low
study-cards-verdict-dear = too high
study-cards-verdict-open = cannot tell
study-cards-verdict-seldom = too seldom bought
study-cards-limits =
    What this does not tell: how strong a card could be in better hands. A greedy bot buys by what a die brings by itself, hardly ever buys swords, and misuses what needs a plan; a card that it overrates seems dear here, although people may know better. Searching bots look ahead but play far fewer races, hence their wide intervals. Of 56 cards that were all fair nearly three would seem off by chance. Fair prices hold beside each other as costs are now: if many change at once, all do. Nothing in the game was changed because of this study.
