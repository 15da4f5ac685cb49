"""Games as the environments that learning libraries know, by what a seat may know.

Nothing of these libraries is imported before somebody asks for an environment of theirs.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kostka.lab.extras import needed

if TYPE_CHECKING:
    from kostka.bots import Bot
    from kostka.lab.environments.at_once import Parallel
    from kostka.lab.environments.batches import Batch
    from kostka.lab.environments.by_turns import Aec
    from kostka.lab.environments.single import Single

__all__ = ["aec", "batch", "describe", "gymnasium", "parallel"]


def aec(
    game: str, seats: int | None = None, *, reward: str = "places", render_mode: str | None = None, **options: Any
) -> "Aec":
    """PettingZoo's AEC environment: an agent in every seat, one after the other."""
    needed("pettingzoo", "lab")
    from kostka.lab.environments.by_turns import Aec

    return Aec(game, seats, reward, render_mode, **options)


def parallel(
    game: str, seats: int | None = None, *, reward: str = "places", render_mode: str | None = None, **options: Any
) -> "Parallel":
    """PettingZoo's parallel environment: all who may act do so at once, the others idle."""
    needed("pettingzoo", "lab")
    from kostka.lab.environments.at_once import Parallel

    return Parallel(game, seats, reward, render_mode, **options)


def gymnasium(
    game: str,
    seat: int = 0,
    bots: "Sequence[str | Bot]" = ("greedy",),
    seats: int | None = None,
    *,
    reward: str = "places",
    render_mode: str | None = None,
    **options: Any,
) -> "Single":
    """A Gymnasium environment: one learner in a seat, bots around it."""
    needed("gymnasium", "lab")
    from kostka.lab.environments.ids import made

    return made(game, seat=seat, bots=bots, seats=seats, reward=reward, render_mode=render_mode, **options)


def batch(
    game: str,
    size: int,
    seats: int | None = None,
    *,
    bots: Sequence[str | None] = (),
    reward: str = "places",
    seed: int = 0,
    threads: int = 1,
    **options: Any,
) -> "Batch":
    """Many games at once, a step of each in one compiled call."""
    from kostka.lab.environments.batches import Batch

    return Batch(game, size, seats, bots=bots, reward=reward, seed=seed, threads=threads, **options)


def describe(game: str) -> str:
    """The arrays of an observation as a table in Markdown: types, shapes, axes, and blanks."""
    from kostka.core.registry import find_game
    from kostka.lab.environments.spaces import table_of

    return table_of(find_game(game))
