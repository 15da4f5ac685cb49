"""What is in the box of Cubitos: cards with what they do, dice, tracks to draw, sets; or what of it a race needs."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from kostka.core.declare.messages import Message
from kostka.core.reading import check_each
from kostka.games.cubitos.board import CUSTOM, NO_SEED, RANDOM, Options, choose_cards, choose_tracks
from kostka.games.cubitos.cards import Card, find_card, printed_cards
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.components import FACE, components
from kostka.games.cubitos.sentences import describe_card, describe_price
from kostka.games.cubitos.sets import CardSet, load_sets
from kostka.games.cubitos.tracks import SHORTCUTS, Track, around, load_track, track_ids

GROUNDS = ("open", "water", "start", "finish")
REWARDS = {codes.CREDITS: "credits", codes.FAN: "fan", codes.LOSE_DIE: "lose", codes.GAIN_DIE: "gain"}

Json = dict[str, Any]


def catalogue(options: Options | None = None) -> Json:
    return box() if options is None else race(options)


def box() -> Json:
    return in_every_race() | {
        "cards": [card_entry(card) for card in printed_cards().values()],
        "tracks": [track_entry(load_track(id)) for id in track_ids()],
        "sets": list(map(set_entry, load_sets().values())),
        "choices": choices(),
    }


def race(options: Options) -> Json:
    """The cards and tracks of a race, own ones too. Cards that chance has not drawn yet are left out."""
    cards, tracks = options.cards[: codes.CARDS], options.track[: codes.MAX_TRACKS]
    check_each(
        {f"cards[{i}]": partial(find_card, card) for i, card in enumerate(cards)}
        | {f"track[{i}]": partial(load_track, track) for i, track in enumerate(tracks)}
    )
    undrawn = options.set == RANDOM and options.set_seed == NO_SEED and not cards
    run, laps = choose_tracks(options)
    return in_every_race() | {
        "cards": [] if undrawn else [card_entry(card) for card in choose_cards(options)],
        "tracks": [track_entry(load_track(track)) for track in run],
        "laps": laps,
    }


def in_every_race() -> Json:
    dice = [{**die, "faces": faces(die)} for die in components()["dice"]]
    return {"dice": dice, "draw": components()["draw"], "fans": components()["fans"]}


def choices() -> Json:
    """Values of options with a name of their own."""
    sets = {id: card_set.names for id, card_set in load_sets().items()}
    words: Mapping[str, Mapping[Any, Any]] = {
        "set": sets | {RANDOM: Message("cubitos-choice-random"), CUSTOM: Message("cubitos-choice-custom")},
        "cards": {id: card.names for id, card in printed_cards().items()},
        "set_seed": {NO_SEED: Message("cubitos-choice-every-match")},
        "track": {id: load_track(id).names for id in track_ids()},
        "laps": {0: Message("cubitos-choice-suggested")},
        "start": {-1: Message("core-random-seat")},
    }
    return {option: [{"value": value, "name": named[value]} for value in named] for option, named in words.items()}


# --------------------------------------------------------------------------------------------------- dice, cards, sets


def faces(die: Mapping[str, Any]) -> list[Json]:
    """What the six sides show; a face that is no amount of anything counts as one."""
    found = [FACE.fullmatch(text) for text in die["faces"]]
    return [{"face": face["face"], "amount": int(face["amount"] or 1)} for face in found if face]


def card_entry(card: Card) -> Json:
    die = next(die for die in components()["dice"] if die["id"] == card.colour)
    return {
        "id": card.id,
        "name": card.names,
        "colour": card.colour,
        "cost": card.cost,
        "price": describe_price(card),
        "text": describe_card(card),
        "symbols": card.symbols,
        "faces": faces(die),
        "sources": card.sources,
    }


def set_entry(given: CardSet) -> Json:
    return {"id": given.id, "name": given.names, "cards": given.cards, "tracks": given.tracks, "laps": given.laps}


# ------------------------------------------------------------------------------------------------------------- tracks


def track_entry(track: Track) -> Json:
    """A map of bricks, each two half columns wide; the start and the finish may cover several."""
    return {
        "id": track.id,
        "name": track.names,
        "source": track.source,
        "sources": track.sources,
        "red_lines": track.red_lines,
        "lap": track.lap,
        "bricks": [
            {"row": cell.row, "half": cell.half, "space": None if cell.space == codes.NOWHERE else cell.space}
            for cell in track.cells
        ],
        "spaces": [space_entry(track, space) for space in range(track.spaces)],
        "lines": list(lines(track)),
    }


def space_entry(track: Track, space: int) -> Json:
    pay, cost, target = track.shortcut[space].tolist()
    rewards = [reward_entry(kind, amount) for kind, amount in track.reward[space].tolist() if kind != codes.NO_REWARD]
    return {
        "kind": GROUNDS[track.kind[space]],
        "row": int(track.row[space]),
        "half": int(track.half[space]),
        "neighbours": [other for other in track.neighbours[space].tolist() if other != codes.NOWHERE],
        "lines_behind": int(track.lines[space]),
        "feet_left": int(track.left[space]),
        "rewards": rewards,
        "shortcut": {"pay": SHORTCUTS[pay], "cost": cost, "to": target} if pay != codes.NO_SHORTCUT else None,
        "jetpack": bool(track.jetpack[space]),
    }


def reward_entry(kind: int, amount: int) -> Json:
    """A die of any cost has no amount."""
    return {"reward": REWARDS[kind], "amount": None if amount == codes.ANY_COST else amount}


def lines(track: Track) -> Iterator[Json]:
    """The red lines and the start line, brick by brick in the way of the lap."""
    bricks = {(cell.row, cell.half): cell.space for cell in track.cells if cell.space != codes.NOWHERE}
    digits = track.lines.tolist()
    for place, space in bricks.items():
        for spot in around(*place):
            behind, beyond = digits[space], digits[bricks.get(spot, space)]
            if (behind, beyond) == (track.red_lines, 0):
                yield {"line": "start", "from": list(place), "to": list(spot)}
            elif beyond == behind + 1:
                yield {"line": "red", "from": list(place), "to": list(spot)}
