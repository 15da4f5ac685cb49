"""Levels and characters: how far a bot looks, how well it judges, and what it likes.

Easy and normal bots play at a glance, hard and expert ones search. All but the expert misjudge as people do, most often
by a little, the easy one the most and in favour of what it likes. Those that search follow their liking only where they
see no difference. How far a level looks in a game and how much it misjudges there, the game says: `Search.skills`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots.known import Known, known
from kostka.bots.plans import Plan
from kostka.bots.searching import Found, Searcher
from kostka.core import jit
from kostka.core.chance import from_seed
from kostka.core.errors import KostkaError, Message, shorten
from kostka.core.game import Game
from kostka.core.match import Match
from kostka.core.reading import is_whole
from kostka.core.registry import game as find_game
from kostka.core.search import Skill

# How much a bot likes bold moves; seats of one table differ.
CHARACTERS = {"bold": 1.0, "cautious": -1.0, "steady": 0.0}
WORD = 2**32
MOST_PLAYOUTS, MOST_SECONDS = 10_000_000, 3600
SILLY = 2.5  # times what a person notices, or a level misjudges in a search: nobody plays a move that is so far behind
ALIKE = 0.5  # standard errors within which moves are as good as each other


@dataclass(frozen=True)
class Level:
    """What is the same in all games: what a bot gives for what it likes, measured by `Search.glance`, and how long a
    move may take where it searches."""

    liking: float = 0.0
    seconds: float | None = None


LEVELS = {
    "easy": Level(liking=0.5),
    "normal": Level(liking=0.15),
    "hard": Level(seconds=0.25),
    "expert": Level(seconds=0.75),
}


@dataclass(frozen=True)
class Thought:
    """A choice: the move, what was found of all moves if the bot has searched, and its reason."""

    move: int
    found: Sequence[Found]
    reason: Message


class Player:
    """A bot of a level. The same seed and playouts give the same moves."""

    def __init__(
        self,
        level: str,
        playouts: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        character: str | None = None,
    ) -> None:
        self.level, self.seed, self.character = level, seed, character
        self.playouts, self.seconds = playouts, seconds
        self.searchers: dict[str, Searcher] = {}

    @property
    def __name__(self) -> str:
        return self.level

    def __call__(self, known: Known) -> str:
        return known.names.texts[self.think(known).move]

    def choose(self, match: Match, seat: int) -> str:
        """The move of a seat, from its knowledge alone."""
        return self(self.known(match, seat))

    def known(self, match: Match, seat: int) -> Known:
        check_asked(match, seat)
        return known(match, seat, from_seed(self.seed, len(match.log)))

    def think(self, known: Known) -> Thought:
        if len(known.moves) == 1:
            return Thought(known.moves[0], (), Message("bots-only-move"))
        if LEVELS[self.level].seconds is None or not jit.ENABLED:
            return self.glance(known)
        return self.search(known)

    # ------------------------------------------------------------------------------------------------- at a glance

    def glance(self, known: Known) -> Thought:
        """The move that looks best, seen through the character of the bot."""
        unit, blur = known.game.search.glance, self.skill(known.game).blur
        worth = np.array(known.game.policy(known.board, known.view, known.seat, known.moves))
        liked = worth + unit * LEVELS[self.level].liking * self.likes(known)
        liked[worth < worth.max() - SILLY * unit] = -np.inf
        choice = seeming_best(known, known.moves, liked, blur)
        return Thought(known.moves[choice], (), self.glanced(known, worth, choice))

    def glanced(self, known: Known, worth: Any, choice: int) -> Message:
        if worth[choice] < worth.max():
            return Message("bots-liked", character=self.character_at(known.seat))
        gain = round(float(worth[choice]))
        return Message("bots-at-a-glance", worth=gain, unit=known.game.unit if gain else "")

    def skill(self, game: Game) -> Skill:
        return game.search.skills[self.level]

    def character_at(self, seat: int) -> str:
        return self.character or tuple(CHARACTERS)[seat % len(CHARACTERS)]

    def likes(self, known: Known) -> Any:
        """How much this bot likes its moves for what they are, from -1 to 1."""
        daring = known.game.daring(known.board, known.view, known.seat, known.moves)
        return CHARACTERS[self.character_at(known.seat)] * np.array(daring)

    # ---------------------------------------------------------------------------------------------------- by search

    def found(self, known: Known) -> list[Found]:
        """What is found of the moves, the best one first: exactly where that can be, else by a search."""
        if exact := known.game.ending(known.board, known.view, known.seat):
            return proven(exact, known.seat)
        seed = known.draw(WORD) ^ self.seed
        playouts, seconds = self.budget(known.game)
        searcher = self.searcher(known.game)
        return searcher.search(known.board, known.view, known.seat, known.memory, seed, playouts, seconds)

    def compared(self, known: Known, plans: Sequence[Plan]) -> list[Found]:
        """What is found of plans, the best one first; their moves are places in the list. Each has as many playouts as
        a move would have."""
        positions = [(plan.before_last, plan.moves[-1]) for plan in plans]
        seed = known.draw(WORD) ^ self.seed
        playouts, seconds = self.budget(known.game)
        if playouts is not None:
            playouts = max(playouts, playouts * len(plans) // known.game.search.width)
        searcher = self.searcher(known.game)
        return searcher.compare(known.board, positions, known.seat, known.memory, seed, playouts, seconds)

    def searcher(self, game: Game) -> Searcher:
        if game.id not in self.searchers:
            self.searchers[game.id] = Searcher(game)
        return self.searchers[game.id]

    def budget(self, game: Game) -> tuple[int | None, float | None]:
        """Playouts and seconds, of which whichever comes first ends a search: those asked for, or the level's."""
        if self.playouts is not None or self.seconds is not None:
            return self.playouts, self.seconds
        return self.skill(game).playouts, LEVELS[self.level].seconds

    def search(self, known: Known) -> Thought:
        found = self.found(known)
        best = self.preferred(known, found) or self.as_far_as_it_sees(known, found)
        return Thought(best.move, found, self.searched(known, found, best))

    def preferred(self, known: Known, found: Sequence[Found]) -> Found | None:
        """What it likes best of the moves that are as good as each other, if there is a choice."""
        alike = [row for row in found if is_alike(row, found[0])]
        liking = dict(zip(known.moves, self.likes(known), strict=True))
        return max(alike, key=lambda row: (liking[row.move], row.chances[known.seat])) if len(alike) > 1 else None

    def as_far_as_it_sees(self, known: Known, found: Sequence[Found]) -> Found:
        """The best one, or one that seems to be."""
        blur = self.skill(known.game).blur
        near = [row for row in found if row.behind <= SILLY * blur]
        worth = np.array([-row.behind for row in near])
        return near[seeming_best(known, [row.move for row in near], worth, blur)] if blur else found[0]

    def searched(self, known: Known, found: Sequence[Found], best: Found) -> Message:
        chance = percent(best.chances[known.seat])
        if best is not found[0]:
            if is_alike(best, found[0]):
                return Message("bots-alike", percent=chance, character=self.character_at(known.seat))
            return Message("bots-misjudged", percent=chance, best=percent(found[0].chances[known.seat]))
        less = found[1].less_than(best)
        id = "bots-proven" if not best.playouts else "bots-searched" if less >= 0.0 else "bots-instinct"
        return Message(id, percent=chance, second=percent(best.chances[known.seat] - less))


