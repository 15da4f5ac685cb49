"""A match is its log: game, options, players, commitment and the list of entries. A state is a fold of it.

Entry 0 is the deal. Then every entry is a ply or takes plies back; its number never repeats, so neither do its dice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

import numpy as np

from kostka.core import hooks
from kostka.core.compiled.chance import Chance
from kostka.core.compiled.chance import commitment as commitment_of
from kostka.core.declare.domains import Seat
from kostka.core.declare.events import Event, EventLog, EventRow
from kostka.core.declare.json import Json, JsonInput
from kostka.core.declare.messages import Fault, Message, Prompt, in_json, shorten
from kostka.core.declare.options import Options, parse_options
from kostka.core.errors import IllegalMove, KostkaError, PositionError, ScriptError
from kostka.core.game import Board, Dice, Game, Result, State
from kostka.core.position import Position, View, copied, seats_of
from kostka.core.reading import ROOT, is_whole, named_file, write_text
from kostka.core.referee import Referee
from kostka.core.registry import find_game
from kostka.core.writing import SECRET, write

if TYPE_CHECKING:
    from kostka.bots.advice import Advice

M = TypeVar("M", bound=Message)

ROLLOUTS, MOST_ROLLOUTS = 100_000, 1_000_000_000
# What was agreed on at the beginning; only `players` ever changes.
AGREED = ("options", "players", "bots", "secret", "commitment", "start", "deal_dice")


class Ply(NamedTuple):
    """A move of the log; `dice` are those of a real table, None where the match rolled them itself."""

    seat: int
    move: int
    dice: Dice | None = None


class Undo(NamedTuple):
    """An entry that takes back the last plies that stand."""

    plies: int


Entry = Ply | Undo


@dataclass(frozen=True)
class SeenEntry:
    """An entry of the log as one reader may know it. A move that it may not know is covered, or SECRET."""

    number: int
    seat: int | None
    move: str
    events: tuple[Event, ...]
    real_dice: bool = False  # whether its dice fell on a real table

    def to_json(self) -> Json:
        events = [event.to_json() for event in self.events]
        return {"entry": self.number, "seat": self.seat, "move": self.move, "events": events}


class Match:
    """A match of any game. Plays, replays, undoes, tells and saves itself."""

    def __init__(
        self,
        game: Game,
        options: Options,
        players: Sequence[str],
        secret: bytes | None,
        *,
        start: JsonInput | None = None,
        dice: Dice | None = None,
        bots: Sequence[str | None] = (),
        stream: Chance | None = None,
    ) -> None:
        """With a `stream` in place of a secret, the deal and then every ply draw from it."""
        self.game, self.options, self.secret, self._stream = game, options, secret, stream
        self.players = check_players(players)
        # The level of the bot in each seat, None for a person.
        self.bots: tuple[str | None, ...] = check_bots(bots, len(self.players))
        self.commitment = commitment_of(secret) if secret else None
        # The position that the match began from, None if it began with a deal.
        self.start = start
        self.deal_dice = None if dice is None else plain_dice(dice)
        if start is None:
            self._take_board(game.set_board(options, len(self.players)))
            state, dealt = self._referee.deal(self.deal_dice)
        else:
            view = load_start(game, start)
            self.players = self.players or default_players(view.seats)
            self.bots = self.bots or (None,) * view.seats
            check_start(start, view, options, len(self.players))
            self._take_board(view.board)
            state, dealt = self._referee.complete(view), b""
        if not self._referee.rolls or self.deal_dice is not None:
            # A real table shows us what everybody sees, so that is our state if a match can go on from it.
            view = Position(game, self.board, state).view(None)
            state = view.state if view.is_complete else state
        self._remember([], [dealt], [state])

    def _take_board(self, board: Board) -> None:
        self.board = board
        self.names, self._words = self.game.names(board), self.game.words(board)
        self._referee = Referee(self.game, board, self.secret, self._stream)

    def _remember(self, log: list[Entry], rows: list[bytes], states: list[State]) -> None:
        """Take a log, with what each entry caused and the state after it; the deal comes first in both."""
        self.log, self._rows, self._states = log, rows, states
        # The numbers of the entries whose plies stand, that is, have not been taken back.
        self.stands = entries_that_stand(log)
        self._reach(states[-1])

    # ---------------------------------------------------------------------------------------------- what there is

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def position(self) -> Position:
        """Where the match is now."""
        return Position(self.game, self.board, self.state, self.names)

    def position_at(self, number: int) -> Position:
        """The position after entry `number`, 0 being the deal."""
        check_entry(number, len(self.log))
        return Position(self.game, self.board, self._states[number], self.names)

    @property
    def events(self) -> Sequence[EventRow]:
        """What each entry caused, the deal first; read when somebody looks at it."""
        return EventLog(self._rows, self.game.events.kinds, self._words)

    @property
    def plies(self) -> list[Ply]:
        """The plies that stand."""
        return [ply for number in self.stands if isinstance(ply := self.log[number - 1], Ply)]

    @property
    def is_over(self) -> bool:
        return not self.to_act

    @property
    def turn(self) -> int | None:
        """The seat that acts first of those who may, None when the match is over."""
        if len(self.to_act) == 1:
            return self.to_act[0]
        return self.position.turn if self.to_act else None

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves of a seat, named; of the seat to act if none is given. A match that is over has none."""
        texts = self.names.texts
        return [texts[move] for move in self._legal(seat)]

    def legal_json(self, seat: int | None = None) -> list[dict[str, int | str]]:
        """The same as data, as in {"move": "tile", "space": 9, "side": "cheer"}."""
        return [dict(self.names.values[move]) for move in self._legal(seat)]

    def refusal(self, move: str | JsonInput, seat: int | None = None) -> IllegalMove | None:
        """Why a move is not legal now, as data, or None if it is."""
        try:
            mover, number = self._seat(seat), self.names.read(move)
        except IllegalMove as error:
            return error
        return None if number in self._legal(mover) else self._refused(mover, number)

    def why_not(self, move: str | JsonInput, seat: int | None = None) -> str | None:
        """Why a move is not legal now, in a sentence, or None if it is."""
        refusal = self.refusal(move, seat)
        return None if refusal is None else str(refusal)

    def prompt(self, seat: int) -> Prompt:
        """What is asked of a seat now."""
        self.check_seat(seat)
        if seat in self.to_act:
            return self.position.view(seat).prompt()
        if not self.to_act:
            return Prompt("core-prompt-over")
        players = tuple(self.players[mover] for mover in self.to_act)
        return Prompt("core-prompt-wait", players=players, count=len(players))

    def entry(self, number: int, seen_by: int | None = None, *, whole: bool = False) -> SeenEntry:
        """What a seat (None: everybody) may know of an entry of the log, 0 being the deal.

        Once the match is over nothing is secret; `whole` is for code that keeps the match itself.
        """
        check_entry(number, len(self.log))
        self.check_seat(seen_by)
        events = tuple(self.events[number])
        open_to_all = whole or not self.to_act
        seen = events if open_to_all else tuple(event.seen_by(seen_by) for event in events)
        if number == 0:
            return SeenEntry(0, None, "deal", seen, real_dice=self.deal_dice is not None)
        entry = self.log[number - 1]
        if isinstance(entry, Undo):
            return SeenEntry(number, None, f"undo {entry.plies}", seen)
        move = seen_move(self.game, entry, events, seen)
        text = SECRET if move is None else self.names.texts[move]
        return SeenEntry(number, entry.seat, text, seen, entry.dice is not None)

    def view(self, seat: int | None = None) -> Json:
        """The position as a seat may see it; without a seat, as everybody may."""
        self.check_seat(seat)
        return self.position.view(seat).dump()

    def dump(self) -> Json:
        """The whole position as JSON values, hidden things included."""
        return self.position.dump()

    def odds(self, seat: int | None = None, rollouts: int = ROLLOUTS) -> Json:
        """The odds from what a seat may know, and the value of its moves, as in `kostka odds --json`."""
        seat = self._seat(seat)
        check_rollouts(rollouts)
        return self.position.view(seat).odds(rollouts)

    def advise(
        self, seat: int | None = None, playouts: int | None = None, seconds: float | None = None, seed: int = 0
    ) -> "Advice":
        """The moves of a seat by their chance to win, from what it knows; the seat to act if none is named."""
        return hooks.advise(self, seat, playouts, seconds, seed)

    def standing(self) -> list[float]:
        """The score of every seat at this moment."""
        return self.position.scores()

    def message(self, event: Event) -> Message:
        """An event as what a message file makes a sentence of, with the players' names."""
        kinds = [kind for kind in self.game.events.kinds if isinstance(event, Event) and kind.name == event.kind]
        if not kinds:
            raise KostkaError("core-no-event", given=shorten(event), title=self.game.name)
        values: Json = dict(event.values)
        for name, domain in kinds[0].arguments.items():
            if isinstance(domain, Seat) and values[name] is not None:
                values[name] = self.players[values[name]]
        return Message(f"{self.game.id}-event-{event.kind}", **values)

    def describe(self, event: Event) -> str:
        """An event as a sentence."""
        return str(self.message(event))

    def draw(self, seat: int | None = None) -> str:
        """A picture of the table for a terminal, as a seat may see it; without a seat, as everybody may."""
        self.check_seat(seat)
        return hooks.draw(self.position.view(seat), self.players)

    # ------------------------------------------------------------------------------------------------ what changes it

    def play(self, move: str | JsonInput, seat: int | None = None, dice: Dice | None = None) -> Sequence[Event]:
        """Play a move and return what happened; `dice` are those of a real table. On an error nothing changes."""
        mover, number = self._seat(seat), self.names.read(move)
        if mover not in self.to_act:
            raise self._refused(mover, number)
        ply = Ply(mover, number, None if dice is None else plain_dice(dice))
        played = self._referee.play(self.state, mover, number, len(self.log) + 1, ply.dice)
        if played is None:
            raise self._refused(mover, number)
        state, rows, to_act = played
        self.log.append(ply)
        self._rows.append(rows)
        self._states.append(state)
        self.stands.append(len(self.log))
        self._reach(state, to_act)
        return EventRow(rows, self.game.events.kinds, self._words)

    def undo(self, plies: int = 1) -> None:
        """Take back the last plies: an entry of the log like any other."""
        if not is_whole(plies) or plies < 0:
            raise KostkaError("core-undo-number", given=shorten(plies))
        if plies > len(self.stands):
            raise KostkaError("core-cannot-undo", played=len(self.stands), given=shorten(int(plies)))
        if plies == 0:
            return
        del self.stands[len(self.stands) - plies :]
        state = self._states[self.stands[-1] if self.stands else 0]
        self.log.append(Undo(int(plies)))
        self._rows.append(b"")
        self._states.append(state)
        self._reach(state)

    def rename(self, seat: int, name: str) -> None:
        """Change the name of a seat's player from now on."""
        self.check_seat(seat)
        self.players = check_players([*self.players[:seat], name, *self.players[seat + 1 :]])

    def at(self, number: int) -> "Match":
        """A copy of the match as it was after entry `number`, 0 being the deal.

        The dice of a stream go on from where they are now.
        """
        check_entry(number, len(self.log))
        past = object.__new__(Match)
        past.__dict__.update({name: getattr(self, name) for name in ("game", *AGREED)})
        past._stream = None if self._stream is None else copied(self._stream)
        past._take_board(self.board)
        past._remember(self.log[:number], self._rows[: number + 1], self._states[: number + 1])
        return past

    def copy(self) -> "Match":
        """An independent match with the same log."""
        return self.at(len(self.log))

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.copy()

    def __getstate__(self) -> Json:
        kept = {name: getattr(self, name) for name in (*AGREED, "_stream", "log")}
        states = [state.tobytes() for state in self._states]
        return {**kept, "game": self.game.id, "board": self.board.tobytes(), "rows": self._rows, "states": states}

    def __setstate__(self, kept: Json) -> None:
        self.game = find_game(kept["game"])
        self.__dict__.update({name: kept[name] for name in AGREED})
        self._stream = kept["_stream"]
        self._take_board(np.frombuffer(bytearray(kept["board"]), self.game.board.type))
        states = [np.frombuffer(bytearray(state), self.game.state.type) for state in kept["states"]]
        self._remember(kept["log"], kept["rows"], states)

    def save(self, path: str | Path, *, public: bool = False) -> None:
        """Write the match file; a public one keeps the secret until the match has ended."""
        write_text(named_file(path), write(self, public=public))

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that this table does not have; None is everybody."""
        if seat is not None and not (is_whole(seat) and int(seat) in range(self.seats)):
            raise IllegalMove("core-no-seat", given=shorten(seat), last=self.seats - 1)

    def __repr__(self) -> str:
        acts = f"to act: {', '.join(map(str, self.to_act))}" if self.to_act else "over"
        return f"<Match of {self.game.id}, {self.seats} seats, {len(self.stands)} plies, {acts}>"

    def __str__(self) -> str:
        return self.draw()

    # ------------------------------------------------------------------------------------------------------- inside

    def _legal(self, seat: int | None) -> list[int]:
        if seat is None and not self.to_act:
            return []
        seat = self._seat(seat)
        return self._referee.legal(self.state, seat) if seat in self.to_act else []

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant: the one to act if none is named."""
        if seat is not None:
            if type(seat) is not int or seat not in self.to_act:
                self.check_seat(seat)
            return int(seat)
        if not self.to_act:
            raise IllegalMove("core-match-over")
        if len(self.to_act) > 1:
            raise IllegalMove("core-say-which-seat", seats=self.to_act)
        return self.to_act[0]

    def _refused(self, seat: int, move: int) -> IllegalMove:
        if not self.to_act:
            return IllegalMove("core-match-over")
        if seat not in self.to_act:
            players = tuple(self.players[mover] for mover in self.to_act)
            return IllegalMove("core-not-your-turn", players=players, count=len(players))
        reason = self.position.view(seat).why_not(move)
        return IllegalMove("core-not-possible", reason=named(reason, self.players))

    def _reach(self, state: State, to_act: int | None = None) -> None:
        """Go on from a state; nobody may act when the match is over, and then there is a result."""
        self.state = state
        mask = self.game.kernels.to_act(self.board, state) if to_act is None else to_act
        self.to_act: tuple[int, ...] = seats_of(int(mask))
        result = None if self.to_act else self.position.result
        self.result: Result | None = result and replace(result, how=named(result.how, self.players))


