camelup = Camel Up

## Options

camelup-option-arrange = the start player stacks camels that start on the same space, instead of a random order
camelup-option-hidden_purses = the table does not show other players' money; if you keep count, you know it
camelup-option-netting = finish cards are added up per pile before the purse stops at 0
camelup-option-start = the seat that starts; -1 for a random one

## Words

camelup-side-cheer = cheer
camelup-side-boo = boo
camelup-pile-winner = winner
camelup-pile-loser = loser
camelup-holding-tickets = tickets
camelup-holding-pyramid_tickets = pyramid
camelup-holding-tile = tile
camelup-holding-copied = partner's ticket
camelup-holding-finish_cards = finish cards

## Moves

camelup-move-roll = roll: take a pyramid ticket (1 pound at the leg's end), roll a die, move its camel
camelup-move-ticket = ticket red: bet on the leader of this leg; 5, 3, 2, 2 for the first, 1 if it is second, -1 if not
camelup-move-tile = tile 9 cheer, tile 9 boo: your tile on a space; 1 pound for every unit that lands there, which then goes one space further, or one back and underneath
camelup-move-winner = winner red: a secret card on who wins the race; 8, 5, 3, 2, 1 for the right ones, -1 if not
camelup-move-loser = loser red: a secret card on who comes last; 8, 5, 3, 2, 1 for the right ones, -1 if not
camelup-move-partner = partner 3: share your best tickets with that seat until the leg ends
camelup-move-stack = stack red: before the first turn, put a camel on the stack of its space

## Events

camelup-event-start = { WORD("colour", $camel) } starts on space { $space }
camelup-event-first = { $player } begins
camelup-event-stack = { $seat } puts { WORD("colour", $camel) } on the stack on space { $space }
camelup-event-ticket = { $seat } takes the { WORD("colour", $colour) } ticket worth { $value }
camelup-event-tile = { $seat } puts a tile on space { $space }, { WORD("camelup-side", $side) } side up
camelup-event-card =
    { $colour ->
        [hidden] { $seat } plays a card on the { WORD("camelup-pile", $pile) } pile, face down
       *[other] { $seat } plays a card on the { WORD("camelup-pile", $pile) } pile ({ WORD("colour", $colour) })
    }
camelup-event-partner = { $seat } and { $other } become partners
camelup-event-roll = { $seat } rolls { WORD("colour", $die) } { $pips }
camelup-event-move =
    { $carried ->
        [0] { WORD("colour", $camel) } moves to space { $space }
       *[other] { WORD("colour", $camel) } moves to space { $space }, carrying { $carried }
    }
camelup-event-hit = the tile on space { $space } ({ WORD("camelup-side", $side) }) pays { $seat } { SIGNED($amount) }
camelup-event-cross = { WORD("colour", $camel) } crosses the line
camelup-event-leg = leg { $number } ends: { WORD("colour", $colour) } leads, { WORD("colour", $second) } is second
camelup-event-bet = { $seat }: the { WORD("colour", $colour) } ticket of { $value } is worth { SIGNED($worth) }
camelup-event-pyramid =
    { $count ->
        [one] { $seat }: a pyramid ticket is worth +1
       *[other] { $seat }: { $count } pyramid tickets are worth +{ $count }
    }
camelup-event-copy = { $seat } copies a ticket of { $other }: { SIGNED($amount) }
camelup-event-paid =
    { $amount ->
        [0] { $seat } breaks even on their own tickets
       *[other] { $seat } settles their own tickets: { SIGNED($amount) }
    }
camelup-event-race = the race is over: { WORD("colour", $winner) } wins, { WORD("colour", $loser) } is last
camelup-event-shown = { $seat } turns over { WORD("colour", $colour) } on the { WORD("camelup-pile", $pile) } pile
camelup-event-reveal =
    { $amount ->
        [0] { $seat } had { WORD("colour", $colour) } on the { WORD("camelup-pile", $pile) } pile, and nothing to pay with
       *[other] { $seat } had { WORD("colour", $colour) } on the { WORD("camelup-pile", $pile) } pile: { SIGNED($amount) }
    }

## Drawing

camelup-legend = 0+1, 0-1 on the track: seat 0's tile, cheer or boo. # in the pyramid: the grey die, for white and black. >: to act.
camelup-line = line
camelup-waiting = waiting on space { $space }
camelup-crossed = over the line, bottom to top
camelup-crossed-backwards = backwards over the line, bottom to top
camelup-pyramid = Leg { $leg }, in the pyramid
camelup-tickets = Tickets left
camelup-tickets-none = none
camelup-stack = space { $space }, bottom to top
camelup-own-cards = Your cards
camelup-hand-unknown = Your cards are not known
camelup-no-cards = none
camelup-pile =
    { $pile ->
        [winner] Winner pile, oldest first
       *[loser] Loser pile, oldest first
    }
camelup-more = and { $count } more
camelup-pounds = pounds
camelup-pounds-short = £
camelup-pyramid-tickets = pyramid { $count }
camelup-partner-of = { $other }'s partner

## Odds

camelup-no-odds = There are no odds before the camels are on the track or after the race.
camelup-odds-leg = this leg, exactly, in %
camelup-odds-race = the race, in %
camelup-odds-ends = The race ends in this leg: { $percent }.
camelup-odds-error = Standard error of the race odds: at most { $points } percentage points.
camelup-odds-hits = The tile on space { $space } expects { $hits } hits.
camelup-odds-moves = Expected gain of the moves, in pounds:
camelup-odds-hand-unknown = This player's remaining finish cards are not known, so they have no value here.
camelup-odds-waiting = Finish cards played now, and kept until the leg ends (± { $error }):
camelup-odds-holdings = Expected value of what each player holds, in pounds:

## What speaks for a move

camelup-why-roll =
    A pound for sure. { $dice ->
        [one] It is the last die of the leg.
       *[other] { $dice } dice are still to come in this leg.
    } The race ends in this leg in { $ends } % of all ways.
camelup-why-ticket = { WORD("colour", $colour) } leads the leg in { $first } % and is second in { $second } %, exactly: { SIGNED($worth) }.
camelup-why-ticket-left = The next { WORD("colour", $colour) } ticket would be worth { SIGNED($worth) } to a rival.
camelup-why-tile = On space { $space } the tile changes what you can expect of this leg by { SIGNED($worth) }.
camelup-why-card =
    { $pile ->
        [winner] { WORD("colour", $colour) } wins the race in { $percent } %
       *[loser] { WORD("colour", $colour) } comes last in { $percent } %
    }: { SIGNED($worth) } now, { SIGNED($later) } a leg later.
camelup-why-partner = Your partner's best ticket is worth { SIGNED($worth) } to you.
