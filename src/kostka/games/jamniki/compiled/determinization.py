"""The worlds that agree with a view, each as likely as the others.

A world is an order in which the tiles left the stack and will leave it, with the tile behind every white. It is built
backwards from the last draw. The tiles of a turn's hand whose draw is not decided yet are a pool: one of them was drawn
in that turn, and the tile that was laid in the turn before joins the others. [3] A player who lays white holds nothing
that fits, so a tile that fits there was drawn later: it has an earliest turn, and nothing else about it matters.

Worlds that differ only in names are one story. The pools, turn by turn, are the nodes of a graph. The ways that lead on
from each node are counted from the first turn up, and a random walk weighted by these counts makes all worlds equally
likely. The names are drawn last: a walk that would use an unknown tile twice is rejected.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Cell, Floats, Numbers
from kostka.core.compiled.chance import draw, shuffle
from kostka.core.compiled.jit import rule
from kostka.core.declare.records import Field, Record
from kostka.games.jamniki.compiled import state as s  # the constants of the game
from kostka.games.jamniki.compiled.rules import fits_somehow, place_of, put_in_hand

Options = tuple[Numbers, Floats, Numbers]  # of a node: the keys that follow, in how many ways, and labels

MOST_TURNS = 20
MOST_PLACES = MOST_TURNS + s.MOST_HELD
# A pool as one number: five bits for one more than each tile's earliest turn, the highest in the lowest bits. Above
# them a bit for each tile that has been placed.
BITS, POOL_BITS = 5, 30
VALUE, POOL = (1 << BITS) - 1, (1 << POOL_BITS) - 1
PLACED = MOST_TURNS  # labels from here on: a place has this tile; below: one that was drawn in this turn or later
ENDLESS = -1  # tries

PUZZLE = Record(
    # Of tiles whose draw is known: the first and the last turn that it can have been.
    earliest=Field("i8", s.TILES),
    latest=Field("i8", s.TILES),
    limit=Field("i8", s.TILES),  # of tiles that may have been laid white: the first turn in which that is too late
    due=Field("i8", MOST_TURNS),  # those that were not laid earlier than this turn, as bits
    whites=Field("i8", MOST_TURNS),  # turns in which white was laid because nothing fitted
    white_count=Field("i8"),
    places=Field("i8", MOST_PLACES),  # of unknown tiles, latest first: the turn in which it was laid, or NEVER
    place_count=Field("i8"),
    unseen=Field("i8", s.TILES),  # the tiles that may be there, or in the stack
    unseen_count=Field("i8"),
    bound=Field("i1", MOST_PLACES, s.TILES),  # the earliest turn if the tile is there, NONE if it cannot be
    bounded=Field("i8", MOST_PLACES, MOST_TURNS),  # how many tiles have this earliest turn
).type


@rule
def determinize(board: np.record, state: np.record, seat: int, chance: np.record) -> None:
    """Fill the blanks with a world that agrees with the view."""
    if has_blanks(state):
        choose_world(board, state, s.NEVER, ENDLESS, chance)


@rule
def has_blanks(state: np.record) -> bool:
    for tile in range(s.TILES):
        if state.drawn_from[tile] != state.drawn_to[tile] or state.gone_from[tile] != s.NONE:
            return True
    return s.UNKNOWN in state.stack or s.UNKNOWN in state.hand or bool(np.any(state.coat == s.UNKNOWN))


class Graph(NamedTuple):
    """All stories. The edges of a node are consecutive and begin at `first`."""

    first: Numbers  # of each node, and where the last one's edges end
    to: Numbers
    weight: Floats  # in how many ways an edge is taken
    label: Numbers
    ways: Floats  # in how many ways a story goes on from each node; from the first: how many worlds there are


@rule
def choose_world(board: np.record, state: np.record, until: int, tries: int, chance: np.record) -> bool:
    """Choose a world; False if none agrees, or all tries failed. Whites from turn `until` on tell nothing."""
    puzzle = np.zeros(1, PUZZLE)
    graph = solve(board, state, until, puzzle[0])
    return bool(graph.ways[0] > 0) and fill_by(board, state, puzzle, graph, tries, chance)


@rule
def solve(board: np.record, state: np.record, until: int, puzzle: np.record) -> Graph:
    """The graph of all stories that agree with the state."""
    pose(board, state, until, puzzle)
    return list_stories(board, state, puzzle)


@rule
def fill_by(board: np.record, state: np.record, puzzle: Cell, graph: Graph, tries: int, chance: np.record) -> bool:
    """Fill the blanks by a random story of the graph; False if all tries failed."""
    tiles, drawn = np.empty(MOST_PLACES, np.int64), np.empty(s.TILES, np.int64)
    while not tell(state, puzzle[0], graph, tiles, drawn, chance):
        tries -= 1
        if tries == 0:
            return False
    fill_blanks(board, state, puzzle[0], tiles, drawn, chance)
    return True


# ---------------------------------------------------------------------------------------------------- what is known


@rule
def last_draw(state: np.record) -> int:
    """The turn of the latest draw."""
    return int(state.turn) - 1 if state.phase == s.OVER else int(state.turn)


@rule
def pose(board: np.record, state: np.record, until: int, puzzle: np.record) -> None:
    puzzle.latest[:] = s.NONE
    find_whites(board, state, until, puzzle)
    for i in range(state.hand_size):
        place_tile(board, state, puzzle, int(state.hand[i]), s.NEVER)
    for turn in range(state.turn - 1, -1, -1):
        place_tile(board, state, puzzle, int(state.coat[place_of(board, state, turn)]), turn)
    for tile in range(s.TILES):
        if state.gone_from[tile] != s.NONE:
            place_gone(board, state, puzzle, tile)
    bound_unseen(board, state, puzzle)


@rule
def find_whites(board: np.record, state: np.record, until: int, puzzle: np.record) -> None:
    if board.voluntary_white:
        return
    for turn in range(min(int(state.turn), until)):
        if state.side[place_of(board, state, turn)] == s.WHITE_SIDE:
            puzzle.whites[puzzle.white_count] = turn
            puzzle.white_count += 1


@rule
def fits_white(board: np.record, state: np.record, turn: int, tile: int) -> bool:
    """Whether a tile would have fitted where white was laid."""
    seat, index = place_of(board, state, turn)
    return fits_somehow(board, state, seat, index, tile)


@rule
def not_before(board: np.record, state: np.record, puzzle: np.record, tile: int, laid: int) -> int:
    """[3] The first turn in which a tile that was in the hand until it was laid can have been drawn, by the whites."""
    for i in range(puzzle.white_count - 1, -1, -1):
        if puzzle.whites[i] < laid and fits_white(board, state, puzzle.whites[i], tile):
            return int(puzzle.whites[i]) + 1
    return 0


@rule
def place_tile(board: np.record, state: np.record, puzzle: np.record, tile: int, laid: int) -> None:
    """A tile of a coat or of the hand, or a place for an unknown one."""
    if tile == s.UNKNOWN:
        puzzle.places[puzzle.place_count] = laid
        puzzle.place_count += 1
        return
    puzzle.latest[tile] = laid if state.drawn_to[tile] == s.NONE else state.drawn_to[tile]
    puzzle.earliest[tile] = max(drawn_not_before(state, tile), not_before(board, state, puzzle, tile, laid))


@rule
def drawn_not_before(state: np.record, tile: int) -> int:
    """What was drawn by the first known turn may have been drawn in any turn until then."""
    return 0 if state.drawn_from[tile] <= state.since else int(state.drawn_from[tile])


@rule
def place_gone(board: np.record, state: np.record, puzzle: np.record, tile: int) -> None:
    """A tile that was held after its draw, and was laid white since then, or is still held."""
    held = int(state.drawn_to[tile]) + 1
    puzzle.latest[tile] = state.drawn_to[tile]
    puzzle.earliest[tile] = max(drawn_not_before(state, tile), not_before(board, state, puzzle, tile, held))
    puzzle.limit[tile] = s.NEVER + 1
    for i in range(puzzle.white_count - 1, -1, -1):
        if puzzle.whites[i] >= held and fits_white(board, state, puzzle.whites[i], tile):
            puzzle.limit[tile] = puzzle.whites[i]
    for turn in range(min(int(state.gone_from[tile]), last_draw(state)) + 1):
        puzzle.due[turn] |= 1 << tile


@rule
def bound_unseen(board: np.record, state: np.record, puzzle: np.record) -> None:
    for tile in range(s.TILES):
        if puzzle.latest[tile] == s.NONE and tile not in state.stack:
            puzzle.unseen[puzzle.unseen_count] = tile
            puzzle.unseen_count += 1
    for place in range(puzzle.place_count):
        laid = int(puzzle.places[place])
        drawn = min(laid, last_draw(state))
        for i in range(puzzle.unseen_count):
            earliest = not_before(board, state, puzzle, int(puzzle.unseen[i]), laid + 1)
            puzzle.bound[place, i] = earliest if earliest <= drawn else s.NONE
            if earliest <= drawn:
                puzzle.bounded[place, earliest] += 1


# ---------------------------------------------------------------------------------------------------------- counting


@rule
def list_stories(board: np.record, state: np.record, puzzle: np.record) -> Graph:
    """The graph, turn by turn and place by place from the last draw back to the first."""
    keys, first = np.zeros(64, np.int64), np.zeros(64, np.int64)
    to, weight, label = np.empty(64, np.int64), np.empty(64), np.empty(64, np.int64)
    index = np.zeros(256, np.int64)
    options = (np.empty(64, np.int64), np.empty(64), np.empty(64, np.int64))
    start, nodes, edges = 0, 1, 0
    turn, place = last_draw(state), 0
    while turn >= 0:
        end, draws = nodes, place == puzzle.place_count or puzzle.places[place] < turn
        for node in range(start, end):
            first[node] = edges
            if draws:
                count = list_draws(board, puzzle, keys[node], turn, options)
            else:
                count = list_tiles(state, puzzle, keys[node], place, options)
            if edges + count > len(to):
                to, weight, label = longer(to), longer(weight), longer(label)
            for i in range(count):
                if nodes + 1 == len(keys):
                    keys, first = longer(keys), longer(first)
                if 2 * (nodes - end) > len(index):
                    index = new_index(keys, end, nodes, 2 * len(index))
                slot = slot_of(index, keys, end, options[0][i])
                if index[slot] < end:
                    index[slot], keys[nodes] = nodes, options[0][i]
                    nodes += 1
                to[edges], weight[edges], label[edges] = index[slot], options[1][i], options[2][i]
                edges += 1
        start = end
        if draws:
            turn -= 1
        else:
            place += 1
    first[start : nodes + 1] = edges
    first = first[: nodes + 1]
    return Graph(first, to[:edges], weight[:edges], label[:edges], count_ways(first, to, weight, start))


@rule
def longer(values: NDArray[Any]) -> NDArray[Any]:
    more = np.zeros(2 * len(values), values.dtype)
    more[: len(values)] = values
    return more


@rule
def slot_of(index: Numbers, keys: Numbers, start: int, key: int) -> int:
    """The slot of a pool, or a free one for it, among nodes from `start` on; slots of older nodes count as free."""
    slot = (key ^ key >> 7 ^ key >> 19 ^ key >> 31) & (len(index) - 1)
    while index[slot] >= start and keys[index[slot]] != key:
        slot = (slot + 1) & (len(index) - 1)
    return slot


@rule
def new_index(keys: Numbers, start: int, end: int, size: int) -> Numbers:
    index = np.zeros(size, np.int64)
    for node in range(start, end):
        index[slot_of(index, keys, start, keys[node])] = node
    return index


@rule
def list_tiles(state: np.record, puzzle: np.record, key: int, place: int, options: Options) -> int:
    """Which tile a place may have: an unseen one of each earliest turn, or one that was passed on."""
    keys, weight, label = options
    count, placed, turn = 0, key >> POOL_BITS, puzzle.places[place]
    unseen = puzzle.unseen_count - place
    for tile in range(s.TILES):
        if placed >> tile & 1:
            unseen += 1
        elif may_be_at(state, puzzle, tile, turn):
            keys[count], weight[count], label[count] = key | 1 << (POOL_BITS + tile), 1.0, PLACED + tile
            count += 1
    if key >> (POOL_BITS - BITS) & VALUE:
        return count
    for earliest in range(MOST_TURNS):
        most = min(puzzle.bounded[place, earliest], unseen)
        if most > 0:
            keys[count], weight[count], label[count] = with_tile(key, earliest), most, earliest
            count += 1
    return count


@rule
def may_be_at(state: np.record, puzzle: np.record, tile: int, turn: int) -> bool:
    """Whether a tile that was passed on may have been laid white in a turn; NEVER is the hand."""
    if state.gone_from[tile] == s.NONE:
        return False
    return bool(state.gone_from[tile] <= turn <= state.gone_to[tile] and turn < puzzle.limit[tile])


@rule
def list_draws(board: np.record, puzzle: np.record, key: int, turn: int, options: Options) -> int:
    """Which tile of the pool may have been drawn in a turn, by its earliest turn; what is left at last was dealt."""
    keys, weight, label = options
    if puzzle.due[turn] & ~(key >> POOL_BITS):
        return 0
    for tile in range(s.TILES):
        if puzzle.latest[tile] == turn:
            if key >> (POOL_BITS - BITS) & VALUE:
                return 0
            key = with_tile(key, puzzle.earliest[tile])
    size, highest = pool_size(key), (key & VALUE) - 1
    if size > board.seats + 1 or highest > turn or highest < 0:
        return 0
    if turn == 0:
        keys[0], weight[0], label[0] = key >> POOL_BITS << POOL_BITS, 1.0, 0
        return 1 if size == board.seats + 1 else 0
    if highest == turn:
        keys[0], weight[0], label[0] = without_tile(key, 0), 1.0, turn
        return 1
    count = 0
    for shift in range(0, size * BITS, BITS):
        earliest = (key >> shift & VALUE) - 1
        if count and label[count - 1] == earliest:
            weight[count - 1] += 1.0
        else:
            keys[count], weight[count], label[count] = without_tile(key, shift), 1.0, earliest
            count += 1
    return count


@rule
def pool_size(key: int) -> int:
    size = 0
    while size < POOL_BITS // BITS and key >> size * BITS & VALUE:
        size += 1
    return size


@rule
def with_tile(key: int, earliest: int) -> int:
    """The key with one more tile in its pool, which must not be full."""
    pool, shift = key & POOL, 0
    while pool >> shift & VALUE > earliest + 1:
        shift += BITS
    above = pool >> shift << (shift + BITS)
    return key >> POOL_BITS << POOL_BITS | above | (earliest + 1) << shift | pool & ((1 << shift) - 1)


@rule
def without_tile(key: int, shift: int) -> int:
    pool = key & POOL
    return key >> POOL_BITS << POOL_BITS | pool >> (shift + BITS) << shift | pool & ((1 << shift) - 1)


@rule
def count_ways(first: Numbers, to: Numbers, weight: Floats, end: int) -> Floats:
    """In how many ways a story goes on from each node; stories end at the nodes from `end` on."""
    ways = np.zeros(len(first))
    ways[end:] = 1.0
    for node in range(end - 1, -1, -1):
        for edge in range(first[node], first[node + 1]):
            ways[node] += weight[edge] * ways[to[edge]]
    return ways


# ---------------------------------------------------------------------------------------------------------- choosing


@rule
def tell(state: np.record, puzzle: np.record, graph: Graph, tiles: Numbers, drawn: Numbers, chance: np.record) -> bool:
    """Choose a story and its names: the tiles of the places and the turns of the draws. False if a tile came twice."""
    drawn[:] = s.NONE
    pool, earliest = np.empty(s.TILES, np.int64), np.empty(s.TILES, np.int64)
    node, size, place = 0, 0, 0
    for turn in range(last_draw(state), -1, -1):
        while place < puzzle.place_count and puzzle.places[place] >= turn:
            edge = choose_edge(graph, node, chance)
            node = graph.to[edge]
            if graph.label[edge] >= PLACED:
                tiles[place] = graph.label[edge] - PLACED
            else:
                tiles[place] = choose_unseen(puzzle, place, graph.label[edge], graph.weight[edge], tiles, chance)
                if tiles[place] == s.NONE:
                    return False
                pool[size], earliest[size] = tiles[place], graph.label[edge]
                size += 1
            place += 1
        for tile in range(s.TILES):
            if puzzle.latest[tile] == turn:
                pool[size], earliest[size] = tile, puzzle.earliest[tile]
                size += 1
        edge = choose_edge(graph, node, chance)
        node = graph.to[edge]
        if turn > 0:
            i = choose_drawn(earliest, size, graph.label[edge], int(graph.weight[edge]), chance)
            size -= 1
            drawn[pool[i]] = turn
            pool[i], earliest[i] = pool[size], earliest[size]
    for i in range(size):
        drawn[pool[i]] = 0
    return True


@rule
def choose_edge(graph: Graph, node: int, chance: np.record) -> int:
    last = int(graph.first[node + 1]) - 1
    if graph.first[node] == last:
        return last
    left = fraction(chance) * graph.ways[node]
    chosen = last
    for edge in range(int(graph.first[node]), last + 1):
        if graph.ways[graph.to[edge]] > 0:
            chosen = edge
            left -= graph.weight[edge] * graph.ways[graph.to[edge]]
            if left < 0:
                break
    return chosen


@rule
def fraction(chance: np.record) -> float:
    """A number from 0 up to 1, in steps of 2 to the -53."""
    return (draw(chance, 1 << 27) * 67108864.0 + draw(chance, 1 << 26)) / 9007199254740992.0


@rule
def choose_unseen(
    puzzle: np.record, place: int, earliest: int, counted: float, tiles: Numbers, chance: np.record
) -> int:
    """One of the tiles with this earliest turn that no place has; `NONE` as often as too many were counted."""
    n = draw(chance, int(counted))
    for i in range(puzzle.unseen_count):
        if puzzle.bound[place, i] == earliest and puzzle.unseen[i] not in tiles[:place]:
            if n == 0:
                return int(puzzle.unseen[i])
            n -= 1
    return s.NONE


@rule
def choose_drawn(earliest: Numbers, size: int, wanted: int, count: int, chance: np.record) -> int:
    n = draw(chance, count) if count > 1 else 0
    for i in range(size):
        if earliest[i] == wanted:
            if n == 0:
                return i
            n -= 1
    return s.NONE


@rule
def fill_blanks(
    board: np.record, state: np.record, puzzle: np.record, tiles: Numbers, drawn: Numbers, chance: np.record
) -> None:
    for i in range(state.hand_size):
        if state.hand[i] == s.UNKNOWN:
            state.hand_size = i
            break
    for place in range(puzzle.place_count):
        turn = int(puzzle.places[place])
        if turn == s.NEVER:
            put_in_hand(state, tiles[place])
        else:
            state.coat[place_of(board, state, turn)] = tiles[place]
            if turn < state.since:
                drawn[tiles[place]] = s.NONE
    fill_stack(state, puzzle, tiles, chance)
    for tile in range(s.TILES):
        if state.drawn_from[tile] != s.NONE or (drawn[tile] != s.NONE and puzzle.latest[tile] == s.NONE):
            state.drawn_from[tile] = state.drawn_to[tile] = max(drawn[tile], int(state.since))
    state.gone_from[:] = state.gone_to[:] = s.NONE


@rule
def fill_stack(state: np.record, puzzle: np.record, tiles: Numbers, chance: np.record) -> None:
    left = np.empty(s.TILES, np.int64)
    count = 0
    for i in range(puzzle.unseen_count):
        if puzzle.unseen[i] not in tiles[: puzzle.place_count]:
            left[count] = puzzle.unseen[i]
            count += 1
    shuffle(chance, left, count)
    for i in range(state.stack_size):
        if state.stack[i] == s.UNKNOWN:
            count -= 1
            state.stack[i] = left[count]
