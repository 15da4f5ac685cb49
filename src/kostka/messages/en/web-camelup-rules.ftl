# The rules of Camel Up in our own words.

web-camelup-rules-goal-title = What it is about
web-camelup-rules-goal =
    Five camels race once round the track, and you bet on them. They carry each other, and two crazy camels run the other way, so one roll can change a lot.

    The race has legs of five rolls. Tickets pay at the end of every leg, finish cards at the end of the race. The player with the most money wins; players who tie share the win.
web-camelup-rules-setup-title = Set-up
web-camelup-rules-setup =
    - Everybody has 3 pounds, one spectator tile and five finish cards, one of each colour.
    - All five dice are rolled. Each racing camel starts on space 1, 2 or 3, as its die shows; camels on the same space are stacked at random.
    - The grey die places the crazy camels: 1 is space 16, 2 is 15, 3 is 14.
    - All six dice go into the pyramid, and the tickets of each colour are piled up: 5, 3, 2, 2.
    - A random player starts.
web-camelup-rules-turn-title = A turn
web-camelup-rules-turn =
    On your turn you do exactly one of these:
    - roll a die from the pyramid,
    - take a leg ticket,
    - put or move your spectator tile,
    - play a finish card,
    - with six or more players, become partners with somebody.

    You cannot pass, but you can always roll. Then it is the next player's turn.
web-camelup-rules-roll-title = Rolling and moving
web-camelup-rules-roll =
    Take a pyramid ticket, worth 1 pound when the leg ends. One of the dice left in the pyramid is rolled: each is equally likely and shows 1, 2 or 3. It then stays outside until the leg is over.

    The camel of that colour moves that many spaces and carries every camel above it. Those below stay. If other camels are there, the unit lands on top of them.

    The line is between space 16 and space 1; 16 is still part of the track.
web-camelup-rules-crazy-title = Crazy camels
web-camelup-rules-crazy =
    White and black run the other way round and share the grey die, which shows one of the two colours and 1, 2 or 3. They carry and are carried like all others, but they never win or lose.

    Which of them moves:
    - if exactly one of them has racing camels on its back, at any height, that one, whatever the die shows;
    - otherwise, if one sits directly on the other, the upper one;
    - otherwise the one whose colour the die shows.
web-camelup-rules-tickets-title = Leg tickets
web-camelup-rules-tickets =
    There are four tickets for each camel: 5 on top, then 3, 2 and 2. Take the top one of any pile. You may have as many as you like, even of one colour.

    When the leg ends, a ticket for the leader pays what it shows, a ticket for second place pays 1, and any other costs 1.
web-camelup-rules-tile-title = Spectator tiles
web-camelup-rules-tile =
    Put your tile on a space from 2 to 16 that has no camel and no tile and is not next to another player's tile. If it is on the track already, you may move it to another space; turning it over in place is not a move.

    When a unit of camels lands on it, you get 1 pound at once, no matter who rolled. Then the unit goes
    - one space further with cheer, on top of any camels there;
    - one space back with boo, underneath any camels there.

    For crazy camels, further means the way they run. After a 1, a boo puts a unit back under the camels it has just left. A cheer on 16 can carry a unit over the line. Tiles come back when the leg ends.
web-camelup-rules-cards-title = Finish cards
web-camelup-rules-cards =
    Play a card face down on the winner pile or on the loser pile. Everybody sees that you did, nobody sees its colour. It stays there, and you have one card for each camel.

    At the end of the race both piles are turned over, oldest card first. Right cards earn 8, 5, 3, 2 and then 1 each; wrong cards in between do not count. Every wrong card costs 1.
web-camelup-rules-leg-title = The end of a leg
web-camelup-rules-leg =
    After the fifth roll the leg is over; one die stays in the pyramid. The camel on the farther space is ahead; on the same space, the higher one. Crazy camels do not count.

    Everybody adds up tickets, pyramid tickets and what they copy from a partner. Only the total is paid. Nobody drops below 0.

    Then tickets, tiles, dice and partnerships go back; camels and finish cards stay. The player after the one who rolled last begins the next leg.
web-camelup-rules-race-title = The end of the race
web-camelup-rules-race =
    The race is over as soon as a camel crosses the line, even with steps to spare. First the leg is scored as always, then the finish cards: the winner pile, then the loser pile. The winner is the racing camel on top of the unit that crossed.

    A crazy camel that crosses the line backwards ends the race too. The camels it carries then count as farthest from the finish, the lowest of them last; all others are ranked as they stand.
web-camelup-rules-partners-title = Partners
web-camelup-rules-partners =
    With six or more players you may use your turn to become partners with somebody who has no partner. Nobody can refuse. It holds until the leg ends, and everybody has at most one partner.

    When the leg ends, each of the two also gets what one of the other's tickets pays: the best one, a pyramid ticket included, and never a loss. The other loses nothing.
web-camelup-rules-options-title = Options of a table
web-camelup-rules-options =
    - Stacked by the start player: they decide how camels that start on the same space stand, instead of a random order.
    - Hidden purses: the table does not show other players' money during the race. If you keep count, you know it.
    - Sum of finish cards: a player's cards are added up per pile before the purse stops at 0. Otherwise cards are paid one by one, so a wrong card costs nothing if you have no money.
    - Start player: a chosen seat or a random one.
web-camelup-rules-rulings-title = At this table
web-camelup-rules-rulings =
    Where rulebooks leave something open, this table plays as follows:
    - A unit is paid for once when it lands on a tile, however many camels it has, crazy ones included.
    - A unit that crosses the line stops there. Nothing beyond the line applies.
    - If the race ends with a roll, the running leg is scored once, even after fewer than five rolls.
    - The bank never runs out of money.
    - Partners copy the best ticket automatically; if you only have losing tickets, your partner copies nothing.
    - All dice are fixed before the first roll. After the race everybody can check that nothing was changed.

## Pictures

web-camelup-picture-roll = Red rolls 2. Blue sits on red and rides along; green on space 5 ends up at the bottom. Blue is ahead of red now, and red is ahead of green.
web-camelup-picture-tile = Red lands on the booing tile with blue on its back and goes back to space 8, underneath yellow. Yellow is ahead of both, and the owner of the tile gets 1 pound.
web-camelup-picture-crazy = The grey die shows white, but black moves: it carries a racing camel and white does not. It runs backwards and takes green along.
