## Nouns after a number

cubitos-noun-money =
    { $n ->
       *[other] money
    }
cubitos-noun-feet =
    { $n ->
        [one] foot
       *[other] feet
    }
cubitos-noun-water-feet =
    { $n ->
        [one] water foot
       *[other] water feet
    }
cubitos-noun-credits =
    { $n ->
        [one] credit
       *[other] credits
    }
cubitos-noun-fan =
    { $n ->
        [one] fan
       *[other] fans
    }
cubitos-noun-die =
    { $n ->
        [one] die
       *[other] dice
    }
cubitos-noun-other-die =
    { $n ->
        [one] other die
       *[other] other dice
    }
cubitos-noun-active-die =
    { $n ->
        [one] active die
       *[other] active dice
    }
cubitos-noun-space =
    { $n ->
        [one] space
       *[other] spaces
    }
cubitos-noun-every =
    { $n ->
       *[other] every
    }
cubitos-nouns-money = money
cubitos-nouns-feet = feet
cubitos-nouns-water-feet = water feet
cubitos-nouns-credits = credits

## Colours of dice: one die, some dice, of some dice

cubitos-tint-gray = gray
cubitos-tint-light-gray = light gray
cubitos-tint-dark-gray = dark gray
cubitos-tint-white = white
cubitos-tint-brown = brown
cubitos-tint-red = red
cubitos-tint-green = green
cubitos-tint-orange = orange
cubitos-tint-purple = purple
cubitos-tint-yellow = yellow
cubitos-tint-blue = blue
cubitos-dice-one = { WORD("cubitos-tint", $die) }
cubitos-dice-some = { WORD("cubitos-tint", $die) }
cubitos-dice-of = { WORD("cubitos-tint", $die) }

## Moments

cubitos-when-now = Now
cubitos-when-active = Any time
cubitos-when-push = On each push
cubitos-when-pushed = After each push without a bust
cubitos-when-would-bust = When you would bust
cubitos-when-bust = On a bust
cubitos-when-run = Run
cubitos-when-after-move = After moving
cubitos-when-most = Most swords (nobody if tied)
cubitos-when-most-ties = Most swords (the start player die breaks ties)
cubitos-when-every = Everybody with swords
cubitos-when-power-too = { $when }, power face, also
cubitos-when-power-only = { $when }, power face only
cubitos-when-together = { $when }, { $n } dice together
cubitos-card-line = { $when }: { $what }.

## Joining

cubitos-and = { $first } and { $last }
cubitos-or = { $first } or { $last }
cubitos-comma = { $first }, { $last }
cubitos-then = { $first }; { $last }
cubitos-or-else = { $first }, or { $last }
cubitos-if-so = { $first }, and if you do, { $last }
cubitos-from-zone = { WORD("cubitos-zone", $zone) }

## Effects: clauses, which semicolons divide; what explains one stands in brackets

