jamniki = Jamniki

## Options

jamniki-option-games = games of a match; the second one goes the other way round
jamniki-option-every_colour = variant: the longest run of each colour scores, instead of one's own longest
jamniki-option-secret_tasks = variant: two of twelve tasks bring extra points in each game
jamniki-option-turning = tiles may be turned round before they are laid
jamniki-option-voluntary_white = a tile may be laid white even if one fits
jamniki-option-start = the seat that starts; -1 for a random one

## Words

jamniki-side-colour = colour
jamniki-side-turned = turned
jamniki-side-white = white
jamniki-source-bones = bones
jamniki-source-colours = colours
jamniki-source-tasks = tasks
jamniki-direction-left = left
jamniki-direction-right = right
jamniki-task-most-white = more white parts than every rival
jamniki-task-no-single-colour = no single-colour tile; white tiles are single-coloured
jamniki-task-no-white = no white part
jamniki-task-most-single-colour = more single-colour tiles than every rival, white ones too
jamniki-task-most-red = more red parts than every rival
jamniki-task-fewest-bones = fewer bones than every rival
jamniki-task-no-equal-neighbours = no two tiles side by side with equally many bones
jamniki-task-3-3-3-3-3 = five consecutive parts with 3 3 3 3 3 bones from muzzle to tail
jamniki-task-two-colours = exactly two colours; white is a colour
jamniki-task-no-eight = no tile with eight bones
jamniki-task-2-2-2-2-2 = five consecutive parts with 2 2 2 2 2 bones from muzzle to tail
jamniki-task-2-2-2-2-3 = five consecutive parts with 2 2 2 2 3 bones from muzzle to tail

## Moves

jamniki-move-lay = lay K13: join a tile to your coat; its left part matches the end in colour or in number
jamniki-move-lay-turned = lay K13 turned: the same with the right part first
jamniki-move-lay-white = lay K13 white: white side up, 2 and 2 bones, only if nothing in your hand fits; anything fits after it
jamniki-move-lay-any-white = lay K13 white: white side up, 2 and 2 bones, whenever you like; anything fits after it
jamniki-points = Points: every bone 1, every part of your longest run of one colour 1
jamniki-points-every-colour = Points: every bone 1, every part of the longest run of each colour among all coats 1
jamniki-points-tasks = Tasks bring points too; during a round comparisons look at equally many tiles.

## Events

jamniki-event-stack = the stack from place { $place }: { $tile }, { $second }, { $third }, { $fourth }
jamniki-event-first = { $player } begins
jamniki-event-task = a task of this game: { WORD("jamniki-task", $task) }
jamniki-event-draw =
    { $tile ->
        [hidden] { $seat } draws a tile
       *[other] { $seat } draws a tile ({ $tile })
    }
jamniki-event-lay =
    { $tile ->
        [hidden] { $seat } lays a tile ({ WORD("jamniki-side", $side) } side)
       *[other] { $seat } lays { $tile } ({ WORD("jamniki-side", $side) } side)
    }
jamniki-event-reveal = { $seat }'s white tile { $place } was { $tile }
jamniki-event-score = { $seat } in game { $number }: { $bones } for bones, { $colours } for colours, { $tasks } for tasks
jamniki-event-again = game 2: { $player } begins, everything goes round to the right
jamniki-event-take =
    { $tile ->
        [hidden] the hand goes on
       *[other] { $seat } takes over { $tile }
    }
jamniki-event-top = from the top of the stack: { $tile }

## Drawing

jamniki-legend = G3: a part of a coat, its colour and its bones. <: is the muzzle, ~ the tail. >: who is to act.
jamniki-match = Game { $number } of { $games }   hands pass to the { WORD("jamniki-direction", $direction) }   stack { $stack }
jamniki-task = Task ({ $points }): { WORD("jamniki-task", $task) }
jamniki-sources = points = { $sources }
jamniki-passed-on = you passed on: { $tiles }
jamniki-left-over = Left over
jamniki-hand = Hand of { $player }

## Odds

jamniki-no-odds = There are no odds for a seat that is not to act, or after the match is over.
jamniki-odds-points = Points at once (the coat has { $points } now):
jamniki-odds-back = Chance that a tile comes back if you pass it on (standard error at most { $error } percentage points):
jamniki-odds-back-exact = Chance that a tile comes back if you pass it on (exact):

## What speaks for a move

jamniki-why-points = At once: bones { SIGNED($bones) }, colours { SIGNED($colours) }, tasks { SIGNED($tasks) }.
jamniki-why-passed =
    { $points ->
        [0] With the tiles passed on the next player gains nothing.
       *[other] With the tiles passed on the next player gains up to { SIGNED($points) } at once.
    }
