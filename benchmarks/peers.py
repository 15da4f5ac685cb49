"""Random full games of other people's engines, in an environment of their own: prints one JSON object.

    python peers.py backgammon 2.0

plays for two seconds of processor time and finishes the game it is in. Importing an engine and its first game, which
fills its tables, are not part of the time.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

# What one random game took: decisions of players, and outcomes of chance where the engine keeps them apart.
Played = tuple[int, int]


def open_spiel(name: str) -> Callable[[], Played]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> Played:
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
        return decisions, chances

    return play


def catanatron() -> Callable[[], Played]:
    from catanatron import Color, Game, RandomPlayer

    def play() -> Played:
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        return len(game.state.actions), 0

    return play


PEERS: dict[str, tuple[str, Callable[[], Callable[[], Played]]]] = {
    "backgammon": ("open_spiel", lambda: open_spiel("backgammon")),
    "liars_dice": ("open_spiel", lambda: open_spiel("liars_dice")),
    "catanatron": ("catanatron", catanatron),
}


def measure(name: str, seconds: float) -> dict[str, object]:
    package, prepare = PEERS[name]
    play = prepare()
    play()
    games = decisions = chances = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decided, rolled = play()
        games, decisions, chances = games + 1, decisions + decided, chances + rolled
    return {
        "version": version(package),
        "games": games,
        "decisions": decisions,
        "chances": chances,
        "seconds": spent,
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
