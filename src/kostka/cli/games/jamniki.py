"""Jamniki in the terminal: coats from muzzle to tail, the hand, the tasks, the odds."""

from collections.abc import Sequence
from typing import Any

from kostka.cli.drawing import figure, percent
from kostka.core.declare.moves import Names
from kostka.core.game import Board, State
from kostka.core.position import Position
from kostka.games.jamniki.compiled import state as declared
from kostka.games.jamniki.compiled.rules import part_bones, part_colour, parts, tile_and_side, turn
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
A_LINE = 4  # tiles of a hand
MOVES = Names(declared.MOVES, {})


def guide(board: Board) -> str:
    """What the signs mean, and what brings points at this table."""
    record = board[0]
    named = zip(STYLES, LETTERS, (*declared.COLOURS, "white"), strict=True)
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
    if tile == declared.UNKNOWN:
        return f"[{STYLES[declared.WHITE]}]  ?  ?  [/]"
    return "".join(part_box(int(board[0].colour[tile, part]), int(board[0].bones[tile, part])) for part in range(2))


def beside(board: Board, move: str) -> str:
    """The face of the tile that a move lays, as it comes to lie, as in "B3|R3"."""
    tile, side = tile_and_side(MOVES.numbers[move])
    parts = [(0, 1), (1, 0)][side == declared.TURNED]
    return "|".join(f"{LETTERS[board[0].colour[tile, part]]}{board[0].bones[tile, part]}" for part in parts)


def draw(position: Position, names: Sequence[str], seat: int | None) -> str:
    """The state of the match, every coat from muzzle to tail, the hand and the tasks."""
    board, state = position.board, position.state
    head = [draw_match(board, state), *draw_tasks(state), f"[dim]{draw_sources(board)}[/]"]
    return "\n".join([*head, *draw_coats(board, state, names), "", *draw_hand(board, state, names, seat)])


def draw_match(board: Board, state: State) -> str:
    number, games, stack = int(state[0].game) + 1, int(board[0].games), int(state[0].stack_size)
    direction = declared.DIRECTIONS[int(state[0].direction)]
    return say("jamniki-match", number=number, games=games, direction=direction, stack=stack)


def draw_tasks(state: State) -> list[str]:
    tasks = [declared.TASK_TABLE[task] for task in state[0].tasks[state[0].game].tolist() if task != declared.NONE]
    return [say("jamniki-task", task=row["task"], points=int(row["points"])) for row in tasks]


def sources_of(board: Board) -> tuple[str, ...]:
    return declared.SOURCES if board[0].secret_tasks else declared.SOURCES[: declared.TASK]


def draw_sources(board: Board) -> str:
    """What the points of a coat are made of, in the order in which they are shown."""
    return say("jamniki-sources", sources=" + ".join(word("jamniki-source", name) for name in sources_of(board)))


def draw_coats(board: Board, state: State, names: Sequence[str]) -> list[str]:
    record = state[0]
    lines = []
    for seat, sources in enumerate(points(board, state).tolist()):
        mark = "[bold]>[/]" if record.phase != declared.OVER and turn(board[0], record) == seat else " "
        games = [*record.scores[: record.game, seat].tolist(), sources]
        lines.append(f"{mark} {seat} {names[seat]:<16} {draw_points(board, games)}")
        coat = (board[0], record, seat)
        boxes = [part_box(part_colour(*coat, part), part_bones(*coat, part)) for part in range(parts(record, seat))]
        tiles = " ".join(left + right for left, right in zip(boxes[::2], boxes[1::2], strict=True))
        lines.append(f"    <: {tiles} ~")
    return lines


def draw_points(board: Board, games: Sequence[Sequence[int]]) -> str:
    """The points of each game with their parts, and the sum of several games, as in "38 (34 + 4) + 9 (8 + 1) = 47"."""
    count = len(sources_of(board))
    sums = " + ".join(f"{sum(game)} ({' + '.join(map(str, game[:count]))})" for game in games)
    return sums if len(games) == 1 else f"{sums} = {sum(map(sum, games))}"


def spell(sources: dict[str, str]) -> str:
    """Where points come from."""
    return ", ".join(f"{word('jamniki-source', source)} {worth}" for source, worth in sources.items())


def draw_hand(board: Board, state: State, names: Sequence[str], seat: int | None) -> list[str]:
    """The hand in the order of the moves, for whoever holds it; another seat sees backs, and what it passed on."""
    record = state[0]
    hand = record.hand[: record.hand_size].tolist()
    known = sorted((tile for tile in hand if tile != declared.UNKNOWN), reverse=True)
    holder = turn(board[0], record)
    owner = say("jamniki-left-over") if record.phase == declared.OVER else say("jamniki-hand", player=names[holder])
    if record.phase == declared.PLAY and seat not in (None, holder):
        passed = say("jamniki-passed-on", tiles=", ".join(declared.TILE_NAMES[tile] for tile in known)) if known else ""
        return [f"{owner}: {' '.join('?' * len(hand))}   {passed}".rstrip()]
    tiles = [*known, *[declared.UNKNOWN] * (len(hand) - len(known))]
    boxes = [f"{tile_or_none(tile) or '?':>3} {tile_box(board, tile)}" for tile in tiles]
    return [f"{owner}:", *("  " + "   ".join(boxes[i : i + A_LINE]) for i in range(0, len(boxes), A_LINE))]


def draw_odds(odds: dict[str, Any]) -> str:
    if not odds:
        return say("jamniki-no-odds")
    lines = [say("jamniki-odds-points", points=odds["points"])]
    for text, value in sorted(odds["moves"].items(), key=lambda pair: -pair[1]):
        spelled = spell({source: f"{gain:+d}" for source, gain in odds["now"][text].items()})
        lines.append(f"  {text:<16}{value:+5.0f}   ({spelled})")
    error = odds["comes_back_error"]
    spread = figure(100 * error, ".2f")
    lines.append(say("jamniki-odds-back", error=spread) if error else say("jamniki-odds-back-exact"))
    lines += [f"  {tile} {percent(chance, 6)}" for tile, chance in odds["comes_back"].items()]
    return "\n".join(lines)
