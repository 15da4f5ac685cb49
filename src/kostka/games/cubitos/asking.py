"""What is asked of a player, and why a move is not possible: ids with arguments."""

from typing import Any

from kostka.core.errors import Message, Prompt, Reason
from kostka.core.game import Board, State
from kostka.games.cubitos.board import card_names
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.rolling import still_to_draw
from kostka.games.cubitos.compiled.running import at_finish, changes_track, here
from kostka.games.cubitos.compiled.state import M, P
from kostka.games.cubitos.compiled.zones import argument, pending, purse

# Indirect questions: "which dice to draw".
QUESTIONS = {
    P.draw: "cubitos-asks-draw",
    P.push_or_pass: "cubitos-asks-push-or-pass",
    P.on_push: "cubitos-asks-on-push",
    P.now: "cubitos-asks-now",
    P.pushed: "cubitos-asks-pushed",
    P.would_bust: "cubitos-asks-would-bust",
    P.bust: "cubitos-asks-bust",
    P.bust_discard: "cubitos-asks-bust-discard",
    P.use: "cubitos-asks-use",
    P.lose: "cubitos-asks-lose",
    P.gain: "cubitos-asks-gain",
    P.borrow: "cubitos-asks-borrow",
    P.set: "cubitos-asks-set",
    P.face: "cubitos-asks-face",
    P.pick: "cubitos-asks-pick",
    P.return_: "cubitos-asks-return",
    P.give: "cubitos-asks-give",
    P.to: "cubitos-asks-to",
    P.choose: "cubitos-asks-choose",
    P.free_step: "cubitos-asks-free-step",
    P.move: "cubitos-asks-move",
    P.after_move: "cubitos-asks-after-move",
    P.reward: "cubitos-asks-reward",
    P.buy: "cubitos-asks-buy",
}
# Questions to which the use of a die is an answer.
USING = (P.push_or_pass, P.on_push, P.now, P.pushed, P.would_bust, P.bust, P.use, P.after_move)


def prompt(board: Board, state: State, seat: int) -> Prompt:
    """What a player has to decide, with the numbers that matter for it."""
    record, effect = state[0], pending(state[0], seat)
    values: dict[str, Any] = {}
    if effect == P.draw and argument(record, seat, s.F_TARGET) == s.TO_ROLL:
        return Prompt("cubitos-prompt-draw", left=still_to_draw(board[0], record, seat))
    if effect == P.push_or_pass:
        return Prompt("cubitos-prompt-push-or-pass", dice=int(record.roll[seat].sum()))
    if effect == P.move:
        values = {"feet": int(record.feet[seat]), "water": int(record.water[seat]), "purse": purse(record, seat)}
        return Prompt("cubitos-prompt-move", **values)
    if effect == P.buy:
        return Prompt("cubitos-prompt-buy", purse=purse(record, seat))
    if effect in (P.face, P.to):
        die = s.DICE[argument(record, seat, s.F_KIND)]
        return Prompt("cubitos-prompt-die", die=die, question=Message(QUESTIONS[effect]))
    if effect == P.choose:
        return Prompt("cubitos-prompt-choose", card=card_names(board)[argument(record, seat, s.F_CARD)])
    return Prompt("cubitos-prompt", question=Message(QUESTIONS[effect]))


def why_not(board: Board, state: State, seat: int, move: int) -> Reason:
    """The rule that a move breaks."""
    record, question = state[0], pending(state[0], seat)
    if move == M.wait:
        late = record.phase != s.ROLL or record.timing
        return Reason("cubitos-wait-phase" if late else "cubitos-wait-first")
    if question == P.move and (reason := why_no_movement(board, state, seat, move)):
        return reason
    if question == P.buy and M.buy <= move < M.lose and (reason := why_no_purchase(board, state, seat, move - M.buy)):
        return reason
    if question == P.push_or_pass and move == M.pass_:
        return Reason("cubitos-forced-push")
    if question == P.push_or_pass and move == M.push:
        return Reason("cubitos-nothing-to-push")
    if question in USING and (M.use <= move < M.skip or move == M.credit):
        return Reason("cubitos-cannot-use")
    return Reason("cubitos-decide-first", question=Message(QUESTIONS[question]))


def why_no_movement(board: Board, state: State, seat: int, move: int) -> Reason | None:
    record = state[0]
    track = here(board[0], record, seat)
    if move == M.foot:
        return Reason("cubitos-foot-price", price=s.FOOT_PRICE, purse=purse(record, seat))
    if move in (M.shortcut, M.jetpack):
        return Reason("cubitos-no-such-space-here")
    if move < M.step:
        return None
    space, last = (move - M.step) if move < M.wade else (move - M.wade), int(board[0].spaces[track]) - 1
    if space > last:
        return Reason("cubitos-no-space", space=space, last=last)
    if int(record.feet[seat]) + int(record.water[seat]) == 0:
        return Reason("cubitos-no-feet", price=s.FOOT_PRICE)
    origin = int(record.space[seat])
    if at_finish(board[0], record, seat):
        if changes_track(board[0], record, seat):
            return Reason("cubitos-next-board")
        origin = 0
    if space not in board[0].neighbours[track, origin]:
        if origin != record.space[seat]:
            return Reason("cubitos-not-beside-the-start", space=space, start=origin)
        return Reason("cubitos-not-beside", space=space, origin=origin)
    if board[0].kind[track, space] == s.WATER:
        return Reason("cubitos-is-water", space=space)
    return Reason("cubitos-wade-on-land")


def why_no_purchase(board: Board, state: State, seat: int, kind: int) -> Reason | None:
    record, bought = state[0], int(state[0].bought[seat])
    if kind < s.COLOURED:
        return Reason("cubitos-not-for-sale", die=s.DICE[kind])
    if record.trays[kind] == 0:
        return Reason("cubitos-tray-empty", die=s.DICE[kind])
    if bought >> kind & 1:
        return Reason("cubitos-bought-colour")
    if bought.bit_count() >= s.DICE_TO_BUY:
        return Reason("cubitos-bought-enough", most=s.DICE_TO_BUY)
    return Reason("cubitos-too-expensive", die=s.DICE[kind], price=int(board[0].cost[kind]), purse=purse(record, seat))
