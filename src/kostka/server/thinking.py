"""A thinker: a process behind the event loop that does one job after the other. It loads the rules of a game when it is
told to.

It ends with the process in front, whatever ends that one, and in the middle of a job too.
"""

import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from kostka.core.errors import KostkaError
from kostka.core.pipes import packed, serve
from kostka.core.registry import find_game, stay_plain_until_compiled

if TYPE_CHECKING:
    from kostka.bots import Bot, Observation
    from kostka.core.position import View

NICE = 5
BEST = 12  # moves of a hint
DOUBT = 2.0  # standard errors that a move which was played may seem to be behind when it is looked at again
READY = "ready"
# What became of a job: its answer, a KostkaError, or the traceback of anything else.
DONE, REFUSED, FAILED = "done", "refused", "failed"


class PackedView(NamedTuple):
    """A view and what its seat believes, as they travel to another process, whose game may not be loaded yet."""

    game: str
    board: bytes
    state: bytes
    seat: int
    beliefs: bytes = b""

    def unpack(self) -> "View":
        from kostka.core.position import View

        return View.from_bytes(find_game(self.game), self.board, self.state, self.seat)

    def observe(self, key: bytes) -> "Observation":
        """With dice of the bot that observes."""
        import numpy as np

        from kostka.bots import Observation
        from kostka.core.compiled.chance import from_key

        return Observation(self.unpack(), from_key(key), np.frombuffer(bytearray(self.beliefs)))


def pack(view: "View", beliefs: bytes = b"") -> PackedView:
    return PackedView(view.game.id, view.board.tobytes(), view.to_bytes(), view.seat, beliefs)


def choose(view: PackedView, level: str, key: bytes) -> str | dict[str, Any]:
    """What a bot plays, from what its seat knows and with dice of its own."""
    move = player(level)(view.observe(key))
    return dict(move) if isinstance(move, Mapping) else move


def hint(view: PackedView, playouts: int | None, seconds: float | None) -> dict[str, Any]:
    """The best moves with their chances to win, the best one first."""
    from kostka.bots.advice import advise

    asked = view.observe(bytes(32))
    found = advise(asked, playouts=playouts, seconds=seconds).to_json()
    names = asked.names
    values = {text: dict(names.values[number]) for text, number in names.numbers.items()}
    moves = [
        {**move, "values": values[move["move"]], "plan_values": [values[text] for text in move["plan"]]}
        for move in found["moves"][:BEST]
    ]
    return {"move": moves[0]["move"], "moves": moves, "playouts": found["playouts"]}


def reason(view: PackedView, level: str, key: bytes, move: str) -> dict[str, Any] | None:
    """Why a bot of a level chose a move: it thinks again, with the same dice. None if it would not choose it again,
    nor anything as good."""
    from kostka.bots import Player

    asked, bot = view.observe(key), player(level)
    assert isinstance(bot, Player)
    thought, played = bot.decide(asked), asked.names.read(move)
    if thought.move == played:
        return thought.reason.to_json()
    again = [row for row in thought.values if row.move == played and row.behind <= DOUBT * row.behind_error]
    return bot.search_reason(asked, thought.values, again[0]).to_json() if again else None


def load(game_id: str) -> None:
    """Load the rules of a game, so that no job waits for them. Those of a game that somebody installed and that does
    not work are missed by whoever plays it."""
    from kostka.core.compiling import load_compiled

    with suppress(KostkaError):
        load_compiled(find_game(game_id), before="games")


def odds(view: PackedView, rollouts: int) -> dict[str, Any]:
    """The odds from a view."""
    return view.unpack().odds(rollouts)


def player(level: str) -> "Bot":
    """A bot; those of the levels keep what they have laid out for the next question."""
    from kostka.bots import LEVELS, bot

    if level not in LEVELS:
        return bot(level)
    if level not in PLAYERS:
        PLAYERS[level] = bot(level)
    return PLAYERS[level]


JOBS: dict[str, Callable[..., Any]] = {"choose": choose, "hint": hint, "load": load, "odds": odds, "reason": reason}
PLAYERS: "dict[str, Bot]" = {}


def job_of(name: str) -> Callable[..., Any]:
    """A job by its name, or as "kostka.module:function"."""
    module, colon, function = name.partition(":")
    if not colon:
        return JOBS[name]
    if not module.startswith("kostka."):
        raise LookupError(name)
    found: Callable[..., Any] = getattr(import_module(module), function)
    return found


# ------------------------------------------------------------------------------------------------------- the process


def work(questions: Iterator[Any]) -> Iterator[bytes]:
    """Load the jobs of the modules that are named, then do one after the other."""
    stay_plain_until_compiled()
    for module in sys.argv[1:]:
        JOBS.update(vars(import_module(module)))
    yield packed(READY)
    for job, arguments in questions:
        yield answer_to(job, arguments)


def answer_to(job: str, arguments: tuple[Any, ...]) -> bytes:
    try:
        return packed((DONE, job_of(job)(*arguments)))
    except KostkaError as error:
        return packed((REFUSED, error))
    except Exception:
        return packed((FAILED, traceback.format_exc()))


if __name__ == "__main__":
    serve(work, NICE, "SIGINT", "SIGTERM", "SIGHUP")
