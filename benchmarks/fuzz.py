"""`make fuzz`: what nobody sends who means well, a few hundred thousand times, to a server that must not care.

Mutated messages, breaches of WebSockets and of HTTP go to `kostka serve` in processes of its own; then Hypothesis
drives clients that send well made messages in any order. A fault is an answer that is none, a table that changed though
nothing was kept, a line in the log that should not be there, or memory that grows. A seed gives the same run again.
"""

import argparse
import asyncio
import random
import tempfile
import time
import urllib.request
from pathlib import Path

from hypothesis import seed
from hypothesis.stateful import run_state_machine_as_test
from rich.console import Console

from benchmarks.processes import Running
from benchmarks.processes import serving as real_serving
from benchmarks.tables import WIDTH, new_table, show
from kostka.client.web import Json, Web
from kostka.core.registry import game_ids
from tests.server.hostile import BREACHES, Guest, besiege, breach, give_up, pester, sent
from tests.server.hostile_table import machine_at, steady, without_presence
from tests.server.serving import serving

MEGABYTE = 1 << 20
MOST_GROWTH = 24 * MEGABYTE  # from the end of the warm-up to the end
WARM_UP = 0.15  # of all messages
EXPECTED = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # warnings of uvicorn
DRIVEN = 0.04  # of all messages, by the machine
EXAMPLES, STEPS = 25, 50


def main() -> None:
    arguments = read_arguments()
    began = time.monotonic()
    with real_serving() as server:
        memory = storm(server, arguments.messages, random.Random(arguments.seed))
    drive(round(arguments.messages * DRIVEN), arguments.seed)
    table = new_table("what was wrong", "messages")
    for kind, count in sorted(sent.items(), key=lambda item: -item[1]):
        table.add_row(kind, f"{count:,}")
    console = Console(width=WIDTH)
    show(console, f"{sum(sent.values()):,} messages in {time.monotonic() - began:.0f} s, seed {arguments.seed}", table)
    after, end = (f"{held / MEGABYTE:.1f}" for held in memory)
    console.print(f"memory of the worker: {after} MB after the warm-up, {end} MB at the end")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Hostile messages without end.")
    parser.add_argument("--messages", type=int, default=200_000, metavar="N", help="how many")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones")
    return parser.parse_args()


# ------------------------------------------------------------------------------------------------------------- a storm


def storm(server: Running, messages: int, rng: random.Random) -> list[int]:
    """All but the machine; returns the memory of the server after the warm-up and at the end."""
    tables = {game: new_table_of(server, game) for game in game_ids()}
    bystander = new_table_of(server, "camelup")
    before = known_of(server, bystander)
    memory = []
    for share in (WARM_UP, 1 - DRIVEN):
        while sum(sent.values()) < share * messages:
            attack(server.base, rng.choice(list(tables.values())), rng)
        memory.append(server.memory())
    assert known_of(server, bystander) == before, "a bystander's table has changed"
    assert unexpected(server) == [], unexpected(server)
    assert connections(server) == 0, "connections are left over"
    assert memory[1] - memory[0] < MOST_GROWTH, memory
    return memory


def attack(base: str, table: Json, rng: random.Random) -> None:
    """Some 2,300 messages of every kind."""
    seat = rng.choice([0, 1, None, None])
    token = None if seat is None else table["held"][seat]["token"]
    with Guest(base, table["table"], token, seat, **rng.choice([{}, {"name": "Zofia"}])) as guest:
        besiege(guest, rng, 2000)
    for name in BREACHES:
        breach(base, table["table"], token, name)
    pester(base, table["table"], rng, 200)
    give_up(base, table["table"], rng, 50)


def new_table_of(server: Running, game: str) -> Json:
    seats = [{"kind": "screen", "name": name} for name in ("Anna", "Piotr", "Ola")]
    return asyncio.run(Web(server.base).open_table(game, seats))


def known_of(server: Running, table: Json) -> list[Json]:
    """What a table looks like to each of its readers, and what happened there."""
    found = []
    for seat, token in [(None, None), *((held["seat"], held["token"]) for held in table["held"])]:
        with Guest(server.base, table["table"], token, seat) as guest:
            rows = guest.ask({"type": "read", "id": "all-of-it", "after": -1, "upto": 100})["found"]["rows"]
            found.append({"known": without_presence(guest.document), "rows": rows})
    return found


def unexpected(server: Running) -> list[str]:
    return [fault for fault in server.faults() if fault not in EXPECTED]


def connections(server: Running) -> int:
    """How many are open, as soon as the server has noticed that we are gone."""
    for _ in range(100):
        with urllib.request.urlopen(f"{server.base}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        found = sum(float(line.split()[-1]) for line in lines if line.startswith("kostka_connections"))
        if not found:
            break
        time.sleep(0.1)
    return int(found)


# ---------------------------------------------------------------------------------------------------------- the machine


def drive(messages: int, number: int) -> None:
    """Well made messages in any order."""
    goal = sum(sent.values()) + messages
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), pace=3600.0) as server:
        while sum(sent.values()) < goal:
            number += 1
            machine = seed(number)(machine_at(server))
            run_state_machine_as_test(machine, settings=steady(EXAMPLES, STEPS))


if __name__ == "__main__":
    main()
