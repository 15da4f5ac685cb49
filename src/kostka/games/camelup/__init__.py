"""Camel Up, second edition: bets on a race of five camels, and two that run the wrong way."""

from kostka.core.game import Game, Rules
from kostka.games.camelup import odds, position, rules, text
from kostka.games.camelup.state import BOARD, KINDS, MOVES, SEATS, STATE, WORDS, Options

GAME = Game(
    id="camelup",
    title="Camel Up",
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
        values=odds.values,
    ),
    moves=MOVES,
    name=text.name,
    kinds=KINDS,
    words=lambda board: WORDS,
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
