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
cubitos-when-push = On a push
cubitos-when-pushed = After a push without a bust
cubitos-when-would-bust = Before a bust
cubitos-when-bust = On a bust
cubitos-when-run = Run
cubitos-when-after-move = After moving
cubitos-when-most = Most swords
cubitos-when-most-ties = Most swords (the start player die breaks ties)
cubitos-when-every = Everybody with swords
cubitos-when-power = power face, also
cubitos-when-together = { $when }, { $n } dice together
cubitos-when-also = { $when }, { $also }
cubitos-card-line = { $when }: { $what }.

## Joining

cubitos-and = { $first } and { $last }
cubitos-or = { $first } or { $last }
cubitos-comma = { $first }, { $last }
cubitos-then = { $first }; { $last }
cubitos-or-else = { $first }, or { $last }
cubitos-from-zone = { WORD("cubitos-zone", $zone) }

## Effects

cubitos-does-gain = +{ $n } { $noun }
cubitos-does-equal = { $nouns } equal to { $what }
cubitos-does-half = { $nouns } equal to half of { $what }, rounded down
cubitos-does-fans = your fans
cubitos-does-lines = the red lines ahead
cubitos-does-half-fans = your fans
cubitos-does-half-lines = the red lines ahead
cubitos-does-each-die = { $gain } for each active { $dice } die
cubitos-does-each-few = { $gain } for { $every } { $m } { $noun }
cubitos-does-each-colour = { $gain } for each colour among your active dice
cubitos-does-each-rival = { $gain } for each player with fewer swords
cubitos-does-repeat = take the money and feet on your active { $dice } dice once more
cubitos-does-fan = +{ $n } { $noun }
cubitos-does-fan-without-hand = +{ $n } { $noun }, without a hand token
cubitos-does-add = add { $n } { $noun } to the roll
cubitos-does-lose-this = lose this die
cubitos-does-must-lose-this = lose this die (not optional)
cubitos-does-lose = lose { $n } { $noun } { $zones }
cubitos-does-may-lose = you may lose { $n } { $noun } { $zones }
cubitos-does-must-lose = lose { $n } { $noun } { $zones } (not optional)
cubitos-does-from = from { $zones }
cubitos-does-from-any = from any zone
cubitos-does-gain-die = gain 1 die{ $cap }
cubitos-does-may-gain-die = you may gain 1 die{ $cap }
cubitos-does-gain-this-die = gain 1 { $dice } die{ $cap }
cubitos-does-may-gain-this-die = you may gain 1 { $dice } die{ $cap }
cubitos-does-cap = { " " }costing at most { $n }
cubitos-does-cap-fans = { " " }costing no more than your fans
cubitos-does-borrow = take 1 die{ $but } from a tray into Active, showing any face; it goes back at the end of the round
cubitos-does-set = put 1 die from Roll into Active, showing any face
cubitos-does-back-this = you may first move this die from Active to Roll
cubitos-does-back = then move { $n } { $noun } from Active to Roll
cubitos-does-safe = your next push cannot bust
cubitos-does-save = you do not bust
cubitos-does-keep = your { $dice } dice stay in Active
cubitos-does-roll-all = roll all your dice { $zones }
cubitos-does-roll-all-these = roll all your { $dice } dice { $zones }
cubitos-does-roll-exactly =
    choose { $n } { $noun }{ $but }{ $different } { $zones } and roll { $n ->
        [one] it
       *[other] them
    }
cubitos-does-roll-any = roll any of your dice{ $different } { $zones }
cubitos-does-roll-any-these = roll any of your { $dice } dice{ $different } { $zones }
cubitos-does-roll-up-to = roll up to { $n } { $noun }{ $but }{ $different } { $zones }
cubitos-does-different = { " " }of different colours
cubitos-does-once-more = then once more
cubitos-does-but = { " " }(except { $dice } ones)
cubitos-does-saves = { $roll }; with a hit you do not bust
cubitos-does-step = move your runner { $n } { $noun }
cubitos-does-again = you must push once more
cubitos-does-free = in your next draw { $dice } dice do not count
cubitos-does-any = in your next draw take any of your dice
cubitos-does-give = you may give 1 of your dice to a player with the fewest swords
cubitos-does-reward = take the reward of another space, at most { $n } { $noun } away
cubitos-does-if-active = if you have an active { $dice } die: { $then }
cubitos-does-if-all-active = if you have active { $dice } dice: { $then }
cubitos-does-if-lost = if you have lost a die in this round: { $then }
cubitos-does-if-credited = if you have gained a credit in this round: { $then }
cubitos-does-may = optionally { $then }
cubitos-does-choose = choose: { $options }
cubitos-does-rivals = for each player with fewer swords: { $then }
cubitos-does-price = { $dice } die, costs { $n }
