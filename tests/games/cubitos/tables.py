"""Positions of Cubitos for tests, in a few words each.

    game = table("dugout", roll="6 light gray, orange", active="3 light gray money", draw="red, 2 white")
    game.play("push", dice="orange symbol, 6 light gray blank")
    assert game.legal() == ["use dugout", "skip dugout"]
    game.play("use dugout", dice="red blank, white foot, white blank")
    assert game.count("active", "white", "foot") == 1

`table(card, ...)` is a race of two on Nothing Goes Right. The named cards replace those of race 1; the fields describe
player 0, who is to push or pass; player 1 has the start player die and has passed, with nothing but gray dice in Draw.
Zones are written "2 white, red", Active with faces: "red symbol, 2 light gray money". Any field of a position's player
can be given too (space, fans, credits, hands, pending, ...), for player 1 as `rival={...}`, for several other players
as `others=[{...}, ...]`. To test a run ability, show it in Active and play "pass": the Run Phase begins.

`straight(tmp_path, "0S 0. 1J 1c2 2. 2F")` writes a track in one row, for tests of moving: `table(track=...)`.

`play` takes the dice of all rolls that the move causes, in any order within a roll; without dice they fall at random.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import kostka
from kostka.core.declare.events import Event
from kostka.core.match import Match
from kostka.games.cubitos.cards import find_card
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.own import card_text
from kostka.games.cubitos.sets import load_sets

ZONES = ("draw", "roll", "discard", "picked", "borrowed")
GRAYS = {"light gray": 7, "dark gray": 2}


def dice(text: str) -> dict[str, int]:
    """ "2 white, red" as {"white": 2, "red": 1}."""
    counts: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, _, name = part.partition(" ")
        if number.isdigit():
            counts[name] = counts.get(name, 0) + int(number)
        else:
            counts[part] = counts.get(part, 0) + 1
    return counts


def faces(text: str) -> dict[str, dict[str, int]]:
    """ "red symbol, 2 light gray money" as {"red": {"symbol": 1}, "light gray": {"money": 2}}."""
    active: dict[str, dict[str, int]] = {}
    for shown, count in dice(text).items():
        die, _, face = shown.rpartition(" ")
        assert face in codes.FACES, f"{shown!r} is not a die and its face"
        active.setdefault(die, {})[face] = count
    return active


def rolled(text: str) -> list[tuple[str, str, int]]:
    """ "red symbol, 2 white blank" as dice of a table, in their order."""
    shown = []
    for part in text.split(","):
        (die_and_face, count), *_ = dice(part).items()
        die, _, face = die_and_face.rpartition(" ")
        shown.append((die, face, count))
    return shown


def player(**fields: Any) -> dict[str, Any]:
    """A player of a position, with zones in words."""
    for zone in ZONES:
        if isinstance(fields.get(zone), str):
            fields[zone] = dice(fields[zone])
    if isinstance(fields.get("active"), str):
        fields["active"] = faces(fields["active"])
    return fields


def cards_with(*cards: str) -> list[str]:
    """The cards of race 1, with those of these colours replaced; a card of your own goes by its path."""
    chosen = dict(zip(codes.COLOURS, load_sets()["race-1"].cards, strict=True))
    for card in cards:
        chosen[find_card(card_text(card)).colour] = card
    return list(chosen.values())


def table(
    *cards: str,
    rival: dict[str, Any] | None = None,
    others: list[dict[str, Any]] | None = None,
    track: str | list[str] = "nothing-goes-right",
    laps: int = 1,
    seed: int = 1,
    position: dict[str, Any] | None = None,
    **fields: Any,
) -> "Table":
    """A race with these cards; `fields` are player 0's, `position` those of the whole position (phase, start, ...)."""
    seats = [player(**fields)]
    for other in others if others is not None else [rival or {}]:
        seats.append(player(**{"draw": dict(GRAYS), "pending": [], **other}))
    options = {
        "set": "custom",
        "cards": cards_with(*cards),
        "track": [track] if isinstance(track, str) else track,
        "laps": laps,
    }
    start = {"start": 1, **(position or {})}
    return Table(kostka.load({"game": "cubitos", "options": options, "players": seats, **start}, seed=seed))


def straight(folder: Path, cells: str, shortcuts: str = "", name: str = "straight") -> str:
    """The path of a track in one row, as in "0S 0. 1J 1c2 2. 2F": space 0 is the start, then they count up."""
    row = "".join(cell.ljust(6) for cell in cells.split()).rstrip()
    names = 'names = { en = "Straight", pl = "Prosta", uk = "Пряма" }'
    text = f'source = "house"\n{names}\nmap = """\n{row}\n"""\n[shortcuts]\n{shortcuts}\n'
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def own_card(folder: Path, id: str, colour: str, **effects: list[str]) -> str:
    """The path of a card with these effects, by timing."""
    names = 'names = { en = "Own", pl = "Własna", uk = "Своя" }'
    lines = [f"[{id}]", f'colour = "{colour}"', "cost = 5", names]
    lines += [f"{timing} = {json.dumps(lines)}" for timing, lines in effects.items()]
    path = folder / f"{id}.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


class Table:
    """A match with short words for what tests ask."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, *moves: str, dice: str = "", seat: int = 0) -> list[str]:
        """Play moves, the last one with these dice; returns the events of the last one as sentences."""
        events: Sequence[Event] = []
        for i, move in enumerate(moves):
            shown = rolled(dice) if dice and i == len(moves) - 1 else None
            events = self.match.play(move, seat, shown)
        return [self.match.describe(event) for event in events]

    def legal(self, seat: int = 0) -> list[str]:
        """The moves of a seat, none if it has nothing to choose."""
        return self.match.legal(seat)

    def player(self, seat: int = 0) -> dict[str, Any]:
        """A player as in a position file."""
        found: dict[str, Any] = self.match.dump()["players"][seat]
        return found

    def count(self, zone: str, die: str, face: str | None = None, seat: int = 0) -> int:
        """Dice in a zone, in Active with a face if one is given; the zone "tray" is the table's."""
        if zone == "tray":
            return int(self.match.dump()["trays"].get(die, 0))
        counts = self.player(seat)[zone].get(die, 0)
        if zone != "active":
            return int(counts)
        shown = counts or {}
        return int(shown.get(face, 0) if face else sum(shown.values()))

    def rollout_move(self, seat: int = 0) -> str:
        """The move that the rollout policy plays."""
        moves = self.match.position.legal(seat)
        worth = self.match.position.rollout_policy(seat, moves)
        return self.match.names.texts[moves[worth.index(max(worth))]]

    def movers(self) -> list[int]:
        """The seats that may act."""
        return list(self.match.to_act)

    def phase(self) -> str:
        return str(self.match.dump()["phase"])

    def over(self) -> bool:
        return self.match.result is not None
