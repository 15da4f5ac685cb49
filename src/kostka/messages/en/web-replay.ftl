# The replay of a match, and how its dice are verified.

web-replay = Replay
web-replay-prompt = Replay, move { $at } of { $of }
web-replay-move = move { $at } of { $of }
web-replay-moment = Moment of the match
web-replay-moves = Moves
web-replay-start = Setup
web-replay-undone = The last move was undone
web-replay-deal = The table is set
web-replay-choice = { $who } makes a choice

## Time

web-replay-first = To the start
web-replay-previous = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-speed = Speed { $speed }

## Point of view

web-replay-eyes = Point of view
web-replay-eyes-everybody = as everybody saw it
web-replay-eyes-seat = as { $player } saw it
web-replay-eyes-all = everything open

## Passing it on

web-replay-share = Link to this move
web-replay-copied = Copied
web-replay-download = Download the match file

## From a file

web-replay-upload = Look at a match from a file
web-replay-upload-help = Drop a match file here, or choose one. The server replays it and checks every move and every outcome; it keeps nothing.
web-replay-choose = Choose a file
web-replay-reading = Reading the file…
web-replay-unreadable = { $name } cannot be shown
web-replay-other = Another file

## Before the end

web-replay-soon = The replay opens when the match is over
web-replay-soon-help = Until then hands and face-down cards stay secret. At the table, a click on a line of the log looks back at that moment.
web-replay-table = To the table
web-replay-back = Looking back
web-replay-back-now = Back to now
web-replay-back-turn = Meanwhile it is your turn.
web-replay-back-on =
    { $count ->
        [one] { $count } move has been made since.
       *[other] { $count } moves have been made since.
    }
web-replay-back-gone = This page was opened later than that
web-replay-back-gone-help = You can look back to when you opened this page. When the match is over, the replay has all of it.

## Why the dice were fair

web-replay-verified =
    { $game ->
        [jamniki] Draw verified
       *[other] Dice verified
    }
web-replay-unverified =
    { $game ->
        [jamniki] About the draw
       *[other] About the dice
    }
web-replay-proof =
    { $game ->
        [jamniki] The draw was fair
       *[other] The dice were fair
    }
web-replay-proof-lead =
    { $game ->
        [jamniki] The order of the tiles follows from one secret number. It was fixed before the first tile was drawn, so nobody could change it later, not even the server.
       *[other] Every roll follows from one secret number. It was fixed before the first roll, so nobody could change it later, not even the server.
    }
web-replay-promise = The promise
web-replay-promise-help = the fingerprint of the secret, shown to everybody from the first move
web-replay-no-promise =
    { $game ->
        [jamniki] There was none: these tiles were drawn by hand.
       *[other] There was none: these dice were rolled by hand.
    }
web-replay-secret = The secret
web-replay-secret-help = shown to everybody when the match was over
web-replay-compared = The comparison
web-replay-compared-help = your browser has just computed the SHA-256 of the secret itself
web-replay-comparing = Computing…
web-replay-equal = It matches the promise
web-replay-unequal = It does not match the promise!
web-replay-dice =
    { $game ->
        [jamniki] The tiles
       *[other] The dice
    }
web-replay-dice-help = recomputed from the secret and compared with the match
web-replay-checked =
    { $count ->
        [one] { $count } outcome agrees
       *[other] { $count } outcomes agree
    }
web-replay-given =
    { $count ->
        [one] { $count } outcome comes from a real table: nobody can check it
       *[other] { $count } outcomes come from a real table: nobody can check them
    }
web-replay-self = To check it without this server, download the match file and run:

## Reasons of bots

web-replay-why = Why?
web-replay-why-of = Why this move?
web-replay-why-asking = Thinking back …
