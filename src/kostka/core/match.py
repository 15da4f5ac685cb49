"""A match is its log: game, options, players, commitment and the list of plies. A state is a fold of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kostka.core import chance as chances
from kostka.core.errors import IllegalMove, KostkaError, PositionError, ScriptError
from kostka.core.events import Event, new_events, read_events
from kostka.core.game import Game, Result
from kostka.core.options import changed_options, parse_options
from kostka.core.reading import read_json, read_text, shorten, write_text
from kostka.core.registry import game as find_game

Dice = Sequence[Sequence[Any]]

# The number that stands for the set-up where a game is asked to script it.
DEAL = -1


@dataclass(frozen=True)
class Ply:
    """One move of the log; `dice` are those of a real table, None where the match rolled them itself."""

    seat: int
    move: int
    dice: Dice | None = None


class Match:
    """A match of any game. Plays, replays, undoes, shows and saves itself."""

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
    ) -> None:
        for player in players:
            if not isinstance(player, str) or not player.strip() or "|" in player or not player.isprintable():
                raise KostkaError(
                    f"{shorten(player)} cannot be a player's name: it needs letters, without | and line breaks."
                )
        self.game = game
        self.options = options
        self.players = tuple(player.strip() for player in players)
        self.secret = secret
        self.commitment = commitment or (chances.commitment(secret) if secret else None)
        self.position = position
        self.deal_dice = dice
        self.plies: list[Ply] = []
        if position is not None:
            self._check_start(position)
        # The seats that may act now; none when the match is over, and then there is a result.
        self.to_act: tuple[int, ...]
        self.result: Result | None
        self._begin()

    @classmethod
    def from_position(cls, position: Mapping[str, Any], secret: bytes, players: Sequence[str] = ()) -> "Match":
        """A match that goes on from a position; what the position leaves open is dealt at random."""
        game = game_of(position)
        board, _ = game.load(position)
        options = start_options(game, position)
        names = players or default_players(int(board[0].seats))
        return cls(game, options, names, secret, position=position)

    @property
    def seats(self) -> int:
        return len(self.players)

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves of a seat, named; of the seat to act if none is given."""
        seat = self._seat(seat)
        if seat not in self.to_act:
            return []
        return [self.game.name(self.board, move) for move in self.game.legal(self.board, self.state, seat)]

    def why_not(self, move: str, seat: int | None = None) -> str | None:
        """Why a move is not legal now, or None if it is."""
        try:
            seat = self._seat(seat)
            self._check(seat, self._number(move))
        except IllegalMove as error:
            return str(error)
        return None

    def play(self, move: str, seat: int | None = None, dice: Dice | None = None) -> list[Event]:
        """Play a move and return what happened; `dice` are those of a real table. On an error nothing changes."""
        seat = self._seat(seat)
        number = self._number(move)
        self._check(seat, number)
        return self._advance(Ply(seat, number, dice))

    def undo(self, plies: int = 1) -> None:
        """Take back the last plies."""
        if not 0 <= plies <= len(self.plies):
            raise KostkaError(f"Only {len(self.plies)} plies have been played; {plies} cannot be taken back.")
        kept = self.plies[: len(self.plies) - plies]
        self._begin()
        for ply in kept:
            self._advance(ply)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The position as a seat may see it; without a seat, as everybody may."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.dump(self.board, self.game.view(self.board, self.state, seat))

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values, hidden things included."""
        return self.game.dump(self.board, self.state)

    def describe(self, event: Event) -> str:
        """An event as a sentence, with the players' names."""
        values: dict[str, Any] = {}
        for name, value in event.values.items():
            if value is None:
                values[name] = "hidden"
            else:
                values[name] = self.players[int(value)] if name in ("seat", "player", "other") else value
        return self.game.sentences[event.kind].format(**values)

    def changed_options(self) -> dict[str, Any]:
        return changed_options(self.options)

    def save(self, path: str | Path, *, public: bool = False) -> None:
        """Write the match file; a public one keeps the secret until the match has ended."""
        from kostka.core.notation import write

        write_text(Path(path), write(self, public=public))

    def check_seat(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise IllegalMove(f"There is no seat {shorten(seat)}; seats are 0 to {self.seats - 1}.")
        return seat

    def _check_start(self, position: Mapping[str, Any]) -> None:
        """Refuse a position that contradicts the rest of the match."""
        if position.get("game", self.game.id) != self.game.id:
            named = shorten(position["game"])
            raise PositionError(f"The start position is one of the game {named}, but the match is {self.game.id}.")
        board, _ = self.game.load(position)
        if board[0].seats != self.seats:
            raise PositionError(f"The start position has {board[0].seats} players, but the match has {self.seats}.")
        if start_options(self.game, position) != self.options:
            raise PositionError("The start position has other options than the match.")

    def _number(self, move: str) -> int:
        if not isinstance(move, str):
            raise IllegalMove(f"A move is a text, as in {next(iter(self._names))!r}, not {shorten(move)}.")
        number = self._names.get(move)
        return self.game.parse(self.board, move) if number is None else number

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return self.check_seat(seat)
        movers = self.to_act
        if not movers:
            raise IllegalMove("The match is over.")
        if len(movers) > 1:
            raise IllegalMove(f"Seats {', '.join(map(str, movers))} may all act now: say which one does.")
        return movers[0]

    def _check(self, seat: int, move: int) -> None:
        if seat in self.to_act and move in self.game.legal(self.board, self.state, seat):
            return
        name = self.game.name(self.board, move)
        if not self.to_act:
            raise IllegalMove(f"{name!r} cannot be played: the match is over.")
        if seat not in self.to_act:
            turn = ", ".join(str(mover) for mover in self.to_act)
            raise IllegalMove(f"{name!r} cannot be played by seat {seat}: it is the turn of seat {turn}.")
        raise IllegalMove(f"{name!r} is not possible: {self.game.why_not(self.board, self.state, seat, move)}")

    def _begin(self) -> None:
        self.plies.clear()
        self._buffer = new_events()
        if self.position is not None:
            self.board, state = self.game.load(self.position)
            movers = self.game.movers(self.board, state)
            self.state = self.game.redeal(self.board, state, movers[0] if movers else 0, self._chance(0))
        else:
            self.board, self.state = self.game.set_board(self.options, self.seats), self.game.new_state()
            chance = self._scripted(0, -1, DEAL, self.deal_dice)
            self.game.compiled["deal"](self.board, self.state, chance, self._buffer)
            self._examine(chance)
        self.events: list[list[Event]] = [self._read_events()]
        self._names = self.game.names(self.board)
        self._look()

    def _advance(self, ply: Ply) -> list[Event]:
        chance = self._scripted(len(self.plies) + 1, ply.seat, ply.move, ply.dice)
        state = self.state.copy()
        self._buffer[0].count = 0
        self.game.compiled["apply"](self.board, state, ply.seat, ply.move, chance, self._buffer)
        self._examine(chance)
        events = self._read_events()
        self.state = state
        self.plies.append(ply)
        self.events.append(events)
        self._look()
        return events

    def _look(self) -> None:
        """See who may act in the state that was reached."""
        self.result = self.game.result(self.board, self.state)
        self.to_act = () if self.result else self.game.movers(self.board, self.state)

    def _scripted(self, ply: int, seat: int, move: int, dice: Dice | None) -> chances.Chance:
        if dice is None:
            return self._chance(ply)
        check_dice(dice)
        return chances.from_script(self.game.script(self.board, self.state, seat, move, dice) if dice else [])

    def _chance(self, ply: int) -> chances.Chance:
        return chances.from_key(chances.ply_key(self.secret, ply) if self.secret else bytes(32))

    def _examine(self, chance: chances.Chance) -> None:
        """Refuse a ply whose dice came from nowhere, or whose given dice do not fit."""
        record = chance[0]
        if record.fault == chances.SCRIPT_TOO_SHORT:
            raise ScriptError("More dice were rolled than were given: give all dice of this move.")
        if record.fault == chances.SCRIPT_OUT_OF_RANGE:
            raise ScriptError("One of the given dice shows something that it does not have.")
        if record.script_used < record.script_size:
            raise ScriptError("Fewer dice were rolled than were given: give only the dice of this move.")
        if self.secret is None and record.block > 0:
            raise ScriptError("This match has no secret of its own, so its dice must be given.")

    def _read_events(self) -> list[Event]:
        return read_events(self._buffer, self.game.kinds, self.game.words(self.board))


def check_dice(dice: Any) -> None:
    """Dice of a real table are rows, whatever each game finds in a row."""
    if not isinstance(dice, list | tuple) or not all(isinstance(die, list | tuple) for die in dice):
        raise ScriptError(
            f'Dice go as a list of dice, each with what it shows, as in [("blue", 2)], not {shorten(dice)}.'
        )


def start_options(game: Game, position: Mapping[str, Any]) -> Any:
    return parse_options(game.options, position.get("options", {}))


def default_players(seats: int) -> tuple[str, ...]:
    return tuple(f"Player {seat}" for seat in range(seats))


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    *,
    players: Sequence[str] = (),
    **options: Any,
) -> Match:
    """Begin a match. The same seed gives the same match; without one the secret is random."""
    return new_match(game, seats, seed, players, options)


