"""Cubitos in the terminal: the track with its runners, the trays, the zones, the cards, the odds."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kostka.cli.drawing import figure, percent
from kostka.cli.games.cubitos_runs import hint as hint
from kostka.cli.games.cubitos_runs import plan as plan
from kostka.core.game import Board, State
from kostka.games.cubitos.board import card_names, choose_cards, choose_tracks, read_board
from kostka.games.cubitos.cards import Card
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.running import here
from kostka.games.cubitos.sentences import describe_card
from kostka.games.cubitos.tracks import JET_PACK, PITCH, SHORTCUTS, WALL, Cell, Track, load_track
from kostka.messages import say, word

SHORT = ("l", "d", "S", "W", "B", "R", "G", "O", "P", "Y", "U")
STYLES = (
    "black on grey82",
    "white on grey42",
    "bold black on white",
    "bold black on bright_white",
    "bold white on orange4",
    "bold white on red",
    "bold white on green",
    "bold black on dark_orange",
    "bold white on purple",
    "bold black on yellow",
    "bold white on blue",
)
FACE_SIGNS = ("", "*", "**", "$", "f", "c")
RUNNER_STYLES = ("bold white on red", "bold white on blue", "bold white on green", "bold black on yellow")


class Runner(NamedTuple):
    """A figure on a drawing: one character, its style, its space."""

    mark: str
    style: str
    space: int


def guide(board: Board) -> str:
    """What the signs mean; the cards of this table in sentences, with the values that are not the publisher's."""
    cards = [
        f"[bold]{card.id}[/] ({word('cubitos-die', card.colour)}, {card.cost}):"
        f" {' '.join(map(str, describe_card(card)))} [dim]{' '.join(f'({source})' for source in draw_sources(card))}[/]"
        for card in choose_cards(read_board(board))
    ]
    dice = "  ".join(f"{die_box(kind)} {word('cubitos-die', die)}" for kind, die in enumerate(s.DICE))
    faces = ", ".join(f"{sign} {word('cubitos-face', s.FACES[face])}" for face, sign in enumerate(FACE_SIGNS) if sign)
    tracks = [draw_legend(load_track(id)) for id in choose_tracks(read_board(board))[0]]
    return "\n".join([dice, faces, *dict.fromkeys(tracks), *cards])


def draw_sources(card: Card) -> list[str]:
    """Which values of a card are not the publisher's."""
    fields = card.sources.items()
    return [f"{word('cubitos-field', field)}: {word('cubitos-source', source)}" for field, source in fields]


def draw(board: Board, state: State, names: Sequence[str], seat: int | None) -> str:
    """The track with its runners, the trays and the players' zones."""
    record, tracks = state[0], choose_tracks(read_board(board))[0]
    seats = range(int(board[0].seats))
    lines: list[str] = []
    for t, id in enumerate(tracks):
        track = load_track(id)
        on_it = [seat for seat in seats if here(board[0], record, seat) == t]
        runners = [Runner(str(seat), RUNNER_STYLES[seat], int(record.space[seat])) for seat in on_it]
        if on_it:
            lines += [draw_track(track, runners), draw_legend(track), ""]
    phase = say("cubitos-round", number=int(record.rounds), phase=s.PHASES[record.phase])
    lines.append(f"{phase}   {say('cubitos-in-trays')} {draw_pile(record.trays)}")
    cards = enumerate(card_names(board), s.COLOURED)
    prices = [f"{die_box(kind)} {card} {board[0].cost[kind]}" for kind, card in cards]
    lines += ["   ".join(prices[:4]), "   ".join(prices[4:]), ""]
    for player in seats:
        lines += draw_player(board, state, player, names[player])
    return "\n".join(lines)


def die_box(kind: int) -> str:
    return f"[{STYLES[kind]}]{SHORT[kind]}[/]"


def draw_pile(counts: Any) -> str:
    found = [f"{die_box(kind)}{counts[kind]}" for kind in range(s.KINDS_OF_DICE) if counts[kind]]
    return " ".join(found) or "-"


def draw_active(counts: Any) -> str:
    found = [
        f"{die_box(kind)}{FACE_SIGNS[face]}{counts[kind, face] if counts[kind, face] > 1 else ''}"
        for kind in range(s.KINDS_OF_DICE)
        for face in range(len(s.FACES))
        if counts[kind, face]
    ]
    return " ".join(found) or "-"


def draw_player(board: Board, state: State, seat: int, name: str) -> list[str]:
    record = state[0]
    mark = "[bold]>[/]" if record.depth[seat] and record.phase != s.OVER else " "
    place = say("cubitos-space", space=int(record.space[seat]))
    if board[0].legs > 1:
        place = say("cubitos-lap", space=int(record.space[seat]), lap=int(record.leg[seat]) + 1)
    start = " " + die_box(s.START_DIE) if record.start == seat else ""
    zones = [
        f"{say('cubitos-dice-draw')} {draw_pile(record.draw[seat])}",
        f"{say('cubitos-dice-roll')} {draw_pile(record.roll[seat])}",
        f"{say('cubitos-dice-active')} {draw_active(record.active[seat])}",
        f"{say('cubitos-dice-discard')} {draw_pile(record.discard[seat])}",
    ]
    head = f"{mark} {seat} {name:<14}{start} {place}   {', '.join(belongings(state, seat))}"
    return [head, "    " + "   ".join(zones)]


