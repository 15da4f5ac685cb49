"""The rules of Jamniki in the order of the rulebook. Numbers in brackets are the rulings."""

import numpy as np

from kostka.core.compiled import stubs
from kostka.core.compiled.arrays import Floats, Moves, Places, Points
from kostka.core.compiled.chance import draw, shuffle
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import EVERYBODY, NOBODY, emit, emit_to
from kostka.games.jamniki.compiled import state as s  # the constants of the game
from kostka.games.jamniki.compiled.state import E, M  # events and moves by number

# ---------------------------------------------------------------------------------------------------------- set-up


@rule
def deal(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    state.game, state.direction, state.phase = 0, s.LEFT, s.PLAY
    state.tasks[:] = s.NONE
    clear_table(state)
    shuffle_stack(state, chance, events)
    state.first = board.start if board.start >= 0 else draw(chance, int(board.seats))
    emit(events, E.first, state.first)
    draw_tasks(board, state, chance, events)
    take_first_tiles(board, state, chance, events)


@rule
def clear_table(state: np.record) -> None:
    state.coat[:] = state.hand[:] = state.stack[:] = s.NONE
    state.drawn_from[:] = state.drawn_to[:] = state.gone_from[:] = state.gone_to[:] = s.NONE
    state.side[:] = s.PLAIN
    state.coat_size[:] = 0
    state.hand_size = state.stack_size = state.since = state.turn = 0


@rule
def shuffle_stack(state: np.record, chance: np.record, events: np.record) -> None:
    """A script that does not name the whole stack leaves it blank: each tile is then drawn in its turn."""
    state.stack_size = s.TILES
    if chance.scripted and chance.script_size < s.TILES - 1:
        state.stack[:] = s.UNKNOWN
        return
    for tile in range(s.TILES):
        state.stack[tile] = tile
    shuffle(chance, state.stack, s.TILES)
    stack = state.stack
    for place in range(0, s.TILES, s.STACK_GROUP):
        top = s.TILES - 1 - place
        emit_to(events, NOBODY, E.stack, place + 1, stack[top], stack[top - 1], stack[top - 2], stack[top - 3])


@rule
def draw_tasks(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    """[9] Two of twelve, open for all; the second game has two others."""
    if not board.secret_tasks:
        return
    for i in range(s.TASKS_A_GAME):
        left = s.TASKS - s.TASKS_A_GAME * int(state.game) - i
        task = unused_task(state, draw(chance, left))
        state.tasks[state.game, i] = task
        emit(events, E.task, task)


@rule
def unused_task(state: np.record, n: int) -> int:
    for task in range(s.TASKS):
        if not np.any(state.tasks == task):
            if n == 0:
                return task
            n -= 1
    return s.NONE


@rule
def take_first_tiles(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    """[4] The start player takes one tile per player, and one more as the first turn begins."""
    for _ in range(board.seats + 1):
        take_tile(board, state, chance, events)


# ------------------------------------------------------------------------------------------------------------ turn


@rule
def actor(board: np.record, state: np.record, turn: int) -> int:
    """The seat whose turn this was, is or will be."""
    return (int(state.first) + int(state.direction) * turn) % int(board.seats)


@rule
def turns_left(board: np.record, state: np.record) -> int:
    """How many tiles will still be laid in this game."""
    return int(board.seats) * int(board.laid_each) - int(state.turn)


@rule
def place_of(board: np.record, state: np.record, turn: int) -> tuple[int, int]:
    """Where the tile of a turn lies: the seat, and the place in its coat."""
    return actor(board, state, turn), turn // int(board.seats)


@rule
def to_act(board: np.record, state: np.record) -> int:
    return 0 if state.phase == s.OVER else 1 << turn(board, state)


@rule
def turn(board: np.record, state: np.record) -> int:
    return stubs.NOBODY if state.phase == s.OVER else actor(board, state, int(state.turn))


@rule
def pass_hand(board: np.record, state: np.record, events: np.record) -> None:
    """[5] The next player sees the whole hand; how much of it is new to them is secret."""
    if events.on == 0:
        return
    seat = actor(board, state, int(state.turn))
    for i in range(state.hand_size):
        emit_to(events, seat, E.take, seat, state.hand[i])


@rule
def take_tile(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    """[4] Every turn begins with a draw."""
    tile = int(state.stack[state.stack_size - 1])
    if tile == s.UNKNOWN:
        tile = undrawn_tile(state, draw(chance, int(state.stack_size)))
        emit_to(events, NOBODY, E.top, tile)
    state.stack_size -= 1
    state.stack[state.stack_size] = s.NONE
    put_in_hand(state, tile)
    state.drawn_from[tile] = state.drawn_to[tile] = state.turn
    seat = actor(board, state, int(state.turn))
    emit_to(events, seat, E.draw, seat, tile)


@rule
def undrawn_tile(state: np.record, n: int) -> int:
    """One of the tiles that are in a blank stack."""
    for tile in range(s.TILES):
        if tile not in state.hand and not np.any(state.coat == tile):
            if n == 0:
                return tile
            n -= 1
    return s.NONE


@rule
def put_in_hand(state: np.record, tile: int) -> None:
    i = int(state.hand_size)
    while i > 0 and state.hand[i - 1] > tile:
        state.hand[i] = state.hand[i - 1]
        i -= 1
    state.hand[i] = tile
    state.hand_size += 1


@rule
def take_from_hand(state: np.record, tile: int) -> None:
    size = 0
    for i in range(state.hand_size):
        if state.hand[i] != tile:
            state.hand[size] = state.hand[i]
            size += 1
    state.hand[size] = s.NONE
    state.hand_size = size


@rule
def move_of(tile: int, side: int) -> int:
    if side == s.WHITE_SIDE:
        return int(M.lay_white) + 1 + tile
    return int(M.lay) + side * s.TILES + tile


@rule
def tile_and_side(move: int) -> tuple[int, int]:
    """The tile is `NONE` in the move that covers a white one."""
    if move >= M.lay_white:
        return move - M.lay_white - 1, s.WHITE_SIDE
    return (move - M.lay) % s.TILES, (move - M.lay) // s.TILES


@rule
def legal(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[3] A matching tile if there is one; without a match any tile goes down white. Highest tile first."""
    if state.phase == s.OVER or seat != actor(board, state, int(state.turn)):
        return 0
    count = list_moves(board, state, seat, bool(board.voluntary_white), moves)
    return count if count > 0 else list_moves(board, state, seat, True, moves)


@rule
def list_moves(board: np.record, state: np.record, seat: int, may_white: bool, moves: Moves) -> int:
    size, count = int(state.coat_size[seat]), 0
    for i in range(state.hand_size - 1, -1, -1):
        tile = int(state.hand[i])
        if tile == s.UNKNOWN:
            continue
        for side in range(s.WHITE_SIDE):
            if side_allowed(board, tile, side) and fits(board, state, seat, size, tile, side):
                moves[count] = move_of(tile, side)
                count += 1
        if may_white:
            moves[count] = move_of(tile, s.WHITE_SIDE)
            count += 1
    return count


@rule
def side_allowed(board: np.record, tile: int, side: int) -> bool:
    """[1] Tiles are turned only with the option `turning`, and where it makes a difference."""
    if side == s.PLAIN or not board.turning:
        return side == s.PLAIN
    return bool(board.colour[tile, 0] != board.colour[tile, 1] or board.bones[tile, 0] != board.bones[tile, 1])


@rule
def same_faces(board: np.record, tile: int, other: int) -> bool:
    """Whether two tiles cannot be told apart."""
    for part in range(2):
        if board.colour[tile, part] != board.colour[other, part] or board.bones[tile, part] != board.bones[other, part]:
            return False
    return True


@rule
def fits(board: np.record, state: np.record, seat: int, index: int, tile: int, side: int) -> bool:
    """[2] Whether a tile's first part matches the end of a coat of `index` tiles, in colour or in number."""
    if any_fits(state, seat, index):
        return True
    end = 2 * index - 1
    part = 0 if side == s.PLAIN else 1
    same_colour = board.colour[tile, part] == part_colour(board, state, seat, end)
    return bool(same_colour or board.bones[tile, part] == part_bones(board, state, seat, end))


@rule
def any_fits(state: np.record, seat: int, index: int) -> bool:
    """[3] Everything fits on an empty coat and after white."""
    return bool(index == 0 or state.side[seat, index - 1] == s.WHITE_SIDE)


@rule
def fits_somehow(board: np.record, state: np.record, seat: int, index: int, tile: int) -> bool:
    if fits(board, state, seat, index, tile, s.PLAIN):
        return True
    return bool(board.turning) and fits(board, state, seat, index, tile, s.TURNED)


@rule
def apply(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    tile, side = tile_and_side(move)
    emit_to(events, seat if side == s.WHITE_SIDE else EVERYBODY, E.lay, seat, side, tile)
    lay(state, seat, move)
    if turns_left(board, state) > 0:
        pass_hand(board, state, events)
        take_tile(board, state, chance, events)
        return
    reveal_whites(board, state, events)
    score_game(board, state, events)
    if state.game + 1 < board.games:
        begin_second_game(board, state, chance, events)
    else:
        state.phase = s.OVER


@rule
def lay(state: np.record, seat: int, move: int) -> None:
    """Take a turn, but for the draw of the next one."""
    tile, side = tile_and_side(move)
    take_from_hand(state, tile)
    put_on_coat(state, seat, tile, side)
    state.turn += 1


@rule
def put_on_coat(state: np.record, seat: int, tile: int, side: int) -> None:
    state.coat[seat, state.coat_size[seat]] = tile
    state.side[seat, state.coat_size[seat]] = side
    state.coat_size[seat] += 1


@rule
def take_off_coat(state: np.record, seat: int) -> None:
    state.coat_size[seat] -= 1
    state.coat[seat, state.coat_size[seat]] = s.NONE
    state.side[seat, state.coat_size[seat]] = s.PLAIN


# ------------------------------------------------------------------------------------------------------ end of a game


@rule
def begin_second_game(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    """[7] Fewest points start, of those tied the one who acted last; everything runs to the right."""
    starter = fewest_points(board, state, state.scores[state.game].sum(axis=1).astype(np.float64))
    state.game += 1
    clear_table(state)
    state.first, state.direction = starter, s.RIGHT
    emit(events, E.again, starter)
    shuffle_stack(state, chance, events)
    draw_tasks(board, state, chance, events)
    take_first_tiles(board, state, chance, events)


@rule
def fewest_points(board: np.record, state: np.record, points: Floats) -> int:
    """The seat with the fewest points in this game, the last one of those tied."""
    last = int(board.seats) * int(board.laid_each) - 1
    lowest = actor(board, state, last)
    for back in range(1, board.seats):
        seat = actor(board, state, last - back)
        if points[seat] < points[lowest]:
            lowest = seat
    return lowest


@rule
def game_points(state: np.record, game: int, seat: int) -> int:
    return int(state.scores[game, seat].sum())


@rule
def reveal_whites(board: np.record, state: np.record, events: np.record) -> None:
    """[5] When a game is scored everybody learns what lay white."""
    for seat in range(board.seats):
        for index in range(state.coat_size[seat]):
            if state.side[seat, index] == s.WHITE_SIDE:
                emit(events, E.reveal, seat, index + 1, state.coat[seat, index])


@rule
def score_game(board: np.record, state: np.record, events: np.record) -> None:
    for seat in range(board.seats):
        for source in range(len(s.SOURCES)):
            state.scores[state.game, seat, source] = points_from(board, state, seat, source)
        score = state.scores[state.game, seat]
        emit(events, E.score, seat, state.game + 1, score[s.BONES], score[s.COLOUR], score[s.TASK])


@rule
def result(board: np.record, state: np.record, places: Places, scores: Points) -> bool:
    """[7] The sum of the games wins, ties share."""
    if state.phase != s.OVER:
        return False
    for seat in range(board.seats):
        scores[seat] = state.scores[: board.games, seat].sum()
    for seat in range(board.seats):
        places[seat] = 1 + (scores[: board.seats] > scores[seat]).sum()
    return True


# --------------------------------------------------------------------------------------------------- parts and points


@rule
def part_colour(board: np.record, state: np.record, seat: int, part: int) -> int:
    side = state.side[seat, part // 2]
    if side == s.WHITE_SIDE:
        return s.WHITE
    return int(board.colour[state.coat[seat, part // 2], (part + side) % 2])


@rule
def part_bones(board: np.record, state: np.record, seat: int, part: int) -> int:
    side = state.side[seat, part // 2]
    if side == s.WHITE_SIDE:
        return s.WHITE_BONES
    return int(board.bones[state.coat[seat, part // 2], (part + side) % 2])


@rule
def parts(state: np.record, seat: int) -> int:
    return 2 * int(state.coat_size[seat])


@rule
def points_from(board: np.record, state: np.record, seat: int, source: int) -> int:
    """The points of a coat as it stands, from bones, from colours or from tasks."""
    if source == s.BONES:
        return bones_on_coat(board, state, seat, int(state.coat_size[seat]))
    if source == s.COLOUR:
        return colours_won(board, state, seat) if board.every_colour else runs(board, state, seat)[1]
    return tasks_done(board, state, seat)


@rule
def bones_on_coat(board: np.record, state: np.record, seat: int, tiles: int) -> int:
    """[6] Every visible bone is a point, also on white; here those of the first tiles."""
    bones = 0
    for part in range(2 * tiles):
        bones += part_bones(board, state, seat, part)
    return bones


@rule
def runs(board: np.record, state: np.record, seat: int) -> tuple[int, int]:
    """[6] Consecutive parts of one colour, white ones aside: how many end a coat, and the most there are."""
    colour, run, longest = s.NONE, 0, 0
    for part in range(parts(state, seat)):
        shown = part_colour(board, state, seat, part)
        run = 0 if shown == s.WHITE else run + 1 if shown == colour else 1
        colour, longest = shown, max(longest, run)
    return run, longest


# A run as one number: the longer the better, then the fewer bones.
RUN = 64


@rule
def best_run(board: np.record, state: np.record, seat: int, colour: int) -> int:
    """[8] The rank of a player's best run in a colour, 0 without one."""
    best, rank = 0, 0
    for part in range(parts(state, seat)):
        if part_colour(board, state, seat, part) == colour:
            rank += RUN - part_bones(board, state, seat, part)
            best = max(best, rank)
        else:
            rank = 0
    return best


@rule
def colours_won(board: np.record, state: np.record, seat: int) -> int:
    """[8] In each colour the best run of all scores its length; those still tied all score."""
    points = 0
    for colour in range(len(s.COLOURS)):
        mine = best_run(board, state, seat, colour)
        best = mine
        for other in range(board.seats):
            best = max(best, best_run(board, state, other, colour))
        if mine == best:
            points += (mine + RUN - 1) // RUN
    return points


# ------------------------------------------------------------------------------------------------------------- tasks


@rule
def tasks_done(board: np.record, state: np.record, seat: int) -> int:
    points = 0
    for i in range(s.TASKS_A_GAME):
        task = int(state.tasks[state.game, i])
        if task != s.NONE and fulfils(board, state, seat, task):
            points += int(board.task_points[task])
    return points


@rule
def fulfils(board: np.record, state: np.record, seat: int, task: int) -> bool:
    tiles = int(state.coat_size[seat])
    if task == s.NO_SINGLE_COLOUR:
        return single_colour_tiles(board, state, seat, tiles) == 0
    if task == s.NO_WHITE:
        return parts_of_colour(board, state, seat, s.WHITE, tiles) == 0
    if task == s.NO_EQUAL_NEIGHBOURS:
        return not has_equal_neighbours(board, state, seat)
    if task == s.THREES:
        return has_sequence(board, state, seat, 3, 3)
    if task == s.TWO_COLOURS:
        return colours_shown(board, state, seat) == 2
    if task == s.NO_EIGHT:
        return not has_eight(board, state, seat)
    if task == s.TWOS:
        return has_sequence(board, state, seat, 2, 2)
    if task == s.TWOS_AND_THREE:
        return has_sequence(board, state, seat, 2, 3)
    return leads(board, state, seat, task)


@rule
def leads(board: np.record, state: np.record, seat: int, task: int) -> bool:
    """[9] Comparisons need a strict lead over every rival. During a round the tiles that only one of two has wait."""
    for other in range(board.seats):
        tiles = min(int(state.coat_size[seat]), int(state.coat_size[other]))
        if other != seat and tally(board, state, other, task, tiles) >= tally(board, state, seat, task, tiles):
            return False
    return True


@rule
def tally(board: np.record, state: np.record, seat: int, task: int, tiles: int) -> int:
    """What a comparison counts on the first tiles, the more the better; bones count downwards."""
    if task == s.MOST_WHITE:
        return parts_of_colour(board, state, seat, s.WHITE, tiles)
    if task == s.MOST_RED:
        return parts_of_colour(board, state, seat, s.RED, tiles)
    if task == s.MOST_SINGLE_COLOUR:
        return single_colour_tiles(board, state, seat, tiles)
    return -bones_on_coat(board, state, seat, tiles)


@rule
def parts_of_colour(board: np.record, state: np.record, seat: int, colour: int, tiles: int) -> int:
    count = 0
    for part in range(2 * tiles):
        count += part_colour(board, state, seat, part) == colour
    return count


@rule
def single_colour_tiles(board: np.record, state: np.record, seat: int, tiles: int) -> int:
    """[9] White tiles count as single-coloured."""
    count = 0
    for part in range(0, 2 * tiles, 2):
        count += part_colour(board, state, seat, part) == part_colour(board, state, seat, part + 1)
    return count


@rule
def tile_bones(board: np.record, state: np.record, seat: int, index: int) -> int:
    return part_bones(board, state, seat, 2 * index) + part_bones(board, state, seat, 2 * index + 1)


@rule
def has_equal_neighbours(board: np.record, state: np.record, seat: int) -> bool:
    for index in range(1, state.coat_size[seat]):
        if tile_bones(board, state, seat, index) == tile_bones(board, state, seat, index - 1):
            return True
    return False


@rule
def has_eight(board: np.record, state: np.record, seat: int) -> bool:
    for index in range(state.coat_size[seat]):
        if tile_bones(board, state, seat, index) == 8:
            return True
    return False


@rule
def colours_shown(board: np.record, state: np.record, seat: int) -> int:
    """[9] White is a colour here."""
    count = 0
    for colour in range(s.WHITE + 1):
        count += parts_of_colour(board, state, seat, colour, int(state.coat_size[seat])) > 0
    return count


@rule
def has_sequence(board: np.record, state: np.record, seat: int, bones: int, last: int) -> bool:
    """[9] Four consecutive parts with equally many bones and then the last one, from muzzle to tail, anywhere."""
    length = 0
    for part in range(parts(state, seat)):
        shown = part_bones(board, state, seat, part)
        if length >= 4 and shown == last:
            return True
        length = length + 1 if shown == bones else 0
    return False
