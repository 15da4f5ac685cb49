"""Whether the bots have become weaker: levels of the working tree against those of the last release, in one run.

    python -m benchmarks.regression [REVISION] [--level hard] [--deals 20]

The revision is the one that benchmarks/release.txt names: its sources have the weights and parameters of that release.
Its bots think in a Python of their own, from what their seat knows. Prints Elo with its error for every game.
"""

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from rich.console import Console

import kostka
from benchmarks import revisions
from benchmarks.compare import Side, unpack
from benchmarks.pythons import NotMeasured, answer_questions
from benchmarks.tables import WIDTH, new_table, show
from kostka.bots import Observation, bot
from kostka.cli.progress import bar

RELEASE = Path(__file__).parent / "release.txt"
WORD = 2**32


class Released(Side):
    """A bot of another revision: what a seat knows goes through a pipe, a move comes back."""

    def __init__(self, source: Path, cache: Path, level: str) -> None:
        super().__init__(source, cache, "benchmarks.regression", KOSTKA_RELEASED="1")
        self.__name__ = f"{level} as released"
        self.level = level

    def __call__(self, known: Observation) -> str:
        key = [known.draw(WORD) for _ in range(8)]
        memory = known.beliefs.tolist()
        try:
            return str(self.ask(level=self.level, seat=known.seat, key=key, memory=memory, position=known.position))
        except NotMeasured as error:
            raise SystemExit(f"The Python of the other revision did not answer: {error}.") from None


def answer(asked: dict[str, Any]) -> Any:
    """The other end of the pipe, with the sources of the other revision."""
    chance = revisions.chances().from_key(np.array(asked["key"], "<u4").tobytes())
    known = revisions.observation(asked["position"], asked["seat"], chance, np.array(asked["memory"]))
    return bot(asked["level"])(known)


def main() -> None:
    parser = argparse.ArgumentParser(description="The bots of the working tree against those of the last release.")
    parser.add_argument("revision", nargs="?", default=RELEASE.read_text(encoding="utf-8").strip())
    parser.add_argument("--games", nargs="*", default=kostka.game_ids())
    parser.add_argument("--level", default="hard")
    parser.add_argument("--deals", type=int, default=20)
    asked = parser.parse_args()
    table = new_table("game", "deals", "wins of the working tree, %", "95 % from", "to", "Elo", "from", "to")
    with TemporaryDirectory(prefix="kostka-release-") as folder:
        source = unpack(asked.revision, Path(folder))
        for id in asked.games:
            player = Released(source, Path(folder) / "rules", asked.level)
            seats = kostka.game(id).seats[0]
            with bar(f"{id}: {asked.level} against {asked.level} of {asked.revision}") as progress:
                found = kostka.arena(
                    id,
                    [asked.level, player],
                    asked.deals,
                    seats=seats,
                    workers=1,
                    progress=lambda done, total, _: progress(done, total),
                )
            player.process.kill()
            share = next(row.share for row in found.standings if row.bot == asked.level)
            elo = found.elo
            assert elo is not None
            numbers = [*(100 * value for value in (share.mean, share.low, share.high)), elo.mean, elo.low, elo.high]
            table.add_row(id, str(asked.deals), *(f"{number:.1f}" for number in numbers))
    show(Console(width=WIDTH), f"{asked.level} against {asked.level} of {asked.revision}", table)


if __name__ == "__main__":
    answer_questions(answer) if "KOSTKA_RELEASED" in os.environ else main()
