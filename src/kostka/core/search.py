"""The search: one for all games, on the rules alone, compiled like the other kernels.

It is an information-set Monte Carlo tree search. Every playout begins in a world that agrees with what the seat knows
(`suppose`), descends through the tree by what the mover of each node has found best so far, adds a node, plays on by
`instinct` until the position is quiet, and asks `judge` who will win. Values are kept per seat and everybody plays for
their own.

What chance does is part of the way: below a move there is a node for every position that the searching seat can tell
apart. At the root all moves are tried in the same worlds with the same dice, so that luck falls out of comparisons;
which moves are still worth the time is for the caller to decide. Memory is allocated once; a full tree goes on without
new nodes.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import CHANCE, rekey
from kostka.core.events import new_events
from kostka.core.jit import rule
from kostka.core.kernels import Cell, Moves, best

if TYPE_CHECKING:
    from kostka.core.game import Game

movers: Callable[..., int]
turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
result: Callable[..., bool]
hide: Callable[..., None]
suppose: Callable[..., None]
instinct_noted: Callable[..., None]
quiet: Callable[..., bool]
judge_noted: Callable[..., None]
expected: Callable[..., None]
# The parts below, bound to the same rules.
is_over: Callable[..., bool]
play_on: Callable[..., None]
edge_to_try: Callable[..., int]
node_below: Callable[..., int]
descend: Callable[..., None]

Values = NDArray[np.float64]

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
            ("worth", "f4"),  # by instinct
        ],
    )
)
NOTE = np.dtype((np.record, [("key", "i8")]))  # what a game notes that notes nothing
SETTINGS = np.dtype(
    (
        np.record,
        [("depth", "i4"), ("limit", "i4"), ("temperature", "f8"), ("exploration", "f8"), ("closed", "i1")],
    )
)


@dataclass(frozen=True)
class Skill:
    """How well a level plays a game: with so many playouts, or at a glance if there are none; and by how much it
    misjudges moves, at a glance in the units of `policy`, in a search in chances to win."""

    playouts: int = 0
    blur: float = 0.0


def usual_skills() -> dict[str, Skill]:
    return {"easy": Skill(blur=1.0), "normal": Skill(blur=0.3), "hard": Skill(400, 0.02), "expert": Skill(4000)}


@dataclass(frozen=True)
class Search:
    """How a game is searched best, and how well the levels play it, all found by matches."""

    depth: int = 0  # decisions by instinct beyond the tree, at least
    limit: int = 1000  # and at most, where nothing gets quiet
    temperature: float = 1.0  # in the units of `instinct`: how much worse a move may look and still be tried
    exploration: float = 1.0
    closed: bool = True  # nodes by outcomes of chance, not by moves alone
    width: int = 24  # moves that are looked at, the best by `policy`
    doubt: float = 0.0  # chances to win by which judges err: so much better than by instinct a search has to be
    glance: float = 1.0  # in the units of `policy`: what a person notices at a glance
    skills: dict[str, Skill] = field(default_factory=usual_skills)


class Desk(NamedTuple):
    """What a search works on: the position, room for worlds, and the tree."""

    board: Cell
    known: Cell
    world: Cell
    state: Cell
    seen: Cell
    words: NDArray[np.uint64]  # the bytes of `seen`
    memory: Values
    chance: Cell
    choices: Cell
    events: Cell
    moves: Moves
    found: NDArray[np.int32]
    worth: Values
    values: Values
    scores: Values
    places: NDArray[np.int16]
    points: NDArray[np.int32]
    nodes: Cell
    edges: Cell
    used: NDArray[np.int32]  # nodes and edges
    way: NDArray[np.int32]  # nodes and edges of the playout
    notes: Cell  # what the game wants to remember of positions while a search runs
    settings: Cell


def new_desk(game: "Game") -> Desk:
    """An empty desk; a position is put on it by replacing board, view and memory."""
    size = game.state.type.itemsize
    seen = np.zeros(-(-size // 8), np.uint64)
    settings = np.zeros(1, SETTINGS)
    for name in SETTINGS.names or ():
        settings[0][name] = getattr(game.search, name)
    return Desk(
        board=np.zeros(1, game.board.type),
        known=game.new_state(),
        world=game.new_state(),
        state=game.new_state(),
        seen=seen.view(np.uint8)[:size].view(game.state.type),
        words=seen,
        memory=np.zeros(0),
        chance=np.zeros(1, CHANCE),
        choices=np.zeros(1, CHANCE),
        events=new_events(on=False),
        moves=np.empty(game.moves.count, np.int16),
        found=np.empty(game.moves.count, np.int32),
        worth=np.empty(game.moves.count),
        values=np.zeros(MOST_SEATS),
        scores=np.zeros(MOST_SEATS),
        places=np.zeros(MOST_SEATS, np.int16),
        points=np.zeros(MOST_SEATS, np.int32),
        nodes=np.zeros(MOST_NODES, NODE),
        edges=np.zeros(MOST_EDGES, EDGE),
        used=np.zeros(2, np.int32),
        way=np.zeros(2 * LONGEST_WAY, np.int32),
        notes=game.new_notes(),
        settings=settings,
    )


# -------------------------------------------------------------------------------------------------------- the far end


def is_over_(desk: Any) -> bool:
    """Whether the game is over; a shared first place counts for its share."""
    if not result(desk.board[0], desk.state[0], desk.places, desk.points):
        return False
    first = 0
    for seat in range(desk.board[0].seats):
        first += desk.places[seat] == 1
    for seat in range(desk.board[0].seats):
        desk.values[seat] = (desk.places[seat] == 1) / first
    return True


def play_on_(desk: Any) -> None:
    """Everybody follows their instinct, until the position can be judged."""
    board, state, taken = desk.board[0], desk.state[0], 0
    while not is_over(desk):
        if taken >= desk.settings[0].limit or (taken >= desk.settings[0].depth and quiet(board, state)):
            judge_noted(board, state, desk.notes, desk.values)
            return
        mover = turn(board, state)
        count = legal(board, state, mover, desk.moves)
        chosen = 0
        if count > 1:
            instinct_noted(board, state, mover, desk.moves, count, desk.notes, desk.worth)
            chosen = best(desk.worth, count)
        apply(board, state, mover, int(desk.moves[chosen]), desk.chance[0], desk.events[0])
        taken += 1


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
    nodes: Cell, edges: Cell, found: NDArray[np.int32], count: int, node: int, settings: np.record
) -> int:
    """The edge with the best of what was found so far and what instinct hopes for."""
    seat, tries, top = int(edges[found[0]].seat), 0, -np.inf
    for i in range(count):
        tries += int(edges[found[i]].visits)
        top = max(top, edges[found[i]].worth)
    hopes = 0.0
    for i in range(count):
        hopes += np.exp((edges[found[i]].worth - top) / settings.temperature)
    usual = nodes[node].value[seat] / max(int(nodes[node].visits), 1)
    choice, highest = 0, -np.inf
    for i in range(count):
        edge = edges[found[i]]
        value = edge.value / edge.visits if edge.visits else usual
        hope = np.exp((edge.worth - top) / settings.temperature) / hopes
        value += settings.exploration * hope * np.sqrt(tries + 1) / (1 + edge.visits)
        if value > highest:
            choice, highest = i, value
    return choice


def edge_to_try_(desk: Any, node: int, seat: int, count: int) -> int:
    """The edge of a legal move to go on with; the node learns of moves that it has not met yet."""
    missing, edge = False, int(desk.nodes[node].edge)
    for i in range(count - 1, -1, -1):  # the last one is the first of the node: mostly each follows the one before
        if edge == NONE or desk.edges[edge].move != desk.moves[i] or desk.edges[edge].seat != seat:
            edge = edge_of(desk.nodes, desk.edges, node, seat, desk.moves[i])
        desk.found[i] = edge
        missing = missing or edge == NONE
        edge = int(desk.nodes[node].edge) if edge == NONE else int(desk.edges[edge].next)
    if missing:
        instinct_noted(desk.board[0], desk.state[0], seat, desk.moves, count, desk.notes, desk.worth)
        for i in range(count):
            if desk.found[i] == NONE:
                desk.found[i] = new_edge(desk.nodes, desk.edges, desk.used, node, seat, desk.moves[i], desk.worth[i])
                if desk.found[i] == NONE:
                    return NONE
    return int(desk.found[most_promising(desk.nodes, desk.edges, desk.found, count, node, desk.settings[0])])


def node_below_(desk: Any, edge: int, seat: int) -> int:
    """The node of what an edge has led to, as the searching seat sees it; a new one, or none where the tree is full."""
    key = 0
    if desk.settings[0].closed:
        desk.seen[0] = desk.state[0]
        hide(desk.board[0], desk.seen[0], seat)
        key = key_of(desk.words)
    node = int(desk.edges[edge].node)
    while node != NONE and desk.nodes[node].key != key:
        node = int(desk.nodes[node].next)
    if node == NONE:
        node = new_node(desk.nodes, desk.used, key, int(desk.edges[edge].node))
        if node != NONE:
            desk.edges[edge].node = node
    return node


def descend_(desk: Any, seat: int, edge: int) -> None:
    """A playout that begins with an edge of the root, from the state on the desk."""
    board, state = desk.board[0], desk.state[0]
    apply(board, state, seat, int(desk.edges[edge].move), desk.chance[0], desk.events[0])
    length = 0
    while True:
        node = node_below(desk, edge, seat)
        desk.way[2 * length], desk.way[2 * length + 1] = node, edge
        length += 1
        if node == NONE or desk.nodes[node].visits == 0 or length == LONGEST_WAY or movers(board, state) == 0:
            break
        mover = turn(board, state)
        edge = edge_to_try(desk, node, mover, legal(board, state, mover, desk.moves))
        if edge == NONE:
            break
        apply(board, state, mover, int(desk.edges[edge].move), desk.chance[0], desk.events[0])
    play_on(desk)
    back_up(desk.nodes, desk.edges, desk.way, length, desk.values)


@rule
def back_up(nodes: Cell, edges: Cell, way: NDArray[np.int32], length: int, values: Values) -> None:
    """Everybody on the way learns how it ended."""
    for i in range(length):
        node, edge = int(way[2 * i]), int(way[2 * i + 1])
        edges[edge].visits += 1
        edges[edge].value += values[edges[edge].seat]
        if node != NONE:
            nodes[node].visits += 1
            for seat in range(MOST_SEATS):
                nodes[node].value[seat] += values[seat]


# ----------------------------------------------------------------------------------------------------------- the root


def call_plant(desk: Any, seat: int, moves: Moves, worth: Values) -> None:
    """A new tree whose root has these moves, as edges 0, 1, …; nothing is noted yet."""
    desk.used[:] = 0
    for i in range(len(desk.notes)):
        desk.notes[i].key = 0
    new_node(desk.nodes, desk.used, 0, NONE)
    for i in range(len(moves)):
        new_edge(desk.nodes, desk.edges, desk.used, 0, seat, int(moves[i]), worth[i])


def call_search(
    desk: Any, seat: int, alive: NDArray[np.int32], seed: int, first: int, outcomes: Values, scores: Values
) -> None:
    """Try the edges that are alive in so many worlds as `outcomes` has rows, each with its own dice.

    `outcomes` gets the chances of all seats by world, edge and seat, `scores` the sums of what they can
    expect at the end.
    """
    for row in range(len(outcomes)):
        desk.world[0] = desk.known[0]
        rekey(desk.choices[0], seed, first + row, 1)
        suppose(desk.board[0], desk.world[0], seat, desk.memory, desk.choices[0])
        for i in range(len(alive)):
            desk.state[0] = desk.world[0]
            rekey(desk.chance[0], seed, first + row, 0)
            descend(desk, seat, int(alive[i]))
            expected(desk.board[0], desk.state[0], desk.notes, desk.scores)
            for other in range(desk.board[0].seats):
                outcomes[row, i, other] = desk.values[other]
                scores[i, other] += desk.scores[other]


# In the order in which they need each other.
PARTS = (is_over_, play_on_, edge_to_try_, node_below_, descend_)
