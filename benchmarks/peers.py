"""Other people's engines and environments, with random legal moves, in a Python of their own: see `pythons`.

Importing an engine, compiling and its first game, which fills its tables, are not part of the time.
"""

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from importlib import import_module
from typing import Any

from benchmarks.loops import Done, by_turns, repeat
from benchmarks.pythons import answer_questions

Work = Callable[[], Done]
STEPS = 16  # of all games of a batch, in one call


# -------------------------------------------------------------------------------------------------- random full games


def open_spiel(name: str) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> Done:
        state = game.new_initial_state()
        decisions = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                chances += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return 1, decisions, chances

    return play


def catanatron() -> Work:
    from catanatron import Color, Game, RandomPlayer

    def play() -> Done:
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        return 1, len(game.state.actions), 0

    return play


def rlcard(name: str) -> Work:
    from rlcard import make

    env = make(name, config={"seed": 0})

    def play() -> Done:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return 1, decisions, 0

    return play


# ------------------------------------------------------------------------------------------------------- environments


def pettingzoo(name: str, door: str) -> Work:
    module = import_module(f"pettingzoo.classic.{name}")
    return by_turns(getattr(module, door)(), random.Random(0))


def pgx(name: str, size: int) -> Work:
    """A batch with automatic resets, masks and observations; choosing is compiled together with the steps.

    Several steps a call, which is quicker here than one.
    """
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carried
        key, choosing, playing = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        state = step(state, actions, jax.random.split(playing, size))
        return (state, key), (state.terminated | state.truncated).sum()

    def turns(carried: tuple[Any, Any]) -> tuple[tuple[Any, Any], Any]:
        carried, ended = jax.lax.scan(turn, carried, None, length=STEPS)
        return carried, ended.sum()

    key = jax.random.PRNGKey(0)
    carried = jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key
    compiled = jax.jit(turns)

    def work() -> Done:
        nonlocal carried
        carried, ended = jax.block_until_ready(compiled(carried))
        return int(ended), STEPS * size, 0

    return work


# ------------------------------------------------------------------------------------------------------------ the list

GAMES, BATCHES, TURNS = "random games", "batched environments", "environments by turns"
PGX = "pgx backgammon"


@dataclass(frozen=True)
class Peer:
    race: str
    title: str
    how: str
    package: str
    prepare: Callable[[], Work]


def classic(title: str, how: str = "env") -> Peer:
    return Peer(TURNS, title, f"PettingZoo, {how}()", "pettingzoo", partial(pettingzoo, title, how))


def card_game(name: str) -> Peer:
    return Peer(GAMES, f"{name}, 2 players", "RLCard, env.step", "rlcard", partial(rlcard, name))


def spiel(name: str) -> Peer:
    return Peer(GAMES, f"{name}, 2 players", "OpenSpiel, Python API", "open_spiel", partial(open_spiel, name))


def pgx_batch(size: int) -> Peer:
    return Peer(BATCHES, "backgammon, 2 players", f"pgx, batch of {size}", "pgx", partial(pgx, "backgammon", size))


PEERS = {
    "backgammon": spiel("backgammon"),
    "liars_dice": spiel("liars_dice"),
    "catanatron": Peer(GAMES, "Catan, 4 players", "catanatron, RandomPlayer", "catanatron", catanatron),
    "leduc-holdem": card_game("leduc-holdem"),
    "uno": card_game("uno"),
    "gin-rummy": card_game("gin-rummy"),
    **{f"{PGX} {size}": pgx_batch(size) for size in (8, 32, 256, 1024)},
    "tictactoe raw": classic("tictactoe_v3", "raw_env"),
    "tictactoe": classic("tictactoe_v3"),
    "connect_four": classic("connect_four_v3"),
    "leduc_holdem": classic("leduc_holdem_v4"),
}


@lru_cache
def ready(name: str) -> Work:
    work = PEERS[name].prepare()
    work()
    return work


def answer(question: dict[str, Any]) -> dict[str, Any]:
    return asdict(repeat(ready(question["peer"]), question["seconds"]))


if __name__ == "__main__":
    answer_questions(answer)
