"""What is asked of a player, and why a move is not possible."""

from kostka.core.errors import Prompt, Reason
from kostka.core.game import Board, State
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.rules import (
    card_of,
    cards_played,
    is_card,
    is_tile,
    space_to_arrange,
    tile_of,
)


def prompt(board: Board, state: State, seat: int) -> Prompt:
    record = state[0]
    if record.phase == s.ARRANGE:
        return Prompt("camelup-prompt-arrange", space=space_to_arrange(record))
    return Prompt("camelup-prompt-turn", leg=int(record.leg), dice=int(record.inside.sum()))


def why_not(board: Board, state: State, seat: int, move: int) -> Reason:
    """The rule that a move breaks; rolling is always possible."""
    if state[0].phase == s.ARRANGE:
        return Reason("camelup-arrange-first")
    if move >= s.M.stack:
        return Reason("camelup-stack-at-start")
    if is_tile(move):
        return why_no_tile(state, seat, tile_of(move)[0])
    if is_card(move):
        return why_no_card(state, seat, *card_of(move))
    if move >= s.M.partner:
        return why_no_partner(board, state, seat, move - s.M.partner)
    return Reason("camelup-tickets-taken", colour=s.COLOURS[move - s.M.ticket])


def covered(move: int) -> int | None:
    """[7] Where a finish card lies is public, its colour is not: `winner red` is told as `winner ?`."""
    if not is_card(move):
        return None
    pile, _ = card_of(move)
    return int(s.M.winner + (pile + 1) * len(s.FACES) - 1)


def why_no_tile(state: State, seat: int, space: int) -> Reason:
    owner = state[0].tile_owner
    if owner[space] == seat:
        return Reason("camelup-tile-in-place")
    if owner[space] != s.NOBODY:
        return Reason("camelup-tile-on-tile", space=space)
    for beside in (space - 1, space + 1):
        if owner[beside] not in (s.NOBODY, seat):
            return Reason("camelup-tile-beside", space=space, beside=beside)
    return Reason("camelup-tile-on-camel", space=space)


def why_no_card(state: State, seat: int, pile: int, colour: int) -> Reason:
    if cards_played(state[0], seat) == s.RACING:
        return Reason("camelup-hand-empty", cards=s.RACING)
    if colour == s.UNKNOWN:
        return Reason("camelup-card-colour", pile=s.PILES[pile])
    return Reason("camelup-card-played", colour=s.COLOURS[colour])


def why_no_partner(board: Board, state: State, seat: int, other: int) -> Reason:
    seats = int(board[0].seats)
    if seats < s.PARTNERS_FROM:
        return Reason("camelup-no-partners", players=s.PARTNERS_FROM)
    if other >= seats:
        return Reason("camelup-no-such-seat")
    if other == seat:
        return Reason("camelup-own-partner")
    return Reason("camelup-has-partner", seat=seat if state[0].partner[seat] != s.NOBODY else other)
