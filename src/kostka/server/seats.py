"""Who sits where: opening a table, taking and leaving seats, lending one to a bot, a rematch, the end of a table."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from kostka.bots import bot_names
from kostka.core.compiled.chance import new_secret
from kostka.core.declare.messages import shorten
from kostka.core.declare.options import changed_options
from kostka.core.game import Game
from kostka.core.match import is_name
from kostka.core.registry import find_game
from kostka.server import protocol
from kostka.server.play import Begun
from kostka.server.protocol import Json, NewSeat, NewTable, Settings
from kostka.server.table import Chair, Key, Reader, Refusal, Row, Table, What, own_seat

# ----------------------------------------------------------------------------------------------------- what can happen


class TellOpened(What, frozen=True, tag="opened"):
    """The table was opened."""


class Opened(What, frozen=True, tag="opened"):
    code: str
    game: str
    options: Json
    settings: Settings
    host: str
    chairs: list[Chair]

    def fold(self, table: Table, row: Row) -> None:
        table.code, table.game, table.options = self.code, find_game(self.game), self.options
        table.settings, table.host, table.opened_at = self.settings, self.host, row.at
        table.chairs = list(self.chairs)

    def told(self, table: Table, reader: Reader) -> What:
        return TellOpened()


class TellSat(What, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str


class Sat(What, frozen=True, tag="sat"):
    seat: int
    name: str
    key: Key

    def fold(self, table: Table, row: Row) -> None:
        table.chairs[self.seat] = Chair(self.name, self.key)
        if table.match is not None:
            table.match.rename(self.seat, self.name)
        table.run_clock(row.at)

    def told(self, table: Table, reader: Reader) -> What:
        return TellSat(self.seat, self.name)


class Renamed(What, frozen=True, tag="renamed"):
    """Before the match a player changed their name."""

    seat: int
    name: str

    def fold(self, table: Table, row: Row) -> None:
        table.chairs[self.seat] = replace(table.chairs[self.seat], name=self.name)


class Arranged(What, frozen=True, tag="arranged"):
    """Before the match a seat became a bot's, or open."""

    seat: int
    level: str | None
    name: str | None

    def fold(self, table: Table, row: Row) -> None:
        table.chairs[self.seat] = Chair(self.name, level=self.level)


class Left(What, frozen=True, tag="left"):
    """A player gave the seat up."""

    seat: int

    def fold(self, table: Table, row: Row) -> None:
        table.chairs[self.seat] = Chair()
        table.muted = {pair for pair in table.muted if self.seat not in pair}
        table.question = None
        table.run_clock(row.at)


class Lent(What, frozen=True, tag="lent"):
    """A bot plays for a seat until its player is back."""

    seat: int
    level: str

    def fold(self, table: Table, row: Row) -> None:
        table.chairs[self.seat] = replace(table.chairs[self.seat], lent=self.level)
        table.question = None
        table.run_clock(row.at)


class Returned(What, frozen=True, tag="returned"):
    """A player is back in the seat."""

    seat: int

    def fold(self, table: Table, row: Row) -> None:
        table.chairs[self.seat] = replace(table.chairs[self.seat], lent=None)
        table.run_clock(row.at)


class Closed(What, frozen=True, tag="closed"):
    """The table was closed."""

    def fold(self, table: Table, row: Row) -> None:
        table.is_closed = True
        table.question = None
        table.run_clock(row.at)


class Followed(What, frozen=True, tag="followed"):
    """The same people play again, at another table."""

    table: str

    def fold(self, table: Table, row: Row) -> None:
        table.next = self.table


class Woken(What, frozen=True, tag="woken"):
    """A player came back to a table where nobody was: until now no time went by."""

    def fold(self, table: Table, row: Row) -> None:
        if table.clock is not None:
            table.clock.since = row.at


class Counted(What, frozen=True, tag="counted"):
    """The server was about to restart: until then time went by."""

    def fold(self, table: Table, row: Row) -> None:
        table.run_clock(row.at)


# ------------------------------------------------------------------------------------------------------------- opening


def open_table(wanted: NewTable, code: str, host: str, keys: Sequence[Key]) -> list[What]:
    """A new table as it was asked for; `keys` are for those who are there. It begins if nobody is missing."""
    game = find_game(wanted.game)
    game.check_seats(len(wanted.seats))
    options = checked_options(game, wanted.options, len(wanted.seats))
    waiting = list(keys)
    chairs = [new_chair(seat, waiting, number) for number, seat in enumerate(wanted.seats, 1)]
    return [Opened(code, game.id, options, wanted.settings, host, chairs), *begun(game, options, chairs)]


