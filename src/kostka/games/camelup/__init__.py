"""Camel Up, second edition: bets on a race of five camels, and two that run the wrong way."""

from kostka.core.game import Game, Rules
from kostka.games.camelup import position, text
from kostka.games.camelup.compiled import policy, rules
from kostka.games.camelup.compiled import state as s

GAME = Game(
    id="camelup",
    title="Camel Up",
    seats=s.SEATS,
    options=s.Options,
    board_type=s.BOARD,
    state_type=s.STATE,
    rules=Rules(
        deal=rules.deal,
        movers=rules.movers,
        turn=rules.turn,
        legal=rules.legal,
        apply=rules.apply,
        result=rules.result,
        hide=rules.hide,
        redeal=rules.redeal,
        values=policy.policy,
    ),
    moves=s.MOVES,
    name=text.name,
    kinds=s.KINDS,
    words=lambda board: s.WORDS,
    sentences=text.SENTENCES,
    set_board=position.set_board,
    dump=position.dump,
    load=position.load,
    why_not=text.why_not,
    script=text.script,
    draw=text.draw,
    odds=text.odds,
    draw_odds=text.draw_odds,
    guide=text.guide,
)
