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

from kostka.core.chance import SCRIPT_TOO_SHORT, from_script
from kostka.core.events import new_events
from kostka.core.game import Board, State, copied
from kostka.games.cubitos import GAME
from kostka.games.cubitos.board import Options, card_names
from kostka.games.cubitos.cards import printed_cards
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import E, M, P
from kostka.games.cubitos.compiled.zones import pending
from kostka.games.cubitos.odds import push_odds
from tests.games.cubitos.wandering import wander

RESOURCES = ("money", "feet", "credits", "swords", "fans")
Position = tuple[Board, State, int]
Amounts = tuple[int, ...]

# ---------------------------------------------------------------------------------------------------------- positions


def drawn_position(seed: int, *named: str, most: int = 3) -> Position:
    """Any cards beside those that are named, any dice: up to `most` in Roll, some in Active, few elsewhere."""
    chance, colour = np.random.default_rng(seed), {id: card.colour for id, card in printed_cards().items()}
    cards = {of: str(chance.choice([id for id in colour if colour[id] == of])) for of in s.COLOURS}
    cards |= {colour[id]: id for id in named}
    start = int(chance.integers(2))
    board = GAME.set_board(Options(set="custom", cards=tuple(cards.values()), start=start), 2)
    state = np.zeros(1, s.STATE.type)
    record = state[0]
    record.phase, record.rounds, record.start = s.ROLL, 1, board[0].start
    record.trays[:] = board[0].number
    record.trays[s.START_DIE] = 0
    record.roll[record.start, s.START_DIE] = 1
    common = [kind for kind in range(s.KINDS_OF_DICE) if kind != s.START_DIE]
    favourites = [s.DICE.index(colour[id]) for id in named] or [int(kind) for kind in chance.choice(common, 3)]
    favourites.append(s.LIGHT_GRAY)
    for seat, zone in product(range(2), ("roll", "active", "draw", "discard")):
        for _ in range(int(chance.integers(0, {"roll": most + 1, "active": 6}.get(zone, 3)))):
            kind = int(chance.choice(favourites if chance.random() < 0.7 else common))
            if record.trays[kind] == 0:
                continue
            record.trays[kind] -= 1
            if zone == "active":
                record.active[seat, kind, chance.choice([f for f in board[0].sides[kind] if f != s.BLANK])] += 1
            else:
                record[zone][seat, kind] += 1
    record.fans[:2] = chance.integers(0, int(board[0].last_fan) + 1, 2)
    record.space[:2] = chance.integers(0, 20, 2)
    record.at_risk[0], record.lost[0] = chance.integers(2), chance.integers(2)
    record.depth[0], record.stack[0, 0, 0] = 1, P.push_or_pass
    return quiet((board, state, 0), most)


def played_positions(set: str, seed: int, plies: int, most: int = 3) -> Iterator[Position]:
    """Positions of a race in which a player may push."""
    for match in wander(set, 2, seed, plies):
        for seat in match.to_act:
            if M.push in GAME.legal(match.board, match.state, seat):
                yield quiet((match.board, copied(match.state), seat), most)


def quiet(position: Position, most: int) -> Position:
    board, state, seat = position
    record = state[0]
    record.credits[:] += s.FOOT_PRICE
    for rival in range(int(board[0].seats)):
        if rival != seat:
            record.depth[rival], record.stack[rival] = 0, 0
            for name in ("now", "ready", "forced", "picked", "at_risk", "safe"):
                record[name][rival] = 0
            put_away(board, state, rival, ["chilly-mcchillster", "punk-fruit", "broken-cow"])
    record.forced[seat] = min(int(record.forced[seat]), 1)
    record.now[seat] = 0
    while record.stack[seat, record.depth[seat] - 1, 0] == P.now:
        record.stack[seat, record.depth[seat] - 1], record.depth[seat] = 0, record.depth[seat] - 1
    while record.roll[seat].sum() > most:
        kind = int(record.roll[seat].argmax())
        record.roll[seat, kind], record.trays[kind] = record.roll[seat, kind] - 1, record.trays[kind] + 1
    if moves := GAME.legal(board, state, seat):
        put_away(board, state, seat, push_odds(board, state, seat)["not_counted"] if M.push in moves else [])
    return position


