"""What holds in every position that moves can reach."""

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kostka.core import notation
from kostka.core.compiled.chance import from_seed
from kostka.core.match import Match
from kostka.core.playouts import playouts
from kostka.core.position import Position
from kostka.core.writing import write
from kostka.games.cubitos import GAME
from kostka.games.cubitos.board import Options
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.sets import load_sets
from tests.examples import examples
from tests.games.cubitos.wandering import wander

SETS = tuple(load_sets())
ZONES = ("draw", "roll", "discard", "picked")
NEVER_NEGATIVE = (
    *ZONES,
    "active",
    "trays",
    "borrowed",
    "now",
    "ready",
    "owed",
    "credits",
    "money",
    "feet",
    "water",
    "hands",
)
POSITIONS_PER_FILE = 4  # writing and reading one takes ten times as long as all else
races = st.tuples(st.sampled_from((*SETS, "random")), st.integers(2, 4), st.integers(0, 10**6))


def wandered(set: str, seats: int, seed: int, plies: int) -> Match:
    *_, match = wander(set, seats, seed, plies)
    return match


@examples(30)
@given(races)
def test_every_position_of_a_race_holds_together(race: tuple[str, int, int]) -> None:
    for number, match in enumerate(wander(*race, 300)):
        check_dice(match)
        check_claims(match)
        check_movers(match)
        if number % POSITIONS_PER_FILE == 0:
            check_round_trip(match)


def check_dice(match: Match) -> None:
    """Dice are conserved, and no count is negative."""
    record = match.state[0]
    held = sum(record[zone].sum(0) for zone in ZONES) + record.active.sum((0, 2)) + record.trays
    assert held.tolist() == match.board[0].number.tolist()
    for name in NEVER_NEGATIVE:
        assert (record[name] >= 0).all(), name


def check_claims(match: Match) -> None:
    """What is borrowed is there, what is due has its die; nothing of the Roll Phase outlasts it."""
    record = match.state[0]
    assert (record.borrowed <= sum(record[zone] for zone in ZONES) + record.active.sum(2)).all()
    for name in ("now", "ready"):
        assert (record[name] <= record.active[:, codes.COLOURED :, codes.SYMBOL : codes.POWER + 1]).all(), name
    if record.phase != codes.ROLL:
        for name in ("at_risk", "safe", "saved", "forced", "keep", "ready", "timing"):
            assert not record[name].any(), name


def check_round_trip(match: Match) -> None:
    """Positions survive dump and load in the middle of any ability."""
    board, state = GAME.load(json.loads(json.dumps(match.dump())))
    assert board.tobytes() == match.board.tobytes()
    assert state.tobytes() == match.state.tobytes()


def check_movers(match: Match) -> None:
    """Who may act has moves, all different, and the turn is one of them."""
    assert match.result or match.position.turn in match.to_act
    for seat in match.to_act:
        moves = match.position.legal(seat)
        assert moves
        assert len(set(moves)) == len(moves)
        assert len(match.position.view(seat).policy(moves)) == len(moves)


@examples(10)
@given(races)
def test_match_files_replay_with_and_without_the_secret(race: tuple[str, int, int]) -> None:
    match = wandered(*race, 60)
    text = write(match)
    assert notation.read(text).state.tobytes() == match.state.tobytes()
    bare = "\n".join(line for line in text.splitlines() if not line.startswith(("secret", "commitment")))
    assert notation.read(bare + "\n").state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("set", SETS)
def test_greedy_races_end_with_one_winner(set: str) -> None:
    for seats in (2, 3):
        board = GAME.set_board(Options(set=set), seats)
        places, scores, _ = playouts(GAME, board, seed=7, first=0, count=1, levels=[1] * seats)
        assert sorted(places[0].tolist())[0] == 1
        assert (places[0] == 1).sum() == 1
        assert scores.max() > 0


def test_names_of_moves_are_different_and_parse() -> None:
    names = GAME.names(GAME.set_board(Options(), 2))
    assert len(set(names.texts)) == GAME.moves.count
    assert all(names.read(text) == move for move, text in enumerate(names.texts))


def test_rounds_hand_the_start_player_die_on() -> None:
    match = wandered("race-1", 3, 11, 200)
    starts = [event.values["player"] for events in match.events for event in events if event.kind in ("first", "start")]
    assert len(starts) > 2
    assert all((after - before) % 3 == 1 for before, after in pairwise(map(int, map(str, starts))))


def test_the_same_seed_gives_the_same_first_rolls() -> None:
    one, two = (Position.deal(GAME, Options(), 4, from_seed(5)) for _ in range(2))
    assert one.to_bytes() == two.to_bytes()
