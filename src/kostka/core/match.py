"""A match is its log: game, options, players, commitment and the list of entries. A state is a fold of it.

Entry 0 is the deal. Then every entry is a ply or takes plies back; its number never repeats, so neither do its dice.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from kostka.core import chance as chances
from kostka.core.domains import Seat
from kostka.core.errors import (
    Fault,
    IllegalMove,
    KostkaError,
    Message,
    PositionError,
    Prompt,
    Reason,
    ScriptError,
    in_json,
    shorten,
)
from kostka.core.events import Buffer, Event, Happened, Happenings
from kostka.core.game import Game, Result, State, seats_of
from kostka.core.hooks import ADVISER, PAINTER
from kostka.core.kernels import DREW, ILLEGAL
from kostka.core.options import changed_options, parse_options
from kostka.core.reading import ROOT, is_whole, mapping, read_json, read_text, write_text
from kostka.core.registry import game as find_game

Dice = Sequence[Sequence[Any]]

# The number that stands for the set-up where a game is asked to script it.
DEAL = -1
# What stands for a move that its reader may not know.
SECRET = "..."
BLOCK = 64  # states are allocated so many at a time
ROLLOUTS, MOST_ROLLOUTS = 100_000, 1_000_000_000
NO_KEY = np.zeros(0, np.uint32)


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
class Told:
    """An entry of the log as one reader may know it. A move that it may not know is covered, or SECRET."""

    number: int
    seat: int | None
    move: str
    events: tuple[Event, ...]
    is_secret: bool = False

    def to_json(self) -> dict[str, Any]:
        events = [event.to_json() for event in self.events]
        return {"entry": self.number, "seat": self.seat, "move": self.move, "events": events}


class Match:
    """A match of any game. Plays, replays, undoes, tells and saves itself."""

    def __init__(
        self,
        game: Game,
        options: Any,
        players: Sequence[str],
        secret: bytes | None,
        *,
        commitment: str | None = None,
        position: Mapping[str, Any] | None = None,
        dice: Dice | None = None,
        bots: Sequence[str | None] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.players = check_players(players)
        # The level of the bot in each seat, None for a person.
        self.bots: tuple[str | None, ...] = check_bots(bots, len(self.players))
        self.secret = secret
        self.commitment = commitment or (chances.commitment(secret) if secret else None)
        self.position = position
        self.deal_dice = None if dice is None else plain_dice(dice)
        self.log: list[Entry] = []
        # What each entry caused, as rows that are read when somebody looks; the deal comes first.
        self._rows: list[bytes] = []
        self._states: list[State] = []
        # The entries whose plies stand, that is, have not been taken back.
        self._standing: list[int] = []
        self.to_act: tuple[int, ...]
        self.result: Result | None
        self._begin()

    @classmethod
    def from_position(
        cls, position: Mapping[str, Any], secret: bytes, players: Sequence[str] = (), *, files: bool = False
    ) -> "Match":
        """A match that goes on from a position; what the position leaves open is dealt at random.

        With `files`, options may name files of this machine, whose contents are taken into the match.
        """
        game = game_of(mapping(position, ROOT))
        if files and isinstance(position.get("options"), Mapping):
            position = {**position, "options": game.embed(position["options"])}
        options = parse_options(game.options, position.get("options", {}))
        return cls(game, options, players, secret, position=position)

    # ---------------------------------------------------------------------------------------------- what there is

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def state(self) -> State:
        return self._state

    @property
    def plies(self) -> list[Ply]:
        """The plies that stand."""
        return [ply for number in self._standing if isinstance(ply := self.log[number - 1], Ply)]

    @property
    def stands(self) -> Sequence[int]:
        """The numbers of the entries whose plies stand."""
        return self._standing

    @property
    def events(self) -> Happenings:
        """What each entry caused, the deal first."""
        return Happenings(self._rows, self.game.events.kinds, self._words)

    @property
    def is_over(self) -> bool:
        return not self.to_act

    @property
    def turn(self) -> int | None:
        """The seat that acts first of those who may, None when the match is over."""
        return self.game.turn(self.board, self.state) if self.to_act else None

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves of a seat, named; of the seat to act if none is given. A match that is over has none."""
        texts = self.names.texts
        return [texts[move] for move in self._legal_of(seat)]

    def legal_json(self, seat: int | None = None) -> list[dict[str, int | str]]:
        """The same as data, as in {"move": "tile", "space": 9, "side": "cheer"}."""
        return [dict(self.names.values[move]) for move in self._legal_of(seat)]

    def refusal(self, move: str | Mapping[str, Any], seat: int | None = None) -> IllegalMove | None:
        """Why a move is not legal now, as data, or None if it is."""
        try:
            mover, number = self._seat(seat), self.names.read(move)
        except IllegalMove as error:
            return error
        return None if number in self._legal(mover) else self._refused(mover, number)

    def why_not(self, move: str | Mapping[str, Any], seat: int | None = None) -> str | None:
        """Why a move is not legal now, in a sentence, or None if it is."""
        refusal = self.refusal(move, seat)
        return None if refusal is None else str(refusal)

    def prompt(self, seat: int) -> Prompt:
        """What is asked of a seat now."""
        self.check_seat(seat)
        if seat in self.to_act:
            return self.game.prompt(self.board, self.game.view(self.board, self.state, seat), seat)
        if not self.to_act:
            return Prompt("core-prompt-over")
        movers = tuple(self.players[mover] for mover in self.to_act)
        return Prompt("core-prompt-wait", players=movers, count=len(movers))

    def told(self, number: int, seat: int | None = None, *, whole: bool = False) -> Told:
        """What a seat (None: everybody) may know of an entry of the log, 0 being the deal.

        Once the match is over nothing is kept any more; `whole` is for whoever keeps the match itself.
        """
        self._check_entry(number)
        self.check_seat(seat)
        events = tuple(self.events[number])
        open_to_all = whole or not self.to_act
        seen = events if open_to_all else tuple(event.seen_by(seat) for event in events)
        if number == 0:
            return Told(0, None, "deal", seen)
        entry = self.log[number - 1]
        if isinstance(entry, Undo):
            return Told(number, None, f"undo {entry.plies}", seen)
        # A move says what its player alone sees of its events.
        secret = any(event.seer == entry.seat and known != event for event, known in zip(events, seen, strict=True))
        move = self.game.covered(entry.move) if secret else entry.move
        return Told(number, entry.seat, SECRET if move is None else self.names.texts[move], seen, secret)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The position as a seat may see it; without a seat, as everybody may."""
        self.check_seat(seat)
        return self.game.dump(self.board, self.game.view(self.board, self.state, seat))

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values, hidden things included."""
        return self.game.dump(self.board, self.state)

    def public_start(self) -> dict[str, Any] | None:
        """The start position as everybody may see it; None if a match could not go on from that."""
        view = self.game.view(self.board, self._states[0], None)
        return self.game.dump(self.board, view) if self.game.is_whole(self.board, view) else None

    def odds(self, seat: int | None = None, rollouts: int = ROLLOUTS) -> dict[str, Any]:
        """The odds from what a seat may know, and the value of its moves, as in `kostka odds --json`."""
        seat = self._seat(seat)
        check_rollouts(rollouts)
        return self.game.odds(self.board, self.game.view(self.board, self.state, seat), seat, rollouts)

    def advise(
        self, seat: int | None = None, playouts: int | None = None, seconds: float | None = None, seed: int = 0
    ) -> Any:
        """The moves of a seat by their chance to win, from what it knows; the seat to act if none is named."""
        return ADVISER[0](self, seat, playouts, seconds, seed)

    def standing(self) -> list[float]:
        """The score of every seat at this moment."""
        return self.game.standing(self.board, self.state)

    def message(self, event: Event) -> Message:
        """An event as what a message file makes a sentence of, with the players' names."""
        kinds = [kind for kind in self.game.events.kinds if isinstance(event, Event) and kind.name == event.kind]
        if not kinds:
            raise KostkaError("core-no-event", given=shorten(event), title=self.game.name)
        values: dict[str, Any] = dict(event.values)
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
        return PAINTER[0](self, seat)

    # ------------------------------------------------------------------------------------------------ what changes it

    def play(self, move: str | Mapping[str, Any], seat: int | None = None, dice: Dice | None = None) -> Sequence[Event]:
        """Play a move and return what happened; `dice` are those of a real table. On an error nothing changes."""
        mover, number = self._seat(seat), self.names.read(move)
        if mover not in self.to_act:
            raise self._refused(mover, number)
        return self._advance(Ply(mover, number, None if dice is None else plain_dice(dice)))

    def undo(self, plies: int = 1) -> None:
        """Take back the last plies: an entry of the log like any other."""
        if not is_whole(plies) or plies < 0:
            raise KostkaError("core-undo-number", given=shorten(plies))
        if plies > len(self._standing):
            raise KostkaError("core-cannot-undo", played=len(self._standing), given=shorten(int(plies)))
        if plies == 0:
            return
        del self._standing[len(self._standing) - plies :]
        self.log.append(Undo(int(plies)))
        self._rows.append(b"")
        self._reach(self._states[self._standing[-1] if self._standing else 0])

    def rename(self, seat: int, name: str) -> None:
        """Somebody else plays a seat from now on."""
        self.check_seat(seat)
        self.players = check_players([*self.players[:seat], name, *self.players[seat + 1 :]])

    def at(self, number: int) -> "Match":
        """The match as it was after so many entries beyond the deal; a match of its own."""
        self._check_entry(number)
        past = object.__new__(Match)
        past.__dict__.update(self.__dict__)
        past.log, past._rows, past._states = self.log[:number], self._rows[: number + 1], self._states[: number + 1]
        past._standing = standing(past.log)
        past._make_room()
        past._look(past._states[-1])
        return past

    def copy(self) -> "Match":
        """A match that goes on by itself."""
        return self.at(len(self.log))

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = ("options", "players", "bots", "secret", "commitment", "position", "deal_dice", "log", "_rows")
        states = [state.tobytes() for state in self._states]
        return {name: getattr(self, name) for name in kept} | {"game": self.game.id, "states": states}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        states = kept.pop("states")
        self.__dict__.update(kept, game=find_game(kept["game"]))
        self._set_board()
        self._states = [np.frombuffer(bytearray(state), self.game.state.type) for state in states]
        self._standing = standing(self.log)
        self._look(self._states[-1])

    def changed_options(self) -> dict[str, Any]:
        return changed_options(self.options)

    def save(self, path: str | Path, *, public: bool = False) -> None:
        """Write the match file; a public one keeps the secret until the match has ended."""
        from kostka.core.notation import write

        write_text(named_file(path), write(self, public=public))

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that this table does not have; None is everybody."""
        if seat is not None and not (is_whole(seat) and int(seat) in range(self.seats)):
            raise IllegalMove("core-no-seat", given=shorten(seat), last=self.seats - 1)

    def _check_entry(self, number: int) -> None:
        if not is_whole(number) or not 0 <= number <= len(self.log):
            raise KostkaError("core-no-entry", given=shorten(number), last=len(self.log))

    def __repr__(self) -> str:
        acts = f"to act: {', '.join(map(str, self.to_act))}" if self.to_act else "over"
        return f"<Match of {self.game.id}, {self.seats} seats, {len(self._standing)} plies, {acts}>"

    def __str__(self) -> str:
        return self.draw()

    # ------------------------------------------------------------------------------------------------------- inside

    def _legal(self, seat: int) -> list[int]:
        if seat not in self.to_act:
            return []
        count = self.game.compiled["legal"](self.board, self._state, seat, self._moves)
        legal: list[int] = self._moves[:count].tolist()
        return legal

    def _legal_of(self, seat: int | None) -> list[int]:
        if self.to_act or seat is not None:
            return self._legal(self._seat(seat))
        return []

    def _seat(self, seat: int | None) -> int:
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
        reason = self.game.why_not(self.board, self.game.view(self.board, self.state, seat), seat, move)
        return IllegalMove("core-not-possible", reason=self._named(reason))

    def _named(self, reason: Reason) -> Reason:
        """A reason that speaks of a player by name."""
        seat = reason.values.get("seat")
        return reason if seat is None else Reason(reason.id, **{**reason.values, "seat": self.players[seat]})

    def _begin(self) -> None:
        """The set-up, or the position that the match begins with."""
        if self.position is not None:
            loaded = self._load_start(self.position)
            self._prepare()
            movers = self.game.movers(self.board, loaded)
            state = self.game.redeal(self.board, loaded, movers[0] if movers else 0, self._chance_of(0))
        else:
            self._set_board()
            state = self.game.new_state()
            chance = self._chance_of(0) if self.deal_dice is None else self._scripted(state, -1, DEAL, self.deal_dice)
            self.game.compiled["deal"](self.board, state, chance, self._buffer.cell)
            self._examine(chance)
        if self.secret is None or self.deal_dice is not None:
            state = self._seen_by_all(state)
        self._states.append(state)
        self._rows.append(self._buffer.take())
        self._look(state)

    def _seen_by_all(self, state: State) -> State:
        """Whoever follows a table from outside knows what everybody does, if a match can go on from that."""
        view = self.game.view(self.board, state, None)
        return view if self.game.is_whole(self.board, view) else state

    def _load_start(self, position: Mapping[str, Any]) -> State:
        """Read the position, and refuse one that contradicts the rest of the match."""
        if position.get("game", self.game.id) != self.game.id:
            given = in_json(position["game"])
            raise PositionError(Fault("core-position-of-other-game", "game", given=given, game=self.game.id))
        self.board, state = self.game.load(position)
        seats = int(self.board["seats"][0])
        self.players = self.players or default_players(seats)
        self.bots = self.bots or (None,) * seats
        if seats != self.seats:
            raise PositionError(Fault("core-start-seats", ROOT, start=seats, match=self.seats))
        if parse_options(self.game.options, position.get("options", {})) != self.options:
            raise PositionError(Fault("core-start-options", "options"))
        return state

    def _set_board(self) -> None:
        if self.position is not None:
            self.board, _ = self.game.load(self.position)
        else:
            self.board = self.game.set_board(self.options, self.seats)
        self._prepare()

    def _prepare(self) -> None:
        """What playing needs beside the log."""
        self._words = self.game.words(self.board)
        self.names = self.game.names(self.board)
        self._kernel = self.game.compiled["play"]
        self._key = chances.Keys(self.secret) if self.secret else chances.no_keys
        self._make_room()

    def _make_room(self) -> None:
        """Buffers that are used again for every ply."""
        self._buffer = Buffer()
        self._chance = np.zeros(1, chances.CHANCE)
        self._moves = np.empty(self.game.moves.count, np.int16)
        self._room, self._used = np.zeros(0, self.game.state.type), 0

    def _advance(self, ply: Ply) -> Happened:
        chance, key = self._chance, NO_KEY
        if ply.dice is None:
            key = np.frombuffer(self._key(len(self.log) + 1), np.uint32)
        elif ply.move not in self._legal(ply.seat):
            raise self._refused(ply.seat, ply.move)
        else:
            chance = self._scripted(self.state, ply.seat, ply.move, ply.dice)
        after = self._cell()
        acts = self._kernel(
            self.board, self._state, ply.seat, ply.move, key, after, chance, self._buffer.cell, self._moves
        )
        if acts == ILLEGAL:
            raise self._refused(ply.seat, ply.move)
        if ply.dice is not None or (self.secret is None and acts & DREW):
            self._examine(chance)
        rows = self._buffer.take()
        self._used += 1
        self.log.append(ply)
        self._rows.append(rows)
        self._standing.append(len(self.log))
        self._reach(after, acts & ~DREW)
        return Happened(rows, self.game.events.kinds, self._words)

    def _cell(self) -> State:
        """Room for one more state."""
        if self._used == len(self._room):
            # NumPy fills a block of bytes many times faster than one of records.
            kind = self.game.state.type
            self._room, self._used = np.zeros(BLOCK * kind.itemsize, np.uint8).view(kind), 0
        return self._room[self._used : self._used + 1]

    def _reach(self, state: State, movers: int | None = None) -> None:
        self._states.append(state)
        self._look(state, movers)

    def _look(self, state: State, movers: int | None = None) -> None:
        """See who may act in a state; nobody may when the match is over, and then there is a result."""
        self._state = state
        mask = self.game.compiled["movers"](self.board, state) if movers is None else movers
        self.to_act = seats_of(int(mask))
        self.result = None if self.to_act else self.game.result(self.board, state)

    def _scripted(self, state: State, seat: int, move: int, dice: Dice) -> chances.Chance:
        return chances.from_script(self.game.script(self.board, state, seat, move, dice) if dice else [])

    def _chance_of(self, number: int) -> chances.Chance:
        return chances.from_key(self._key(number))

    def _examine(self, chance: chances.Chance) -> None:
        """Refuse a ply whose dice came from nowhere, or whose given dice do not fit."""
        record = chance[0]
        if record.fault == chances.SCRIPT_TOO_SHORT:
            raise ScriptError("core-dice-missing")
        if record.fault == chances.SCRIPT_OUT_OF_RANGE:
            raise ScriptError("core-dice-impossible")
        if record.script_used < record.script_size:
            raise ScriptError("core-dice-left-over")
        if self.secret is None and record.block > 0:
            raise ScriptError("core-dice-needed")


def standing(log: Sequence[Entry]) -> list[int]:
    """The numbers of the entries whose plies stand."""
    numbers: list[int] = []
    for number, entry in enumerate(log, 1):
        if isinstance(entry, Undo):
            del numbers[len(numbers) - entry.plies :]
        else:
            numbers.append(number)
    return numbers


def check_players(players: Any) -> tuple[str, ...]:
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise KostkaError("core-players-shape", given=shorten(players))
    for player in players:
        if not is_name(player):
            raise KostkaError("core-player-name", given=shorten(player))
    return tuple(player.strip() for player in players)


def check_bots(bots: Any, seats: int) -> tuple[str | None, ...]:
    """The level of the bot in each seat; without any, all seats are people's."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) not in (0, seats):
        raise KostkaError("core-bots-shape", given=shorten(bots), seats=seats)
    for level in bots:
        if level is not None and not is_name(level):
            raise KostkaError("core-bots-level", given=shorten(level))
    return tuple(bots) or (None,) * seats


