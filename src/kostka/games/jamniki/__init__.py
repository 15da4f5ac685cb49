"""Jamniki, first published as Yardmaster Express: dachshunds get coats from a hand of tiles that goes round."""

from kostka.core.game import Game, Rules
from kostka.core.search import Search, Skill
from kostka.games.jamniki import asking, catalogue, ending, odds, position, reasons, script
from kostka.games.jamniki.compiled import outlook, policy, rules, view, worlds
from kostka.games.jamniki.compiled import state as s

SKILLS = {"easy": Skill(blur=1.4), "normal": Skill(blur=0.75), "hard": Skill(20, 0.08), "expert": Skill(5000)}

GAME = Game(
    id="jamniki",
    title="Jamniki",
    seats=s.SEATS,
    options=s.Options,
    board=s.BOARD,
    state=s.STATE,
    moves=s.MOVES,
    events=s.EVENTS,
    rules=Rules.of(rules, policy, view, worlds, outlook),
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
    ending=ending.ending,
    unit="points",
    search=Search(temperature=1.0, exploration=0.25, glance=2.0, skills=SKILLS),
)
