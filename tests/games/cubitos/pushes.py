"""Pushes played out by the rules, every die on every face: what the odds of a push must agree with.

A position here is quiet: the rivals have passed, everybody can afford a foot, so that the game waits where Move begins
with all that step 4 brought still to be seen. Few dice lie in Roll, and none on a card that the odds do not count.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np

from kostka.core.compiled.chance import SCRIPT_TOO_SHORT, from_script
from kostka.core.declare.events import new_events
from kostka.core.game import Board, State
from kostka.core.position import Position, View, copied
from kostka.games.cubitos import GAME
from kostka.games.cubitos.board import Options, card_names
from kostka.games.cubitos.cards import printed_cards
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.state import E as EVENT
from kostka.games.cubitos.compiled.state import M as MOVE
from kostka.games.cubitos.compiled.state import P as QUESTION
from kostka.games.cubitos.compiled.zones import pending
from kostka.games.cubitos.odds import push_odds
from tests.games.cubitos.wandering import wander

RESOURCES = ("money", "feet", "credits", "swords", "fans")
Amounts = tuple[int, ...]

# ---------------------------------------------------------------------------------------------------------- positions


def drawn_position(seed: int, *named: str, most: int = 3) -> View:
    """Any cards beside those that are named, any dice: up to `most` in Roll, some in Active, few elsewhere."""
    chance, colour = np.random.default_rng(seed), {id: card.colour for id, card in printed_cards().items()}
    cards = {of: str(chance.choice([id for id in colour if colour[id] == of])) for of in codes.COLOURS}
    cards |= {colour[id]: id for id in named}
    start = int(chance.integers(2))
    board = GAME.set_board(Options(set="custom", cards=tuple(cards.values()), start=start), 2)
    state = np.zeros(1, codes.STATE.type)
    record = state[0]
    record.phase, record.rounds, record.start = codes.ROLL, 1, board[0].start
    record.trays[:] = board[0].number
    record.trays[codes.START_DIE] = 0
    record.roll[record.start, codes.START_DIE] = 1
    common = [kind for kind in range(codes.KINDS_OF_DICE) if kind != codes.START_DIE]
    favourites = [codes.DICE.index(colour[id]) for id in named] or [int(kind) for kind in chance.choice(common, 3)]
    favourites.append(codes.LIGHT_GRAY)
    for seat, zone in product(range(2), ("roll", "active", "draw", "discard")):
        for _ in range(int(chance.integers(0, {"roll": most + 1, "active": 6}.get(zone, 3)))):
            kind = int(chance.choice(favourites if chance.random() < 0.7 else common))
            if record.trays[kind] == 0:
                continue
            record.trays[kind] -= 1
            if zone == "active":
                record.active[seat, kind, chance.choice([f for f in board[0].sides[kind] if f != codes.BLANK])] += 1
            else:
                record[zone][seat, kind] += 1
    record.fans[:2] = chance.integers(0, int(board[0].last_fan) + 1, 2)
    record.space[:2] = chance.integers(0, 20, 2)
    record.at_risk[0], record.lost[0] = chance.integers(2), chance.integers(2)
    record.depth[0], record.stack[0, 0, 0] = 1, QUESTION.push_or_pass
    return is_quiet(Position(GAME, board, state), 0, most)


def played_positions(set: str, seed: int, plies: int, most: int = 3) -> Iterator[View]:
    """Positions of a race in which a player may push."""
    for match in wander(set, 2, seed, plies):
        for seat in match.to_act:
            if MOVE.push in match.position.legal(seat):
                yield is_quiet(match.position, seat, most)


def is_quiet(position: Position, seat: int, most: int) -> View:
    board, state = position.board, copied(position.state)
    record = state[0]
    record.credits[:] += codes.FOOT_PRICE
    for rival in range(int(board[0].seats)):
        if rival != seat:
            record.depth[rival], record.stack[rival] = 0, 0
            for name in ("now", "ready", "forced", "picked", "at_risk", "safe"):
                record[name][rival] = 0
            put_away(board, state, rival, ["chilly-mcchillster", "punk-fruit", "broken-cow"])
    record.forced[seat] = min(int(record.forced[seat]), 1)
    record.now[seat] = 0
    while record.stack[seat, record.depth[seat] - 1, 0] == QUESTION.now:
        record.stack[seat, record.depth[seat] - 1], record.depth[seat] = 0, record.depth[seat] - 1
    while record.roll[seat].sum() > most:
        kind = int(record.roll[seat].argmax())
        record.roll[seat, kind], record.trays[kind] = record.roll[seat, kind] - 1, record.trays[kind] + 1
    if MOVE.push in position.with_state(state).legal(seat):
        put_away(board, state, seat, push_odds(position.with_state(state).view(seat))["not_counted"])
    return position.with_state(state).view(seat)


def put_away(board: Board, state: State, seat: int, cards: list[str]) -> None:
    """Dice on these cards go back to their trays."""
    for card in cards:
        if card in card_names(board):
            kind = codes.COLOURED + card_names(board).index(card)
            state[0].trays[kind] += state[0].roll[seat, kind] + state[0].active[seat, kind].sum()
            state[0].roll[seat, kind], state[0].active[seat, kind] = 0, 0


# ------------------------------------------------------------------------------------------------------------ playing


def outcomes(view: View, seat: int, move: int) -> Iterator[tuple[Fraction, View]]:
    """What a move can lead to, with the chance of each: all faces of all dice that it rolls."""
    todo: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while todo:
        draws, chance = todo.pop()
        after, script, events = copied(view.state), from_script(draws), new_events()
        GAME.kernels.apply(view.board, after, seat, move, script, events)
        if script[0].fault != SCRIPT_TOO_SHORT:
            yield chance, view.with_state(after)
            continue
        rows = events[0].rows[: events[0].count]
        kind = [int(row[3]) for row in rows if row[0] == EVENT.roll for _ in range(row[5])][len(draws)]
        sides = view.board[0].sides[kind].tolist()
        todo += [([*draws, sides.index(face)], chance * Fraction(n, codes.SIDES)) for face, n in Counter(sides).items()]


class Player:
    """Plays one push in one way to the end of step 4."""

    def __init__(self, view: View) -> None:
        self.view, self.seat = view, view.seat
        self.best: dict[View, Amounts] = {}

    def question(self, view: View) -> int:
        """What the player is asked; -1 if the Roll Phase is over for them."""
        if view.state[0].phase != codes.ROLL or view.state[0].depth[self.seat] == 0:
            return -1
        return int(pending(view.state[0], self.seat))

    def least_bust(self, view: View, pushed: bool = False) -> Fraction:
        """The chance to bust under the best play against it; only forced pushes follow the first."""
        record, question = view.state[0], self.question(view)
        if record.busted[self.seat] or question in (-1, QUESTION.bust_discard):
            return Fraction(int(record.busted[self.seat]))
        moves = view.moves
        if question == QUESTION.push_or_pass and pushed and (not record.forced[self.seat] or MOVE.pass_ in moves):
            return Fraction(0)
        if question == QUESTION.pick:
            moves = [self.roll_everything(moves)]
        tried = [move for move in moves if move not in (MOVE.pass_, MOVE.wait)]
        return min(
            sum(
                (p * self.least_bust(after, pushed or move == MOVE.push) for p, after in self.outcomes(view, move)),
                Fraction(0),
            )
            for move in tried
        )

    def outcomes(self, view: View, move: int) -> Iterator[tuple[Fraction, View]]:
        return outcomes(view, self.seat, move)

    def roll_everything(self, moves: list[int]) -> int:
        """Dice in Active first: "roll all" leaves them."""
        return next(
            (move for move in moves if move >= MOVE.roll + codes.IN_ACTIVE * codes.KINDS_OF_DICE),
            int(MOVE.roll_all),
        )

    def push(self, way: Mapping[str, Any]) -> Counter[tuple[bool, Amounts]]:
        """The chance of each end of a push that is made in a way of the odds: busted or not, with what."""
        if way["use"]:
            (self.view,) = [after for _, after in self.outcomes(self.view, self.use_of(self.view))]
        found: Counter[tuple[bool, Amounts]] = Counter()
        ends = list(self.outcomes(self.view, MOVE.push))
        if len(ends) == 1:  # nothing has been rolled yet
            ends = list(self.returned(ends[0][1], Counter(way["return"])))
        for chance, after in ends:
            self.play_on(after, chance, found)
        return found

    def use_of(self, view: View) -> int:
        return next(move for move in view.moves if MOVE.use <= move < MOVE.skip)

    def returned(self, view: View, back: Counter[str]) -> Iterator[tuple[Fraction, View]]:
        """Find the answers by which just these dice go to Roll, and roll."""
        start, todo = self.shown(self.view), [view]
        while todo:
            now = todo.pop()
            gone = start - self.shown(now)
            for move in now.moves:
                if self.question(now) == QUESTION.on_push and gone == back and move == MOVE.done:
                    yield from self.outcomes(now, move)
                    return
                if move == MOVE.done:
                    continue
                trial = list(self.outcomes(now, move))
                if len(trial) == 1 and self.question(trial[0][1]) in (QUESTION.on_push, QUESTION.return_):
                    todo.append(trial[0][1])
                elif self.went(now, move, start) == back:
                    yield from trial
                    return
        raise AssertionError(f"no answers return {back}")

    def went(self, view: View, move: int, start: Counter[str]) -> Counter[str]:
        """The dice that have gone to Roll when a move makes the roll."""
        gone, left, text = start - self.shown(view), self.shown(view), view.names.texts[move]
        die = text.removeprefix("return ")
        if text.startswith("use "):
            card = card_names(view.board).index(text.split()[1])
            has_symbol = view.state[0].active[self.seat, codes.COLOURED + card, codes.SYMBOL] and not text.endswith(
                " power"
            )
            die = f"{codes.COLOURS[card]} {'symbol' if has_symbol else 'power'}"
        events = new_events()
        GAME.kernels.apply(view.board, copied(view.state), self.seat, move, from_script([]), events)
        more = sum(int(row[0]) == EVENT.return_ for row in events[0].rows[: events[0].count]) - 1
        left -= Counter([die])
        assert len(left) == 1 or more <= 0, "dice return by themselves only if there is no choice"
        return gone + Counter([die]) + Counter(dict.fromkeys(left, more))

    def shown(self, view: View) -> Counter[str]:
        active = view.state[0].active[self.seat]
        return Counter(
            {
                f"{codes.DICE[k]} {codes.FACES[f]}": int(active[k, f])
                for k, f in np.ndindex(*active.shape)
                if active[k, f]
            }
        )

    def play_on(self, view: View, chance: Fraction, found: Counter[tuple[bool, Amounts]]) -> None:
        """From the roll to the end of step 4."""
        question = self.question(view)
        if question == -1:
            found[bool(view.state[0].busted[self.seat]), self.step_4(view)] += chance  # type: ignore[assignment]
            return
        for p, after in self.outcomes(view, self.answer(view, question)):
            self.play_on(after, chance * p, found)

    def answer(self, view: View, question: int) -> int:
        moves = view.moves
        uses = [move for move in moves if MOVE.use <= move < MOVE.skip]
        if question == QUESTION.push_or_pass:
            return int(MOVE.push if MOVE.pass_ not in moves else MOVE.pass_)
        if question in (QUESTION.on_push, QUESTION.would_bust, QUESTION.bust):
            return int(uses[0] if uses else MOVE.done if MOVE.done in moves else MOVE.bust)
        if question == QUESTION.pick:
            return self.roll_everything(moves)
        assert question == QUESTION.bust_discard, codes.PENDING[question]
        return int(MOVE.done)

    def step_4(self, view: View) -> Amounts:
        """The most of each resource that using dice in any order brings."""
        record = view.state[0]
        if record.phase == codes.MOVE:
            feet = int(record.feet[self.seat]) + int(record.water[self.seat])
            return (
                int(record.money[self.seat]),
                feet,
                int(record.credits[self.seat]),
                int(record.swords[self.seat]),
                int(record.fans[self.seat]),
            )
        if (known := self.best.get(view)) is not None:
            return known
        mover = self.seat if record.depth[self.seat] else view.to_act[0]
        moves = view.legal(mover)
        tried = moves if mover == self.seat else moves[-1:]
        ends = [self.step_4(after) for move in tried for _, after in outcomes(view, mover, move)]
        best = tuple(map(max, zip(*ends, strict=True)))
        self.best[view] = best
        return best


# ----------------------------------------------------------------------------------------------------------- comparing


def check(view: View) -> bool:
    """Whether the odds tell of a push at all; if so, they must tell what the rules do with it."""
    if view.seat not in view.to_act or MOVE.push not in view.moves:
        return False
    found = push_odds(view)
    assert found["not_counted"] == []
    assert found["push"]["bust"] == Player(view).least_bust(view)
    assert found["push"]["bust"] == min(way["bust"] for way in found["push"]["ways"])
    for way in found["push"]["ways"]:
        ends = Player(view).push(way)
        assert sum(ends.values()) == 1
        assert sum(chance for (busted, _), chance in ends.items() if busted) == way["bust"]
        for i, resource in enumerate(RESOURCES):
            mean = sum((amounts[i] * chance for (_, amounts), chance in ends.items()), Fraction(0))
            assert mean == way[f"expected_{resource}"], (resource, way)
    ends = Player(view).push(found["push"])
    for i, resource in enumerate(RESOURCES):
        amounts: dict[int, Fraction] = {}
        for (_, had), chance in ends.items():
            amounts[had[i]] = amounts.get(had[i], Fraction(0)) + chance
        assert found["push"][resource] == amounts, resource
    return True
