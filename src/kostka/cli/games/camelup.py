"""Camel Up in the terminal: the track with its stacks, the pyramid, the tickets, the cards, the players, the odds.

A crowd of eight with all camels on one stack still leaves room for the question and the moves on a screen of 80 by 24.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.markup import escape
from rich.text import Text

from kostka.cli.drawing import figure, percent
from kostka.core.game import Board, State
from kostka.core.position import Position, count_seats
from kostka.games.camelup.compiled import state as camelup
from kostka.games.camelup.compiled.rules import waits_on
from kostka.games.camelup.odds import LEG_PLACES, RACE_PLACES
from kostka.games.camelup.position import held, stack
from kostka.messages import say, word

# Each camel also has its letter, so that colour is never the only sign.
LETTERS = "RYBGPWK"
GROUNDS = ("red", "yellow", "blue", "green", "magenta", "white", "grey23")
LIGHT_GROUNDS = ("yellow", "white")
SPACES = range(1, camelup.SPACES + 1)
WIDTH = 80
COLUMN = WIDTH // 2 - 1  # of two players side by side
HEIGHT = 3  # of the stacks; what is higher is told beside the track
NAME = 12


def guide(board: Board) -> str:
    """What the signs mean."""
    camels = [f"{camel_box(camel)} {word('colour', colour)}" for camel, colour in enumerate(camelup.CAMELS)]
    return "\n".join(["  ".join(camels[: camelup.RACING]), "  ".join(camels[camelup.RACING :]), say("camelup-legend")])


def camel_box(camel: int) -> str:
    ink = "black" if GROUNDS[camel] in LIGHT_GROUNDS else "white"
    return f"[bold {ink} on {GROUNDS[camel]}] {LETTERS[camel]} [/]"


def draw(position: Position, names: Sequence[str], seat: int | None) -> str:
    """The track with its stacks and tiles, the pyramid, the tickets, the cards and the players."""
    board, state = position.board, position.state
    gap = [] if position.seats >= camelup.PARTNERS_FROM else [""]
    table = [*draw_table(position, seat), *draw_piles(state)]
    return "\n".join([*draw_track(state), *gap, *table, *gap, *draw_players(board, state, names, seat)])


def draw_track(state: State) -> list[str]:
    stacks = [stack(state, space) for space in SPACES]
    rows = min(HEIGHT, max(1, *(len(camels) for camels in stacks)))
    lines = [" ".join(draw_level(camels, level) for camels in stacks) for level in reversed(range(rows))]
    lines.append(" ".join(draw_tile(state, space) for space in SPACES))
    lines.append(" ".join(f"{space:^3}" for space in SPACES) + f"| {say('camelup-line')}")
    for space in camelup.STARTS:
        if waiting := [camel for camel in range(camelup.RACING) if waits_on(state[0], camel, space)]:
            lines.append(f"{say('camelup-waiting', space=space)}: {boxes(waiting)}")
    lines += [f"{say('camelup-stack', space=n)}: {boxes(c)}" for n, c in enumerate(stacks, 1) if len(c) > HEIGHT]
    for where, space in (
        (say("camelup-crossed"), camelup.FINISH),
        (say("camelup-crossed-backwards"), camelup.BACKWARDS),
    ):
        if crossed := stack(state, space):
            lines.append(f"{where}: {boxes(crossed)}")
    return lines


def boxes(camels: Sequence[int]) -> str:
    return "".join(map(camel_box, camels))


def draw_level(camels: Sequence[int], level: int) -> str:
    """The camel at a height of a stack; at the top of what is drawn, how many more there are."""
    if level == HEIGHT - 1 and len(camels) > HEIGHT:
        return f" +{len(camels) - level}"
    return camel_box(camels[level]) if level < len(camels) else "   "


def draw_tile(state: State, space: int) -> str:
    """The owner's seat and what the tile does, or the bare track."""
    owner = int(state[0].tile_owner[space])
    if owner == camelup.NOBODY:
        return "___"
    return f"[bold green]{owner}+1[/]" if state[0].tile_side[space] == camelup.CHEER else f"[bold red]{owner}-1[/]"


