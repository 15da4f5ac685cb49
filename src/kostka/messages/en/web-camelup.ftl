# The page of Camel Up.

## Around the race

web-camelup-where = Leg { $leg }
web-camelup-where-over = The race is over, leg { $leg }
web-camelup-mark-start = The race begins
web-camelup-mark-end = End of leg { $leg }
web-camelup-part = Leg { $leg }

## The scene

web-camelup-track = Race track with 16 spaces
web-camelup-finish = Finish
web-camelup-space-stack =
    { $count ->
        [one] Space { $space }: { $camels }
       *[other] Space { $space }, from the top: { $camels }
    }
web-camelup-space-tile =
    { $side ->
        [cheer] Space { $space }: { $name }’s cheering tile, +1
       *[boo] Space { $space }: { $name }’s booing tile, −1
    }
web-camelup-space-waiting = Space { $space }, not stacked yet: { $camels }
web-camelup-space-empty = Space { $space }: empty
web-camelup-space-over = Over the line, from the top: { $camels }
web-camelup-inside =
    { $count ->
        [one] { $count } die in the pyramid: { $dice }
       *[other] { $count } dice in the pyramid: { $dice }
    }
web-camelup-rolled = Rolled: { WORD("colour", $colour) } { $pips }
web-camelup-tile-here =
    { $value ->
        [none] Space { $space }: { $side } here, { $sign }
       *[other] Space { $space }: { $side } here, { $sign }, worth { $value }
    }
web-camelup-tile-not-here = { $words }. { $reason }
web-camelup-tile-not-first = Tiles cannot go on space 1, right behind the line.

## Actions

web-camelup-roll = Roll a die
web-camelup-roll-short = Roll
web-camelup-roll-title = Roll
web-camelup-roll-pays = a pyramid ticket, worth 1
web-camelup-roll-help =
    { $dice ->
        [one] Take a pyramid ticket, worth 1 pound when the leg ends. The last die in the pyramid is rolled, and its camel moves with everyone on its back.
       *[other] Take a pyramid ticket, worth 1 pound when the leg ends. One of the { $dice } dice in the pyramid is rolled, and its camel moves with everyone on its back.
    }
web-camelup-tickets = Leg tickets
web-camelup-ticket-name = Ticket { WORD("colour", $colour) } { $value }
web-camelup-tickets-gone = No { WORD("colour", $colour) } tickets left
web-camelup-ticket-help = Pays { $value } if this camel leads when the leg ends and 1 if it is second. Otherwise it costs 1.
web-camelup-then = then { $values }
web-camelup-last-one = last one
web-camelup-none-left = none left
web-camelup-worth = Worth { $value } on average
web-camelup-tile = Spectator tile
web-camelup-tile-on = Tile on { $space }
web-camelup-side-cheer = Cheer
web-camelup-side-cheer-sign = +1
web-camelup-side-cheer-help = Camels that land here go one space further, on top of any camels there. You get 1 pound at once.
web-camelup-side-boo = Boo
web-camelup-side-boo-sign = −1
web-camelup-side-boo-help = Camels that land here go one space back, underneath any camels there. You get 1 pound at once.
web-camelup-race-bets = Bet on the race
web-camelup-hand = Your finish cards
web-camelup-hand-empty = You have played all your finish cards.
web-camelup-hand-covered = { $name }, tap to see your cards
web-camelup-card-name = Finish card { WORD("colour", $colour) }
web-camelup-card-help = Play it face down on a pile: who wins the whole race, or who comes last. It stays there until the end.
web-camelup-card-worth = As winner { $winner }, as loser { $loser } on average
web-camelup-pile-winner = Winner
web-camelup-pile-winner-help = Cards on the camel that wins the race. Right ones earn 8, 5, 3, 2, then 1 each, in the order they were played; a wrong one costs 1.
web-camelup-pile-loser = Loser
web-camelup-pile-loser-help = Cards on the camel that comes last. Right ones earn 8, 5, 3, 2, then 1 each, in the order they were played; a wrong one costs 1.
web-camelup-pile-owners =
    { $count ->
        [0] no cards yet
       *[other] oldest first: { $owners }
    }
web-camelup-partner = Partner
web-camelup-partner-who = Whose partner will you be?
web-camelup-partner-hint = until this leg ends; nobody can refuse
web-camelup-partner-help = When the leg ends, each of you also gets what the other’s best ticket pays. It takes your turn, and nobody can refuse.

## The stacks before the race

