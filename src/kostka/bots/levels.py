"""Levels and characters: how far a bot looks, how well it judges, and what it likes.

`Search.skills` declares playouts and errors per level and game.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log

import numpy as np

from kostka.bots.observation import Observation, observe
from kostka.bots.plans import Plan
from kostka.bots.searching import MoveValue, Searcher
from kostka.core.compiled import jit
from kostka.core.compiled.arrays import Floats
from kostka.core.compiled.chance import from_seed
from kostka.core.compiled.search import Skill
from kostka.core.declare.messages import Message, shorten
from kostka.core.errors import KostkaError
from kostka.core.game import Game
from kostka.core.match import Match
from kostka.core.reading import is_whole
from kostka.core.registry import find_game

# How much a bot likes bold moves; seats of one table differ.
CHARACTERS = {"bold": 1.0, "cautious": -1.0, "steady": 0.0}
WORD = 2**32
MOST_PLAYOUTS, MOST_SECONDS = 10_000_000, 3600
SILLY = 2.5  # a move this many units (noticeable differences, or errors of a search) behind is never played
ALIKE = 0.5  # standard errors within which moves are as good as each other


@dataclass(frozen=True)
class Level:
    """What is the same in all games: the weight of a bot's character, in units of `Search.noticeable`, and its seconds
    per move if it searches."""

    liking: float = 0.0
    seconds: float | None = None


LEVELS = {
    "easy": Level(liking=0.5),
    "normal": Level(liking=0.15),
    "hard": Level(seconds=0.25),
    "expert": Level(seconds=0.75),
}


@dataclass(frozen=True)
class Decided:
    """A bot's move and its reason; what each move is worth if the bot has searched."""

    move: int
    values: Sequence[MoveValue]
    reason: Message


