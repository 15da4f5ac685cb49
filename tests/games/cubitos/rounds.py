"""Ways through a round for tests of cards: into the Run Phase, through a bust, to the next round.

Player 0 holds 4 credits unless told otherwise: enough for a foot, so that the Move step waits for an answer.
"""

from pathlib import Path
from typing import Any

from tests.games.cubitos.steps import WAITING
from tests.games.cubitos.tables import Table, table

QUIET = ("stop", "done", "pass")


def run(*cards: str, **fields: Any) -> Table:
    """Player 0 has just passed: step 4 of the Run Phase, or Move if there is nothing to use."""
    game = table(*cards, **{"draw": "light gray", "credits": 4, **fields})
    game.play("pass")
    return game


def busted(*cards: str, active: str, **fields: Any) -> Table:
    """Player 0 has busted with these dice and three gray ones in Active, and kept Roll: the Move step."""
    game = table(*cards, roll="light gray", active=f"{active}, 3 light gray money", credits=4, **fields)
    game.play("push", dice="light gray blank")
    assert game.player()["busted"]
    game.play("done")
    return game


def moving(track: str | list[str], feet: int = 0, **fields: Any) -> Table:
    """Player 0 in the Move step; the rival comes next and has something to spend."""
    fields["rival"] = WAITING | fields.get("rival", {})
    return table(track=track, position={"phase": "move", "start": 0}, feet=feet, draw="light gray", **fields)


def end_round(game: Table) -> None:
    """Everybody does as little as possible until the next round."""
    number = game.match.dump()["round"]
    while not game.match.result and game.match.dump()["round"] == number:
        seat = game.match.to_act[0]
        moves = game.legal(seat)
        game.play(next((move for move in QUIET if move in moves), moves[0]), seat=seat)


def drawn(folder: Path, map: str, name: str = "drawn") -> str:
    """The path of a track with this map."""
    names = 'names = { en = "Drawn", pl = "Rysowana", uk = "Мальована" }'
    path = folder / f"{name}.toml"
    path.write_text(f'source = "house"\n{names}\nmap = """\n{map}\n"""\n', encoding="utf-8")
    return str(path)