def is_name(value: Any) -> bool:
    """Whether a match file can hold a text as a name."""
    return isinstance(value, str) and bool(value.strip()) and "|" not in value and value.isprintable()


def plain_dice(dice: Any) -> Dice:
    """Dice of a real table are rows of words and whole numbers, whatever each game finds in a row."""
    rows = isinstance(dice, list | tuple) and all(isinstance(die, list | tuple) for die in dice)
    if not rows or not all(isinstance(part, str) or is_whole(part) for die in dice for part in die):
        raise ScriptError("core-dice-shape", given=shorten(dice))
    return [tuple(part if isinstance(part, str) else int(part) for part in die) for die in dice]


def check_rollouts(rollouts: Any) -> None:
    if not is_whole(rollouts) or not 1 <= rollouts <= MOST_ROLLOUTS:
        raise KostkaError("core-rollouts", given=shorten(rollouts), most=MOST_ROLLOUTS)


def default_players(seats: int) -> tuple[str, ...]:
    """Names for those who gave none, in the language of whoever begins the match. People count from 1."""
    return tuple(str(Message("core-player", number=number)) for number in range(1, seats + 1))


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    *,
    players: Sequence[str] = (),
    bots: Sequence[str | None] = (),
    dice: Dice | None = None,
    **options: Any,
) -> Match:
    """Begin a match. The same seed gives the same match; without one the secret is random.

    `dice` are the set-up of a real table. Such a match has no secret unless a seed is given: all its dice are real.
    """
    return new_match(game, seats, seed, players, options, bots, dice)