def put_away(board: Board, state: State, seat: int, cards: list[str]) -> None:
    """Dice on these cards go back to their trays."""
    for card in cards:
        if card in card_names(board):
            kind = s.COLOURED + card_names(board).index(card)
            state[0].trays[kind] += state[0].roll[seat, kind] + state[0].active[seat, kind].sum()
            state[0].roll[seat, kind], state[0].active[seat, kind] = 0, 0


# ------------------------------------------------------------------------------------------------------------ playing


def outcomes(board: Board, state: State, seat: int, move: int) -> Iterator[tuple[Fraction, State]]:
    """What a move can lead to, with the chance of each: all faces of all dice that it rolls."""
    todo: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while todo:
        draws, chance = todo.pop()
        after, script, events = copied(state), from_script(draws), new_events()
        GAME.compiled["apply"](board, after, seat, move, script, events)
        if script[0].fault != SCRIPT_TOO_SHORT:
            yield chance, after
            continue
        rows = events[0].rows[: events[0].count]
        kind = [int(row[3]) for row in rows if row[0] == E.roll for _ in range(row[5])][len(draws)]
        sides = board[0].sides[kind].tolist()
        todo += [([*draws, sides.index(face)], chance * Fraction(n, s.SIDES)) for face, n in Counter(sides).items()]


class Player:
    """Plays one push in one way to the end of step 4."""

    def __init__(self, position: Position) -> None:
        self.board, self.state, self.seat = position
        self.best: dict[bytes, Amounts] = {}

    def legal(self, state: State) -> list[int]:
        return GAME.legal(self.board, state, self.seat)

    def question(self, state: State) -> int:
        """What the player is asked; -1 if the Roll Phase is over for them."""
        if state[0].phase != s.ROLL or state[0].depth[self.seat] == 0:
            return -1
        return int(pending(state[0], self.seat))

    def least_bust(self, state: State, pushed: bool = False) -> Fraction:
        """The chance to bust under the best play against it; only forced pushes follow the first."""
        question = self.question(state)
        if state[0].busted[self.seat] or question in (-1, P.bust_discard):
            return Fraction(int(state[0].busted[self.seat]))
        moves = self.legal(state)
        if question == P.push_or_pass and pushed and (not state[0].forced[self.seat] or M.pass_ in moves):
            return Fraction(0)
        if question == P.pick:
            moves = [self.roll_everything(moves)]
        tried = [move for move in moves if move not in (M.pass_, M.wait)]
        return min(
            sum(
                (p * self.least_bust(after, pushed or move == M.push) for p, after in self.outcomes(state, move)),
                Fraction(0),
            )
            for move in tried
        )

    def outcomes(self, state: State, move: int) -> Iterator[tuple[Fraction, State]]:
        return outcomes(self.board, state, self.seat, move)

    def roll_everything(self, moves: list[int]) -> int:
        """Dice in Active first: "roll all" leaves them."""
        return next((move for move in moves if move >= M.roll + s.IN_ACTIVE * s.KINDS_OF_DICE), int(M.roll_all))

    def push(self, way: Mapping[str, Any]) -> Counter[tuple[bool, Amounts]]:
        """The chance of each end of a push that is made in a way of the odds: busted or not, with what."""
        texts = GAME.names(self.board).texts
        if way["use"]:
            (self.state,) = [after for _, after in self.outcomes(self.state, self.use_of(self.state))]
        found: Counter[tuple[bool, Amounts]] = Counter()
        ends = list(self.outcomes(self.state, M.push))
        if len(ends) == 1:  # nothing has been rolled yet
            ends = list(self.returned(ends[0][1], Counter(way["return"]), texts))
        for chance, after in ends:
            self.play_on(after, chance, found)
        return found

    def use_of(self, state: State) -> int:
        return next(move for move in self.legal(state) if M.use <= move < M.skip)

    def returned(self, state: State, back: Counter[str], texts: list[str]) -> Iterator[tuple[Fraction, State]]:
        """Find the answers by which just these dice go to Roll, and roll."""
        start, todo = self.shown(self.state), [state]
        while todo:
            now = todo.pop()
            gone = start - self.shown(now)
            for move in self.legal(now):
                if self.question(now) == P.on_push and gone == back and move == M.done:
                    yield from self.outcomes(now, move)
                    return
                if move == M.done:
                    continue
                trial = list(self.outcomes(now, move))
                if len(trial) == 1 and self.question(trial[0][1]) in (P.on_push, P.return_):
                    todo.append(trial[0][1])
                elif self.went(now, move, texts, start) == back:
                    yield from trial
                    return
        raise AssertionError(f"no answers return {back}")

    def went(self, state: State, move: int, texts: list[str], start: Counter[str]) -> Counter[str]:
        """The dice that have gone to Roll when a move makes the roll."""
        gone, left, text = start - self.shown(state), self.shown(state), texts[move]
        die = text.removeprefix("return ")
        if text.startswith("use "):
            card = card_names(self.board).index(text.split()[1])
            has_symbol = state[0].active[self.seat, s.COLOURED + card, s.SYMBOL] and not text.endswith(" power")
            die = f"{s.COLOURS[card]} {'symbol' if has_symbol else 'power'}"
        events = new_events()
        GAME.compiled["apply"](self.board, copied(state), self.seat, move, from_script([]), events)
        more = sum(int(row[0]) == E.return_ for row in events[0].rows[: events[0].count]) - 1
        left -= Counter([die])
        assert len(left) == 1 or more <= 0, "dice return by themselves only if there is no choice"
        return gone + Counter([die]) + Counter(dict.fromkeys(left, more))

    def shown(self, state: State) -> Counter[str]:
        active = state[0].active[self.seat]
        return Counter(
            {f"{s.DICE[k]} {s.FACES[f]}": int(active[k, f]) for k, f in np.ndindex(*active.shape) if active[k, f]}
        )

    def play_on(self, state: State, chance: Fraction, found: Counter[tuple[bool, Amounts]]) -> None:
        """From the roll to the end of step 4."""
        question = self.question(state)
        if question == -1:
            found[bool(state[0].busted[self.seat]), self.step_4(state)] += chance  # type: ignore[assignment]
            return
        for p, after in self.outcomes(state, self.answer(state, question)):
            self.play_on(after, chance * p, found)

    def answer(self, state: State, question: int) -> int:
        moves = self.legal(state)
        uses = [move for move in moves if M.use <= move < M.skip]
        if question == P.push_or_pass:
            return int(M.push if M.pass_ not in moves else M.pass_)
        if question in (P.on_push, P.would_bust, P.bust):
            return int(uses[0] if uses else M.done if M.done in moves else M.bust)
        if question == P.pick:
            return self.roll_everything(moves)
        assert question == P.bust_discard, s.PENDING[question]
        return int(M.done)

    def step_4(self, state: State) -> Amounts:
        """The most of each resource that using dice in any order brings."""
        record = state[0]
        if record.phase == s.MOVE:
            feet = int(record.feet[self.seat]) + int(record.water[self.seat])
            return (
                int(record.money[self.seat]),
                feet,
                int(record.credits[self.seat]),
                int(record.swords[self.seat]),
                int(record.fans[self.seat]),
            )
        if (known := self.best.get(state.tobytes())) is not None:
            return known
        mover = self.seat if record.depth[self.seat] else GAME.movers(self.board, state)[0]
        moves = GAME.legal(self.board, state, mover)
        tried = moves if mover == self.seat else moves[-1:]
        ends = [self.step_4(after) for move in tried for _, after in outcomes(self.board, state, mover, move)]
        best = tuple(map(max, zip(*ends, strict=True)))
        self.best[state.tobytes()] = best
        return best