def belongings(state: State, seat: int) -> list[str]:
    record = state[0]
    money, feet, water = int(record.money[seat]), int(record.feet[seat]), int(record.water[seat])
    have = [
        say("cubitos-credits", count=int(record.credits[seat])),
        say("cubitos-fans", count=int(record.fans[seat])),
        say("cubitos-hands", count=int(record.hands[seat])),
    ]
    if record.phase >= s.MOVE or money or feet or water:
        have += [say("cubitos-money", count=money), say("cubitos-feet", count=feet)]
    if water:
        have.append(say("cubitos-water-feet", count=water))
    if record.at_risk[seat]:
        have.append(say("cubitos-at-risk"))
    if record.busted[seat]:
        have.append(say("cubitos-busted"))
    return have


def draw_odds(found: dict[str, Any]) -> str:
    if not found:
        return say("cubitos-no-odds")
    lines = []
    if "push" in found:
        push, stay = found["push"], found["pass"]
        lines.append(say("cubitos-odds-bust", bust=percent(push["bust"]), miss=percent(push["no_hit"])))
        money, feet = (figure(push[f"expected_{what}"], ".2f") for what in ("money", "feet"))
        kept_money, kept_feet = stay["money"], stay["feet"]
        expected = say("cubitos-odds-expected", money=money, feet=feet, kept_money=kept_money, kept_feet=kept_feet)
        lines.append(expected)
        for what in ("money", "feet"):
            cells = "  ".join(f"{amount}: {percent(p)}" for amount, p in push[what].items())
            lines.append(f"{word('cubitos-price', what):<6} {cells}")
    lines.append(say("cubitos-odds-moves"))
    ranked = sorted(found["moves"].items(), key=lambda pair: -pair[1])
    for start in range(0, len(ranked), 4):
        row = (f"{text:<18}{figure(value, '+8.3f')}    " for text, value in ranked[start : start + 4])
        lines.append("  " + "".join(row).rstrip())
    return "\n".join(lines)


# ----------------------------------------------------------------------------------------------------------- tracks

INNER = 2 * PITCH - 1  # characters of a cell beside its bar
GROUNDS = ("white on grey23", "white on blue", "bold black on green", "bold black on white")
OTHER_ZONE = "white on grey37"  # behind every second red line
SIGNS = {
    ".": "open",
    "~": "water",
    WALL: "wall",
    "S": "start",
    "F": "finish",
    "c": "credits",
    "f": "fan",
    "x": "lose",
    "g": "gain",
    "G": "any",
    JET_PACK: "jetpack",
}


def draw_track(track: Track, runners: Sequence[Runner] = ()) -> str:
    """The map with two lines a cell: the number of the space or its runners, then its code."""
    spots = {(cell.row, cell.half): cell for cell in track.cells}
    lines = []
    for row in range(max(cell.row for cell in track.cells) + 1):
        for draw_line in (draw_top, draw_bottom):
            line, at = "", 0
            for half in sorted(half for r, half in spots if r == row):
                line += " " * (PITCH * half - at) + bar(spots.get((row, half - 2)), spots[row, half])
                line += draw_line(track, spots[row, half], runners)
                at = PITCH * (half + 2)
                if (row, half + 2) not in spots:
                    line, at = line + "│", at + 1
            lines.append(line)
    return "\n".join([*lines, *(f"{tag(runner)} {say('cubitos-on', space=runner.space)}" for runner in runners)])


def draw_legend(track: Track) -> str:
    """What the codes of a track mean."""
    signs = set("".join(cell.code for cell in track.cells))
    words = [f"{sign} {word('cubitos-sign', meaning)}" for sign, meaning in SIGNS.items() if sign in signs]
    for cell in track.cells:
        if cell.space != s.NOWHERE and track.shortcut[cell.space, 0]:
            kind, cost, target = track.shortcut[cell.space].tolist()
            words.append(f"{cell.code[1:]} {say('cubitos-shortcut', cost=cost, pay=SHORTCUTS[kind], space=target)}")
    return ", ".join([say("cubitos-legend"), *words])


def bar(before: Cell | None, cell: Cell) -> str:
    """What stands between two cells of a row: a thin wall, a red line, or the start line."""
    if before is None or s.NOWHERE in (before.space, cell.space) or before.code[0] == cell.code[0]:
        return "│"
    return "[bold red]┃[/]"


def draw_top(track: Track, cell: Cell, runners: Sequence[Runner]) -> str:
    standing = [runner for runner in runners if runner.space == cell.space and is_first(track, cell)]
    if standing:
        return "".join(map(tag, standing[:INNER])) + shade(track, cell, " " * (INNER - len(standing)))
    return shade(track, cell, f"{cell.space:^{INNER}}" if is_first(track, cell) else " " * INNER)


def draw_bottom(track: Track, cell: Cell, runners: Sequence[Runner]) -> str:
    return shade(track, cell, f"{cell.code:^{INNER}}")


def is_first(track: Track, cell: Cell) -> bool:
    return cell.space != s.NOWHERE and (cell.row, cell.half) == (track.row[cell.space], track.half[cell.space])


def tag(runner: Runner) -> str:
    return f"[{runner.style}]{runner.mark}[/]"


def shade(track: Track, cell: Cell, text: str) -> str:
    if cell.space == s.NOWHERE:
        return WALL * INNER
    kind = track.kind[cell.space]
    style = OTHER_ZONE if kind == s.OPEN and track.lines[cell.space] % 2 else GROUNDS[kind]
    if kind == s.OPEN and not cell.code.endswith("."):
        style = f"bold yellow {style.removeprefix('white ')}"
    return f"[{style}]{text}[/]"