def checked_options(game: Game, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Options that a board can be made of. They never name a file: own cards and tracks are texts."""
    read = game.read_options(options, files=False)
    game.set_board(read, seats)
    return changed_options(read)


def people_of(wanted: NewTable) -> list[int]:
    """The seats that whoever opens the table holds."""
    return [number for number, seat in enumerate(wanted.seats) if seat.kind in ("me", "screen")]


def new_chair(seat: NewSeat, keys: list[Key], number: int) -> Chair:
    if seat.kind == "open":
        return Chair()
    if seat.kind == "bot":
        level = known_level(seat.level)
        return Chair(clean_name(seat.name or f"{level} {number}"), level=level)
    return Chair(clean_name(seat.name), keys.pop(0), screen=seat.kind == "screen")


def clean_name(name: str | None) -> str:
    if not is_name(name):
        raise Refusal("core-player-name", given=shorten(name))
    assert name is not None
    return " ".join(name.split())


def known_level(level: str | None) -> str:
    known = bot_names()
    if level not in known:
        raise Refusal("core-no-bot", given=shorten(level), known=tuple(known))
    return level


def begun(game: Game, options: Mapping[str, Any], chairs: Sequence[Chair]) -> list[What]:
    """The match begins as soon as somebody has every seat."""
    if any(chair.kind == "open" for chair in chairs):
        return []
    secret = new_secret()
    settled = changed_options(game.settle(game.read_options(options, files=False), secret))
    names = [chair.name or "" for chair in chairs]
    return [Begun(game.version, settled, secret.hex(), names, [chair.level for chair in chairs])]


def again(table: Table, code: str) -> list[What]:
    """A new table for the same people, everybody one seat further; seats that were given up are open."""
    chairs = [replace(chair, lent=None) for chair in (*table.chairs[1:], table.chairs[0])]
    opened = Opened(code, table.game.id, table.options, table.settings, table.host, chairs)
    return [opened, *begun(table.game, table.options, chairs)]


# ------------------------------------------------------------------------------------------------------------- actions


def sit(table: Table, name: str, seat: int | None, key: Key) -> list[What]:
    """Take an open seat."""
    if table.phase not in ("gathering", "playing"):
        raise Refusal("server-not-playing", phase=table.phase)
    free = [number for number, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Refusal("server-no-free-seat", free=len(free))
    sat = Sat(free[0] if seat is None else seat, clean_name(name), key)
    if table.match is not None:
        return [sat]
    chairs = [Chair(sat.name, key) if n == sat.seat else chair for n, chair in enumerate(table.chairs)]
    return [sat, *begun(table.game, table.options, chairs)]


def arrange(table: Table, reader: Reader, action: protocol.Arrange) -> list[What]:
    if not table.is_host(reader):
        raise Refusal("server-host-only")
    if table.phase != "gathering":
        raise Refusal("server-has-begun")
    chair = chair_of(table, action.seat)
    if chair.key:
        raise Refusal("server-seat-taken", name=chair.name)
    level = None if action.level is None else known_level(action.level)
    name = level and f"{level} {action.seat + 1}"
    chairs = list(table.chairs)
    chairs[action.seat] = Chair(name, level=level)
    return [Arranged(action.seat, level, name), *begun(table.game, table.options, chairs)]


def rename(table: Table, reader: Reader, action: protocol.Rename) -> list[What]:
    seat = own_seat(reader)
    if table.phase != "gathering":
        raise Refusal("server-has-begun")
    return [Renamed(seat, clean_name(action.name))]


def leave(table: Table, reader: Reader, action: protocol.Leave) -> list[What]:
    if table.phase not in ("gathering", "playing"):
        raise Refusal("server-not-playing", phase=table.phase)
    return [Left(own_seat(reader))]


def lend(table: Table, reader: Reader, action: protocol.Lend, here: Collection[int]) -> list[What]:
    """The own seat, or that of somebody who is not here."""
    own = own_seat(reader)
    assert table.running
    chair = chair_of(table, action.seat)
    if chair.bot:
        raise Refusal("server-bot-plays")
    if action.seat != own and chair.key and action.seat in here:
        raise Refusal("server-is-here", name=chair.name)
    return [Lent(action.seat, known_level(action.level))]


def back(table: Table, reader: Reader, action: protocol.Back) -> list[What]:
    seat = own_seat(reader)
    if not table.chairs[seat].lent:
        raise Refusal("server-not-lent")
    return [Returned(seat)]


def close(table: Table, reader: Reader, action: protocol.Close) -> list[What]:
    if not table.is_host(reader):
        raise Refusal("server-host-only")
    if table.phase == "closed":
        raise Refusal("server-not-playing", phase=table.phase)
    return [Closed()]


def may_follow(table: Table, reader: Reader) -> None:
    own_seat(reader)
    if table.phase != "over":
        raise Refusal("server-not-over")


def chair_of(table: Table, seat: int) -> Chair:
    if seat not in range(len(table.chairs)):
        raise Refusal("core-no-seat", given=shorten(seat), last=len(table.chairs) - 1)
    return table.chairs[seat]
