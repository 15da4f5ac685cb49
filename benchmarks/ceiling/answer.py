"""The best answer to `greedy` that could be learned, in matches by the rules.

It knows how the other plays and nothing else that a player does not: tiles that were laid white and that it never held
may be in the stack for all it knows. So it is somebody who could sit at the table, and the best answer there is wins at
least as often. It is not the best answer itself: it looks one turn ahead, except near the end of a game, judges by
small networks, and takes all tiles that it has not seen for equally likely.
"""

from collections.abc import Iterator

import numpy as np

from benchmarks.ceiling.foresight import (
    FAR,
    LEADS,
    SHARE,
    Curve,
    Learned,
    Turn,
    curves_of,
    ends_of_first,
    foresee,
    rule,
)
from kostka.core.compiled.arrays import Floats as Values
from kostka.core.compiled.chance import CHANCE, rekey
from kostka.core.compiled.loops import best
from kostka.core.declare.events import new_events
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.duel import FEATURES, TURNS, Stack, no_networks
from kostka.games.jamniki.compiled.ends import End, end_of, gain
from kostka.games.jamniki.compiled.evaluation import MOST_MOVES
from kostka.games.jamniki.compiled.policy import policy, scores
from kostka.games.jamniki.compiled.rules import actor, apply, deal, game_points, legal, move_of
from kostka.games.jamniki.compiled.view import was_seen
from kostka.lab.teaching.jamniki_duel import BEST, GREEDY, Hand, Judge, best_of_three, learned, points_of

AHEAD, TO_THE_END = 1, 4  # turns that are gone through; with so many left, all of them
# Streams of chance, none of which is one of the lessons.
REHEARSALS, MATCHES, SECOND_GAMES = 100, 110, 120


# ------------------------------------------------------------------------------------------------------------- playing


