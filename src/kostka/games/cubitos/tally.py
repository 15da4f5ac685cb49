"""What dice in Active bring by the end of step 4, from the effects of the cards; and which effects are not counted.

An amount depends on a few counts over the active dice: "gain 1 foot for each active colour" on how many dice show it
and on which colours there are. So dice that are still to be rolled need only be counted, not told apart.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import groupby, product
from math import prod
from typing import NamedTuple

from kostka.core.position import View, copied
from kostka.games.cubitos.board import choose_cards, read_board
from kostka.games.cubitos.cards import Card
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.effects import BRINGS, DOES, PUSH_AGAIN
from kostka.games.cubitos.compiled.effects import X as EFFECT
from kostka.games.cubitos.compiled.running import lines_ahead
from kostka.games.cubitos.compiled.state import P as QUESTION
from kostka.games.cubitos.compiled.zones import colour_of, count_swords, pending, rivals_behind, wins_comparison
from kostka.games.cubitos.vocabulary import ROLLING, Effect, Effects, flatten

Die = tuple[int, int]  # its kind, and the face that it shows in Active
Counts = Mapping[Hashable, int]  # by name
Term = Callable[[Counts], int]

RESOURCES = ("money", "feet", "credits", "swords", "fans")
SHOWN_BY = {"money": codes.MONEY, "feet": codes.FOOT, "credits": codes.CREDIT}
GAINED_AS = {codes.R_MONEY: "money", codes.R_FEET: "feet", codes.R_WATER: "feet", codes.R_CREDITS: "credits"}
ABILITY_FACES = (codes.SYMBOL, codes.POWER)
EVERY_DIE = tuple(product(range(codes.KINDS_OF_DICE), range(len(codes.FACES))))


class Roller:
    """A seat that rolls, and what does not change meanwhile: the cards, the rivals, what the seat has already."""

    def __init__(self, view: View) -> None:
        self.view, self.board, self.state, self.seat = view, view.board[0], view.state[0], view.seat
        self.all_cards, active = choose_cards(read_board(view.board)), self.state.active[self.seat]
        self.roll = {kind: int(n) for kind, n in enumerate(self.state.roll[self.seat]) if n}
        self.active = {die: int(active[die]) for die in EVERY_DIE if active[die]}
        self.to_roll = set(self.roll) | self.returning()
        self.cards = [card for card in self.all_cards if any(self.may_show(card, face) for face in ABILITY_FACES)]
        self.swords_known = all(self.is_ready(rival) for rival in range(view.seats) if rival != self.seat)
        self.compare = cache(self._compare)

    def may_show(self, card: Card, face: int) -> bool:
        """Whether a die shows this face of a card, or may be about to be rolled."""
        kind = kind_of(card)
        return kind in self.to_roll or (kind, face) in self.active

    def returning(self) -> set[int]:
        """The kinds of active dice that may go to Roll with a push, all if a die may take others along."""
        used = {die: effects for die, effects in programs(self.all_cards, "push").items() if die in self.active}
        along = any(effect.op == EFFECT.back for effects in used.values() for effect in effects)
        along |= pending(self.state, self.seat) == QUESTION.return_
        return {kind for kind, _ in (self.active if along else used)}

    def is_ready(self, rival: int) -> bool:
        """Whether a rival's swords are what they will be when they are compared."""
        return self.state.depth[rival] == 0 and not any(
            effect.op in ROLLING
            for timing in ("run", "active")
            for die, effects in programs(self.all_cards, timing).items()
            if self.state.active[rival][die]
            for effect in flatten(effects)
        )

    def purse(self, resource: str) -> int:
        """What the seat has whatever becomes of its dice."""
        if resource == "feet":
            return int(self.state.feet[self.seat]) + int(self.state.water[self.seat])
        return 0 if resource == "swords" else int(self.state[resource][self.seat])

    def credits_of_fans(self, steps: int) -> int:
        """The credits of some steps on the fan track."""
        fans, last = int(self.state.fans[self.seat]), int(self.board.last_fan)
        return sum(int(self.board.fan_credits[min(fans + step, last)]) for step in range(1, steps + 1))

    def _compare(self, colour: int, swords: int) -> tuple[int, int]:
        """[7] Whether this many swords win the comparison of a card, and how many players have fewer."""
        trial = copied(self.view.state)[0]
        for rival in range(self.view.seats):
            trial.swords[rival] = count_swords(self.board, trial, rival)
        trial.swords[self.seat] = swords
        wins = wins_comparison(self.board, trial, self.seat, colour)
        return int(wins), int(rivals_behind(self.board, trial, self.seat))


def kind_of(card: Card) -> int:
    return codes.COLOURED + card.colour_number


def programs(cards: Sequence[Card], timing: str) -> dict[Die, Effects]:
    """What the ability faces of cards do at a timing, those that do anything then."""
    dice = product(cards, ABILITY_FACES)
    return {(kind_of(card), face): effects for card, face in dice if (effects := card.program(timing, face))}


# ------------------------------------------------------------------------------------------------------------ tallies


