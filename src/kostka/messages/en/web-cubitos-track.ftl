### Cubitos at the browser's table: the track, the run, the fan track.

## The track

web-cubitos-track-label = Race track { $track }
web-cubitos-track-boards = Boards of this race
web-cubitos-track-whole = Show the whole track
web-cubitos-track-closer = Back to the runner
web-cubitos-track-space = Space { $space }
web-cubitos-track-start = Start
web-cubitos-track-finish = Finish
web-cubitos-track-about-runners =
    { $count ->
        [one] Here: { $players }.
       *[other] Here: { $players }.
    }
web-cubitos-track-about-start = The lap begins here. Nobody may step back over the line to the finish.
web-cubitos-track-about-finish = Cross it after all laps to finish the race.
web-cubitos-track-about-water = Water: only water feet can enter.
web-cubitos-track-about-reward = Stop here for: { $rewards }.
web-cubitos-track-about-jetpack = Jet pack: once a round it doubles the feet you have left.
web-cubitos-track-about-shortcut-money = Shortcut: pay { $cost } money or credits and go straight to its exit.
web-cubitos-track-about-shortcut-feet = Shortcut: pay { $cost } feet and go straight to its exit.
web-cubitos-track-about-way =
    { $feet ->
        [one] Red lines behind it: { $lines } of { $of }. One foot to the finish.
       *[other] Red lines behind it: { $lines } of { $of }. { $feet } feet to the finish.
    }
web-cubitos-track-reward-credits =
    { $amount ->
        [one] +{ $amount } credit
       *[other] +{ $amount } credits
    }
web-cubitos-track-reward-fan = +1 fan
web-cubitos-track-reward-lose = lose a die
web-cubitos-track-reward-gain = gain a die up to cost { $amount }
web-cubitos-track-reward-gain-any = gain any die
web-cubitos-track-no-reward = no reward
web-cubitos-track-run-there =
    { $way ->
        [finish] Run through the finish?
        [both] Run with the jet pack and over the shortcut?
        [jetpack] Run with the jet pack?
        [shortcut] Run over the shortcut?
       *[other] { $count ->
            [one] Run { $count } space?
           *[other] Run { $count } spaces?
        }
    }

## The run

web-cubitos-track-run-hint = { $rewards }; click again, or pick another dashed space
web-cubitos-track-run-brief = { $rewards }
web-cubitos-track-too-far = That space is too far for you this round.
web-cubitos-track-too-wet = Only water feet can enter water.
web-cubitos-track-run-here = Run here
web-cubitos-track-on-the-way = Running…
web-cubitos-track-run = Run
web-cubitos-track-let-go = Cancel
web-cubitos-track-run-cost =
    { $money ->
        [0]
            { $feet ->
                [one] { $feet } foot
               *[other] { $feet } feet
            }
       *[other]
            { $feet ->
                [one] { $feet } foot, { $money } money
               *[other] { $feet } feet, { $money } money
            }
    }
web-cubitos-track-of = { $part } of { $whole }
web-cubitos-track-crosses =
    { $count ->
        [0] no red line
        [one] { $count } red line
       *[other] { $count } red lines
    }
web-cubitos-track-jetpack-plate =
    { $before ->
        [one] { $before } foot runs { $after }
       *[other] { $before } feet run { $after }
    }
web-cubitos-track-have = You run with
web-cubitos-track-feet = feet
web-cubitos-track-water = water
web-cubitos-track-money = money
web-cubitos-track-credits = credits
web-cubitos-track-water-does = Water feet walk on land and in water.
web-cubitos-track-left = { $count } left
web-cubitos-track-doubled = makes { $feet }
web-cubitos-track-on-the-path = On the way
web-cubitos-track-jetpack = Jet pack
web-cubitos-track-shortcut = Shortcut
web-cubitos-track-foot = Buy a foot
web-cubitos-track-jetpack-does = doubles your feet
web-cubitos-track-not-here = not on this space
web-cubitos-track-on-path = on this path
web-cubitos-track-foot-does =
    { $short ->
        [0] costs 4, { $left } left
       *[other] { $short } short
    }
web-cubitos-track-foot-bought =
    { $count ->
        [one] { $count } on this path, for { $money }
       *[other] { $count } on this path, for { $money }
    }
web-cubitos-track-rule-jetpack = On a space with a jet pack you may double all the feet you have left, water feet too. Each jet pack works once a round.
web-cubitos-track-rule-shortcut = On its entrance you may pay the price and go straight to its exit. It costs no foot unless its price is in feet. Each entrance works once a round.
web-cubitos-track-rule-foot = While you move, every 4 money or credits buy one more foot, as often as you can pay. Money is spent first.
web-cubitos-track-stops = Where you could stop
web-cubitos-track-stops-figure = feet to go
web-cubitos-track-stop-label = { $place }: { $way }; feet { $feet }, money { $money }, { $rewards }; feet left to the end of the race: { $left }
web-cubitos-track-way-finish = Through the finish
web-cubitos-track-way-shortcut = Over the shortcut
web-cubitos-track-way-jetpack = With the jet pack
web-cubitos-track-way-water = Through the water
web-cubitos-track-way-bought = Buying feet
web-cubitos-track-way-free = Free
web-cubitos-track-way-land =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
web-cubitos-track-nowhere = You have no foot left and cannot afford one.
web-cubitos-track-steps = Step by step
web-cubitos-track-stop = Stop
web-cubitos-track-enough = Enough
web-cubitos-track-wade = Spend water feet on land
web-cubitos-track-next-board = On to the next board
web-cubitos-track-to-up-left = up left
web-cubitos-track-to-up-right = up right
web-cubitos-track-to-left = left
web-cubitos-track-to-right = right
web-cubitos-track-to-down-left = down left
web-cubitos-track-to-down-right = down right
web-cubitos-track-free =
    { $count ->
        [one] One free step
       *[other] { $count } free steps
    }
web-cubitos-track-free-rule = An ability moves your runner on land: no feet are spent, and there are no rewards, shortcuts or jet packs.

## For those who listen

web-cubitos-track-vh-runners = Runners
web-cubitos-track-vh-runner = { $player }: { $place }, red lines { $lines } of { $of }.
web-cubitos-track-vh-board = Board: { $track }.
web-cubitos-track-vh-lap = Lap { $lap } of { $of }.
web-cubitos-track-vh-near-title = Near your runner
web-cubitos-track-vh-near =
    { $steps ->
        [one] { $place }, one space away: { $what }.
       *[other] { $place }, { $steps } spaces away: { $what }.
    }
web-cubitos-track-vh-reach =
    { $count ->
        [one] You can reach one space.
       *[other] You can reach { $count } spaces.
    }
web-cubitos-track-vh-end = { $place }: feet { $feet }, money { $money }, then { $lines } red lines are behind you.

## The fan track

web-cubitos-track-fans = Fan track
web-cubitos-track-fan-space = Fan { $number }
web-cubitos-track-fan-hand = a hand: you draw one more die every round
web-cubitos-track-fan-again = every further fan gives this again
web-cubitos-track-again = again
web-cubitos-track-fans-none = none
