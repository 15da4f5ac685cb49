"""The exact odds in the shape of `kostka odds --json`."""

from collections.abc import Callable
from fractions import Fraction
from operator import truediv
from typing import Any

import numpy as np

from kostka.core.compiled.arrays import Cell, Moves
from kostka.core.game import State
from kostka.core.position import View
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as camelup
from kostka.games.camelup.compiled.odds import odds_kernel, waiting
from kostka.games.camelup.compiled.worth import LEG, RACE, cards_held, copied_value, tile_hits, weigh_tickets

LEG_PLACES = ("first", "second", "third", "fourth", "last")
RACE_PLACES = ("win", "second", "third", "fourth", "lose")


def odds(view: View, rollouts: int) -> dict[str, Any]:
    """The leg exactly, the race by rollouts, the value of the seat's moves, and of what everybody holds."""
    state, seat, texts = view.state, view.seat, view.names.texts
    if state[0].phase != camelup.PLAY:
        return {}
    moves, seats = moves_with_value(view), view.seats
    leg, race, worth = np.zeros(1, LEG), np.zeros(1, RACE), np.zeros(len(moves))
    odds_kernel(state, seat, rollouts, moves, leg, race, worth)
    later, errors = waiting(state, seats, seat, rollouts, np.zeros(1, LEG), race)
    cards = [move for move in moves.tolist() if rules.is_card(move)]
    places = race[0].places.tolist()
    return {
        **exact_leg(leg, state, truediv),
        "race": {
            colour: {place: row[i] for place, row in zip(RACE_PLACES, places, strict=True)}
            for i, colour in enumerate(camelup.COLOURS)
        },
        "race_error": float(race[0].error),
        "moves": {texts[move]: value for move, value in zip(moves.tolist(), worth.tolist(), strict=True)},
        "waiting": {texts[move]: float(later[rules.card_of(move)]) for move in cards},
        "waiting_error": max((float(errors[rules.card_of(move)]) for move in cards), default=0.0),
        "finish_cards": view.dump()["players"][seat]["finish_cards"],
        "holdings": held(state, seats, leg, race),
    }


def moves_with_value(view: View) -> Moves:
    """The moves of a seat, without cards of which nobody knows whether it has them, or which they are."""
    left, colours = rules.hand_of(view.state[0], view.seat)
    named = left == colours.bit_count()
    moves = (m for m in view.moves if not rules.is_card(m) or (named and rules.card_of(m)[1] != camelup.UNKNOWN))
    return np.array([*moves], np.int16)


def held(state: State, seats: int, leg: Cell, race: Cell) -> list[dict[str, Any]]:
    """What the holdings of each seat are expected to bring; finish cards only where all their colours are known."""
    now, total, rows = state[0], int(leg[0].total), []
    for seat in range(seats):
        pyramid = int(now.pyramid_tickets[seat])
        unknown = ((now.pile_seat == seat) & (now.pile_colour == camelup.UNKNOWN)).any()
        row: dict[str, Any] = {
            "tickets": weigh_tickets(now, seat, leg[0])[0] / total - pyramid,
            "pyramid_tickets": pyramid,
            "tile": tile_hits(now, seat, leg[0]) / total,
            "copied": copied_value(now, seat, leg[0]) / total,
            "finish_cards": None if unknown else cards_held(now, seat, race),
        }
        rows.append({**row, "total": sum(value or 0.0 for value in row.values())})
    return rows


def exact_leg(leg: Cell, state: State, share: Callable[[int, int], object] = Fraction) -> dict[str, Any]:
    """The odds of a leg, as exact fractions or by another division."""
    record = leg[0]
    total, hits, tiles = int(record.total), record.hits.tolist(), state[0].tile_side
    return {
        "leg": {
            colour: {place: share(int(record.places[n, i]), total) for n, place in enumerate(LEG_PLACES)}
            for i, colour in enumerate(camelup.COLOURS)
        },
        "race_ends": share(int(record.ended), total),
        "tile_hits": {str(space): share(hits[space], total) for space in camelup.FOR_TILES if tiles[space]},
    }