class Column(NamedTuple):
    """One count: what each die that lies in Active adds to it, and how far it matters."""

    adds: dict[Die, int]
    cap: int

    def total(self, active: Mapping[Die, int]) -> int:
        return sum(number * self.adds.get(die, 0) for die, number in active.items())


UNCAPPED = 1 << 20


class Tally:
    """One resource as a function of counts over the active dice. The seat uses every ability that is counted, those
    that ask for active dice before those that lose one, and those that ask for a loss last."""

    def __init__(self, roller: Roller, resource: str | None = None) -> None:
        self.roller, self.resource = roller, resource
        self.columns: dict[Hashable, Column] = {}
        self.amount = self._amount()

    def amount_of(self, active: Mapping[Die, int]) -> int:
        """What these active dice bring, with what the seat has."""
        return self.amount({name: column.total(active) for name, column in self.columns.items()})

    # .................................................................................................. amounts

    def _amount(self) -> Term:
        if self.resource is None:
            return constant(0)
        if self.resource == "fans":
            return self._fans
        if self.resource == "swords":
            return self._swords
        purse = self.roller.purse(self.resource)
        shown = {die: int(self.roller.board.amount[die]) for die in EVERY_DIE if die[1] == SHOWN_BY[self.resource]}
        gained = self._total("gained", shown, self._gain)
        if self.resource != "credits":
            return lambda counts: purse + gained(counts)
        steps = self._steps
        return lambda counts: purse + gained(counts) + self.roller.credits_of_fans(steps(counts))

    @cached_property
    def _steps(self) -> Term:
        """Steps on the fan track."""
        return self._total("fans", {}, lambda e: constant(e[codes.L_NUMBER]) if e.op == EFFECT.fan else None)

    @cached_property
    def _fans(self) -> Term:
        before, last, steps = self.roller.purse("fans"), int(self.roller.board.last_fan), self._steps
        return lambda counts: min(before + steps(counts), last)

    @cached_property
    def _swords(self) -> Term:
        """[7] A symbol is one sword, a power face two."""
        worth = {codes.SYMBOL: 1, codes.POWER: 2}
        return self._count("swords", {(kind_of(c), f): n for c in self.roller.cards if c.who for f, n in worth.items()})

    def _count(self, name: Hashable, adds: Mapping[Die, int], cap: int = UNCAPPED) -> Term:
        """A count by its name, the same for all who ask for it."""
        self.columns.setdefault(name, Column(dict(adds), cap))
        return lambda counts: min(counts[name], cap)

    def _total(self, name: str, shown: dict[Die, int], measure: Callable[[Effect], Term | None]) -> Term:
        """What faces show and what the measured effects of abilities and of a comparison bring."""
        column, terms = self._count(name, shown), list[Term]()
        sums = self.columns[name].adds
        for die, effects in programs(self.roller.cards, "run").items():
            for effect, conditions in brought(effects):
                if (amount := measure(effect)) is None:
                    continue
                if not conditions and effect.is_steady:
                    sums[die] = sums.get(die, 0) + amount({})
                else:
                    terms.append(times(self._count(die, {die: 1}), amount, *map(self._holds, conditions)))
        for card in self.roller.cards if self.roller.swords_known else ():
            for effect, conditions in brought(card.effects.get("compare", ())):
                if (amount := measure(effect)) is not None:
                    terms.append(times(self._wins(card), amount, *map(self._holds, conditions)))
        return lambda counts: column(counts) + sum(term(counts) for term in terms)

    def _wins(self, card: Card) -> Term:
        swords = self._swords
        return lambda counts: self.roller.compare(card.colour_number, swords(counts))[0]

    # ................................................................................................. measuring

    def _gain(self, effect: Effect) -> Term | None:
        """How much of this resource one use of an effect brings."""
        if effect.op == EFFECT.repeat and self.resource in ("money", "feet"):
            face = SHOWN_BY[self.resource]
            amounts = {(kind, face): int(self.roller.board.amount[kind, face]) for kind in effect.kinds}
            return self._count(("repeat", effect.mask), amounts)
        if effect.op != EFFECT.gain or GAINED_AS[effect[codes.L_RESOURCE]] != self.resource:
            return None
        factor, divisor, found = effect[codes.L_FACTOR], effect[codes.L_DIVISOR], self._measure(effect)
        return lambda counts: found(counts) // divisor * factor

    def _measure(self, effect: Effect) -> Term:
        measure, roller = effect[codes.L_MEASURE], self.roller
        if measure == codes.PER_FAN:
            return self._fans
        if measure == codes.PER_LINE:
            return constant(int(lines_ahead(roller.board, roller.state, roller.seat)))
        if measure == codes.PER_DIE:
            return self._count(("active", effect.mask), each_of(effect.kinds))
        if measure == codes.PER_COLOUR:
            colours = self._colours_active(range(codes.KINDS_OF_DICE))
            return lambda counts: sum(colour(counts) for colour in colours)
        if measure == codes.PER_RIVAL:
            swords, colour = self._swords, roller.cards[0].colour_number
            return lambda counts: roller.compare(colour, swords(counts))[1]
        assert measure == codes.PER_USE
        return constant(1)

    def _holds(self, condition: Effect) -> Term:
        if condition[codes.L_CONDITION] == codes.C_LOST:
            losing = {die: 1 for die, effects in programs(self.roller.cards, "run").items() if must_go(effects)}
            before, lost = bool(self.roller.state.lost[self.roller.seat]), self._count("lost", losing, 1)
            return lambda counts: int(before or lost(counts) > 0)
        if condition[codes.L_CONDITION] == codes.C_CREDITED:
            return constant(int(self.roller.state.credited[self.roller.seat]))
        return times(*self._colours_active(condition.kinds))

    def _colours_active(self, some: Iterable[int]) -> list[Term]:
        """For each colour of these kinds, whether a die of it is active."""
        groups = [tuple(group) for _, group in groupby(some, colour_of)]
        return [self._count(("kinds", *group), each_of(group), 1) for group in groups]