@rule
def unseen_by(board: np.record, state: np.record, seat: int, unseen: Stack) -> int:
    """Fills in the tiles that a seat has never seen: those of the stack, and some that the other laid white."""
    size, other = int(state.stack_size), 1 - seat
    for i in range(size):
        unseen[i] = state.stack[i]
    for turn in range(state.turn):
        if actor(board, state, turn) == other and state.side[other, turn // 2] == s.WHITE_SIDE:
            tile = int(state.coat[other, turn // 2])
            if not was_seen(board, state, seat, tile, turn):
                unseen[size] = tile
                size += 1
    return size


@rule
def hand_of(state: np.record) -> Hand:
    return int(state.hand[0]), int(state.hand[1]), int(state.hand[2])


@rule
def move_with(board: np.record, end: End, tile: int) -> int:
    return move_of(tile, s.PLAIN if gain(board, end, tile) > 0 else s.WHITE_SIDE)


@rule
def lead_of(board: np.record, state: np.record, seat: int) -> int:
    """By how many points a seat is ahead in the match."""
    points = np.empty(s.MAX_SEATS)
    scores(board, state, points)
    return int(points[seat] - points[1 - seat])


@rule
def greedy_move(board: np.record, state: np.record, seat: int) -> int:
    """What the bot `greedy` plays."""
    moves, worth = np.empty(MOST_MOVES, np.int16), np.empty(MOST_MOVES)
    count = legal(board, state, seat, moves)
    policy(board, state, seat, moves, count, worth)
    return int(moves[best(worth, count)])


@rule
def answer(board: np.record, state: np.record, seat: int, networks: Values, curves: Curve) -> int:
    """The move with the best chance to win the match; curves are by game and by who began it."""
    unseen, chance = np.empty(s.TILES, np.int8), np.empty(1)
    size = unseen_by(board, state, seat, unseen)
    mine, theirs, hand = end_of(board, state, seat), end_of(board, state, 1 - seat), hand_of(state)
    turn = Turn(TURNS - int(state.turn), BEST, lead_of(board, state, seat), mine, theirs)
    began = BEST if state.first == seat else GREEDY
    learned = Learned(networks, curves[state.game, began], np.empty(len(FEATURES)))
    ahead = turn.left if turn.left <= TO_THE_END else AHEAD
    chosen, most = 0, -1.0
    for i in range(3):
        if points_of(board, mine, hand, i) > 0:
            foresee(board, turn, hand, i, unseen[:size], ahead, learned, chance)
            if chance[0] > most:
                chosen, most = i, float(chance[0])
    return move_with(board, mine, hand[chosen])


@rule
def play(
    board: np.record,
    state: np.record,
    chance: np.record,
    events: np.record,
    seat: int,
    networks: Values,
    curves: Curve,
) -> int:
    """A match against `greedy` from its deal to its end; returns by how many points the seat has won it."""
    deal(board, state, chance, events)
    while state.phase != s.OVER:
        mover = actor(board, state, int(state.turn))
        move = answer(board, state, seat, networks, curves) if mover == seat else greedy_move(board, state, mover)
        apply(board, state, mover, move, chance, events)
    lead = 0
    for game in range(board.games):
        lead += game_points(state, game, seat) - game_points(state, game, 1 - seat)
    return lead


@rule
def rehearse(
    board: np.record,
    state: np.record,
    chance: np.record,
    events: np.record,
    seat: int,
    networks: Values,
    expected: Values,
) -> None:
    """A single game by points alone; fills in by what lead the seat was expected to win it, by turns left."""
    unseen, known = np.empty(s.TILES, np.int8), np.empty(len(FEATURES))
    deal(board, state, chance, events)
    for left in range(TURNS, 0, -1):
        mover = actor(board, state, int(state.turn))
        how = BEST if mover == seat else GREEDY
        end, other, hand = end_of(board, state, mover), end_of(board, state, 1 - mover), hand_of(state)
        size = unseen_by(board, state, mover, unseen)
        lead = lead_of(board, state, mover)
        chosen, more = best_of_three(board, left, end, other, hand, unseen[:size], Judge(networks[1 - how], known), how)
        expected[left - 1] = lead + more if mover == seat else -lead - more
        apply(board, state, mover, move_with(board, end, hand[chosen]), chance, events)


# ------------------------------------------------------------------------------------------------------------ learning


def learn(positions: int, seed: int) -> Iterator[Values]:
    """Networks by how the next to act plays, who is `BEST` or `GREEDY`; all turns are learned when it ends."""
    board, chance = GAME.set_board(s.Options(games=1), 2), np.zeros(1, CHANCE)
    networks = np.stack([no_networks(), no_networks()])
    for left in range(2, TURNS):
        for how in (BEST, GREEDY):
            networks[how, left], _, _ = learned(board, chance, positions, seed, left, networks[1 - how], how)
        yield networks


def rehearsed(games: int, seed: int, networks: Values) -> tuple[Values, Values]:
    """By who begins: how far expectations went astray by turns left, and the points by which games were won."""
    chance, events = np.zeros(1, CHANCE), new_events(on=False)
    expected = np.zeros((2, games, TURNS))
    for began in (BEST, GREEDY):
        board = GAME.set_board(s.Options(games=1, start=0), 2)
        for game in range(games):
            rekey(chance[0], seed, game, REHEARSALS + began)
            state = np.zeros(1, s.STATE.type)
            rehearse(board[0], state[0], chance[0], events[0], began, networks, expected[began, game])
    spread: Values = (expected - expected[:, :, :1]).std(axis=1)
    return spread, expected[:, :, 0]


def chances(spread: Values, won: Values) -> Curve:
    """Curves by game and by who began it: the second game goes as those that were rehearsed."""
    after = np.clip(LEADS[:, None] + won[:, None, :], -FAR, FAR).astype(int) + FAR
    first = ends_of_first(SHARE[after].mean(axis=2))
    return np.array(
        [[curves_of(ends[began], spread[began]) for began in (BEST, GREEDY)] for ends in (first, [SHARE] * 2)]
    )


def matches(deals: int, seed: int, networks: Values, curves: Curve) -> Iterator[float]:
    """The share of the wins in both seats, deal by deal."""
    board, chance, events = GAME.set_board(s.Options(), 2), np.zeros(1, CHANCE), new_events(on=False)
    for number in range(deals):
        share = 0.0
        for seat in range(2):
            rekey(chance[0], seed, number, MATCHES)
            state = np.zeros(1, s.STATE.type)
            lead = play(board[0], state[0], chance[0], events[0], seat, networks, curves)
            share += float(1 + np.sign(lead)) / 4
        yield share
