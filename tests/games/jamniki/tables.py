"""Positions of Jamniki for tests, short enough to read."""

import random
from typing import Any

import kostka
from kostka.core.match import Match
from kostka.games.jamniki.compiled.rules import part_bones, part_colour, parts
from kostka.games.jamniki.compiled.state import SOURCES, TASK_NAMES
from kostka.games.jamniki.position import points

LETTERS = "ROGBPW"
OPTIONS = ("games", "every_colour", "secret_tasks", "turning", "voluntary_white", "start")


def table(*coats: str, hand: str = "", **fields: Any) -> Match:
    """A match from coats and a hand, such as "K13, K02 white"; fields that are options go there."""
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    if "tasks" in fields:
        options["secret_tasks"] = True
    if hand:
        fields["hand"] = split(hand)
    players = [{"coat": split(coat)} for coat in coats]
    return kostka.load({"game": "jamniki", "options": options, "players": players, **fields}, seed=1)


def real(seats: int, seed: int, plies: int, back: int | None = None, **options: Any) -> Match:
    """A random game after some plies; with `back`, as if only the last `back` draws were known."""
    match = kostka.new("jamniki", seats, seed, games=1, start=0, **options)
    choose = random.Random(seed)
    for _ in range(plies):
        match.play(choose.choice(match.legal()))
    if back is None:
        return match
    position, since = match.dump(), plies - back
    coats = [player["coat"] for player in position["players"]]
    laid = {tile.split()[0]: seats * i + seat for seat, coat in enumerate(coats) for i, tile in enumerate(coat)}
    drawn = {tile: max(since, turn) for tile, turn in position["drawn"].items() if laid.get(tile, 99) >= since}
    return kostka.load({**position, "since": since, "drawn": drawn})


def advance(match: Match, plies: int = 40) -> Match:
    """The match after playing the first legal move `plies` times, by default to the end."""
    for _ in range(plies):
        if match.to_act:
            match.play(match.legal()[0])
    return match


def played(options: dict[str, Any], moves: list[int]) -> Match:
    """A match after moves that are chosen by any numbers."""
    match = kostka.new("jamniki", **options)
    for choice in moves:
        if match.to_act:
            legal = match.legal()
            match.play(legal[choice % len(legal)])
    return match


def split(tiles: str) -> list[str]:
    return [tile.strip() for tile in tiles.split(",") if tile.strip()]


def score(match: Match, seat: int = 0) -> dict[str, int]:
    """The points of a coat as it stands."""
    return dict(zip(SOURCES, points(match.board, match.state)[seat].tolist(), strict=True))


def task(name: str, *coats: str) -> list[bool]:
    """Who fulfils a task with these coats, whether white was needed or not."""
    other = "no-eight" if name != "no-eight" else "most-red"
    match = table(*coats, tasks=[name, other], voluntary_white=True)
    match.state[0].tasks[0] = [TASK_NAMES.index(name), -1]
    return [score(match, seat)["tasks"] > 0 for seat in range(len(coats))]


def coat_parts(match: Match, seat: int = 0) -> str:
    """A coat part by part, as in "P3 O3 W2 W2"."""
    coat = (match.board[0], match.state[0], seat)
    return " ".join(f"{LETTERS[part_colour(*coat, i)]}{part_bones(*coat, i)}" for i in range(parts(*coat[1:])))
