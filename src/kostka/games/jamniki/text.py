"""Jamniki in words and pictures: names of moves, sentences of events, coats in the terminal."""

from collections.abc import Sequence
from typing import Any

from kostka.core.chance import unshuffle
from kostka.core.errors import ScriptError
from kostka.core.game import Board, State
from kostka.core.reading import shorten
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.rules import part_bones, part_colour, parts, side_allowed, tile_and_side, turn
from kostka.games.jamniki.components import TASK_NAMES, TASK_TABLE, TILE_NAMES
from kostka.games.jamniki.position import laid_name, points, tile_or_none

SENTENCES = {
    "stack": "the stack from place {place}: {tile}, {second}, {third}, {fourth}",
    "first": "{player} begins",
    "task": "a task of this game: {task}",
    "draw": "{seat} draws a tile ({tile})",
    "lay": "{seat} lays {tile} ({side} side)",
    "score": "{seat} has {bones} for bones, {colours} for colours and {tasks} for tasks in game {number}",
    "again": "game 2: {player} begins, everything goes round to the right",
}


def name(board: Board, move: int) -> str:
    return f"lay {laid_name(*tile_and_side(move))}"


def why_not(board: Board, state: State, seat: int, move: int) -> str:
    """The rule that a move breaks."""
    record = state[0]
    tile, side = tile_and_side(move)
    if tile not in record.hand[: record.hand_size]:
        return f"{TILE_NAMES[tile]} is not in your hand."
    if side == s.WHITE_SIDE:
        return "a tile of your hand fits, and white is only for a hand without a match."
    if side == s.TURNED and not board[0].turning:
        return "tiles are not turned; the option 'turning' allows it."
    if side == s.TURNED and not side_allowed(board[0], tile, side):
        return f"both parts of {TILE_NAMES[tile]} are alike, so there is nothing to turn."
    part = part_text(int(board[0].colour[tile, side]), int(board[0].bones[tile, side]))
    end = part_text(*coat_parts(board, state, seat)[-1])
    return f"{part} matches the end of your coat, {end}, neither in colour nor in number."


def coat_parts(board: Board, state: State, seat: int) -> list[tuple[int, int]]:
    """Colour and bones of every part, from muzzle to tail."""
    coat = (board[0], state[0], seat)
    return [(part_colour(*coat, part), part_bones(*coat, part)) for part in range(parts(state[0], seat))]


def part_text(colour: int, bones: int) -> str:
    return f"{LETTERS[colour]}{bones}"


# ----------------------------------------------------------------------------------------------------- given outcomes


def script(board: Board, state: State, seat: int, move: int, dice: Sequence[Sequence[Any]]) -> list[int]:
    """A stack and tasks from outside as draws: of the set-up, or of the move that ends the first game."""
    record = state[0]
    begins = move < 0
    ends = int(record.turn) + 1 == int(board[0].seats) * int(board[0].laid_each)
    if not begins and not (ends and record.game + 1 < board[0].games):
        raise ScriptError("Chance decides only the set-up of a game: this move takes no outcomes.")
    groups = s.TILES // s.STACK_GROUP
    draws = script_stack(dice[:groups])
    rest = list(dice[groups:])
    if begins:
        draws += script_start(board, rest[:1])
        rest = rest[1:]
    return draws + script_tasks(board, [] if begins else record.tasks[0].tolist(), rest)


def script_stack(dice: Sequence[Sequence[Any]]) -> list[int]:
    """Eight groups of a place and four tiles, from the top of the stack."""
    order: list[int] = []
    for group, die in enumerate(dice):
        if len(die) != s.STACK_GROUP + 1 or die[0] != group * s.STACK_GROUP + 1:
            raise ScriptError(
                f'{shorten(die)} is not a part of the stack: it goes as in (1, "K13", "K05", "K22", "K30").'
            )
        order += [TILE_NAMES.index(tile) for tile in die[1:] if tile in TILE_NAMES]
    if sorted(order) != list(range(s.TILES)):
        raise ScriptError(f"A set-up names the {s.TILES} tiles of the stack, each once, from the top.")
    return unshuffle(range(s.TILES), order[::-1])


def script_start(board: Board, dice: Sequence[Sequence[Any]]) -> list[int]:
    start, seats = int(board[0].start), int(board[0].seats)
    if len(dice) != 1 or len(dice[0]) != 1 or dice[0][0] not in (range(seats) if start < 0 else [start]):
        raise ScriptError("After the stack a set-up names the seat that begins.")
    return [int(dice[0][0])] if start < 0 else []


