study-camelup = Camel Up: what bets, tiles and rolls bring
study-camelup-about = What each thing that one can do in a turn brings in the end: by leg, by dice that have been rolled, by order, and by number of players.

## Money

study-camelup-method =
    All seats of a race have the same bot. Greedy bots do what looks best at a glance; searching ones ({ $bot }) look ahead with { $playouts } playouts a move and play to win, not to be rich. With four players there are { $greedy } races of greedy bots and { $searching } of searching ones, with other numbers of players fewer. Everything that a player did was followed until it paid: tickets and tiles until the leg ended, cards until the race did. Beside a mean stands where it lies with 95 % confidence; a race counts as one observation. All figures are those of moves that bots chose, so they tell what such moves bring when they look good, not what they would bring at any time.
study-camelup-money = Money of a player at the end of a race, and where it comes from (in pounds)
study-camelup-money-plot = Where the money comes from
study-camelup-money-caption = Pounds of a player at the end of a race among greedy bots, beginning with the 3 that everybody starts with. Parts of a bar follow each other in the order of the names above the first one.
study-camelup-purses-plot = How far purses differ
study-camelup-purses-caption = Purses at the end of a race among greedy bots; the gap in a bar is the median.
study-camelup-purses-half = the middle half
study-camelup-purses-most = 90 of 100
study-camelup-lengths = How long races are: legs, and the share of races that have so many
study-camelup-legs = legs: { $legs }
study-camelup-money-read =
    With four players a race of greedy bots has { NUMBER($legs, minimumFractionDigits: 1) } legs on average, one of searching bots { NUMBER($searched, minimumFractionDigits: 1) }. Most money comes from tickets and from rolling, and from six players on as much again from partnerships. With four players a greedy bot ends with { NUMBER($greedy, minimumFractionDigits: 1) } pounds, a searching one with { NUMBER($searching, minimumFractionDigits: 1) }: it plays for the win and not for pounds, and turns that only keep money from others bring none.

## Tickets

study-camelup-tickets =
    { $players ->
        [one] What a ticket brings by the dice rolled before it was taken: { $bots } bots, { $players } player
       *[other] What a ticket brings by the dice rolled before it was taken: { $bots } bots, { $players } players
    }
study-camelup-ticket = ticket of { $value }
study-camelup-ticket-often = tickets of { $value } a race
study-camelup-tickets-plot = What a ticket brings
study-camelup-tickets-caption = Pounds of a ticket by how many dice of the leg had been rolled when it was taken. The dashed line is the pound that a roll brings for certain.
study-camelup-tickets-read =
    Most tickets of 5 are taken before the first die and bring { NUMBER($early, minimumFractionDigits: 2) } pounds among greedy bots, where a roll brings 1. One that is still there after one die brings only { NUMBER($late, minimumFractionDigits: 2) }: what is left then are camels that nobody wanted. Towards the last die tickets bring more again. A 2 is hardly better than a roll, but it shows nobody a new die.
study-camelup-claims =
    { $races ->
        [one] What exact odds gave for tickets, and what came of it (greedy bots, { $races } race)
       *[other] What exact odds gave for tickets, and what came of it (greedy bots, { $races } races)
    }
study-camelup-claims-read = The odds of a ticket are exact for the leg as it stands. That what came of it agrees with them says that tiles which are put afterwards change little on average, for or against.
study-camelup-below = below { $high }
study-camelup-above = { $low } and more
study-camelup-from = { $low } to { $high }
study-camelup-turns =
    { $players ->
        [one] What turns are used for, by dice rolled in the leg ({ $players } player)
       *[other] What turns are used for, by dice rolled in the leg ({ $players } players)
    }
study-camelup-turns-read =
    Before the last die of a leg greedy bots roll in { $greedy } of 100 turns, searching ones in { $searching }, and these put a tile in { $tiles } of 100 turns although it brings next to nothing by then. There is no passing in this game, and a tile is as near to it as one can get: whoever rolls the last die leaves the tickets of 5 of the next leg to the player after them.

## Legs

study-camelup-by-leg =
    { $players ->
        [one] What things bring by leg: { $bots } bots, { $players } player
       *[other] What things bring by leg: { $bots } bots, { $players } players
    }
