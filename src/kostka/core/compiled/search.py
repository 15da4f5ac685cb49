"""One search for all games: an information-set Monte Carlo tree search, compiled like the other kernels.

Below a move there is one node per position that the searching seat can tell apart. The caller decides which moves of
the root get more rollouts. Memory is allocated once; a full tree goes on without new nodes.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Cell, Floats, Moves
from kostka.core.compiled.chance import rekey
from kostka.core.compiled.jit import rule
from kostka.core.compiled.loops import best
from kostka.core.compiled.stubs import (
    NOBODY,
    apply,
    evaluate,
    expected_scores,
    hide,
    is_quiet,
    legal,
    result,
    rollout_policy,
    sample_belief,
    turn,
)

NONE = -1
MOST_SEATS = 8
LONGEST_WAY = 256
MOST_NODES = 50_000
MOST_EDGES = 400_000
NODE = np.dtype(
    (
        np.record,
        [
            ("key", "u8"),  # what the searching seat sees here
            ("next", "i4"),  # another outcome of the same edge
            ("edge", "i4"),  # the first one from here
            ("visits", "i4"),
            ("value", "f4", MOST_SEATS),  # sums of chances to win
        ],
    )
)
EDGE = np.dtype(
    (
        np.record,
        [
            ("move", "i2"),
            ("seat", "i2"),
            ("next", "i4"),  # another move from the same node
            ("node", "i4"),  # the first outcome
            ("visits", "i4"),
            ("value", "f4"),  # the sum of its player's chances to win
            ("worth", "f4"),  # by `rollout_policy`
        ],
    )
)
CACHED = np.dtype((np.record, [("key", "i8")]))  # an entry of the cache of a game that has none


@dataclass(frozen=True)
class Skill:
    """How well a level plays a game: its playouts per decision, 0 for no search, and the size of its errors: in chances
    to win with search, in the units of `policy` without."""

    playouts: int = 0
    blur: float = 0.0


def usual_skills() -> dict[str, Skill]:
    return {"easy": Skill(blur=1.0), "normal": Skill(blur=0.3), "hard": Skill(400, 0.02), "expert": Skill(4000)}


@dataclass(frozen=True)
class Search:
    """How a game is searched, and how well the levels play it: parameters tuned by matches."""

    depth: int = 0  # least decisions of a rollout beyond the tree
    limit: int = 1000  # most decisions of a rollout, if the game never gets quiet
    temperature: float = 1.0  # of the prior, a softmax of `rollout_policy`, in its units
    exploration: float = 1.0
    width: int = 24  # moves at the root: the best by `policy` and `rollout_policy`
    min_lead: float = 0.0  # least lead over the rollout policy, in chances to win, for another move to be preferred
    noticeable: float = 1.0  # difference of `policy` that a person sees without search
    skills: dict[str, Skill] = field(default_factory=usual_skills)


class SearchBuffers(NamedTuple):
    """What a search works on: the view, buffers for worlds, and the tree."""

    board: Cell
    seat_view: Cell
    world: Cell
    state: Cell
    seen: Cell
    words: NDArray[np.uint64]  # the bytes of `seen`
    beliefs: Floats
    chance: Cell
    choices: Cell
    events: Cell
    moves: Moves
    legal_edges: NDArray[np.int32]
    worth: Floats
    values: Floats
    scores: Floats
    places: NDArray[np.int16]
    points: NDArray[np.int32]
    nodes: Cell
    edges: Cell
    used: NDArray[np.int32]  # nodes and edges
    way: NDArray[np.int32]  # nodes and edges of the playout
    cache: Cell  # what the game remembers of positions while a search runs: a transposition table
    depth: int  # these as in `Search`
    limit: int
    temperature: float
    exploration: float


# ----------------------------------------------------------------------------------------------------------- rollouts


def share_win(buffers: SearchBuffers) -> None:
    """The values of a game that is over; those who share the first place share the win."""
    result(buffers.board[0], buffers.state[0], buffers.places, buffers.points)
    first = 0
    for seat in range(buffers.board[0].seats):
        first += buffers.places[seat] == 1
    for seat in range(buffers.board[0].seats):
        buffers.values[seat] = (buffers.places[seat] == 1) / first


def roll_out(buffers: SearchBuffers) -> None:
    """All seats follow the rollout policy until the position is quiet and can be evaluated, or the game is over."""
    board, state, taken = buffers.board[0], buffers.state[0], 0
    mover = turn(board, state)
    while mover != NOBODY:
        if taken >= buffers.limit or (taken >= buffers.depth and is_quiet(board, state)):
            evaluate(board, state, buffers.cache, buffers.values)
            return
        count = legal(board, state, mover, buffers.moves)
        chosen = 0
        if count > 1:
            rollout_policy(board, state, mover, buffers.moves, count, buffers.cache, buffers.worth)
            chosen = best(buffers.worth, count)
        apply(board, state, mover, int(buffers.moves[chosen]), buffers.chance[0], buffers.events[0])
        taken += 1
        mover = turn(board, state)
    share_win(buffers)


# ----------------------------------------------------------------------------------------------------------- the tree


@rule
def edge_of(nodes: Cell, edges: Cell, node: int, seat: int, move: int) -> int:
    edge = int(nodes[node].edge)
    while edge != NONE and (edges[edge].move != move or edges[edge].seat != seat):
        edge = int(edges[edge].next)
    return edge


@rule
def new_edge(nodes: Cell, edges: Cell, used: NDArray[np.int32], node: int, seat: int, move: int, worth: float) -> int:
    if used[1] == len(edges):
        return NONE
    edge = int(used[1])
    used[1] += 1
    edges[edge].move, edges[edge].seat, edges[edge].worth = move, seat, worth
    edges[edge].visits, edges[edge].value, edges[edge].node = 0, 0.0, NONE
    edges[edge].next = nodes[node].edge
    nodes[node].edge = edge
    return edge


@rule
def new_node(nodes: Cell, used: NDArray[np.int32], key: int, next: int) -> int:
    if used[0] == len(nodes):
        return NONE
    node = int(used[0])
    used[0] += 1
    nodes[node].key, nodes[node].next, nodes[node].edge, nodes[node].visits = key, next, NONE, 0
    nodes[node].value[:] = 0.0
    return node


@rule
def key_of(words: NDArray[np.uint64]) -> int:
    """A number for what is seen: other bytes, another number, but for one case in very many."""
    key = 0
    for word in words:
        key = ((key ^ int(word)) * 0x2545F4914F6CDD1D) & 0x7FFFFFFFFFFFFFFF
        key ^= key >> 29
    return key


@rule
def most_promising(
    nodes: Cell,
    edges: Cell,
    legal_edges: NDArray[np.int32],
    count: int,
    node: int,
    temperature: float,
    exploration: float,
) -> int:
    """PUCT: the edge with the best sum of mean value and exploration bonus."""
    seat, tries, top = int(edges[legal_edges[0]].seat), 0, -np.inf
    for i in range(count):
        tries += int(edges[legal_edges[i]].visits)
        top = max(top, edges[legal_edges[i]].worth)
    total = 0.0
    for i in range(count):
        total += np.exp((edges[legal_edges[i]].worth - top) / temperature)
    usual = nodes[node].value[seat] / max(int(nodes[node].visits), 1)
    choice, highest = 0, -np.inf
    for i in range(count):
        edge = edges[legal_edges[i]]
        value = edge.value / edge.visits if edge.visits else usual
        prior = np.exp((edge.worth - top) / temperature) / total
        value += exploration * prior * np.sqrt(tries + 1) / (1 + edge.visits)
        if value > highest:
            choice, highest = i, value
    return choice


def edge_to_try(buffers: SearchBuffers, node: int, seat: int, count: int) -> int:
    """The edge of a legal move to go on with; the node gets edges for moves that it has not met yet."""
    nodes, edges, moves, worth, found = buffers.nodes, buffers.edges, buffers.moves, buffers.worth, buffers.legal_edges
    missing, edge = False, int(nodes[node].edge)
    for i in range(count - 1, -1, -1):  # the last one is the first of the node: mostly each follows the one before
        if edge == NONE or edges[edge].move != moves[i] or edges[edge].seat != seat:
            edge = edge_of(nodes, edges, node, seat, moves[i])
        found[i] = edge
        missing = missing or edge == NONE
        edge = int(nodes[node].edge) if edge == NONE else int(edges[edge].next)
    if missing:
        rollout_policy(buffers.board[0], buffers.state[0], seat, moves, count, buffers.cache, worth)
        for i in range(count):
            if found[i] == NONE:
                found[i] = new_edge(nodes, edges, buffers.used, node, seat, moves[i], worth[i])
                if found[i] == NONE:
                    return NONE
    return int(found[most_promising(nodes, edges, found, count, node, buffers.temperature, buffers.exploration)])


def node_below(buffers: SearchBuffers, edge: int, seat: int) -> int:
    """The node of what an edge has led to, as the searching seat sees it; a new one, or none where the tree is full."""
    buffers.seen[0] = buffers.state[0]
    hide(buffers.board[0], buffers.seen[0], seat)
    key = key_of(buffers.words)
    node = int(buffers.edges[edge].node)
    while node != NONE and buffers.nodes[node].key != key:
        node = int(buffers.nodes[node].next)
    if node == NONE:
        node = new_node(buffers.nodes, buffers.used, key, int(buffers.edges[edge].node))
        if node != NONE:
            buffers.edges[edge].node = node
    return node


def descend(buffers: SearchBuffers, seat: int, edge: int) -> None:
    """A playout that begins with an edge of the root, from `buffers.state`."""
    board, state = buffers.board[0], buffers.state[0]
    apply(board, state, seat, int(buffers.edges[edge].move), buffers.chance[0], buffers.events[0])
    length = 0
    while True:
        node = node_below(buffers, edge, seat)
        buffers.way[2 * length], buffers.way[2 * length + 1] = node, edge
        length += 1
        mover = turn(board, state)
        if node == NONE or buffers.nodes[node].visits == 0 or length == LONGEST_WAY or mover == NOBODY:
            break
        edge = edge_to_try(buffers, node, mover, legal(board, state, mover, buffers.moves))
        if edge == NONE:
            break
        apply(board, state, mover, int(buffers.edges[edge].move), buffers.chance[0], buffers.events[0])
    roll_out(buffers)
    back_up(buffers.nodes, buffers.edges, buffers.way, length, buffers.values)


@rule
def back_up(nodes: Cell, edges: Cell, way: NDArray[np.int32], length: int, values: Floats) -> None:
    """Add the values to all nodes and edges on the way."""
    for i in range(length):
        node, edge = int(way[2 * i]), int(way[2 * i + 1])
        edges[edge].visits += 1
        edges[edge].value += values[edges[edge].seat]
        if node != NONE:
            nodes[node].visits += 1
            for seat in range(MOST_SEATS):
                nodes[node].value[seat] += values[seat]


# ----------------------------------------------------------------------------------------------------------- the root


def call_plant(buffers: SearchBuffers, seat: int, moves: Moves, worth: Floats) -> None:
    """A new tree whose root has these moves, as edges 0, 1, …, and an empty cache."""
    buffers.used[:] = 0
    for i in range(len(buffers.cache)):
        buffers.cache[i].key = 0
    new_node(buffers.nodes, buffers.used, 0, NONE)
    for i in range(len(moves)):
        new_edge(buffers.nodes, buffers.edges, buffers.used, 0, seat, int(moves[i]), worth[i])


def call_search(
    buffers: SearchBuffers, seat: int, alive: NDArray[np.int32], seed: int, first: int, outcomes: Floats, sums: Floats
) -> None:
    """Try the edges that are alive in as many worlds as `outcomes` has rows, each with its own dice.

    `outcomes` gets the values of all seats by world, edge and seat, `sums` adds up their expected scores by edge.
    """
    for row in range(len(outcomes)):
        buffers.world[0] = buffers.seat_view[0]
        rekey(buffers.choices[0], seed, first + row, 1)
        sample_belief(buffers.board[0], buffers.world[0], seat, buffers.beliefs, buffers.choices[0])
        for i in range(len(alive)):
            buffers.state[0] = buffers.world[0]
            rekey(buffers.chance[0], seed, first + row, 0)
            descend(buffers, seat, int(alive[i]))
            expected_scores(buffers.board[0], buffers.state[0], buffers.cache, buffers.scores)
            for other in range(buffers.board[0].seats):
                outcomes[row, i, other] = buffers.values[other]
                sums[i, other] += buffers.scores[other]