def each_of(kinds: Sequence[int]) -> dict[Die, int]:
    """One for every die of these kinds, whatever it shows."""
    return {die: 1 for die in EVERY_DIE if die[0] in kinds}


def constant(number: int) -> Term:
    return lambda counts: number


def times(*terms: Term) -> Term:
    return lambda counts: prod(term(counts) for term in terms)


def brought(effects: Effects, conditions: Effects = ()) -> Iterator[tuple[Effect, Effects]]:
    """The effects that bring something and cost nothing, with the conditions of each."""
    for effect in effects:
        if effect.op == EFFECT.if_:
            yield from brought(effect.body[0], (*conditions, effect))
        elif is_free(effect):
            yield from brought(effect.body[0], conditions)
        elif brings(effect):
            yield effect, conditions


def brings(effect: Effect) -> bool:
    return effect.op != PUSH_AGAIN and DOES[effect.op] == BRINGS


def is_free(effect: Effect) -> bool:
    """Whether a choice is that of taking something or not."""
    return effect.op == EFFECT.choose and len(effect.body) == 1 and all(map(brings, effect.body[0]))


def must_go(effects: Effects) -> bool:
    """Whether the die of a run ability is lost in step 4, used or not."""
    return any(effect.op == EFFECT.lose_this and effect.must for effect in effects)


# -------------------------------------------------------------------------------------------------- what is left out


def not_counted(roller: Roller, forced: bool, owed: bool) -> list[str]:
    """The cards that may do more than the figures tell; `forced` says whether another push may be forced, `owed`
    whether one is owed anyway."""
    faces = product(roller.cards, ABILITY_FACES)
    return list(dict.fromkeys(card.id for card, face in faces if is_left_out(roller, card, face, forced, owed)))


def is_left_out(roller: Roller, card: Card, face: int, forced: bool, owed: bool) -> bool:
    if not roller.may_show(card, face):
        return False
    record, kind = roller.state, kind_of(card)
    due = kind in roller.to_roll or record.now[roller.seat, card.colour_number, face - 1] > 0
    checks: dict[str, Callable[[Effect], bool]] = {
        "now": lambda effect: (effect.op == PUSH_AGAIN and not owed) or not due,
        "active": lambda effect: effect.op == EFFECT.safe and not forced,
        "push": lambda effect: effect.op == EFFECT.back_this or (effect.op == EFFECT.back and not forced),
        "pushed": lambda effect: effect.op == EFFECT.gain and effect.is_steady,
        "would_bust": is_saving,
        "bust": lambda effect: effect.op == EFFECT.keep,
        "run": lambda effect: is_counted(roller, effect),
        "compare": lambda effect: roller.swords_known and is_counted(roller, effect),
    }
    return any(
        timing not in checks or not checks[timing](effect)
        for timing in codes.TIMINGS
        for effect in card.program(timing, face)
    )


def is_counted(roller: Roller, effect: Effect) -> bool:
    """Whether an effect of step 4 is in the tallies, or brings nothing."""
    if effect.op != EFFECT.if_:
        return brings(effect) or is_free(effect) or effect.op == EFFECT.lose_this
    known = effect[codes.L_CONDITION] == codes.C_ACTIVE
    if effect[codes.L_CONDITION] == codes.C_LOST:
        known = bool(roller.state.lost[roller.seat]) or not any(map(loses_at_will, roller.cards))
    return known and all(is_counted(roller, inner) for inner in effect.body[0])


def loses_at_will(card: Card) -> bool:
    """Whether it is for the player to say if a die is lost in step 4."""
    effects = flatten(card.program("run", codes.POWER))
    return any(effect.op == EFFECT.lose or (effect.op == EFFECT.lose_this and not effect.must) for effect in effects)


def is_saving(effect: Effect) -> bool:
    return effect.op in (EFFECT.save, EFFECT.lose_this) or rolls_to_save(effect)


def rolls_to_save(effect: Effect) -> bool:
    """Whether an effect rolls gray dice, as many as one likes and wherever they lie, of which a hit saves."""
    everything = effect[codes.L_NUMBER] == codes.ANY_NUMBER and effect[codes.L_ZONES] == codes.EVERY_ZONE
    only_grays = effect.mask == codes.GRAYS and not effect[codes.L_DIFFERENT]
    return effect.is_saving_roll and everything and only_grays
