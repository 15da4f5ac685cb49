"""Match files: a match as text that a person can read, mail and check. docs/command-line.md describes them.

A file without the line `seats` is one of people, or if it has no line `rules` either, an old one, whose bots are called
after their level.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from kostka.core.compiled import chance as chances
from kostka.core.declare.events import Event
from kostka.core.declare.json import Json, JsonInput
from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError, NotationError
from kostka.core.game import Dice, Game
from kostka.core.match import Match
from kostka.core.reading import read_json, whole_number
from kostka.core.registry import find_game
from kostka.core.writing import BOT, PERSON, SECRET, TITLE, shown_by

HEADERS = ("game", "rules", "players", "seats", "options", "commitment", "secret", "start")
ENTRY = re.compile(r"(?P<number>[0-9]+)\. (?P<body>[^=()]+?)(?: = (?P<shown>[^=()]+)| \((?P<given>[^=()]*)\))?")
UNDO = re.compile(r"undo ([1-9][0-9]{0,8})")
OLD_BOT = re.compile(r"(random|greedy) [0-9]+")


@dataclass(frozen=True)
class Line:
    """An entry as it stands in a file."""

    number: int
    seat: int | None
    move: str
    shown: str | None
    given: str | None

    def dice(self, secret: bytes | None) -> Dice | None:
        """The dice to replay it with, None if the secret rolls them: what a file without one shows was real dice."""
        text = self.given if self.given is not None or secret else self.shown
        return None if text is None else read_dice(text)


def read_dice(text: str) -> Dice:
    """ "blue 2, white 3" as [("blue", 2), ("white", 3)]."""
    rolls = [roll.split() for roll in text.split(",") if roll.strip()]
    return [tuple(word if (number := whole_number(word)) is None else number for word in roll) for roll in rolls]


def read(text: str, game: Game | None = None, *, files: bool = False) -> Match:
    """The match of a file, with every recorded outcome checked.

    `game` is for games that are not installed. With `files`, options may name files of this machine, as old files do.
    """
    header, lines, places = parse(text)
    refuse_kept(header, lines)
    found = game or find_game(header["game"])
    rules = read_rules(header, found)
    try:
        return replay(open_match(header, lines[0], found, files), lines, places)
    except NotationError as error:
        if rules == found.version:
            raise
        today = found.version
        raise NotationError(
            "core-file-older-rules", title=found.name, given=rules, version=today, error=error
        ) from None


def replay(match: Match, lines: Sequence[Line], places: Sequence[int | None] | None) -> Match:
    """Play the entries of a file, each compared with what the file says of it."""
    compare(match, lines[0])
    for line in lines[1:]:
        read_entry(match, line)
    if places is not None and (match.result is None or list(match.result.places) != places):
        raise NotationError("core-file-result")
    return match


def read_rules(header: Mapping[str, str], game: Game) -> int:
    """The version of the rules that a match was played by. Older ones are replayed by today's."""
    if header["game"] != game.id:
        raise NotationError("core-file-other-game", given=shorten(header["game"]), game=game.id)
    rules = whole_number(header.get("rules", "1"))
    if rules is None or not 1 <= rules <= game.version:
        raise NotationError("core-file-rules", given=shorten(header["rules"]), title=game.name, version=game.version)
    return rules


def read_entry(match: Match, line: Line) -> None:
    expected = len(match.log) + 1
    if line.number != expected:
        raise NotationError("core-file-number", expected=expected, given=line.number)
    undo = UNDO.fullmatch(line.move) if line.seat is None else None
    try:
        if undo:
            match.undo(int(undo[1]))
        else:
            match.play(line.move, line.seat, line.dice(match.secret))
    except KostkaError as error:
        raise NotationError("core-file-entry", number=line.number, error=error) from None
    compare(match, line)


def compare(match: Match, line: Line) -> None:
    actual = shown_by(match.events[line.number])
    if line.shown is not None and line.shown != actual and match.secret:
        raise NotationError("core-file-outcome", number=line.number, said=shorten(line.shown), actual=shorten(actual))


@dataclass(frozen=True)
class Verified:
    """How many dice agree with the secret, and how many came from a real table, with the entries that they belong to.

    Whatever else chance shows counts as one die each: a seat that begins, a task, a few tiles of a stack.
    """

    checked: int
    given: int
    given_in: tuple[int, ...] = ()
    # Whether the match has no secret, because it was played with real dice from the beginning.
    real_dice: bool = False

    @property
    def proven(self) -> bool:
        """Whether every die follows from the secret."""
        return not self.given and not self.real_dice

    def to_json(self) -> Json:
        return {**asdict(self), "given_in": list(self.given_in), "proven": self.proven}


def count_dice(events: Sequence[Event]) -> int:
    return sum(int(event.values.get("count") or 1) for event in events if event.dice)


def verify(text: str, game: Game | None = None, *, files: bool = False) -> Verified:
    """Recompute a finished match from its secret; raises with the first entry that does not agree.

    Dice of a real table are counted, and nobody can check them.
    """
    header, lines, places = parse(text)
    real_dice = "secret" not in header
    if real_dice and "commitment" in header:
        raise NotationError("core-verify-secret")
    if real_dice and any(line.shown is not None for line in lines):
        raise NotationError("core-verify-nothing")
    if not real_dice and "commitment" not in header:
        raise NotationError("core-verify-commitment")
    match = read(text, game, files=files)
    checked = given = 0
    given_in = []
    for line, events in zip(lines, match.events, strict=True):
        dice = count_dice(events)
        if line.given is not None:
            given += dice
            given_in.append(line.number)
        elif dice and line.shown is None:
            raise NotationError("core-verify-untold", number=line.number)
        else:
            checked += dice
    if match.result is None:
        raise NotationError("core-verify-unfinished", last=len(match.log))
    if places is None:
        raise NotationError("core-verify-result")
    return Verified(checked, given, tuple(given_in), real_dice)


