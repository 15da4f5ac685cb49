"""Jamniki, first published as Yardmaster Express: dachshunds get coats from a hand of tiles that goes round."""

from kostka.core.compiled.search import Search, Skill
from kostka.core.game import Board, Bounds, Game, Rules
from kostka.core.position import count_seats
from kostka.games.jamniki import asking, catalogue, odds, position, reasons, script
from kostka.games.jamniki.compiled import determinization, evaluation, policy, rules, state, view

SKILLS = {"easy": Skill(blur=1.4), "normal": Skill(blur=0.75), "hard": Skill(20, 0.08), "expert": Skill(5000)}


def bounds(board: Board) -> Bounds:
    """The next tile of the stack, of which there are more than tasks or seats. A stack is drawn tile by tile."""
    seats, games = count_seats(board), int(board["games"][0])
    turns = seats * int(board["laid_each"][0])
    return Bounds(state.TILES, games * turns, 1 + games * (turns + seats + state.TASKS_A_GAME))


GAME = Game(
    id="jamniki",
    title="Jamniki",
    seats=state.SEATS,
    options=state.Options,
    board=state.BOARD,
    state=state.STATE,
    moves=state.MOVES,
    events=state.EVENTS,
    rules=Rules(
        deal=rules.deal,
        to_act=rules.to_act,
        turn=rules.turn,
        legal=rules.legal,
        apply=rules.apply,
        result=rules.result,
        hide=view.hide,
        determinize=determinization.determinize,
        policy=policy.policy,
        scores=policy.scores,
        rollout_policy=evaluation.rollout_policy,
        evaluate=evaluation.evaluate,
        boldness=evaluation.boldness,
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
    endgame=odds.endgame,
    bounds=bounds,
    unit="points",
    search=Search(temperature=1.0, exploration=0.25, noticeable=2.0, skills=SKILLS),
    colour=("#1f6f43", "#7fdca4"),
)
