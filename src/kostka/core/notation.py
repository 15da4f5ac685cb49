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
A public file of a running match has "..." where it keeps what only some may know.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from kostka.core import chance as chances
from kostka.core.errors import KostkaError, NotationError
from kostka.core.events import EVERYBODY, Event, tells_secret
from kostka.core.game import Game
from kostka.core.match import Dice, Match
from kostka.core.options import parse_options
from kostka.core.reading import read_json, shorten, whole_number
from kostka.core.registry import game as find_game

TITLE = "kostka match 1"
HEADERS = ("game", "players", "options", "commitment", "secret", "start")
KEPT = "..."
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
    if match.position is not None:
        lines.append(f"start: {KEPT if closed else json.dumps(match.position)}")
    lines.append("")
    lines.append("0. deal" + outcome(match.events[0], match.deal_dice, closed))
    for number, ply in enumerate(match.plies, start=1):
        shown = outcome(match.events[number], ply.dice, closed)
        kept = closed and tells_secret(match.events[number], ply.seat)
        lines.append(f"{number}. {ply.seat} {KEPT if kept else match.game.name(match.board, ply.move)}{shown}")
    if match.result:
        lines.append("result: " + " ".join(str(place) for place in match.result.places))
    return "\n".join(lines) + "\n"


def outcome(events: Sequence[Event], dice: Dice | None, closed: bool) -> str:
    shown = ", ".join(dice_of(events, closed))
    if dice is not None:
        return f" ({shown})"
    return f" = {shown}" if shown else ""


def dice_of(events: Sequence[Event], closed: bool = False) -> list[str]:
    """What chance showed, as text; `closed` keeps what not everybody may know."""
    rolls = [event for event in events if event.dice]
    told = [event.outcome() for event in rolls if not closed or event.seer == EVERYBODY]
    return told if len(told) == len(rolls) else [*told, KEPT]


def read_dice(text: str) -> Dice:
    """ "blue 2, white 3" as [("blue", 2), ("white", 3)]."""
    rolls = []
    for roll in text.split(","):
        rolls.append(tuple(word if (number := whole_number(word)) is None else number for word in roll.split()))
    return [roll for roll in rolls if roll]


def read(text: str, game: Game | None = None) -> Match:
    """The match of a file, with every recorded outcome checked; `game` is for games that are not installed."""
    header, plies, places = parse(text)
    refuse_kept(header, plies)
    match = open_match(header, plies[0], game or find_game(header["game"]))
    compare(match, plies[0], 0)
    for line in plies[1:]:
        if line.number != len(match.plies) + 1:
            raise NotationError(f"Ply {len(match.plies) + 1} was expected, but the file goes on with {line.number}.")
        dice = line.given if line.given is not None or match.secret else line.shown
        try:
            match.play(line.move, line.seat, None if dice is None else read_dice(dice))
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
            f"Ply {number} does not check out: the file says {shorten(line.shown)}, the secret gives {shorten(actual)}."
        )


@dataclass(frozen=True)
class Verified:
    """How many dice agree with the secret, and how many came from a real table.

    Whatever else chance shows counts as one die each: a seat that begins, a task, a few tiles of a stack.
    """

    checked: int
    given: int


def count_dice(events: Sequence[Event]) -> int:
    return sum(int(event.values.get("count") or 1) for event in events if event.dice)


def verify(text: str, game: Game | None = None) -> Verified:
    """Recompute a finished match from its secret; raises with the first ply that does not agree."""
    header, plies, places = parse(text)
    if "secret" not in header:
        raise NotationError("This match has not published its secret yet, so its dice cannot be checked.")
    if "commitment" not in header:
        raise NotationError("This match has no commitment, so nothing ties its secret to its beginning.")
    match = read(text, game)
    checked = given = 0
    for line, events in zip(plies, match.events, strict=True):
        dice = count_dice(events)
        if line.given is not None:
            given += dice
        elif dice and line.shown is None:
            raise NotationError(f"Ply {line.number} does not check out: the file does not say what was rolled.")
        else:
            checked += dice
    if match.result is None:
        raise NotationError(f"The match is not finished: the file ends with ply {len(match.plies)}.")
    if places is None:
        raise NotationError("The match is finished, but the file has no line 'result'.")
    return Verified(checked, given)


def parse(text: str) -> tuple[dict[str, str], list[Line], list[int | None] | None]:
    lines = content(text)
    check_title(text, "The text")
    header: dict[str, str] = {}
    plies: list[Line] = []
    places: list[int | None] | None = None
    for n, line in lines[1:]:
        if places is not None:
            raise NotationError(f"Line {n} follows the result, which is the last line of a match file.")
        found = PLY.fullmatch(line)
        if found:
            plies.append(read_ply(n, found))
        elif line.startswith("result: "):
            places = [whole_number(word) for word in line.split()[1:]]
        elif ": " in line and not plies:
            name, value = line.split(": ", 1)
            if name not in HEADERS:
                raise NotationError(f"Line {n} is {shorten(name)}, but a header is one of {', '.join(HEADERS)}.")
            if name in header:
                raise NotationError(f"Line {n} is a second line {name!r}.")
            header[name] = value
        else:
            raise NotationError(f"Line {n} is neither a ply nor a header: {shorten(line)}.")
    for name in ("game", "players"):
        if name not in header:
            raise NotationError(f"The match file has no line {name!r}.")
    if not plies or plies[0].number != 0 or plies[0].move != "deal":
        raise NotationError("The plies begin with '0. deal'.")
    return header, plies, places


def content(text: str) -> list[tuple[int, str]]:
    """The numbered lines that are neither empty nor remarks."""
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    return [(n, line) for n, line in lines if line and not line.startswith("#")]


def is_match(text: str) -> bool:
    return [line for _, line in content(text)[:1]] == [TITLE]


def check_title(text: str, where: str) -> None:
    """Refuse what is no match file, and say what it is instead."""
    if is_match(text):
        return
    kinds = {"": "an empty file", "{": "a position", "[": "a JSON list"}
    found = kinds.get(text.strip()[:1], "something else")
    raise NotationError(f"{where} is not a match file but {found}: a match file begins with the line {TITLE!r}.")


def refuse_kept(header: dict[str, str], plies: Sequence[Line]) -> None:
    """A public file of a running match cannot be replayed by those who may not know all of it."""
    kept = ["The line 'start'"] if header.get("start") == KEPT else []
    for line in plies:
        dice = line.shown or line.given or ""
        if line.move == KEPT or dice.split(", ")[-1] == KEPT:
            kept.append(f"Ply {line.number}")
    if kept:
        raise NotationError(f"{kept[0]} keeps what only some may know; the file can be read once the match has ended.")


def read_ply(n: int, found: "re.Match[str]") -> Line:
    number, body = whole_number(found["number"]), found["body"]
    if number == 0:
        return Line(0, None, body, found["shown"], found["given"])
    word, _, move = body.partition(" ")
    seat = whole_number(word)
    if number is None or seat is None or not move:
        raise NotationError(f"Line {n}: a ply names its seat and its move, as in '1. 0 roll'.")
    return Line(number, seat, move, found["shown"], found["given"])


def open_match(header: dict[str, str], deal: Line, game: Game) -> Match:
    if header["game"] != game.id:
        raise NotationError(f"This is a match of {shorten(header['game'])}, not of {game.id}.")
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
            dice=None if dice is None else read_dice(dice),
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
