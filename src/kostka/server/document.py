"""What a reader knows of a table, as one JSON document: the only door through which a table leaves the process."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from kostka.core.declare.options import changed_options
from kostka.server.play import undo_way, waiting_for
from kostka.server.protocol import RulesNow
from kostka.server.table import Reader, Table


class Around(NamedTuple):
    """What is not in the journal: who is connected, whether time goes by, and how far the compiler has come."""

    here: frozenset[int] = frozenset()
    watching: int = 0
    # Whether time stands still until a player is back.
    asleep: bool = False
    rules: RulesNow = RulesNow(True, None, 0, 0)


def document(table: Table, reader: Reader, around: Around) -> dict[str, Any]:
    """Everything that a reader knows, in the shape of `protocol.Document`."""
    return {
        "table": table_now(table),
        "you": you(table, reader),
        "seats": [seat_now(table, seat, around.here) for seat in range(len(table.chairs))],
        "watching": around.watching,
        "match": match_now(table, reader),
        "question": question_now(table),
        "clock": clock_now(table, around.asleep),
        "rules": msgspec.to_builtins(around.rules),
    }


def table_now(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "code": table.code,
        "game": table.game.id,
        "phase": table.phase,
        "options": table.options,
        "settings": msgspec.to_builtins(table.settings),
        "opened_at": table.opened_at,
        "next": table.next,
    }


def you(table: Table, reader: Reader) -> dict[str, Any]:
    muted: Sequence[int | None] = [whom for seat, whom in table.muted if seat == reader.seat]
    return {"seat": reader.seat, "host": table.is_host(reader), "muted": sorted(muted, key=str)}


def seat_now(table: Table, seat: int, here: frozenset[int]) -> dict[str, Any]:
    chair = table.chairs[seat]
    return {
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level,
        "lent": chair.lent,
        "screen": chair.screen,
        "here": chair.key is not None and seat in here,
    }


def match_now(table: Table, reader: Reader) -> dict[str, Any] | None:
    match, seat = table.match, reader.seat
    if match is None:
        return None
    seen = match.position if match.is_over else match.position.view(seat)
    to_act = () if table.is_closed else match.to_act
    acts = seat is not None and seat in to_act and not table.chairs[seat].lent
    result = match.result
    return {
        "players": list(match.players),
        "options": changed_options(match.options),
        "commitment": match.commitment,
        "secret": match.secret.hex() if match.secret and match.is_over else None,
        "entry": len(match.log),
        "to_act": list(to_act),
        "position": seen.dump(),
        "standing": seen.scores(),
        "prompt": match.prompt(seat).to_json() if seat is not None and to_act else None,
        "legal": match.legal_json(seat) if acts else [],
        "since": table.asked[seat] if acts and seat is not None else None,
        "undo": None if seat is None or table.is_closed else undo_way(table, seat),
        "result": result and {"places": list(result.places), "scores": list(result.scores)},
    }


def question_now(table: Table) -> dict[str, Any] | None:
    question = table.question
    return question and {"seat": question.seat, "plies": question.plies, "waiting": waiting_for(table)}


def clock_now(table: Table, asleep: bool) -> dict[str, Any] | None:
    clock = table.clock
    if clock is None:
        return None
    return {"left": list(clock.left), "since": clock.since, "running": [] if asleep else list(clock.running)}


def told_rows(table: Table, reader: Reader, after: int, upto: int | None = None) -> list[dict[str, Any]]:
    """The rows behind a version, up to another, as a reader may know them."""
    rows = table.rows[after + 1 : None if upto is None else upto + 1]
    return [
        {"version": row.version, "at": row.at, "what": msgspec.to_builtins(row.what.told(table, reader))}
        for row in rows
    ]
