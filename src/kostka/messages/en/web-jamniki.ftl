## The table

web-jamniki-where = Game { $number } of { $games }, round { $round } of { $rounds }
web-jamniki-where-single = Round { $round } of { $rounds }
web-jamniki-mark = Game { $number }, round { $round }
web-jamniki-mark-round = Round { $round }
web-jamniki-variant-every-colour = every colour scores
web-jamniki-variant-secret-tasks = tasks
web-jamniki-variant-turning = turning
web-jamniki-variant-voluntary-white = white at will
web-jamniki-dog-mine = Your dachshund
web-jamniki-dog-of = { $name }'s dachshund
web-jamniki-look = Look at { $name }'s dachshund: { $dog }
web-jamniki-look-mine = Look at your dachshund: { $dog }
web-jamniki-coat-empty = no coat yet
web-jamniki-coat-tile = tile { $place }: { $tile }
web-jamniki-tile = { $first } { $first_bones }, { $second } { $second_bones }
web-jamniki-tile-white = white, 2 and 2
web-jamniki-tile-unknown = a tile that you do not know
web-jamniki-open-end = open end
web-jamniki-end-or = or { $bones }
web-jamniki-end-any = anything
web-jamniki-end-full = coat complete
web-jamniki-end-words = open end: { $end }
web-jamniki-end-joins = { WORD("colour", $colour) } or { $bones } bones
web-jamniki-glass = Part of your coat
web-jamniki-glass-drag = drag along the coat
web-jamniki-run-of = run { $length }
web-jamniki-score-words = { $parts }: { $points } points
web-jamniki-for-bones = { $points } for bones
web-jamniki-for-run = { $points } for the longest run
web-jamniki-for-colours = { $points } for colours
web-jamniki-for-tasks = { $points } for tasks
web-jamniki-earlier = { $points } points from the game before, { $total } in all.
web-jamniki-before = before { $points }
web-jamniki-bones = bones
web-jamniki-bones-of = { $count ->
    [one] 1 bone
   *[other] { $count } bones
}
web-jamniki-colours = colours
web-jamniki-longest = run
web-jamniki-longest-run = longest run
web-jamniki-tasks = tasks
web-jamniki-points = points
web-jamniki-points-of = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-jamniki-gets-hand = gets your hand
web-jamniki-next = next

## The hand

web-jamniki-your-hand = Your hand
web-jamniki-hand-of = { $name } has the hand
web-jamniki-hand-then = { $name }'s hand
web-jamniki-chosen = laid
web-jamniki-hand-here = The hand is here: { $count } tiles
web-jamniki-left-over = Left over
web-jamniki-note-drawn = drawn this turn: { $tile }
web-jamniki-note-both = each tile may be turned round or laid white
web-jamniki-note-turning = each tile may be turned round
web-jamniki-note-white = each tile may be laid white
web-jamniki-note-known = you know these because you passed them on
web-jamniki-note-unknown = you do not know any of these tiles
web-jamniki-note-watching = only the player who holds it sees it
web-jamniki-goes-to = to { $name }
web-jamniki-last-tile = last tile
web-jamniki-pass-left = Hands pass to the left
web-jamniki-pass-right = Hands pass to the right
web-jamniki-stack = { $count ->
    [one] 1 tile in the stack
   *[other] { $count } tiles in the stack
}
web-jamniki-stack-left = { $count ->
    [one] tile in the stack
   *[other] tiles in the stack
}
web-jamniki-stack-title = The stack
web-jamniki-stack-tip = Every turn begins with a tile from here. It never runs out, and nobody knows its order.
web-jamniki-why-first = starts your coat
web-jamniki-why-white = anything joins white
web-jamniki-why-colour = { WORD("colour", $colour) } joins { WORD("colour", $colour) }
web-jamniki-why-bones = { $bones } bones join { $bones } bones
web-jamniki-why-both = colour and bones join
web-jamniki-why-back = white side up: 2 and 2
web-jamniki-needs = needs { WORD("colour", $colour) } or { $bones } bones
web-jamniki-brings = points now: { SIGNED($points) }
web-jamniki-brings-of = Now: bones { SIGNED($bones) }, colours { SIGNED($colours) }, tasks { SIGNED($tasks) }, together { SIGNED($points) }.
web-jamniki-brings-plain = Now: bones { SIGNED($bones) }, colours { SIGNED($colours) }, together { SIGNED($points) }.
web-jamniki-known-to = Known from passing to { $players }
web-jamniki-turn = Turn round
web-jamniki-white = White side up

