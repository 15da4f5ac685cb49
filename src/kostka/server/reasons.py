"""Why bots played what they played: when the match is over they think again about what they were asked."""

from kostka.bots import LEVELS, dice_key
from kostka.core.match import Match, Ply
from kostka.server.bots import FALLBACK, pack_view
from kostka.server.play import Played
from kostka.server.seats import Arranged, Lent, Opened
from kostka.server.table import Refusal, Table
from kostka.server.thinking import PackedView


def question(match: Match, entry: int, level: str | None) -> tuple[PackedView, str, bytes, str]:
    """What a thinker has to know to tell the reason of an entry that a bot of this level chose."""
    if not match.is_over:
        raise Refusal("server-not-over")
    if level not in LEVELS:
        raise Refusal("server-no-reason")
    ply = match.log[entry - 1]
    assert isinstance(ply, Ply)
    then = when_asked(match, entry, ply.seat)
    return pack_view(then, ply.seat), level, dice_key(then, ply.seat), match.names.texts[ply.move]


def when_asked(match: Match, entry: int, seat: int) -> Match:
    """The match as it was when a seat was asked for the move of an entry: others may have acted meanwhile."""
    then = match.at(entry - 1)
    while then.log and isinstance(last := then.log[-1], Ply) and last.seat != seat:
        before = match.at(len(then.log) - 1)
        if seat not in before.to_act:
            break
        then = before
    return then


def level_at(table: Table, entry: int | None) -> str | None:
    """The level of the bot that chose the move of an entry; None if no bot did."""
    for row in table.rows:
        match row.what:
            case Played(number=number, by="bot", seat=seat) if number == entry:
                return level_then(table, seat, row.version)
            case Played(number=number, by="clock") if number == entry:
                return FALLBACK
    return None


def level_then(table: Table, seat: int, version: int) -> str | None:
    """Who played a bot's seat at a version: whoever it was given or lent to last."""
    for row in reversed(table.rows[:version]):
        match row.what:
            case Lent() | Arranged() as given if given.seat == seat:
                return given.level
            case Opened() as opened:
                return opened.chairs[seat].level
    return None


def level_in_file(match: Match, entry: int) -> str | None:
    """The same for a match of which only the file is there."""
    ply = match.log[entry - 1] if 1 <= entry <= len(match.log) else None
    return match.bots[ply.seat] if isinstance(ply, Ply) else None