def draw_table(position: Position, looks: int | None) -> list[str]:
    """The pyramid, the hand of the player who looks, and the tickets left."""
    record = position.state[0]
    grey = "[bold black on grey70] # [/]"
    inside = "".join((camel_box(die) if die < camelup.GREY else grey) for die in range(6) if record.inside[die])
    own = "" if looks is None or record.phase == camelup.OVER else f"   {draw_hand(position, looks)}"
    left = [" ".join(map(str, held(holders, camelup.NOBODY))) for holders in record.holder]
    tickets = " ".join(f"{camel_box(c)} {values or say('camelup-tickets-none')}" for c, values in enumerate(left))
    return [
        f"{say('camelup-pyramid', leg=int(record.leg))}: {inside}{own}",
        f"{say('camelup-tickets')}: {tickets}",
    ]


def draw_hand(position: Position, seat: int) -> str:
    cards = position.dump()["players"][seat]["finish_cards"]
    if cards is None:
        return say("camelup-hand-unknown")
    drawn = boxes([camelup.COLOURS.index(card) for card in cards])
    return f"{say('camelup-own-cards')}: {drawn or say('camelup-no-cards')}"


def draw_piles(state: State) -> list[str]:
    """Who played on which pile, oldest card first; colours as far as they are known."""
    record = state[0]
    lines = []
    for pile, name in enumerate(camelup.PILES):
        size = int(record.pile_size[pile])
        cards = zip(record.pile_seat[pile, :size].tolist(), record.pile_colour[pile, :size].tolist(), strict=True)
        parts = [f"{seat}{camel_box(colour) if colour >= 0 else '?'}" for seat, colour in cards]
        lines.append(shortened(f"{say('camelup-pile', pile=name)}:", parts or [say("camelup-no-cards")]))
    return lines


def shortened(line: str, parts: Sequence[str]) -> str:
    """As many parts as fit on a line, and how many more there are."""
    for count in range(len(parts), 0, -1):
        left = [say("camelup-more", count=len(parts) - count)] if count < len(parts) else []
        text = " ".join([line, *parts[:count], *left])
        if width(text) <= WIDTH:
            break
    return text


def width(text: str) -> int:
    return Text.from_markup(text).cell_len


def draw_players(board: Board, state: State, names: Sequence[str], looks: int | None) -> list[str]:
    """A line for each player; in a crowd two beside each other where they fit."""
    players = [draw_player(board, state, names, seat, looks) for seat in range(count_seats(board))]
    if len(players) < camelup.PARTNERS_FROM:
        return [line for player in players for line in player]
    return list(side_by_side(players))


def side_by_side(players: Sequence[Sequence[str]]) -> Iterator[str]:
    for pair in zip(players[::2], [*players[1::2], *([[]] * (len(players) % 2))], strict=True):
        if all(width(line) <= COLUMN for player in pair for line in player[:1]) and max(map(len, pair)) == 1:
            left, right = pair[0][0], "".join(pair[1])
            yield f"{left}{' ' * (COLUMN + 2 - width(left))}{right}".rstrip()
        else:
            yield from (line for player in pair for line in player)


def draw_player(board: Board, state: State, names: Sequence[str], seat: int, looks: int | None) -> list[str]:
    record = state[0]
    mark = "[bold]>[/]" if record.to_act == seat and record.phase != camelup.OVER else " "
    hidden = (board[0].hidden_purses and record.phase != camelup.OVER and seat != looks) or record.money[
        seat
    ] == camelup.UNKNOWN
    money = "?" if hidden else str(int(record.money[seat]))
    tickets = [held(holders, seat) for holders in record.holder]
    parts = [f"{camel_box(c)} {'+'.join(map(str, values))}" for c, values in enumerate(tickets) if values]
    if record.pyramid_tickets[seat]:
        parts.append(say("camelup-pyramid-tickets", count=int(record.pyramid_tickets[seat])))
    if record.partner[seat] != camelup.NOBODY:
        parts.append(say("camelup-partner-of", other=cut(names[record.partner[seat]])))
    currency = say("camelup-pounds-short") if count_seats(board) >= camelup.PARTNERS_FROM else say("camelup-pounds")
    return folded(f"{mark} {seat} {padded(names[seat])} {money:>3} {currency}", parts)


