"""What is asked of a player, and why a move is not possible."""

from kostka.core.declare.messages import Message, Prompt, Reason
from kostka.core.game import Result, State
from kostka.core.position import Position, View
from kostka.games.camelup.compiled import state as camelup
from kostka.games.camelup.compiled.rules import card_of, hand_of, is_card, space_to_arrange


def prompt(view: View) -> Prompt:
    record = view.state[0]
    if record.phase == camelup.ARRANGE:
        return Prompt("camelup-prompt-arrange", space=space_to_arrange(record))
    return Prompt("camelup-prompt-turn", leg=int(record.leg), dice=int(record.inside.sum()))


def ending(position: Position, result: Result) -> Message:
    """[14] The lowest camel of the unit that crossed the line is the one that was rolled."""
    place = position.state[0].place.tolist()
    forwards = 8 * camelup.FINISH in place
    camel = camelup.CAMELS[place.index(8 * (camelup.FINISH if forwards else camelup.BACKWARDS))]
    return Message("camelup-end" if forwards else "camelup-end-backwards", camel=camel)


def why_not(view: View, move: int) -> Reason:
    """The rule that a move breaks; rolling is always possible."""
    if view.state[0].phase == camelup.ARRANGE:
        return Reason("camelup-arrange-first")
    match view.names.values[move]:
        case {"move": "stack"}:
            return Reason("camelup-stack-at-start")
        case {"move": "tile", "space": int(space)}:
            return why_no_tile(view.state, view.seat, space)
        case {"move": "winner" | "loser" as pile, "colour": colour}:
            return why_no_card(view, pile, colour)
        case {"move": "partner", "seat": int(other)}:
            return why_no_partner(view, other)
        case values:
            return Reason("camelup-tickets-taken", colour=values["colour"])


def covered(move: int) -> int | None:
    """[7] Where a finish card lies is public, its colour is not: `winner red` is told as `winner ?`."""
    if not is_card(move):
        return None
    pile, _ = card_of(move)
    return int(camelup.MOVES.firsts.winner + (pile + 1) * len(camelup.FACES) - 1)


def why_no_tile(state: State, seat: int, space: int) -> Reason:
    owner = state[0].tile_owner
    if owner[space] == seat:
        return Reason("camelup-tile-in-place")
    if owner[space] != camelup.NOBODY:
        return Reason("camelup-tile-on-tile", space=space)
    for beside in (space - 1, space + 1):
        if owner[beside] not in (camelup.NOBODY, seat):
            return Reason("camelup-tile-beside", space=space, beside=beside)
    return Reason("camelup-tile-on-camel", space=space)


def why_no_card(view: View, pile: int | str, colour: int | str) -> Reason:
    if hand_of(view.state[0], view.seat)[0] == 0:
        return Reason("camelup-hand-empty", cards=camelup.RACING)
    if colour not in camelup.COLOURS:
        return Reason("camelup-card-colour", pile=pile)
    return Reason("camelup-card-played", colour=colour)


def why_no_partner(view: View, other: int) -> Reason:
    if view.seats < camelup.PARTNERS_FROM:
        return Reason("camelup-no-partners", players=camelup.PARTNERS_FROM)
    if other >= view.seats:
        return Reason("camelup-no-such-seat")
    if other == view.seat:
        return Reason("camelup-own-partner")
    has_partner = view.state[0].partner[view.seat] != camelup.NOBODY
    return Reason("camelup-has-partner", seat=view.seat if has_partner else other)
