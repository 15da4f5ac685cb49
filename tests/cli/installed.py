"""The command, and packages that somebody installed beside it: the small game of the documentation, a broken one."""

import os
import sys
from pathlib import Path

from tests.core.test_small_game import GAME, write_game

KOSTKA = [sys.executable, "-c", "from kostka.cli import main; main()"]
BOT = """
def last(known):
    return known.legal[-1]
"""
POINTS = """
[kostka.games]
doors = doors:GAME
chess = no_such_module:GAME

[kostka.bots]
last = own_bot:last

[kostka.commands]
fly = no_such_module:app
"""


# Compiling all of a game takes twenty seconds, most of it for searches and bots.
FEW = """
from itertools import takewhile
from kostka.core import compiling
calls = compiling.call_everything
compiling.call_everything = lambda game: takewhile(lambda part: part != "bots", calls(game))
"""


def install(folder: Path, compile_all: bool = False) -> dict[str, str]:
    """What the environment of a command must be to have them all. Of the small game no more is compiled in advance than
    what a table needs, unless all of it is asked for."""
    write_game(GAME if compile_all else GAME + FEW, folder)
    (folder / "own_bot.py").write_text(BOT)
    points = folder / "own-1.0.dist-info"
    points.mkdir()
    (points / "METADATA").write_text("Metadata-Version: 2.1\nName: own\nVersion: 1.0\n")
    (points / "entry_points.txt").write_text(POINTS)
    return {"PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}