def is_alike(row: Found, best: Found) -> bool:
    return row.behind <= ALIKE * row.behind_error and row.playouts == best.playouts


def proven(ending: Sequence[tuple[int, tuple[float, ...]]], seat: int) -> list[Found]:
    """Moves whose chances are computed and not sampled."""
    rows = sorted(ending, key=lambda row: -row[1][seat])
    best = rows[0][1][seat]
    return [Found(move, chances, 0.0, best - chances[seat], 0.0, (), 0) for move, chances in rows]


def percent(chance: float) -> float:
    return round(100 * chance, 1)


def seeming_best(known: Known, moves: Sequence[int], worth: NDArray[np.float64], blur: float) -> int:
    """The best move for somebody who misjudges by so much, first which one of each kind is best and then what kind.

    Else there would be some error in favour of whatever can be done in many ways: of putting a tile somewhere.
    """
    ends = np.cumsum([family.size for family in known.game.moves.families])
    kinds = np.searchsorted(ends, moves, side="right")
    seen = worth + [blur * misjudged(known) for _ in moves]
    best = [max(np.flatnonzero(kinds == kind), key=seen.__getitem__) for kind in np.unique(kinds)]
    return int(max(best, key=lambda i: worth[i] + blur * misjudged(known)))


def misjudged(known: Known) -> float:
    """An error of judgement, small ones most often."""
    return -log((1 + known.draw(WORD)) / (1 + WORD)) + log((1 + known.draw(WORD)) / (1 + WORD))


def check_budget(playouts: Any, seconds: Any, seed: Any) -> None:
    if playouts is not None and not (is_whole(playouts) and 1 <= playouts <= MOST_PLAYOUTS):
        raise KostkaError("bots-playouts", given=shorten(playouts), most=MOST_PLAYOUTS)
    is_time = isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds <= MOST_SECONDS
    if seconds is not None and not is_time:
        raise KostkaError("bots-seconds", given=shorten(seconds), most=MOST_SECONDS)
    if not is_whole(seed):
        raise KostkaError("core-simulate-seed", given=shorten(seed))


def check_asked(match: Any, seat: Any) -> None:
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
