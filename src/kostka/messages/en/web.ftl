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
web-sound = Sound
web-sound-off = off
web-odds-show = Odds
web-odds-show-help = where the table allows them
web-trail = Trail
web-trail-help = a dotted line where a piece moved last
web-lost = There is nothing here
web-server-gone = The server does not answer. Is it running, and is this device online?
web-rules-more = More in the rules

## The table

web-seats = Players
web-actions = Moves
web-you = You
web-bot = bot
web-away = away
web-lent = played by { $level }
web-open-seat = open seat
web-code = Table
web-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-waiting = Waiting for { $players }
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
web-log-sat = { $who } sits down
web-log-left = { $who } gives the seat up
web-log-lent = { $who }: a bot plays from now on
web-log-returned = { $who } is back
web-log-closed = The table was closed
