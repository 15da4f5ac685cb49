"""How rows are kept: JSON that says its kind."""

import msgspec

from kostka.server.play import Begun, Played, TellBegun, TellPlayed, TellUndone, UndoAnswered, UndoAsked, Undone
from kostka.server.seats import (
    Arranged,
    Closed,
    Counted,
    Followed,
    Left,
    Lent,
    Opened,
    Renamed,
    Returned,
    Sat,
    TellOpened,
    TellSat,
    Woken,
)
from kostka.server.storage import Stored
from kostka.server.table import Quiet, Row
from kostka.server.talk import Muted, Said

Kept = (
    Opened
    | Sat
    | Renamed
    | Arranged
    | Left
    | Lent
    | Returned
    | Closed
    | Followed
    | Woken
    | Counted
    | Begun
    | Played
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Muted
)
# The same as clients are told.
Told = (
    TellOpened
    | TellSat
    | Renamed
    | Arranged
    | Left
    | Lent
    | Returned
    | Closed
    | Followed
    | Woken
    | Counted
    | TellBegun
    | TellPlayed
    | UndoAsked
    | UndoAnswered
    | TellUndone
    | Said
    | Quiet
)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Kept)


def keep(table: str, row: Row) -> Stored:
    return Stored(table, row.version, row.at, row.action, encoder.encode(row.what))


def read(stored: Stored) -> Row:
    return Row(stored.version, stored.at, stored.action, decoder.decode(stored.body))
