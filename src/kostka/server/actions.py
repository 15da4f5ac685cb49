"""From an action to the rows that it leads to, or to a reason why not. Nothing changes here."""

from collections.abc import Callable, Collection
from typing import Any

from kostka.server import play, protocol, seats, talk
from kostka.server.table import Reader, Refusal, Table, What

DECISIONS: dict[type[protocol.Action], Callable[[Table, Reader, Any], list[What]]] = {
    protocol.Play: play.play,
    protocol.Undo: play.undo,
    protocol.Answer: play.answer,
    protocol.Arrange: seats.arrange,
    protocol.Rename: seats.rename,
    protocol.Leave: seats.leave,
    protocol.Back: seats.back,
    protocol.Close: seats.close,
    protocol.Say: talk.say,
    protocol.React: talk.react,
    protocol.Mute: talk.mute,
}


def decide(table: Table, reader: Reader, action: protocol.Action, here: Collection[int]) -> list[What]:
    if not table.holds(reader):
        raise Refusal("server-token")
    if isinstance(action, protocol.Lend):
        return seats.lend(table, reader, action, here)
    return DECISIONS[type(action)](table, reader, action)


def key_of(reader: Reader, id: str) -> str:
    """An action is known by whoever acts and by the id it gave, so that nobody can use up the ids of others."""
    return f"{reader.guest or ''}:{id}" if reader.seat is None else f"{reader.seat}:{id}"
