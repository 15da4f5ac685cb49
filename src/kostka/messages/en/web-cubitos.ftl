# The table of Cubitos: mat, push, market and questions. The track has words of its own in web-cubitos-track.ftl.

web-cubitos-words = { $words }
web-cubitos-where = Round { $round }, { $phase }, { $track }
web-cubitos-phase-roll = rolling
web-cubitos-phase-use = running
web-cubitos-phase-compared = running
web-cubitos-phase-move = running
web-cubitos-phase-over = the end
web-cubitos-round = Round { $number }
web-cubitos-reward = Reward

## Log

cubitos-event-rolled =
    { $seat } rolls { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }, { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
cubitos-event-pushed =
    { $seat } pushes { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }, { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
cubitos-event-gained = { $seat } gains { $what }
cubitos-event-ran =
    { $seat } runs { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
cubitos-event-lap = { $seat } begins lap { $number }
cubitos-event-board = { $seat } goes on to the board { $board }
cubitos-event-leapt = { $seat } takes the shortcut
cubitos-event-rewarded = { $seat } takes a reward

## What the prompt line says

web-cubitos-prompt-push = Push or pass?
web-cubitos-prompt-push-risk =
    { $count ->
        [one] { $count } die is active: you are at risk
       *[other] { $count } dice are active: you are at risk
    }
web-cubitos-prompt-push-none = no risk with fewer than three active dice
web-cubitos-prompt-push-safe = this push cannot bust
web-cubitos-prompt-forced = You have to push once more
web-cubitos-prompt-forced-hint = an ability forces it
web-cubitos-prompt-pass = Nothing is left to roll
web-cubitos-prompt-pass-hint = pass, or use an ability first
web-cubitos-prompt-draw =
    { $will ->
        [true] Which dice do you draw?
       *[other] { $count ->
            [0] Draw dice that do not count?
            [one] Draw { $count } die
           *[other] Draw { $count } dice
        }
    }
web-cubitos-prompt-draw-hint =
    { $count ->
        [0] click dice to change the choice
        [one] { $count } more to choose
       *[other] { $count } more to choose
    }
web-cubitos-prompt-bust-discard = Busted! Discard any of the dice you have not scored?
web-cubitos-prompt-bust-discard-hint = dice you keep in Roll are rolled again next round
web-cubitos-prompt-run = Where do you run?
web-cubitos-prompt-run-hint =
    choose a dashed space: { $feet ->
        [one] { $feet } foot
       *[other] { $feet } feet
    }{ $water ->
        [0] { "" }
        [one] , { $water } water foot
       *[other] , { $water } water feet
    }, { $purse } to spend
web-cubitos-prompt-buy =
    { $bought ->
        [0] What do you buy?
       *[other] Another die?
    }
web-cubitos-prompt-buy-hint = { $purse } to spend, at most two dice of different colours
web-cubitos-prompt-buy-for = Buy { $cards } for { $cost }?
web-cubitos-prompt-buy-second = a second die may cost up to { $purse }
web-cubitos-prompt-asks = { $who }: { $question }
web-cubitos-question = A question
web-cubitos-prompt-now = Now! Use what you have rolled?
web-cubitos-prompt-pushed = After the push: use an ability?
web-cubitos-prompt-on-push = Before the roll: take dice back to Roll?
web-cubitos-prompt-would-bust = No hit! Save yourself?
web-cubitos-prompt-bust = Busted! Keep some dice?
web-cubitos-prompt-use = Which abilities do you use?
web-cubitos-prompt-after-move = After moving: use an ability?
web-cubitos-wait-roll =
    { $count ->
        [one] { $players } is still rolling
       *[other] Still rolling: { $players }
    }
web-cubitos-wait-use =
    { $count ->
        [one] { $players } is using abilities
       *[other] Using abilities: { $players }
    }
web-cubitos-wait-move =
    { $count ->
        [one] { $players } is running
       *[other] Running: { $players }
    }
web-cubitos-wait-you-passed = you have passed
web-cubitos-wait-you-busted = you have busted

## Moves, as verbs

web-cubitos-do-push = Push
web-cubitos-do-pass = Pass
web-cubitos-do-wait = Wait and see
web-cubitos-do-stop = Stop here
web-cubitos-do-shortcut = Take the shortcut
web-cubitos-do-jetpack = Use the jet pack
web-cubitos-do-foot = Buy a foot
web-cubitos-do-credit = Use the credit face
web-cubitos-do-bust = Let it bust
web-cubitos-do-draw-all = Draw everything
web-cubitos-do-discard-all = Discard all
web-cubitos-do-roll-all = Roll all of them
web-cubitos-do-roll-picked =
    { $count ->
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
web-cubitos-do-choose = Choose { $option }
web-cubitos-do-use = Use { $card }
web-cubitos-do-use-power = Use { $card } with its power
web-cubitos-do-skip = Skip { $card }
web-cubitos-do-draw = Draw one { WORD("cubitos-die", $die) }
web-cubitos-do-draw-discarded = Draw one { WORD("cubitos-die", $die) } from Discard
web-cubitos-do-discard = Discard one { WORD("cubitos-die", $die) }
web-cubitos-do-set = Set the { WORD("cubitos-die", $die) }
web-cubitos-do-take = Borrow the { WORD("cubitos-die", $die) }
web-cubitos-do-gain = Gain the { WORD("cubitos-die", $die) }
web-cubitos-do-buy = Buy the { WORD("cubitos-die", $die) }
web-cubitos-do-buy-card = Buy { $card } for { $cost }
web-cubitos-do-lose = Lose the { WORD("cubitos-die", $die) } from { WORD("cubitos-zone", $zone) }
web-cubitos-do-give = Give the { WORD("cubitos-die", $die) } from { WORD("cubitos-zone", $zone) }
web-cubitos-do-roll = Roll the { WORD("cubitos-die", $die) } from { WORD("cubitos-zone", $zone) }
web-cubitos-do-return = Take the { WORD("cubitos-die", $die) } back to Roll
web-cubitos-do-face = Set to { WORD("cubitos-face", $face) }
web-cubitos-do-to = Give it to { $seat }
web-cubitos-do-reward = Take this reward
web-cubitos-do-step =
    { $way ->
        [none] Take one step
       *[other] Step { $way }
    }
web-cubitos-do-wade =
    { $way ->
        [none] Take one step with a water foot
       *[other] Step { $way } with a water foot
    }
web-cubitos-done-use = Done, compare and run
web-cubitos-done-lose = Keep all dice
web-cubitos-done-gain = No thanks
web-cubitos-done-borrow = Borrow none
web-cubitos-done-pick = Roll none
web-cubitos-done-give = Give none
web-cubitos-done-free-step = Stay here
web-cubitos-done-after-move = Done
web-cubitos-done-reward = No reward
web-cubitos-done-choose = No thanks
web-cubitos-done-on-push = Roll now
web-cubitos-done-draw = No more dice
web-cubitos-done-bust-discard = Keep all in Roll
web-cubitos-done-buy = Buy nothing
web-cubitos-done-other = Done
web-cubitos-draw-dice =
    { $count ->
        [one] Draw { $count } die
       *[other] Draw { $count } dice
    }
web-cubitos-draw-no-more = Draw no more
web-cubitos-discard-dice =
    { $count ->
        [one] Discard { $count } die
       *[other] Discard { $count } dice
    }
web-cubitos-buy-nothing = Buy nothing
web-cubitos-buy-no-more = No more
web-cubitos-buy-for = Buy for { $cost }

## Questions: after the name of who asks, and a sentence of its own where nobody has one

web-cubitos-asks = { $who }: { $question }
web-cubitos-ask-now = now abilities
web-cubitos-ask-now-text = These dice have just come into Active. Use each one or skip it, in the order you like.
web-cubitos-ask-pushed = after the push
web-cubitos-ask-pushed-text = You pushed without a bust: these dice may act.
web-cubitos-ask-on-push = before the roll
web-cubitos-ask-on-push-text = These dice may go from Active to Roll first and are rolled again.
web-cubitos-ask-would-bust = you are about to bust
web-cubitos-ask-would-bust-text = No die shows a hit. One of these can still help.
web-cubitos-ask-bust = the bust
web-cubitos-ask-bust-text = Your active dice go to Discard, unless one of these keeps some of them.
web-cubitos-ask-use = ability dice
web-cubitos-ask-use-text = Use them in the order you like; a used die shows a miss and stays active.
web-cubitos-ask-after-move = after moving
web-cubitos-ask-after-move-text = The run is over, these dice may still act.
web-cubitos-ask-push-or-pass = any time
web-cubitos-ask-push-or-pass-text = These dice can be used before you push or pass.
web-cubitos-ask-draw = draw
web-cubitos-ask-draw-text = Choose the dice that go from Draw to Roll.
web-cubitos-ask-bust-discard = after the bust
web-cubitos-ask-bust-discard-text = Any dice may go from Roll to Discard.
web-cubitos-ask-move = run
web-cubitos-ask-move-text = A foot moves your runner to a touching space.
web-cubitos-ask-buy = buy
web-cubitos-ask-buy-text = At most two dice, of different colours.
web-cubitos-ask-lose = which die do you lose?
web-cubitos-ask-lose-text = It goes back to its tray. Choose it here or in its zone.
web-cubitos-ask-gain = which die do you gain?
web-cubitos-ask-gain-text = It comes from its tray into Discard.
web-cubitos-ask-borrow = which die do you borrow?
web-cubitos-ask-borrow-text = It comes into Active on a face of your choice and goes back at the end of the round.
web-cubitos-ask-set = which die do you set?
web-cubitos-ask-set-text = It goes from Roll to Active on a face of your choice.
web-cubitos-ask-face = which face does it show?
web-cubitos-ask-face-text = The die comes into Active on that face, and acts at once if it can.
web-cubitos-ask-pick = which dice do you roll?
web-cubitos-ask-pick-text = They are rolled at once: hits go to Active, misses to Roll.
web-cubitos-ask-return = which die goes back to Roll?
web-cubitos-ask-return-text = It leaves Active and is rolled again.
web-cubitos-ask-give = which die do you give away?
web-cubitos-ask-give-text = It goes into the Discard of a player with the fewest swords.
web-cubitos-ask-to = who gets the die?
web-cubitos-ask-to-text = These players have the fewest swords.
web-cubitos-ask-choose = choose one
web-cubitos-ask-choose-text = The die is used up either way.
web-cubitos-ask-free-step = one free step: where to?
web-cubitos-ask-free-step-text = On land, without rewards, shortcuts or jet packs.
web-cubitos-ask-reward = which reward do you take?
web-cubitos-ask-reward-text = All of its icons count.
web-cubitos-outcome = you then have { $what }
web-cubitos-look = Look at the track
web-cubitos-use = Use
web-cubitos-skip = Skip
web-cubitos-optional = optional
web-cubitos-needed = choose one
web-cubitos-either-way = You lose this die either way.
web-cubitos-lose-now = Lose it now
web-cubitos-in-hand = in your hand
web-cubitos-tray-card = { $card }, cost { $cost }, { $left } left
web-cubitos-tray-left = { $left } left
web-cubitos-face-miss = It shows nothing, but counts as active.

## The mat

web-cubitos-mat = { $name }’s mat
web-cubitos-whose = Whose mat
web-cubitos-zone-roll = Roll
web-cubitos-zone-active = Active
web-cubitos-zone-draw = Draw
web-cubitos-zone-discard = Discard
web-cubitos-nothing = nothing
web-cubitos-empty-roll = nothing to roll
web-cubitos-empty-active = nothing active yet
web-cubitos-empty-draw = empty
web-cubitos-empty-discard = empty
web-cubitos-run-with =
    { $rolling ->
        [true] You would run with
       *[other] You run with
    }
web-cubitos-runs-with =
    { $rolling ->
        [true] Would run with
       *[other] Runs with
    }
web-cubitos-figure-money = Money
web-cubitos-figure-money-text = Buys dice, feet and shortcuts in this round. What is left at its end is gone.
web-cubitos-figure-feet = Feet
web-cubitos-figure-feet-text = Each moves your runner by one space.
web-cubitos-figure-water = Water feet
web-cubitos-figure-water-text = Feet that may enter water, too.
web-cubitos-figure-credits = Credits
web-cubitos-figure-credits-text = Money that you keep until you spend it.
web-cubitos-figure-swords = Swords
web-cubitos-figure-swords-text = Compared once all have used their dice. A symbol is one, a power face two.
web-cubitos-figure-lines = Red lines
web-cubitos-figure-lines-text = How many of them you have crossed. For each one that you are behind the leader you draw one more die.
web-cubitos-figure-fans = Fans
web-cubitos-figure-hands = Hand tokens
web-cubitos-figure-draw = Draw amount
web-cubitos-figure-draw-text =
    { $hands ->
        [0] { $amount } dice, and one for each red line that you are behind the leader.
        [one] { $amount } dice, one for your hand token, and one for each red line that you are behind the leader.
       *[other] { $amount } dice, { $hands } for your hand tokens, and one for each red line that you are behind the leader.
    }
web-cubitos-fans =
    { $count ->
        [one] { $count } fan: show the fan track
       *[other] { $count } fans: show the fan track
    }
web-cubitos-next = next
web-cubitos-draws = draws
web-cubitos-faces = Six faces: { $faces }.
web-cubitos-faces-of =
    { $count ->
        [one] { $face }
       *[other] { $count } × { $face }
    }
web-cubitos-shows = It shows: { $face }.
web-cubitos-house = House value (not from the box): { $fields }.

## Push your luck

web-cubitos-luck = Push your luck
web-cubitos-to-bust =
    { $count ->
        [one] to bust and lose { $count } active die
       *[other] to bust and lose { $count } active dice
    }
web-cubitos-at-risk = At risk
web-cubitos-at-risk-text =
    { $count ->
        [one] without a hit your active die goes to Discard
       *[other] without a hit your { $count } active dice go to Discard
    }
web-cubitos-odds-soon = the chance is being worked out
web-cubitos-no-risk = No risk
web-cubitos-no-risk-text = a bust needs three active dice
web-cubitos-no-risk-safe = abilities protect this push
web-cubitos-brings-pass = Pass now
web-cubitos-brings-push = Push, on average
web-cubitos-way-use = With { $card } used first: { $bust }.
web-cubitos-way-return = Assumes you first re-roll: { $dice }.
web-cubitos-not-counted = Not included: { $cards }.
web-cubitos-in-roll =
    { $count ->
        [0] Nothing left to roll.
        [one] { $count } die to roll.
       *[other] { $count } dice to roll.
    }
web-cubitos-state-passed = Passed
web-cubitos-state-passed-text = you keep what is active
web-cubitos-state-busted = Busted
web-cubitos-state-busted-text = you win over a fan
web-cubitos-pick-draw = Dice to draw
web-cubitos-pick-discard = Dice to discard
web-cubitos-fewer = One { WORD("cubitos-die", $die) } less
web-cubitos-more = One { WORD("cubitos-die", $die) } more
web-cubitos-free = does not count
web-cubitos-discard-help = Dice that stay in Roll count towards your next draw.
web-cubitos-draw-at-will = any of your dice, as many as you like
web-cubitos-draw-full = The best dice are proposed. Change them as you like.
web-cubitos-draw-left =
    { $count ->
        [one] { $count } more die to choose.
       *[other] { $count } more dice to choose.
    }

## The market

web-cubitos-market = Market
web-cubitos-market-two = two dice at most, of different colours
web-cubitos-market-house = costs are house values
web-cubitos-left = { $left } left
web-cubitos-short = { $count } short
web-cubitos-nth =
    { $nth ->
        [1] first die
       *[other] second die
    }
web-cubitos-offer-bought = bought
web-cubitos-offer-enough = two are enough
web-cubitos-offer-none = none left
web-cubitos-card = { $card }, { WORD("cubitos-die", $die) }, cost { $cost }, { $left } left
web-cubitos-pay-money = { $used } of { $have } money
web-cubitos-pay-credits =
    { $have ->
        [one] { $used } of { $have } credit
       *[other] { $used } of { $have } credits
    }

## Everybody's dice

web-cubitos-dice-own = Your dice
web-cubitos-dice-of = { $name }'s dice
web-cubitos-dice-whose = Whose dice
web-cubitos-dice-kind = Die
web-cubitos-dice-all = all
web-cubitos-dice-figures =
    { $count ->
        [one] { $count } die, draws { $draws }
       *[other] { $count } dice, draws { $draws }
    }
web-cubitos-seat-of = { $name }'s seat
web-cubitos-recap-ran =
    { $count ->
        [one] ran { $count } space
       *[other] ran { $count } spaces
    }
web-cubitos-recap-bought = bought { $die }
web-cubitos-recap-gained = gained { $die }
web-cubitos-recap-lost = lost { $die }

## Seats

web-cubitos-tag-busted = busted
web-cubitos-tag-passed = passed
web-cubitos-tag-finished = finished
web-cubitos-tag-risk = at risk
web-cubitos-tag-rolling = rolling
web-cubitos-tag-using = abilities
web-cubitos-tag-running = running
web-cubitos-tag-buying = buying
web-cubitos-won-you = You win in round { $round }
web-cubitos-won = { $name } wins in round { $round }
web-cubitos-won-shared = { $names } share the win in round { $round }
web-cubitos-end-short =
    { $feet ->
        [one] one foot short of the line
       *[other] { $feet } feet short of the line
    }
web-cubitos-end-past = also past the line
web-cubitos-second =
    { $count ->
        [one] { $names } is second
       *[other] { $names } are second
    }
web-cubitos-tally = How the race went
web-cubitos-tally-note =
    { $rounds ->
        [one] { $rounds } round; best figure of each column in gold
       *[other] { $rounds } rounds; best figure of each column in gold
    }
web-cubitos-tally-lines = red lines
web-cubitos-tally-busts = busts, of rounds
web-cubitos-tally-spaces = spaces run
web-cubitos-tally-dice = dice bought
web-cubitos-tally-fans = fans
web-cubitos-bought = What everybody bought

## Keys

web-cubitos-key-push = push
web-cubitos-key-pass = pass
web-cubitos-key-wait = wait and see
web-cubitos-key-answer = answer a question
web-cubitos-key-look = show a player's dice, Escape your own
web-cubitos-key-done = no thanks, or done
web-cubitos-key-step = step in one of six directions
web-cubitos-key-shortcut = take the shortcut
web-cubitos-key-jetpack = use the jet pack
web-cubitos-key-foot = buy a foot

## First visit

web-cubitos-guide-track-title = A race
web-cubitos-guide-track = Your runner is the one with the halo. Be the first round the track and across the chequered finish line. The feet on your dice move it.
web-cubitos-guide-zones-title = Your dice
web-cubitos-guide-zones = Your dice go round in a loop: from Draw to Roll, hits go to Active, and at the end of the round everything active goes to Discard. When Draw is empty, Discard becomes the new Draw.
web-cubitos-guide-push-title = Push your luck
web-cubitos-guide-push = Misses stay in Roll. Push to roll them again for more hits. With three active dice, a roll without a hit is a bust: you lose everything active for this round.
web-cubitos-guide-fans-title = Fans
web-cubitos-guide-fans = A player who busts gets a fan. Fans give credits and hands, and a hand is one more die every round.
web-cubitos-guide-market-title = Better dice
web-cubitos-guide-market = After running you may buy up to two dice. Each colour has its own ability; read it on its card.

## Own cards at a friend’s table

web-cubitos-keep-own =
    { $count ->
        [one] Keep this table’s own card or track
       *[other] Keep this table’s { $count } own cards and tracks
    }
web-cubitos-own-kept = Own cards and tracks kept in this browser

## Advice for whole decisions

web-cubitos-plan-draw = Draw { $dice }
web-cubitos-plan-discard = Discard { $dice }
web-cubitos-plan-dice = { $count } { WORD("cubitos-die", $die) }
web-cubitos-plan-buy = Buy { $card }
web-cubitos-plan-buy-two = Buy { $first } and { $second }
web-cubitos-plan-reward = Stop at { $rewards }
web-cubitos-plan-finish = Run to the finish
web-cubitos-plan-run = { $count ->
    [one] Run 1 space, { $left } to go
   *[other] Run { $count } spaces, { $left } to go
}
web-cubitos-plan-by-shortcut = Shortcut: { $end }
web-cubitos-plan-by-jetpack = Jet pack: { $end }
web-cubitos-plan-by-foot = Buy feet: { $end }
