"""Nothing secret ever leaks: two tables that differ only in what a reader may not know send it the same bytes."""

import json
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from kostka.client.web import Json, RefusedError, Web
from kostka.core.compiled import chance as chances
from kostka.core.referee import Referee
from kostka.games.jamniki.compiled.state import TILE_NAMES
from kostka.server import questions
from kostka.server.keys import hashed
from tests.server.serving import Gathering, Serving, serving, table_of
from tests.server.tables import asked, looped, raw, says

WATCHER = "watcher"
Reader = int | str
Told = dict[Reader, list[list[str]]]
Pair = tuple[Serving, Serving]
SECRET = bytes(range(32))
TIME = 1_700_000_000_000
RealKeys = chances.DiceKeys


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers that know nothing of each other."""
    folders = [tmp_path_factory.mktemp("secrecy") for _ in range(2)]
    with serving(folders[0], thinkers=1) as one, serving(folders[1], thinkers=1) as other:
        yield one, other


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that chance or the time would give is the same at both tables."""
    for module in ("rooms", "live", "bots"):
        monkeypatch.setattr(f"kostka.server.{module}.now", lambda: TIME)
    monkeypatch.setattr("kostka.server.seats.new_secret", lambda: SECRET)
    monkeypatch.setattr(questions, "ROLLOUTS", 200)
    monkeypatch.setattr(questions, "PLAYOUTS", 60)
    monkeypatch.setattr(questions, "SECONDS", None)


