"""The words of cards, as somebody reads them who plays by them: every clause, and what it is about."""

import re
from typing import Any

import pytest

from kostka.cli.games.cubitos import draw_sources
from kostka.games.cubitos.cards import FIELDS, MARKS, find_card, printed_cards, read_card
from kostka.games.cubitos.sentences import describe_card, describe_price
from kostka.messages import LANGUAGES, say, use, word

NAMES = {"en": "Mine", "pl": "Moja", "uk": "Моя"}


def text(card: str, language: str = "en") -> str:
    return " ".join(say(line.id, language, **line.values) for line in describe_card(find_card(card)))


def own(language: str = "en", colour: str = "blue", **fields: Any) -> str:
    card = read_card("mine", {"colour": colour, "cost": 6, "names": NAMES, **fields})
    return " ".join(say(line.id, language, **line.values) for line in describe_card(card))


@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("wizard", "After each push without a bust: +1 foot."),
        ("captain-bark", "if you have active white and red dice, at least one of each; +2 feet;"),
        ("captain-bark", "+1 fan (with credits, but without a hand token) if"),
        ("llama-rama", "+1 fan (with credits, but without a hand token)"),
        ("benchwarmer", "Run: you may lose this die, and if you do, lose 1 other die from any zone."),
        ("keep-on-rollin", "When you would bust: you may lose this die, and if you do, you do not bust."),
        ("undercover-fish", "A water foot can enter water too."),
        ("bahama-llama", "A water foot can enter water too."),
        ("reckless-cheese", "1 space on land at once (no rewards, shortcuts or jet packs)"),
        ("pronto-bronto", "ahead of you on this lap or track, rounded down (none in a tie-break round)"),
        ("wikiwiki-dinosaur", "Both grays are one colour, the start player die is another."),
        ("punk-fruit", "Both grays are one colour, the start player die is another."),
        ("the-cheese-stands-alone", "(once per roll, however many dice show it; you can bust as ever)"),
        ("stogie", "cannot bust: hits go to Active, where now abilities may be used, and misses to Roll."),
        ("chilly-mcchillster", "cannot bust: hits go to Active, where now abilities may be used, and misses to Roll."),
        ("jacques-couteau", "you may choose 2 dice (except red ones) from any zone and roll them."),
        ("rolling-stoned", "with at least one hit you do not bust"),
        ("llama-shaman", "gain 1 red die into Discard (if any is left)"),
        ("fat-cat", "optionally +3 feet and gain 1 gray die into Discard (if any is left)"),
        ("cat-tastrophy", "into Discard, costing no more than your number of fans (gray dice cost 0)"),
        ("punch-guy", "do not count towards the draw amount (for a bust they count)"),
        ("champion", "you may move any of your dice from any zone to Roll, whatever the draw amount"),
        ("champion", "Most swords (nobody if tied):"),
        ("crabby", "to another player with the fewest swords (into Discard; of tied players you choose one)"),
        ("pineapple-rocks", "then move 1 other die from Active to Roll, if able."),
        ("up-to-11", "Run, power face only:"),
        ("the-babe", "Run, power face, also:"),
        ("broken-cow", "even after a bust"),
        ("bob", "it may be where you began the round"),
        ("batter-beaver", "lose 1 die from any zone (not optional) if you gain a credit in this round (from anything)"),
    ],
)
def test_no_clause_is_missing(card: str, clause: str) -> None:
    assert clause in text(card)


@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("en", "The symbol is one sword, the power face two."),
        ("pl", "Symbol to jeden miecz, a ścianka mocy to dwa."),
        ("uk", "Символ — це один меч, посилена грань — два."),
    ],
)
def test_red_cards_say_how_many_swords_a_face_is(language: str, note: str) -> None:
    for card in printed_cards().values():
        assert (note in text(card.id, language)) == (card.colour == "red")


def test_swords_of_a_die_without_a_power_face() -> None:
    compare = {"who": "every", "effects": ["gain 1 foot"]}
    assert own(colour="white", compare=compare).endswith("The symbol is one sword.")
    assert own(colour="green", compare=compare).endswith("The symbol is one sword, the power face two.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_belongs_to_one_effect(language: str) -> None:
    """What follows a semicolon is free of conditions before it."""
    bark = text("captain-bark", language)
    feet = next(part for part in re.split("[:;]", bark) if part.startswith(" +2"))
    assert not re.search("if|jeśli|якщо", feet)
    assert text("dr-livingstone", language).split(": ", 1)[1] in bark


def test_a_loss_is_a_price_only_where_it_comes_first_and_is_not_forced() -> None:
    assert own(run=["lose 1 die", "gain 3 feet"]) == "Run: you may lose 1 die from any zone, and if you do, +3 feet."
    assert own(run=["gain 3 feet", "lose this"]) == "Run: +3 feet; lose this die."
    assert own(run=["lose this"]) == "Run: you may lose this die."
    assert own(run=["must lose this", "gain 3 feet"]) == "Run: lose this die (not optional); +3 feet."
    everybody = own(compare={"who": "every", "effects": ["lose 1 die"]})
    assert everybody.startswith("Everybody with swords: lose 1 die from any zone.")


@pytest.mark.parametrize(
    ("language", "price"),
    [("en", "white die, cost 6"), ("pl", "biała kość, koszt 6"), ("uk", "білий кубик, вартість 6")],
)
def test_a_heading_names_the_die_and_its_cost(language: str, price: str) -> None:
    message = describe_price(find_card("smelly-cat"))
    assert say(message.id, language, **message.values) == price


def test_polish_is_polish() -> None:
    assert "ze swoich aktywnych szarych kości" in text("dapper-doggie", "pl")
    assert "tyle stóp, ile wynosi połowa liczby twoich fanów" in text("mr-bats", "pl")
    assert "dowolne swoje szare kości" in text("rolling-stoned", "pl")


def test_ukrainian_is_ukrainian() -> None:
    assert "стільки стоп, скільки становить половина числа ваших уболівальників" in text("mr-bats", "uk")
    assert "білі й сірі кубики із зони запасу й зони кидків" in text("stogie", "uk")
    assert "+3 стопи й отримайте" in text("fat-cat", "uk")
    assert "білий і червоний" in text("captain-bark", "uk")
    for card in printed_cards():
        assert not re.search("[аеиіоуєїюя] і ", text(card, "uk")), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_a_value_has_words(language: str) -> None:
    for kind, values in (("cubitos-field", FIELDS), ("cubitos-source", MARKS)):
        for value in values:
            assert say(f"{kind}-{value}", language) != f"{kind}-{value}"
            if language != "en":
                assert word(kind, value, language=language) != word(kind, value, language="en")


def test_sources_are_told_in_the_language_of_the_reader() -> None:
    use("pl")
    try:
        assert draw_sources(find_card("captain-bark")) == ["koszt: nasza propozycja", "bieg: wniosek z instrukcji"]
    finally:
        use("en")
