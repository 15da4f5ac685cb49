"""Tables of the rulings: the rival has credits to spend, so that the game waits after player 0."""

from typing import Any

from tests.games.cubitos.tables import Table, table


def run(*cards: str, **fields: Any) -> Table:
    """A table whose player 0 has just passed: the Run Phase. The rival, who moves first, has something to spend."""
    fields = {"draw": "light gray", **fields, "rival": {"credits": 9, **fields.get("rival", {})}}
    game = table(*cards, **fields)
    game.play("pass")
    return game


def moving(track: str | list[str], feet: int = 0, **fields: Any) -> Table:
    """Player 0 in the Move step; the rival comes next and has something to spend."""
    fields["rival"] = {"credits": 9, **fields.get("rival", {})}
    return table(track=track, position={"phase": "move", "start": 0}, feet=feet, draw="light gray", **fields)


def finish_round(game: Table) -> None:
    """Let everybody stop and buy nothing until the round is over."""
    number = game.match.dump()["round"]
    while not game.match.result and game.match.dump()["round"] == number:
        seat = game.match.to_act[0]
        game.match.play("stop" if "stop" in game.legal(seat) else "done", seat)
