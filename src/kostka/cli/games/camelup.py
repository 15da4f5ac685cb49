"""Camel Up in the terminal: the track with its stacks, the pyramid, the tickets, the players, the odds."""

from collections.abc import Sequence
from typing import Any

from kostka.cli.drawing import figure, percent
from kostka.core.game import Board, State
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.rules import waits_on
from kostka.games.camelup.position import held, stack
from kostka.messages import say, word

# Each camel also has its letter, so that colour is never the only sign.
LETTERS = "RYBGPWK"
GROUNDS = ("red", "yellow", "blue", "green", "magenta", "white", "grey23")
LIGHT_GROUNDS = ("yellow", "white")
SPACES = range(1, s.SPACES + 1)


def guide(board: Board) -> str:
    """What the signs mean."""
    camels = [f"{camel_box(camel)} {word('colour', colour)}" for camel, colour in enumerate(s.CAMELS)]
    return "\n".join(["  ".join(camels[: s.RACING]), "  ".join(camels[s.RACING :]), say("camelup-legend")])


def camel_box(camel: int) -> str:
    ink = "black" if GROUNDS[camel] in LIGHT_GROUNDS else "white"
    return f"[bold {ink} on {GROUNDS[camel]}] {LETTERS[camel]} [/]"


def draw(board: Board, state: State, names: Sequence[str], seat: int | None) -> str:
    """The track with its stacks and tiles, the pyramid, the tickets and the players."""
    return "\n".join([*draw_track(state), "", *draw_table(state), "", *draw_players(board, state, names, seat)])


def draw_track(state: State) -> list[str]:
    stacks = [stack(state, space) for space in SPACES]
    lines = []
    for level in range(max(1, *(len(camels) for camels in stacks)) - 1, -1, -1):
        lines.append(" ".join(camel_box(camels[level]) if level < len(camels) else "   " for camels in stacks))
    lines.append(" ".join(draw_tile(state, space) for space in SPACES))
    lines.append(" ".join(f"{space:^3}" for space in SPACES) + f"| {say('camelup-line')}")
    for space in s.STARTS:
        if waiting := [camel for camel in range(s.RACING) if waits_on(state[0], camel, space)]:
            lines.append(f"{say('camelup-waiting', space=space)}: {''.join(map(camel_box, waiting))}")
    for where, space in ((say("camelup-crossed"), s.FINISH), (say("camelup-crossed-backwards"), s.BACKWARDS)):
        if crossed := stack(state, space):
            lines.append(f"{where}: {''.join(map(camel_box, crossed))}")
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
    left = [" ".join(map(str, held(holders, s.NOBODY))) for holders in record.holder]
    tickets = "  ".join(f"{camel_box(c)} {values or say('camelup-tickets-none')}" for c, values in enumerate(left))
    winner, loser = record.pile_size.tolist()
    return [
        f"{say('camelup-pyramid', leg=int(record.leg))}: {inside}",
        f"{say('camelup-tickets')}:  {tickets}",
        say("camelup-piles", winner=winner, loser=loser),
    ]


def draw_players(board: Board, state: State, names: Sequence[str], looks: int | None) -> list[str]:
    record = state[0]
    lines = []
    for seat in range(int(board[0].seats)):
        mark = "[bold]>[/]" if record.to_act == seat and record.phase != s.OVER else " "
        hidden = board[0].hidden_purses and record.phase != s.OVER and seat != looks
        money = "?" if hidden else str(int(record.money[seat]))
        tickets = [held(holders, seat) for holders in record.holder]
        parts = [f"{camel_box(c)} {'+'.join(map(str, values))}" for c, values in enumerate(tickets) if values]
        if record.pyramid_tickets[seat]:
            parts.append(say("camelup-pyramid-tickets", count=int(record.pyramid_tickets[seat])))
        if record.partner[seat] != s.NOBODY:
            parts.append(say("camelup-partner-of", other=names[record.partner[seat]]))
        if played := int((record.pile_seat == seat).sum()):
            parts.append(say("camelup-cards-played", count=played))
        lines.append(f"{mark} {seat} {names[seat]:<12} {money:>3} {say('camelup-pounds')}  {', '.join(parts)}".rstrip())
    return lines


def draw_odds(found: dict[str, Any]) -> str:
    if not found:
        return say("camelup-no-odds")
    leg_heads = (say("camelup-odds-first"), say("camelup-odds-second"), say("camelup-odds-last"))
    race_heads = (say("camelup-odds-win"), say("camelup-odds-lose"))
    width = max(8, *(len(head) + 2 for head in (*leg_heads, *race_heads)))
    words = [word("colour", colour) for colour in found["leg"]]
    margin = 4 + max(map(len, words))
    legs, races = ("".join(f"{head:>{width}}" for head in heads) for heads in (leg_heads, race_heads))
    lines = [f"{'':{margin}}{say('camelup-odds-leg'):^{3 * width}} | {say('camelup-odds-race'):^{2 * width}}".rstrip()]
    lines.append(f"{'':{margin}}{legs} | {races}")
    for camel, (colour, leg) in enumerate(found["leg"].items()):
        cells = "".join(percent(leg[place], width - 1) for place in ("first", "second", "last"))
        race = "".join(percent(found["race"][colour][place], width - 1) for place in ("win", "lose"))
        lines.append(f"{camel_box(camel)} {words[camel]:<{margin - 4}}{cells} | {race}")
    lines.append(say("camelup-odds-ends", percent=percent(found["race_ends"])))
    lines.append(say("camelup-odds-error", points=figure(100 * found["race_error"], ".2f")))
    for space, hits in found["tile_hits"].items():
        lines.append(say("camelup-odds-hits", space=space, hits=figure(hits, ".4f")))
    lines.append(say("camelup-odds-moves"))
    ranked = sorted(found["moves"].items(), key=lambda pair: -pair[1])
    for start in range(0, len(ranked), 3):
        row = (f"{text:<16}{figure(value, '+7.3f')}" for text, value in ranked[start : start + 3])
        lines.append("  " + "   ".join(row))
    return "\n".join(lines)
