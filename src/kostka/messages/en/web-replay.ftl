# The replay of a match, and how its dice are verified.

web-replay = Replay
web-replay-prompt = Replay, move { $at } of { $of }
web-replay-move = move { $at } of { $of }
web-replay-moment = Moment of the match
web-replay-moves = Moves
web-replay-start = Setup
web-replay-undone = The last choice is taken back
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

## Whose eyes

web-replay-eyes = Whose eyes
web-replay-eyes-everybody = as everybody saw it
web-replay-eyes-seat = as { $player } saw it
web-replay-eyes-all = everything open

## Passing it on

web-replay-share = Link to this move
web-replay-copied = Copied
web-replay-download = Download the match file

## From a file

web-replay-upload = Look at a match from a file
web-replay-upload-help = Drop a match file here, or choose one. The server replays it and checks every move and every die; nothing of it is kept.
web-replay-choose = Choose a file
web-replay-reading = Reading the file…
web-replay-unreadable = { $name } cannot be shown
web-replay-other = Another file

## Before the end

web-replay-soon = The replay opens when the match is over
web-replay-soon-help = Until then hands and face-down cards stay secret. At the table, a click on a line of the log looks back at that moment.
web-replay-table = To the table
web-replay-back = Looking back at move { $at }
web-replay-back-now = Back to now
web-replay-back-turn = Meanwhile it is your turn.
web-replay-back-on =
    { $count ->
        [one] { $count } move has been made since.
       *[other] { $count } moves have been made since.
    }
web-replay-back-gone = This page was opened later than that
web-replay-back-gone-help = Here one can look back as far as this page has seen the match. The whole of it is in the replay, when it is over.

## How one knows that nobody chose the dice

web-replay-verified = Chance verified
web-replay-unverified = About the dice
web-replay-proof = Nobody chose these dice
web-replay-proof-lead = Every die, card and tile follows from one secret number. It was fixed before the first die fell, so nobody could change it later, not even the server.
web-replay-promise = The promise
web-replay-promise-help = the fingerprint of the secret, shown to everybody from the first move on
web-replay-no-promise = There was none: these dice were rolled by hand.
web-replay-secret = The secret
web-replay-secret-help = told to everybody when the match was over
web-replay-compared = The comparison
web-replay-compared-help = your browser has just computed the SHA-256 of the secret by itself
web-replay-comparing = Computing…
web-replay-equal = It is the promised one
web-replay-unequal = It is not the promised one!
web-replay-dice = The dice
web-replay-dice-help = all of them recomputed from the secret and compared with the match
web-replay-checked =
    { $count ->
        [one] { $count } outcome agrees
       *[other] { $count } outcomes agree
    }
web-replay-given =
    { $count ->
        [one] { $count } outcome was rolled by hand: nobody can check it
       *[other] { $count } outcomes were rolled by hand: nobody can check them
    }
web-replay-self = To check it without this server, download the match file and run:

## Reasons of bots

web-replay-why = Why?
web-replay-why-of = Why move { $entry }?
web-replay-why-asking = Thinking back …
