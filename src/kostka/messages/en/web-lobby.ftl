# The lobby, the table before the match, and taking a seat.

## What is played

web-lobby-hello = What shall we play?
web-lobby-guests = Guests need no account: a link is enough.
web-lobby-games = Games
web-lobby-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-lobby-players-range = { $fewest } to { $most } players
web-lobby-about-camelup = Bet on a race where camels carry each other, and two run the wrong way.
web-lobby-about-jamniki = Knit the longest coat a dachshund ever wore, one tile at a time.
web-lobby-about-cubitos = Push your luck with a growing handful of dice and run for the finish.
web-lobby-try-again = Try again

## Seats

web-lobby-seats = Seats
web-lobby-start-player = Who starts
web-lobby-start-player-chance = random start player
web-lobby-start-player-named = { $name } starts
web-lobby-kind-me = Me
web-lobby-kind-open = Open
web-lobby-kind-bot = Bot
web-lobby-kind-screen = This screen
web-lobby-kind-of-seat = Who sits in seat { $number }
web-lobby-open-seat = Open seat
web-lobby-your-name = Your name
web-lobby-name-of-seat = Name of the player in seat { $number }
web-lobby-that-is-you = this is you
web-lobby-here-too = plays on this screen too
web-lobby-for-a-friend = for a friend
web-lobby-level-of = How well { $name } plays
web-lobby-level-easy = easy
web-lobby-level-normal = normal
web-lobby-level-hard = hard
web-lobby-level-expert = expert
web-lobby-bot-names = Bolt, Gizmo, Pixel, Noodle, Rusty, Biscuit, Pepper, Domino
web-lobby-remove-seat = Remove seat { $number }
web-lobby-add-seat = Add a seat
web-lobby-fill = Add bots

## Starting

web-lobby-ready = Ready to play
web-lobby-ready-hint =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }, { $bots ->
        [0] no bots
        [one] { $bots } of them a bot
       *[other] { $bots } of them bots
    }
web-lobby-seats-open =
    { $count ->
        [one] One seat is still open
       *[other] { $count } seats are still open
    }
web-lobby-seats-open-hint = the match starts when every seat is taken
web-lobby-only-bots = Bots only
web-lobby-only-bots-hint = you watch
web-lobby-unsound = These options do not go together yet
web-lobby-give-to-bots =
    { $count ->
        [one] Give it to a bot
       *[other] Give them to bots
    }
web-lobby-start = Start
web-lobby-invite = Open the table

## Options

web-lobby-options = { $game } options
web-lobby-option-camelup-arrange = Start player stacks the camels
web-lobby-help-camelup-arrange = instead of a random order
web-lobby-option-camelup-hidden-purses = Hidden purses
web-lobby-help-camelup-hidden-purses = nobody sees other players’ money
web-lobby-option-camelup-netting = Add up finish cards per pile
web-lobby-help-camelup-netting = before the purse stops at 0
web-lobby-option-jamniki-games = Games in a match
web-lobby-help-jamniki-games = the second one goes the other way round
web-lobby-option-jamniki-every-colour = Every colour counts
web-lobby-help-jamniki-every-colour = the longest run of each colour scores
web-lobby-option-jamniki-secret-tasks = Tasks
web-lobby-help-jamniki-secret-tasks = two of twelve give extra points
web-lobby-option-jamniki-turning = Turning tiles
web-lobby-help-jamniki-turning = a tile may be turned before it is laid
web-lobby-option-jamniki-voluntary-white = White whenever you like
web-lobby-help-jamniki-voluntary-white = even if a tile fits
web-lobby-option-cubitos-set = Card set
web-lobby-option-cubitos-cards = Cards
web-lobby-option-cubitos-set-seed = Draw number
web-lobby-option-cubitos-track = Track
web-lobby-option-cubitos-laps = Laps
web-lobby-option-own = your own

## What the table agrees on

web-lobby-agreed = At the table
web-lobby-odds = Odds
web-lobby-odds-help = chances and hints for all players
web-lobby-spectators = Spectators
web-lobby-spectators-help = anyone with the link can watch
web-lobby-talk = Talk
web-lobby-talk-everybody = everybody
web-lobby-talk-players = players
web-lobby-talk-nobody = nobody
web-lobby-undo = Undo
web-lobby-undo-ask = if others agree
web-lobby-undo-free = if nothing was revealed
web-lobby-undo-never = never
web-lobby-clock = Clock
web-lobby-clock-none = none
web-lobby-clock-pace = { $minutes } min + { $seconds } s
web-lobby-clock-own = time budget
web-lobby-clock-minutes = Minutes for the match
web-lobby-clock-seconds = Seconds per choice

## The race of Cubitos

