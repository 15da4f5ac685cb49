## Matches and moves

core-prompt-over = The match is over.
core-prompt-wait =
    { $count ->
        [one] Waiting for { $players }.
       *[other] Waiting for { $players }.
    }
core-match-over = The match is over.
core-say-which-seat = Seats { $seats } may all act now: say which one does.
core-no-seat = There is no seat { $given }; seats are 0 to { $last }.
core-no-entry = There is no entry { $given } of the log; entries are 0, the deal, to { $last }.
core-not-your-turn = { $count ->
    [one] It is { $players }'s turn.
   *[other] These players are choosing now: { $players }.
}
core-not-possible = Not possible: { $reason }
core-no-move = There is no move { $given }; moves begin with { $verbs }.
core-no-move-like = There is no move { $given }; '{ $verb }' goes as in '{ $first }' or '{ $last }'.
core-no-move-one = There is no move { $given }; it is written '{ $like }'.
core-no-move-json = There is no move { $given }; a move goes as the text '{ $like }', or as the same with its arguments by name.
core-move-is-text = A move is a text, as in '{ $like }', not { $given }.
core-cannot-undo = { $played ->
    [0] No ply has been played yet, so { $given } cannot be taken back.
    [one] Only { $played } ply has been played; { $given } cannot be taken back.
   *[other] Only { $played } plies have been played; { $given } cannot be taken back.
}
core-undo-number = The number of plies to take back is a whole number from 0, not { $given }.
core-no-event = { $given } is no event of { $title }.
core-too-many-events = A move caused { $count } events, more than the { $most } that fit.

## Dice of a real table

core-dice-missing = More dice were rolled than were given: give all dice of this move.
core-dice-impossible = One of the given dice shows something that it does not have.
core-dice-left-over = Fewer dice were rolled than were given: give only the dice of this move.
core-dice-needed = This match has no secret of its own, so its dice must be given.
core-dice-shape = Dice go as a list of dice, each with what it shows, as in [("blue", 2)], not { $given }.
core-script-too-long = { $count } outcomes were given, more than the { $most } that fit.

## Players, seats, seeds

core-seats-number = The number of players is a whole number, not { $given }.
core-seats-range = { $title } is for { $low } to { $high } players, not { $given }.
core-players-shape = Players go as a list of names, as in ["Anna", "Piotr"], not { $given }.
core-players-number = { $named ->
    [one] { $named } player was
   *[other] { $named } players were
} named for { $seats } seats.
core-player-name = { $given } cannot be a player's name: it needs letters, without | and line breaks.
core-player = Player { $number }
core-bots-shape = Bots go as a list with one entry for each of the { $seats } seats, None for a person, as in [None, "greedy"], not { $given }.
core-bots-level = { $given } cannot be the name of a bot: it needs letters, without | and line breaks.
core-seed = A seed is a whole number, not { $given }.

## Games and bots

core-no-game = There is no game { $given }; there are { $known }.
core-game-broken = The game { $game } is installed but broken: { $error }.
core-game-is-none = The game { $game } is installed but broken: its entry point gives { $given }, not a game.
core-no-bot = There is no bot { $given }; there are { $known }.
core-bot-broken = The bot { $bot } is installed but broken: { $error }.
core-bot-shape = A bot is a name or a function from what a seat knows to a move, not { $given }.
core-rollout-bot = { $given } does not play compiled, so it cannot roll out; { $known } can.
core-rollout-match = Rollouts go on from a match, as `kostka.new` and `kostka.load` give one, not from { $given }.
core-rollouts = Rollouts are 1 to { $most }, not { $given }.
core-unfinished = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $title } had not ended after { $limit } decisions.
core-simulate-games = At least 1 game is simulated and at most { $most }, not { $given }.
core-simulate-workers = At least 1 worker plays, not { $given }; at most { $most } do.
core-simulate-seed = A seed of simulations is a whole number of at most 64 bits, not { $given }.
core-simulate-bots = { $seats } seats take a list of 1 to { $seats } bots, not { $given }.
core-bot-budget = { $given } is no bot: only levels that search take a number of playouts, as in expert@500.
core-worker-ended = A process that played for others has ended without an answer.
core-arena-bots = An arena is for 2 bots or more, at most { $most }, given as a list, not for { $given }.
core-arena-deals = At least 1 deal is played and at most { $most }, not { $given }.
core-arena-workers = At least 1 process plays, not { $given }; at most { $most } do.
core-arena-margin = What a test looks for is a share of the wins above 0 and below { $most }, as in 0.05, not { $given }.
core-arena-line = Line { $line } of { $file } is no match of an arena.
core-arena-nothing = { $file } has no match of an arena with which to go on.
core-arena-other = { $file } has matches of another arena: '{ $name }' is { $found } there, not { $given }. Name another file.
core-arena-format = { $file } was written by another version of Kostka, which dealt differently: its matches cannot be continued. Name another file.

