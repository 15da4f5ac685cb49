"""The board of a race: options become cards, tracks and components in one record."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from kostka.core.declare.messages import in_json
from kostka.core.declare.options import changed_options, chosen_seat, option, parse_options
from kostka.core.errors import OptionError
from kostka.core.game import Board
from kostka.games.cubitos.cards import Card, find_card, random_cards
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.components import components, set_components
from kostka.games.cubitos.corrections import set_corrections
from kostka.games.cubitos.programs import set_cards
from kostka.games.cubitos.sets import MAX_LAPS, load_sets
from kostka.games.cubitos.tracks import Track, load_track

RANDOM, CUSTOM = "random", "custom"
NO_SEED = -1
FAR = 99  # from any reward space
# Random and custom sets have no suggestion of their own.
DEFAULT_TRACK = "nothing-goes-right"


@dataclass(frozen=True)
class Options:
    """The race: its cards, its tracks and how often they are run."""

    set: str = option("race-1")
    cards: tuple[str, ...] = option(())
    set_seed: int = option(NO_SEED, range(NO_SEED, 1 << 63))
    track: tuple[str, ...] = option(())
    laps: int = option(0, range(MAX_LAPS + 1))
    start: int = option(-1, range(-1, codes.MAX_SEATS))


def settle(options: Options, secret: bytes) -> Options:
    """A random set is drawn by its own seed or by the match's secret; the cards drawn become a part of the options."""
    if options.set != RANDOM or options.cards:
        return options
    drawn = int.from_bytes(hashlib.sha256(b"kostka set " + secret).digest()[:8], "big")
    return replace(options, cards=random_cards(drawn if options.set_seed == NO_SEED else options.set_seed))


def set_board(options: Options, seats: int) -> Board:
    return make_board(options, seats).copy()


@lru_cache(maxsize=64)
def make_board(options: Options, seats: int) -> Board:
    board = np.zeros(1, codes.BOARD.type)
    record = board[0]
    record.seats = seats
    record.start = chosen_seat(options.start, seats)
    text = json.dumps(changed_options(options), ensure_ascii=False).encode()
    if len(text) > codes.TEXT_SIZE:
        raise OptionError("cubitos-texts-too-long", most=codes.TEXT_SIZE)
    record.options_size = len(text)
    record.options[: len(text)] = np.frombuffer(text, "u1")
    tracks, laps = choose_tracks(options)
    set_components(board, components())
    cards = choose_cards(options)
    set_cards(board, cards)
    set_corrections(board, cards)
    set_tracks(board, [load_track(track) for track in tracks], laps)
    return board


def read_board(board: Board) -> Options:
    size = int(board["options_size"][0])
    return options_of(board["options"][0, :size].tobytes())


@lru_cache(maxsize=256)
def options_of(text: bytes) -> Options:
    return parse_options(Options, json.loads(text))


def choose_cards(options: Options) -> list[Card]:
    """The eight cards of the options, one per colour, in the order of colours."""
    sets = load_sets()
    if options.set == CUSTOM or (options.set == RANDOM and options.cards):
        names = options.cards
    elif options.cards:
        raise OptionError("cubitos-cards-with-custom")
    elif options.set == RANDOM:  # a position, or a match file of before the cards drawn were written down
        names = random_cards(max(options.set_seed, 0))
    elif options.set in sets:
        names = sets[options.set].cards
    else:
        raise OptionError("cubitos-no-set", given=in_json(options.set), known=(*sets, RANDOM, CUSTOM))
    by_colour = {card.colour: card for card in map(find_card, names)}
    if len(names) != len(codes.COLOURS) or len(by_colour) != len(codes.COLOURS):
        missing = tuple(colour for colour in codes.COLOURS if colour not in by_colour)
        raise OptionError("cubitos-set-size", count=len(names), none=len(missing), missing=missing)
    return [by_colour[colour] for colour in codes.COLOURS]


def choose_tracks(options: Options) -> tuple[tuple[str, ...], int]:
    """The tracks and the laps on them."""
    suggestion = load_sets().get(options.set)
    tracks = options.track or (suggestion.tracks if suggestion else (DEFAULT_TRACK,))
    if len(tracks) > codes.MAX_TRACKS:
        raise OptionError("cubitos-too-many-tracks", given=len(tracks), most=codes.MAX_TRACKS)
    suggested_laps = suggestion.laps if suggestion and not options.track else 1
    return tracks, options.laps or suggested_laps


def set_tracks(board: Board, tracks: list[Track], laps: int) -> None:
    record = board[0]
    record.tracks = len(tracks)
    record.legs = laps * len(tracks)
    record.effect[:] = codes.NOWHERE
    effects = 0
    for t, track in enumerate(tracks):
        n = track.spaces
        record.spaces[t] = n
        record.lines[t] = track.red_lines
        record.lap[t] = track.lap
        for field in ("kind", "neighbours", "reward", "shortcut", "jetpack", "distance", "left"):
            record[field][t, :n] = getattr(track, field)
        record.lines_behind[t, :n] = track.lines
        record.near_reward[t, :n] = near_rewards(track)
        special = np.flatnonzero((track.jetpack != 0) | (track.shortcut[:, 0] != codes.NO_SHORTCUT))
        record.effect[t, special] = range(effects, effects + len(special))
        effects += len(special)
    if effects > codes.MAX_EFFECT_SPACES:
        raise OptionError("cubitos-too-many-effects", given=effects, most=codes.MAX_EFFECT_SPACES)


@lru_cache(maxsize=64)
def near_rewards(track: Track) -> list[int]:
    """How many spaces away from each space the nearest other reward space is, counted through water."""
    neighbours = [set(row) - {codes.NOWHERE} for row in track.neighbours.tolist()]
    rewards = set(np.flatnonzero(track.reward[:, 0, 0] != codes.NO_REWARD).tolist())
    return [nearest(neighbours, space, rewards - {space}) for space in range(track.spaces)]


def nearest(neighbours: Sequence[set[int]], origin: int, targets: set[int]) -> int:
    reached = layer = {origin}
    for distance in range(FAR):
        if layer & targets:
            return distance
        layer = set().union(*(neighbours[space] for space in layer)) - reached
        reached = reached | layer
    return FAR


def words(board: Board) -> dict[str, Sequence[str]]:
    return {codes.CARD.name: card_names(board)}


def card_names(board: Board) -> list[str]:
    """The ids of the eight cards, by colour."""
    return names_of(board["card"].tobytes())


@lru_cache(maxsize=64)
def names_of(text: bytes) -> list[str]:
    return [text[at : at + codes.NAME_SIZE].rstrip(b"\0").decode() for at in range(0, len(text), codes.NAME_SIZE)]