def seen_move(game: Game, ply: Ply, events: Sequence[Event], seen: Sequence[Event]) -> int | None:
    """A move as it is known to a reader who sees its events as `seen`; None if nothing is known of it.

    A move says what its player alone sees of its events.
    """
    is_secret = any(event.seer == ply.seat and known != event for event, known in zip(events, seen, strict=True))
    return game.covered(ply.move) if is_secret else ply.move


def named(message: M, players: Sequence[str]) -> M:
    """A message that names the player of its seat."""
    seat = message.values.get("seat")
    if seat is None:
        return message
    return type(message)(message.id, **{**message.values, "seat": players[cast(int, seat)]})


def load_start(game: Game, start: JsonInput) -> View:
    """The position that a match begins from, as the first seat to act knows it."""
    if start.get("game", game.id) != game.id:
        raise PositionError(Fault("core-position-of-other-game", "game", given=in_json(start["game"]), game=game.id))
    view = View.load(game, start, None)
    return view.for_seat(view.to_act[0] if view.to_act else 0)


def check_start(start: JsonInput, view: View, options: Options, seats: int) -> None:
    """Refuse a position that contradicts the rest of the match."""
    if view.seats != seats:
        raise PositionError(Fault("core-start-seats", ROOT, start=view.seats, match=seats))
    if parse_options(view.game.options, start.get("options", {})) != options:
        raise PositionError(Fault("core-start-options", "options"))


