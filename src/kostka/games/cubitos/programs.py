"""Programs: the effects of eight cards become lines of integers in the board record."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from kostka.core.game import Board
from kostka.games.cubitos.cards import Card
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.effects import PUSH_AGAIN
from kostka.games.cubitos.compiled.effects import X as EFFECT
from kostka.games.cubitos.vocabulary import CardError, Effect, Effects, flatten


def set_cards(board: Board, cards: Sequence[Card]) -> None:
    """Write the programs, costs and names of eight cards into a board."""
    record = board[0]
    writer = Writer(board)
    credits_hurt = any(punishes_credits(effect) for card in cards for effect in card.program("run", codes.POWER))
    compared = flatten([effect for card in cards for effect in card.program("compare", codes.SYMBOL)])
    record.compares_anyway = all(map(comes_anyway, compared))
    for card in cards:
        c = card.colour_number
        record.card[c, : len(card.id)] = list(card.id.encode())
        record.cost[codes.COLOURED + c] = card.cost
        record.symbols[c] = card.symbols
        record.power_differs[c] = bool(card.power) or card.who != codes.NO_COMPARE
        record.compare[c] = card.who
        record.ties[c] = card.ties
        for face in (codes.SYMBOL, codes.POWER):
            for t, timing in enumerate(codes.TIMINGS):
                effects = part_of_run(card.program("run", face), t) if t in RUNNING else card.program(timing, face)
                if t == codes.T_COMPARE and credits_hurt and any(map(brings_credits, flatten(effects))):
                    effects = (Effect(EFFECT.choose, 1, mask=codes.IF_CREDITS_HURT, body=(effects,)),)
                record.again[c, face - 1] |= any(effect.op == PUSH_AGAIN for effect in effects)
                written = tuple(effect for effect in effects if effect.op != PUSH_AGAIN)
                if written and face == codes.POWER and not card.power:
                    record.entry[t, c, codes.POWER - 1] = record.entry[t, c, codes.SYMBOL - 1]
                    record.plain[t, c, codes.POWER - 1] = record.plain[t, c, codes.SYMBOL - 1]
                elif written:
                    record.entry[t, c, face - 1] = writer.write(written)
                    record.used_at[t] |= 1 << c
                    record.plain[t, c, face - 1] = is_plain(card, t, face, written)
            record.at_end[c, face - 1] = at_end(card.program("run", face), compared)


# Programs that are made of run abilities.
RUNNING = (codes.T_RUN, codes.T_MUST, codes.T_CREDITED)


def part_of_run(effects: Effects, timing: int) -> Effects:
    """A run ability, what of it must happen even if it is not used, and what it costs once a credit was gained."""
    if timing == codes.T_CREDITED:
        return tuple(inner for effect in effects if punishes_credits(effect) for inner in effect.body[0] if inner.must)
    others = []
    for effect in effects:
        if not punishes_credits(effect):
            others.append(effect)
        elif gains := tuple(inner for inner in effect.body[0] if not inner.must):
            others.append(replace(effect, body=(gains,)))
    return mandatory(tuple(others)) if timing == codes.T_MUST else tuple(others)


def punishes_credits(effect: Effect) -> bool:
    credited = effect.op == EFFECT.if_ and effect[codes.L_CONDITION] == codes.C_CREDITED
    return credited and any(inner.must for inner in effect.body[0])


def brings_credits(effect: Effect) -> bool:
    return effect.op == EFFECT.fan or (effect.op == EFFECT.gain and effect[codes.L_RESOURCE] == codes.R_CREDITS)


def at_end(effects: Effects, compared: Sequence[Effect]) -> int:
    """What becomes of an unused die at the end of step 4."""
    if not mandatory(effects) or not all(map(is_free, effects)):
        return codes.CHOSEN
    waits = any(effect.op == EFFECT.if_ and effect[codes.L_CONDITION] == codes.C_LOST for effect in compared)
    steady = all(effect.op == EFFECT.lose_this or comes_anyway(effect) for effect in effects)
    return codes.STEADY if steady and not waits else codes.FREE


def is_free(effect: Effect) -> bool:
    """Whether an effect costs nothing that is not lost anyway, or may be declined."""
    if effect.op == EFFECT.if_:
        return all(map(is_free, effect.body[0]))
    may = effect.op == EFFECT.choose and len(effect.body) == 1
    return effect.must or may or effect.op == EFFECT.repeat or (effect.op == EFFECT.gain and not brings_credits(effect))


def comes_anyway(effect: Effect) -> bool:
    """Whether an effect does the same whatever dice were used before."""
    fixed = effect.op == EFFECT.gain and effect[codes.L_MEASURE] in (codes.PER_USE, codes.PER_RIVAL)
    return effect.op in (EFFECT.free, EFFECT.any) or fixed


def mandatory(effects: Effects) -> Effects:
    """What must happen even if the ability is not used."""
    bound = []
    for effect in effects:
        if effect.must:
            bound.append(effect)
        elif effect.op == EFFECT.if_ and any(inner.must for inner in effect.body[0]):
            bound.append(replace(effect, body=(mandatory(effect.body[0]),)))
    return tuple(bound)


# What a die can also be for that has a run ability.
OTHER_USES = ("now", "active", "compare", "after_move")


def is_plain(card: Card, timing: int, face: int, effects: Effects) -> bool:
    """Whether using the ability never hurts and its moment does not matter, so that nobody need be asked."""
    steady = all(effect.is_steady and not brings_credits(effect) for effect in effects)
    if timing != codes.T_RUN:
        return steady and timing == codes.T_PUSHED
    uses = [effect for other in OTHER_USES for effect in card.program(other, face) if effect.op != PUSH_AGAIN]
    return steady and not uses and not any(map(punishes_credits, card.program("run", face)))


class Writer:
    """Writes programs one after the other; 0 is the place of no program."""

    def __init__(self, board: Board) -> None:
        self.code = board[0].code
        self.end = 1

    def write(self, effects: Effects) -> int:
        """A program and, behind it, the programs of its alternatives. Returns where it begins."""
        lines, begin = list(unfold(effects)), self.end
        self.end += len(lines) + 1
        if self.end > codes.CODE_SIZE:
            raise CardError("cubitos-cards-too-long")
        self.code[begin + len(lines), codes.L_EFFECT] = EFFECT.end
        for at, effect in enumerate(lines, begin):
            self.code[at] = [effect[column] for column in range(codes.LINE_SIZE)]
            if effect.op == EFFECT.if_:
                self.code[at, codes.L_SKIPPED] = len(list(unfold(effect.body[0])))
            else:
                for column, body in enumerate(effect.body, codes.L_BODY):
                    self.code[at, column] = self.write(body)
        return begin


def unfold(effects: Effects) -> Iterator[Effect]:
    """The lines of a program: what a condition holds for stands behind it."""
    for effect in effects:
        yield effect
        if effect.op == EFFECT.if_:
            yield from unfold(effect.body[0])
