"""The message files against each other and against the code: nothing missing, unused or with other arguments."""

import re

import pytest

from kostka.core.registry import game, game_ids
from kostka.messages import LANGUAGES, phrase
from kostka.messages.voice import Voice
from tests.messages.reading import parsed, said, variables, word_kinds

OTHERS = [language for language in LANGUAGES if language != "en"]
FUNCTIONS = {"WORD", "SIGNED", "NUMBER"}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert parsed(language).keys() == parsed("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    ours, english = variables(language), variables("en")
    assert {id: ours[id] for id in ours if ours[id] != english[id]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_only_to_what_there_is(language: str) -> None:
    for id, (_, uses) in parsed(language).items():
        assert uses.functions <= FUNCTIONS, id
        assert uses.references <= parsed(language).keys(), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_the_forms_that_are_asked_of_them(language: str) -> None:
    asked = {pair for _, uses in parsed(language).values() for pair in uses.words}
    for kind, form in asked:
        words = {id: entry for id, (entry, _) in parsed(language).items() if id.startswith(f"{kind}-")}
        assert words, f"there are no words {kind}"
        if form:
            without = [id for id, entry in words.items() if form not in {a.id.name for a in entry.attributes}]
            assert not without, f"no form {form}: {without}"


@pytest.mark.parametrize("language", OTHERS)
def test_counts_have_the_forms_of_the_language(language: str) -> None:
    for id, (_, uses) in parsed(language).items():
        for keys in uses.plurals:
            assert keys == {"one", "few", "other"}, id


def test_every_message_that_the_code_says_is_there_with_its_arguments() -> None:
    english = variables("en")
    for call in said():
        ids = [id for id in english if call.id.fullmatch(id)]
        assert ids, f"{call.place} says {call.id.pattern}"
        for id in ids if call.arguments is not None else ():
            assert call.arguments == english[id], f"{call.place} says {id}"


def test_no_message_is_left_unsaid() -> None:
    calls, kinds = said(), word_kinds()
    titles = set(game_ids())
    unsaid = [
        id
        for id in parsed("en")
        if id not in titles
        and not any(call.id.fullmatch(id) for call in calls)
        and not any(id.startswith(f"{kind}-") for kind in kinds)
    ]
    assert unsaid == []


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_its_title_its_options_and_its_events(id: str) -> None:
    english, found = variables("en"), game(id)
    assert id in english
    assert ids_of(f"{id}-option-") == set(found.options.__dataclass_fields__)
    assert ids_of(f"{id}-event-") == {kind.name for kind in found.kinds}
    for kind in found.kinds:
        assert english[f"{id}-event-{kind.name}"] == set(kind.fields), kind.name


def ids_of(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in parsed("en") if id.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_read_as_the_library_reads_them(language: str) -> None:
    voice = Voice(language)
    for id, (entry, uses) in parsed(language).items():
        if not uses.variables | uses.functions:
            for part in ("", *(attribute.id.name for attribute in entry.attributes)):
                assert phrase(language, id, part, {}) == voice.say(id, part, {})


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """Sentences differ from their English twins, names and what is typed aside."""
    same = [
        id
        for id, (entry, _) in parsed(language).items()
        if entry.value and entry.value.equals(parsed("en")[id][0].value, ["span"]) and not re.fullmatch(ALIKE, id)
    ]
    assert same == []


# Titles, and words that are the same in the other language.
ALIKE = r"camelup|cubitos|jamniki|cli-wins|cli-column-bot|cubitos-fans|cubitos-sign-(start|fan)"