study-camelup-legs-plot = What things bring by leg
study-camelup-legs-caption = Pounds of a ticket, a tile and a finish card by the leg in which they were taken, put or played. The dashed line is the pound of a roll.
study-camelup-legs-read =
    Tickets bring more from leg to leg, tiles less. Finish cards of the first leg bring about as much as a roll, or less: a high prize with a low chance. Late cards of greedy bots are right far more often and bring more, though others may have taken the high prizes; searching bots play about half of theirs in the first leg.

## Tiles

study-camelup-tiles =
    { $players ->
        [one] What a tile brings until the leg ends, by where it is put ({ $players } player)
       *[other] What a tile brings until the leg ends, by where it is put ({ $players } players)
    }
study-camelup-tiles-dice =
    { $players ->
        [one] What a tile brings by the dice rolled before it was put ({ $players } player)
       *[other] What a tile brings by the dice rolled before it was put ({ $players } players)
    }
study-camelup-ahead =
    { $place ->
        [first] { $spaces } or more behind
        [behind] { $spaces } behind
        [ahead] { $spaces } ahead
       *[last] { $spaces } or more ahead
    }
study-camelup-tile-cheer = cheer ({ $bots })
study-camelup-tile-boo = boo ({ $bots })
study-camelup-tiles-read =
    A tile brings about a pound, as much as a roll, where greedy bots put it before the first die, boo side up, a space or two in front of the leading camel; with every die that has been rolled it brings less. These are only the pounds of the tile itself: what it does to tickets, one's own and those of others, comes on top.

## Finish cards

study-camelup-cards-leg =
    { $players ->
        [one] Finish cards by the leg in which they are played: { $bots } bots, { $players } player
       *[other] Finish cards by the leg in which they are played: { $bots } bots, { $players } players
    }
study-camelup-cards-order =
    { $players ->
        [one] Finish cards by their order in the pile: { $bots } bots, { $players } player
       *[other] Finish cards by their order in the pile: { $bots } bots, { $players } players
    }
study-camelup-cards-read =
    The first right card of a pile earns 8, the next 5, 3, 2 and then 1 each; a wrong one costs 1. To bring more than the pound of a roll, a card has to be right in more than two of nine cases if it is to earn 8, and in more than two of three if only a 2 is left. So an early card is worth it for a camel that is well ahead or far behind, and a late one whenever the race is clear.

## Partners

study-camelup-partners = What a partnership brings, with 6 players or more
study-camelup-partners-read =
    Whoever proposes a partnership chooses whose best ticket to share and so has more of it than whoever is chosen. Both gain, and a turn for a partnership brings more than one for a ticket or a roll.

study-camelup-column-bots = bots
study-camelup-column-players = players
study-camelup-column-races = races
study-camelup-column-purse = purse
study-camelup-column-low = 5 % have less than
study-camelup-column-high = 5 % have more than
study-camelup-column-winner = winner's purse
study-camelup-column-rolls = rolls
study-camelup-column-tickets = tickets
study-camelup-column-tiles = tiles
study-camelup-column-winners = winner cards
study-camelup-column-losers = loser cards
study-camelup-column-partners = partners
study-camelup-column-legs = legs
study-camelup-column-rolled = dice rolled
study-camelup-column-claims = odds gave (pounds)
study-camelup-column-tickets-number = tickets
study-camelup-column-claimed = odds gave on average
study-camelup-column-paid = paid
study-camelup-column-roll = roll
study-camelup-column-ticket = ticket
study-camelup-column-tile = tile
study-camelup-column-card = finish card
study-camelup-column-winner-card = winner card
study-camelup-column-loser-card = loser card
study-camelup-column-leg = leg
study-camelup-column-where = spaces from the leading camel
study-camelup-column-order = order
study-camelup-column-winner-often = winner cards a race
study-camelup-column-winner-right = winner cards: right
study-camelup-column-winner-brings = winner cards: pounds
study-camelup-column-loser-often = loser cards a race
study-camelup-column-loser-right = loser cards: right
study-camelup-column-loser-brings = loser cards: pounds
study-camelup-column-partners-often = partnerships a race
study-camelup-column-chooses = who proposes
study-camelup-column-chosen = who is chosen
study-camelup-axis-purse = pounds
study-camelup-axis-rolled = dice rolled before
study-camelup-axis-pounds = pounds on average
