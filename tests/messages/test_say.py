"""Saying messages: languages, arguments, what is missing, messages of other packages."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from kostka.core.hooks import MESSAGE_FOLDERS
from kostka.messages import add, current, detect, say, use, word


@pytest.fixture(autouse=True)
def english_before_and_after() -> Iterator[None]:
    use("en")
    yield
    use("en")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    """Messages of another package; Ukrainian lacks some."""
    (tmp_path / "en.ftl").write_text(
        "own = Own\n"
        "own-hello = Hello, { $who }\n"
        "own-cards = { $cards }\n"
        "own-card = { $colour ->\n    [hidden] a card\n   *[other] a { $colour } card\n  }\n"
        "own-junk = { $colour\n"
        "own-outer = { $inner }!\n"
        "own-lines =\n    first\n    second\n"
        "own-reference = { own }, { -term }\n"
        "-term = a term\n"
        'own-word = { WORD("own-animal", $animal, form: "gen") }\n'
        "own-animal-camel = camel\n"
        "own-gain = { SIGNED($amount) }\n"
    )
    (tmp_path / "pl.ftl").write_text(
        "own-hello = Cześć, { $who }\n"
        'own-word = { WORD("own-animal", $animal, form: "gen") }\n'
        "own-animal-camel = wielbłąd\n    .gen = wielbłąda\n"
    )
    (tmp_path / "uk.ftl").write_text("own = Своє\n")
    add(tmp_path)
    yield tmp_path
    MESSAGE_FOLDERS.remove(tmp_path)


@pytest.mark.parametrize(
    ("environ", "wanted", "language"),
    [
        ({}, None, "en"),
        ({"LANG": "uk_UA.UTF-8"}, None, "uk"),
        ({"LANG": "pl"}, None, "pl"),
        ({"LANG": "de_DE.UTF-8"}, None, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, None, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "uk_UA", "LANG": "pl_PL"}, None, "uk"),
        ({"LANG": "uk_UA.UTF-8", "KOSTKA_LANG": "pl"}, None, "pl"),
        ({"LANG": "uk_UA.UTF-8", "KOSTKA_LANG": ""}, None, "uk"),
        ({"KOSTKA_LANG": "pl"}, "en", "en"),
    ],
)
def test_the_language_is_found(environ: dict[str, str], wanted: str | None, language: str) -> None:
    assert detect(environ, wanted) == language


@pytest.mark.parametrize(("environ", "wanted"), [({}, "de"), ({"KOSTKA_LANG": "PL"}, None), ({}, "")])
def test_a_language_that_there_is_not_is_refused(environ: dict[str, str], wanted: str | None) -> None:
    with pytest.raises(LookupError):
        detect(environ, wanted)


def test_the_language_in_use_speaks_unless_another_is_named(own: Path) -> None:
    use("pl")
    assert current() == "pl"
    assert say("own-hello", who="Ola") == "Cześć, Ola"
    assert say("own-hello", "en", who="Ola") == "Hello, Ola"


def test_what_a_language_lacks_is_said_in_english_or_by_its_id(own: Path) -> None:
    assert say("own-hello", "uk", who="Оля") == "Hello, Оля"
    assert say("own-nothing", "uk", who=None, n=[1, "b"]) == "own-nothing (who: hidden, n: 1, b)"
    assert say("own-nothing") == "own-nothing"
    assert say("own-junk", colour="red") == "own-junk (colour: red)"
    assert "own-hello" not in say("own-hello")


def test_arguments_of_every_kind(own: Path) -> None:
    assert say("own-cards", cards=["bob", 2, None]) == "bob, 2, hidden"
    assert say("own-cards", cards=True) == "true"
    assert say("own-cards", cards=Path("a/b")) == "a/b"
    assert say("own-cards", cards=1234567) == "1,234,567"
    assert say("own-card", colour=None) == "a card"
    assert say("own-card", colour="red") == "a red card"
    assert say("own-gain", amount=3) + say("own-gain", amount=-1) == "+3-1"


def test_a_message_may_be_an_argument_and_is_said_in_the_same_language(own: Path) -> None:
    inner = SimpleNamespace(id="own-hello", values={"who": "Ola"})
    assert say("own-outer", inner=inner) == "Hello, Ola!"
    assert say("own-cards", "en", cards=[inner, inner]) == "Hello, Ola, Hello, Ola"


def test_lines_and_references(own: Path) -> None:
    assert say("own-lines") == "first\nsecond"
    assert say("own-reference") == "Own, a term"


def test_words_have_forms_and_a_word_of_ones_own_stays(own: Path) -> None:
    assert say("own-word", animal="camel") == "camel"
    assert say("own-word", "pl", animal="camel") == "wielbłąda"
    assert say("own-word", "pl", animal="lama") == "lama"
    assert word("own-animal", "camel", language="pl") == "wielbłąd"


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", ["1 game", "2 games", "5 games"]),
        ("pl", ["1 gra", "2 gry", "5 gier", "22 gry", "112 gier"]),
        ("uk", ["1 гра", "2 гри", "5 ігор", "21 гра", "111 ігор"]),
    ],
)
def test_numbers_take_the_forms_of_the_language(language: str, counts: list[str]) -> None:
    for count in counts:
        assert say("cli-counted", language, games=int(count.split()[0])) == count


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Ola rolls red 2", "red crosses the line", "Ola draws 2 white dice"]),
        (
            "pl",
            [
                "Ola wyrzuca 2 na czerwonej kostce",
                "czerwony wielbłąd przekracza linię mety",
                "Ola dobiera 2 białe kości",
            ],
        ),
        ("uk", ["Ola кидає червоний кубик: 2", "червоний верблюд перетинає лінію фінішу", "Ola бере 2 білі кубики"]),
    ],
)
def test_sentences_are_grammatical(language: str, sentences: list[str]) -> None:
    assert [
        say("camelup-event-roll", language, seat="Ola", die="red", pips=2),
        say("camelup-event-cross", language, camel="red"),
        say("cubitos-event-draw", language, seat="Ola", die="white", count=2),
    ] == sentences
