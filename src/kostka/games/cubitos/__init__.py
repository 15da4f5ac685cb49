"""Cubitos: a race of cube creatures, pushed on by dice that the players buy."""

from kostka.core.compiled.search import Search, Skill
from kostka.core.game import Bounds, Game, Rules
from kostka.games.cubitos import asking, board, catalogue, lessons, odds, own, position, reasons, script
from kostka.games.cubitos.compiled import evaluation, policy, rollout, rules
from kostka.games.cubitos.compiled import state as codes

SKILLS = {"easy": Skill(blur=0.16), "normal": Skill(), "hard": Skill(30, 0.02), "expert": Skill(300)}

DECISIONS = (
    frozenset({"draw", "draw-all", "draw-discarded"}),
    frozenset({"step", "wade", "shortcut", "jetpack", "foot", "credit", "stop"}),
    frozenset({"buy", "done"}),
    frozenset({"discard", "discard-all", "done"}),
)

GAME = Game(
    id="cubitos",
    version=2,
    title="Cubitos",
    seats=codes.SEATS,
    options=board.Options,
    board=codes.BOARD,
    state=codes.STATE,
    moves=codes.MOVES,
    events=codes.EVENTS,
    rules=Rules(
        deal=rules.deal,
        to_act=rules.to_act,
        turn=rules.turn,
        legal=rules.legal,
        apply=rules.apply,
        result=rules.result,
        hide=rules.hide,
        determinize=rules.determinize,
        policy=policy.policy,
        scores=rules.scores,
        rollout_policy=rollout.rollout_policy,
        is_quiet=evaluation.is_quiet,
        evaluate=evaluation.evaluate,
        boldness=evaluation.boldness,
        features=evaluation.features,
    ),
    set_board=board.set_board,
    dump=position.dump,
    load=position.load,
    why_not=asking.why_not,
    prompt=asking.prompt,
    ending=asking.ending,
    script=script.script,
    odds=odds.odds,
    reasons=reasons.reasons,
    words=board.words,
    embed=own.embed,
    settle=board.settle,
    catalogue=catalogue.catalogue,
    unit="feet",
    decisions=DECISIONS,
    # The sides of a die, more than there are seats. Nobody has to move on, so no rule ends a race.
    bounds=lambda board: Bounds(codes.SIDES),
    search=Search(depth=12, temperature=0.1, exploration=0.1, width=3, min_lead=0.03, noticeable=0.4, skills=SKILLS),
    lessons=lessons.lessons,
    colour=("#2b73bb", "#79b8f5"),
)
