# The rules of Camel Up in our own words.

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