web-camelup-arrange = Who stands on whom on space { $space }?
web-camelup-arrange-help = The camel at the top of the list stands on top. Drag a camel, use its arrows, or Shift with the arrow keys.
web-camelup-arrange-done = Stack them like this
web-camelup-arrange-place = { WORD("colour", $colour) }: { $place } of { $count } from the top
web-camelup-up = Up
web-camelup-down = Down

## The prompt line

web-camelup-ask = Your turn: choose an action
web-camelup-ask-hint =
    { $count ->
        [one] 1 roll left in this leg
       *[other] { $count } rolls left in this leg
    }
web-camelup-ask-arrange = You begin: stack the camels on space { $space }
web-camelup-ask-tile =
    { $side ->
        [cheer] Where do you put the cheering tile?
       *[boo] Where do you put the booing tile?
    }
web-camelup-ask-tile-hint = choose a space; F turns the tile over
web-camelup-ask-tile-touch = choose a space
web-camelup-ask-pile = Finish card { WORD("colour", $colour) }: winner or loser?
web-camelup-ask-pile-hint = choose a pile to play it
web-camelup-ask-card-winner = Which camel wins the race? Choose a card
web-camelup-ask-card-loser = Which camel comes last? Choose a card
web-camelup-chosen-ticket = Ticket for { WORD("colour", $colour) }, worth { $value }
web-camelup-chosen-ticket-hint =
    { $worth ->
        [none] { $value } if it leads, 1 if it is second, otherwise −1
       *[other] { $value } if it leads, 1 if it is second, otherwise −1; on average { $worth }
    }
web-camelup-chosen-tile = Your tile on space { $space }: { WORD("camelup-side", $side) }
web-camelup-chosen-tile-cheer =
    { $worth ->
        [none] 1 pound for each landing, and one space further
       *[other] 1 pound for each landing, and one space further; on average { $worth }
    }
web-camelup-chosen-tile-boo =
    { $worth ->
        [none] 1 pound for each landing, and one space back
       *[other] 1 pound for each landing, and one space back; on average { $worth }
    }
web-camelup-chosen-winner = Winner of the race: { WORD("colour", $colour) }
web-camelup-chosen-loser = Last of the race: { WORD("colour", $colour) }
web-camelup-chosen-card-hint =
    { $worth ->
        [none] right cards earn 8, 5, 3, 2, 1; a wrong one costs 1
       *[other] right cards earn 8, 5, 3, 2, 1; on average { $worth }
    }
web-camelup-chosen-roll = Roll a die?
web-camelup-chosen-partner = Become partners with { $seat }
web-camelup-chosen-partner-hint =
    { $worth ->
        [none] you copy each other’s best ticket
       *[other] you copy each other’s best ticket; on average { $worth }
    }
web-camelup-do-ticket = Take the ticket
web-camelup-do-tile = Put it on { $space }
web-camelup-do-winner = Bet on the winner
web-camelup-do-loser = Bet on the loser
web-camelup-do-partner = Become partners
web-camelup-do-stack = Put it on the stack
web-camelup-move-roll = a roll
web-camelup-move-ticket = { WORD("colour", $colour) } ticket
web-camelup-move-tile = { WORD("camelup-side", $side) } on { $space }
web-camelup-move-winner = { WORD("colour", $colour) } as winner
web-camelup-move-loser = { WORD("colour", $colour) } as loser
web-camelup-move-partner = partner { $seat }
web-camelup-move-stack =
    { $place ->
        [bottom] { WORD("colour", $camel) } at the bottom
       *[above] { WORD("colour", $camel) } above it
    }

## What a seat holds

web-camelup-holds-pyramid =
    { $count ->
        [one] 1 pyramid ticket
       *[other] { $count } pyramid tickets
    }
web-camelup-holds-cards =
    { $count ->
        [one] 1 finish card in hand
       *[other] { $count } finish cards in hand
    }
web-camelup-purse =
    { $pounds ->
        [one] 1 pound
       *[other] { $pounds } pounds
    }
web-camelup-purse-hidden = hidden

## Odds

web-camelup-odds = Odds
web-camelup-odds-leg = This leg
web-camelup-odds-race = The race
web-camelup-odds-exact = exact
web-camelup-odds-error = ± { $points } %
web-camelup-odds-soon = in a moment
web-camelup-odds-camel = Camel
web-camelup-odds-first = first
web-camelup-odds-second = second
web-camelup-odds-last = last
web-camelup-odds-wins = wins
web-camelup-odds-ticket = average value of the top ticket
web-camelup-odds-winner = average value of a card on the winner pile
web-camelup-odds-loser = average value of a card on the loser pile
web-camelup-odds-value = average value of a move
web-camelup-odds-ends = The race ends in this leg: { $percent }

