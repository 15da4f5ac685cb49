# The command `kostka`.

cli-help = A digital table for Cubitos, Camel Up and Jamniki.
cli-help-lang = The language: en, pl or uk; the system's language if not given.

## What the commands do

cli-games = List the games with their options.
cli-schema = Print the JSON Schema of a game's moves, events and options.
cli-play = Play. In the browser, alone against bots or with friends; with --terminal, or any option that belongs to it, in this terminal.
cli-simulate = Play many games between bots and report who won.
cli-odds = The odds of a position and what each move is worth.
cli-advise = The moves of a position by their chance to win, and the reason for each.
cli-show = Draw a position.
cli-replay = Print a match move by move.
cli-verify = Recompute every die of a finished match from its secret.

## What they take

cli-name-game = GAME
cli-name-file = FILE
cli-name-position = POSITION
cli-name-name = NAME
cli-name-pair = NAME=VALUE
cli-help-game = The game, as listed by `kostka games`.
cli-help-lobby = The game, as listed by `kostka games`. You can also choose it in the browser.
cli-help-json = Print JSON instead of text.
cli-help-seats = The number of players.
cli-help-option = An option of the game; repeatable.
cli-help-no-browser = Print the address without opening a browser.
cli-help-play-host = the address to listen on; by default all, so that friends on your network can join; 127.0.0.1 keeps it to this computer
cli-help-free-port = The port of the server behind the browser; if not given, 8000 or the next that is free.
cli-help-terminal = Play in this terminal. Every move is saved: Ctrl-C leaves, --resume goes on.
cli-help-bot = Who plays the other seats: easy, normal, hard, expert, or a bot of another package; normal if not given.
cli-help-humans = How many people play at this terminal; 1 unless --names or --dice say otherwise.
cli-help-names = The people's names, as in Anna,Piotr.
cli-help-start = Start from this position, or from the end of a match file.
cli-help-dice = Play along with a real table: you type in every move and what the dice show.
cli-help-version = Print the version and exit.
cli-help-match-seed = A repeatable match.
cli-help-resume = Continue the saved match.
cli-help-keep = Where to save the match.
cli-help-number = How many games.
cli-help-games-seed = The same seed gives the same games.
cli-help-bots = Bots by name, separated by commas, repeated.
cli-help-position = A position or a match file.
cli-help-seat = For which seat; the one to act if not given.
cli-help-start-seed = Without a position: which start.
cli-help-rollouts = Games played out where odds cannot be exact.
cli-help-playouts = Games played out in a search; as many as the level expert if not given.
cli-help-seconds = How long a search may take.
cli-help-match = A match file.
cli-help-finished = A match file with its secret.
cli-help-allow-given = Accept dice of a real table: exit with status 0 although nobody can check them.

## The frame of help and of errors

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGS]...
cli-help-help = Show this message and exit.
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-browser = In the browser
cli-title-terminal = In the terminal
cli-title-commands = Commands
cli-required = required
cli-default = default
cli-no-such-command = No such command { $name }.
cli-no-such-command-alike = No such command { $name }. Did you mean { $alike }?
cli-no-such-option = No such option: { $name }
cli-no-such-option-alike = No such option: { $name }. Did you mean { $alike }?
cli-missing = Missing: { $name }.
cli-wrong-value = { $name } takes another kind of value.
cli-wrong-use = { $name } is not used like that: see --help.
cli-too-many = There are more arguments than the command takes: see --help.
cli-broken-command = The command { $name } of another package cannot be loaded: { $reason }.
cli-unusable = { $name } cannot be used: { $reason }.
cli-output = The output
cli-no-language = There is no language { $name }; there are { $known }.
cli-no-pair = An option goes as NAME=VALUE, not { $given }.
cli-decides = { $chosen } decides what { $other } would: give one of them.
cli-in-terminal = { $chosen } plays in the terminal, where { $other } means nothing.

## Listing, simulating, odds, replay

