"""What clients may ask about the games that are installed, in the language they ask for.

None of it changes while the server runs, so all but `check` is made once. What a client sends is looked up among what
there is, or read as a text: it never names a file.
"""

import dataclasses
from collections.abc import Iterable, Mapping
from functools import lru_cache
from logging import ERROR
from typing import TYPE_CHECKING, Any

from kostka.core.declare.messages import Message, shorten
from kostka.core.declare.options import changed_options, option_schema
from kostka.core.errors import KostkaError
from kostka.messages import LANGUAGES, entries, say, word, written
from kostka.messages.options import option_words
from kostka.server.logs import log

if TYPE_CHECKING:
    from kostka.core.game import Game

CORE = "core"  # what belongs to no game
PLAIN = (str, int, float, type(None))  # what is JSON as it is

Json = dict[str, Any]


@lru_cache
def games(language: str) -> list[Json]:
    """Every game with its seats, its bots, and its options as a form needs them."""
    return [game_entry(game, spoken(language)) for game in installed().values()]


@lru_cache
def box(game: str, language: str) -> Json:
    """What is in the box of a game."""
    found: Json = in_words(find(game).catalogue(), spoken(language))
    return found


@lru_cache
def schema(game: str) -> Json:
    """The JSON Schema of the moves, events and options of a game."""
    return find(game).to_schema()


@lru_cache
def messages(language: str, part: str | None = None) -> str:
    """Every message as one Fluent text, each once; what a language does not have is there in English.

    A part is what pages need: those of a game, or with `core` those of none, without the terminal's."""
    games = installed()  # from then on their own messages are known
    if part is not None and part != CORE:
        find(part)
    found = {**entries("en"), **entries(spoken(language))}
    wanted = found if part is None else [id for id in found if part_of(id, games) == part]
    return "\n".join(written(id, found[id]) for id in wanted) + "\n"


def part_of(id: str, games: Iterable[str]) -> str:
    """A game whose words these are, or the part of its file's name."""
    bare = id.removeprefix("web-")
    owner = next((game for game in games if bare.startswith(f"{game}-")), None)
    return owner or ("cli" if id.startswith("cli-") else CORE)


def check(game: str, options: Mapping[str, Any], language: str, seats: int | None = None) -> Json:
    """What options put on the table; raises what is wrong with them."""
    found, language = find(game), spoken(language)
    read = found.read_options(options, files=False)
    table = found.catalogue(read)
    # Only what fits on a board is put into words: many effects would take their time.
    found.set_board(read, found.seats[-1] if seats is None else found.check_seats(seats))
    return {"options": changed_options(read), "box": in_words(table, language)}


# ------------------------------------------------------------------------------------------------------------- helpers


@lru_cache
def installed() -> Mapping[str, "Game"]:
    """The games that can be played; one that is broken hurts no other."""
    from kostka.core.registry import find_game, game_ids

    found = {}
    for id in game_ids():
        try:
            one = find_game(id)
            in_words(one.catalogue(), "en")
            found[id] = one
        except Exception as error:
            log("game broken", ERROR, error=error, game=id)
    return found


def find(game: str) -> "Game":
    if game not in installed():
        raise KostkaError("core-no-game", given=shorten(game), known=tuple(installed()))
    return installed()[game]


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise KostkaError("server-no-language", given=shorten(language), known=LANGUAGES)
    return language


def game_entry(game: "Game", language: str) -> Json:
    from kostka.bots import COMPILED, bot_names

    choices = in_words(game.catalogue().get("choices", {}), language)
    options = dataclasses.fields(game.options)
    return {
        "id": game.id,
        "title": say(game.id, language),
        "seats": [game.seats[0], game.seats[-1]],
        "bots": [bot_entry(name, language) for name in bot_names() if name not in COMPILED],
        "options": [option_entry(game, option, choices.get(option.name, []), language) for option in options],
    }


def bot_entry(name: str, language: str) -> Json:
    """A bot, and how it plays. Those that others are measured by are not offered to people."""
    return {"id": name, "name": word("server-bot", name, language=language)}


def option_entry(game: "Game", option: "dataclasses.Field[Any]", choices: list[Json], language: str) -> Json:
    """An option in words and as a schema, which says what else it takes than the choices that have names."""
    return {**option_words(game, option, language, "sent"), "schema": option_schema(option), "choices": choices}


def in_words(value: Any, language: str) -> Any:
    """A value of a catalogue as JSON has it, with all that is to be said in a language."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, Message):
        return say(value.id, language, **value.values)
    if not isinstance(value, Mapping):
        return [in_words(part, language) for part in value]
    if set(value) == set(LANGUAGES):
        return value[language]
    return {name: in_words(part, language) for name, part in value.items()}
