# Bots: why they play what they play, what they are like, and what is wrong with a question to them.

bots-only-move = There was no other move.
bots-at-a-glance =
    { $unit ->
        [pounds]
            { $worth ->
                [one] Best I could see: about { SIGNED($worth) } pound.
               *[other] Best I could see: about { SIGNED($worth) } pounds.
            }
        [points]
            { $worth ->
                [one] Best I could see: about { SIGNED($worth) } point.
               *[other] Best I could see: about { SIGNED($worth) } points.
            }
        [feet]
            { $worth ->
                [one] Best I could see: about { SIGNED($worth) } foot.
               *[other] Best I could see: about { SIGNED($worth) } feet.
            }
       *[other] It was the best I could see.
    }
bots-liked =
    { $character ->
        [bold] A bold player: another move looked better, but it likes the risk.
        [cautious] A cautious player: another move looked better, but it likes to play safe.
       *[steady] It misjudged: another move was worth more.
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
