"""The contract of a game: what it must offer, and the one record in which it declares itself."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from kostka.core import jit, kernels, search
from kostka.core.chance import CHANCE, Chance, from_seed
from kostka.core.domains import Words
from kostka.core.errors import KostkaError, Message, Prompt, Reason, shorten
from kostka.core.events import Events, new_events
from kostka.core.hooks import MESSAGES
from kostka.core.jit import bind, source_folders
from kostka.core.moves import Moves, Names, names_of
from kostka.core.options import check_options, options_schema, parse_options
from kostka.core.reading import is_whole
from kostka.core.records import Record
from kostka.core.search import NOTE, Search

if TYPE_CHECKING:
    from kostka.core.match import Match

Board = NDArray[Any]
State = NDArray[Any]
LIMIT = 1_000_000  # decisions of a game that is played out
TEACHING = ("lessons", "features")  # kernels that playing does not need


@dataclass(frozen=True)
class Rules:
    """A game's rules, each a compiled function over the board and state records.

    deal(board, state, chance, events)               the set-up, into a zeroed state
    movers(board, state) -> bit mask                 the seats that may act now, none when the game is over
    turn(board, state) -> seat                       the one of them that acts first, for those who go one by one
    legal(board, state, seat, moves) -> count        fills `moves`, always in the same order; each exactly once
    apply(board, state, seat, move, chance, events)  a legal move, in place
    result(board, state, places, scores) -> bool     whether the game is over; fills both if so, place 1 first
    hide(board, state, seat)                         in place: blank all that the seat may not know (-1: nobody's seat)
    redeal(board, state, seat, chance)               in place: fill the blanks of a view, uniformly at random
    policy(board, state, seat, moves, count, out)    from a view: what each move is worth at a glance, in microseconds
    standing(board, state, scores)                   the score of every seat at this moment, of a state or a view

    What a search asks, for games that know better than `redeal`, `policy` and `standing` do:

    suppose(board, state, seat, memory, chance)      like `redeal`, by what the match so far tells: `Game.recall`
    instinct(board, state, seat, moves, count, out)  like `policy`, of a full state, quicker and rougher
    quiet(board, state) -> bool                      whether a position can be judged without playing on
    judge(board, state, values)                      each seat's chance to win a full state; shares that sum to 1
    daring(board, state, seat, moves, count, out)    how bold moves are, from -1 to 1: what characters differ in
    features(board, state, out)                      what `judge` has learned from: a row for every seat

    And for games that keep `Game.notes` of positions while a search runs, which are all forgotten when another begins:

    instinct_noted(board, state, seat, moves, count, notes, out), judge_noted(board, state, notes, values)
    expected(board, state, notes, scores)            like `standing`: what scores are expected at the end
    """

    deal: Callable[..., None]
    movers: Callable[..., int]
    turn: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    result: Callable[..., bool]
    hide: Callable[..., None]
    redeal: Callable[..., None]
    policy: Callable[..., None]
    standing: Callable[..., None]
    suppose: Callable[..., None] | None = None
    instinct: Callable[..., None] | None = None
    quiet: Callable[..., bool] | None = None
    judge: Callable[..., None] | None = None
    daring: Callable[..., None] | None = None
    features: Callable[..., None] | None = None
    instinct_noted: Callable[..., None] | None = None
    judge_noted: Callable[..., None] | None = None
    expected: Callable[..., None] | None = None

    @classmethod
    def of(cls, *modules: Any) -> "Rules":
        """The rules that these modules have, each under its name."""
        names = [rule.name for rule in fields(cls)]
        return cls(**{name: vars(m)[name] for name in names for m in reversed(modules) if name in vars(m)})

    def bound(self, id: str) -> dict[str, Callable[..., Any]]:
        """All rules by name; in place of those that a game does not have, what the others make of them."""
        own = {name: rule for name, rule in vars(self).items() if rule is not None}
        filled = {"instinct": own["policy"], **own}
        for name in ("suppose", "quiet", "judge", "daring", "instinct_noted", "judge_noted", "expected"):
            if name not in own:
                filled[name] = bind(getattr(kernels, f"usual_{name}"), filled, id)
        filled["choose"] = bind(kernels.chosen, own, id, inline=True)
        for part in search.PARTS:
            filled[part.__name__.removesuffix("_")] = bind(part, filled, id, inline=True)
        return filled


@dataclass(frozen=True)
class Result:
    """How a game ended: a place (1 is first, ties share) and a score for every seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True)
