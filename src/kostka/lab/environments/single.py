"""Gymnasium: one learner at a table of bots. Under it is a match, which can be saved, replayed and reviewed."""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium

from kostka.bots import Bot, bot, known
from kostka.core.chance import from_seed, secret_of_seed
from kostka.core.errors import IllegalMove, KostkaError
from kostka.core.game import Board
from kostka.core.match import Match, default_players, secret_for, settled_options
from kostka.core.moves import Names
from kostka.core.registry import game as find_game
from kostka.lab.crew import fresh
from kostka.lab.environments.rewards import PENALTY, Rewards
from kostka.lab.environments.spaces import action_space, observation_space
from kostka.lab.environments.table import (
    ILLEGAL_INFO,
    RENDER_MODES,
    Desk,
    Seen,
    check_action,
    check_render_mode,
    check_seat,
    look_of,
    next_game,
)
from kostka.lab.simulate import MOST_GAMES, seat_bots

Stepped = tuple[Seen, float, bool, bool, dict[str, Any]]


class Single(gymnasium.Env):  # type: ignore[misc]  # Gymnasium is not looked into
    """One learner in a seat, bots in the others. `match` is the game that is played.

    Everything follows from a seed and the number of the game: the match's secret, and the dice of bots of their own.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}
    match: Match

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: Sequence[str | Bot] = ("greedy",),
        seats: int | None = None,
        reward: str = "places",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.game = find_game(game)
        self.seats = self.game.seats[0] if seats is None else self.game.check_seats(seats)
        self.seat = check_seat(seat, self.seats)
        self.bots = bots_around(bots, self.seat, self.seats)
        self.options = settled_options(self.game, options, secret_for(0))
        self.tally = Rewards(reward)
        self.observation_space = observation_space(self.game, self.game.moves.count)
        self.action_space = action_space(self.game.moves.count)
        self.first: int | None = None  # the seed that was given, or found
        self.number = 0
        self.is_on = False
        self.players: dict[int, Bot] = {}
        self._prepare()

    def _prepare(self) -> None:
        self.board: Board = self.game.set_board(self.options, self.seats)
        self.desk = Desk(self.game, self.game.moves.count)

    def __getstate__(self) -> dict[str, Any]:
        """Bots with a name keep nothing, and are made anew."""
        own = {seat: player for seat, player in self.players.items() if not isinstance(self.bots[seat], str)}
        return {**self.__dict__, "game": self.game.id, "board": None, "desk": None, "players": own}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, game=find_game(kept["game"]))
        self.players |= {seat: bot(player) for seat, player in self.bots.items() if isinstance(player, str)}
        self._prepare()

    @property
    def names(self) -> Names:
        """The actions by number: `names.texts`."""
        return self.game.names(self.board)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a game, the first one of a seed or the next one, and let bots play until the learner is to act."""
        super().reset(seed=seed)
        self._begin(seed)
        while self.match.is_over:  # before the learner had anything to say
            self._begin(None)
        self.is_on = True
        return self._observed(), {}

    def _begin(self, seed: int | None) -> None:
        self.first, self.number = next_game(self.first, self.number, seed)
        self.players = {seat: fresh(player) for seat, player in self.bots.items()}
        secret = secret_of_seed(self.first * MOST_GAMES + self.number)
        self.match = Match(self.game, self.options, default_players(self.seats), secret)
        self.tally.begin(self.match.standing())
        self._wait()

    def _wait(self) -> None:
        """Bots play until the learner is to act, or the match is over."""
        match = self.match
        while (seat := match.turn) is not None and seat != self.seat:
            chance = from_seed(self.first or 0, self.number * MOST_GAMES + len(match.log))
            match.play(self.players[seat](known(match, seat, chance)), seat)

    def step(self, action: Any) -> Stepped:
        move = check_action(action, self.game.moves.count)
        if not self.is_on:
            raise KostkaError("environments-reset")
        try:
            self.match.play(self.names.texts[move], self.seat)
        except IllegalMove as error:
            self.is_on = False
            return self._observed(), PENALTY, True, False, {ILLEGAL_INFO: str(error)}
        self._wait()
        self.is_on = not self.match.is_over
        return self._observed(), self._reward(), self.match.is_over, False, {}

    def _reward(self) -> float:
        """What the learner gets for all that has happened since its last step."""
        if (result := self.match.result) is not None:
            return self.tally.end(result.places, result.scores)[self.seat]
        return self.tally.gained(self.match.standing())[self.seat] if self.tally.by_standing else 0.0

    def _observed(self) -> Seen:
        desk = self.desk
        look_of(self.game)(self.board, self.match.state, self.seat, self.is_on, desk.view, desk.marks, desk.moves)
        return desk.read()

    def render(self, seat: int | None = None) -> str | None:
        """The table as everybody may see it, or as a seat may; nothing without a render mode."""
        return None if self.render_mode is None else self.match.draw(seat)


def bots_around(bots: Any, seat: int, seats: int) -> dict[int, str | Bot]:
    """The bot of every other seat, from the one after the learner on."""
    others = [(seat + n) % seats for n in range(1, seats)]
    return dict(zip(others, seat_bots(bots, len(others)), strict=True))