## The end of a leg

web-camelup-scoring = Leg { $leg } scoring
web-camelup-step-order = Order
web-camelup-step-tickets = Tickets
web-camelup-step-pyramid = Pyramid
web-camelup-step-partners = Partners
web-camelup-step-purses = Purses
web-camelup-col-player = Player
web-camelup-col-tickets = Tickets
web-camelup-col-pyramid = Pyramid
web-camelup-col-partner = Partner’s ticket
web-camelup-col-sum = Sum
web-camelup-col-purse = Purse
web-camelup-cut = stops at 0
web-camelup-plate-first = { WORD("colour", $colour) }: first
web-camelup-plate-first-pays = pays 5, 3, 2, 2
web-camelup-plate-second = { WORD("colour", $colour) }: second
web-camelup-plate-second-pays = pays 1
web-camelup-scoring-order = Leg { $leg } is over: { WORD("colour", $first) } leads, { WORD("colour", $second) } is second
web-camelup-scoring-order-hint = higher in a stack is farther ahead
web-camelup-scoring-tickets = Tickets
web-camelup-scoring-tickets-hint = the leader pays as printed, second place 1, all others cost 1
web-camelup-scoring-pyramid = Pyramid tickets
web-camelup-scoring-pyramid-hint = 1 for each roll
web-camelup-scoring-partners = Partners copy each other’s best ticket
web-camelup-scoring-partners-hint = never a loss
web-camelup-scoring-purses = Everything is added up; a purse never drops below 0
web-camelup-scoring-purses-hint = nobody owes anything
web-camelup-scoring-cut = { $name } would owe { $amount } but pays nothing
web-camelup-goes-on = continues in { $time }
web-camelup-back = Back
web-camelup-next = Next
web-camelup-skip = Skip
web-camelup-to-leg = Leg { $leg }
web-camelup-to-end = The race is over

## The end of the race

web-camelup-won-you =
    { $money ->
        [one] You win with { $money } pound
       *[other] You win with { $money } pounds
    }
web-camelup-won =
    { $money ->
        [one] { $name } wins with { $money } pound
       *[other] { $name } wins with { $money } pounds
    }
web-camelup-won-shared =
    { $money ->
        [one] { $names } share the win with { $money } pound each
       *[other] { $names } share the win with { $money } pounds each
    }
web-camelup-behind =
    { $behind ->
        [one] one pound short
       *[other] { $behind } pounds short
    }
web-camelup-tally = Where the pounds came from
web-camelup-tally-note = everybody begins with 3; best figure of each column in gold
web-camelup-tally-tickets = leg tickets
web-camelup-tally-rolls = rolls
web-camelup-tally-tile = own tile
web-camelup-tally-cards = finish cards
web-camelup-tally-money = Pounds
web-camelup-race-result = { WORD("colour", $winner) } won the race, { WORD("colour", $loser) } was last
web-camelup-question-winner = Who wins the race?
web-camelup-question-loser = Who comes last?
web-camelup-card-turned = { $name }: { WORD("colour", $colour) }, { SIGNED($amount) }
web-camelup-no-cards = Nobody played a card here.
web-camelup-turn-again = Turn the cards over again

## Keys

web-camelup-key-roll = roll a die
web-camelup-key-ticket = to the leg tickets
web-camelup-key-tile = take the tile, cheering or booing side up
web-camelup-key-turn = turn the tile over while you hold it
web-camelup-key-card = bet on the winner or the loser
web-camelup-key-partner = become partners, with six or more
web-camelup-key-arrows = within a group; round the track; through the scoring
web-camelup-key-enter = choose; again to confirm
web-camelup-key-escape = cancel

## The guided start

web-camelup-guide-track-title = Camels carry camels
web-camelup-guide-track = A camel that moves carries everyone on its back. On the same space, the higher camel is ahead. White and black are crazy: they run the other way.
web-camelup-guide-pyramid-title = The pyramid
web-camelup-guide-pyramid = It holds six dice. Click it to roll one and earn a pound. After five rolls the leg ends and tickets pay.
web-camelup-guide-tickets-title = Bet on the leg
web-camelup-guide-tickets = Take a ticket for the camel that will lead when the leg ends. The top one pays most, so be early.
web-camelup-guide-tile-title = Your spectator tile
web-camelup-guide-tile = Put it in front of the camels. A camel that lands on it moves one space on or back, and you get a pound each time.
web-camelup-guide-cards-title = Bet on the whole race
web-camelup-guide-cards = A card on the winner or the loser stays face down until the end. Early right cards earn 8 and 5, wrong ones cost 1.
