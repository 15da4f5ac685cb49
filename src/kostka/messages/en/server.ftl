## What a table server refuses, and why

server-not-playing = { $phase ->
    [gathering] The match has not begun yet.
    [over] The match is over.
   *[closed] This table is closed.
}
server-watching = You are watching. Only players can do that.
server-lent = A bot plays for you. Take your seat back first.
server-not-lent = No bot plays for you.
server-bot-plays = A bot already plays there.
server-is-here = { $name } is here: a bot can only stand in for a player who is away.
server-stale = The table has just changed. Look again.
server-future = The table is not there yet. Try again.
server-no-undo = { $plies ->
    [0] You have nothing to undo.
   *[other] { $setting ->
        [never] There is no undo at this table.
       *[other] It is too late to undo: something was revealed, or somebody has moved since.
    }
}
server-undo-asked = { $name } has already asked to undo.
server-no-question = Nobody is asking you about an undo.
server-no-free-seat = { $free ->
    [0] All seats are taken.
   *[other] This seat is taken. Others are free.
}
server-seat-taken = { $name } sits there.
server-host-only = Only the host can do that.
server-has-begun = The match has begun: seats and names stay as they are.
server-not-over = The match is not over yet.
server-cannot-say = There is nothing in this message to show.
server-no-talk = { $setting ->
    [players] At this table only players talk.
   *[other] There is no talk at this table.
}
server-said-enough = This table has reached its limit of { $most } messages.
server-nameless = Enter a name before you talk.
server-muted-already = That is already so.
server-mute-yourself = You cannot mute yourself.
server-no-odds = The players of this table have switched the odds off.
server-odds-soon = The odds will be here in a moment: the rules are still being compiled.
server-nothing-to-choose = You have nothing to choose now.
server-no-reason = No bot explains this move.
server-no-answer = { $why ->
    [late] That took too long to work out.
    [busy] The server is busy. Try again soon.
   *[other] That could not be worked out.
}

## Finding a table

server-no-table = There is no such table.
server-no-code = There is no table with this code.
server-no-page = There is nothing here.
server-token = This link does not open a seat at this table: the seat may have been given up.
server-private = This table has no spectators.
server-broken-table = This table cannot be opened: its match does not follow the rules of this version.
server-used-id = This id belongs to another action.

## What every client must keep to

server-hello-first = The first message says hello, as in { "{" }"type": "hello"{ "}" }.
server-hello-again = Hello has been said already.
server-not-text = Messages are texts.
server-too-long = That is longer than the limit of { $most } bytes.
server-not-understood = This message cannot be understood: { $error }
server-too-fast = Too many requests. Wait a moment.
server-origin = Pages of other sites cannot do that.
server-too-many-steps = The match has more than { $most } entries, the most that can be shown.

## What a server has no room for

server-guest-tables = You have { $most } open tables; finish or close one of them first.
server-full = The server cannot take another table.
server-table-full = This table cannot hold any more.
server-crowded = Too many requests at this table at once. Try again.
server-restarts = The server is restarting. Come back in a moment.
server-failed = Something went wrong on the server. It has been logged.

## Running a server

server-key-short = The secret key needs at least { $least } characters.
server-limits = KOSTKA_LIMITS cannot be read: { $error }
server-one-worker = Several workers need PostgreSQL: set it with --database or KOSTKA_DATABASE_URL.
server-no-address = Cannot listen on { $address }: { $error }.
