"""Dice and the fan track as data: `data/components.toml` becomes fields of the board record."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from kostka.core.errors import KostkaError
from kostka.core.game import Board
from kostka.core.reading import read_text, read_toml
from kostka.games.cubitos.compiled import state as codes

FACE = re.compile(r"(?:(?P<amount>[1-9]) )?(?P<face>\w+)")
MOST_DICE = 31  # of a kind: what a roll shows is counted in five bits a face
FAN = re.compile(r"(?P<credits>[0-9]) credits?|(?P<hand>hand)")


class ComponentError(KostkaError):
    """A die or a fan track that cannot be used; names the fault."""


@lru_cache
def components() -> dict[str, Any]:
    path = Path(__file__).parent / "data" / "components.toml"
    return read_toml(read_text(path), str(path), ComponentError)


def has_power(colour: str) -> bool:
    """Whether the die of a colour has a power face."""
    return any(die["id"] == colour and codes.FACES[codes.POWER] in die["faces"] for die in components()["dice"])


def set_components(board: Board, data: dict[str, Any]) -> None:
    """Write dice, fan track and draw amount into a board."""
    record = board[0]
    record.draw_amount = data["draw"]["amount"]
    found = {die["id"]: die for die in data["dice"]}
    for kind, name in enumerate(codes.DICE):
        set_die(board, kind, found[name])
    spaces = data["fans"]["spaces"]
    if not 1 <= len(spaces) <= codes.FAN_SPACES:
        raise ComponentError("cubitos-fan-track", spaces=len(spaces), most=codes.FAN_SPACES)
    record.last_fan = len(spaces)
    for fan, text in enumerate(spaces, start=1):
        reward = FAN.fullmatch(text)
        if not reward:
            raise ComponentError("cubitos-fan-space", space=fan, given=text)
        record.fan_credits[fan] = int(reward["credits"] or 0)
        record.fan_hands[fan] = bool(reward["hand"])


def set_die(board: Board, kind: int, die: dict[str, Any]) -> None:
    record = board[0]
    if not 1 <= die["number"] <= MOST_DICE:
        raise ComponentError("cubitos-number-of-dice", die=die["id"], given=die["number"], most=MOST_DICE)
    record.number[kind] = die["number"]
    record.each[kind] = die["each"]
    if len(die["faces"]) != codes.SIDES:
        raise ComponentError("cubitos-number-of-faces", die=die["id"], given=len(die["faces"]), sides=codes.SIDES)
    for side, text in enumerate(die["faces"]):
        face = FACE.fullmatch(text)
        if not face or face["face"] not in codes.FACES:
            raise ComponentError("cubitos-no-such-face", die=die["id"], given=text, known=codes.FACES)
        shown, amount = codes.FACES.index(face["face"]), int(face["amount"] or 1)
        if record.amount[kind, shown] not in (0, amount):
            raise ComponentError("cubitos-face-amounts", die=die["id"])
        record.sides[kind, side] = shown
        record.amount[kind, shown] = amount