def new_match(
    game: str,
    seats: int | None,
    seed: int | None,
    players: Sequence[str],
    options: Mapping[str, Any],
    bots: Sequence[str | None] = (),
    dice: Dice | None = None,
) -> Match:
    """The same with all options in one mapping, whatever their names; they may name files of this machine."""
    found = find_game(game)
    names = check_players(players)
    seats = found.check_seats((len(names) or found.seats[0]) if seats is None else seats)
    if names and len(names) != seats:
        raise KostkaError("core-players-number", named=len(names), seats=seats)
    secret = None if dice is not None and seed is None else secret_for(seed)
    chosen = settled_options(found, options, secret or secret_for(seed))
    return Match(found, chosen, names or default_players(seats), secret, dice=dice, bots=bots)


def settled_options(game: Game, options: Mapping[str, Any], secret: bytes) -> Any:
    """Options as a person gives them, with the files that they name and what they leave to chance."""
    return game.settle(game.read_options(options), secret)


def load(source: str | Path | Mapping[str, Any], seed: int | None = None) -> Match:
    """A match from a position (a JSON file or its values) or from a match file."""
    if isinstance(source, Mapping):
        return Match.from_position(source, secret_for(seed), files=True)
    if not isinstance(source, str | os.PathLike):
        raise KostkaError("core-load-shape", given=shorten(source))
    text = read_text(named_file(source))
    if is_position(text):
        return Match.from_position(read_position(text, str(source)), secret_for(seed), files=True)
    from kostka.core.notation import check_title, read

    check_title(text, str(source))
    return read(text, files=True)


def secret_for(seed: int | None) -> bytes:
    if seed is None:
        return chances.new_secret()
    if not is_whole(seed):
        raise KostkaError("core-seed", given=shorten(seed))
    return chances.secret_of_seed(int(seed))


def named_file(path: Any) -> Path:
    if not isinstance(path, str | os.PathLike):
        raise KostkaError("core-file-name", given=shorten(path))
    return Path(path)


def is_position(text: str) -> bool:
    return text.lstrip().startswith("{")


def read_position(text: str, where: str) -> Mapping[str, Any]:
    try:
        return read_json(text, where)
    except KostkaError as error:
        raise PositionError(Fault(error.id, ROOT, **error.values)) from None


def game_of(position: Mapping[str, Any]) -> Game:
    if not isinstance(position.get("game"), str):
        raise PositionError(Fault("core-position-names-game", ROOT))
    return find_game(position["game"])