@dataclass(eq=False, repr=False)
class Player:
    """A bot of a level. The same seed and playouts give the same moves."""

    level: str
    playouts: int | None = None
    seconds: float | None = None
    seed: int = 0
    character: str | None = None
    searchers: dict[str, Searcher] = field(default_factory=dict, init=False)

    @property
    def __name__(self) -> str:
        return self.level

    def __call__(self, known: Observation) -> str:
        return known.names.texts[self.decide(known).move]

    def choose(self, match: Match, seat: int) -> str:
        """The move of a seat, from its knowledge alone."""
        return self(self.observe(match, seat))

    def observe(self, match: Match, seat: int) -> Observation:
        check_asked(match, seat)
        return observe(match, seat, from_seed(self.seed, len(match.log)))

    def decide(self, known: Observation) -> Decided:
        if len(known.moves) == 1:
            return Decided(known.moves[0], (), Message("bots-only-move"))
        if LEVELS[self.level].seconds is None or not jit.ENABLED:
            return self.choose_by_policy(known)
        return self.search(known)

    # ------------------------------------------------------------------------------------------------- without search

    def choose_by_policy(self, known: Observation) -> Decided:
        """The best move by `policy`, with the errors and the character of the bot."""
        unit, blur = known.game.search.noticeable, self.skill(known.game).blur
        worth = np.array(known.view.policy(known.moves))
        liked = worth + unit * LEVELS[self.level].liking * self.likes(known)
        liked[worth < worth.max() - SILLY * unit] = -np.inf
        choice = blurred_best(known, known.moves, liked, blur)
        return Decided(known.moves[choice], (), self.policy_reason(known, worth, choice))

    def policy_reason(self, known: Observation, worth: Floats, choice: int) -> Message:
        if worth[choice] < worth.max():
            return Message("bots-liked", character=self.character_at(known.seat))
        gain = round(float(worth[choice]))
        return Message("bots-at-a-glance", worth=gain, unit=known.game.unit if gain else "")

    def skill(self, game: Game) -> Skill:
        return game.search.skills[self.level]

    def character_at(self, seat: int) -> str:
        return self.character or tuple(CHARACTERS)[seat % len(CHARACTERS)]

    def likes(self, known: Observation) -> Floats:
        """How much this bot likes its moves for what they are, from -1 to 1."""
        boldness = known.view.boldness(known.moves)
        return CHARACTERS[self.character_at(known.seat)] * np.array(boldness)

    # ---------------------------------------------------------------------------------------------------- by search

    def move_values(self, known: Observation) -> list[MoveValue]:
        """The moves with their values, the best one first: exact near the end, otherwise by search."""
        if exact := known.view.endgame():
            return exact_values(exact, known.seat)
        seed = known.draw(WORD) ^ self.seed
        return self.searcher(known.game).search(known.view, known.beliefs, seed, *self.budget(known.game))

    def plan_values(self, known: Observation, plans: Sequence[Plan]) -> list[MoveValue]:
        """Plans with their values, the best one first; `MoveValue.move` is an index of `plans`. A plan gets as many
        playouts as a move would."""
        positions = [(plan.before_last, plan.moves[-1]) for plan in plans]
        seed = known.draw(WORD) ^ self.seed
        playouts, seconds = self.budget(known.game)
        if playouts is not None:
            playouts = max(playouts, playouts * len(plans) // known.game.search.width)
        return self.searcher(known.game).compare(positions, known.beliefs, seed, playouts, seconds)

    def searcher(self, game: Game) -> Searcher:
        if game.id not in self.searchers:
            self.searchers[game.id] = Searcher(game)
        return self.searchers[game.id]

    def budget(self, game: Game) -> tuple[int | None, float | None]:
        """The limits of a search in playouts and seconds: those asked for, or the level's."""
        if self.playouts is not None or self.seconds is not None:
            return self.playouts, self.seconds
        return self.skill(game).playouts, LEVELS[self.level].seconds

    def search(self, known: Observation) -> Decided:
        values = self.move_values(known)
        best = self.preferred(known, values) or self.best_as_judged(known, values)
        return Decided(best.move, values, self.search_reason(known, values, best))

    def preferred(self, known: Observation, values: Sequence[MoveValue]) -> MoveValue | None:
        """The move that suits its character best among equally good ones; None if only one is best."""
        alike = [row for row in values if is_alike(row, values[0])]
        liking = dict(zip(known.moves, self.likes(known), strict=True))
        return max(alike, key=lambda row: (liking[row.move], row.chances[known.seat])) if len(alike) > 1 else None

    def best_as_judged(self, known: Observation, values: Sequence[MoveValue]) -> MoveValue:
        """The best move, or one that an error of judgement puts first."""
        blur = self.skill(known.game).blur
        near = [row for row in values if row.behind <= SILLY * blur]
        worth = np.array([-row.behind for row in near])
        return near[blurred_best(known, [row.move for row in near], worth, blur)] if blur else values[0]

    def search_reason(self, known: Observation, values: Sequence[MoveValue], best: MoveValue) -> Message:
        chance = percent(best.chances[known.seat])
        if best is not values[0]:
            if is_alike(best, values[0]):
                return Message("bots-alike", percent=chance, character=self.character_at(known.seat))
            return Message("bots-misjudged", percent=chance, best=percent(values[0].chances[known.seat]))
        less = values[1].less_than(best)
        id = "bots-proven" if not best.playouts else "bots-searched" if less >= 0.0 else "bots-instinct"
        return Message(id, percent=chance, second=percent(best.chances[known.seat] - less))


def is_alike(row: MoveValue, best: MoveValue) -> bool:
    return row.behind <= ALIKE * row.behind_error and row.playouts == best.playouts


def exact_values(ending: Sequence[tuple[int, tuple[float, ...]]], seat: int) -> list[MoveValue]:
    """Moves whose chances are computed and not sampled."""
    rows = sorted(ending, key=lambda row: -row[1][seat])
    best = rows[0][1][seat]
    return [MoveValue(move, chances, 0.0, best - chances[seat], 0.0, (), 0) for move, chances in rows]


def percent(chance: float) -> float:
    return round(100 * chance, 1)


def blurred_best(known: Observation, moves: Sequence[int], worth: Floats, blur: float) -> int:
    """The best move to somebody whose judgement errs by `blur`: first within each family of moves, then among families.

    In one step, families of many moves would profit from the largest of many errors.
    """
    ends = np.cumsum([family.size for family in known.game.moves.families])
    kinds = np.searchsorted(ends, moves, side="right")
    seen = worth + [blur * judgement_error(known) for _ in moves]
    best = [max(np.flatnonzero(kinds == kind), key=seen.__getitem__) for kind in np.unique(kinds)]
    return int(max(best, key=lambda i: worth[i] + blur * judgement_error(known)))


def judgement_error(known: Observation) -> float:
    """A random error from a Laplace distribution: mostly small."""
    return -log((1 + known.draw(WORD)) / (1 + WORD)) + log((1 + known.draw(WORD)) / (1 + WORD))


def check_budget(playouts: int | None, seconds: float | None, seed: int) -> None:
    if playouts is not None and not (is_whole(playouts) and 1 <= playouts <= MOST_PLAYOUTS):
        raise KostkaError("bots-playouts", given=shorten(playouts), most=MOST_PLAYOUTS)
    is_time = isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds <= MOST_SECONDS
    if seconds is not None and not is_time:
        raise KostkaError("bots-seconds", given=shorten(seconds), most=MOST_SECONDS)
    if not is_whole(seed):
        raise KostkaError("core-simulate-seed", given=shorten(seed))


def check_asked(match: Match, seat: int | None) -> None:
    if not isinstance(match, Match):
        raise KostkaError("core-rollout-match", given=shorten(match))
    match.check_seat(seat)
    if seat not in match.to_act:
        raise KostkaError("bots-not-asked", seat=shorten(seat))


def make(
    game: str,
    level: str,
    playouts: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    character: str | None = None,
) -> Player:
    """A bot: `make("camelup", "expert").choose(match, seat)` is a move, from that seat's knowledge alone.

    Playouts or seconds, or both, in place of those of the level: whichever comes first ends a search.
    """
    find_game(game)
    if level not in LEVELS:
        raise KostkaError("core-no-bot", given=shorten(level), known=tuple(LEVELS))
    check_budget(playouts, seconds, seed)
    if character is not None and character not in CHARACTERS:
        raise KostkaError("bots-character", given=shorten(character), known=tuple(CHARACTERS))
    return Player(level, playouts, seconds, seed, character)
