"""What is in the box of Camel Up."""

from typing import Any

from kostka.core.errors import Message
from kostka.games.camelup.compiled import state as s


def catalogue(options: s.Options | None = None) -> dict[str, Any]:
    """The same for every race."""
    return {
        "spaces": s.SPACES,
        "camels": [{"id": camel, "racing": camel in s.COLOURS} for camel in s.CAMELS],
        "dice": list(s.DICE),
        "pips": list(s.PIPS),
        "tickets": s.TICKETS.tolist(),
        "prizes": s.PRIZES.tolist(),
        "money": s.START_MONEY,
        "partners_from": s.PARTNERS_FROM,
        "choices": {"start": [{"value": -1, "name": Message("core-random-seat")}]},
    }
