colour-grey = grey

## Prompts

camelup-prompt-arrange = Put a camel on the stack on space { $space }, bottom to top.
camelup-prompt-turn = Leg { $leg }, { $dice } dice: roll, take a ticket, place your tile or play a finish card.

## Reasons

camelup-arrange-first = the start player first stacks the camels that share a space, lowest space first, bottom to top.
camelup-stack-at-start = camels are stacked only before the race.
camelup-tickets-taken = all four { WORD("colour", $colour) } tickets are gone.
camelup-tile-in-place = a tile has to move to another space; turning it over in place is not a move.
camelup-tile-on-tile = there is already a tile on space { $space }.
camelup-tile-beside = space { $space } is next to another player's tile on space { $beside }.
camelup-tile-on-camel = there is a camel on space { $space }.
camelup-hand-empty = you have played all { $cards } finish cards.
camelup-card-colour = name your card, as in '{ $pile } red'; '{ $pile } ?' is for cards that lie face down on a real table.
camelup-card-played = you have already played your { WORD("colour", $colour) } finish card.
camelup-no-partners = partners need { $players } or more players.
camelup-no-such-seat = there is no such player at this table.
camelup-own-partner = you cannot be your own partner.
camelup-has-partner = { $seat } already has a partner for this leg.

## Dice of a real table

camelup-script-only-roll = Only 'roll' and the last 'stack' take dice.
camelup-script-one-die =
    { $hidden ->
        [0] One die leaves the pyramid, but { $given } were given.
        [one] One die leaves the pyramid and one card is turned over at the end, but { $given } were given.
       *[other] One die leaves the pyramid and { $hidden } cards are turned over at the end, but { $given } were given.
    }
camelup-script-card = { $given } is not the next card to turn over: that one is on the { WORD("camelup-pile", $pile) } pile, from seat { $seat }, in a colour that this player has not shown, as in ("{ $pile }", "red").
camelup-script-rolled = The { WORD("colour", $die) } die has already been rolled in this leg.
camelup-script-deal = A set-up names { $camels } camels with their spaces, and the seat that begins.
camelup-script-camels = A set-up names each camel once, the racing camels first.
camelup-script-die = { $given } is not a die: it goes as in ("blue", 2), and for the grey die ("white", 3).
camelup-script-crazy = { $given } is not the start of a crazy camel: it goes as in ("white", 15).

## Faults of positions

camelup-no-stacks = A position says where the camels are, as in "stacks": { "{" }"1": ["red", "yellow"], ...{ "}" }.
camelup-camel-twice = The { WORD("colour", $camel) } camel stands in two places.
camelup-camel-missing = The { WORD("colour", $camel) } camel is missing from the stacks.
camelup-two-tiles = Seat { $seat } has two tiles on the track, but every player has one.
camelup-tile = { $path } is not possible: { $reason }
camelup-die-twice = A die is listed twice in { $path }.
camelup-die-both = The { WORD("colour", $die) } die is both rolled and in the pyramid.
camelup-die-neither = The { WORD("colour", $die) } die is neither rolled nor in the pyramid.
camelup-few-dice = A leg ends with its fifth die, so at least two dice are in the pyramid.
camelup-partners-from = There are partners only with { $players } or more players.
camelup-partner-one-way = Seat { $seat } has seat { $partner } as its partner, but not the other way round.
camelup-no-ticket = { $path } has the { WORD("colour", $colour) } ticket of { $value }, which does not exist or is taken.
camelup-ticket-pile = { $path } is { $given }, but a pile is what is left of [5, 3, 2, 2].
camelup-ticket-nowhere = The { WORD("colour", $colour) } ticket of { $value } is neither in its pile nor with a player.
camelup-ticket-twice = One { WORD("colour", $colour) } ticket is both in its pile and with a player.
camelup-tickets-from-top = The { WORD("colour", $colour) } tickets were not taken from the top of their pile: 5, 3, 2, 2.
camelup-ticket-of-die = { $rolled } dice have been rolled, but { $taken } pyramid tickets are taken.
camelup-many-cards = { $path } has { $given } cards, but there are only { $most }.
camelup-card-shape = { $path } must be a seat and a colour, as in [0, "red"].
camelup-card-twice = Seat { $seat } has played its { WORD("colour", $colour) } finish card twice.
camelup-cards-of-seat = Seat { $seat } has played more than its { $most } finish cards.
camelup-hand = { $path } and the cards it played are not one of each colour together.
camelup-hidden-cards = { $path } does not tell its { $hidden } hidden cards apart: leave it out, or name them.
camelup-cards-shown = No card lies face down any more once the race is over.
camelup-beyond-line = A camel is beyond the line exactly when the phase is 'over'; spaces are 1 to 16 before.
camelup-unplaced = Camels are unplaced exactly while the phase is 'arrange'.
camelup-no-arranging = There is a phase 'arrange' only with the option 'arrange'.
camelup-arranged-before = Camels are arranged before the first turn, so no die, ticket, tile or card is played by then.
camelup-crazy-later = The { WORD("colour", $camel) } camel comes onto the track once the others are stacked.
camelup-cannot-start = The { WORD("colour", $camel) } camel cannot start on space { $space }.
camelup-last-unplaced = One camel is unplaced on space { $space }, but the last one of a space is not a choice.
camelup-lowest-first = Camels are stacked on space { $space } already, but those on space { $first } come first.
camelup-both-ends = The race ends when one unit crosses the line, so camels are on space 0 or 17, not on both.
camelup-wrong-end = The { WORD("colour", $camel) } camel crossed the line, but racing camels cross it to space 17, crazy ones to 0.
camelup-other-crazy = The { WORD("colour", $camel) } camel crossed the line, but the grey die would have moved the other one.
camelup-crossing-die = The { WORD("colour", $camel) } camel crossed the line, so the { WORD("colour", $die) } die is rolled, and five at most are.

## How it ended

camelup-end = The { WORD("colour", $camel) } camel crossed the finish line.
camelup-end-backwards = The { WORD("colour", $camel) } camel crossed the finish line backwards.
