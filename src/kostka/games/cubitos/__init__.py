"""Cubitos: a race of cube creatures, pushed on by dice that the players buy."""

from kostka.core.game import Game, Rules
from kostka.core.search import Search, Skill
from kostka.games.cubitos import asking, board, catalogue, odds, own, position, reasons, script
from kostka.games.cubitos.compiled import instinct, judging, policy, rules
from kostka.games.cubitos.compiled import state as s

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
    seats=s.SEATS,
    options=board.Options,
    board=s.BOARD,
    state=s.STATE,
    moves=s.MOVES,
    events=s.EVENTS,
    rules=Rules.of(rules, policy, judging, instinct),
    set_board=board.set_board,
    dump=position.dump,
    load=position.load,
    why_not=asking.why_not,
    prompt=asking.prompt,
    script=script.script,
    odds=odds.odds,
    reasons=reasons.reasons,
    words=board.words,
    embed=own.embed,
    settle=board.settle,
    catalogue=catalogue.catalogue,
    unit="feet",
    decisions=DECISIONS,
    search=Search(depth=12, temperature=0.1, exploration=0.1, width=3, doubt=0.03, glance=0.4, skills=SKILLS),
)
