"""Camel Up, second edition: bets on a race of five camels, and two that run the wrong way."""

from kostka.core.compiled.search import Search, Skill
from kostka.core.game import Bounds, Game, Rules
from kostka.core.position import count_seats
from kostka.games.camelup import asking, beliefs, catalogue, odds, position, reasons, script
from kostka.games.camelup.compiled import evaluation, outlook, policy, rules
from kostka.games.camelup.compiled import state as camelup
from kostka.games.camelup.compiled.beliefs import sample_belief

# Seats of training games, in turn: four more often than others.
LESSON_SEATS = (4, 3, 5, 4, 6, 4, 5, 3, 4, 8, 7)
SKILLS = {"easy": Skill(blur=2.0), "normal": Skill(blur=0.95), "hard": Skill(100, 0.025), "expert": Skill(3000)}

GAME = Game(
    id="camelup",
    title="Camel Up",
    seats=camelup.SEATS,
    options=camelup.Options,
    board=camelup.BOARD,
    state=camelup.STATE,
    moves=camelup.MOVES,
    events=camelup.EVENTS,
    rules=Rules(
        deal=rules.deal,
        to_act=rules.to_act,
        turn=rules.turn,
        legal=rules.legal,
        apply=rules.apply,
        result=rules.result,
        hide=rules.hide,
        determinize=rules.determinize,
        random_move=rules.random_move,
        policy=policy.policy,
        scores=rules.scores,
        sample_belief=sample_belief,
        rollout_policy=policy.rollout_policy,
        is_quiet=evaluation.is_quiet,
        evaluate=evaluation.evaluate,
        boldness=policy.boldness,
        features=evaluation.features,
        expected_scores=evaluation.expected_scores,
    ),
    set_board=position.set_board,
    dump=position.dump,
    load=position.load,
    why_not=asking.why_not,
    prompt=asking.prompt,
    ending=asking.ending,
    script=script.script,
    odds=odds.odds,
    reasons=reasons.reasons,
    covered=asking.covered,
    catalogue=catalogue.catalogue,
    unit="pounds",
    search=Search(temperature=0.25, exploration=0.2, width=8, noticeable=1.0, skills=SKILLS),
    cache=(outlook.OUTLOOK, outlook.ROOM),
    beliefs=beliefs.beliefs,
    # Who begins, or which die comes out of the pyramid. Tiles can be moved for ever, so no rule ends a race.
    bounds=lambda board: Bounds(max(count_seats(board), len(camelup.DICE))),
    version=2,
    lessons=lambda n: ({}, LESSON_SEATS[n % len(LESSON_SEATS)]),
    colour=("#c2560a", "#ff9a4a"),
)
