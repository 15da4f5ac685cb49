"""How long a table server takes for one table: to open it again, to show it, and to keep a move, plain and compiled.

Prints tables; --json prints all figures instead.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, cast

from rich.console import Console
from rich.table import Table as Shown

import kostka
from benchmarks.environment import describe_machine
from benchmarks.tables import WIDTH, new_table, show
from kostka.core.compiling import compile_game
from kostka.core.match import Match
from kostka.server.config import Config, Limits
from kostka.server.database import migrate
from kostka.server.keys import Keys
from kostka.server.play import Played, Undone, played
from kostka.server.protocol import NewSeat, NewTable, Play, RulesNow
from kostka.server.room import Room
from kostka.server.rooms import Rooms
from kostka.server.storage import Storage
from kostka.server.table import Reader, What
from kostka.server.thinkers import Thinkers

GAMES = ("camelup", "cubitos", "jamniki")
SEATS, PLIES, MIDDLE = 4, 400, 60
BACK = 20  # plies that are taken back when a match would end too early
REOPENED, SHOWN, PLAYED = 30, 2000, 200  # times that each is done
MOST_REOPENING, MOST_SHOWING = 50.0, 0.3  # milliseconds
PLAIN = {"NUMBA_DISABLE_JIT": "1"}


@dataclass(frozen=True)
class Times:
    """Milliseconds."""

    middle: float
    best: float
    first: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Times":
        return cls(median(seconds) * 1000, min(seconds) * 1000, seconds[0] * 1000)


@dataclass(frozen=True)
class Move:
    """From the decision to the document of the player: all of it, and without the time until it is on the disk."""

    whole: Times
    own: Times


def main() -> None:
    parser = argparse.ArgumentParser(description="What a table server takes for one table.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--moves", action="store_true", help="only moves, with the rules as they are in this process")
    arguments = parser.parse_args()
    if arguments.moves:
        print(json.dumps({game: asdict(asyncio.run(move_of(game))) for game in GAMES}))
        return
    figures = {
        "machine": describe_machine(),
        "reopening": {game: asdict(asyncio.run(reopen(game))) for game in GAMES},
        "showing": {game: asdict(asyncio.run(show_table(game))) for game in GAMES},
        "compiled": moves_apart({}),
        "plain": moves_apart(PLAIN),
    }
    print(json.dumps(figures, indent=1)) if arguments.json else print_figures(figures)
    if max(times["middle"] for times in figures["reopening"].values()) > MOST_REOPENING:
        sys.exit("A match takes too long to open again.")
    if figures["showing"]["cubitos"]["middle"] > MOST_SHOWING:
        sys.exit("A table takes too long to be shown.")


def moves_apart(settings: dict[str, str]) -> Any:
    """Moves in a process of their own: rules are plain or compiled from its start."""
    command = [sys.executable, "-m", "benchmarks.server", "--moves"]
    done = subprocess.run(command, env={**os.environ, **settings}, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


# --------------------------------------------------------------------------------------------------------------- tables


@asynccontextmanager
async def new_rooms() -> AsyncIterator[Rooms]:
    """A server's tables with a database of their own, without its connections and thinkers."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'kostka.db'}"
        migrate(database)
        storage = await Storage.open(database)
        try:
            yield rooms_over(storage, database)
        finally:
            await storage.close()


def rooms_over(storage: Storage, database: str = "") -> Rooms:
    config = Config(database=database, secret="k" * 32, limits=Limits())
    return Rooms(config, storage, cast(Thinkers, None), Keys(config.secret), RulesNow(True, None, 0, 0))


async def played_room(rooms: Rooms, game: str, plies: int) -> Room:
    """A table with so many plies of random players in its journal."""
    compile_game(kostka.game(game))
    people = [NewSeat("screen" if seat else "me", f"Player {seat + 1}") for seat in range(SEATS)]
    opened = await rooms.open(NewTable(game, people), "guest")
    room, dice = await rooms.find(opened.table), random.Random(1)
    while sum(isinstance(row.what, Played) for row in room.table.rows) < plies:
        await rooms.commit(room, lambda: next_rows(match_of(room), dice))
    return room