def begin_anew(monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    """Ids are counted, from the same one on."""
    numbers = iter(range(1000))
    fixed = SimpleNamespace(token_urlsafe=lambda size: f"{table}-{next(numbers):08}")
    monkeypatch.setattr("kostka.server.rooms.secrets", fixed)
    monkeypatch.setattr("kostka.server.keys.secrets", fixed)
    monkeypatch.setattr("kostka.server.rooms.new_code", lambda: hashed(table)[:6].upper())


# ------------------------------------------------------------------------------------------------------------ listening


@dataclass
class Ear:
    """A reader that keeps every frame as it came, step by step."""

    socket: ClientConnection
    steps: list[list[str]] = field(default_factory=lambda: [[]])

    async def hear(self, *wanted: tuple[str, Any]) -> dict[tuple[str, Any], Json]:
        """Listen until all of these have come: types with the id or the version."""
        found: dict[tuple[str, Any], Json] = {}
        while not found.keys() >= set(wanted):
            text = await self.socket.recv()
            assert isinstance(text, str)
            self.steps[-1].append(text)
            message = json.loads(text)
            kind = message["type"], message.get("id") or message["version"]
            assert kind in wanted, message
            found[kind] = message
        return found


@dataclass
class Party:
    """A table, everybody who reads it, and what they were told."""

    table: Gathering
    ears: dict[Reader, Ear] = field(default_factory=dict)
    version: int = 1  # it is open, and the match has begun
    actions: int = 0

    async def enter(self, reader: Reader, stack: AsyncExitStack) -> None:
        ear = self.ears[reader] = Ear(await stack.enter_async_context(raw(self.table)))
        who = {"name": "Ewa"} if reader == WATCHER else {"token": self.table.tokens[int(reader)]}
        await says(ear.socket, "hello", **who)
        for other in self.ears.values():
            await other.hear(("news", self.version))

    async def act(self, seat: Reader, type: str, **fields: Any) -> None:
        """An action that is kept, heard by everybody."""
        id = self.begin_step()
        self.version += 1
        await says(self.ears[seat].socket, type, id=id, **fields)
        for reader, ear in self.ears.items():
            await ear.hear(("news", self.version), *([("done", id)] if reader == seat else []))

    async def play(self, seat: int, move: str) -> None:
        await self.act(seat, "play", on=self.version, move=move)

    async def ask(self, reader: Reader, answer: str, type: str, **fields: Any) -> Json:
        """A question, or something that will be refused: nobody else hears of it."""
        id = self.begin_step()
        await says(self.ears[reader].socket, type, id=id, **fields)
        return (await self.ears[reader].hear((answer, id)))[answer, id]

    async def get(self, reader: Reader, path: str, **headers: str) -> str:
        """A page, or why there is none."""
        try:
            found = (await Web(self.table.server.base).fetch("GET", path, None, **headers)).decode()
        except RefusedError as error:
            found = f"{error.status} {error.reason}"
        self.ears[reader].steps[-1].append(found)
        return found

    def begin_step(self) -> str:
        for ear in self.ears.values():
            ear.steps.append([])
        self.actions += 1
        return f"action-{self.actions:04}"

    def told(self) -> Told:
        """What everybody heard in each step. An answer may come before or after the news."""
        return {reader: [sorted(step) for step in ear.steps] for reader, ear in self.ears.items()}


Move = tuple[int, str]


async def told_at(server: Serving, game: str, seats: int, moves: Sequence[Move], **rest: Any) -> Told:
    """Play at a table where everybody listens, asks whatever one can ask, and looks at every page."""
    table = await table_of(server, game, *("Anna", "Piotr", "Ola")[:seats], **rest)
    party = Party(table)
    async with AsyncExitStack() as stack:
        for reader in (*range(seats), WATCHER):
            await party.enter(reader, stack)
        for seat, move in moves:
            await (party.act(seat, "undo", on=party.version) if move == "undo" else party.play(seat, move))
            await party.act(WATCHER, "react", reaction="wow") if not party.actions % 3 else None
        for reader in party.ears:
            await ask_everything(party, reader, game)
    return party.told()


async def ask_everything(party: Party, reader: Reader, game: str) -> None:
    table, ear = party.table, party.ears[reader]
    holder = {} if reader == WATCHER else {"authorization": f"Bearer {table.tokens[int(reader)]}"}
    for page in ("", "/file", "/replay", "/replay?as=all", "/verify"):
        await party.get(reader, f"/api/tables/{table.id}{page}", **holder)
    await party.ask(reader, "found", "read", after=-1, upto=party.version)
    for move in ("winner red", "winner blue", "lay K01 white", "lay K02 white", "lay K03", "roll", "push"):
        await party.ask(reader, "refused" if reader == WATCHER else "found", "why", move=move)
    for what in ("odds", "hint"):
        # The odds of Jamniki are about a hand, of which spectators see nothing.
        may = game != "jamniki" or reader != WATCHER if what == "odds" else reader in to_act(ear)
        await party.ask(reader, "found" if may else "refused", "ask", what=what)
    await party.ask(reader, "refused", "ask", what="reason", entry=1)
    await party.ask(reader, "refused", "play", on=party.version, move="lay ? white")
    await party.ask(reader, "refused", "play", on=party.version, move="winner ?")


def to_act(ear: Ear) -> list[int]:
    """Whose choice it is, as a reader was last told."""
    found: list[int] = []
    for message in map(json.loads, (text for step in ear.steps for text in step if '"type":"news"' in text)):
        for path, value in message["changes"]:
            if not path:
                found = value["match"]["to_act"]
            elif path[:2] == ["match", "to_act"]:
                assert len(path) in (2, 3)
                found = value if len(path) == 2 else [*found[: int(path[2])], value, *found[int(path[2]) + 1 :]]
    return found


def same(told: Sequence[Told], *readers: Reader) -> None:
    one, other = told
    for reader in readers:
        assert len(one[reader]) == len(other[reader])
        for step, (here, there) in enumerate(zip(one[reader], other[reader], strict=True)):
            assert here == there, f"{reader} can tell the two tables apart in step {step}"


# ------------------------------------------------------------------------------------------------------------- Camel Up


@looped
async def test_camel_up_a_card_that_lies_face_down(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for server, (winner, loser) in zip(pair, [("red", "green"), ("blue", "yellow")], strict=True):
        begin_anew(monkeypatch, "cards")
        moves = [
            (0, f"winner {winner}"),
            (1, "roll"),
            (2, "ticket red"),
            (0, f"loser {loser}"),
            (1, "winner purple"),
            (2, "roll"),
            (0, "roll"),
        ]
        told.append(await told_at(server, "camelup", 3, moves))
    same(told, 1, 2, WATCHER)
    assert told[0][0] != told[1][0], "Anna knows her own cards"


@looped
async def test_camel_up_a_card_that_was_taken_back(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for server, (first, second) in zip(pair, [("red", "green"), ("green", "red")], strict=True):
        begin_anew(monkeypatch, "back")
        moves = [(0, f"winner {first}"), (0, "undo"), (0, f"loser {second}"), (1, "roll")]
        told.append(await told_at(server, "camelup", 3, moves, settings={"undo": "free"}))
    same(told, 1, 2, WATCHER)
    assert told[0][0] != told[1][0]


@looped
@pytest.mark.parametrize("level", ["greedy", "easy", "normal"])
async def test_camel_up_a_bot_plays_the_same_at_both_tables(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """What a bot does, and when, follows from what its seat may know."""
    told = []
    for server, colour in zip(pair, ("red", "blue"), strict=True):
        begin_anew(monkeypatch, f"bots{level}")
        table = await table_of(server, "camelup", "Anna", "Piotr", bots=1, level=level)
        async with table.reader(0) as anna, table.reader(1) as piotr:
            await piotr.heard((await anna.play(f"winner {colour}"))["version"])
            await piotr.heard((await piotr.play("roll"))["version"])
            await asked(anna)
            await piotr.heard((await anna.play("roll"))["version"])
            told.append(json.dumps([piotr.rows, piotr.document]))
    assert told[0] == told[1]


# -------------------------------------------------------------------------------------------------------------- Jamniki


def stacked(monkeypatch: pytest.MonkeyPatch, *top: str) -> None:
    """A stack with these tiles on top, and the others in their order below."""
    wanted = [*reversed([tile for tile in TILE_NAMES if tile not in top]), *reversed(top)]
    script = chances.unshuffle(range(len(wanted)), [TILE_NAMES.index(tile) for tile in wanted])
    rolled = Referee._chance_of

    def chance_of(referee: Referee, number: int) -> chances.Chance:
        return rolled(referee, number) if number else chances.from_script(script)

    monkeypatch.setattr(Referee, "_chance_of", chance_of)


WHITES = {"options": {"voluntary_white": True, "start": 0}}


@looped
async def test_jamniki_which_tile_was_laid_white(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna and Piotr lay the same two tiles white. Ola, to whom the hand goes then, cannot know who laid which."""
    told = []
    stacked(monkeypatch, *TILE_NAMES[:8])
    for server, (first, second) in zip(pair, [TILE_NAMES[:2], TILE_NAMES[1::-1]], strict=True):
        begin_anew(monkeypatch, "white")
        moves = [(0, f"lay {first} white"), (1, f"lay {second} white")]
        told.append(await told_at(server, "jamniki", 3, moves, **WHITES))
    same(told, 2, WATCHER)
    assert told[0][0] != told[1][0]
    assert told[0][1] != told[1][1]


@looped
async def test_jamniki_a_hand_that_others_hold(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the hand has come to Ola she does not know it, and who watches never does."""
    told = []
    laid = TILE_NAMES[0]
    for server, hand in zip(pair, [TILE_NAMES[1:4], TILE_NAMES[20:23]], strict=True):
        begin_anew(monkeypatch, "hand")
        stacked(monkeypatch, laid, *hand)
        told.append(await told_at(server, "jamniki", 3, [(0, f"lay {laid}")], **WHITES))
    same(told, 2, WATCHER)
    assert told[0][0] != told[1][0]
    assert told[0][1] != told[1][1]


@looped
async def test_jamniki_the_stack_below(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    top = TILE_NAMES[:7]
    moves = [(0, f"lay {top[0]}"), (1, f"lay {top[1]} white"), (2, f"lay {top[2]}")]
    for server, below in zip(pair, [TILE_NAMES[7:13], TILE_NAMES[20:26]], strict=True):
        begin_anew(monkeypatch, "stack")
        stacked(monkeypatch, *top, *below)
        told.append(await told_at(server, "jamniki", 3, moves, **WHITES))
    same(told, 0, 1, 2, WATCHER)


# ----------------------------------------------------------------------------------------------------- the dice to come


def dice_from(monkeypatch: pytest.MonkeyPatch, entry: int, other: bytes) -> None:
    """From an entry on, dice follow from another secret."""

    class Keys(RealKeys):
        def __call__(self, number: int) -> bytes:
            return super().__call__(number) if number < entry else RealKeys(other)(number)

    monkeypatch.setattr(chances, "DiceKeys", Keys)


@looped
@pytest.mark.parametrize(
    ("game", "seats", "moves", "roll"),
    [
        ("camelup", 3, [(0, "roll"), (1, "ticket red"), (2, "tile 9 cheer")], (0, "roll")),
        ("cubitos", 2, [(0, "push"), (1, "pass")], (0, "push")),
        ("cubitos", 3, [(2, "pass"), (0, "push"), (1, "pass")], (0, "push")),
    ],
)
async def test_dice_that_have_not_been_rolled(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, moves: list[Move], roll: Move
) -> None:
    before, after = [], []
    for server, other in zip(pair, (b"one" * 8, b"third" * 6), strict=True):
        dice_from(monkeypatch, len(moves) + 1, other)
        begin_anew(monkeypatch, f"dice{game}{seats}")
        before.append(await told_at(server, game, seats, moves))
        begin_anew(monkeypatch, f"roll{game}{seats}")
        after.append(await told_at(server, game, seats, [*moves, roll]))
    same(before, *range(seats), WATCHER)
    for reader in (*range(seats), WATCHER):
        assert after[0][reader] != after[1][reader], "the dice were the same"
