"""Jamniki, first published as Yardmaster Express: dachshunds get coats from a hand of tiles that goes round."""

from kostka.core.game import Game, Rules
from kostka.games.jamniki import odds, position, rules, text, view
from kostka.games.jamniki.state import BOARD, KINDS, MOVES, SEATS, STATE, WORDS, Options

GAME = Game(
    id="jamniki",
    title="Jamniki",
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
        hide=view.hide,
        redeal=view.redeal,
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