## Options

core-options-shape = Options go as names with values, as in { "{" }"start": 0{ "}" }, not { $given }.
core-no-option = There is no option { $given }; this game's options are: { $known }.
core-option-value = The option { $name } is { $given }, but it takes { $accepts }.
core-option-start = The option start is { $start }, but the seats are 0 to { $last }.
core-random-seat = a random player
core-fault-at = { $path }: { $fault }
core-accepts-range = a whole number from { $low } to { $high }
core-accepts-choices = one of { $choices }
core-accepts = { $type ->
    [boolean] true or false
    [integer] a whole number
    [array] a list of texts
   *[string] a text
}

## Files and positions

core-cannot-read = { $file } cannot be read: { $error }.
core-not-text = { $file } cannot be read: it is not a text file.
core-cannot-write = { $file } cannot be written: { $error }.
core-load-shape = A match is loaded from the name of a file or from a position, not from { $given }.
core-file-name = A file is named by a text or a path, not by { $given }.
core-key-twice = { $where } has the key { $given } twice in one object.
core-this-text = This text
core-not-valid = { $where } is not valid { $format }: { $error }.
core-too-deep = { $where } is not valid { $format }: it is nested too deeply.
core-not-object = { $where } must be a JSON object.
core-no-field = { $path } has no field { $given }; it may have { $known }.
core-must-be-object = { $path } must be an object, not { $given }.
core-must-be-list = { $path } must be a list, not { $given }.
core-must-be-word = { $path } must be one of { $words }, not { $given }.
core-must-be-flag = { $path } must be true or false, not { $given }.
core-must-be-number = { $path } must be a whole number from { $low } to { $high }, not { $given }.
core-key-must-be-number = A key of { $path } must be a whole number from { $low } to { $high }, not { $given }.
core-position-names-game = A position names its game, as in { "{" }"game": "camelup", ...{ "}" }.
core-position-of-other-game = The position is one of the game { $given }, but the match is { $game }.
core-position-version = The position is of version { $given }, but this Kostka reads version { $version }.
core-start-seats = The start position has { $start } players, but the match has { $match }.
core-start-options = The start position has other options than the match.

## Match files

core-no-match-file = { $file ->
    [none] The text
   *[other] { $file }
} is not a match file but { $found ->
    [empty] an empty file
    [position] a position
    [list] a JSON list
   *[other] something else
}: a match file begins with the line '{ $title }'.
core-file-line = Line { $line } is neither a ply nor a header: { $given }.
core-file-header = Line { $line } is { $given }, but a header is one of { $known }.
core-file-header-twice = Line { $line } is a second line '{ $name }'.
core-file-header-missing = The match file has no line '{ $name }'.
core-file-after-result = Line { $line } follows the result, which is the last line of a match file.
core-file-deal = The plies begin with '0. deal'.
core-file-ply = Line { $line }: a ply names its seat and its move, as in '1. 0 roll'.
core-file-number = Move { $expected } was expected, but the file goes on with { $given }.
core-file-entry = Move { $number } does not match. { $error }
core-file-outcome = Move { $number } does not match: the file says { $said }, the secret gives { $actual }.
core-file-result = The result in the file is not the result of its moves.
core-file-keeps = Move { $number } contains something secret; the file can be read once the match has ended.
core-file-keeps-start = The line 'start' keeps what only some may know; the file can be read once the match has ended.
core-file-other-game = This is a match of { $given }, not of { $game }.
core-file-rules = The file is of version { $given } of the rules of { $title }, but this Kostka has version { $version }.
core-file-older-rules = The match was played by rules { $given } of { $title }, today's are rules { $version }, and by those the file cannot be replayed. { $error }
core-file-seats = The line 'seats' is { $given }, but it says 'person' or 'bot' with its level for each of { $seats } seats.
core-file-secret = The secret is not a hexadecimal number.
core-file-commitment = The secret is not the one that was committed to when the match began.
core-verify-secret = This match has not published its secret yet, so its dice cannot be checked.
core-verify-nothing = The file has neither a secret nor a commitment, so its dice cannot be checked.
core-verify-commitment = This match has no commitment, so nothing ties its secret to its beginning.
core-verify-untold = Move { $number } does not match: the file does not say what was rolled.
core-verify-unfinished = The match is not finished: the file ends with move { $last }.
core-verify-result = The match is finished, but the file has no line 'result'.
