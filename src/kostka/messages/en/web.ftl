# The pages around every game. Words of a game's own page are in web-{game}.ftl.

## Everywhere

web-lobby = Lobby
web-close = Close
web-cancel = Cancel
web-settings = Settings
web-skip = Skip to the page
web-language = Language
web-theme = Theme
web-theme-system = system
web-theme-light = light
web-theme-dark = dark
web-pace = Animation
web-pace-none = none
web-pace-fast = fast
web-pace-normal = normal
web-pace-system = This device asks for reduced motion, so nothing moves.
web-sound = Sound
web-sound-off = off
web-odds-show = Odds
web-odds-show-help = if the table allows them
web-trail = Trail
web-trail-help = a dotted line shows the last move
web-confirm = To make a move
web-confirm-once = one click
web-confirm-twice = two clicks
web-confirm-always = two, even to roll
web-shortcuts = Single-letter shortcuts
web-shortcuts-help = letters and digits play moves and open panels
web-lost = There is nothing here
web-lost-more = Check the address: a letter may be missing, or there is one too many.
web-server-gone = The server is not answering. Is it running, and is this device online?
web-no-pages = This version of Kostka has no pages for { $game }. You can play it in the terminal.
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
web-waiting-away = { $count ->
    [one] { $players } is away
   *[other] { $players } are away
}
web-waiting-bot = A bot plays meanwhile
web-you-watch = You are watching
web-over = The match is over
web-clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## The log

web-log = Log
web-log-older = Show earlier moves
web-log-newest = Newest
web-log-undone = { $who } undoes the last choice
web-log-undo-asked = { $who } asks to undo the last choice
web-log-undo-refused = { $who } says no: nothing is undone
web-log-sat = { $who } sits down
web-log-left = { $who } gives up the seat
web-log-lent = { $who }: a bot takes over
web-log-late = { $who } ran out of time: a bot moves
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
web-invite-more = Anyone who opens this link can take an open seat or watch.
web-invite-private = This table has no spectators: the link is for players.
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-question = { $who } asks to undo the last choice. Do you agree?
web-undo-waits = You asked to undo. Waiting for { $players }
web-review = Look back
web-again = Play again
web-again-join = Join the rematch
web-table-close = Close the table
web-table-close-sure = The match ends for everybody and cannot be resumed. You can still look back at it.
web-watchers-mute = Mute spectators
web-watchers-hear = Unmute spectators

## The end of a match

web-end-place =
    { $place ->
        [1] you are first
        [2] you are second
        [3] you are third
        [4] you are fourth
        [5] you are fifth
        [6] you are sixth
        [7] you are seventh
       *[other] you are eighth
    }
web-end-place-shared =
    { $place ->
        [1] you share first place
        [2] you share second place
        [3] you share third place
        [4] you share fourth place
        [5] you share fifth place
        [6] you share sixth place
       *[other] you share seventh place
    }
web-end-behind = { $place }, { $behind }
web-end-and = { $one }; { $other }
web-end-second =
    { $count ->
        [one] { $names } is second with { $score }
       *[other] { $names } are second with { $score } each
    }
web-end-buttons = What next
web-end-check = Check
web-end-check-text = The secret is public now. It matches the promise made before the first move.
web-tally-note = best figure of each column in gold
web-tally-place = Place
web-tally-player = Player

## Seats

web-seat-own = Your seat
web-seat-lend-own = Let a bot play for me
web-seat-lend = Let a bot play while they are away
web-seat-back = Take my seat back
web-seat-mute = Mute
web-seat-hear = Unmute
web-seat-move = Play on another device
web-seat-move-more = Open this link on the other device, and your seat moves there. Keep it secret: anyone with the link has your seat.
web-seat-leave = Give up the seat
web-seat-leave-sure = Anyone can take this seat then. You can stay and watch.
web-handover = Pass the device to { $who }
web-handover-last = Last move: { $who }
web-handover-why = Hands are secret: everybody else looks away.
web-handover-hold = Hold to see your hand

## Talk

web-talk = Talk
web-log-and-talk = Log and talk
web-talk-empty = Nobody has said anything yet.
web-talk-nobody = There is no talk at this table.
web-talk-say = Say something
web-talk-send = Send
web-talk-name = Enter your name to talk
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
        [0] Connection lost. Trying again now. The match is safe.
       *[other] Connection lost. Trying again in { $seconds }{ "\u00A0" }s. The match is safe.
    }
web-bye-taken = Your seat is open elsewhere
web-bye-taken-more = You are playing it in another window or on another device. Only one of them can have the seat.
web-bye-token = This seat is not yours any more
web-bye-token-more = It was given up. You can watch or take an open seat.
web-bye-private = This table has no spectators
web-bye-private-more = The players want to play by themselves. You can watch the replay when the match is over.
web-bye-gone = There is no such table
web-bye-gone-more = The link is old or incomplete.
web-bye-full = The server is full
web-bye-full-more = It cannot take another connection right now. Try again in a while.
web-bye-rude = Connection lost
web-bye-rude-more = This page sent more than the server accepts. The match is safe.
web-bye-slow = The connection was too slow
web-bye-slow-more = The match is safe.
web-bye-restart = The server is restarting
web-bye-restart-more = The match is safe.
web-unloaded = This could not be loaded
web-unloaded-more = The server is not answering, or Kostka was just updated. The match is safe.
web-unloaded-reload = Reload
web-trouble-here = Play here
web-trouble-again = Try again
web-trouble-watch = Watch

## Advice

web-advice = Best moves
web-advice-wins = wins
web-advice-asking = Thinking …
web-advice-one = There is only one move.
web-advice-equal = As good as the other moves marked “=”: the difference is within the error.
web-advice-later = On your turn: the best moves by chance to win
web-advice-chance = Chance to win: { $chance } % ± { $error }, from games played out from here.
web-advice-behind = { $points } points less than the best move, ± { $error }.
web-advice-chance-exactly = Chance to win: exactly { $chance } %.
web-advice-behind-exactly = { $points } points less than the best move.
