"""Positions and match files as the commands take them: each is read once, so that it may come from a pipe."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kostka.cli.preparing import prepare

if TYPE_CHECKING:
    from kostka.core.game import Game
    from kostka.core.match import Match
    from kostka.core.position import Position


class Scene(NamedTuple):
    """What can be drawn: a position and who sits there; and the match that led there, if one did."""

    position: "Position"
    players: Sequence[str]
    match: "Match | None" = None

    @property
    def game(self) -> "Game":
        return self.position.game


def read_scene(file: Path) -> Scene:
    """A position as it is written, blanks and all, or the one that a match file ends with."""
    from kostka.core.match import default_players
    from kostka.core.opening import game_of, is_position, read_position
    from kostka.core.position import Position
    from kostka.core.reading import read_text

    text = read_text(file)
    if not is_position(text):
        return scene_of(read_match_text(text, file))
    position = read_position(text, str(file))
    game = game_of(position)
    prepare(game.id)
    if isinstance(options := position.get("options"), dict):
        position = {**position, "options": game.embed(options)}
    loaded = Position.load(game, position)
    return Scene(loaded, default_players(loaded.seats))


def read_start(file: Path, game: str) -> Mapping[str, Any]:
    """A position of a game to begin a match with: as it is written, or the end of a match file."""
    from kostka.core.errors import KostkaError
    from kostka.core.opening import game_of, is_position, read_position
    from kostka.core.reading import read_text

    text = read_text(file)
    position = read_position(text, str(file)) if is_position(text) else read_match_text(text, file).dump()
    if (found := game_of(position).id) != game:
        raise KostkaError("cli-other-position", file=str(file), found=found, wanted=game)
    return position


def scene_of(match: "Match") -> Scene:
    return Scene(match.position, match.players, match)


def read_match(file: Path) -> "Match":
    from kostka.core.reading import read_text

    return read_match_text(read_text(file), file)


def read_match_text(text: str, file: Path) -> "Match":
    from kostka.core.notation import read

    prepare_match(text, file)
    return read(text, files=True)


def prepare_match(text: str, file: Path) -> None:
    """Prepare the game of a match file; what else is wrong with the file is for its reader to say."""
    from kostka.core.notation import check_title
    from kostka.core.registry import game_ids

    check_title(text, str(file))
    named = re.search(r"^game: (\w+)$", text, re.MULTILINE)
    if named and named[1] in game_ids():
        prepare(named[1])
