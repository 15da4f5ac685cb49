"""Cubitos: a race of cube creatures, pushed on by dice that the players buy."""

from kostka.core.game import Game, Rules
from kostka.games.cubitos import board, odds, position, text
from kostka.games.cubitos.compiled import policy, rules
from kostka.games.cubitos.compiled import state as s

GAME = Game(
    id="cubitos",
    title="Cubitos",
    seats=s.SEATS,
    options=board.Options,
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
    words=text.words,
    sentences=text.SENTENCES,
    set_board=board.set_board,
    dump=position.dump,
    load=position.load,
    why_not=text.why_not,
    script=text.script,
    draw=text.draw,
    odds=odds.odds,
    draw_odds=odds.draw_odds,
    guide=text.guide,
)
