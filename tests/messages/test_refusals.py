"""Refusals read as a person would say them: nothing twice, no article before a gap, one and many."""

import ast
import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import serialize

import kostka
from kostka.core.declare.messages import Message, Reason
from kostka.core.errors import IllegalMove, KostkaError
from kostka.messages import LANGUAGES, say, use
from tests.messages.reading import SOURCE, calls, own_book, said

REASONS = {str(id.value) for _, _, id in calls({"Reason": 0}) if isinstance(id, ast.Constant)}


@pytest.mark.parametrize("id", kostka.game_ids())
def test_a_misspelt_move_of_every_verb_is_answered_without_saying_anything_twice(id: str) -> None:
    match = kostka.new(id, seed=1)
    verbs = {text.split(" ")[0] for text in match.names.texts}
    for verb in sorted(verbs):
        refusal = match.refusal(f"{verb} nonsense", match.turn)
        assert refusal is not None
        for language in LANGUAGES:
            quoted = re.findall(r"['„«]([^'”»]+)['”»]", say(refusal.id, language, **refusal.values))
            examples = [text for text in quoted[1:] if text in match.names.numbers]
            assert len(examples) == len(set(examples)), quoted


def test_an_only_move_of_its_verb_is_named_once() -> None:
    match = kostka.new("camelup", seed=1, start=0)
    assert match.why_not("roll 2") == "There is no move 'roll 2'; it is written 'roll'."


# Refusals that only a program or somebody who types moves can meet: these speak of notation, versions and seats.
FOR_PROGRAMS = re.compile(
    r"core-(?!not-your-turn|not-possible|match-over|file-entry|file-outcome|verify-untold).*|bots-.*|cli-.*|environments-.*"
    r"|server-(?:hello.*|not-text|not-understood|too-long|used-id|no-address|one-worker|limits|key-short|storage.*)"
    r"|camelup-card-colour|jamniki-which-tile"
)
SEAT = re.compile(r"\b(?:[Ss]eats?|[Mm]iejsc\w+|[Мм]ісц\w+) (?:\{ \$|\d)")
QUOTED = re.compile(r"['„«](?:\{ \$\w+ \}|[a-z_]+)['”»]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_tells_a_player_a_seat_number_or_an_id(language: str) -> None:
    ids = {call.id.pattern.replace("\\", "") for call in said() if re.match("core|server|games", call.place)}
    book = own_book()[language]
    refusals = [id for id in ids if id in book and not FOR_PROGRAMS.fullmatch(id) and not is_fault(id)]
    assert {"core-not-your-turn", "server-undo-asked", "camelup-has-partner", "jamniki-no-turning"} <= set(refusals)
    texts = {id: serialize(ftl.Resource([book[id].entry])) for id in refusals}
    assert {id: text for id, text in texts.items() if SEAT.search(text) or QUOTED.search(text)} == {}


def is_fault(id: str) -> bool:
    """Whether a message is about a position or dice that somebody wrote, not about a move."""
    return id not in REASONS and not id.startswith(("core-", "server-"))


def test_whoever_is_not_to_act_hears_whose_turn_it_is() -> None:
    match = kostka.new("camelup", 3, players=["Anna", "Piotr", "Ola"], seed=1, start=1)
    assert match.why_not("roll", seat=0) == "It is Piotr's turn."


def test_a_reason_names_its_player() -> None:
    match = kostka.new("camelup", 6, players=[f"P{number}" for number in range(6)], seed=1, start=0)
    match.play("partner 3")
    assert match.why_not("partner 3") == "Not possible: P3 already has a partner for this leg."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_inside_of_a_reason_is_a_sentence(language: str) -> None:
    reason = Reason("jamniki-not-in-hand", tile="K05")
    error = IllegalMove("core-not-possible", reason=reason)
    told = say("core-file-entry", language, number=20, error=error)
    assert say("jamniki-not-in-hand", language, tile="K05") in told
    assert not re.search(r"[a-z]+-[a-z]+-", told)


def test_no_article_stands_before_a_gap() -> None:
    for path in sorted((SOURCE / "messages" / "en").glob("*.ftl")):
        assert re.findall(r"\b[Aa]n? \{ (?:WORD|\$).*", path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["No ply has been played yet", "Only 1 ply has", "Only 2 plies have", "Only 5 plies have"]),
        ("pl", ["Nie zagrano jeszcze", "tylko 1 ruch;", "tylko 2 ruchy;", "tylko 5 ruchów;"]),
        ("uk", ["Ще не зіграно", "лише 1 хід;", "лише 2 ходи;", "лише 5 ходів;"]),
    ],
)
def test_plies_are_counted(language: str, sentences: list[str]) -> None:
    for played, sentence in zip((0, 1, 2, 5), sentences, strict=True):
        assert sentence in say("core-cannot-undo", language, played=played, given="9")


def test_several_seats_to_act_are_several() -> None:
    several = Message("core-not-your-turn", players=("Anna", "Piotr"), count=2)
    assert str(several) == "These players are choosing now: Anna, Piotr."


def test_a_slow_game_has_a_speed() -> None:
    speeds = {"games_per_second": 0.31, "decisions_per_second": 12345.6}
    assert "0.31 games/s, 12,300 decisions/s" in say("cli-simulated", games=1, decisions=9, seconds=3.2, **speeds)


def test_players_without_names_are_counted_from_one_in_the_language_of_the_reader() -> None:
    names = {"en": ("Player 1", "Player 2"), "pl": ("Gracz 1", "Gracz 2"), "uk": ("Гравець 1", "Гравець 2")}
    for language, players in names.items():
        use(language)
        try:
            assert kostka.new("jamniki", 2, seed=1).players == players
            assert kostka.load(kostka.new("jamniki", 2, seed=1).dump()).players == players
        finally:
            use("en")


def test_a_refusal_calls_the_game_as_its_reader_does() -> None:
    with pytest.raises(KostkaError) as refusal:
        kostka.new("cubitos", seats=9)
    assert say(refusal.value.id, "uk", **refusal.value.values).startswith("Кубітос — гра для 2–4 гравців")
    assert str(refusal.value).startswith("Cubitos is for 2 to 4 players")
