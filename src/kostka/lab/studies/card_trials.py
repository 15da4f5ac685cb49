"""Races of Cubitos that are trials: tosses decide, for every seat, which cards it goes without and whether dice cost it
a coin more.

Whoever may buy a card differs from whoever may not by a toss alone, so what they win more is what the card wins. A set
with its races follows from the seed and its number.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from kostka.bots import Known, Player, bot
from kostka.core.chance import CHANCE, Keys, from_key, secret_of_seed
from kostka.core.events import new_events
from kostka.core.game import State, copied
from kostka.core.registry import game as find_game
from kostka.games.cubitos.board import RANDOM, Options
from kostka.games.cubitos.cards import printed_cards, random_cards
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import M
from kostka.games.cubitos.tracks import track_ids
from kostka.lab.datasets import shares_of
from kostka.lab.kernels.prices import call_raced, may_play, pay_more

GREEDY, SEARCHING = "greedy", "expert@8"
GOES_WITHOUT = 0.5  # of all seats, of each card
SEEDS = 2**62
LIMIT = 20_000  # decisions after which a race would never end, and all share the win; hardly any has a thousand

Flags = NDArray[np.bool_]
Counts = NDArray[np.int16]


@dataclass(frozen=True)
class Setting:
    """A set of cards on a track, and what the tosses decided; by race and seat, and then by card of the set."""

    options: Options
    seats: int
    allowed: Flags
    dear: Flags
    seed: int

    @property
    def cards(self) -> NDArray[np.intp]:
        """The numbers of the eight cards among all of the box."""
        return np.array([card_ids().index(id) for id in self.options.cards])


@dataclass(frozen=True)
class Trial:
    """The races of a set: what every seat had of the win, and the dice that it bought or was given to choose."""

    cards: NDArray[np.intp]
    allowed: Flags
    dear: Flags
    shares: NDArray[np.float64]
    bought: Counts
    gained: Counts


@lru_cache
def card_ids() -> tuple[str, ...]:
    return tuple(printed_cards())


def setting(seed: int, number: int, races: int) -> Setting:
    """Set `number` of a seed: two, three or four seats in turns, on all tracks in turns."""
    tosses = np.random.default_rng([seed % SEEDS, number])
    drawn, dice = (int(n) for n in tosses.integers(SEEDS, size=2))
    seats, track = s.SEATS[number % len(s.SEATS)], track_ids()[number // len(s.SEATS) % len(track_ids())]
    options = Options(set=RANDOM, set_seed=drawn, cards=random_cards(drawn), track=(track,))
    allowed = tosses.random((races, seats, s.CARDS)) >= GOES_WITHOUT
    return Setting(options, seats, allowed, tosses.random((races, seats)) < 0.5, dice)


def trial(bot: str, seed: int, number: int, races: int) -> Trial:
    """The races of a set, all seats played by the same bot."""
    found = setting(seed, number, races)
    places, bought, gained = at_a_glance(found) if bot == GREEDY else by_search(found, bot)
    return Trial(found.cards, found.allowed, found.dear, shares_of(places), bought, gained)


# ----------------------------------------------------------------------------------------------------- the greedy bot


def at_a_glance(setting: Setting) -> tuple[NDArray[np.int16], Counts, Counts]:
    game, races = find_game("cubitos"), len(setting.dear)
    places, scores = np.zeros((races, s.MAX_SEATS), np.int16), np.zeros((races, s.MAX_SEATS), np.int32)
    bought, gained = np.zeros((2, *setting.allowed.shape), np.int16)
    game.bind(call_raced)(
        game.set_board(setting.options, setting.seats),
        game.new_state(),
        game.new_state(),
        game.new_state(),
        np.zeros(1, CHANCE),
        new_events(on=False),
        np.empty(game.moves.count, np.int16),
        np.zeros(game.moves.count),
        setting.allowed,
        setting.dear,
        setting.seed,
        places,
        scores,
        bought,
        gained,
        LIMIT,
    )
    return places[:, : setting.seats], bought, gained


# ------------------------------------------------------------------------------------------------- bots that search


def by_search(setting: Setting, name: str) -> tuple[NDArray[np.int16], Counts, Counts]:
    player = bot(name)
    assert isinstance(player, Player)
    races = [SearchedRace(setting, race, player) for race in range(len(setting.dear))]
    places = np.array([race.places for race in races], np.int16)
    return places, np.array([race.bought for race in races]), np.array([race.gained for race in races])


class SearchedRace:
    """A race move by move, which is over."""

    def __init__(self, setting: Setting, race: int, player: Player) -> None:
        self.game, self.player = find_game("cubitos"), player
        self.allowed, self.dear = setting.allowed[race], setting.dear[race]
        self.bought, self.gained = np.zeros((2, *self.allowed.shape), np.int16)
        secret = secret_of_seed(setting.seed + race)
        self.dice, self.thoughts = Keys(secret), Keys(b"bot" + secret)
        self.board, self.state = self.game.setup(setting.options, setting.seats, from_key(self.dice(0)))
        self.names = self.game.names(self.board)
        self.places = self.run()

    def run(self) -> tuple[int, ...]:
        for ply in range(1, LIMIT):
            if result := self.game.result(self.board, self.state):
                return result.places
            seat = self.game.turn(self.board, self.state)
            self.play(seat, self.chosen(seat, ply), ply)
        return (1,) * len(self.dear)

    def chosen(self, seat: int, ply: int) -> int:
        """The best move that the search has found of those that the seat may play."""
        view = self.game.view(self.board, self.state, seat)
        known = Known(self.game, self.board, view, seat, self.names, from_key(self.thoughts(ply)))
        playable = [move for move in known.moves if self.may_play(seat, move)] or known.moves
        if len(playable) == 1:
            return playable[0]
        found = (row.move for row in self.player.found(known) if row.move in playable)
        return next(found, self.at_a_glance(view, seat, playable))

    def may_play(self, seat: int, move: int) -> bool:
        return bool(may_play(self.board[0], self.state[0], seat, move, self.allowed[seat], bool(self.dear[seat])))

    def at_a_glance(self, view: State, seat: int, moves: list[int]) -> int:
        return moves[int(np.argmax(self.game.policy(self.board, view, seat, moves)))]

    def play(self, seat: int, move: int, ply: int) -> None:
        if M.buy + s.COLOURED <= move < M.lose:
            self.bought[seat, move - M.buy - s.COLOURED] += 1
            if self.dear[seat]:
                self.state = copied(self.state)
                pay_more(self.state[0], seat)
        elif M.gain + s.COLOURED <= move < M.buy:
            self.gained[seat, move - M.gain - s.COLOURED] += 1
        self.state = self.game.apply(self.board, self.state, seat, move, from_key(self.dice(ply)))