def match_of(room: Room) -> Match:
    assert room.table.match
    return room.table.match


def next_rows(match: Match, dice: random.Random) -> list[What]:
    """A random move, after a few steps back if the match is over."""
    if match.is_over:
        return [Undone(len(match.log) + 1, 0, BACK)]
    seat = dice.choice(match.to_act)
    return [played(match, seat, dice.choice(match.legal(seat)), "player")]


# ------------------------------------------------------------------------------------------------------------ measuring


async def reopen(game: str) -> Times:
    """Read a long journal and fold it, as if the server had just started."""
    async with new_rooms() as rooms:
        table, times = (await played_room(rooms, game, PLIES)).table.id, []
        for _ in range(REOPENED):
            fresh, began = rooms_over(rooms.storage), time.perf_counter()
            await fresh.find(table)
            times.append(time.perf_counter() - began)
        return Times.of(times)


async def show_table(game: str) -> Times:
    """Everything that a player knows in the middle of a match, as it is sent."""
    async with new_rooms() as rooms:
        room, times = await played_room(rooms, game, MIDDLE), []
        for number in range(SHOWN):
            room.changed()
            player, began = player_of(room, number % SEATS), time.perf_counter()
            room.document(player)
            times.append(time.perf_counter() - began)
        return Times.of(times)


async def move_of(game: str) -> Move:
    async with new_rooms() as rooms:
        room, dice, watch = await played_room(rooms, game, 1), random.Random(2), Watch(rooms.storage)
        whole, own = [], []
        for _ in range(PLAYED):
            if match_of(room).is_over:
                await rooms.commit(room, lambda: next_rows(match_of(room), dice))
            watch.seconds = 0.0
            whole.append(await play(rooms, room, dice))
            own.append(whole[-1] - watch.seconds)
        return Move(Times.of(whole), Times.of(own))


async def play(rooms: Rooms, room: Room, dice: random.Random) -> float:
    player = player_of(room, dice.choice(match_of(room).to_act))
    move = dice.choice(match_of(room).legal_json(player.seat))
    began = time.perf_counter()
    await rooms.act(room, player, Play(secrets.token_urlsafe(9), room.table.version, move))
    room.document(player)
    return time.perf_counter() - began


def player_of(room: Room, seat: int) -> Reader:
    key = room.table.chairs[seat].key
    assert key
    return Reader(seat, hash=key.hash)


class Watch:
    """Counts the time that a storage takes."""

    def __init__(self, storage: Storage) -> None:
        self.append, self.seconds = storage.append, 0.0
        storage.append = self.timed  # type: ignore[method-assign]

    async def timed(self, *arguments: Any, **named: Any) -> None:
        began = time.perf_counter()
        await self.append(*arguments, **named)
        self.seconds += time.perf_counter() - began


# ------------------------------------------------------------------------------------------------------------- printing


def print_figures(figures: dict[str, Any]) -> None:
    console = Console(width=WIDTH)
    console.print(", ".join(f"{name} {value}" for name, value in figures["machine"].items()), "\n")
    reopening = f"Opening a table of {PLIES} plies again, in ms (wanted: {MOST_REOPENING:.0f})"
    show(console, reopening, times_table(figures["reopening"]))
    showing = f"A full view with {SEATS} players, in ms (wanted: {MOST_SHOWING} for Cubitos)"
    show(console, showing, times_table(figures["showing"]))
    for way in ("compiled", "plain"):
        show(
            console,
            f"A move from its decision to the view of its player, {way} rules, in ms",
            moves_table(figures[way]),
        )


def times_table(times: dict[str, dict[str, float]]) -> Shown:
    table = new_table("game", "median", "best", "the first one")
    for game, found in times.items():
        table.add_row(game, *(f"{found[name]:.3f}" for name in ("middle", "best", "first")))
    return table


def moves_table(moves: dict[str, dict[str, dict[str, float]]]) -> Shown:
    table = new_table("game", "median", "best", "median without the disk", "best without the disk")
    for game, found in moves.items():
        table.add_row(game, *(f"{found[part][name]:.2f}" for part in ("whole", "own") for name in ("middle", "best")))
    return table


if __name__ == "__main__":
    main()