web-lobby-race-set = Card set
web-lobby-race-drawn = Eight cards are drawn when the match starts, different ones every time.
web-lobby-race-card = { $name }, costs { $cost }
web-lobby-race-card-of = { $colour } card
web-lobby-race-cost = costs
web-lobby-race-track = Track
web-lobby-race-track-usual = as the set suggests
web-lobby-race-then = And then
web-lobby-race-then-none = no second track
web-lobby-race-laps = Laps
web-lobby-race-laps-usual = usual: { $count }
web-lobby-race-full = Cards and tracks in full
web-lobby-race-title = Cards and tracks
web-lobby-race-map = Map of { $track }: a lap of { $lap } steps, { $lines } red lines
web-lobby-race-track-about =
    a lap of { $lap ->
        [one] { $lap } step
       *[other] { $lap } steps
    }, { $lines ->
        [one] { $lines } red line
       *[other] { $lines } red lines
    }
web-lobby-race-sign-gain = something to gain
web-lobby-race-sign-lose = lose a die
web-lobby-race-sign-way = shortcut or jet pack
web-lobby-race-seed = Draw number
web-lobby-race-seed-help = the same number gives the same cards; leave it empty for new ones every time
web-lobby-race-mix = Mix my own set
web-lobby-race-own = Your own cards and tracks
web-lobby-race-own-help = They stay in this browser; everybody at your table plays with them. Drop TOML files here, or choose them.
web-lobby-race-own-save = Save { $name } as a file
web-lobby-race-own-forget = Remove { $name } from this browser
web-lobby-race-example = Start from an example:
web-lobby-race-example-card = a card
web-lobby-race-example-track = a track
web-lobby-race-own-do = Choose files
web-lobby-race-own-taken = Added: { $names }
web-lobby-file-long = This file is too big for a card or a track.
web-lobby-file-binary = This is not a text file. A card or a track is a TOML file.

## Joining, going on

web-lobby-join = Somebody gave you a code?
web-lobby-code = Table code, six letters or digits
web-lobby-code-short = A code has six letters or digits.
web-lobby-join-do = Join
web-lobby-no-code = There is no table { $code }. Codes never contain O, I, 0 or 1.
web-lobby-name-missing = What is your name?
web-lobby-found = A table
web-lobby-table-of = { $name }’s table
web-lobby-found-seats = { $game }, { $taken } of { $seats } seats taken
web-lobby-found-full = No seat is free
web-lobby-found-full-hint = you can watch
web-lobby-join-of = Join { $name }’s table?
web-lobby-join-ask = Join this table?
web-lobby-recent = Continue or watch
web-lobby-recent-none = Your tables will appear here.
web-lobby-recent-all =
    { $count ->
        [one] Show { $count } table
       *[other] Show all { $count } tables
    }
web-lobby-recent-do = { $what }: { $game }, table { $code }
web-lobby-phase-gathering = waiting for players
web-lobby-phase-playing = in progress
web-lobby-phase-over = over
web-lobby-phase-closed = closed
web-lobby-go-on = Continue
web-lobby-watch = Watch
web-lobby-replay = Replay
web-lobby-file = Open a match file

## The table before the match

web-lobby-gathering = Waiting for friends
web-lobby-gathering-hint = The match starts as soon as every seat is taken.
web-lobby-invited-by = { $name } invites you
web-lobby-invited = You are invited
web-lobby-invited-to = { $game } for { $seats } players
web-lobby-closed = This table is closed
web-lobby-closed-hint = Nobody can sit down here any more.
web-lobby-sit = Sit down
web-lobby-sit-or-watch = Or just watch: the match will appear here.
web-lobby-seat-here = is here
web-lobby-seat-away = away
web-lobby-seat-screen = on the same screen
web-lobby-seat-waiting = waiting
web-lobby-give = Give to a bot
web-lobby-open = Open
web-lobby-open-named = Open { $name }’s seat
web-lobby-give-numbered = Give to a bot: seat { $number }
web-lobby-leave = Leave the seat
web-lobby-close-table = Close the table
web-lobby-close-sure = Close this table for everybody?
web-lobby-close-sure-hint = Nobody can sit down any more, and the match will not start.
web-lobby-invite-title = Invite
web-lobby-invite-hint = Scan it, or send the link.
web-lobby-qr = QR code of the link to this table
web-lobby-code-of = Table code { $code }
web-lobby-link = Link to this table
web-lobby-copy = Copy link
web-lobby-copied = Copied
web-lobby-share = Share
web-lobby-only-here = Other devices cannot reach this address. Start the server with “{ $command }” and open it at this computer’s own address.
web-lobby-rules-of-table = Table rules
web-lobby-as-usual = The usual settings.
web-lobby-no-odds = No odds
web-lobby-no-spectators = No spectators
web-lobby-watching-you = You are watching
web-lobby-line-lost = Reconnecting
web-lobby-line-taken = You are playing this seat in another window
web-lobby-line-token = This seat was given up
web-lobby-line-ended = Connection lost
web-lobby-line-here = Play here
