"""Camel Up in words and pictures: names of moves, sentences of events, the board in the terminal."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kostka.core.chance import unshuffle
from kostka.core.errors import ScriptError
from kostka.core.game import Board, State
from kostka.core.reading import shorten
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.odds import exact_leg, odds_kernel
from kostka.games.camelup.compiled.rules import card_of, tile_of, waits_on, word_of_side
from kostka.games.camelup.compiled.worth import LEG, RACE
from kostka.games.camelup.position import held_tickets, stack, why_tile_misfits

SENTENCES = {
    "start": "{camel} starts on space {space}",
    "first": "{player} begins",
    "stack": "{seat} puts {camel} on the stack on space {space}",
    "ticket": "{seat} takes the {colour} ticket worth {value}",
    "tile": "{seat} puts a tile on space {space}, {side} side up",
    "card": "{seat} plays a card on the {pile} pile ({colour})",
    "partner": "{seat} and {other} become partners",
    "roll": "{seat} rolls {die} {pips}",
    "move": "{camel} moves to space {space}, carrying {carried}",
    "hit": "the tile on space {space} ({side}) brings {seat} 1",
    "cross": "{camel} crosses the line",
    "leg": "leg {number} ends: {colour} leads, {second} is second",
    "paid": "{seat} settles for {amount:+d}",
    "copy": "{seat} copies a ticket of {other} worth {amount}",
    "race": "the race is over: {winner} wins, {loser} is last",
    "reveal": "{seat} had {colour} on the {pile} pile: {amount:+d}",
}


def name(board: Board, move: int) -> str:
    if move == s.ROLL:
        return "roll"
    if move < s.TILE:
        return f"ticket {s.COLOURS[move - s.TICKET]}"
    if move < s.CARD:
        space, side = tile_of(move)
        return f"tile {space} {s.SIDES[word_of_side(side)]}"
    if move < s.PARTNER:
        pile, colour = card_of(move)
        return f"{s.PILES[pile]} {s.COLOURS[colour]}"
    if move < s.STACK:
        return f"partner {move - s.PARTNER}"
    return f"stack {s.COLOURS[move - s.STACK]}"


def why_not(board: Board, state: State, seat: int, move: int) -> str:
    """The rule that a move breaks."""
    record = state[0]
    if record.phase == s.ARRANGE:
        return "the start player first stacks the camels that share a space, lowest space first, bottom to top."
    if move >= s.STACK:
        return "camels are stacked only at the start of a race with the option 'arrange'."
    if s.TICKET <= move < s.TILE:
        return f"all four {s.COLOURS[move - s.TICKET]} tickets are taken."
    if s.TILE <= move < s.CARD:
        return why_no_tile(state, seat, tile_of(move)[0])
    if s.CARD <= move < s.PARTNER:
        return f"your {s.COLOURS[card_of(move)[1]]} finish card is already played."
    return why_no_partner(board, state, seat, move - s.PARTNER)


def why_no_tile(state: State, seat: int, space: int) -> str:
    if state[0].tile_owner[space] == seat:
        return "a tile moves to a different space; turning it over in place is not a move."
    return f"a tile on space {space} {why_tile_misfits(state, seat, space)}"


def why_no_partner(board: Board, state: State, seat: int, other: int) -> str:
    seats = int(board[0].seats)
    if seats < s.PARTNERS_FROM:
        return f"there are partners only with {s.PARTNERS_FROM} or more players."
    if other >= seats:
        return f"there is no seat {other}; seats are 0 to {seats - 1}."
    if other == seat:
        return "nobody partners with themselves."
    return f"seat {seat if state[0].partner[seat] != s.NOBODY else other} has a partner for this leg already."


def script(board: Board, state: State, seat: int, move: int, dice: Sequence[Sequence[Any]]) -> list[int]:
    """Dice of a real table as draws: [("blue", 2)] for a roll, ("white", 3) for the grey die."""
    if move < 0:
        return script_deal(board, dice)
    if move != s.ROLL:
        raise ScriptError("Only 'roll' takes dice.")
    if len(dice) != 1:
        raise ScriptError(f"One die leaves the pyramid, but {len(dice)} were given.")
    camel, pips = read_die(dice[0], s.CAMELS)
    die = min(camel, s.GREY)
    record = state[0]
    if not record.inside[die]:
        raise ScriptError(f"The {s.DICE[die]} die has already been rolled in this leg.")
    draws = [int(record.inside[:die].sum())]
    if die == s.GREY:
        draws.append(camel - s.WHITE)
    return [*draws, pips - 1]


def script_deal(board: Board, dice: Sequence[Sequence[Any]]) -> list[int]:
    """A set-up as draws: the racing camels with their spaces in the order of stacking, the crazy camels, the start."""
    start, seats = int(board[0].start), int(board[0].seats)
    if len(dice) != 8 or len(dice[7]) != 1 or dice[7][0] not in (range(seats) if start < 0 else [start]):
        raise ScriptError("A set-up names seven camels with their spaces, and the seat that begins.")
    order = [read_die(die, s.COLOURS) for die in dice[: s.RACING]]
    spaces = dict(order)
    first, second = (read_space(die) for die in dice[s.RACING : 7])
    if len(spaces) < s.RACING or {first[0], second[0]} != {s.WHITE, s.BLACK}:
        raise ScriptError("A set-up names each camel once, the racing camels first.")
    draws = [spaces[camel] - 1 for camel in range(s.RACING)]
    draws += unshuffle(range(s.RACING), [camel for camel, _ in order])
    draws += [first[0] - s.WHITE, s.SPACES - first[1], s.SPACES - second[1]]
    return draws if start >= 0 else [*draws, int(dice[7][0])]


def read_die(die: Sequence[Any], names: Sequence[str]) -> tuple[int, int]:
    if len(die) != 2 or die[0] not in names or die[1] not in (1, 2, 3):
        raise ScriptError(f'{shorten(die)} is not a die: it goes as in ("blue", 2), and for the grey die ("white", 3).')
    return names.index(die[0]), int(die[1])


def read_space(die: Sequence[Any]) -> tuple[int, int]:
    if len(die) != 2 or die[0] not in s.CAMELS[s.WHITE :] or die[1] not in (14, 15, 16):
        raise ScriptError(f'{shorten(die)} is not the start of a crazy camel: it goes as in ("white", 15).')
    return s.CAMELS.index(die[0]), int(die[1])


# ------------------------------------------------------------------------------------------------------------ odds


def odds(board: Board, state: State, seat: int, rollouts: int) -> dict[str, Any]:
    """Everything `kostka odds` tells: the leg exactly, the race by rollouts, and the value of the seat's moves."""
    from kostka.games.camelup import GAME

    if state[0].phase != s.PLAY:
        return {}
    moves = GAME.legal(board, state, seat)
    leg, race, worth = np.zeros(1, LEG), np.zeros(1, RACE), np.zeros(len(moves))
    odds_kernel(state, seat, rollouts, np.array(moves, np.int16), leg, race, worth)
    exact = exact_leg(leg, state)
    return {
        "leg": {c: {place: float(p) for place, p in chances.items()} for c, chances in exact["leg"].items()},
        "race_ends": float(exact["race_ends"]),
        "tile_hits": {space: float(hits) for space, hits in exact["tile_hits"].items()},
        "race": {
            colour: {"win": float(race[0].win[i]), "lose": float(race[0].lose[i])} for i, colour in enumerate(s.COLOURS)
        },
        "race_error": float(race[0].error),
        "moves": {name(board, move): float(value) for move, value in zip(moves, worth, strict=True)},
    }


