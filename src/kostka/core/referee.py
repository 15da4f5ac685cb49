"""The referee of a match: plays plies on one board, with dice that it rolls or that fell on a real table."""

import numpy as np

from kostka.core.compiled import chance as chances
from kostka.core.compiled.loops import DREW, ILLEGAL
from kostka.core.declare.events import Buffer
from kostka.core.errors import ScriptError
from kostka.core.game import Board, Dice, Game, State
from kostka.core.position import Position, View

# The move number of the set-up, for `Game.script`.
DEAL = -1
BLOCK = 64  # states to allocate at a time

# What a ply led to: the state, its events as bytes, and the bit mask of the seats that may act next.
Played = tuple[State, bytes, int]


class Referee:
    """Owns the dice of a match and the buffers that every ply uses again."""

    def __init__(self, game: Game, board: Board, secret: bytes | None, stream: chances.Chance | None) -> None:
        self.game, self.board, self.kernels = game, board, game.kernels
        self.rolls = secret is not None or stream is not None
        self._stream = stream
        self._key = chances.DiceKeys(secret) if secret else chances.no_keys
        self._events = Buffer()
        self._chance = np.zeros(1, chances.CHANCE) if stream is None else stream
        self._chance_bytes = self._chance.view(np.uint8).data
        self._moves = np.empty(game.moves.count, np.int16)
        self._block, self._used = game.new_state()[:0], 0

    def deal(self, dice: Dice | None) -> tuple[State, bytes]:
        """The set-up and its events."""
        state = self.game.new_state()
        chance = self._chance_of(0) if dice is None else self._scripted(state, -1, DEAL, dice)
        self.kernels.deal(self.board, state, chance, self._events.cell)
        self._examine(chance)
        return state, self._events.take()

    def complete(self, view: View) -> State:
        """A position to begin from, with what it leaves open dealt at random."""
        return view.determinize(self._chance_of(0)).state

    def legal(self, state: State, seat: int) -> list[int]:
        count = self.kernels.legal(self.board, state, seat, self._moves)
        legal: list[int] = self._moves[:count].tolist()
        return legal

    def play(self, state: State, seat: int, move: int, entry: int, dice: Dice | None) -> Played | None:
        """Play entry number `entry` of the log; None if the move is illegal."""
        chance = self._chance
        if dice is not None:
            if move not in self.legal(state, seat):
                return None
            chance = self._scripted(state, seat, move, dice)
        elif self._stream is None:
            chances.restart(self._chance_bytes, self._key(entry))
        after = self._next_state()
        acts = self.kernels.play(self.board, state, seat, move, after, chance, self._events.cell, self._moves)
        if acts == ILLEGAL:
            return None
        if dice is not None or (not self.rolls and acts & DREW):
            self._examine(chance)
        rows = self._events.take()
        self._used += 1
        return after, rows, acts & ~DREW

    def _next_state(self) -> State:
        """Memory for one more state."""
        if self._used == len(self._block):
            # NumPy fills a block of bytes many times faster than one of records.
            kind = self.game.state.type
            self._block, self._used = np.zeros(BLOCK * kind.itemsize, np.uint8).view(kind), 0
        return self._block[self._used : self._used + 1]

    def _chance_of(self, entry: int) -> chances.Chance:
        return chances.from_key(self._key(entry)) if self._stream is None else self._stream

    def _scripted(self, state: State, seat: int, move: int, dice: Dice) -> chances.Chance:
        position = Position(self.game, self.board, state)
        return chances.from_script(self.game.script(position, seat, move, dice) if dice else [])

    def _examine(self, chance: chances.Chance) -> None:
        """Refuse a ply whose dice came from nowhere, or whose given dice do not fit."""
        record = chance[0]
        if record.fault == chances.SCRIPT_TOO_SHORT:
            raise ScriptError("core-dice-missing")
        if record.fault == chances.SCRIPT_OUT_OF_RANGE:
            raise ScriptError("core-dice-impossible")
        if record.script_used < record.script_size:
            raise ScriptError("core-dice-left-over")
        if not self.rolls and record.block > 0:
            raise ScriptError("core-dice-needed")
