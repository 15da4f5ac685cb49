"""Looking at matches afterwards: every moment of a file, and whether its dice follow from its secret.

These run in thinkers: a file of a stranger may take its time.
"""

from typing import Any

import msgspec

from kostka.core.declare.options import changed_options
from kostka.core.errors import KostkaError
from kostka.core.match import Match
from kostka.core.notation import read, verify
from kostka.server import reasons, thinking
from kostka.server.changes import changes
from kostka.server.document import match_now
from kostka.server.play import entry
from kostka.server.protocol import Settings
from kostka.server.table import Chair, Reader, Refusal, Table

MOST_STEPS = 20_000


def replay(text: str, seat: int | None, whole: bool) -> bytes:
    """Every entry of a match file with what it changed, as a seat (None: everybody) could know it then, or whole.

    The changes are those of `protocol.MatchNow`, so that a client shows a replay with what it shows a match with.
    """
    match = read(text)
    match.check_seat(seat)
    if len(match.log) > MOST_STEPS:
        raise Refusal("server-too-many-steps", most=MOST_STEPS)
    return msgspec.json.encode({**header(match), "verified": verified(text), "steps": steps(match, seat, whole)})


def header(match: Match) -> dict[str, Any]:
    result = match.result
    return {
        "game": match.game.id,
        "players": list(match.players),
        "bots": list(match.bots),
        "options": changed_options(match.options),
        "commitment": match.commitment,
        "secret": match.secret.hex() if match.secret and match.is_over else None,
        "result": result and {"places": list(result.places), "scores": list(result.scores)},
    }


def steps(match: Match, seat: int | None, whole: bool) -> list[dict[str, Any]]:
    found, before = [], None
    for number in range(len(match.log) + 1):
        past = match.at(number)
        after = match_then(past, seat, whole)
        told = entry(match if whole else past, number, Reader(seat))
        found.append({"entry": told, "changes": changes(before, after)})
        before = after
    return found


def match_then(past: Match, seat: int | None, whole: bool) -> dict[str, Any]:
    table = Table("", settings=Settings(undo="never"))
    table.match, table.chairs, table.asked = past, [Chair()] * past.seats, [0] * past.seats
    then = match_now(table, Reader(seat))
    assert then
    return {**then, "position": past.dump()} if whole else then


def verified(text: str) -> dict[str, Any] | None:
    """How many dice agree with the secret; None where there is nothing to check yet, or it cannot be."""
    try:
        return verify(text).to_json()
    except KostkaError:
        return None


def reason(text: str, entry: int) -> bytes:
    """Why a bot chose the move of an entry of a finished match."""
    match = read(text)
    found = thinking.reason(*reasons.question(match, entry, reasons.level_in_file(match, entry)))
    if found is None:
        raise Refusal("server-no-reason")
    return msgspec.json.encode({"reason": found})


def check(text: str) -> bytes:
    """Recompute every die of a finished match."""
    return msgspec.json.encode(verify(text).to_json())
