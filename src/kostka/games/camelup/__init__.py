"""Camel Up, second edition: bets on a race of five camels, and two that run the wrong way."""

from kostka.core.game import Game, Rules
from kostka.core.search import Search, Skill
from kostka.games.camelup import asking, catalogue, memory, odds, position, reasons, script
from kostka.games.camelup.compiled import beliefs, instinct, judging, outlook, policy, rules
from kostka.games.camelup.compiled import state as s

SKILLS = {"easy": Skill(blur=2.0), "normal": Skill(blur=0.95), "hard": Skill(100, 0.025), "expert": Skill(3000)}

GAME = Game(
    id="camelup",
    title="Camel Up",
    seats=s.SEATS,
    options=s.Options,
    board=s.BOARD,
    state=s.STATE,
    moves=s.MOVES,
    events=s.EVENTS,
    rules=Rules.of(rules, policy, instinct, judging, beliefs),
    set_board=position.set_board,
    dump=position.dump,
    load=position.load,
    why_not=asking.why_not,
    prompt=asking.prompt,
    script=script.script,
    odds=odds.odds,
    reasons=reasons.reasons,
    covered=asking.covered,
    catalogue=catalogue.catalogue,
    unit="pounds",
    search=Search(temperature=0.25, exploration=0.2, width=8, glance=1.0, skills=SKILLS),
    notes=(outlook.OUTLOOK, outlook.ROOM),
    recall=memory.recall,
    version=2,
)