def parse(text: str) -> tuple[dict[str, str], list[Line], list[int | None] | None]:
    """The headers, the entries and the places of a file."""
    lines = content(text)
    check_title(text, None)
    header: dict[str, str] = {}
    entries: list[Line] = []
    places: list[int | None] | None = None
    for n, line in lines[1:]:
        if places is not None:
            raise NotationError("core-file-after-result", line=n)
        found = ENTRY.fullmatch(line)
        if found:
            entries.append(parse_entry(n, found))
        elif line.startswith("result: "):
            places = [whole_number(word) for word in line.split()[1:]]
        elif ": " in line and not entries:
            name, value = line.split(": ", 1)
            if name not in HEADERS:
                raise NotationError("core-file-header", line=n, given=shorten(name), known=HEADERS)
            if name in header:
                raise NotationError("core-file-header-twice", line=n, name=name)
            header[name] = value
        else:
            raise NotationError("core-file-line", line=n, given=shorten(line))
    for name in ("game", "players"):
        if name not in header:
            raise NotationError("core-file-header-missing", name=name)
    if not entries or entries[0].number != 0 or entries[0].move != "deal":
        raise NotationError("core-file-deal")
    return header, entries, places


def parse_entry(n: int, found: "re.Match[str]") -> Line:
    number, body = whole_number(found["number"]), found["body"]
    if number == 0 or (number and UNDO.fullmatch(body)):
        return Line(number, None, body, found["shown"], found["given"])
    word, _, move = body.partition(" ")
    seat = whole_number(word)
    if number is None or seat is None or not move:
        raise NotationError("core-file-ply", line=n)
    return Line(number, seat, move, found["shown"], found["given"])


def content(text: str) -> list[tuple[int, str]]:
    """The numbered lines that are neither empty nor remarks."""
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    return [(n, line) for n, line in lines if line and not line.startswith("#")]


def is_match(text: str) -> bool:
    return [line for _, line in content(text)[:1]] == [TITLE]


def check_title(text: str, file: str | None) -> None:
    """Refuse what is no match file, and say what it is instead."""
    if not is_match(text):
        found = {"": "empty", "{": "position", "[": "list"}.get(text.strip()[:1], "other")
        raise NotationError("core-no-match-file", file=file or "none", found=found, title=TITLE)


def refuse_kept(header: Mapping[str, str], lines: Sequence[Line]) -> None:
    """A public file of a running match cannot be replayed by those who may not know all of it."""
    if header.get("start") == SECRET:
        raise NotationError("core-file-keeps-start")
    for line in lines:
        dice = line.shown or line.given or ""
        if line.move == SECRET or dice.split(", ")[-1] == SECRET:
            raise NotationError("core-file-keeps", number=line.number)


def open_match(header: Mapping[str, str], deal: Line, game: Game, files: bool) -> Match:
    secret = read_secret(header)
    players = [name.strip() for name in header["players"].split("|")]
    try:
        game.check_seats(len(players))
        match = Match(
            game,
            game.read_options(read_header(header, "options"), files),
            players,
            secret,
            start=read_start(header, game, files),
            dice=deal.dice(secret),
            bots=read_seats(header, players),
        )
        match.commitment = header.get("commitment", match.commitment)
        return match
    except NotationError:
        raise
    except KostkaError as error:
        raise NotationError("core-file-entry", number=0, error=error) from None


def read_header(header: Mapping[str, str], name: str) -> JsonInput:
    return read_json(header.get(name, "{}"), f"{name}:", NotationError)


def read_start(header: Mapping[str, str], game: Game, files: bool) -> JsonInput | None:
    if "start" not in header:
        return None
    position = read_header(header, "start")
    return embed_files(position, game) if files else position


def embed_files(position: JsonInput, game: Game) -> JsonInput:
    """A position whose options have the contents of the files that they name."""
    options = position.get("options")
    return {**position, "options": game.embed(options)} if isinstance(options, Mapping) else position


def read_seats(header: Mapping[str, str], players: Sequence[str]) -> list[str | None]:
    """Who plays in each seat: the level of a bot, or None for a person."""
    if "seats" not in header:
        old = "rules" not in header
        return [name.split(" ")[0] if old and OLD_BOT.fullmatch(name) else None for name in players]
    kinds = [kind.strip() for kind in header["seats"].split("|")]
    if len(kinds) != len(players) or not all(kind == PERSON or kind.startswith(BOT) for kind in kinds):
        raise NotationError("core-file-seats", given=shorten(header["seats"]), seats=len(players))
    return [None if kind == PERSON else kind.removeprefix(BOT).strip() for kind in kinds]


def read_secret(header: Mapping[str, str]) -> bytes | None:
    if "secret" not in header:
        return None
    try:
        secret = bytes.fromhex(header["secret"])
    except ValueError:
        raise NotationError("core-file-secret") from None
    if "commitment" in header and chances.commitment(secret) != header["commitment"]:
        raise NotationError("core-file-commitment")
    return secret