def cut(name: str) -> str:
    """A name that fits its column; names come with rich's markup escaped."""
    plain = Text.from_markup(name).plain
    return escape(plain if len(plain) <= NAME else f"{plain[: NAME - 1]}…")


def padded(name: str) -> str:
    return cut(name) + " " * (NAME - width(cut(name)))


def folded(line: str, parts: Sequence[str]) -> list[str]:
    """Parts behind the start of a line, on as many lines as they need."""
    lines = [line]
    for n, part in enumerate(parts):
        longer = f"{lines[-1]}{', ' if n else '  '}{part}"
        if width(longer) <= WIDTH:
            lines[-1] = longer
        else:
            lines.append(f"      {part}")
    return lines


def draw_odds(found: dict[str, Any]) -> str:
    if not found:
        return say("camelup-no-odds")
    lines = [*draw_places(found), say("camelup-odds-ends", percent=percent(found["race_ends"]))]
    lines.append(say("camelup-odds-error", points=figure(100 * found["race_error"], ".2f")))
    for space, hits in found["tile_hits"].items():
        lines.append(say("camelup-odds-hits", space=space, hits=figure(hits, ".4f")))
    lines.append(say("camelup-odds-moves"))
    ranked = sorted(found["moves"].items(), key=lambda pair: -pair[1])
    for start in range(0, len(ranked), 3):
        row = (f"{text:<16}{pounds(value)}" for text, value in ranked[start : start + 3])
        lines.append("  " + "   ".join(row))
    return "\n".join([*lines, *draw_waiting(found), *draw_holdings(found)])


def pounds(value: float) -> str:
    return figure(value, "+7.3f")


def draw_places(found: dict[str, Any]) -> list[str]:
    """How likely each camel is to end the leg and the race on each place."""
    words = [word("colour", colour) for colour in camelup.COLOURS]
    margin, cell = 4 + max(map(len, words)), 6
    heads = "".join(f"{place:>{cell}}" for place in range(1, camelup.RACING + 1))
    leg, race = (f"{title:^{len(heads)}}" for title in (say("camelup-odds-leg"), say("camelup-odds-race")))
    lines = [f"{'':{margin}}{leg} | {race}".rstrip(), f"{'':{margin}}{heads} | {heads}"]
    for camel, colour in enumerate(camelup.COLOURS):
        leg, race = (
            "".join(figure(100 * found[of][colour][place], f"{cell}.1f") for place in places)
            for of, places in (("leg", LEG_PLACES), ("race", RACE_PLACES))
        )
        lines.append(f"{camel_box(camel)} {words[camel]:<{margin - 4}}{leg} | {race}")
    return lines


def draw_waiting(found: dict[str, Any]) -> list[str]:
    """Finish cards now, and what it is worth to keep them until the leg ends."""
    if found["finish_cards"] is None:
        return [say("camelup-odds-hand-unknown")]
    if not found["finish_cards"]:
        return []
    lines = [say("camelup-odds-waiting", error=figure(found["waiting_error"], ".3f"))]
    for colour in found["finish_cards"]:
        cards = [f"{pile} {colour}" for pile in camelup.PILES]
        values = [f"{card:<16}{pounds(found['moves'][card])} {pounds(found['waiting'][card])}" for card in cards]
        lines.append("  " + "   ".join(values))
    return lines


def draw_holdings(found: dict[str, Any]) -> list[str]:
    """What everybody's tickets, tile, partner and known finish cards are expected to bring."""
    lines = [say("camelup-odds-holdings")]
    for seat, row in enumerate(found["holdings"]):
        parts = {name: value for name, value in row.items() if name != "total" and value != 0}
        figures = {name: "?" if value is None else pounds(value).strip() for name, value in parts.items()}
        told = [f"{word('camelup-holding', name)} {value}" for name, value in figures.items()]
        lines += folded(f"  {seat} {pounds(row['total'])}", told)
    return lines