## The prompt

web-jamniki-prompt-lay = Lay a tile on your coat
web-jamniki-prompt-join = it joins { WORD("colour", $colour) } or { $bones } bones
web-jamniki-prompt-first = any tile may come first
web-jamniki-prompt-after-white = anything joins white
web-jamniki-prompt-none = Nothing fits: lay a tile white
web-jamniki-prompt-none-why = no tile joins { WORD("colour", $colour) } or { $bones } bones; white counts 2 and 2, and anything joins it
web-jamniki-prompt-and = { $hint }; { $goes }
web-jamniki-prompt-goes = the rest goes to { $player }
web-jamniki-prompt-last = the last tile of this game
web-jamniki-prompt-waits = { $player } chooses a tile
web-jamniki-prompt-then-you = then the hand comes to you
web-jamniki-prompt-again-you = Game 2: you begin, hands pass to the right
web-jamniki-prompt-again = Game 2: { $player } begins, hands pass to the right
web-jamniki-prompt-leads = { $player } leads with { $points }
web-jamniki-prompt-won =
    { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
web-jamniki-prompt-wins =
    { $points ->
        [one] { $player } wins with { $points } point
       *[other] { $player } wins with { $points } points
    }
web-jamniki-prompt-share =
    { $points ->
        [one] { $players } share the win with { $points } point each
       *[other] { $players } share the win with { $points } points each
    }
web-jamniki-prompt-behind =
    { $points ->
        [one] one point short
       *[other] { $points } points short
    }
web-jamniki-verb-short = Lay
web-jamniki-verb-short-white = Lay white
web-jamniki-verb-lay = Lay and pass on
web-jamniki-verb-lay-last = Lay the last tile
web-jamniki-verb-white = Lay white and pass on
web-jamniki-verb-white-last = Lay the last tile white

## Odds, colours, tasks

web-jamniki-odds = What each tile brings now
web-jamniki-odds-short = Tiles now
web-jamniki-odds-tile = tile
web-jamniki-odds-back = back
web-jamniki-odds-back-tip = The chance that such a tile is in the hand again when it comes back to you, if you pass this one on and everybody takes the most points at once.
web-jamniki-odds-wins-tip = The chance to win the match with this tile, from games that were played on from here.
web-jamniki-odds-exact = Exact.
web-jamniki-odds-about = From random games, ± { $error }.
web-jamniki-odds-no-fit = does not fit
web-jamniki-odds-soon = The figures are being prepared.
web-jamniki-odds-asking = Counting what each tile brings.
web-jamniki-move-lay = { WORD("jamniki-tile", $tile) }
web-jamniki-move-white = { WORD("jamniki-tile", $tile) } white side up
web-jamniki-coats = What the coats are worth
web-jamniki-panels = What the panel shows
web-jamniki-every-colour = Every colour
web-jamniki-colour-run = { $length } parts with { $bones } bones
web-jamniki-colour-won = scores
web-jamniki-colours-rule = In each colour the longest run of all coats scores its length.
web-jamniki-tie-shared = { $players }: { $length } parts with { $bones } bones each, so all of them score.
web-jamniki-tie-bones = Tie on length: { $players } scores { $length } (only { $bones } bones).
web-jamniki-tasks-of = Tasks of game { $number }
web-jamniki-tasks-open = open to all
web-jamniki-task-state-done = you have it
web-jamniki-task-state-lost = lost
web-jamniki-task-against = { $mine } against { $best }
web-jamniki-task-of = { $have } of { $need }
web-jamniki-task-also = also
web-jamniki-task-has = has it
web-jamniki-task-most-white = Most white
web-jamniki-task-most-white-note = more parts than every rival
web-jamniki-task-no-single-colour = No plain tile
web-jamniki-task-no-single-colour-note = white is plain too
web-jamniki-task-no-white = No white
web-jamniki-task-no-white-note = not a single part
web-jamniki-task-most-single-colour = Most plain tiles
web-jamniki-task-most-single-colour-note = of one colour, white too
web-jamniki-task-most-red = Most red
web-jamniki-task-most-red-note = more parts than every rival
web-jamniki-task-fewest-bones = Fewest bones
web-jamniki-task-fewest-bones-note = fewer than every rival
web-jamniki-task-no-equal-neighbours = No equal neighbours
web-jamniki-task-no-equal-neighbours-note = tiles by their bones
web-jamniki-task-3-3-3-3-3 = Five threes in a row
web-jamniki-task-two-colours = Exactly two colours
web-jamniki-task-two-colours-note = white is a colour
web-jamniki-task-no-eight = No tile with eight bones
web-jamniki-task-no-eight-note = four and four on one tile
web-jamniki-task-2-2-2-2-2 = Five twos in a row
web-jamniki-task-2-2-2-2-3 = Four twos, then a three

## Results

web-jamniki-between = Between the games
web-jamniki-after = After game { $number }
web-jamniki-other-way = Now everything goes round to the right
web-jamniki-first-left = game 1: to the left
web-jamniki-second-right = game 2: to the right
web-jamniki-again-shuffled = All tiles are shuffled again.
web-jamniki-again-fewest = The player with the fewest points begins: { $name } with { $points }.
web-jamniki-again-tied = The player with the fewest points begins: { $players } have { $points } each, { $name } acted last.
web-jamniki-again-tasks = Two new tasks are open.
web-jamniki-start-second = To game 2
web-jamniki-tally = The game in figures
web-jamniki-tally-both = Both games
web-jamniki-tally-games = game 1 + 2
web-jamniki-tally-white = white tiles
web-jamniki-place = Place
web-jamniki-reveals = What lay white:
web-jamniki-reveal = { $name }, tile { $place }

## The log

web-jamniki-log-lay = { $seat } lays { $tile }
web-jamniki-log-turned = { $seat } turns a tile and lays { $tile }
web-jamniki-log-white = { $seat } lays { $tile } white side up
web-jamniki-log-back = { $seat } lays a tile white side up
web-jamniki-log-draw = { $seat } draws { $tile }
web-jamniki-log-draws = { $seat } draws a tile
web-jamniki-log-score = { $seat }: { $bones } bones + run of { $colours }{ $tasks ->
    [0] { "" }
   *[other] { " " }+ { $tasks } for tasks
}
web-jamniki-log-score-colours = { $seat }: { $bones } bones + { $colours } for colours{ $tasks ->
    [0] { "" }
   *[other] { " " }+ { $tasks } for tasks
}

## Keys

web-jamniki-key-hand = along the hand, or along the dogs
web-jamniki-key-lay = choose a tile, then lay it
web-jamniki-key-turn = turn the tile round, where the table allows it
web-jamniki-key-white = white side up, where the table allows it
web-jamniki-key-dogs = to the dogs; Enter shows one large

## Guided start

web-jamniki-guide-dog-title = This is your dachshund
web-jamniki-guide-dog = Its coat grows tile by tile at the tail. Every bone on it is a point, and every part of its longest run of one colour is one more.
web-jamniki-guide-hand-title = The hand goes round
web-jamniki-guide-hand = All players share one hand of tiles. In your turn you draw one, lay one and pass the rest on. An eye marks tiles that others have seen.
web-jamniki-guide-join-title = Colour or number
web-jamniki-guide-join = A tile must join the open end of your coat in colour or in bones. What fits has a ring and says why. If nothing fits, any tile goes down white.
web-jamniki-guide-rivals-title = Watch the open ends
web-jamniki-guide-rivals = On the right of each lane you see what that dog needs next. What you pass on may be just that.
web-jamniki-guide-pass-title = Who gets what you leave
web-jamniki-guide-pass = The arrows show where the hand goes. In the second game everything goes round the other way.
