"""Match files: a match as text that a person can read, mail and check.

    kostka match 1
    game: camelup
    players: Anna | Piotr | greedy
    options: {"arrange": true}
    commitment: 5f2c…
    secret: 91ab…

    0. deal = red 1, yellow 3, …
    1. 0 roll = blue 2
    2. 1 ticket red
    3. 2 roll (green 1)
    result: 1 3 2

What follows "=" is what chance showed; it is checked against the secret on reading. Dice in brackets were rolled at a
real table. Lines that begin with # are remarks. A match that began from a position has a line `start:` with it.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from kostka.core import chance as chances
from kostka.core.errors import KostkaError, NotationError
from kostka.core.events import EVERYBODY, Event
from kostka.core.match import Dice, Match
from kostka.core.options import parse_options
from kostka.core.reading import read_json, whole_number
from kostka.core.registry import game as find_game

TITLE = "kostka match 1"
PLY = re.compile(r"(?P<number>[0-9]+)\. (?P<body>[^=()]+?)(?: = (?P<shown>[^=()]+)| \((?P<given>[^=()]*)\))?")


@dataclass(frozen=True)
class Line:
    """A ply as it stands in a file."""

    number: int
    seat: int | None
    move: str
    shown: str | None
    given: str | None


def write(match: Match, *, public: bool = False) -> str:
    """The file of a match. A public one of an unfinished match keeps its secret, and what only some may know."""
    closed = public and match.result is None
    lines = [TITLE, f"game: {match.game.id}", f"players: {' | '.join(match.players)}"]
    if options := match.changed_options():
        lines.append(f"options: {json.dumps(options)}")
    if match.commitment:
        lines.append(f"commitment: {match.commitment}")
    if match.secret and not closed:
        lines.append(f"secret: {match.secret.hex()}")
    if match.position is not None and not closed:
        lines.append(f"start: {json.dumps(match.position)}")
    lines.append("")
    lines.append("0. deal" + outcome(match.events[0], match.deal_dice, closed))
    for number, ply in enumerate(match.plies, start=1):
        shown = outcome(match.events[number], ply.dice, closed)
        lines.append(f"{number}. {ply.seat} {match.game.name(match.board, ply.move)}{shown}")
    if match.result:
        lines.append("result: " + " ".join(str(place) for place in match.result.places))
    return "\n".join(lines) + "\n"


def outcome(events: Sequence[Event], dice: Dice | None, closed: bool) -> str:
    shown = ", ".join(dice_of(events, closed))
    if dice:
        return f" ({shown})"
    return f" = {shown}" if shown else ""


def dice_of(events: Sequence[Event], closed: bool = False) -> list[str]:
    """What chance showed, as text; `closed` leaves out what not everybody may know."""
    return [event.outcome() for event in events if event.dice and not (closed and event.seer != EVERYBODY)]


def read_dice(text: str) -> Dice:
    """ "blue 2, white 3" as [("blue", 2), ("white", 3)]."""
    rolls = []
    for roll in text.split(","):
        rolls.append(tuple(word if (number := whole_number(word)) is None else number for word in roll.split()))
    return [roll for roll in rolls if roll]


def read(text: str) -> Match:
    """The match of a file, with every recorded outcome checked."""
    header, plies, places = parse(text)
    match = open_match(header, plies[0])
    compare(match, plies[0], 0)
    for line in plies[1:]:
        if line.number != len(match.plies) + 1:
            raise NotationError(f"Ply {len(match.plies) + 1} was expected, but the file goes on with {line.number}.")
        dice = line.given if line.given is not None or match.secret else line.shown
        try:
            match.play(line.move, line.seat, read_dice(dice) if dice else None)
        except KostkaError as error:
            raise NotationError(f"Ply {line.number} does not check out: {error}") from None
        compare(match, line, line.number)
    if places is not None and (match.result is None or list(match.result.places) != places):
        raise NotationError("The result in the file is not the result of its moves.")
    return match


def compare(match: Match, line: Line, number: int) -> None:
    actual = ", ".join(dice_of(match.events[number]))
    if line.shown is not None and line.shown != actual and match.secret:
        raise NotationError(
            f"Ply {number} does not check out: the file says {line.shown!r}, the secret gives {actual!r}."
        )


@dataclass(frozen=True)
class Verified:
    """How many dice agree with the secret, and how many came from a real table."""

    checked: int
    given: int


def verify(text: str) -> Verified:
    """Recompute a finished match from its secret; raises with the first ply that does not agree."""
    header, plies, _ = parse(text)
    if "secret" not in header:
        raise NotationError("This match has not published its secret yet, so its dice cannot be checked.")
    if "commitment" not in header:
        raise NotationError("This match has no commitment, so nothing ties its secret to its beginning.")
    match = read(text)
    checked = given = 0
    for line, events in zip(plies, match.events, strict=True):
        dice = dice_of(events)
        if line.given is not None:
            given += len(dice)
        elif dice and line.shown is None:
            raise NotationError(f"Ply {line.number} does not check out: the file does not say what was rolled.")
        else:
            checked += len(dice)
    return Verified(checked, given)


def parse(text: str) -> tuple[dict[str, str], list[Line], list[int | None] | None]:
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != TITLE:
        raise NotationError(f"A match file begins with the line {TITLE!r}.")
    header: dict[str, str] = {}
    plies: list[Line] = []
    places: list[int | None] | None = None
    for n, line in lines[1:]:
        found = PLY.fullmatch(line)
        if found:
            plies.append(read_ply(n, found))
        elif line.startswith("result: "):
            places = [whole_number(word) for word in line.split()[1:]]
        elif ": " in line and not plies:
            name, value = line.split(": ", 1)
            header[name] = value
        else:
            raise NotationError(f"Line {n} is neither a ply nor a header: {line!r}.")
    for name in ("game", "players"):
        if name not in header:
            raise NotationError(f"The match file has no line {name!r}.")
    if not plies or plies[0].number != 0 or plies[0].move != "deal":
        raise NotationError("The plies begin with '0. deal'.")
    return header, plies, places


def read_ply(n: int, found: "re.Match[str]") -> Line:
    number, body = whole_number(found["number"]), found["body"]
    if number == 0:
        return Line(0, None, body, found["shown"], found["given"])
    word, _, move = body.partition(" ")
    seat = whole_number(word)
    if number is None or seat is None or not move:
        raise NotationError(f"Line {n}: a ply names its seat and its move, as in '1. 0 roll'.")
    return Line(number, seat, move, found["shown"], found["given"])


def open_match(header: dict[str, str], deal: Line) -> Match:
    game = find_game(header["game"])
    options = parse_options(game.options, read_json(header.get("options", "{}"), "The line 'options'", NotationError))
    secret = read_secret(header)
    position = read_json(header["start"], "The line 'start'", NotationError) if "start" in header else None
    dice = deal.given if deal.given is not None or secret else deal.shown
    players = [name.strip() for name in header["players"].split("|")]
    try:
        game.check_seats(len(players))
        return Match(
            game,
            options,
            players,
            secret,
            commitment=header.get("commitment"),
            position=position,
            dice=read_dice(dice) if dice else None,
        )
    except KostkaError as error:
        raise NotationError(f"Ply 0 does not check out: {error}") from None


def read_secret(header: dict[str, str]) -> bytes | None:
    if "secret" not in header:
        return None
    try:
        secret = bytes.fromhex(header["secret"])
    except ValueError:
        raise NotationError("The secret is not a hexadecimal number.") from None
    if "commitment" in header and chances.commitment(secret) != header["commitment"]:
        raise NotationError("The secret is not the one that was committed to when the match began.")
    return secret