def script_tasks(board: Board, used: Sequence[int], dice: Sequence[Sequence[Any]]) -> list[int]:
    left = [task for i, task in enumerate(TASK_NAMES) if i not in used]
    if len(dice) != (s.TASKS_A_GAME if board[0].secret_tasks else 0):
        raise ScriptError(f"A game with secret tasks draws {s.TASKS_A_GAME} of them, any other none.")
    draws = []
    for die in dice:
        if len(die) != 1 or die[0] not in left:
            raise ScriptError(f"{shorten(die)} is not a task that is left to draw.")
        draws.append(left.index(die[0]))
        left.remove(die[0])
    return draws


def guide(board: Board) -> str:
    """The moves of this table and how they score."""
    record = board[0]
    lines = ["lay K13: join a tile to your coat; its left part matches the end in colour or in number"]
    if record.turning:
        lines.append("lay K13 turned: the same with the right part first")
    when = "whenever you like" if record.voluntary_white else "only if nothing in your hand fits"
    lines.append(f"lay K13 white: white side up, 2 and 2 bones, {when}; anything fits after it")
    colours = (
        "the longest run of each colour among all coats" if record.every_colour else "your longest run of one colour"
    )
    lines.append(f"Points: every bone 1, every part of {colours} 1" + (", tasks" if record.secret_tasks else ""))
    return "\n".join(lines)


# --------------------------------------------------------------------------------------------------------- drawing

# rich styles; each colour also has its letter, so that colour is never the only sign.
STYLES = (
    "bold white on red",
    "bold black on dark_orange",
    "bold white on green",
    "bold white on blue",
    "bold white on magenta",
    "bold black on white",
)
LETTERS = "ROGBPW"


def part_box(colour: int, bones: int) -> str:
    return f"[{STYLES[colour]}] {part_text(colour, bones)} [/]"


def tile_box(board: Board, tile: int) -> str:
    if tile == s.UNKNOWN:
        return f"[{STYLES[s.WHITE]}]  ?  ?  [/]"
    return "".join(part_box(int(board[0].colour[tile, part]), int(board[0].bones[tile, part])) for part in range(2))


def draw(board: Board, state: State, names: Sequence[str]) -> str:
    """The state of the match, every coat from muzzle to tail, the hand and the tasks."""
    return "\n".join(
        [
            draw_match(board, state),
            *draw_tasks(board, state),
            "",
            *draw_coats(board, state, names),
            "",
            draw_hand(board, state, names),
        ]
    )


def draw_match(board: Board, state: State) -> str:
    record = state[0]
    of = f"Game {record.game + 1} of {board[0].games}"
    return f"{of}   hands pass to the {s.DIRECTIONS[int(record.direction)]}   stack {record.stack_size}"


def draw_tasks(board: Board, state: State) -> list[str]:
    tasks = [TASK_TABLE[task] for task in state[0].tasks[state[0].game].tolist() if task != s.NONE]
    return [f"Task {row['task']} ({row['points']}): {row['meaning']}" for row in tasks]


def draw_coats(board: Board, state: State, names: Sequence[str]) -> list[str]:
    record = state[0]
    lines = []
    for seat, sources in enumerate(points(board, state).tolist()):
        mark = "[bold]>[/]" if record.phase != s.OVER and turn(board[0], record) == seat else " "
        games = [*record.scores[: record.game, seat].sum(axis=1).tolist(), sum(sources)]
        spelled = ", ".join(f"{source} {worth}" for source, worth in zip(s.SOURCES, sources, strict=True))
        lines.append(f"{mark} {seat} {names[seat]:<16} {' + '.join(map(str, games))}   ({spelled})")
        boxes = [part_box(colour, bones) for colour, bones in coat_parts(board, state, seat)]
        coat = " ".join(left + right for left, right in zip(boxes[::2], boxes[1::2], strict=True))
        lines.append(f"    <: {coat} ~")
    return lines


def draw_hand(board: Board, state: State, names: Sequence[str]) -> str:
    record = state[0]
    owner = "Left over" if record.phase == s.OVER else f"Hand of {names[turn(board[0], record)]}"
    hand = record.hand[: record.hand_size].tolist()
    return f"{owner}: " + "   ".join(f"{tile_or_none(tile) or '?'} {tile_box(board, tile)}" for tile in hand)


def draw_odds(found: dict[str, Any]) -> str:
    if not found:
        return "There are no odds for a seat that is not to act, or after the match is over."
    lines = [f"Points at once (the coat has {found['points']} now):"]
    for text, value in sorted(found["moves"].items(), key=lambda pair: -pair[1]):
        spelled = ", ".join(f"{source} {gain:+d}" for source, gain in found["now"][text].items())
        lines.append(f"  {text:<16}{value:+5.0f}   ({spelled})")
    error = f"standard error at most {100 * found['comes_back_error']:.2f} percentage points"
    lines.append(f"Chance that a tile comes back if you pass it on ({error}):")
    lines += [f"  {tile} {100 * chance:6.2f}%" for tile, chance in found["comes_back"].items()]
    return "\n".join(lines)
