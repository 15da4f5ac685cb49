"""Dice of a real table, asked for as they fall."""

from collections.abc import Callable
from typing import Any, TypeVar

from kostka.core.compiled.chance import from_key, new_secret
from kostka.core.declare.events import Buffer, EventRow
from kostka.core.declare.messages import Message
from kostka.core.errors import ScriptError
from kostka.core.game import Board, Dice, Game, State
from kostka.core.notation import read_dice
from kostka.core.position import copied
from kostka.core.writing import shown_by
from kostka.messages import say

T = TypeVar("T")
QUIT = ("quit", "exit")
NEEDED, MORE = "core-dice-needed", "core-dice-missing"


def with_dice(attempt: Callable[[Dice | None], T], question: Message, example: Callable[[], str]) -> T:
    """Try without dice; where some fall, ask for them until they fit, all at once or one after the other."""
    try:
        return attempt(None)
    except ScriptError as error:
        if error.id != NEEDED:
            raise
    print(f"{question} {say('cli-dice-like', example=example())}")
    given: list[tuple[Any, ...]] = []
    while True:
        given += [tuple(die) for die in read_dice(typed_dice())]
        try:
            return attempt(given)
        except ScriptError as error:
            if error.id == MORE:
                print(say("cli-dice-more", given=[" ".join(map(str, die)) for die in given] or say("cli-none")))
            else:
                print(error)
                given = []


def typed_dice() -> str:
    typed = input(f"{say('cli-dice')}> ").strip()
    if typed.lower() in QUIT:
        raise EOFError
    return typed


def example_of(game: Game, board: Board, state: State | None, seat: int = 0, move: int = 0) -> str:
    """What could fall, as it is typed: a move tried with other dice, or without a state the set-up."""
    chance, buffer = from_key(new_secret()), Buffer()
    if state is None:
        game.kernels.deal(board, game.new_state(), chance, buffer.cell)
    else:
        game.kernels.apply(board, copied(state), seat, move, chance, buffer.cell)
    return shown_by(EventRow(buffer.take(), game.events.kinds, game.words(board)))
