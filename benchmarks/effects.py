"""Part of `make soak`: races of Cubitos until every effect of every card has been used, and how often each was.

    python -m benchmarks.effects

Effects run inside the rules, where only plain Python can be watched, so the rules are not compiled here. Fails with the
names of the effects that were not used within the limit.
"""

import argparse
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from rich.console import Console

import kostka
from benchmarks.tables import WIDTH, new_table, show
from kostka.cli.progress import bar
from kostka.core.compiled.jit import ENABLED
from kostka.core.game import Board, Game
from kostka.games.cubitos.board import card_names
from kostka.games.cubitos.compiled import abilities, rolling, rules, zones
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.effects import EFFECTS
from kostka.games.cubitos.compiled.effects import X as EFFECT
from kostka.games.cubitos.compiled.zones import argument
from kostka.games.cubitos.sets import load_sets

EFFECT_NAMES = tuple(EFFECTS)
PLIES = 400  # of one race, before another one begins
RACES = 40  # of one set, before its unused effects are given up
USING = 0.7  # the share of moves that use a die, where one can be used

# An effect: the card, when it is used, and the place and name of the effect in the program.
Effect = tuple[str, str, str]


def main() -> None:
    arguments = read_arguments()
    if ENABLED:
        command = [sys.executable, "-m", "benchmarks.effects", *sys.argv[1:]]
        sys.exit(subprocess.run(command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}).returncode)
    game, table = kostka.game("cubitos"), new_table("card", "effects", "least used", "times", "most used", "times")
    missing: list[Effect] = []
    with bar("Effects of Cubitos") as progress:
        sets = arguments.sets or sets_with_every_card()
        for done, name in enumerate(sets):
            progress(done, len(sets))
            used = exhaust(game, name, arguments.races)
            missing += [effect for effect, times in used.items() if not times]
            for card in dict.fromkeys(card for card, _, _ in used):
                times = {effect: times for effect, times in used.items() if effect[0] == card}
                least, most = min(times, key=times.__getitem__), max(times, key=times.__getitem__)
                table.add_row(
                    card,
                    str(len(times)),
                    " ".join(least[1:]),
                    f"{times[least]:,}",
                    " ".join(most[1:]),
                    f"{times[most]:,}",
                )
    show(Console(width=WIDTH), "Effects of the cards that were used", table)
    if missing:
        sys.exit("Never used: " + "; ".join(" ".join(effect) for effect in missing))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Races until every effect of every card has been used.")
    parser.add_argument("sets", nargs="*", help="card sets; all if none is given")
    parser.add_argument(
        "--races", type=int, default=RACES, help="races of a set before its unused effects are given up"
    )
    return parser.parse_args()


def sets_with_every_card() -> list[str]:
    """Sets of the box, each with some card that none before it has."""
    seen: set[str] = set()
    chosen = []
    for name, cards in ((name, card_set.cards) for name, card_set in load_sets().items()):
        if not seen.issuperset(cards):
            chosen.append(name)
        seen.update(cards)
    return chosen


def exhaust(game: Game, card_set: str, races: int) -> Counter[Effect]:
    """How often each effect of a set was used in the races that it took to use them all."""
    board = game.set_board(game.read_options({"set": card_set}), game.seats[-1])
    effects = dict(programs(board))
    used = Counter(dict.fromkeys(effects.values(), 0))

    def one_effect(board: np.record, state: np.record, seat: int, *rest: Any) -> None:
        used[effects[argument(state, seat, codes.F_PROGRAM)]] += 1

    def plain_gains(board: np.record, state: np.record, seat: int, pc: int, *rest: Any) -> None:
        used.update(effects[line] for line in lines(board, pc))

    with watched("run_ability", one_effect), watched("take_plain_gains", plain_gains):
        for seed in range(races):
            race(game, card_set, seed)
            if all(used.values()):
                break
    return used


@contextmanager
def watched(rule: str, watcher: Callable[..., None]) -> Iterator[None]:
    """Call `watcher` before a rule, in all modules of the rules that know it."""
    modules = [module for module in (abilities, rolling, rules, zones) if hasattr(module, rule)]
    original = getattr(modules[0], rule)

    def both(*arguments: Any) -> Any:
        watcher(*arguments)
        return original(*arguments)

    for module in modules:
        setattr(module, rule, both)
    try:
        yield
    finally:
        for module in modules:
            setattr(module, rule, original)


def race(game: Game, card_set: str, seed: int) -> None:
    """A race between players who have dice of every colour from the start, and use what they have."""
    chooser = random.Random(seed)
    dice = dict.fromkeys(codes.COLOURS, 1)
    player = {"roll": {"light gray": 1, **dice}, "draw": {"light gray": 2, **dice}}
    players = [player] * game.seats[seed % len(game.seats)]
    match = kostka.load({"game": game.id, "options": {"set": card_set}, "phase": "roll", "players": players}, seed)
    for _ in range(PLIES):
        if match.is_over:
            return
        seat = chooser.choice(match.to_act)
        moves = match.legal(seat)
        uses = [move for move in moves if move.startswith("use ")]
        match.play(chooser.choice(uses if uses and chooser.random() < USING else moves), seat)


def programs(board: Board) -> Iterator[tuple[int, Effect]]:
    """Every line of the programs of a board by its number: which effect of which card it is."""
    record = board[0]
    for timing, card, face in np.ndindex(record.entry.shape):
        # What becomes of an unused die happens only where it is not used by itself.
        if timing == codes.T_MUST and record.at_end[card, face] != codes.CHOSEN:
            continue
        if record.entry[timing, card, face] > 0:
            own_power = (
                face + 1 == codes.POWER and record.entry[timing, card, face] != record.entry[timing, card, face - 1]
            )
            name = (card_names(board)[card], f"{codes.TIMINGS[timing]}{' power' if own_power else ''}")
            for number, pc in enumerate(lines(record, int(record.entry[timing, card, face])), 1):
                yield pc, (*name, f"{number}. {EFFECT_NAMES[record.code[pc, codes.L_EFFECT]]}")


def lines(record: np.record, pc: int) -> Iterator[int]:
    """The lines of a program, with those of the lists inside its effects."""
    while (effect := record.code[pc, codes.L_EFFECT]) != EFFECT.end:
        yield pc
        bodies = int(record.code[pc, codes.L_NUMBER]) if effect == EFFECT.choose else int(effect == EFFECT.rivals)
        for body in range(bodies):
            yield from lines(record, int(record.code[pc, codes.L_BODY + body]))
        pc += 1


if __name__ == "__main__":
    main()
