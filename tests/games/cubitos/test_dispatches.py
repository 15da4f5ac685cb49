"""Every effect, question and timing is in every table and dispatch: what one of them does not know fails."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kostka.core.compiled.chance import from_seed
from kostka.core.declare.events import new_events
from kostka.core.declare.messages import Message
from kostka.core.position import Position, copied
from kostka.games.cubitos import GAME
from kostka.games.cubitos.asking import QUESTIONS
from kostka.games.cubitos.board import Options
from kostka.games.cubitos.cards import WRITTEN
from kostka.games.cubitos.compiled import effects, rules
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.abilities import dice_for, run_ability, use_die
from kostka.games.cubitos.compiled.ability_choices import ability_options, answer_in_ability
from kostka.games.cubitos.compiled.choices import choose, options
from kostka.games.cubitos.compiled.effects import EFFECTS, PUSH_AGAIN
from kostka.games.cubitos.compiled.effects import X as EFFECT
from kostka.games.cubitos.compiled.roll_choices import answer_in_roll_phase, roll_phase_options
from kostka.games.cubitos.compiled.run_choices import answer_in_run_phase, run_phase_options
from kostka.games.cubitos.compiled.state import P as QUESTION
from kostka.games.cubitos.compiled.zones import pend
from kostka.games.cubitos.pending import BELOW, BOTTOMS, CLOSED
from kostka.games.cubitos.sentences import CLAUSES, clause, moment
from kostka.games.cubitos.tally import GAINED_AS, Roller, Tally, brings
from kostka.games.cubitos.vocabulary import FRAMES, VOCABULARY, CardError, Effect, flatten, read_effect
from kostka.messages import LANGUAGES, say

Record = Any


def str_of(message: Message, language: str) -> str:
    """A sentence; what has no words would be said by its id."""
    text = say(message.id, language, **message.values)
    assert "cubitos-" not in text
    return text


PHASES = {codes.IN_ROLL_PHASE: codes.ROLL, codes.IN_ABILITY: codes.USE, codes.IN_RUN_PHASE: codes.MOVE}
OF_PHASE: dict[int, tuple[Callable[..., Any], Callable[..., Any]]] = {
    codes.IN_ROLL_PHASE: (roll_phase_options, answer_in_roll_phase),
    codes.IN_ABILITY: (ability_options, answer_in_ability),
    codes.IN_RUN_PHASE: (run_phase_options, answer_in_run_phase),
}
EVERY_EFFECT = [pytest.param(number, id=name) for number, name in enumerate(EFFECTS)]
REAL_EFFECTS = EVERY_EFFECT[1:]  # the first one ends a program
MEASURES = range(codes.PER_USE, codes.PER_RIVAL + 1)
EVERY_PENDING = [pytest.param(number, id=name) for number, name in enumerate(codes.PENDING)]
AT_LINE = codes.CODE_SIZE - 4  # of a program of one effect


@pytest.fixture
def board() -> Any:
    return GAME.set_board(Options(), 2)


@pytest.fixture
def state(board: Any) -> Any:
    """A die of every kind everywhere, and nobody has anything to do."""
    state = np.zeros(1, codes.STATE.type)
    record = state[0]
    record.trays[:] = 5
    for zone in ("draw", "roll", "discard", "picked"):
        record[zone][:] = 1
    record.active[:] = board[0].amount > 0
    record.now[:] = record.ready[:] = 1
    record.swords[1] = -1
    return state


def with_line(board: Any, effect: int, measure: int = codes.PER_USE) -> Any:
    """A program of one effect with plausible arguments, behind all others."""
    line = board[0].code[AT_LINE]
    line[:] = 1, 1, 1, 1, 1, codes.COMMON
    line[codes.L_EFFECT] = effect
    if effect == EFFECT.gain:
        line[codes.L_MEASURE] = measure
    return board


def knows(dispatch: Callable[..., Any], *arguments: Any) -> bool:
    """Whether a dispatch has a branch for what it is given."""
    try:
        dispatch(*arguments)
    except AssertionError:
        return False
    return True


def chance_and_events() -> tuple[Record, Record]:
    return from_seed(1)[0], new_events()[0]


# -------------------------------------------------------------------------------------------------------------- effects


def test_the_first_effect_ends_a_program() -> None:
    assert EFFECT.end == codes.END
    assert PUSH_AGAIN not in range(len(EFFECTS))


@pytest.mark.parametrize("effect", EVERY_EFFECT)
def test_effect_is_known_to_the_dispatch_of_what_it_does_and_to_no_other(board: Any, state: Any, effect: int) -> None:
    board, (chance, events), does = with_line(board, effect), chance_and_events(), effects.DOES[effect]
    asked = (board[0], copied(state)[0], 0, AT_LINE)
    assert knows(effects.bring, *asked, events) == (does == effects.BRINGS)
    assert knows(effects.change, *asked, 0, codes.SYMBOL, chance, events) == (does == effects.CHANGES)
    assert knows(effects.ask, *asked, 0, codes.SYMBOL) == (does == effects.ASKS)


@pytest.mark.parametrize("effect", REAL_EFFECTS)
def test_effect_runs_and_has_a_use_and_a_worth(board: Any, state: Any, effect: int) -> None:
    record, chance, events = state[0], *chance_and_events()
    with_line(board, effect)
    assert effects.is_useful(board[0], record, 0, AT_LINE) in (True, False)
    assert np.isfinite(effects.line_worth(board[0], record, 0, AT_LINE, 3.0))
    yields = np.zeros(len(effects.YIELDS))
    effects.add_line(board[0], record, 0, AT_LINE, 1.0, yields)
    assert yields.any()
    pend(record, 0, QUESTION.ability, AT_LINE, 0, codes.SYMBOL)
    run_ability(board[0], record, 0, chance, events)
    if effects.DOES[effect] == effects.ASKS:
        assert codes.PENDING[record.stack[0, 0, 0]] == codes.PENDING[effects.QUESTIONS[effect, 0]]


@pytest.mark.parametrize("measure", MEASURES)
def test_measure_of_a_gain_is_known_everywhere(board: Any, state: Any, measure: int) -> None:
    with_line(board, EFFECT.gain, measure)
    assert effects.measure(board[0], state[0], 0, AT_LINE) >= 0
    assert effects.usual_measure(board[0], state[0], 0, AT_LINE) >= 0
    effect = Effect(EFFECT.gain, codes.R_FEET, measure, 1, 1, codes.COMMON)
    assert str_of(clause(effect), "en")


def test_unknown_measure_fails(board: Any, state: Any) -> None:
    with_line(board, EFFECT.gain, MEASURES[-1] + 1)
    assert not knows(effects.measure, board[0], state[0], 0, AT_LINE)
    assert not knows(effects.usual_measure, board[0], state[0], 0, AT_LINE)


# ---------------------------------------------------------------------------------------------------------------- words


def examples() -> list[Effect]:
    """An effect from every phrase."""
    phrases = [frame.replace("...", "add 1 die") for frame in FRAMES]
    return [read_effect(text, CardError) for text in (*(example for example, _, _ in VOCABULARY), *phrases)]


def test_every_effect_has_a_phrase_and_a_sentence() -> None:
    everything = {*range(len(EFFECTS)), PUSH_AGAIN} - {EFFECT.end}
    assert {effect.op for effect in flatten(examples())} == everything
    assert set(CLAUSES) == everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_effects_are_in_every_language(language: str) -> None:
    for effect in examples():
        assert str_of(clause(effect), language)


def test_amounts_that_effects_bring_are_in_the_odds(board: Any, state: Any) -> None:
    roller = Roller(Position(GAME, board, state).view(0))
    for effect in filter(brings, flatten(examples())):
        counted = [resource for resource in set(GAINED_AS.values()) if Tally(roller, resource)._gain(effect)]
        assert counted or effect.op == EFFECT.fan


# ------------------------------------------------------------------------------------------------------------ questions


@pytest.mark.parametrize("effect", EVERY_PENDING)
def test_pending_effect_is_known_where_it_is_resolved_and_nowhere_else(board: Any, state: Any, effect: int) -> None:
    where, moves = codes.ANSWERED[effect], np.empty(256, np.int16)
    frame = (effect, 1, 1, 1)
    for phase, (find, answer) in OF_PHASE.items():
        trial, (chance, events) = copied(state)[0], chance_and_events()
        assert knows(find, board[0], trial, 0, frame, moves) == (where == phase)
        if where != phase:
            rest = (chance, events) if phase == codes.IN_ABILITY else (events,)
            assert not knows(answer, board[0], trial, 0, frame, 0, *rest)
    trial, (chance, events) = copied(state)[0], chance_and_events()
    pend(trial, 0, QUESTION.push_or_pass)
    pend(trial, 0, *frame)
    assert knows(rules.resolve, board[0], trial, 0, chance, events) == (where == codes.BY_ITSELF)


@pytest.mark.parametrize("effect", EVERY_PENDING)
def test_every_answer_of_a_question_is_known(board: Any, state: Any, effect: int) -> None:
    if codes.ANSWERED[effect] == codes.BY_ITSELF:
        assert effect not in QUESTIONS
        return
    with_line(board, {QUESTION.choose: EFFECT.choose, QUESTION.pick: EFFECT.roll}.get(effect, EFFECT.gain))
    has_program = effect in (QUESTION.choose, QUESTION.pick)
    moves = np.empty(256, np.int16)
    state[0].phase = PHASES[codes.ANSWERED[effect]]
    pend(state[0], 0, QUESTION.push_or_pass)
    pend(state[0], 0, effect, AT_LINE if has_program else 1, 1, 1)
    for move in moves[: options(board[0], state[0], 0, moves)].tolist():
        trial, (chance, events) = copied(state)[0], chance_and_events()
        before = trial.tobytes()
        choose(board[0], trial, 0, move, chance, events)
        assert trial.tobytes() != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_have_words(language: str) -> None:
    asked = {effect for effect in range(len(codes.PENDING)) if codes.ANSWERED[effect] != codes.BY_ITSELF}
    assert set(QUESTIONS) == asked
    for id in QUESTIONS.values():
        assert str_of(Message(id), language)


def test_every_pending_effect_has_its_place_on_a_stack() -> None:
    """Steps of a phase say what they lie on; all others lie on anything that is not closed."""
    bottoms = {effect for effects in BOTTOMS.values() for effect in effects}
    below_abilities = {effect for effect in range(len(codes.PENDING)) if effect not in BELOW}
    by_cards = {int(question) for question in effects.QUESTIONS[:, 0] if question >= 0}
    asked_next = {QUESTION.ability, QUESTION.face, QUESTION.to, QUESTION.owed, QUESTION.now}
    assert below_abilities == by_cards | asked_next
    assert bottoms <= set(BELOW)
    assert set(CLOSED) <= set(range(len(codes.PENDING)))


# -------------------------------------------------------------------------------------------------------------- timings


@pytest.mark.parametrize("timing", [pytest.param(t, id=timing) for t, timing in enumerate(codes.TIMINGS)])
def test_a_die_can_be_used_at_every_timing_that_is_a_use(board: Any, state: Any, timing: int) -> None:
    record, events = state[0], chance_and_events()[1]
    board[0].entry[timing, 0, 0] = AT_LINE
    record.active[0, codes.COLOURED, codes.SYMBOL] = 1
    use = codes.TAKES[timing] != codes.NO_USE
    assert knows(dice_for, board[0], record, 0, timing, 0, codes.SYMBOL) == use
    assert knows(use_die, board[0], record, 0, timing, 0, codes.SYMBOL, events) == use


@pytest.mark.parametrize("language", LANGUAGES)
def test_timings_of_cards_have_words(language: str) -> None:
    assert all(str_of(moment(timing), language) for timing in WRITTEN)
    assert set(codes.TIMINGS) == {*WRITTEN, "compare", "must", "credited"}