def entries_that_stand(log: Sequence[Entry]) -> list[int]:
    """The numbers of the entries whose plies stand."""
    numbers: list[int] = []
    for number, entry in enumerate(log, 1):
        if isinstance(entry, Undo):
            del numbers[len(numbers) - entry.plies :]
        else:
            numbers.append(number)
    return numbers


def check_entry(number: int, last: int) -> None:
    if not is_whole(number) or not 0 <= number <= last:
        raise KostkaError("core-no-entry", given=shorten(number), last=last)


def check_players(players: object) -> tuple[str, ...]:
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise KostkaError("core-players-shape", given=shorten(players))
    for player in players:
        if not is_name(player):
            raise KostkaError("core-player-name", given=shorten(player))
    return tuple(player.strip() for player in players)


def check_bots(bots: object, seats: int) -> tuple[str | None, ...]:
    """The level of the bot in each seat; without any, all seats are people's."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) not in (0, seats):
        raise KostkaError("core-bots-shape", given=shorten(bots), seats=seats)
    for level in bots:
        if level is not None and not is_name(level):
            raise KostkaError("core-bots-level", given=shorten(level))
    return tuple(bots) or (None,) * seats


def is_name(value: object) -> bool:
    """Whether a match file can hold a text as a name."""
    return isinstance(value, str) and bool(value.strip()) and "|" not in value and value.isprintable()


def plain_dice(dice: Dice) -> Dice:
    """Dice of a real table as rows of words and whole numbers; each game says what goes into a row."""
    rows = isinstance(dice, list | tuple) and all(isinstance(die, list | tuple) for die in dice)
    if not rows or not all(isinstance(part, str) or is_whole(part) for die in dice for part in die):
        raise ScriptError("core-dice-shape", given=shorten(dice))
    return [tuple(int(part) if is_whole(part) else part for part in die) for die in dice]


def check_rollouts(rollouts: int) -> None:
    if not is_whole(rollouts) or not 1 <= rollouts <= MOST_ROLLOUTS:
        raise KostkaError("core-rollouts", given=shorten(rollouts), most=MOST_ROLLOUTS)


def default_players(seats: int) -> tuple[str, ...]:
    """Names for players who gave none, numbered from 1, in the language in use."""
    return tuple(str(Message("core-player", number=number)) for number in range(1, seats + 1))
