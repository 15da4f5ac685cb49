"""Step 4 of the Run Phase, and a bust, for tests of cards: the game stops before anybody moves.

Player 1, who has the start player die, holds credits: enough for a foot, so that the game waits there once step 4 is
over, with everything that player 0 has gained still to be seen and nothing for player 0 to choose.
"""

from typing import Any

from tests.games.cubitos.tables import Table, table

WAITING = {"credits": 9}


def step_4(*cards: str, rival: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Player 0 has just passed."""
    others = fields.pop("others", None) or [rival or {}]
    game = table(*cards, others=[WAITING | others[0], *others[1:]], **{"draw": "light gray", **fields})
    game.play("pass")
    return game


def bust(*cards: str, active: str, **fields: Any) -> Table:
    """Player 0 has pushed at risk and rolled a miss; "done" leaves the missed die in Roll."""
    game = table(*cards, active=active, at_risk=True, **{"roll": "light gray", "draw": "", "rival": WAITING, **fields})
    game.play("push", dice="light gray blank")
    return game


def owned(game: Table, die: str, seat: int = 0) -> int:
    """How many dice of a kind a player has, wherever they lie."""
    return sum(game.count(zone, die, seat=seat) for zone in ("draw", "roll", "discard", "active"))
