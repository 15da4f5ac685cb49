"""Whole games that are pinned: each case is played by fixed choices and told event by event."""

import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import kostka
from kostka.core.match import Match
from kostka.core.writing import write
from kostka.games.cubitos.sets import load_sets

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """A playthrough: the choices depend on the seed alone."""

    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    # The share of moves that are the best by the greedy bot; the others are random.
    greedy: float = 0

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.kostka"


CASES = [
    Case("three", "camelup", 3, 3),
    Case("five-arranged-netted", "camelup", 5, 5, {"arrange": True, "netting": True}),
    Case("eight-hidden-purses", "camelup", 8, 8, {"hidden_purses": True}),
    Case("four-greedy", "camelup", 4, 4, greedy=1),
    Case("two", "jamniki", 2, 2),
    Case("three-tasks", "jamniki", 3, 3, {"secret_tasks": True}),
    Case("four-colours-and-tasks", "jamniki", 4, 4, {"every_colour": True, "secret_tasks": True}),
    Case("five-one-game", "jamniki", 5, 5, {"games": 1}),
    Case("three-turning-and-white", "jamniki", 3, 6, {"turning": True, "voluntary_white": True}),
    Case("four-colours-greedy", "jamniki", 4, 7, {"every_colour": True}, greedy=1),
    *(
        Case(name, "cubitos", 2 + number % 3, number, {"set": name}, greedy=0.9)
        for number, name in enumerate(load_sets())
    ),
    Case("three-laps-random-set", "cubitos", 3, 11, {"set": "random", "set_seed": 5, "laps": 3}, greedy=0.9),
]


def digest_file(game: str) -> Path:
    """Where the digests of a game's cases are pinned, a line each."""
    return FOLDER / game / "digests.txt"


def pinned_digests(game: str) -> dict[str, str]:
    lines = digest_file(game).read_text(encoding="utf-8").splitlines()
    return {name: digest for digest, name in (line.split() for line in lines)}


def play(case: Case) -> Match:
    players = [f"Player {seat}" for seat in range(case.seats)]
    match = kostka.new(case.game, case.seats, case.seed, players=players, **case.options)
    chooser = random.Random(case.seed)
    while match.to_act:
        seat = match.position.turn
        moves = match.position.legal(seat)
        if chooser.random() < case.greedy:
            worth = match.position.view(seat).policy(moves)
            move = moves[max(range(len(moves)), key=worth.__getitem__)]
        else:
            move = chooser.choice(moves)
        match.play(match.names.texts[move], seat)
    return match


def tell(match: Match) -> str:
    """The match file with every event as a remark behind its entry."""
    lines = []
    for line in write(match).splitlines():
        lines.append(line)
        number = line.split(".")[0]
        if number.isdigit():
            lines += [f"# {json.dumps(event.to_json())}" for event in match.events[int(number)]]
    return "\n".join(lines) + "\n"
