"""Cubitos in the terminal: the track with its runners, the trays, the zones, the cards, the odds."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.text import Text

from kostka.cli.drawing import figure, percent
from kostka.cli.games.cubitos_runs import hint as hint
from kostka.cli.games.cubitos_runs import plan as plan
from kostka.cli.games.cubitos_track import Runner, draw_legend, draw_part, draw_track
from kostka.core.game import Board, State
from kostka.core.position import Position, count_seats
from kostka.games.cubitos.board import card_names, choose_cards, choose_tracks, read_board
from kostka.games.cubitos.cards import Card
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.running import here
from kostka.games.cubitos.sentences import describe_card
from kostka.games.cubitos.tracks import load_track
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
LEAST_ROOM = 4  # lines of a track
INDENT = "    "
FACE_SIGNS = ("", "*", "**", "$", "f", "c")
RUNNER_STYLES = ("bold white on red", "bold white on blue", "bold white on green", "bold black on yellow")


def guide(board: Board) -> str:
    """What the signs mean; the cards of this table in sentences, with the values that are not the publisher's."""
    cards = [
        f"[bold]{card.id}[/] ({word('cubitos-die', card.colour)}, {card.cost}):"
        f" {' '.join(map(str, describe_card(card)))} [dim]{' '.join(f'({source})' for source in draw_sources(card))}[/]"
        for card in choose_cards(read_board(board))
    ]
    dice = "  ".join(f"{die_box(kind)} {word('cubitos-die', die)}" for kind, die in enumerate(codes.DICE))
    faces = ", ".join(
        f"{sign} {word('cubitos-face', codes.FACES[face])}" for face, sign in enumerate(FACE_SIGNS) if sign
    )
    tracks = [draw_legend(load_track(id)) for id in choose_tracks(read_board(board))[0]]
    return "\n".join([dice, faces, *dict.fromkeys(tracks), *cards])


def draw_sources(card: Card) -> list[str]:
    """Which values of a card are not the publisher's."""
    fields = card.sources.items()
    return [f"{word('cubitos-field', field)}: {word('cubitos-source', source)}" for field, source in fields]


def draw(position: Position, names: Sequence[str], seat: int | None) -> str:
    """The tracks with their runners, the trays and the players' zones."""
    board, state, record, lines = position.board, position.state, position.state[0], []
    for t, id in enumerate(choose_tracks(read_board(board))[0]):
        if runners := runners_on(board, state, t):
            lines += [draw_track(load_track(id), runners), draw_legend(load_track(id)), ""]
    lines.append(f"{draw_phase(state)}   {say('cubitos-in-trays')} {draw_pile(record.trays)}")
    cards = enumerate(card_names(board), codes.COLOURED)
    prices = [f"{die_box(kind)} {card} {board[0].cost[kind]}" for kind, card in cards]
    lines += ["   ".join(prices[:4]), "   ".join(prices[4:]), ""]
    for player in range(position.seats):
        have = ", ".join(text for text, _ in belongings(state, player))
        lines.append(f"{player_head(board, state, player, names[player])}   {have}")
        lines.append(INDENT + "   ".join(draw_zones(state, player)))
    return "\n".join(lines)


def draw_compact(position: Position, names: Sequence[str], seat: int | None, width: int = 80, height: int = 17) -> str:
    """The same in so many lines: the track around the seat's runner (or the leader), cards with their prices and the
    dice in their trays, what everybody has, and the seat's own zones."""
    board, state = position.board, position.state
    looking = leader(board, state) if seat is None else seat
    others = [player for player in range(position.seats) if player != looking]
    cards = enumerate(card_names(board), codes.COLOURED)
    prices = [f"{die_box(kind)} {card} {board[0].cost[kind]}×{state[0].trays[kind]}" for kind, card in cards]
    lines = [
        *fill([draw_phase(state), *prices], width),
        *(line for player in (*others, looking) for line in player_lines(board, state, player, names[player], width)),
        *fill(draw_zones(state, looking), width, INDENT),
    ]
    t = here(board[0], state[0], looking)
    track, space = load_track(choose_tracks(read_board(board))[0][t]), int(state[0].space[looking])
    room = max(height - len(lines), LEAST_ROOM)
    return "\n".join([draw_part(track, runners_on(board, state, t), space, width, room), *lines])