# ----------------------------------------------------------------------------------------------------------- comparing


def check(position: Position) -> bool:
    """Whether the odds tell of a push at all; if so, they must tell what the rules do with it."""
    board, state, seat = position
    moves = GAME.legal(board, state, seat) if seat in GAME.movers(board, state) else []
    if M.push not in moves:
        return False
    found = push_odds(board, state, seat)
    assert found["not_counted"] == []
    assert found["push"]["bust"] == Player(position).least_bust(state)
    assert found["push"]["bust"] == min(way["bust"] for way in found["push"]["ways"])
    for way in found["push"]["ways"]:
        ends = Player(position).push(way)
        assert sum(ends.values()) == 1
        assert sum(chance for (busted, _), chance in ends.items() if busted) == way["bust"]
        for i, resource in enumerate(RESOURCES):
            mean = sum((amounts[i] * chance for (_, amounts), chance in ends.items()), Fraction(0))
            assert mean == way[f"expected_{resource}"], (resource, way)
    ends = Player(position).push(found["push"])
    for i, resource in enumerate(RESOURCES):
        amounts: dict[int, Fraction] = {}
        for (_, had), chance in ends.items():
            amounts[had[i]] = amounts.get(had[i], Fraction(0)) + chance
        assert found["push"][resource] == amounts, resource
    return True