class Game:
    """Everything the rest of Kostka knows about a game: declarations, rules, and ids with arguments towards people."""

    id: str
    title: str
    seats: range
    options: type[Any]
    board: Record
    state: Record
    moves: Moves
    events: Events
    rules: Rules
    set_board: Callable[[Any, int], Board]
    dump: Callable[[Board, State], dict[str, Any]]
    load: Callable[[Mapping[str, Any]], tuple[Board, State]]
    # Why a move is not legal for a seat that may act, and what is asked of such a seat now.
    why_not: Callable[[Board, State, int, int], Reason]
    prompt: Callable[[Board, State, int], Prompt]
    # Dice from a real table, as draws of `chance`.
    script: Callable[[Board, State, int, int, Sequence[Sequence[Any]]], list[int]]
    # Odds and the value of the moves of a seat, as in `kostka odds --json`: exact where that can be, and slow.
    odds: Callable[[Board, State, int, int], dict[str, Any]]
    # What speaks for moves, in numbers, by move: exact where that can be.
    reasons: Callable[[Board, State, int, Sequence[int]], Mapping[int, Sequence[Message]]] = field(
        default=lambda board, view, seat, moves: {}
    )
    # Words that differ from board to board: the domains `OfBoard`.
    words: Callable[[Board], Words] = field(default=lambda board: {})
    # Options as a person at this machine gives them, with the contents of the files that they name.
    embed: Callable[[Mapping[str, Any]], Mapping[str, Any]] = field(default=lambda options: options)
    # Options that leave something to chance, with what the secret of a match makes of it: its file then tells it all.
    settle: Callable[[Any, bytes], Any] = field(default=lambda options, secret: options)
    # A secret move as those read it who may not know which it was, such as `winner ?`; None: nothing of it is told.
    covered: Callable[[int], int | None] = field(default=lambda move: None)
    # What is in the box; of options, what they put on the table. JSON's values, but words are messages, or mappings
    # from every language. The box has "choices" too, by option: values with a name of their own, for forms.
    catalogue: Callable[..., Mapping[str, Any]] = field(default=lambda options=None: {})
    # What `policy` counts in: "pounds", "points" or "feet"; nothing where that has no name.
    unit: str = ""
    # Families of moves that are one decision together, such as the steps of a run: advice is about the whole of it.
    decisions: tuple[frozenset[str], ...] = ()
    # How it is searched, and what a seat concludes from how a match came about: numbers for `Rules.suppose`.
    search: Search = field(default_factory=Search)
    notes: tuple[np.dtype[Any], int] = (NOTE, 0)  # their record, with a `key` that is 0 where nothing is; number
    recall: "Callable[[Match, int], NDArray[np.float64]]" = field(default=lambda match, seat: np.zeros(0))
    # Near the end: the moves of a seat with the exact chances of all seats; None where too much is left to enumerate.
    ending: Callable[[Board, State, int], list[tuple[int, tuple[float, ...]]] | None] = field(
        default=lambda board, view, seat: None
    )
    # Changes when the same log would no longer lead to the same state.
    version: int = 1
    # A folder with en.ftl, pl.ftl and uk.ftl, for games that bring their own.
    messages: Path | None = None

    def __post_init__(self) -> None:
        if self.messages is not None:
            MESSAGES.append(self.messages)

    @cached_property
    def compiled(self) -> Mapping[str, Callable[..., Any]]:
        """The kernels of this game by name, compiled at their first call."""
        needless = {*TEACHING, *(() if self.rules.suppose else ("suppose",))}
        names = (name.removeprefix("call_") for name in {**vars(kernels), **vars(search)} if name.startswith("call_"))
        return self._bound(*(name for name in names if name not in needless))

    @cached_property
    def teaching(self) -> Mapping[str, Callable[..., Any]]:
        """The kernels with which a judge is taught, for games that have features."""
        return self._bound(*TEACHING)

    def _bound(self, *names: str) -> Mapping[str, Callable[..., Any]]:
        written = {**vars(kernels), **vars(search)}
        return {name: self.bind(written[f"call_{name}"]) for name in names}

    def bind(self, kernel: Callable[..., Any], *parts: Callable[..., Any]) -> Callable[..., Any]:
        """A loop over rules by their names, with those of this game in it; made once, compiled at its first call.

        Its parts call rules too, and those of them that come before.
        """
        if kernel not in self._loops:
            names = dict(self._rules)
            for part in parts:
                names[part.__name__] = bind(part, names, self.id, inline=True)
            self._loops[kernel] = bind(kernel, names, self.id)
        return self._loops[kernel]

    @cached_property
    def _loops(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        return {}

    @cached_property
    def _rules(self) -> dict[str, Callable[..., Any]]:
        return self.rules.bound(self.id)

    def new_state(self) -> State:
        return np.zeros(1, self.state.type)

    def new_notes(self) -> NDArray[Any]:
        """Room for what is noted of positions during a search."""
        record, room = self.notes
        return np.zeros(room, record)

    @property
    def name(self) -> Message:
        """What people call it, in their language."""
        return Message(self.id)

    def check_seats(self, seats: int) -> int:
        if not is_whole(seats):
            raise KostkaError("core-seats-number", given=shorten(seats))
        if int(seats) not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise KostkaError("core-seats-range", title=self.name, low=low, high=high, given=shorten(int(seats)))
        return int(seats)

    def read_options(self, given: Mapping[str, Any], files: bool = True) -> Any:
        """Options from names and values; with `files` they may name files of this machine."""
        check_options(given)
        return parse_options(self.options, self.embed(given) if files else given)

    def setup(self, options: Any, seats: int, chance: Chance) -> tuple[Board, State]:
        board, state = self.set_board(options, self.check_seats(seats)), self.new_state()
        self.compiled["deal"](board, state, chance, new_events(on=False))
        return board, state

    def movers(self, board: Board, state: State) -> tuple[int, ...]:
        return seats_of(int(self.compiled["movers"](board, state)))

    def turn(self, board: Board, state: State) -> int:
        return int(self.compiled["turn"](board, state))

    def legal(self, board: Board, state: State, seat: int) -> list[int]:
        moves = np.empty(self.moves.count, np.int16)
        count = self.compiled["legal"](board, state, seat, moves)
        legal: list[int] = moves[:count].tolist()
        return legal

    def apply(self, board: Board, state: State, seat: int, move: int, chance: Chance) -> State:
        """The state after a legal move."""
        after = copied(state)
        self.compiled["apply"](board, after, seat, move, chance, new_events(on=False))
        return after

    def result(self, board: Board, state: State) -> Result | None:
        places, scores = np.zeros(self.seats[-1], np.int16), np.zeros(self.seats[-1], np.int32)
        if not self.compiled["result"](board, state, places, scores):
            return None
        seats = int(board["seats"][0])
        return Result(tuple(places[:seats].tolist()), tuple(scores[:seats].tolist()))

    def view(self, board: Board, state: State, seat: int | None) -> State:
        """What a seat may know of a state (None: what everybody may know), as a state with blanks."""
        view = copied(state)
        self.compiled["hide"](board, view, -1 if seat is None else seat)
        return view

    def redeal(self, board: Board, view: State, seat: int, chance: Chance) -> State:
        """A random full state that agrees with a view."""
        full = copied(view)
        self.compiled["redeal"](board, full, seat, chance)
        return full

    def suppose(self, board: Board, view: State, seat: int, memory: NDArray[np.float64], chance: Chance) -> State:
        """A random full state that agrees with a view, as likely as what the seat remembers makes it."""
        if self.rules.suppose is None:
            return self.redeal(board, view, seat, chance)
        full = copied(view)
        self.compiled["suppose"](board, full, seat, memory, chance)
        return full

    def is_whole(self, board: Board, view: State) -> bool:
        """Whether a view leaves nothing open that a match would need."""
        return self.redeal(board, view, 0, from_seed(0)).tobytes() == view.tobytes()

    def policy(self, board: Board, view: State, seat: int, moves: Sequence[int]) -> list[float]:
        """What moves are worth at a glance, as seen from a view."""
        out = np.zeros(len(moves))
        self.compiled["policy"](board, view, seat, np.asarray(moves, np.int16), len(moves), out)
        worth: list[float] = out.tolist()
        return worth

    def instinct(self, board: Board, state: State, seat: int, moves: Sequence[int]) -> list[float]:
        """What moves of a full state are worth to whoever plays on in a search."""
        rule, out = self.rules.instinct or self.rules.policy, np.zeros(len(moves))
        rule(board[0], state[0], seat, np.asarray(moves, np.int16), len(moves), out)
        worth: list[float] = out.tolist()
        return worth

    def judge(self, board: Board, state: State) -> list[float]:
        """Each seat's chance to win a full state, as far as that can be told without playing on."""
        values = np.zeros(self.seats[-1])
        self.compiled["judge"](board, state, values)
        chances: list[float] = values[: int(board["seats"][0])].tolist()
        return chances

    def daring(self, board: Board, view: State, seat: int, moves: Sequence[int]) -> list[float]:
        """How bold moves are, from -1 to 1."""
        out = np.zeros(len(moves))
        self.compiled["daring"](board, view, seat, np.asarray(moves, np.int16), len(moves), out)
        bold: list[float] = out.tolist()
        return bold

    def standing(self, board: Board, state: State) -> list[float]:
        """The score of every seat at this moment."""
        scores = np.zeros(self.seats[-1])
        self.compiled["standing"](board, state, scores)
        standing: list[float] = scores[: int(board["seats"][0])].tolist()
        return standing

    def choose(self, board: Board, view: State, seat: int, level: int, chance: Chance) -> int:
        """The move that the compiled bot of a level plays from a view: the same one as in playouts."""
        moves, worth = np.empty(self.moves.count, np.int16), np.empty(self.moves.count)
        return int(self.compiled["choose"](board, view, self.new_state(), seat, level, chance, moves, worth))

    def names(self, board: Board) -> Names:
        """The moves of this board by their texts."""
        return names_of(self.moves, tuple((name, tuple(words)) for name, words in self.words(board).items()))

    def to_schema(self) -> dict[str, Any]:
        """The JSON Schema of moves, events and options, from their declarations."""
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": self.title,
            "$defs": {
                "move": {"oneOf": [family.to_schema() for family in self.moves.families]},
                "event": {"oneOf": [kind.to_schema() for kind in self.events.kinds]},
                "options": options_schema(self.options),
            },
        }

    def is_compiled(self) -> bool:
        """Whether nothing waits for the compiler: an earlier run left the compiled rules on disk, or there are none."""
        return not jit.ENABLED or jit.is_compiled(self.id, self._folders)

    def compile(self, progress: Callable[[int, int, str], None] = lambda done, total, part: None) -> None:
        """Compile or load everything that play, simulation and odds call, so that nothing later waits.

        Progress is told in functions that are ready, of how many, and the part that they belong to.
        """
        if not jit.ENABLED:
            return
        calls = self._calls()
        part = next(calls)
        with jit.counting(self._folders, lambda done, total: progress(done, total, part)):
            for part in calls:  # noqa: B007 (progress tells it)
                pass
        self._note_compiled()

    def load_compiled(self, before: str) -> None:
        """Load what has been compiled, before a part that is not needed now: that is loaded when it is called."""
        if jit.ENABLED:
            for _ in takewhile(lambda part: part != before, self._calls()):
                pass

    def _calls(self) -> Iterator[str]:
        """Call every kernel once; before those of a part, its name."""
        compiled = self.compiled
        yield "setup"
        board, state = self.setup(self.options(), self.seats[0], from_seed(0))
        yield "moves"
        seat = self.turn(board, state)
        move = self.legal(board, state, seat)[0]
        self.movers(board, state)
        self.result(board, state)
        yield "play"
        self.apply(board, state, seat, move, from_seed(0))
        buffers = (self.new_state(), np.zeros(1, CHANCE), new_events(), np.empty(self.moves.count, np.int16))
        compiled["play"](board, state, seat, move, np.zeros(8, np.uint32), *buffers)
        yield "views"
        self.redeal(board, self.view(board, state, seat), seat, from_seed(0))
        self.load(self.dump(board, state))
        self.suppose(board, self.view(board, state, seat), seat, np.zeros(0), from_seed(0))
        yield "bots"
        self.policy(board, state, seat, [move])
        self.standing(board, state)
        self.choose(board, state, seat, kernels.GREEDY, from_seed(0))
        self.judge(board, state)
        self.instinct(board, state, seat, [move])
        self.daring(board, state, seat, [move])
        yield "search"
        desk = search.new_desk(self)._replace(board=board, known=state)
        compiled["plant"](desk, seat, np.array([move], np.int16), np.zeros(1))
        compiled["search"](desk, seat, np.zeros(1, np.int32), 0, 0, np.zeros((1, 1, 8)), np.zeros((1, 8)))
        self.ending(board, state, seat)
        yield "games"
        self.playouts(board, seed=0, first=0, count=1)
        yield "odds"
        self.odds(board, state, seat, 1)
        self.reasons(board, state, seat, [move])

    def _note_compiled(self) -> None:
        """Only what was kept whole need not be compiled again."""
        marker = jit.marker(self.id, self._folders)
        if marker is not None and not jit.UNKEPT:
            with suppress(OSError):
                marker.touch()

    @cached_property
    def _folders(self) -> frozenset[Path]:
        return source_folders(*filter(None, vars(self.rules).values()))

    def playouts(
        self,
        board: Board,
        seed: int,
        first: int,
        count: int,
        levels: Sequence[int] = (),
        limit: int = LIMIT,
        start: State | None = None,
        seat: int | None = None,
    ) -> tuple[NDArray[np.int16], NDArray[np.int32], NDArray[np.int32]]:
        """Games on the compiled side: places and scores per game and seat, decisions per game.

        They begin with a deal, or go on from the state `start`; with a seat, from random states that agree with
        `start`, the view of that seat.
        """
        seats = int(board["seats"][0])
        places, scores = np.zeros((count, self.seats[-1]), np.int16), np.zeros((count, self.seats[-1]), np.int32)
        decisions = np.zeros(count, np.int32)
        level = np.zeros(self.seats[-1], np.int8)
        level[: len(levels)] = levels
        unfinished = self.compiled["playouts"](
            board,
            self.new_state() if start is None else start,
            kernels.DEALT if start is None else kernels.GIVEN if seat is None else seat,
            self.new_state(),
            self.new_state(),
            np.zeros(1, CHANCE),
            np.zeros(1, CHANCE),
            new_events(on=False),
            np.empty(self.moves.count, np.int16),
            np.zeros(self.moves.count),
            level,
            seed,
            first,
            places,
            scores,
            decisions,
            limit,
        )
        if unfinished:
            raise KostkaError("core-unfinished", title=self.name, games=unfinished, limit=limit)
        return places[:, :seats], scores[:, :seats], decisions


def copied(state: State) -> State:
    """A copy of the bytes; NumPy would copy a record field by field."""
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, lowest first."""
    if mask not in SEATS_OF:
        SEATS_OF[mask] = tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
    return SEATS_OF[mask]


SEATS_OF: dict[int, tuple[int, ...]] = {}
