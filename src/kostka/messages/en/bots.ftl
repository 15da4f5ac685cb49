# Bots: why they play what they play, what they are like, and what is wrong with a question to them.

bots-only-move = There was no other move.
bots-at-a-glance = At a glance nothing looked better; worth about { NUMBER($worth, maximumFractionDigits: 1) }.
bots-liked =
    { $character ->
        [bold] A bold player: it saw a move that is worth more at a glance, and took the risk it likes better.
        [cautious] A cautious player: it saw a move that is worth more at a glance, and preferred the safe one.
       *[steady] It misjudged: another move was worth more at a glance.
    }
bots-searched = It won { NUMBER($percent, maximumFractionDigits: 1) } % of the games that it played out in its head; with the next best move { NUMBER($second, maximumFractionDigits: 1) } %.
bots-instinct = It played what came to mind first, with { NUMBER($percent, maximumFractionDigits: 1) } % of the games in its head won; { NUMBER($second, maximumFractionDigits: 1) } % with another move were too little more to trust.
bots-proven = Worked out to the end: it wins { NUMBER($percent, maximumFractionDigits: 1) } % of all games from here; with the next best move { NUMBER($second, maximumFractionDigits: 1) } %.
bots-alike =
    Several moves won about { NUMBER($percent, maximumFractionDigits: 1) } % of the games in its head; { $character ->
        [bold] it took the bold one.
        [cautious] it took the safe one.
       *[steady] it took one of them.
    }
bots-misjudged = It misjudged: { NUMBER($percent, maximumFractionDigits: 1) } % to win; the best move had { NUMBER($best, maximumFractionDigits: 1) } %.
bots-why-first = It comes to mind first, and nothing wins clearly more often.
bots-why-rival = { $player } gains the most by it: { SIGNED($percent) } % to win, compared with the best move.
bots-not-asked = Seat { $seat } is not to act now, so there is nothing to choose.
bots-playouts = A search takes 1 to { $most } playouts, not { $given }.
bots-seconds = A search takes more than 0 and at most { $most } seconds, not { $given }.
bots-character = There is no character { $given }; there are { $known }.
