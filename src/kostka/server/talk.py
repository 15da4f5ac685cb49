"""Talk: short messages and signs, kept with the table. A player need not hear everybody."""

from kostka.core.declare.messages import shorten
from kostka.server import protocol
from kostka.server.table import Quiet, Reader, Refusal, Row, Table, What, own_seat

MOST = 1000  # messages of the players of a table, and as many of those who watch


class Said(What, frozen=True, tag="said"):
    """Somebody said something; `seat` is null for those who watch."""

    seat: int | None
    name: str
    text: str | None = None
    reaction: str | None = None

    def fold(self, table: Table, row: Row) -> None:
        if self.seat is None:
            table.spoken_by_watchers += 1
        else:
            table.spoken += 1

    def told(self, table: Table, reader: Reader) -> What:
        muted = reader.seat is not None and (reader.seat, self.seat) in table.muted
        return Quiet() if muted else self


class Muted(What, frozen=True, tag="muted"):
    """A player does not hear a seat any more, or does again; null are those who watch. Nobody is told."""

    seat: int
    whom: int | None
    muted: bool

    def fold(self, table: Table, row: Row) -> None:
        pair = (self.seat, self.whom)
        table.muted.add(pair) if self.muted else table.muted.discard(pair)

    def told(self, table: Table, reader: Reader) -> What:
        return Quiet()


def say(table: Table, reader: Reader, action: protocol.Say) -> list[What]:
    text = " ".join(action.text.split())
    if not text or not text.isprintable():
        raise Refusal("server-cannot-say")
    return [Said(reader.seat, speaker(table, reader), text)]


def react(table: Table, reader: Reader, action: protocol.React) -> list[What]:
    return [Said(reader.seat, speaker(table, reader), reaction=action.reaction)]


def speaker(table: Table, reader: Reader) -> str:
    """The name of somebody who may talk here."""
    wanted = table.settings.talk
    if table.is_closed:
        raise Refusal("server-not-playing", phase=table.phase)
    if wanted == "nobody" or (wanted == "players" and reader.seat is None):
        raise Refusal("server-no-talk", setting=wanted)
    if (table.spoken_by_watchers if reader.seat is None else table.spoken) >= MOST:
        raise Refusal("server-said-enough", most=MOST)
    name = reader.name if reader.seat is None else table.chairs[reader.seat].name
    if not name:
        raise Refusal("server-nameless")
    return name


def mute(table: Table, reader: Reader, action: protocol.Mute) -> list[What]:
    if table.is_closed:
        raise Refusal("server-not-playing", phase=table.phase)
    seat = own_seat(reader)
    if action.seat is not None and action.seat not in range(len(table.chairs)):
        raise Refusal("core-no-seat", given=shorten(action.seat), last=len(table.chairs) - 1)
    if action.seat == seat:
        raise Refusal("server-mute-yourself")
    if ((seat, action.seat) in table.muted) == action.muted:
        raise Refusal("server-muted-already")
    return [Muted(seat, action.seat, action.muted)]