def guide(board: Board) -> str:
    """The moves of this table, a line each."""
    lines = [
        "roll: take a pyramid ticket (1 pound at the leg's end), roll a die, move its camel",
        "ticket red: bet on the leader of this leg; 5, 3, 2, 2 for the first, 1 if it is second, -1 if not",
        "tile 9 cheer, tile 9 boo: your tile on a space; 1 pound for every unit that lands there, which then"
        " goes one space further, or one back and underneath",
        "winner red, loser red: a secret card on who wins or comes last; 8, 5, 3, 2, 1 for the right ones, -1 if not",
    ]
    if board[0].seats >= s.PARTNERS_FROM:
        lines.append("partner 3: share your best tickets with that seat until the leg ends")
    if board[0].arrange:
        lines.append("stack red: before the first turn, put a camel on the stack of its space")
    return "\n".join(lines)


# --------------------------------------------------------------------------------------------------------- drawing

# rich styles; each camel also has its letter, so that colour is never the only sign.
STYLES = (
    "bold white on red",
    "bold black on yellow",
    "bold white on blue",
    "bold white on green",
    "bold white on magenta",
    "bold black on white",
    "bold white on grey23",
)
LETTERS = "RYBGPWK"


def camel_box(camel: int) -> str:
    return f"[{STYLES[camel]}] {LETTERS[camel]} [/]"


def draw(board: Board, state: State, names: Sequence[str]) -> str:
    """The track with its stacks and tiles, the pyramid, the tickets and the players."""
    return "\n".join([*draw_track(state), "", *draw_table(state), "", *draw_players(board, state, names)])