def new_match(
    game: str, seats: int | None, seed: int | None, players: Sequence[str], options: Mapping[str, Any]
) -> Match:
    """The same with all options in one mapping, whatever their names."""
    found = find_game(game)
    seats = found.check_seats((len(players) or found.seats[0]) if seats is None else seats)
    if players and len(players) != seats:
        raise KostkaError(f"{len(players)} players were named for {seats} seats.")
    secret = secret_for(seed)
    return Match(found, parse_options(found.options, options), players or default_players(seats), secret)


def load(source: str | Path | Mapping[str, Any], seed: int | None = None) -> Match:
    """A match from a position (a JSON file or its values) or from a match file."""
    if isinstance(source, Mapping):
        return Match.from_position(source, secret_for(seed))
    text = read_text(Path(source))
    if is_position(text):
        return Match.from_position(read_json(text, str(source)), secret_for(seed))
    from kostka.core.notation import check_title, read

    check_title(text, str(source))
    return read(text)


def secret_for(seed: int | None) -> bytes:
    return chances.new_secret() if seed is None else chances.secret_of_seed(seed)


def is_position(text: str) -> bool:
    return text.lstrip().startswith("{")


def game_of(position: Mapping[str, Any]) -> Game:
    if not isinstance(position.get("game"), str):
        raise PositionError('A position names its game, as in {"game": "camelup", ...}.')
    return find_game(position["game"])
