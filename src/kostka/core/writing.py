"""Writing match files; `notation` describes them and reads them."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kostka.core.declare.events import Event
from kostka.core.declare.json import Json
from kostka.core.declare.options import changed_options

if TYPE_CHECKING:
    from kostka.core.match import Match, SeenEntry

TITLE = "kostka match 1"
# Replaces a move, or dice, that the reader may not know.
SECRET = "..."
PERSON, BOT = "person", "bot "


def write(match: "Match", *, public: bool = False) -> str:
    """The file of a match. A public one of an unfinished match keeps its secret, and what only some may know."""
    closed = public and not match.is_over
    lines = [TITLE, f"game: {match.game.id}", f"rules: {match.game.version}", f"players: {' | '.join(match.players)}"]
    if any(match.bots):
        lines.append(f"seats: {' | '.join(PERSON if bot is None else BOT + bot for bot in match.bots)}")
    if options := changed_options(match.options):
        lines.append(f"options: {json.dumps(options)}")
    if match.commitment:
        lines.append(f"commitment: {match.commitment}")
    if match.secret and not closed:
        lines.append(f"secret: {match.secret.hex()}")
    if match.start is not None:
        start = public_start(match) if closed else match.start
        lines.append(f"start: {SECRET if start is None else json.dumps(start)}")
    lines.append("")
    lines += [write_entry(match.entry(n, whole=not closed)) for n in range(len(match.log) + 1)]
    if match.result:
        lines.append("result: " + " ".join(str(place) for place in match.result.places))
    return "\n".join(lines) + "\n"


def public_start(match: "Match") -> Json | None:
    """The start position as everybody may see it; None if a match could not go on from that."""
    view = match.position_at(0).view(None)
    return view.dump() if view.is_complete else None


def write_entry(entry: "SeenEntry") -> str:
    seat = "" if entry.seat is None else f"{entry.seat} "
    shown = shown_by(entry.events)
    outcome = f" ({shown})" if entry.real_dice else f" = {shown}" if shown else ""
    return f"{entry.number}. {seat}{entry.move}{outcome}"


def shown_by(events: Sequence[Event]) -> str:
    """What chance showed, as text; what the reader may not know is left out, and it says so."""
    rolls = [event for event in events if event.dice]
    told = [event.outcome() for event in rolls if not event.kept]
    return ", ".join(told if len(told) == len(rolls) else [*told, SECRET])
