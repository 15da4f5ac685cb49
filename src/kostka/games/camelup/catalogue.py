"""What is in the box of Camel Up."""

from typing import Any

from kostka.core.declare.messages import Message
from kostka.games.camelup.compiled import state as camelup


def catalogue(options: camelup.Options | None = None) -> dict[str, Any]:
    """The same for every race."""
    return {
        "spaces": camelup.SPACES,
        "camels": [{"id": camel, "racing": camel in camelup.COLOURS} for camel in camelup.CAMELS],
        "dice": list(camelup.DICE),
        "pips": list(camelup.PIPS),
        "tickets": camelup.TICKETS.tolist(),
        "prizes": camelup.PRIZES.tolist(),
        "money": camelup.START_MONEY,
        "partners_from": camelup.PARTNERS_FROM,
        "choices": {"start": [{"value": -1, "name": Message("core-random-seat")}]},
    }
