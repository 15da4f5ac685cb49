# Help: the rules beside the table, the guided start, the keys.

## Rules

web-help-rules = Rules of { $game }
web-help-search = Search the rules
web-help-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-help-nothing = Nothing about “{ $query }”. Try one word, or a part of it.
web-help-cards = Cards of this table
web-help-tasks = Tasks of this table
web-help-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-help-show = Show on the board
web-help-own-words = In our own words

## Guided start

web-help-offer = First time at this table?
web-help-offer-text =
    { $count ->
        [one] One hint beside the real piece, on the position in front of you.
       *[other] { $count } short hints beside the real pieces, on the position in front of you. It takes two minutes.
    }
web-help-not-now = Not now
web-help-round = Show me round
web-help-skip = Skip
web-help-next = Next
web-help-done = Let’s play
web-help-step = Step { $at } of { $of }

## Keys

web-help-keys = Keys
web-help-keys-off = Single-letter shortcuts are off: see the settings.
web-help-space = Space
web-help-key-tab = to the next part of the table
web-help-key-arrows = move inside of a group
web-help-key-enter = choose; once more to confirm
web-help-key-escape = let go of what is chosen
web-help-key-undo = take back, or ask for it
web-help-key-odds = odds on and off
web-help-key-talk = talk, and back to the log
web-help-key-rules = the rules
web-help-key-keys = this list
web-help-key-moves = one move back, one move on
web-help-key-marks = to the previous mark, to the next one
web-help-key-ends = to the start, to the end
web-help-key-play = play and pause
web-help-key-speed = faster, slower
web-help-key-share = copy the link to this move
