"""`make soak`: thousands of games between random and greedy bots, of every kind there is, without a fault.

Every game with every number of players, each of its options switched on, and for Cubitos all card sets on all tracks.
A fault is a game that does not end within the limit, places that are not places, or anything that raises. Under
`make soak` the rules are compiled anew with every index into an array checked.
"""

import argparse
import dataclasses
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from statistics import mean, quantiles
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

import kostka
from benchmarks.tables import WIDTH, new_table, show
from kostka.bots import COMPILED
from kostka.cli.progress import bar
from kostka.core.compiled.chance import from_seed
from kostka.core.compiling import compile_game
from kostka.core.declare.options import parse_options
from kostka.core.game import Game
from kostka.core.playouts import playouts
from kostka.core.position import Position

TABLES = (("random",), ("greedy",), ("greedy", "random"))

# Games for each number of players and each variant of the options.
RANDOM_GAMES, GREEDY_GAMES, RACES = 200, 20, 50

Options = dict[str, Any]
Progress = Callable[[int, int], None]
Decisions = NDArray[np.int32]


def main() -> None:
    arguments = read_arguments()
    console = Console(width=WIDTH)
    table = new_table("game", "bots", "games", "decisions", "decisions a game", "longest", words=2)
    for id in arguments.games:
        game = kostka.game(id)
        with bar(f"Compiling {game.title}") as progress:
            compile_game(game, progress)
        for bots in TABLES:
            with bar(f"{game.title}, {' and '.join(bots)}") as progress:
                decisions = soak(game, bots, arguments.times, progress)
            table.add_row(
                game.title,
                " and ".join(bots),
                f"{len(decisions):,}",
                f"{decisions.sum():,}",
                f"{decisions.mean():.1f}",
                f"{decisions.max():,}",
            )
    show(console, "Games without a fault", table)
    if "cubitos" in arguments.games:
        show(console, "Rounds of a Cubitos race between greedy bots", rounds_table(arguments.times))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Thousands of games without a fault.")
    parser.add_argument("games", nargs="*", default=kostka.game_ids(), help="games to play; all if none is given")
    parser.add_argument(
        "--times", type=int, default=1, choices=range(1, 1001), metavar="N", help="play N times as many games"
    )
    return parser.parse_args()


def soak(game: Game, bots: tuple[str, ...], times: int, progress: Progress) -> Decisions:
    """Games of each kind of table, on every core; returns the decisions of each game."""
    count = times * (RANDOM_GAMES if bots == ("random",) else GREEDY_GAMES)
    kinds = [(options, seats) for options in variants(game) for seats in game.seats]

    def play(seed: int) -> Decisions:
        options, seats = kinds[seed]
        board = game.set_board(parse_options(game.options, options), seats)
        levels = [COMPILED[bots[seat % len(bots)]] for seat in range(seats)]
        places, _, decisions = playouts(game, board, seed, first=0, count=count, levels=levels)
        if not ((places.min(axis=1) == 1) & (places.max(axis=1) <= seats)).all():
            raise SystemExit(f"{game.title}, {seats} players, {options}: a game ended without places.")
        return decisions

    found = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for decisions in pool.map(play, range(len(kinds))):
            found.append(decisions)
            progress(len(found), len(kinds))
    return np.concatenate(found)


def variants(game: Game) -> Iterator[Options]:
    """The default options, each switch turned over, and what the game has besides."""
    yield {}
    for field in dataclasses.fields(game.options):
        if isinstance(field.default, bool):
            yield {field.name: not field.default}
    if game.id == "cubitos":
        yield from cubitos_races()


def cubitos_races() -> Iterator[Options]:
    """Each card set on each track, each set as the book suggests, and some random sets."""
    from kostka.games.cubitos.sets import load_sets
    from kostka.games.cubitos.tracks import track_ids

    for card_set in load_sets():
        yield {"set": card_set}
        for track in track_ids():
            yield {"set": card_set, "track": (track,), "laps": 1}
    for seed in range(10):
        yield {"set": "random", "set_seed": seed}


def rounds_table(times: int) -> Table:
    """How long a race of one lap takes with the cards of race 1, by track and number of players."""
    from kostka.games.cubitos.tracks import track_ids

    game = kostka.game("cubitos")
    table = new_table("track", "players", "races", "rounds, mean", "middle nine tenths")
    kinds = [(track, seats) for track in track_ids() for seats in game.seats]
    races = times * RACES
    with bar("Rounds of a race") as progress:
        for i, (track, seats) in enumerate(kinds):
            progress(i, len(kinds))
            options = {"track": (track,), "laps": 1}
            rounds = [rounds_of_race(game, options, seats, seed) for seed in range(races)]
            parts = quantiles(rounds, n=20)
            table.add_row(track, str(seats), str(races), f"{mean(rounds):.1f}", f"{parts[0]:.0f} to {parts[-1]:.0f}")
    return table


def rounds_of_race(game: Game, options: Options, seats: int, seed: int) -> int:
    chance = from_seed(seed)
    position = Position.deal(game, parse_options(game.options, options), seats, chance)
    while not position.is_over:
        move = position.view(position.turn).choose(COMPILED["greedy"], chance)
        position = position.after(position.turn, move, chance)
    return int(position.state[0].rounds)


if __name__ == "__main__":
    main()
