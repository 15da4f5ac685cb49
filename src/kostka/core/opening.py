"""Beginning a match: a new one, or one from a position or a match file."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from kostka.core.compiled.chance import new_secret, secret_of_seed
from kostka.core.declare.json import JsonInput
from kostka.core.declare.messages import Fault, shorten
from kostka.core.declare.options import Options, parse_options
from kostka.core.errors import KostkaError, PositionError
from kostka.core.game import Dice, Game
from kostka.core.match import Match, check_players, default_players
from kostka.core.notation import check_title, embed_files, read
from kostka.core.reading import ROOT, is_whole, mapping, named_file, read_json, read_text
from kostka.core.registry import find_game


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    *,
    players: Sequence[str] = (),
    bots: Sequence[str | None] = (),
    dice: Dice | None = None,
    **options: object,
) -> Match:
    """Begin a match. The same seed gives the same match; without one the secret is random.

    `dice` are the set-up of a real table. Such a match has no secret unless a seed is given: all its dice are real.
    """
    return new_match(game, seats, seed, players, options, bots, dice)


def new_match(
    game: str,
    seats: int | None,
    seed: int | None,
    players: Sequence[str],
    options: JsonInput,
    bots: Sequence[str | None] = (),
    dice: Dice | None = None,
) -> Match:
    """Like `new`, with the options in a mapping; they may name files of this machine."""
    found = find_game(game)
    names = check_players(players)
    seats = found.check_seats((len(names) or found.seats[0]) if seats is None else seats)
    if names and len(names) != seats:
        raise KostkaError("core-players-number", named=len(names), seats=seats)
    secret = None if dice is not None and seed is None else secret_for(seed)
    chosen = settled_options(found, options, secret or secret_for(seed))
    return Match(found, chosen, names or default_players(seats), secret, dice=dice, bots=bots)


def settled_options(game: Game, options: JsonInput, secret: bytes) -> Options:
    """Options as a person gives them, with the files that they name and what they leave to chance."""
    return game.settle(game.read_options(options), secret)


def load(source: str | Path | JsonInput, seed: int | None = None) -> Match:
    """A match from a position (a JSON file or its values) or from a match file."""
    if isinstance(source, Mapping):
        return from_position(source, secret_for(seed), files=True)
    if not isinstance(source, str | os.PathLike):
        raise KostkaError("core-load-shape", given=shorten(source))
    text = read_text(named_file(source))
    if is_position(text):
        return from_position(read_position(text, str(source)), secret_for(seed), files=True)
    check_title(text, str(source))
    return read(text, files=True)


def from_position(position: JsonInput, secret: bytes, players: Sequence[str] = (), *, files: bool = False) -> Match:
    """A match that goes on from a position; what the position leaves open is dealt at random.

    With `files`, options may name files of this machine, whose contents are taken into the match.
    """
    game = game_of(mapping(position, ROOT))
    if files:
        position = embed_files(position, game)
    options = parse_options(game.options, position.get("options", {}))
    return Match(game, options, players, secret, start=position)


def secret_for(seed: int | None) -> bytes:
    if seed is None:
        return new_secret()
    if not is_whole(seed):
        raise KostkaError("core-seed", given=shorten(seed))
    return secret_of_seed(int(seed))


def is_position(text: str) -> bool:
    return text.lstrip().startswith("{")


def read_position(text: str, where: str) -> JsonInput:
    try:
        return read_json(text, where)
    except KostkaError as error:
        raise PositionError(Fault(error.id, ROOT, **error.values)) from None


def game_of(position: JsonInput) -> Game:
    if not isinstance(position.get("game"), str):
        raise PositionError(Fault("core-position-names-game", ROOT))
    return find_game(position["game"])
