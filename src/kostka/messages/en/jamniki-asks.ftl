## What is asked

jamniki-prompt-first = Lay any tile: it is the first one of your coat.
jamniki-prompt-after-white = Lay any tile: after white everything fits.
jamniki-prompt-match = Lay a tile that fits the end of your coat, { WORD("colour", $colour) } { $bones }, in colour or in number{ $white ->
    [true] , or any tile white side up
   *[other] { "" }
}.
jamniki-prompt-white = Nothing in your hand fits the end of your coat, { WORD("colour", $colour) } { $bones }: lay any tile white side up.

## Why a move is not possible

jamniki-which-tile = name the tile that you lay; "?" is how the others read it.
jamniki-not-in-hand = { $tile } is not in your hand.
jamniki-white-with-match = a tile of your hand fits, and white is only for a hand without a match.
jamniki-no-turning = tiles are not turned at this table.
jamniki-parts-alike = both parts of { $tile } are alike, so there is nothing to turn.
jamniki-no-match = { WORD("colour", $first_colour) } { $first_bones } matches the end of your coat, { WORD("colour", $colour) } { $bones }, neither in colour nor in number.

## What is wrong with a position

jamniki-wrong-direction = { $path } must be { $direction } in game { $number }: hands pass to the left in game 1 and to the right in game 2.
jamniki-coat-too-long = { $path } has { $given } tiles, but { $most } are laid at most.
jamniki-laid-how = { $path } is { $given }, but a tile lies as in "K13", "K13 turned", "K13 white" or "? white".
jamniki-tile-twice = { $path }: the tile { $tile } is in two places.
jamniki-turned-without-option = { $path } is turned, but tiles are turned only with the option 'turning'.
jamniki-turned-alike = { $path } is turned, but both its parts are alike, so there is nothing to turn.
jamniki-fits-not = { $path } matches the tile before it neither in colour nor in number.
jamniki-white-fits = { $path } is white, but it fits there, and white is only for a hand without a match.
jamniki-coat-sizes = { $path }: coats of { $sizes } tiles do not come about by taking turns.
jamniki-turn-of-other = { $path } is { $given }, but by the coats it is the turn of seat { $turn }.
jamniki-starter-of-other = { $path } is { $given }, but by the coats seat { $starter } began this game.
jamniki-first-starter = { $path }: by this seat { $given } began, but with the option 'start' it is seat { $starter }.
jamniki-second-starter = { $path }: by this seat { $given } began game 2, but the fewest points of game 1 begin it, which is seat { $starters }.
jamniki-coats-complete = { $path }: all coats are complete, but game 2 has begun by then, with number 2 and empty coats.
jamniki-tasks-missing = { $path } is missing: with the option 'secret_tasks' a position names its two tasks.
jamniki-tasks-none = { $path } is there, but this game has none.
jamniki-tasks-number = { $path } has { $given ->
    [one] 1 task
   *[other] { $given } tasks
}, but a game has { $tasks }.
jamniki-drawn-twice = { $path }: a task is drawn twice.
jamniki-scores-number = { $path } lists { $given ->
    [one] 1 game
   *[other] { $given } games
}, but { $games } came before this one.
jamniki-score-of-coat = { $path } is { $given }, but the coat brings { $points }.
jamniki-score-bones = { $path }: all coats together show { $given } bones, but the tiles have { $most } at most.
jamniki-score-tasks = { $path }: no two tasks bring the seats these points: { $given }.
jamniki-hand-size = { $path } has { $given ->
    [one] 1 tile
   *[other] { $given } tiles
}, but there are { $tiles } in it here.
jamniki-stack-size = { $path } has { $given ->
    [one] 1 tile
   *[other] { $given } tiles
}, but { $tiles } are left for it.
jamniki-draw-missing = { $path } does not say when the tile { $tile } left the stack.
jamniki-draw-of-other = { $path } says when the tile { $tile } left the stack, but it is not one of those that left it.
jamniki-draw-turn = { $path }: the tile { $tile } cannot have left the stack in turn { $turn }.
jamniki-white-unneeded = { $path }: white was laid in turn { $turn }, but { $tile } was in the hand and fitted.
jamniki-white-held = { $path } is white, but whatever the order of the stack, a tile that fits there was in the hand.
jamniki-gone-turns = { $path } is { $given }, but it is the first and the last turn in which the tile may have been laid, as in [3, 5] or [3, null].
jamniki-gone-known = { $path }: { $tile } cannot have been laid in turn { $turn }: what was laid then is known.
jamniki-no-order = { $path }: no order of the stack agrees with the turns in which the tiles left it.
jamniki-odds-hand = { $path } must name its tiles: the odds are those of the whole hand of seat { $seat }.

## Outcomes of a real table

jamniki-script-none = This move takes no outcomes: chance decides the set-up of a game, and the draws from a stack that is not told.
jamniki-script-stack = { $given } is not a part of the stack: it goes as in (1, "K13", "K05", "K22", "K30").
jamniki-script-tiles = A set-up names the { $tiles } tiles of the stack, each once, from the top.
jamniki-script-start = A set-up names the seat that begins, after the stack if that is told.
jamniki-script-tasks = A game with secret tasks draws { $tasks } of them, any other none.
jamniki-script-task = { $given } is not a task that is left to draw.
jamniki-script-draw = { $given } is not a tile that can be drawn now: a draw goes as in ("K19",), and every tile is drawn once.
jamniki-script-draws = { $tiles ->
    [one] 1 tile is
   *[other] { $tiles } tiles are
} drawn now, not { $given }.

## How it ended

jamniki-end =
    { $games ->
        [1] The game is over.
       *[other] All games are over.
    }
