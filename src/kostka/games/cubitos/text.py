"""Cubitos in words and pictures: names of moves, sentences of events, dice from a table, the table in the terminal."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kostka.core.chance import from_script
from kostka.core.errors import ScriptError
from kostka.core.events import new_events
from kostka.core.game import Board, State
from kostka.core.reading import shorten
from kostka.games.cubitos.board import card_names, choose_cards, choose_tracks, read_board
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.running import at_finish, changes_track, here
from kostka.games.cubitos.compiled.zones import purse
from kostka.games.cubitos.sentences import describe_card
from kostka.games.cubitos.tracks import Runner, draw_legend, draw_track, load_track

SENTENCES = {
    "first": "{player} has the start player die",
    "round": "round {number}",
    "draw": "{seat} draws {count} {die}",
    "refill": "{seat} moves Discard to Draw",
    "roll": "{seat} rolls {die}: {count} {face}",
    "push": "{seat} pushes",
    "pass": "{seat} passes",
    "wait": "{seat} waits to see",
    "saved": "{seat} does not bust",
    "bust": "{seat} busts",
    "discard": "{seat} discards {count} {die}",
    "use": "{seat} uses {card} ({face})",
    "skip": "{seat} skips {card}",
    "money": "{seat} gains money: {amount}",
    "feet": "{seat} gains feet: {amount}",
    "water": "{seat} gains water feet: {amount}",
    "credits": "{seat} gains credits: {amount}",
    "fan": "{seat} goes to {fans} on the fan track",
    "hand": "{seat} takes a hand token",
    "lose": "{seat} loses one {die} die from {zone}",
    "gain": "{seat} gains one {die} die",
    "borrow": "{seat} borrows one {die} die, showing {face}",
    "restore": "{seat} gives one borrowed {die} die back",
    "set": "{seat} sets one {die} die to {face}",
    "return": "{seat} moves one {die} die from Active to Roll",
    "give": "{seat} gives one {die} die to {other}",
    "swords": "{seat} shows swords: {swords}",
    "most": "{seat} has the most swords",
    "step": "{seat} steps on space {space}",
    "shortcut": "{seat} takes the shortcut to space {space}",
    "jetpack": "{seat} uses the jet pack",
    "foot": "{seat} buys a foot",
    "leg": "{seat} begins lap {number}",
    "finish": "{seat} is in the finish",
    "reward": "{seat} takes the reward of space {space}",
    "buy": "{seat} buys one {die} die",
    "start": "{player} gets the start player die",
    "tiebreak": "it is a tie: another round",
    "over": "{player} wins the race",
}
WORDS = {"die": s.DICE, "face": s.FACES, "zone": ("Draw", "Roll", "Discard", "Active")}


def words(board: Board) -> dict[str, Sequence[str]]:
    return {**WORDS, "card": card_names(board)}


# ------------------------------------------------------------------------------------------------------------- moves

SINGLE = {
    s.PUSH: "push",
    s.PASS: "pass",
    s.WAIT: "wait",
    s.DONE: "done",
    s.STOP: "stop",
    s.SHORTCUT: "shortcut",
    s.JETPACK: "jetpack",
    s.BUY_FOOT: "foot",
    s.BUST: "bust",
    s.DRAW_ALL: "draw all",
    s.DISCARD_ALL: "discard all",
    s.ROLL_ALL: "roll all",
}
# Moves that name a kind of die, one with a place, or a space; each family ends where the next begins.
OF_KIND = {
    s.DRAW: "draw",
    s.DRAW_DISCARDED: "draw",
    s.DISCARD: "discard",
    s.SET_DIE: "set",
    s.TAKE: "take",
    s.GAIN: "gain",
    s.BUY: "buy",
}
OF_PLACE = {s.LOSE: "lose", s.GIVE: "give", s.ROLL_DIE: "roll", s.RETURN: "return"}
OF_SPACE = {s.REWARD: "reward", s.STEP: "step", s.WADE: "wade"}


def name(board: Board, move: int) -> str:
    if move in SINGLE:
        return SINGLE[move]
    if move < s.USE_CARD:
        return f"choose {move - s.CHOOSE + 1}"
    if move < s.DRAW:
        return name_of_use(board, move)
    if move < s.LOSE:
        family = family_of(OF_KIND, move)
        suffix = " discard" if family == s.DRAW_DISCARDED else ""
        return f"{OF_KIND[family]} {s.DICE[move - family]}{suffix}"
    if move < s.FACE:
        family = family_of(OF_PLACE, move)
        place, kind = divmod(move - family, s.KINDS_OF_DICE)
        return f"{OF_PLACE[family]} {s.DICE[kind]} {s.PLACES[place]}"
    if move < s.TO:
        return f"face {s.FACES[move - s.FACE]}"
    if move < s.REWARD:
        return f"to {move - s.TO}"
    family = family_of(OF_SPACE, move)
    return f"{OF_SPACE[family]} {move - family}"


def family_of(families: dict[int, str], move: int) -> int:
    return max(family for family in families if family <= move)


def name_of_use(board: Board, move: int) -> str:
    cards = card_names(board)
    if move >= s.SKIP:
        return f"skip {cards[move - s.SKIP]}"
    if move >= s.USE_POWER:
        return f"use {cards[move - s.USE_POWER]} power"
    return f"use {cards[move - s.USE_CARD]}"


ASKED = {
    "draw": "which dice to draw",
    "push or pass": "whether to push or to pass",
    "on push": "which dice go from Active to Roll before this push",
    "now": "which now abilities to use",
    "pushed": "which abilities to use after this push",
    "would bust": "whether to avoid the bust",
    "bust": "whether to keep dice through the bust",
    "bust discard": "which dice go from Roll to Discard after the bust",
    "use": "which ability dice to use",
    "lose": "which die to lose",
    "gain": "which die to gain",
    "borrow": "which die to borrow",
    "set": "which die to set",
    "face": "on which face the die comes",
    "pick": "which dice to roll",
    "return": "which die goes from Active to Roll",
    "give": "which die to give away",
    "to": "who gets the die",
    "choose": "which of the effects to take",
    "free step": "where the runner steps",
    "move": "how the runner moves",
    "after move": "which abilities to use after moving",
    "reward": "which reward to take",
    "buy": "what to buy",
}


# Questions to which the use of a die is an answer.
USING = (s.Q_PUSH, s.Q_ON_PUSH, s.Q_NOW, s.Q_PUSHED, s.Q_WOULD_BUST, s.Q_BUST, s.Q_USE, s.Q_AFTER_MOVE)


def why_not(board: Board, state: State, seat: int, move: int) -> str:
    """The rule that a move breaks."""
    record = state[0]
    question = int(record.stack[seat, record.depth[seat] - 1, s.F_EFFECT])
    if move == s.WAIT:
        if record.phase != s.ROLL or record.timing:
            return "waiting to see is for the Roll Phase, and only until somebody has done it."
        return "the player with the most dice in Roll acts first and has nobody to wait for."
    if question == s.Q_MOVE and (reason := why_no_movement(board, state, seat, move)):
        return reason
    if question == s.Q_BUY and s.BUY <= move < s.LOSE and (reason := why_no_purchase(board, state, seat, move - s.BUY)):
        return reason
    if question == s.Q_PUSH and move == s.PASS:
        return "an ability forces another push."
    if question == s.Q_PUSH and move == s.PUSH:
        return "a push needs a die in Roll."
    if question in USING and s.USE_CARD <= move < s.SKIP:
        return "no active die can be used for it now, or using it would change nothing."
    return f"it is to be decided {ASKED[s.PENDING[question]]}."


def why_no_movement(board: Board, state: State, seat: int, move: int) -> str | None:
    record = state[0]
    track = here(board[0], record, seat)
    feet, water = int(record.feet[seat]), int(record.water[seat])
    if move == s.BUY_FOOT:
        return f"a foot costs 4, and there is {purse(record, seat)} to spend."
    if move in (s.SHORTCUT, s.JETPACK):
        return "the runner is on no such space, has used it in this round, or cannot pay for it."
    if move < s.STEP:
        return None
    space = (move - s.STEP) if move < s.WADE else (move - s.WADE)
    if space >= board[0].spaces[track]:
        return f"there is no space {space}; the track has spaces 0 to {board[0].spaces[track] - 1}."
    if feet + water == 0:
        return "there are no feet left; 4 money or credits buy one."
    here_now = int(record.space[seat])
    if at_finish(board[0], record, seat):
        if changes_track(board[0], record, seat):
            return "from the finish the runner steps on the start of the next board, 'step 0'."
        here_now = 0
    if space not in board[0].neighbours[track, here_now]:
        reason = ", from which the finish leads on" if here_now != record.space[seat] else ""
        return f"space {space} does not touch space {here_now}{reason}."
    if board[0].kind[track, space] == s.WATER:
        return f"space {space} is water, and there is no water foot."
    return "a water foot on land is only a choice while there are ordinary feet too."


def why_no_purchase(board: Board, state: State, seat: int, kind: int) -> str | None:
    record = state[0]
    if kind < s.COLOURED:
        return f"{s.DICE[kind]} dice cannot be bought."
    if record.trays[kind] == 0:
        return f"the {s.DICE[kind]} tray is empty."
    if int(record.bought[seat]) >> kind & 1:
        return "the two dice of a round have different colours."
    if int(record.bought[seat]).bit_count() >= 2:
        return "at most two dice are bought in a round."
    return f"a {s.DICE[kind]} die costs {board[0].cost[kind]}, and there is {purse(record, seat)} to spend."


# ------------------------------------------------------------------------------------------------- dice of a real table


def script(board: Board, state: State, seat: int, move: int, dice: Sequence[Sequence[Any]]) -> list[int]:
    """Dice of a real table as draws: [("red", "power"), ("light gray", "blank", 5)], in any order within a roll.

    The rules roll kind by kind. Which kinds a roll has may depend on the one before, so the move is tried with what is
    known until the dice no longer change.
    """
    first: list[int] = []
    if move < 0:
        first, dice = script_start(board, dice)
    given = [die for group in dice for die in read_dice(board, group)]
    draws: list[int] = []
    while True:
        kinds = rolled_kinds(board, state, seat, move, [*first, *draws])
        found, left = match_dice(kinds, given)
        if found == draws:
            if left and len(found) < len(kinds):
                raise ScriptError(f"A {s.DICE[kinds[len(found)]]} die is rolled, but none is left of those given.")
            return [*first, *draws, *(side for _, side in left)]
        draws = found


def script_start(board: Board, dice: Sequence[Sequence[Any]]) -> tuple[list[int], Sequence[Sequence[Any]]]:
    """A set-up begins with the seat of the start player."""
    start = int(board[0].start)
    if not dice or len(dice[0]) != 1 or dice[0][0] not in range(int(board[0].seats)):
        raise ScriptError("A set-up names the seat with the start player die first, then the dice of the first rolls.")
    if start >= 0 and dice[0][0] != start:
        raise ScriptError(f"Seat {start} has the start player die by the options of this match.")
    return ([] if start >= 0 else [int(dice[0][0])]), dice[1:]


def read_dice(board: Board, group: Sequence[Any]) -> list[tuple[int, int]]:
    """Dice that show the same, as kind and side: ("white", "foot"), ("light gray", "blank", 5)."""
    parts = list(group)
    count = parts.pop() if parts and type(parts[-1]) is int else 1
    text = " ".join(map(str, parts))
    die, _, face = text.rpartition(" ")
    if die not in s.DICE or face not in s.FACES or s.FACES.index(face) not in board[0].sides[s.DICE.index(die)]:
        raise ScriptError(
            f'{shorten(group)} is not a die: it goes as in ("red", "power") or ("light gray", "blank", 5).'
        )
    kind = s.DICE.index(die)
    if not 1 <= count <= board[0].number[kind]:
        raise ScriptError(f"{count} {die} dice were given, but there are 1 to {board[0].number[kind]} of them.")
    return [(kind, board[0].sides[kind].tolist().index(s.FACES.index(face)))] * count


def rolled_kinds(board: Board, state: State, seat: int, move: int, draws: list[int]) -> list[int]:
    """The kinds of the dice that a move rolls, in order, if they fall like this and then anyhow."""
    from kostka.games.cubitos import GAME

    chance, events = from_script(draws), new_events()
    trial = state.copy() if move >= 0 else np.zeros_like(state)
    if move < 0:
        GAME.compiled["deal"](board, trial, chance, events)
    else:
        GAME.compiled["apply"](board, trial, seat, move, chance, events)
    rows = events[0].rows[: events[0].count]
    return [int(row[3]) for row in rows if row[0] == s.E_ROLL for _ in range(row[5])]


def match_dice(kinds: Sequence[int], given: Sequence[tuple[int, int]]) -> tuple[list[int], list[tuple[int, int]]]:
    """The sides in the order of the rolled kinds, as far as dice were given; and the dice left over."""
    left, draws = list(given), []
    for kind in kinds:
        die = next((die for die in left if die[0] == kind), None)
        if die is None:
            break
        left.remove(die)
        draws.append(die[1])
    return draws, left


# ----------------------------------------------------------------------------------------------------------- drawing

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


def guide(board: Board) -> str:
    """The cards of this table in sentences, with the values that are not the publisher's."""
    lines = []
    for card in choose_cards(read_board(board)):
        sources = "".join(f" [dim]({field}: {source})[/]" for field, source in card.sources.items())
        lines.append(f"[bold]{card.id}[/] ({card.colour}, {card.cost}): {describe_card(card)}{sources}")
    lines.append("push: roll your Roll zone again, at risk with 3 active dice; pass: keep what is active and go on")
    return "\n".join(lines)


