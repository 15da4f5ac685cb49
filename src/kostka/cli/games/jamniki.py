"""Jamniki in the terminal: coats from muzzle to tail, the hand, the tasks, the odds."""

from collections.abc import Sequence
from typing import Any

from kostka.cli.drawing import figure, percent
from kostka.core.game import Board, State
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.rules import part_bones, part_colour, parts, turn
from kostka.games.jamniki.position import points, tile_or_none
from kostka.messages import say, word

# Each colour also has its letter, so that colour is never the only sign.
STYLES = (
    "bold white on red",
    "bold black on dark_orange",
    "bold white on green",
    "bold white on blue",
    "bold white on magenta",
    "bold black on white",
)
LETTERS = "ROGBPW"


def guide(board: Board) -> str:
    """What the signs mean, and what brings points at this table."""
    record = board[0]
    named = zip(STYLES, LETTERS, (*s.COLOURS, "white"), strict=True)
    colours = [f"[{style}] {letter} [/] {word('colour', colour)}" for style, letter, colour in named]
    lines = ["  ".join(colours), say("jamniki-legend")]
    lines.append(say("jamniki-points-every-colour") if record.every_colour else say("jamniki-points"))
    if record.secret_tasks:
        lines.append(say("jamniki-points-tasks"))
    return "\n".join(lines)


def explain(board: Board, family: str) -> str:
    """What a family of moves is at this table."""
    if family == "lay-white" and board[0].voluntary_white:
        return say("jamniki-move-lay-any-white")
    return say(f"jamniki-move-{family}")


def part_box(colour: int, bones: int) -> str:
    return f"[{STYLES[colour]}] {LETTERS[colour]}{bones} [/]"


def tile_box(board: Board, tile: int) -> str:
    if tile == s.UNKNOWN:
        return f"[{STYLES[s.WHITE]}]  ?  ?  [/]"
    return "".join(part_box(int(board[0].colour[tile, part]), int(board[0].bones[tile, part])) for part in range(2))


def draw(board: Board, state: State, names: Sequence[str], seat: int | None) -> str:
    """The state of the match, every coat from muzzle to tail, the hand and the tasks."""
    head = [draw_match(board, state), *draw_tasks(state)]
    return "\n".join([*head, "", *draw_coats(board, state, names), "", draw_hand(board, state, names)])


def draw_match(board: Board, state: State) -> str:
    number, games, stack = int(state[0].game) + 1, int(board[0].games), int(state[0].stack_size)
    direction = s.DIRECTIONS[int(state[0].direction)]
    return say("jamniki-match", number=number, games=games, direction=direction, stack=stack)


def draw_tasks(state: State) -> list[str]:
    tasks = [s.TASK_TABLE[task] for task in state[0].tasks[state[0].game].tolist() if task != s.NONE]
    return [say("jamniki-task", task=row["task"], points=int(row["points"])) for row in tasks]


def draw_coats(board: Board, state: State, names: Sequence[str]) -> list[str]:
    record = state[0]
    lines = []
    for seat, sources in enumerate(points(board, state).tolist()):
        mark = "[bold]>[/]" if record.phase != s.OVER and turn(board[0], record) == seat else " "
        games = [*record.scores[: record.game, seat].sum(axis=1).tolist(), sum(sources)]
        spelled = spell({source: str(worth) for source, worth in zip(s.SOURCES, sources, strict=True)})
        lines.append(f"{mark} {seat} {names[seat]:<16} {' + '.join(map(str, games))}   ({spelled})")
        coat = (board[0], record, seat)
        boxes = [part_box(part_colour(*coat, part), part_bones(*coat, part)) for part in range(parts(record, seat))]
        tiles = " ".join(left + right for left, right in zip(boxes[::2], boxes[1::2], strict=True))
        lines.append(f"    <: {tiles} ~")
    return lines


def spell(sources: dict[str, str]) -> str:
    """Where points come from."""
    return ", ".join(f"{word('jamniki-source', source)} {worth}" for source, worth in sources.items())


def draw_hand(board: Board, state: State, names: Sequence[str]) -> str:
    record = state[0]
    over = record.phase == s.OVER
    owner = say("jamniki-left-over") if over else say("jamniki-hand", player=names[turn(board[0], record)])
    hand = record.hand[: record.hand_size].tolist()
    return f"{owner}: " + "   ".join(f"{tile_or_none(tile) or '?'} {tile_box(board, tile)}" for tile in hand)


def draw_odds(found: dict[str, Any]) -> str:
    if not found:
        return say("jamniki-no-odds")
    lines = [say("jamniki-odds-points", points=found["points"])]
    for text, value in sorted(found["moves"].items(), key=lambda pair: -pair[1]):
        spelled = spell({source: f"{gain:+d}" for source, gain in found["now"][text].items()})
        lines.append(f"  {text:<16}{value:+5.0f}   ({spelled})")
    lines.append(say("jamniki-odds-back", error=figure(100 * found["comes_back_error"], ".2f")))
    lines += [f"  {tile} {percent(chance, 6)}" for tile, chance in found["comes_back"].items()]
    return "\n".join(lines)