cubitos-does-gain = +{ $n } { $noun }
cubitos-does-equal-fans = as many { $nouns } as you have fans
cubitos-does-equal-lines = as many { $nouns } as there are red lines ahead of you on this lap or track (none in a tie-break round)
cubitos-does-half-fans = half as many { $nouns } as you have fans, rounded down
cubitos-does-half-lines = half as many { $nouns } as there are red lines ahead of you on this lap or track, rounded down (none in a tie-break round)
cubitos-does-each-die = { $gain } for each active { $dice } die
cubitos-does-each-few = { $gain } for { $every } { $m } { $noun }
cubitos-does-each-colour = { $gain } for each colour among your active dice
cubitos-does-each-rival = { $gain } for each player with fewer swords
cubitos-does-repeat = gain once more the money and feet of your active { $dice } dice (used ones too)
cubitos-does-fan = +{ $n } { $noun }
cubitos-does-fan-without-hand = +{ $n } { $noun } (with credits, but without a hand token)
cubitos-does-add = add { $n } { $noun } from Draw to the roll
cubitos-does-lose-this = lose this die
cubitos-does-may-lose-this = you may lose this die
cubitos-does-must-lose-this = lose this die (not optional)
cubitos-does-lose = lose { $n } { $noun } { $zones }
cubitos-does-may-lose = you may lose { $n } { $noun } { $zones }
cubitos-does-must-lose = lose { $n } { $noun } { $zones } (not optional)
cubitos-does-from = from { $zones }
cubitos-does-from-any = from any zone
cubitos-does-gain-die = gain 1 die from a tray into Discard{ $cap }
cubitos-does-may-gain-die = you may gain 1 die from a tray into Discard{ $cap }
cubitos-does-gain-this-die = gain 1 { $dice } die into Discard{ $cap } (if any is left)
cubitos-does-may-gain-this-die = you may gain 1 { $dice } die into Discard{ $cap }
cubitos-does-cap = , costing at most { $n }
cubitos-does-cap-fans = , costing no more than your number of fans
cubitos-does-cap-with-gray = { $cap } (gray dice cost 0)
cubitos-does-borrow = take 1 die{ $but } from a tray into Active, on a face of your choice (it goes back at the end of the round, even after a bust)
cubitos-does-set = put 1 die from Roll into Active, on a face of your choice
cubitos-does-back-this = you may first move this die from Active to Roll
cubitos-does-back = then move { $n } { $noun } from Active to Roll, if able
cubitos-does-safe = your next push cannot bust
cubitos-does-save = you do not bust
cubitos-does-keep = your { $dice } dice stay in Active
cubitos-does-roll-all = roll all your dice { $zones }
cubitos-does-roll-all-these = roll all your { $dice } dice { $zones }
cubitos-does-roll-exactly =
    you may choose { $n } { $noun }{ $but }{ $different } { $zones } and roll { $n ->
        [one] it
       *[other] them
    }
cubitos-does-roll-any = roll any of your dice{ $different } { $zones }
cubitos-does-roll-any-these = roll any of your { $dice } dice{ $different } { $zones }
cubitos-does-roll-up-to = roll up to { $n } { $noun }{ $but }{ $different } { $zones }
cubitos-does-different = { " " }of different colours
cubitos-does-once-more = then do it once more
cubitos-does-but = { " " }(except { $dice } ones)
cubitos-does-saves = { $roll } (with at least one hit you do not bust)
cubitos-does-step = you may move your runner { $n } { $noun } on land at once (no rewards, shortcuts or jet packs)
cubitos-does-again = you must push once more (once per roll, however many dice show it; you can bust as ever)
cubitos-does-free = in your next draw your { $dice } dice do not count towards the draw amount (for a bust they count)
cubitos-does-any = in your next draw you may move any of your dice from any zone to Roll, whatever the draw amount
cubitos-does-give = you may give 1 of your dice from any zone to another player with the fewest swords (into Discard; of tied players you choose one)
cubitos-does-reward = take the reward of another space, at most { $n } { $noun } away (water counts on the way; it may be where you began the round)
cubitos-does-if-active = { $then } if you have an active { $dice } die
cubitos-does-if-all-active = { $then } if you have active { $dice } dice, at least one of each
cubitos-does-if-lost = { $then } if you have lost a die in this round
cubitos-does-if-credited = { $then } if you gain a credit in this round (from anything)
cubitos-does-may = optionally { $then }
cubitos-does-choose = choose: { $options }
cubitos-does-rivals = for each player with fewer swords { $then }
cubitos-does-price = { WORD("cubitos-die", $die) }, cost { $n }

## What a card's words rest on, at its end

cubitos-note-sword = The symbol is one sword.
cubitos-note-swords = The symbol is one sword, the power face two.
cubitos-note-water = A water foot can enter water too.
cubitos-note-colours = Both grays are one colour, the start player die is another.
cubitos-note-rolls = Dice that this card rolls cannot bust: hits go to Active, where now abilities may be used, and misses to Roll.
cubitos-note-saving-rolls = Of the dice that this card rolls hits go to Active, where now abilities may be used, and misses to Roll.
