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
        [cheer] Space { $space }: cheering tile of { $name }, +1
       *[boo] Space { $space }: booing tile of { $name }, −1
    }
web-camelup-space-waiting = Space { $space }, to be stacked: { $camels }
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
web-camelup-tile-not-first = No tile lies on space 1, right behind the line.

## Actions

web-camelup-roll = Roll a die
web-camelup-roll-short = Roll
web-camelup-roll-title = Roll
web-camelup-roll-pays = a pyramid ticket, worth 1
web-camelup-roll-help =
    { $dice ->
        [one] Take a pyramid ticket, worth 1 pound when the leg ends. The die left in the pyramid is rolled, and its camel moves with all that it carries.
       *[other] Take a pyramid ticket, worth 1 pound when the leg ends. One of the { $dice } dice in the pyramid is rolled, and its camel moves with all that it carries.
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
web-camelup-side-cheer-help = Camels that land on it go one space further, on top of those who stand there. You get 1 pound at once.
web-camelup-side-boo = Boo
web-camelup-side-boo-sign = −1
web-camelup-side-boo-help = Camels that land on it go one space back, underneath those who stand there. You get 1 pound at once.
web-camelup-race-bets = Bet on the race
web-camelup-hand = Your finish cards
web-camelup-hand-empty = All your finish cards are played.
web-camelup-card-name = Finish card { WORD("colour", $colour) }
web-camelup-card-help = Lay it face down on a pile: who wins the whole race, or who comes last. It stays there.
web-camelup-card-worth = As winner { $winner }, as loser { $loser } on average
web-camelup-pile-winner = Winner
web-camelup-pile-winner-help = Cards on the camel that wins the race. Right ones earn 8, 5, 3, 2, then 1 each in the order in which they were played; a wrong one costs 1.
web-camelup-pile-loser = Loser
web-camelup-pile-loser-help = Cards on the camel that comes last. Right ones earn 8, 5, 3, 2, then 1 each in the order in which they were played; a wrong one costs 1.
web-camelup-pile-owners =
    { $count ->
        [0] no cards yet
       *[other] oldest first: { $owners }
    }
web-camelup-partner = Partner
web-camelup-partner-who = Whose partner will you be?
web-camelup-partner-hint = until this leg ends; nobody can refuse
web-camelup-partner-help = When the leg ends, each of you also gets what the best ticket of the other pays. It takes your turn and cannot be refused.
web-camelup-partner-of = partner of { $name }

## The stacks before the race

web-camelup-arrange = Who stands on whom on space { $space }?
web-camelup-arrange-help = The highest is on top of the list. Drag a camel, use its arrows, or Shift with the arrow keys.
web-camelup-arrange-done = Stack them so
web-camelup-arrange-place = { WORD("colour", $colour) }: { $place } of { $count } from the top
web-camelup-up = Up
web-camelup-down = Down

## The prompt line

web-camelup-ask = Your turn: choose an action
web-camelup-ask-hint =
    { $count ->
        [one] 1 roll to go in this leg
       *[other] { $count } rolls to go in this leg
    }
web-camelup-ask-arrange = You begin: stack the camels on space { $space }
web-camelup-ask-tile =
    { $side ->
        [cheer] Where shall the cheering tile lie?
       *[boo] Where shall the booing tile lie?
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
        [none] { $value } if it leads, 1 if it is second, else −1
       *[other] { $value } if it leads, 1 if it is second, else −1; on average { $worth }
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
web-camelup-chosen-partner = Become partners with { $seat }
web-camelup-chosen-partner-hint =
    { $worth ->
        [none] you copy the best ticket of each other
       *[other] you copy the best ticket of each other; on average { $worth }
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
web-camelup-odds-ticket = what the top ticket brings on average
web-camelup-odds-winner = what a card on the winner pile brings on average
web-camelup-odds-loser = what a card on the loser pile brings on average
web-camelup-odds-value = what a move brings on average
web-camelup-odds-ends = The race ends in this leg: { $percent }

## The end of a leg

web-camelup-scoring = Scoring of leg { $leg }
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
web-camelup-cut = cut at 0
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
web-camelup-scoring-partners = Partners copy one ticket of each other
web-camelup-scoring-partners-hint = the best one is taken, never a loss
web-camelup-scoring-purses = Everything is summed, then the purse is cut at 0
web-camelup-scoring-purses-hint = nobody owes anything
web-camelup-scoring-cut = { $name } would owe { $amount } and owes nothing
web-camelup-goes-on = goes on in { $time }
web-camelup-back = Back
web-camelup-next = Next
web-camelup-skip = Go on
web-camelup-to-leg = Leg { $leg }
web-camelup-to-end = The race is over

## The end of the race

web-camelup-won =
    { $money ->
        [one] { $name } wins with 1 pound
       *[other] { $name } wins with { $money } pounds
    }
web-camelup-won-shared =
    { $money ->
        [one] Shared win with 1 pound: { $names }
       *[other] Shared win with { $money } pounds: { $names }
    }
web-camelup-placed =
    { $behind ->
        [one] you are number { $place }, one pound short
       *[other] you are number { $place }, { $behind } pounds short
    }
web-camelup-race-result = { WORD("colour", $winner) } won the race, { WORD("colour", $loser) } was last
web-camelup-question-winner = Who wins the race?
web-camelup-question-loser = Who comes last?
web-camelup-cards-earn = oldest first · right cards earn 8, 5, 3, 2, then 1 each
web-camelup-card-turned = { $name }: { WORD("colour", $colour) }, { SIGNED($amount) }
web-camelup-no-cards = Nobody has played a card here.
web-camelup-ranking = Final ranking
web-camelup-ranking-note = purse and finish cards
web-camelup-turn-again = Turn the cards again

## Keys

web-camelup-key-roll = roll a die
web-camelup-key-ticket = to the leg tickets
web-camelup-key-tile = take the tile, cheering or booing side up
web-camelup-key-turn = turn the tile over while you hold it
web-camelup-key-card = bet on the winner or the loser
web-camelup-key-partner = become partners, with six or more
web-camelup-key-arrows = inside of a group; round the loop; through the scoring
web-camelup-key-enter = choose, and again to do it
web-camelup-key-escape = let go

## The guided start

web-camelup-guide-track-title = Camels carry camels
web-camelup-guide-track = Who moves takes along everybody on its back. On one space the higher camel is ahead. The white and the black one are crazy and run the other way.
web-camelup-guide-pyramid-title = The pyramid
web-camelup-guide-pyramid = Six dice lie in it. Click it to roll one and get a pound for that. After five rolls a leg ends and all tickets pay.
web-camelup-guide-tickets-title = Bet on the leg
web-camelup-guide-tickets = Take a ticket for the camel that will lead when the leg ends. The top one pays most, so the early get more.
web-camelup-guide-tile-title = Your spectator tile
web-camelup-guide-tile = Put it before the camels. Whoever lands on it goes one space on or back, and you get a pound each time.
web-camelup-guide-cards-title = Bet on the whole race
web-camelup-guide-cards = A card on the winner or on the last one lies face down until the end. Early right cards earn 8 and 5, wrong ones cost 1.

## Rules

web-camelup-rules-goal-title = What it is about
web-camelup-rules-goal =
    Five camels race once round the track, and you bet on them. They carry each other, and two crazy camels run against the rest, so much changes with one roll.

    The race has legs of five rolls. Tickets pay at the end of every leg, finish cards at the end of the race. Whoever has most money then wins; those who tie share the win.

    At the start everybody has 3 pounds and five finish cards. Each racing camel starts on space 1, 2 or 3, as its die falls; those that share a space are stacked by chance. The crazy camels start on 16, 15 or 14.
web-camelup-rules-turn-title = A turn
web-camelup-rules-turn =
    In your turn you do exactly one of these:
    - roll a die from the pyramid,
    - take a leg ticket,
    - put or move your spectator tile,
    - play a finish card,
    - with six or more players, become partners with somebody.

    You cannot pass, but you can always roll. Then it is the turn of the next player.
web-camelup-rules-roll-title = Rolling and moving
web-camelup-rules-roll =
    Take a pyramid ticket, worth 1 pound when the leg ends. One of the dice left in the pyramid is rolled: each is as likely as the others, and shows 1, 2 or 3. A die that was rolled stays outside until the leg is over.

    The camel of that colour moves so many spaces and carries all camels that stand above it. Those below stay. Where others stand already, the unit lands on top of them.

    The line lies between space 16 and space 1; 16 is still part of the track.
web-camelup-rules-crazy-title = Crazy camels
web-camelup-rules-crazy =
    White and black run the other way round and share the grey die, which shows one of the two colours and 1, 2 or 3. They carry and are carried like all others, but they never win or lose.

    Which of them moves:
    - if exactly one of them has racing camels on its back, at any height, that one, whatever the die shows;
    - else, if one sits directly on the other, the upper one;
    - else the one whose colour the die shows.
web-camelup-rules-tickets-title = Leg tickets
web-camelup-rules-tickets =
    There are four tickets for each camel: 5 on top, then 3, 2 and 2. Take the top one of any pile. You may have as many as you like, also of one colour.

    When the leg ends, a ticket for the leader pays what it shows, a ticket for the second pays 1, and any other costs 1.
web-camelup-rules-tile-title = Spectator tiles
web-camelup-rules-tile =
    Put your tile on a space from 2 to 16 on which there is no camel and no tile, and which is not beside another player's tile. If it lies on the track already, you may move it to another space; turning it over in place is not a move.

    When a unit of camels lands on it, you get 1 pound at once, whoever rolled. Then the unit goes
    - one space further with cheer, on top of those who stand there;
    - one space back with boo, underneath those who stand there.

    For crazy camels further means the way they run. After a 1, a boo puts a unit back under the camels that it has just left. A cheer on 16 can carry a unit over the line. Tiles come back when the leg ends.
web-camelup-rules-cards-title = Finish cards
web-camelup-rules-cards =
    Play a card face down on the winner pile or on the loser pile. Everybody sees that you did, nobody sees its colour. You cannot take it back, and you have one card for each camel.

    At the end of the race both piles are turned over, oldest card first. Right cards earn 8, 5, 3, 2 and then 1 each; only right cards are counted for that. Every wrong card costs 1.
web-camelup-rules-leg-title = The end of a leg
web-camelup-rules-leg =
    After the fifth roll the leg is over; one die stays in the pyramid. Ahead is who stands on the farther space, and on one space who stands higher. Crazy camels do not count.

    Everybody adds up tickets, pyramid tickets and what is copied from a partner. Only the sum is paid. Nobody falls below 0.

    Then tickets, tiles, dice and partnerships go back, camels and finish cards stay. The player after the one who rolled last begins the next leg.
web-camelup-rules-race-title = The end of the race
web-camelup-rules-race =
    The race is over as soon as a camel crosses the line, with whatever it had to spare. First the leg is scored as always, then the finish cards: the winner pile, then the loser pile. The winner is the racing camel on top of the unit that crossed.

    A crazy camel that crosses the line backwards ends the race too. Those it carries then count as farthest from the finish, the lowest of them last; all others are ranked as they stand.
web-camelup-rules-partners-title = Partners
web-camelup-rules-partners =
    With six or more players you may use your turn to become partners with somebody who has none. Nobody can refuse. It holds until the leg ends, and everybody has at most one partner.

    When the leg ends, each of the two also gets what one ticket of the other brings: the best one, a pyramid ticket included, and never a loss. The other loses nothing by that.
web-camelup-rules-options-title = Options of a table
web-camelup-rules-options =
    - Stacks by hand: the start player decides how camels that start on one space stand, instead of chance.
    - Hidden purses: the table does not show the money of others while the race runs. Who counts along knows it.
    - Sum of finish cards: each pile is summed for a player before the purse is cut at 0. Otherwise cards are paid one by one, so that a wrong card of somebody with nothing costs nothing.
    - Start player: a chosen seat or chance.
web-camelup-rules-rulings-title = At this table
web-camelup-rules-rulings =
    Where rulebooks leave something open, this table plays so:
    - A unit is paid for once when it lands on a tile, however many camels it has, crazy ones too.
    - A unit that crosses the line stops there. Nothing beyond the line applies.
    - If the race ends with a roll, the running leg is scored once, also after fewer than five rolls.
    - The bank never runs out of money.
    - Among partners the best ticket is copied by itself; who has only tickets that lose gives nothing and takes nothing.
    - All dice are promised before the first roll. After the race everybody can check that nothing was changed.