def runners_on(board: Board, state: State, track: int) -> list[Runner]:
    """The runners that are on a track."""
    on_it = [seat for seat in range(count_seats(board)) if here(board[0], state[0], seat) == track]
    return [Runner(str(seat), RUNNER_STYLES[seat], int(state[0].space[seat])) for seat in on_it]


def leader(board: Board, state: State) -> int:
    """The seat whose runner is farthest."""
    legs, spaces = state[0].leg, state[0].space
    return max(
        range(count_seats(board)),
        key=lambda seat: (int(legs[seat]), int(board[0].distance[here(board[0], state[0], seat), spaces[seat]])),
    )


def draw_phase(state: State) -> str:
    return say("cubitos-round", number=int(state[0].rounds), phase=codes.PHASES[state[0].phase])


def fill(parts: Sequence[str], width: int, indent: str = "") -> list[str]:
    """Parts in markup side by side, as many on a line as fit."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}  {part}" if lines else ""
        if lines and Text.from_markup(longer).cell_len <= width:
            lines[-1] = longer
        else:
            lines.append(indent + part)
    return lines


def die_box(kind: int) -> str:
    return f"[{STYLES[kind]}]{SHORT[kind]}[/]"


def draw_pile(counts: Any) -> str:
    found = [f"{die_box(kind)}{counts[kind]}" for kind in range(codes.KINDS_OF_DICE) if counts[kind]]
    return " ".join(found) or "-"


def draw_active(counts: Any) -> str:
    found = [
        f"{die_box(kind)}{FACE_SIGNS[face]}{counts[kind, face] if counts[kind, face] > 1 else ''}"
        for kind in range(codes.KINDS_OF_DICE)
        for face in range(len(codes.FACES))
        if counts[kind, face]
    ]
    return " ".join(found) or "-"


def player_lines(board: Board, state: State, seat: int, name: str, width: int) -> list[str]:
    """A player without the dice, and without what there is none of."""
    have = [text for text, count in belongings(state, seat) if count]
    first, *more = fill([player_head(board, state, seat, name), *have], width)
    return [first, *fill(more, width, INDENT)]


def player_head(board: Board, state: State, seat: int, name: str) -> str:
    """Who it is and where the runner stands."""
    record = state[0]
    mark = "[bold]>[/]" if record.depth[seat] and record.phase != codes.OVER else " "
    place = say("cubitos-space", space=int(record.space[seat]))
    if board[0].legs > 1:
        place = say("cubitos-lap", space=int(record.space[seat]), lap=int(record.leg[seat]) + 1)
    start = " " + die_box(codes.START_DIE) if record.start == seat else ""
    runner = f"[{RUNNER_STYLES[seat]}]{seat}[/]"
    return f"{mark} {runner} {name}{start}  {place}"


def draw_zones(state: State, seat: int) -> list[str]:
    record = state[0]
    return [
        f"{say('cubitos-dice-draw')} {draw_pile(record.draw[seat])}",
        f"{say('cubitos-dice-roll')} {draw_pile(record.roll[seat])}",
        f"{say('cubitos-dice-active')} {draw_active(record.active[seat])}",
        f"{say('cubitos-dice-discard')} {draw_pile(record.discard[seat])}",
    ]


def belongings(state: State, seat: int) -> list[tuple[str, int]]:
    """What a player has beside dice, in words and how much of it."""
    record = state[0]
    credits, fans, hands = int(record.credits[seat]), int(record.fans[seat]), int(record.hands[seat])
    money, feet, water = int(record.money[seat]), int(record.feet[seat]), int(record.water[seat])
    have = [
        (say("cubitos-credits", count=credits), credits),
        (say("cubitos-fans", count=fans), fans),
        (say("cubitos-hands", count=hands), hands),
    ]
    if record.phase >= codes.MOVE or money or feet or water:
        have += [(say("cubitos-money", count=money), money), (say("cubitos-feet", count=feet), feet)]
    if water:
        have.append((say("cubitos-water-feet", count=water), water))
    if record.at_risk[seat]:
        have.append((say("cubitos-at-risk"), 1))
    if record.busted[seat]:
        have.append((say("cubitos-busted"), 1))
    return have


LINE = 78  # characters of a line of odds
CELLS = 4  # of a distribution in a line


def draw_odds(found: dict[str, Any]) -> str:
    if not found:
        return say("cubitos-no-odds")
    lines = draw_push(found) if "push" in found else []
    lines.append(say("cubitos-odds-moves"))
    ranked = sorted(found["moves"].items(), key=lambda pair: -pair[1])
    width = max(map(len, found["moves"]))
    in_a_row = max(1, LINE // (width + 14))
    for start in range(0, len(ranked), in_a_row):
        row = (f"{text:<{width}}{figure(value, '+10.3f')}" for text, value in ranked[start : start + in_a_row])
        lines.append("  " + "    ".join(row))
    return "\n".join(lines)


def draw_push(found: dict[str, Any]) -> list[str]:
    """The chance to bust, what a push leaves beside what a pass keeps, the ways to push, what is not counted."""
    push = found["push"]
    lines = [say("cubitos-odds-bust", bust=percent(push["bust"]), miss=percent(push["no_hit"]))]
    if push["forced"]:
        forced, bust = percent(push["forced"]), percent(push["bust_forced"])
        lines.append(say("cubitos-odds-forced", forced=forced, bust=bust))
    if push["use"] or push["return"]:
        lines.append(say("cubitos-odds-safest", way=draw_way(push)))
    lines += draw_amounts(push, found["pass"])
    if len(push["ways"]) > 1:
        lines += draw_ways(push["ways"])
    if found["not_counted"]:
        lines.append(say("cubitos-odds-not-counted", cards=found["not_counted"]))
    return lines


def draw_amounts(push: dict[str, Any], kept: dict[str, int]) -> list[str]:
    """A line for each resource that a push can change, with its mean and its distribution."""
    names = {resource: word("cubitos-resource", resource) for resource in kept}
    margin, heads = max(map(len, names.values())), (say("cubitos-odds-pass"), say("cubitos-odds-push"))
    width = max(7, *(len(head) + 2 for head in heads))
    lines = [f"{'':{margin}}{heads[0]:>{width}}{heads[1]:>{width}}"]
    for resource, name in names.items():
        if list(push[resource]) == [str(kept[resource])]:
            continue
        cells = [f"{amount:>3}: {percent(p, 5)}" for amount, p in push[resource].items()]
        head = f"{name:<{margin}}{kept[resource]:>{width}}{figure(push[f'expected_{resource}'], f'{width}.2f')}"
        for start in range(0, len(cells), CELLS):
            lines.append(f"{'' if start else head:<{margin + 2 * width}}  {'  '.join(cells[start : start + CELLS])}")
    return lines


def draw_ways(ways: Sequence[dict[str, Any]]) -> list[str]:
    """The ways to push, one below the other."""
    heads = (say("cubitos-odds-busts"), word("cubitos-resource", "money"), word("cubitos-resource", "feet"))
    width = max(9, *(len(head) + 2 for head in heads))
    lines = [f"{''.join(f'{head:>{width}}' for head in heads)}  {say('cubitos-odds-ways')}"]
    for way in ways:
        means = "".join(figure(way[f"expected_{resource}"], f"{width}.2f") for resource in ("money", "feet"))
        lines.append(f"{percent(way['bust'], width - 1)}{means}  {draw_way(way)}")
    return lines


def draw_way(way: dict[str, Any]) -> str:
    """How a push is made: with a card, with dice that return to Roll, or just so."""
    if way["use"]:
        return say("cubitos-odds-use", card=way["use"])
    returned = np.zeros((codes.KINDS_OF_DICE, len(codes.FACES)), np.int8)
    for shown, count in way["return"].items():
        die, _, face = shown.rpartition(" ")
        returned[codes.DICE.index(die), codes.FACES.index(face)] = count
    return say("cubitos-odds-return", dice=draw_active(returned)) if way["return"] else say("cubitos-odds-as-they-lie")
