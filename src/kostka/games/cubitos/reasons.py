"""What speaks for moves, in numbers: pushes exactly, everything else by what it is worth in feet."""

from collections.abc import Iterator, Sequence
from typing import Any

from kostka.core.declare.messages import Message
from kostka.core.position import View
from kostka.games.cubitos.compiled.state import M as MOVE
from kostka.games.cubitos.odds import odds


def reasons(view: View, moves: Sequence[int]) -> dict[int, list[Message]]:
    found, texts = odds(view, 0), view.names.texts
    return {move: list(why(found, move, texts[move])) for move in moves}


def why(found: dict[str, Any], move: int, text: str) -> Iterator[Message]:
    if move == MOVE.push and "push" in found:
        push = found["push"]
        yield Message(
            "cubitos-why-push",
            bust=round(100 * push["bust"], 1),
            feet=round(push["expected_feet"], 1),
            money=round(push["expected_money"], 1),
        )
    elif move == MOVE.pass_ and "pass" in found:
        yield Message("cubitos-why-pass", feet=found["pass"]["feet"], money=found["pass"]["money"])
    elif text in found["moves"]:
        yield Message("cubitos-why-worth", worth=round(found["moves"][text], 1))
