# The pages around every game. Words of a game's own page are in web-{game}.ftl.

## Everywhere

web-lobby = Lobby
web-close = Close
web-cancel = Cancel
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-pace = Movement
web-pace-none = none
web-pace-fast = fast
web-pace-normal = normal
web-pace-system = This device asks for as little movement as possible, so nothing moves.
web-sound = Sound
web-sound-off = off
web-odds-show = Odds
web-odds-show-help = where the table allows them
web-trail = Trail
web-trail-help = a dotted line where a piece moved last
web-confirm = To make a move
web-confirm-once = one click
web-confirm-twice = two clicks
web-confirm-always = two, even to roll
web-shortcuts = Single-letter shortcuts
web-shortcuts-help = letters and digits play moves and open panels
web-lost = There is nothing here
web-lost-more = The address may have a letter too many or too few.
web-server-gone = The server does not answer. Is it running, and is this device online?
web-no-pages = { $game } has no pages in this version of Kostka; it can be played in the terminal.
web-rules-more = More in the rules

## The table

web-seats = Players
web-board = Board
web-actions = Moves
web-you = You
web-bot = bot
web-away = away
web-lent = bot: { $level }
web-bot-plays = bot plays
web-partner-of = partner of { $name }
web-open-seat = open seat
web-code = Table
web-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-waiting = Waiting for { $players }
web-you-watch = You are watching
web-over = The match is over
web-clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## The log

web-log = Log
web-log-older = Show what came before
web-log-undone = { $who } takes the last choice back
web-log-undo-asked = { $who } would like to take the last choice back
web-log-undo-refused = { $who } does not agree: nothing is taken back
web-log-sat = { $who } sits down
web-log-left = { $who } gives the seat up
web-log-lent = { $who }: a bot plays from now on
web-log-late = { $who } is out of time: a bot moves
web-log-returned = { $who } is back
web-log-closed = The table was closed

## Around the table

web-title-turn = Your turn · { $game }
web-side = Players, odds and log
web-screens = Players at this screen
web-menu = Menu
web-rules = Rules
web-keys = Keys
web-file = Save the match as a file
web-yes = Yes
web-no = No
web-retry = Try now
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-qr = QR code of the link
web-invite = Invite
web-invite-more = Whoever opens this link sits down where a seat is open, or watches.
web-invite-private = This table is not watched: the link is for those who take a seat.
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-question = { $who } would like to take the last choice back. Agreed?
web-undo-waits = May it be taken back? Still to answer: { $players }
web-review = Look back
web-again = Again, same table
web-again-join = Join the rematch
web-table-close = Close the table
web-table-close-sure = The match ends here for everybody, and nobody can go on with it. It can still be looked at.
web-watchers-mute = Do not hear those who watch
web-watchers-hear = Hear those who watch

## Seats

web-seat-own = Your seat
web-seat-lend-own = A bot plays for me
web-seat-lend = A bot plays while they are away
web-seat-back = I play myself again
web-seat-mute = Do not hear this player
web-seat-hear = Hear this player
web-seat-move = Play on another device
web-seat-move-more = Open this link there: the seat moves over. Keep it like a password, it is the seat.
web-seat-leave = Give the seat up
web-seat-leave-sure = Anybody may take this seat then. You can stay and watch.
web-handover = The device goes to { $who }
web-handover-last = { $who } has moved
web-handover-why = Hands are secret: everybody else looks away.
web-handover-hold = Hold to see your hand

## Talk

web-talk = Talk
web-log-and-talk = Log and talk
web-talk-empty = Nobody has said anything yet.
web-talk-nobody = There is no talk at this table.
web-talk-say = Say something
web-talk-send = Send
web-talk-name = Your name, then you can talk
web-talk-fresh =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
web-reaction-applause = applause
web-reaction-laugh = laughs
web-reaction-wow = amazed
web-reaction-sad = sad
web-reaction-thanks = thank you
web-reaction-hurry = hurry up
web-reaction-luck = good luck
web-reaction-dog = woof

## The line to the server

web-connecting = Connecting
web-lost-line =
    { $seconds ->
        [0] The connection is lost. Trying again now; nothing that was played is lost.
       *[other] The connection is lost. Trying again in { $seconds }{ "\u00A0" }s; nothing that was played is lost.
    }
web-bye-taken = Your seat is open elsewhere
web-bye-taken-more = It is played from another window or device now. Nothing is lost; only one of them can have the seat.
web-bye-token = This seat is not yours any more
web-bye-token-more = It was given up. You can watch, or take a seat that is open.
web-bye-private = This table is not watched
web-bye-private-more = The players want to be among themselves. When the match is over you can look at it.
web-bye-gone = There is no such table
web-bye-gone-more = The link is old, or a letter of it was lost.
web-bye-full = The server is full
web-bye-full-more = It has no room for another connection now. Try again in a while.
web-bye-rude = The server has hung up
web-bye-rude-more = This page sent more than the server takes. Nothing that was played is lost.
web-bye-slow = The connection was too slow
web-bye-slow-more = Nothing that was played is lost.
web-bye-restart = The server restarts
web-bye-restart-more = Nothing that was played is lost.
web-unloaded = This did not arrive
web-unloaded-more = The server does not answer, or Kostka was updated meanwhile. Nothing that was played is lost.
web-unloaded-reload = Load the page anew
web-trouble-here = Play here
web-trouble-again = Try again
web-trouble-watch = Watch

## Advice

web-advice = Best moves
web-advice-wins = wins
web-advice-asking = Thinking ahead …
web-advice-one = There is only one move.
web-advice-later = On your turn: the best moves by their chance to win
web-advice-chance = Wins { $chance } % of the games that were played on from here, ± { $error }.
web-advice-behind = That is { $points } points less than the best move, ± { $error }.
web-advice-chance-exactly = Wins { $chance } % of all games from here, exactly.
web-advice-behind-exactly = That is { $points } points less than the best move.
