"""The message files against each other and against the code: nothing missing, unused or with other arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import serialize

from kostka.core.declare.domains import Domain
from kostka.core.game import Game
from kostka.core.registry import find_game, game_ids
from kostka.messages import LANGUAGES, phrase
from kostka.messages.voice import Voice
from tests.core.test_small_game import GAME, module_of
from tests.messages.pages import (
    is_open,
    made_events,
    made_ids,
    page_literals,
    page_patterns,
    page_said,
    page_words,
    pattern,
)
from tests.messages.reading import Book, Said, Uses, literals, own_book, said, small_book, word_kinds

OTHERS = [language for language in LANGUAGES if language != "en"]
FUNCTIONS = {"WORD", "SIGNED", "ENDING", "NUMBER"}
PATH = {"path"}  # every fault has one, and need not name it
# What English alone does not need: money and "every" have no plural there.
SPARE = {"cubitos-noun-money": {"n"}, "cubitos-noun-every": {"n"}}
BOOKS = pytest.mark.parametrize("book", [own_book(), small_book()], ids=["own", "small game"])


def variables(id: str, book: Book) -> set[str]:
    """What a message takes."""
    return (book["en"][id].variables | SPARE.get(id, set())) - PATH


@BOOKS
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(book: Book, language: str) -> None:
    assert book[language].keys() == book["en"].keys()


@BOOKS
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(book: Book, language: str) -> None:
    english = {id: variables(id, book) for id in book["en"]}
    assert [id for id, uses in book[language].items() if uses.variables - PATH != english[id]] == []


@BOOKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_only_to_what_there_is(book: Book, language: str) -> None:
    for id, uses in book[language].items():
        assert uses.functions <= FUNCTIONS, id
        assert uses.references <= book[language].keys(), id


@BOOKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_the_forms_that_are_asked_of_them(book: Book, language: str) -> None:
    for kind, form in {pair for uses in book[language].values() for pair in uses.words}:
        words = {id: uses.parts for id, uses in own_book()[language].items() if id.startswith(f"{kind}-")}
        assert words, f"there are no words {kind}"
        assert [id for id, parts in words.items() if form not in parts] == [], f"the form {form} of {kind}"


@BOOKS
@pytest.mark.parametrize("language", OTHERS)
def test_counts_have_the_forms_of_the_language(book: Book, language: str) -> None:
    assert [id for id, uses in book[language].items() if not all(keys >= {"one", "few"} for keys in uses.plurals)] == []


@pytest.mark.parametrize("calls", [said(), page_said()], ids=["code", "pages"])
def test_every_message_that_the_code_says_is_there_with_its_arguments(calls: list[Said]) -> None:
    english = {id: variables(id, own_book()) for id in own_book()["en"]}
    wrong = []
    for call in calls:
        ids = [id for id in english if call.id.fullmatch(id)]
        if not ids:
            wrong.append(f"{call.place} says {call.id.pattern}, which is missing")
        for id in ids:
            given = call.arguments - PATH
            if given != english[id] if call.complete else len(ids) == 1 and not given <= english[id]:
                wrong.append(f"{call.place} says {id} with {sorted(given)}, but it takes {sorted(english[id])}")
    assert wrong == []


def test_every_id_of_the_pages_is_there() -> None:
    english = own_book()["en"]
    named = {id for id in page_literals() if id.startswith("web-") and not is_open(id)}
    assert [id for id in named if not any(map(pattern(id).fullmatch, english))] == []
    assert {id: place for id, place in made_ids().items() if id not in english} == {}


def test_no_message_is_left_unsaid() -> None:
    patterns = {call.id for call in said()} | page_patterns()
    words = tuple(f"{kind}-" for kind in word_kinds() | page_words())
    known = literals() | page_literals() | made_ids().keys() | set(game_ids())
    assert [
        id
        for id in own_book()["en"]
        if id not in known and not id.startswith(words) and not any(pattern.fullmatch(id) for pattern in patterns)
    ] == []


@pytest.mark.parametrize("id", game_ids())
def test_whatever_a_game_declares_has_words(id: str) -> None:
    check_declared(find_game(id), own_book())
    events = {kind.name for kind in find_game(id).events.kinds}
    options = set(find_game(id).options.__dataclass_fields__)
    assert ids_of(own_book(), f"{id}-event-") == events | made_events(id)
    assert ids_of(own_book(), f"{id}-option-") == options


def test_whatever_the_small_game_declares_has_words(tmp_path: Path) -> None:
    check_declared(module_of(GAME, tmp_path).GAME, small_book())


def check_declared(found: Game, book: Book) -> None:
    """Titles, options, families of moves, kinds of events with their arguments, and the words of these."""
    for language in LANGUAGES:
        messages = book[language]
        assert found.id in messages
        for option in found.options.__dataclass_fields__:
            assert f"{found.id}-option-{option}" in messages
        for family in found.moves.families:
            assert f"{found.id}-move-{family.id}" in messages
        for kind in found.events.kinds:
            uses = messages[f"{found.id}-event-{kind.name}"]
            assert uses.variables == set(kind.arguments), kind.name
            for name, domain in kind.arguments.items():
                check_words(uses, name, domain, book, language)


def check_words(uses: Uses, name: str, domain: Domain, book: Book, language: str) -> None:
    """Every word that an argument of an event can be is there, where its message makes a word of it."""
    pattern = re.compile(r'WORD\("([\w-]+)", \$' + name + r"\b")
    for kind in set(pattern.findall(serialize(ftl.Resource([uses.entry])))):
        assert isinstance(domain, tuple), name
        for word in domain:
            assert f"{kind}-{word}".replace(" ", "-").lower() in book[language], word


def ids_of(book: Book, prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in book["en"] if id.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_read_as_the_library_reads_them(language: str) -> None:
    voice = Voice(language)
    for id, uses in own_book()[language].items():
        if not uses.variables | uses.functions | uses.references:
            for part in uses.parts:
                assert phrase(language, id, part, {}) == voice.say(id, part, {})


# Titles, and words that are the same in the other language.
ALIKE = re.compile(
    r"camelup|cubitos|jamniki|cli-wins|cli-bot|cli-column-bot|cubitos-fans|cubitos-sign-(start|fan)"
    r"|cubitos-(comma|then|card-line|when-also|dice-one|does-gain|does-fan)"
    r"|web-(bot|lent|link|menu)|web-lobby-(kind-bot|clock-pace)|web-cubitos-track-(start|fan-space|reward-fan)"
)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = own_book()["en"]
    assert [
        id
        for id, uses in own_book()[language].items()
        if uses.texts and uses.texts == english[id].texts and not ALIKE.fullmatch(id)
    ] == []
