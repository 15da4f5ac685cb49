# Help: the rules beside the table, the guided start, the keys.

## Rules

web-help-rules = Rules of { $game }
web-help-search = Search the rules
web-help-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-help-nothing = Nothing about “{ $query }”. Try a single word, or how it begins.
web-help-cards = Cards at this table
web-help-others = Other cards
web-help-sets = Sets in the box
web-help-tasks = Tasks
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
        [one] One hint next to the real piece, in the position in front of you.
       *[other] { $count } short hints next to the real pieces, in the position in front of you. It takes two minutes.
    }
web-help-not-now = Not now
web-help-round = Show me around
web-help-skip = Skip
web-help-next = Next
web-help-done = Let’s play
web-help-now-title = Your move
web-help-now = This line always says what to do next. Make your first move: the guide closes with it.
web-help-step = Step { $at } of { $of }

## Keys

web-help-keys = Keys
web-help-keys-off = Single-letter shortcuts are off: see the settings.
web-help-space = Space
web-help-key-tab = to the next part of the table
web-help-key-arrows = move within a group
web-help-key-enter = choose; again to confirm
web-help-key-escape = cancel
web-help-key-undo = undo, or ask to undo
web-help-key-odds = odds on and off
web-help-key-talk = talk, and back to the log
web-help-key-rules = the rules
web-help-key-keys = this list
web-help-key-moves = one move back, one move forward
web-help-key-marks = previous mark, next mark
web-help-key-ends = to the start, to the end
web-help-key-play = play and pause
web-help-key-speed = faster, slower
web-help-key-share = copy the link to this move
