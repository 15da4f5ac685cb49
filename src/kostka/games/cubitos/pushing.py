"""How a push can go, exactly: the ways to make it, the pushes that it forces, who is saved, what is left of a bust.

Every die goes its own way through the rolls, so their fates are counted one die after the other and joined. Weights are
whole numbers out of six to the number of rolls.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import islice
from math import prod
from typing import NamedTuple

from kostka.games.cubitos.cards import Card
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.effects import PUSH_AGAIN
from kostka.games.cubitos.compiled.effects import X as EFFECT
from kostka.games.cubitos.tally import (
    GAINED_AS,
    UNCAPPED,
    Die,
    Roller,
    Tally,
    kind_of,
    programs,
    rolls_to_save,
)

Counts = int  # counts side by side in one number, so that they add up with it
Weights = dict[Counts, int]
MAX_WAYS = 256  # to look at
ALL = Fraction(1)


# --------------------------------------------------------------------------------------------------------------- ways


class Way(NamedTuple):
    """How to make a push: what lies in Roll and in Active when the dice are rolled."""

    roll: Mapping[int, int]
    active: Mapping[Die, int]
    returned: Mapping[Die, int]  # from Active to Roll
    use: str | None = None  # a card that makes it safe


def ways_to_push(roller: Roller, owed: int, protectors: list[Card]) -> list[Way]:
    """[2] Every way to make a push: with abilities that make it safe, and with dice that go from Active to Roll; `owed`
    of them must."""
    found = [way for way in islice(returns(roller, owed), MAX_WAYS) if way.roll]
    return found + [Way(roller.roll, spend(roller.active, card), {}, card.id) for card in protectors]


def returns(roller: Roller, owed: int) -> Iterator[Way]:
    """Ways by the dice that go from Active to Roll, those that make a bust unlikely first, but for the one without."""
    takes = {
        die: sum(effect[codes.L_NUMBER] for effect in effects if effect.op == EFFECT.back)
        for die, effects in programs(roller.cards, "push").items()
    }
    todo, seen = [(Counter(roller.active), owed)], set[Hashable]()
    while todo:
        active, left = todo.pop()
        if (state := (frozenset(active.items()), left)) in seen:
            continue
        seen.add(state)
        if left == 0 or not active:
            yield way_from(roller, active)
        able = [die for die in active if left or (die in takes and not goes_later(roller, active, die))]
        for die in sorted(able, key=lambda die: -blanks(roller, die[0])):
            todo.append((without(active, die), left - 1 if left else takes[die]))


def goes_later(roller: Roller, active: Mapping[Die, int], die: Die) -> bool:
    """Whether a power face that does no more than a symbol has to wait for one."""
    kind, face = die
    return (
        face == codes.POWER and (kind, codes.SYMBOL) in active and not roller.board.power_differs[kind - codes.COLOURED]
    )


def way_from(roller: Roller, active: Mapping[Die, int]) -> Way:
    returned = Counter(roller.active) - Counter(active)
    roll = Counter(roller.roll) + Counter(kind for kind, _ in returned.elements())
    return Way(roll, active, returned)


def without(dice: Mapping[Die, int], die: Die) -> Counter[Die]:
    """The dice but for one of these."""
    return Counter(dice) - Counter([die])


def spend(active: Mapping[Die, int], card: Card) -> Mapping[Die, int]:
    """[6] Dice that are used show a blank, symbols before power faces."""
    kind, left = kind_of(card), Counter(active)
    for _ in range(card.symbols):
        left = without(left, (kind, codes.SYMBOL if (kind, codes.SYMBOL) in left else codes.POWER))
        left[kind, codes.BLANK] += 1
    return left


def blanks(roller: Roller, kind: int) -> int:
    return sum(int(face) == codes.BLANK for face in roller.board.sides[kind])


def no_hit(roller: Roller, dice: Mapping[int, int]) -> Fraction:
    """The chance that none of these dice hits."""
    return prod((Fraction(blanks(roller, kind), codes.SIDES) ** n for kind, n in dice.items()), start=Fraction(1))


# ---------------------------------------------------------------------------------------------------- fates of dice

IN_ROLL = -1  # in place of a face in Active
BITS = 12  # of a count; no dice of a box bring more than that holds
COUNT = (1 << BITS) - 1


class Throw(NamedTuple):
    """Some pushes in a row, each but the last showing a die that forces the next one.

    `empty`: the last one does so too but leaves nothing in Roll. `missed`: it shows no hit.
    """

    pushes: int
    empty: bool = False
    missed: bool = False


class Fates:
    """What becomes of dice in a throw, as counts: flags of the throw, then those that a tally reads."""

    def __init__(self, push: "Push", throw: Throw, tally: Tally, reads: Callable[[Die], bool]) -> None:
        self.push, self.throw, self.tally, self.reads = push, throw, tally, reads
        caps: dict[Hashable, int] = {"left": 1, "hit": 1, "earned": UNCAPPED, "earning": UNCAPPED}
        caps |= {("forces", n): 1 for n in range(1, throw.pushes + throw.empty)}
        caps |= {("risk", n): codes.RISKY for n in range(2, throw.pushes + 1) if not push.at_risk}
        caps |= {("shows", die): UNCAPPED for die in push.watched if throw.missed}
        self.flags = (1 << BITS * len(caps)) - 1
        caps |= {name: column.cap for name, column in tally.columns.items()}
        self.shifts = {name: BITS * place for place, name in enumerate(caps)}
        self.limits = [(self.shifts[name], cap) for name, cap in caps.items() if cap != UNCAPPED]
        self.earns = push.earns(tally)

    def of_all(self) -> Weights:
        """The fates of all dice in Roll and Active together, with weights out of six to the pushes of each die.

        Dice that force a push come first: without them there is no such throw.
        """
        dice = {(kind, IN_ROLL): number for kind, number in self.push.way.roll.items()} | dict(self.push.way.active)
        again = self.push.forcing_kinds
        forcing = [(self.of_one(die), number) for die, number in dice.items() if die[0] in again]
        others = [(self.of_one(die), number) for die, number in dice.items() if die[0] not in again]
        forces = [("forces", n) for n in range(1, self.throw.pushes + self.throw.empty)]
        able = {
            counts: weight
            for counts, weight in self.together({0: 1}, forcing).items()
            if all(self.count(counts, flag) for flag in forces)
        }
        return self.together(able, others)

    def together(self, total: Weights, dice: Iterable[tuple[Weights, int]]) -> Weights:
        """With the fates of more dice, each given with the number of such dice."""
        for fate, number in dice:
            group = fate
            for _ in range(number - 1):
                group = self.capped(join(group, fate))
            total = self.capped(join(total, group))
        return total

    def capped(self, weights: Weights) -> Weights:
        """Counts no farther than they matter."""
        found: Weights = {}
        for counts, weight in weights.items():
            for shift, cap in self.limits:
                if (beyond := (counts >> shift & COUNT) - cap) > 0:
                    counts -= beyond << shift
            found[counts] = found.get(counts, 0) + weight
        return found

    def of_one(self, die: Die) -> Weights:
        kind, face = die
        fates = {(face, 0): 1}
        for number in range(1, self.throw.pushes + 1):
            after = Counter[tuple[int, Counts]]()
            for (face, counts), weight in fates.items():
                for shown, seen, sides in self.after_push((kind, face), counts, number):
                    after[shown, seen] += sides * weight
            fates = after
        found = Counter[Counts]()
        for (face, counts), weight in fates.items():
            if face != IN_ROLL or not self.throw.empty:
                found[self.at_end((kind, face), counts)] += weight
        return found

    def of_fresh(self, kind: int) -> Weights:
        """One more roll of a die."""
        found = Counter[Counts]()
        for face in self.push.roller.board.sides[kind].tolist():
            found[0 if face == codes.BLANK else self.reading(self.note(0, "hit"), {(kind, face): 1})] += 1
        return found

    def after_push(self, die: Die, counts: Counts, number: int) -> Iterator[tuple[int, Counts, int]]:
        """What a die can show after a push, its counts then, and how many of its sides do so. Before it, a die in Roll
        makes the push possible and one in Active makes it a risk; after it, a hit may force another. [1, 2]"""
        (kind, face), last = die, number == self.throw.pushes
        if face != IN_ROLL:
            counts = self.note(counts, ("risk", number))
        elif last:
            counts = self.note(counts, "left")
        if face != IN_ROLL and (number == 1 or die not in self.push.returning):
            yield face, self.note(counts, "earning" if last else "earned", self.earns.get(die, 0)), codes.SIDES
            return
        for side, sides in Counter(self.push.roller.board.sides[kind].tolist()).items():
            forces = (kind, side) in self.push.forcing
            if side == codes.BLANK:
                yield IN_ROLL, counts, sides
            elif not last or not (self.throw.missed or (forces and not self.throw.empty)):
                seen = self.note(counts, ("forces", number)) if forces else counts
                yield side, self.note(seen, "hit") if last else seen, sides

    def at_end(self, die: Die, counts: Counts) -> Counts:
        """The die is read where it lies in Active."""
        counts = self.note(counts, ("shows", die))
        return self.reading(counts, {die: 1}) if die[1] != IN_ROLL and self.reads(die) else counts

    def reading(self, counts: Counts, dice: Mapping[Die, int]) -> Counts:
        """The counts with some more dice in Active."""
        for name, column in self.tally.columns.items():
            counts += column.total(dice) << self.shifts[name]
        return counts

    def bare(self, counts: Counts) -> Counts:
        """The counts with nothing in Active."""
        return counts & self.flags

    def amount(self, counts: Counts, busted: bool = False) -> int:
        """What the player then has of the tally's resource."""
        earned = self.count(counts, "earned") + (0 if busted else self.count(counts, "earning"))
        return self.tally.amount({name: self.count(counts, name) for name in self.tally.columns}) + earned

    def note(self, counts: Counts, flag: Hashable, number: int = 1) -> Counts:
        return counts + (number << self.shifts[flag]) if flag in self.shifts else counts

    def count(self, counts: Counts, flag: Hashable) -> int:
        return counts >> self.shifts[flag] & COUNT