def draw(board: Board, state: State, names: Sequence[str]) -> str:
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
    lines.append(f"Round {record.rounds}, {s.PHASES[record.phase]}   trays {draw_pile(record.trays)}")
    prices = [
        f"{die_box(s.COLOURED + c)} {card} {board[0].cost[s.COLOURED + c]}" for c, card in enumerate(card_names(board))
    ]
    lines += ["   ".join(prices[:4]), "   ".join(prices[4:]), ""]
    for seat in seats:
        lines += draw_player(board, state, seat, names[seat])
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
    have = [f"{record.credits[seat]} credits", f"{record.fans[seat]} fans", f"{record.hands[seat]} hands"]
    if record.phase >= s.MOVE or record.money[seat] or record.feet[seat] or record.water[seat]:
        have += [f"{record.money[seat]} money", f"{record.feet[seat]} feet"]
        have += [f"{record.water[seat]} water feet"] if record.water[seat] else []
    lap = f", lap {record.leg[seat] + 1}" if board[0].legs > 1 else ""
    state_words = [text for text, on in (("at risk", record.at_risk[seat]), ("busted", record.busted[seat])) if on]
    start = " " + die_box(s.START_DIE) if record.start == seat else ""
    zones = [f"draw {draw_pile(record.draw[seat])}", f"roll {draw_pile(record.roll[seat])}"]
    zones += [f"active {draw_active(record.active[seat])}", f"discard {draw_pile(record.discard[seat])}"]
    head = f"{mark} {seat} {name:<14}{start} space {record.space[seat]}{lap}   {', '.join([*have, *state_words])}"
    return [head, "    " + "   ".join(zones)]
