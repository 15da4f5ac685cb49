"""Cubitos: a race of cube creatures, pushed on by dice that the players buy."""

from kostka.core.game import Game, Rules
from kostka.games.cubitos import board, odds, position, rules, text, values
from kostka.games.cubitos.state import BOARD, KINDS, MOVES, SEATS, STATE, Options

GAME = Game(
    id="cubitos",
    title="Cubitos",
    seats=SEATS,
    options=Options,
    board_type=BOARD,
    state_type=STATE,
    rules=Rules(
        deal=rules.deal,
        movers=rules.movers,
        turn=rules.turn,
        legal=rules.legal,
        apply=rules.apply,
        result=rules.result,
        hide=rules.hide,
        redeal=rules.redeal,
        values=values.values,
    ),
    moves=MOVES,
    name=text.name,
    kinds=KINDS,
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
