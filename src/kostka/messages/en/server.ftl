## What a table server refuses, and why

server-not-playing = { $phase ->
    [gathering] The match has not begun yet.
    [over] The match is over.
   *[closed] This table is closed.
}
server-watching = You are watching: only those who have a seat can do that.
server-lent = A bot plays for you. Take your seat back first.
server-not-lent = No bot plays for you.
server-bot-plays = A bot already plays there.
server-is-here = { $name } is here: a seat can be lent only while its player is away.
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
server-host-only = Only the player who opened the table can do that.
server-has-begun = The match has begun: seats are no longer arranged.
server-not-over = The match is not over yet.
server-cannot-say = There is nothing in this message that could be shown.
server-no-talk = { $setting ->
    [players] At this table only players talk.
   *[other] There is no talk at this table.
}
server-said-enough = { $most } messages have been sent at this table: there is no room for more.
server-nameless = Say who you are before you talk.
server-muted-already = It is like that already.
server-mute-yourself = There is no need to mute yourself.
server-no-odds = The players of this table have switched the odds off.
server-odds-soon = Odds come in a moment: the rules are still being compiled.
server-nothing-to-choose = You have nothing to choose now.
server-no-reason = No bot explains this move.
server-no-answer = { $why ->
    [late] That took too long to work out.
    [busy] Too much is being worked out at the moment. Try again soon.
   *[other] That could not be worked out.
}

## Finding a table

server-no-table = There is no such table.
server-no-code = There is no table with this code.
server-no-page = There is nothing here.
server-token = This link opens no seat of this table: somebody may have given the seat up.
server-private = The players of this table do not want to be watched.
server-broken-table = This table cannot be opened: its match does not follow from the rules of this version.
server-used-id = This id belongs to another action.

## What every client must keep to

server-hello-first = The first message says hello, as in { "{" }"type": "hello"{ "}" }.
server-hello-again = Hello has been said already.
server-not-text = Messages are texts.
server-too-long = That is longer than the { $most } bytes that are read.
server-not-understood = That message cannot be understood: { $error }
server-too-fast = Too many requests. Wait a moment.
server-origin = Pages of other sites may not do that.
server-too-many-steps = The match is longer than the { $most } entries that are shown.

## What a server has no room for

server-guest-tables = You have { $most } open tables; finish or close one of them first.
server-full = The server has no room for another table.
server-table-full = There is no room for more at this table.
server-crowded = Too many act at this table at once. Try again.
server-restarts = The server restarts. Come back in a moment.
server-failed = Something went wrong on the server. It has been noted.

## Running a server

server-key-short = The secret key needs at least { $least } characters.
server-limits = KOSTKA_LIMITS cannot be read: { $error }
server-one-worker = Several workers need PostgreSQL: name it by --database or KOSTKA_DATABASE_URL.
server-no-address = Nothing can listen at { $address }: { $error }.
