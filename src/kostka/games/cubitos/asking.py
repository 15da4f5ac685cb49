"""What is asked of a player, and why a move is not possible: ids with arguments."""

import numpy as np

from kostka.core.declare.messages import Message, Prompt, Reason
from kostka.core.game import Result
from kostka.core.position import Position, View
from kostka.games.cubitos.board import card_names
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.rolling import still_to_draw
from kostka.games.cubitos.compiled.running import at_finish, changes_track, here
from kostka.games.cubitos.compiled.state import M as MOVE
from kostka.games.cubitos.compiled.state import P as QUESTION
from kostka.games.cubitos.compiled.zones import argument, pending, purse

# Indirect questions, "which dice to draw", by pending effect.
QUESTIONS = {
    question: f"cubitos-asks-{name.replace(' ', '-')}"
    for question, name in enumerate(codes.PENDING)
    if codes.ANSWERED[question] != codes.BY_ITSELF
}
# Questions to which the use of a die is an answer.
USING = (
    QUESTION.push_or_pass,
    QUESTION.on_push,
    QUESTION.now,
    QUESTION.pushed,
    QUESTION.would_bust,
    QUESTION.bust,
    QUESTION.use,
    QUESTION.after_move,
)


def ending(position: Position, result: Result) -> Message:
    """[11] Who won the race, if need be in another round."""
    (winner,) = result.winners
    return Message("cubitos-end-tiebreak" if position.state[0].tiebreak else "cubitos-end", seat=winner)


def prompt(view: View) -> Prompt:
    """What a player has to decide, with the numbers that matter for it."""
    state, seat = view.state[0], view.seat
    effect = pending(state, seat)
    if effect == QUESTION.draw and argument(state, seat, codes.F_TARGET) == codes.TO_ROLL:
        return Prompt("cubitos-prompt-draw", left=still_to_draw(view.board[0], state, seat))
    if effect == QUESTION.push_or_pass:
        return Prompt("cubitos-prompt-push-or-pass", dice=int(state.roll[seat].sum()))
    if effect == QUESTION.move:
        feet, water = int(state.feet[seat]), int(state.water[seat])
        return Prompt("cubitos-prompt-move", feet=feet, water=water, purse=purse(state, seat))
    if effect == QUESTION.buy:
        return Prompt("cubitos-prompt-buy", purse=purse(state, seat))
    if effect in (QUESTION.face, QUESTION.to):
        die = codes.DICE[argument(state, seat, codes.F_KIND)]
        return Prompt("cubitos-prompt-die", die=die, question=Message(QUESTIONS[effect]))
    if effect == QUESTION.choose:
        return Prompt("cubitos-prompt-choose", card=card_names(view.board)[argument(state, seat, codes.F_CARD)])
    return Prompt("cubitos-prompt", question=Message(QUESTIONS[effect]))


def why_not(view: View, move: int) -> Reason:
    """The rule that a move breaks."""
    board, state, seat = view.board[0], view.state[0], view.seat
    question = pending(state, seat)
    if move == MOVE.wait:
        late = state.phase != codes.ROLL or state.timing
        return Reason("cubitos-wait-phase" if late else "cubitos-wait-first")
    if question == QUESTION.move and (reason := why_no_movement(board, state, seat, move)):
        return reason
    if question == QUESTION.buy and MOVE.buy <= move < MOVE.lose:
        return why_no_purchase(board, state, seat, move - MOVE.buy)
    if question == QUESTION.push_or_pass and move == MOVE.pass_:
        return Reason("cubitos-forced-push")
    if question == QUESTION.push_or_pass and move == MOVE.push:
        return Reason("cubitos-nothing-to-push")
    if question in USING and (MOVE.use <= move < MOVE.skip or move == MOVE.credit):
        return Reason("cubitos-cannot-use")
    return Reason("cubitos-decide-first", question=Message(QUESTIONS[question]))


def why_no_movement(board: np.record, state: np.record, seat: int, move: int) -> Reason | None:
    track = here(board, state, seat)
    if move == MOVE.foot:
        return Reason("cubitos-foot-price", price=codes.FOOT_PRICE, purse=purse(state, seat))
    if move in (MOVE.shortcut, MOVE.jetpack):
        return Reason("cubitos-no-such-space-here")
    if move < MOVE.step:
        return None
    space, last = move - (MOVE.step if move < MOVE.wade else MOVE.wade), int(board.spaces[track]) - 1
    if space > last:
        return Reason("cubitos-no-space", space=space, last=last)
    if int(state.feet[seat]) + int(state.water[seat]) == 0:
        return Reason("cubitos-no-feet", price=codes.FOOT_PRICE)
    starts = at_finish(board, state, seat)
    if starts and changes_track(board, state, seat):
        return Reason("cubitos-next-board")
    origin = 0 if starts else int(state.space[seat])
    if space not in board.neighbours[track, origin]:
        if starts:
            return Reason("cubitos-not-beside-the-start", space=space, start=origin)
        return Reason("cubitos-not-beside", space=space, origin=origin)
    if board.kind[track, space] == codes.WATER:
        return Reason("cubitos-is-water", space=space)
    return Reason("cubitos-wade-on-land")


def why_no_purchase(board: np.record, state: np.record, seat: int, kind: int) -> Reason:
    bought = int(state.bought[seat])
    if kind < codes.COLOURED:
        return Reason("cubitos-not-for-sale", die=codes.DICE[kind])
    if state.trays[kind] == 0:
        return Reason("cubitos-tray-empty", die=codes.DICE[kind])
    if bought >> kind & 1:
        return Reason("cubitos-bought-colour")
    if bought.bit_count() >= codes.DICE_TO_BUY:
        return Reason("cubitos-bought-enough", most=codes.DICE_TO_BUY)
    price = int(board.cost[kind])
    return Reason("cubitos-too-expensive", die=codes.DICE[kind], price=price, purse=purse(state, seat))