cli-game = { $title }, { $least } to { $most } players
cli-none = none
cli-counted =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-wins = { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-share = win share
cli-column-score = mean score
cli-column-place = mean place
cli-column-move = move
cli-column-chance = wins
cli-column-behind = behind
cli-column-standing = standing
cli-advised =
    { $playouts ->
        [0] Nothing was sampled.
        [one] { $playouts } playout.
       *[other] { $playouts } playouts.
    }
cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { NUMBER($games_per_second, maximumSignificantDigits: 3) } games/s, { NUMBER($decisions_per_second, maximumSignificantDigits: 3) } decisions/s
cli-other-position = { $file } is a position of { $found }, not of { $wanted }.
cli-over = The game is over: there are no odds any more.
cli-setup = set-up
cli-undo =
    { $plies ->
        [one] the last move is undone
       *[other] the last { $plies } moves are undone
    }
cli-verified =
    all { $checked ->
        [one] { $checked } die checks out
       *[other] { $checked } dice check out
    }
cli-verified-given =
    NOT CHECKED: { $given ->
        [one] { $given } die was entered manually and does not follow from the secret. See entry { $entries }.
       *[other] { $given } dice were entered manually and do not follow from the secret. See entries { $entries }.
    }
cli-verified-rest =
    { $checked ->
        [0] There were no other dice.
        [one] The other die checks out.
       *[other] The other { $checked } dice check out.
    }
cli-verified-real = NOT CHECKED: this match was played with real dice. It has no secret, so there is nothing to check.

## The table

cli-compiling = compiling { $game }, first run only
cli-odds-soon = The odds will be here in a moment: the rules are being compiled, which happens only once.
cli-odds-never = No odds this time: the rules could not be compiled here. The game goes on without them.
cli-opening = { $game }: { $players }.
cli-bot = { $name } (bot { $level })
cli-bot-names = Ada, Bruno, Clara, David, Emma, Felix, Grace, Hugo
cli-player = Player
cli-player-number = Player { $number }
cli-table = Type a move; its beginning is enough. help explains what is asked, quit leaves.
cli-words =
    Type a move or its beginning, or its number in the list that moves shows. Other words:
    board: the whole table; legend: what its signs mean; odds: chances and worth of the moves
    log: what happened last; undo: take back your last answer
    names Anna, Piotr: rename the players; quit: leave, the match is saved
cli-names = At this table: { $players }. To rename: names Anna, Piotr
cli-pass = Pass the keyboard to { $player }. { $player }, press Enter when nobody else is looking.
cli-numbered = Moves are numbered 1 to { $count }.
cli-several = { $given } could be { $moves }: type a little more.
cli-unknown = { $given } means nothing here. Moves now begin with { $verbs }; help explains them.
cli-unknown-alike = { $given } means nothing here. Did you mean { $alike }?
cli-more-moves = There are more: moves lists all { $count }.
cli-nothing-to-undo = There is nothing to undo yet.

## Dice of a real table

cli-dice = dice
cli-dice-deal = How does the table begin?
cli-dice-move = { $player }, { $move }: what fell?
cli-dice-like = Type it like this: { $example }
cli-dice-more = So far: { $given }. What else fell?

## Keeping matches

cli-too-many-people = { $people } people cannot sit in { $seats } seats.
cli-nothing-saved = There is no saved match: start one without --resume.
cli-other-match = { $file } is a match of { $found }, not of { $wanted }.
cli-no-secret = { $file } has no secret, so its dice cannot be rolled any further.
cli-no-match = { $file } is not a match file and would be overwritten: name another file.
cli-in-use = { $file } is being played at another table: leave that one first, or save this match elsewhere with --file.
cli-earlier = The previous match is saved: { $file }
cli-left = The match is saved. To continue:
cli-committed = The dice were fixed before the first one fell. Commitment: { $commitment }
cli-check = To check them all:

## What is compiled

part-setup = set-up
part-moves = moves
part-play = play
part-views = views
part-bots = bots
part-search = search
part-games = whole games
part-odds = odds

## The server

cli-serve = Run a table server: friends join by link or code, bots take open seats, and no move is ever lost.
cli-serve-here = Open { $address } in a browser. Ctrl-C stops the server; matches are saved.
cli-serve-network = Others on this network: { $address }
cli-browser-here = The table is at { $address } as long as this runs. Ctrl-C stops it; matches are saved.
cli-browser-there = A Kostka server is already running. The table is at { $address }
cli-browser-open = Open this address in a browser; none could be opened from here.
cli-browser-no-port = All ports from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } are in use: choose another one with --port.
cli-browser-no-pages = The pages for the browser have not been built here. `make site` builds them; with --terminal you can play right away.
cli-help-host = the address to listen on; 0.0.0.0 lets others on the network in
cli-help-port = the port; 0 takes any free one
cli-help-workers = number of server processes; more than one needs PostgreSQL
cli-help-database = where tables are stored: an SQLite file or the URL of a PostgreSQL database; otherwise KOSTKA_DATABASE_URL, or else a file in your data folder
cli-help-origin = the address of pages that may use this server, such as https://games.example.org; repeatable
cli-help-proxy = the address of a trusted proxy in front of this server, which reports the addresses of clients; repeatable
cli-backup = Copy a server's database, even while it runs.
cli-help-backup = the file to write; it must not exist yet
cli-backed-up = The database is copied to { $file }.
cli-join = Let a bot take an open seat at a table and play there.
cli-help-link = the link of the table, as in http://127.0.0.1:8000/t/abc, or http://127.0.0.1:8000/ABC234 with its code
cli-help-bot-name = the bot's name at the table
cli-help-bot-seat = the seat to take; the first open one if not given
cli-joined = { $name } plays in seat { $seat }.
cli-join-over = The match is over: place { $place }, score { $score }.
cli-join-no-link = { $given } is not a link to a table, such as http://127.0.0.1:8000/t/abc.
cli-join-no-server = No server answers at { $link }: { $error }.
cli-join-ended = The table has ended the connection: { $reason }.