def join(left: Weights, right: Weights) -> Weights:
    """Two groups of dice together."""
    found: Weights = {}
    for a, p in left.items():
        for b, q in right.items():
            found[a + b] = found.get(a + b, 0) + p * q
    return found


# --------------------------------------------------------------------------------------------------- ends of a push


class Ending(NamedTuple):
    """How a push can end, with its chance: after how many rolls, in a bust or not, with how much of a resource."""

    pushes: int
    busted: bool
    amount: int
    chance: Fraction


class Push:
    """A push in one way, played against a bust: at a push that it forces all dice return to Roll that can do so by
    themselves, and dice that save are used. [1, 2, 18, 19]"""

    def __init__(self, roller: Roller, way: Way, at_risk: bool) -> None:
        self.roller, self.way, self.at_risk = roller, way, at_risk
        self.is_safe = way.use is not None or bool(roller.state.safe[roller.seat])
        now, on_push = programs(roller.cards, "now"), programs(roller.cards, "push")
        self.would_bust, self.on_bust = programs(roller.cards, "would_bust"), programs(roller.cards, "bust")
        self.forcing = {die for die, effects in now.items() if any(e.op == PUSH_AGAIN for e in effects)}
        self.forcing_kinds = {kind for kind, _ in self.forcing}
        self.returning = {die for die, effects in on_push.items() if [e.op for e in effects] == [EFFECT.back_this]}
        self.returning -= {die for die in self.returning if die[0] in self.forcing_kinds}
        self.saving = {die for die, effects in self.would_bust.items() if any(e.op == EFFECT.save for e in effects)}
        self.rerolling = {die for die, effects in self.would_bust.items() if any(map(rolls_to_save, effects))}
        self.watched = self.saving | self.rerolling | self.on_bust.keys()

    def earns(self, tally: Tally) -> dict[Die, int]:
        """What active dice bring after each push without a bust."""
        return {
            die: sum(
                effect[codes.L_FACTOR]
                for effect in effects
                if effect.is_steady and GAINED_AS[effect[codes.L_RESOURCE]] == tally.resource
            )
            for die, effects in programs(self.roller.cards, "pushed").items()
        }

    def endings(self, tally: Tally) -> Iterator[Ending]:
        """All ends; their chances sum to one."""
        longest = 1 + sum(number for kind, number in self.way.roll.items() if kind in self.forcing_kinds)
        for pushes in range(1, longest + 1):
            yield from self.kept(tally, Throw(pushes))
            if pushes < longest:
                yield from self.kept(tally, Throw(pushes, empty=True))
            if pushes > 1 or (self.at_risk and not self.is_safe):
                yield from self.saved(tally, pushes)
                yield from self.saved_by_grays(tally, pushes)
                yield from self.busted(tally, pushes)

    @cached_property
    def ends(self) -> list[Ending]:
        """The ends of the push, whatever it brings."""
        return list(self.endings(Tally(self.roller)))

    @property
    def bust(self) -> Fraction:
        return sum((end.chance for end in self.ends if end.busted), Fraction(0))

    @property
    def bust_forced(self) -> Fraction:
        """The chance to bust in a push that this one forces."""
        return sum((end.chance for end in self.ends if end.busted and end.pushes > 1), Fraction(0))

    @property
    def forced(self) -> Fraction:
        """The chance that another push is forced."""
        return sum((end.chance for end in self.ends if end.pushes > 1), Fraction(0))

    def is_risky(self, fates: Fates, counts: Counts) -> bool:
        """[1] Whether the last push is at risk."""
        pushes = fates.throw.pushes
        if pushes == 1:
            return self.at_risk and not self.is_safe
        return self.at_risk or any(fates.count(counts, ("risk", n)) >= codes.RISKY for n in range(2, pushes + 1))

    def kept(self, tally: Tally, throw: Throw) -> Iterator[Ending]:
        """With a hit, without risk, or with nothing left to roll."""
        fates, amounts = Fates(self, throw, tally, lambda die: True), Counter[int]()
        for counts, weight in fates.of_all().items():
            hit, left = fates.count(counts, "hit"), fates.count(counts, "left")
            if throw.empty or (left and (hit or not self.is_risky(fates, counts))):
                amounts[fates.amount(counts)] += weight
        yield from self.ended(throw.pushes, False, amounts)

    def ended(self, pushes: int, busted: bool, amounts: Mapping[int, int], share: Fraction = ALL) -> Iterator[Ending]:
        """Amounts by their weights, as a share of all there is."""
        dice = sum(self.way.roll.values()) + sum(self.way.active.values())
        for amount, weight in amounts.items():
            yield Ending(pushes, busted, amount, share * Fraction(weight, codes.SIDES ** (pushes * dice)))

    # ................................................................................................ all dice missed

    def misses(self, fates: Fates) -> Iterator[tuple[Counts, int, Mapping[Die, int]]]:
        """All ways to come to a roll at risk without a hit, each with the dice that matter then."""
        for counts, weight in fates.of_all().items():
            if fates.count(counts, "left") and self.is_risky(fates, counts):
                shown = {die: fates.count(counts, ("shows", die)) for die in self.watched}
                yield counts, weight, {die: number for die, number in shown.items() if number}

    def saved(self, tally: Tally, pushes: int) -> Iterator[Ending]:
        """By a die that is used up or lost for it."""
        fates = Fates(self, Throw(pushes, missed=True), tally, lambda die: die not in self.saving)
        amounts = Counter[int]()
        for counts, weight, shown in self.misses(fates) if self.saving else ():
            if savers := {die: number for die, number in shown.items() if die in self.saving}:
                used = min(savers)
                counts = fates.reading(counts, without(savers, used))
                if any(effect.op == EFFECT.lose_this for effect in self.would_bust[used]):
                    counts = fates.note(counts, "lost")
                else:
                    counts = fates.reading(counts, {(used[0], codes.BLANK): 1})
                amounts[fates.amount(counts)] += weight
        yield from self.ended(pushes, False, amounts)

    def saved_by_grays(self, tally: Tally, pushes: int) -> Iterator[Ending]:
        """By a hit of all gray dice there are, rolled once for each die that may do so until one hits."""
        fates = Fates(self, Throw(pushes, missed=True), tally, lambda die: die[0] not in self.grays)
        before: dict[int, Weights] = {}
        for counts, weight, shown in self.misses(fates) if self.rerolling else ():
            if rolls := self.gray_rolls(shown):
                before.setdefault(rolls, {})[counts] = weight
        failure, grays = no_hit(self.roller, self.grays), [(fates.of_fresh(kind), n) for kind, n in self.grays.items()]
        for rolls, weights in before.items():
            amounts = Counter[int]()
            for counts, weight in fates.together(weights, grays).items():
                if fates.count(counts, "hit"):
                    amounts[fates.amount(counts)] += weight
            tries = sum((failure**n for n in range(rolls)), Fraction(0))
            yield from self.ended(pushes, False, amounts, tries / codes.SIDES ** sum(self.grays.values()))

    def busted(self, tally: Tally, pushes: int) -> Iterator[Ending]:
        """[19] Nothing is left of Active but what a die keeps there, and there is a step on the fan track."""
        kept = {kind for effects in self.on_bust.values() for effect in effects for kind in effect.kinds}
        fates = Fates(self, Throw(pushes, missed=True), tally, lambda die: die[0] in kept)
        amounts: dict[int, Counter[int]] = {}
        for counts, weight, shown in self.misses(fates):
            if not self.saving & shown.keys():
                left = counts if self.on_bust.keys() & shown.keys() else fates.bare(counts)
                amount = fates.amount(fates.note(left, "fans"), busted=True)
                amounts.setdefault(self.gray_rolls(shown), Counter())[amount] += weight
        for rolls, found in amounts.items():
            yield from self.ended(pushes, True, found, no_hit(self.roller, self.grays) ** rolls)

    def gray_rolls(self, shown: Mapping[Die, int]) -> int:
        """How often all gray dice can be rolled against a bust that nothing else averts."""
        if self.saving & shown.keys() or not self.grays:
            return 0
        return sum(number for die, number in shown.items() if die in self.rerolling)

    @cached_property
    def grays(self) -> dict[int, int]:
        """The gray dice of the player, wherever they lie."""
        record, seat, found = self.roller.state, self.roller.seat, dict[int, int]()
        for kind in (codes.LIGHT_GRAY, codes.DARK_GRAY):
            lying = self.way.roll.get(kind, 0) + sum(n for (k, _), n in self.way.active.items() if k == kind)
            found[kind] = lying + int(record.draw[seat, kind]) + int(record.discard[seat, kind])
        return {kind: number for kind, number in found.items() if number}
