"""Card sets as data: eight cards, one of each colour, with the tracks and laps that the book suggests for them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from kostka.core.declare.messages import in_json
from kostka.core.errors import KostkaError
from kostka.core.reading import read_text, read_toml
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.tracks import LANGUAGES, all_names, is_text, track_ids

FIELDS = ("names", "tracks", "laps", "cards")
MAX_LAPS = 4


class SetError(KostkaError):
    """A card set that cannot be played with; names the fault."""


@dataclass(frozen=True)
class CardSet:
    id: str
    names: Mapping[str, str]
    cards: tuple[str, ...]  # ids in the order of COLOURS
    tracks: tuple[str, ...]  # ids; several are run in a row
    laps: int  # on each track


@lru_cache
def load_sets() -> Mapping[str, CardSet]:
    """The sets of Kostka by id, in the order of the book."""
    return read_sets(Path(__file__).parent / "data" / "sets.toml")


def read_sets(path: Path) -> dict[str, CardSet]:
    return {id: read_set(id, entry) for id, entry in read_toml(read_text(path), str(path), SetError).items()}


def read_set(id: str, entry: Any) -> CardSet:
    if not isinstance(entry, dict) or sorted(entry) != sorted(FIELDS):
        raise SetError("cubitos-set-table", set=id, fields=FIELDS)
    names, (tracks, laps, cards) = all_names(entry["names"]), (entry[field] for field in FIELDS[1:])
    if not names:
        raise SetError("cubitos-set-names", set=id, others=LANGUAGES[1:])
    if not isinstance(tracks, list) or not 1 <= len(tracks) <= codes.MAX_TRACKS:
        raise SetError("cubitos-set-tracks", set=id, given=in_json(tracks), most=codes.MAX_TRACKS)
    for track in tracks:
        if track not in track_ids():
            raise SetError("cubitos-set-no-track", set=id, given=in_json(track), known=track_ids())
    if type(laps) is not int or not 1 <= laps <= MAX_LAPS:
        raise SetError("cubitos-set-laps", set=id, given=in_json(laps), most=MAX_LAPS)
    if not isinstance(cards, dict) or sorted(cards) != sorted(codes.COLOURS) or not all(map(is_text, cards.values())):
        raise SetError("cubitos-set-cards", set=id, colours=codes.COLOURS)
    return CardSet(id, names, tuple(cards[colour] for colour in codes.COLOURS), tuple(tracks), laps)