def draw_track(state: State) -> list[str]:
    record = state[0]
    stacks = [stack(state, space) for space in range(1, s.SPACES + 1)]
    lines = []
    for level in range(max(1, *(len(camels) for camels in stacks)) - 1, -1, -1):
        lines.append(" ".join(camel_box(camels[level]) if level < len(camels) else "   " for camels in stacks))
    lines.append(" ".join(draw_tile(state, space) for space in range(1, s.SPACES + 1)))
    lines.append(" ".join(f"{space:^3}" for space in range(1, s.SPACES + 1)) + "| line")
    lines += [
        f"waiting on space {space}: " + "".join(camel_box(c) for c in range(s.RACING) if waits_on(record, c, space))
        for space in range(1, 4)
        if any(waits_on(record, camel, space) for camel in range(s.RACING))
    ]
    for space, label in ((s.FINISH, "over the line"), (s.BACKWARDS, "backwards over the line")):
        if crossed := stack(state, space):
            lines.append(f"{label}, bottom to top: " + "".join(camel_box(camel) for camel in crossed))
    return lines


def draw_tile(state: State, space: int) -> str:
    """The owner's seat and what the tile does, or the bare track."""
    owner = int(state[0].tile_owner[space])
    if owner == s.NOBODY:
        return "___"
    return f"[bold green]{owner}+1[/]" if state[0].tile_side[space] == s.CHEER else f"[bold red]{owner}-1[/]"


def draw_table(state: State) -> list[str]:
    record = state[0]
    grey = "[bold black on grey70] # [/]"
    inside = "".join((camel_box(die) if die < s.GREY else grey) for die in range(6) if record.inside[die])
    tickets = "  ".join(
        f"{camel_box(colour)} {' '.join(map(str, held_tickets(state, colour, s.NOBODY))) or 'none'}"
        for colour in range(s.RACING)
    )
    piles = ", ".join(f"{int(record.pile_size[i])} on the {pile} pile" for i, pile in enumerate(s.PILES))
    return [
        f"Leg {record.leg}, in the pyramid: {inside}",
        f"Tickets left:  {tickets}",
        f"Finish cards: {piles}",
    ]


def draw_players(board: Board, state: State, names: Sequence[str]) -> list[str]:
    record = state[0]
    lines = []
    for seat in range(int(board[0].seats)):
        mark = "[bold]>[/]" if record.to_act == seat and record.phase != s.OVER else " "
        money = "?" if record.money[seat] == s.UNKNOWN else str(int(record.money[seat]))
        parts = [
            f"{camel_box(colour)} {'+'.join(map(str, held_tickets(state, colour, seat)))}"
            for colour in range(s.RACING)
            if held_tickets(state, colour, seat)
        ]
        if record.pyramid_tickets[seat]:
            parts.append(f"pyramid {record.pyramid_tickets[seat]}")
        if record.partner[seat] != s.NOBODY:
            parts.append(f"partner of {names[record.partner[seat]]}")
        if played := int((record.pile_seat == seat).sum()):
            parts.append(f"finish cards played: {played}")
        lines.append(f"{mark} {seat} {names[seat]:<12} {money:>3} pounds  {', '.join(parts)}".rstrip())
    return lines


def draw_odds(found: dict[str, Any]) -> str:
    if not found:
        return "There are no odds before the camels stand or after the race is over."
    lines = [" " * 15 + "this leg, exactly   |  the race", " " * 13 + "first  second    last |     win    lose"]
    for camel, colour in enumerate(s.COLOURS):
        leg, race = found["leg"][colour], found["race"][colour]
        cells = "".join(f"{100 * leg[place]:7.2f}%" for place in ("first", "second", "last"))
        cells += " |" + "".join(f"{100 * race[place]:7.2f}%" for place in ("win", "lose"))
        lines.append(f"{camel_box(camel)} {colour:<7}{cells}")
    lines.append(f"The race ends in this leg: {100 * found['race_ends']:.2f}%.")
    lines.append(f"Standard error of the race odds: at most {100 * found['race_error']:.2f} percentage points.")
    for space, hits in found["tile_hits"].items():
        lines.append(f"The tile on space {space} expects {hits:.4f} hits.")
    lines.append("Expected gain of the moves, in pounds:")
    ranked = sorted(found["moves"].items(), key=lambda pair: -pair[1])
    for start in range(0, len(ranked), 3):
        row = (f"{text:<16}{value:+7.3f}" for text, value in ranked[start : start + 3])
        lines.append("  " + "   ".join(row))
    return "\n".join(lines)
