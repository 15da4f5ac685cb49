"""The golden playthroughs: the same choices tell the same story, compiled or not."""

import pytest

import kostka
from kostka.core.notation import read, verify
from kostka.messages import LANGUAGES
from tests.golden.asking import asking
from tests.golden.cases import CASES, Case, pinned_digests, play, tell
from tests.golden.digest import digest_of
from tests.golden.greedy import greedy_match
from tests.golden.words import words, words_file
from tests.plain import run_plain

GAMES = sorted({case.game for case in CASES})


def test_every_game_has_golden_playthroughs() -> None:
    assert kostka.game_ids() == GAMES


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_a_playthrough_is_told_as_it_was(case: Case) -> None:
    golden = case.path.read_text(encoding="utf-8")
    match = play(case)
    assert tell(match) == golden, "if this is meant, run `make golden` and read the difference"
    assert digest_of(match) == pinned_digests(case.game)[case.name], "some state on the way is another one"
    assert read(golden).result is not None
    assert verify(golden).checked > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_say_what_they_said(language: str) -> None:
    golden = words_file(language).read_text(encoding="utf-8")
    assert words(language) == golden, "if this is meant, run `make golden` and read the difference"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_as_plain_python_agree_with_the_compiled_ones(game: str) -> None:
    paths = [case.path for case in CASES if case.game == game]
    plain = run_plain("-m", "tests.golden.digest", *map(str, paths))
    assert plain.split() == list(pinned_digests(game).values())


@pytest.mark.parametrize("game", GAMES)
def test_players_are_asked_and_refused_alike_compiled_or_not(game: str) -> None:
    [path, *_] = [case.path for case in CASES if case.game == game]
    assert run_plain("-m", "tests.golden.asking", str(path)) == asking(path)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_bots_play_the_same_match_compiled_or_not(game: str) -> None:
    assert run_plain("-m", "tests.golden.greedy", game) == greedy_match(game)


def test_a_digest_notices_a_state_on_the_way() -> None:
    match = play(CASES[0])
    before = digest_of(match)
    middle = match._states[len(match.log) // 2]
    middle.view("u1")[0] ^= 1
    assert digest_of(match) != before
