"""Jamniki, first published as Yardmaster Express: dachshunds get coats from a hand of tiles that goes round."""

from kostka.core.game import Game, Rules
from kostka.games.jamniki import odds, position, text
from kostka.games.jamniki.compiled import policy, rules, view
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.components import WORDS
from kostka.games.jamniki.options import Options

GAME = Game(
    id="jamniki",
    title="Jamniki",
    seats=s.SEATS,
    options=Options,
    board_type=s.BOARD,
    state_type=s.STATE,
    rules=Rules(
        deal=rules.deal,
        movers=rules.movers,
        turn=rules.turn,
        legal=rules.legal,
        apply=rules.apply,
        result=rules.result,
        hide=view.hide,
        redeal=view.redeal,
        values=policy.policy,
    ),
    moves=s.MOVES,
    name=text.name,
    kinds=s.KINDS,
    words=lambda board: WORDS,
    sentences=text.SENTENCES,
    set_board=position.set_board,
    dump=position.dump,
    load=position.load,
    why_not=text.why_not,
    script=text.script,
    draw=text.draw,
    odds=odds.odds,
    draw_odds=text.draw_odds,
    guide=text.guide,
)
