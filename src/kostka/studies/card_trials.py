"""Randomized trials in Cubitos: tosses decide, for every seat, which cards it may buy and whether dice cost it a coin
more.

Seats that may buy a card differ from the others by the toss alone, so what they win more is what the card wins. A set
with its races follows from the seed and its number.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kostka.bots import Observation, Player, bot
from kostka.core.compiled import loops
from kostka.core.compiled.arrays import Flags
from kostka.core.playouts import new_loop_buffers
from kostka.core.position import Position, copied
from kostka.core.registry import find_game
from kostka.games.cubitos.board import RANDOM, Options
from kostka.games.cubitos.cards import printed_cards, random_cards
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import M
from kostka.games.cubitos.tracks import track_ids
from kostka.lab.kernels.prices import Counts, Prices, may_play, pay_more, pick_priced
from kostka.lab.series import BOTS, Series
from kostka.lab.statistics import win_shares

GREEDY, SEARCHING = "greedy", "expert@8"
KINDS = {GREEDY: "greedy", SEARCHING: "searching"}
PACES = {GREEDY: 1, SEARCHING: 700}  # how long a race takes beside a greedy one, for the progress bar
GOES_WITHOUT = 0.5  # of all seats, of each card
SEEDS = 2**62
LIMIT = 20_000  # decisions after which a race would never end, and all share the win; hardly any has a thousand


@dataclass(frozen=True)
class Setting:
    """A set of cards on a track, and what the tosses decided; by race and seat, and then by card of the set."""

    options: Options
    seats: int
    allowed: Flags
    dear: Flags
    seed: int

    @property
    def series(self) -> Series:
        return Series(find_game("cubitos"), self.options, self.seats, self.seed)

    @property
    def cards(self) -> NDArray[np.intp]:
        """The numbers of the eight cards among all of the box."""
        return np.array([list(printed_cards()).index(id) for id in self.options.cards])


@dataclass(frozen=True)
class Trial:
    """The races of a set: what every seat had of the win, and the dice that it bought or was given to choose."""

    cards: NDArray[np.intp]
    allowed: Flags
    dear: Flags
    shares: NDArray[np.float64]
    bought: Counts
    gained: Counts


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
    places, bought, gained = greedily(found) if bot == GREEDY else by_search(found, bot)
    return Trial(found.cards, found.allowed, found.dear, win_shares(places), bought, gained)


# ----------------------------------------------------------------------------------------------------- the greedy bot


def greedily(setting: Setting) -> tuple[NDArray[np.int16], Counts, Counts]:
    """Races that would never end are shared by all."""
    series, (races, seats) = setting.series, setting.dear.shape
    bought, gained = np.zeros((2, *setting.allowed.shape), np.int16)
    buffers = new_loop_buffers(series.game, series.board, races)
    kernel = series.game.kernels.bind(loops.call_games, pick=pick_priced)
    kernel(buffers, Prices(setting.allowed, setting.dear, bought, gained), loops.DEALT, setting.seed, 0, LIMIT)
    places = buffers.places[:, :seats]
    places[places == 0] = 1
    return places, bought, gained


# ------------------------------------------------------------------------------------------------- bots that search


def by_search(setting: Setting, name: str) -> tuple[NDArray[np.int16], Counts, Counts]:
    player = bot(name)
    assert isinstance(player, Player)
    series = setting.series
    races = [SearchedRace(setting, series, race, player) for race in range(len(setting.dear))]
    places = np.array([race.places for race in races], np.int16)
    return places, np.array([race.bought for race in races]), np.array([race.gained for race in races])


class SearchedRace:
    """A race move by move, which is over."""

    def __init__(self, setting: Setting, series: Series, race: int, player: Player) -> None:
        self.player = player
        self.allowed, self.dear = setting.allowed[race], setting.dear[race]
        self.bought, self.gained = np.zeros((2, *self.allowed.shape), np.int16)
        self.dice, self.own_dice = series.chance(race), series.chance(race, BOTS)
        self.position = Position.deal(series.game, series.options, series.seats, self.dice)
        self.places = self.run()

    def run(self) -> tuple[int, ...]:
        for _ in range(1, LIMIT):
            if result := self.position.result:
                return result.places
            seat = self.position.turn
            self.play(seat, self.chosen(seat))
        return (1,) * len(self.dear)

    def chosen(self, seat: int) -> int:
        """The best move that the search has found of those that the seat may play."""
        known = Observation(self.position.view(seat), self.own_dice)
        board, state = self.position.board[0], self.position.state[0]
        tosses = self.allowed[seat], bool(self.dear[seat])
        playable = [move for move in known.moves if may_play(board, state, seat, move, *tosses)] or known.moves
        if len(playable) == 1:
            return playable[0]
        found = (row.move for row in self.player.move_values(known) if row.move in playable)
        return next(found, playable[int(np.argmax(known.view.policy(playable)))])

    def play(self, seat: int, move: int) -> None:
        if M.buy + s.COLOURED <= move < M.lose:
            self.bought[seat, move - M.buy - s.COLOURED] += 1
            if self.dear[seat]:
                self.position = self.position.with_state(copied(self.position.state))
                pay_more(self.position.state[0], seat)
        elif M.gain + s.COLOURED <= move < M.buy:
            self.gained[seat, move - M.gain - s.COLOURED] += 1
        self.position = self.position.after(seat, move, self.dice)
