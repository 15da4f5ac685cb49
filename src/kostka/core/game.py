"""The contract of a game: what it must offer, and the one record in which it declares itself."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Floats
from kostka.core.compiled.search import CACHED, Search
from kostka.core.declare.domains import Words
from kostka.core.declare.events import Events
from kostka.core.declare.json import Json, JsonInput
from kostka.core.declare.messages import Message, Prompt, Reason, shorten
from kostka.core.declare.moves import Moves, Names, names_of
from kostka.core.declare.options import Options, check_options, options_schema, parse_options
from kostka.core.declare.records import Record
from kostka.core.errors import KostkaError
from kostka.core.hooks import MESSAGE_FOLDERS
from kostka.core.kernels import Kernels
from kostka.core.reading import is_whole

if TYPE_CHECKING:
    from kostka.core.match import Match
    from kostka.core.position import Position, View

Board = NDArray[np.void]
State = NDArray[np.void]
# Dice of a real table: what each shows, in words and numbers of its game.
Dice = Sequence[Sequence[object]]


@dataclass(frozen=True)
class Rules:
    """A game's rules, each a compiled function over the board and state records.

    deal(board, state, chance, events)               the set-up, into a zeroed state
    to_act(board, state) -> bit mask                 the seats that may act now, none when the game is over
    legal(board, state, seat, moves) -> count        fills `moves`, always in the same order; each exactly once
    apply(board, state, seat, move, chance, events)  a legal move, in place
    result(board, state, places, points) -> bool     whether the game is over; fills both if so, place 1 first
    hide(board, state, seat)                         in place: blank all that the seat may not know (-1: nobody's seat)
    determinize(board, state, seat, chance)          in place: fill the blanks of a view, uniformly at random
    policy(board, state, seat, moves, count, out)    from a view: what each move is worth, in microseconds
    scores(board, state, out)                        the score of every seat at this moment, of a state or a view

    Optional, for games that know better than what follows from these:

    turn(board, state) -> seat                       which of those that may act goes first, NOBODY (-1) if none may
    random_move(board, state, seat, chance, moves)   the legal move of index `draw(chance, count)`, found without a list
    sample_belief(board, state, seat, beliefs, chance)    like `determinize`, by what the match told: `Game.beliefs`
    rollout_policy(board, state, seat, moves, count, cache, out)  like `policy`, of a full state, faster and rougher
    is_quiet(board, state) -> bool                   whether a position can be evaluated without playing on
    evaluate(board, state, cache, values)            each seat's chance to win a full state; they sum to 1
    expected_scores(board, state, cache, out)        like `scores`: those expected at the end
    boldness(board, state, seat, moves, count, out)  how bold moves are, from -1 to 1: what characters differ in
    features(board, state, out)                      what `evaluate` has learned from: a row for every seat

    `cache` is a transposition table (`Game.cache`), emptied before every search; of length 0 if a game has none.
    """

    deal: Callable[..., None]
    to_act: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    result: Callable[..., bool]
    hide: Callable[..., None]
    determinize: Callable[..., None]
    policy: Callable[..., None]
    scores: Callable[..., None]
    turn: Callable[..., int] | None = None
    random_move: Callable[..., int] | None = None
    sample_belief: Callable[..., None] | None = None
    rollout_policy: Callable[..., None] | None = None
    is_quiet: Callable[..., bool] | None = None
    evaluate: Callable[..., None] | None = None
    expected_scores: Callable[..., None] | None = None
    boldness: Callable[..., None] | None = None
    features: Callable[..., None] | None = None


OVER = Message("core-prompt-over")


@dataclass(frozen=True)
class Result:
    """How a game ended: a place (1 is first, ties share) and a score for every seat, and what ended it."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    how: Message = field(default=OVER, compare=False)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True)
class Bounds:
    """How large a game gets at most: outcomes of one draw, decisions and draws of a whole game; None: unbounded."""

    outcomes: int = 1 << 15  # as many as a script of dice can tell apart
    decisions: int | None = None
    draws: int | None = None


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the rest of Kostka knows about a game: declarations, rules, and ids with arguments towards people."""

    id: str
    title: str
    seats: range
    options: type[Options]
    board: Record
    state: Record
    moves: Moves
    events: Events
    rules: Rules
    set_board: Callable[..., Board]
    dump: "Callable[[Position], Json]"
    load: Callable[[JsonInput], tuple[Board, State]]
    # Why a move is not legal for a seat that may act, and what is asked of such a seat now.
    why_not: "Callable[[View, int], Reason]"
    prompt: "Callable[[View], Prompt]"
    # Dice from a real table, as draws of `chance`.
    script: "Callable[[Position, int, int, Dice], list[int]]"
    # Odds and the value of the moves of a seat, as in `kostka odds --json`: exact where that can be, and slow.
    odds: "Callable[[View, int], Json]"
    # What speaks for moves, in numbers, by move: exact where that can be.
    reasons: "Callable[[View, Sequence[int]], Mapping[int, Sequence[Message]]]" = field(default=lambda view, moves: {})
    # What ended the game: of the last position and the result so far. A value `seat` becomes the name of its player.
    ending: "Callable[[Position, Result], Message]" = field(default=lambda position, result: OVER)
    # Words that differ from board to board: the domains `OfBoard`.
    words: Callable[[Board], Words] = field(default=lambda board: {})
    # Options as a person at this machine gives them, with the contents of the files that they name.
    embed: Callable[[JsonInput], JsonInput] = field(default=lambda options: options)
    # Options that leave something to chance, with what the secret of a match makes of it: its file then tells it all.
    settle: Callable[..., Options] = field(default=lambda options, secret: options)
    # A secret move as other seats read it, such as `winner ?`; None hides it entirely.
    covered: Callable[[int], int | None] = field(default=lambda move: None)
    # What is in the box; of options, what they put on the table. JSON's values, but words are messages, or mappings
    # from every language. The box has "choices" too, by option: values with a name of their own, for forms.
    catalogue: Callable[..., JsonInput] = field(default=lambda options=None: {})
    # What `policy` counts in: "pounds", "points" or "feet"; nothing where that has no name.
    unit: str = ""
    # Families of moves that are one decision together, such as the steps of a run: advice is about the whole of it.
    decisions: tuple[frozenset[str], ...] = ()
    # How it is searched.
    search: Search = field(default_factory=Search)
    # The transposition table of a search: its record, whose `key` is 0 in an empty entry, and its number of entries.
    cache: tuple[np.dtype[np.void], int] = (CACHED, 0)
    # What a seat concludes from how a match came about: numbers for `Rules.sample_belief`.
    beliefs: "Callable[[Match, int], Floats]" = field(default=lambda match, seat: np.zeros(0))
    # Near the end: the moves of a seat with the exact chances of all seats; None if too much is left to enumerate.
    endgame: "Callable[[View], list[tuple[int, tuple[float, ...]]] | None]" = field(default=lambda view: None)
    # How large the game gets on a board, for libraries that must know.
    bounds: Callable[[Board], Bounds] = field(default=lambda board: Bounds())
    # Changes when the same log would no longer lead to the same state.
    version: int = 1
    # A folder with en.ftl, pl.ftl and uk.ftl, for games that bring their own.
    messages: Path | None = None
    # The options and seats of training game n; without it the usual options, all numbers of seats in turn.
    lessons: Callable[[int], tuple[JsonInput, int]] | None = None
    # Its colour in plots, on light paper and on dark.
    colour: tuple[str, str] = ("#65564a", "#c0b4ab")

    def __post_init__(self) -> None:
        if self.messages is not None:
            MESSAGE_FOLDERS.append(self.messages)

    @cached_property
    def kernels(self) -> Kernels:
        """The rules and the loops over them, compiled."""
        return Kernels(self.id, self.rules)

    def new_state(self) -> State:
        return self.state.new()

    def new_cache(self) -> NDArray[np.void]:
        """An empty transposition table."""
        record, entries = self.cache
        return np.zeros(entries, record)

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

    def read_options(self, given: JsonInput, files: bool = True) -> Options:
        """Options from names and values; with `files` they may name files of this machine."""
        check_options(given)
        return parse_options(self.options, self.embed(given) if files else given)

    def names(self, board: Board) -> Names:
        """The moves of a board by their texts."""
        return names_of(self.moves, tuple((name, tuple(words)) for name, words in self.words(board).items()))

    def to_schema(self) -> Json:
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
