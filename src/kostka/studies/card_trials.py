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
from kostka.games.cubitos.tracks import track_ids
from kostka.lab.kernels.prices import Prices, may_play, pick_priced, take_die
from kostka.lab.series import BOTS, Series
from kostka.lab.statistics import win_shares

GREEDY, SEARCHING = "greedy", "expert@8"
KINDS = {GREEDY: "greedy", SEARCHING: "searching"}
PACES = {GREEDY: 1, SEARCHING: 700}  # how long a race takes beside a greedy one, for the progress bar
GOES_WITHOUT = 0.5  # of all seats, of each card
SEEDS = 2**62
LIMIT = 20_000  # decisions after which a race would never end, and all share the win; hardly any has a thousand


@dataclass(frozen=True)
class Trial:
    """The races of a set: its cards, what every seat had of the win, and the dice that it might buy and took."""

    cards: NDArray[np.intp]
    shares: NDArray[np.float64]
    prices: Prices


def tosses_of(seed: int, number: int) -> np.random.Generator:
    """The tosses of set `number` of a seed."""
    return np.random.default_rng([seed % SEEDS, number])


def random_set(tosses: np.random.Generator, seats: int, tracks: tuple[str, ...], laps: int = 1) -> Series:
    """Races with a random set of cards."""
    drawn, dice = (int(n) for n in tosses.integers(SEEDS, size=2))
    options = Options(set=RANDOM, set_seed=drawn, cards=random_cards(drawn), track=tracks, laps=laps)
    return Series(find_game("cubitos"), options, seats, dice)


def setting(seed: int, number: int, races: int) -> tuple[Series, Prices]:
    """The races of set `number` of a seed: two, three or four seats in turns, on all tracks in turns."""
    tosses = tosses_of(seed, number)
    seats, track = s.SEATS[number % len(s.SEATS)], track_ids()[number // len(s.SEATS) % len(track_ids())]
    series = random_set(tosses, seats, (track,))
    allowed = tosses.random((races, seats, s.CARDS)) >= GOES_WITHOUT
    return series, Prices(allowed, tosses.random((races, seats)) < 0.5, *np.zeros((2, *allowed.shape), np.int16))


def trial(bot: str, seed: int, number: int, races: int) -> Trial:
    """The races of a set, all seats played by the same bot."""
    series, prices = setting(seed, number, races)
    places = greedily(series, prices) if bot == GREEDY else by_search(series, prices, bot)
    box = list(printed_cards())
    cards = np.array([box.index(id) for id in series.options.cards])
    return Trial(cards, win_shares(places), prices)


def greedily(series: Series, prices: Prices) -> NDArray[np.int16]:
    """The places of races that compiled bots play; those that would never end are shared by all."""
    buffers = new_loop_buffers(series.game, series.board, len(prices.dear))
    kernel = series.game.kernels.bind(loops.call_games, pick=pick_priced)
    kernel(buffers, prices, loops.DEALT, series.seed, 0, LIMIT)
    places = buffers.places[:, : series.seats]
    places[places == 0] = 1
    return places


def by_search(series: Series, prices: Prices, name: str) -> NDArray[np.int16]:
    """The places of races that a searching bot plays move by move."""
    player = bot(name)
    assert isinstance(player, Player)
    return np.array([searched_race(series, prices, race, player) for race in range(len(prices.dear))], np.int16)


def searched_race(series: Series, prices: Prices, race: int, player: Player) -> tuple[int, ...]:
    dice, own_dice = series.chance(race), series.chance(race, BOTS)
    position = Position.deal(series.game, series.options, series.seats, dice)
    for _ in range(1, LIMIT):
        if result := position.result:
            return result.places
        seat = position.turn
        known = Observation(position.view(seat), own_dice)
        move = best_playable(known, player, prices.allowed[race, seat], bool(prices.dear[race, seat]))
        state = copied(position.state)
        take_die(prices, state[0], race, seat, move)
        position = position.with_state(state).after(seat, move, dice)
    return (1,) * series.seats


def best_playable(known: Observation, player: Player, allowed: Flags, dear: bool) -> int:
    """The best move that the search has found of those that the seat may play."""
    board, state, seat = known.view.board[0], known.view.state[0], known.view.seat
    playable = [move for move in known.moves if may_play(board, state, seat, move, allowed, dear)] or known.moves
    if len(playable) == 1:
        return playable[0]
    found = (row.move for row in player.move_values(known) if row.move in playable)
    return next(found, playable[int(np.argmax(known.view.policy(playable)))])
