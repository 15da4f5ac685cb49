"""Whether a game keeps the contract: for our own games, and for those of others.

    from kostka.core.conformance import check
    check(GAME)

plays random matches with every number of players and raises `AssertionError` with a sentence at the first breach.
"""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from kostka.core.chance import from_seed, secret_of_seed
from kostka.core.errors import IllegalMove
from kostka.core.events import EVERYBODY, Event, new_events, read_events, tells_secret
from kostka.core.game import Game, State
from kostka.core.match import Match, default_players
from kostka.core.notation import read, verify, write
from kostka.core.options import parse_options

VALUED = 10  # the value of moves, which may take long, is looked at every so many plies
ALL_PLIES, SOME_PLIES = 200, 40  # the first positions are all examined, then every so many


def check(
    game: Game, matches: int = 1, seed: int = 0, options: Mapping[str, Any] | None = None, seats: int | None = None
) -> None:
    """Play `matches` random matches for each number of players, or for `seats`, and examine every position."""
    check_fields(game)
    for players in game.seats if seats is None else [seats]:
        for number in range(matches):
            check_match(game, players, seed + number, options or {})


def check_match(game: Game, seats: int, seed: int, options: Mapping[str, Any]) -> None:
    chooser = random.Random(seed)
    match = Match(game, parse_options(game.options, options), default_players(seats), secret_of_seed(seed))
    check_names(match)
    hides = False
    while match.to_act:
        hides = hides or not same(game.view(match.board, match.state, None), match.state)
        seat = chooser.choice(match.to_act)
        moves = match.legal(seat)
        require(len(moves) > 0, f"seat {seat} is a mover but has no legal move", match)
        if len(match.plies) < ALL_PLIES or len(match.plies) % SOME_PLIES == 0:
            require(len(set(moves)) == len(moves), f"a legal move is listed twice: {moves}", match)
            require(moves == match.legal(seat), "the order of legal moves changes", match)
            check_position(match)
            check_refusals(match, seat, chooser)
            check_secrecy(match, seat, chooser.choice(moves), chooser.choice(moves))
        match.play(chooser.choice(moves), seat)
    secrets = any(event.seer != EVERYBODY for events in match.events[:-1] for event in events)
    require(hides or not secrets, "events have a seer, but no view hid anything", match)
    check_position(match)
    check_end(match)


def require(holds: bool, sentence: str, match: Match) -> None:
    if not holds:
        raise AssertionError(f"{match.game.title}, {match.seats} seats, after ply {len(match.plies)}: {sentence}.")


def check_fields(game: Game) -> None:
    for name in (*(game.board_type.names or ()), *(game.state_type.names or ())):
        if hasattr(np.record, name):
            raise AssertionError(f"{game.title}: the field {name!r} has the name of an attribute that records have.")


def check_names(match: Match) -> None:
    names = match.game.names(match.board)
    require(len(names) == match.game.moves, "two moves have one name", match)
    for name, move in names.items():
        require(name == " ".join(name.split()), f"the name {name!r} has blanks to spare", match)
        require(match.game.parse(match.board, name) == move, f"{name!r} does not parse back", match)


def check_position(match: Match) -> None:
    game, board = match.game, match.board
    for seat in (None, *range(match.seats)):
        view = game.view(board, match.state, seat)
        require(same(game.view(board, view, seat), view), f"the view of seat {seat} hides itself further", match)
        check_round_trip(match, view)
    check_round_trip(match, match.state)
    require(same(game.redeal(board, match.state, 0, from_seed(0)), match.state), "a full state is redealt", match)
    for seat in range(match.seats):
        view = game.view(board, match.state, seat)
        dealt = game.redeal(board, view, seat, from_seed(len(match.plies), seat))
        require(same(game.view(board, dealt, seat), view), f"a redeal contradicts the view of seat {seat}", match)
        require(game.movers(board, dealt) == game.movers(board, match.state), "a redeal changes who moves", match)
        if seat in match.to_act:
            moves = game.legal(board, match.state, seat)
            require(game.legal(board, view, seat) == moves, f"seat {seat} cannot tell its moves from its view", match)
            if len(match.plies) % VALUED:
                continue
            values = game.values(board, view, seat, moves)
            require(bool(np.isfinite(values).all()), f"a move of seat {seat} has no finite value", match)
    if match.to_act:
        turn = game.turn(board, match.state)
        require(turn in match.to_act, f"it is the turn of seat {turn}, which may not act", match)


def check_round_trip(match: Match, state: State) -> None:
    position = match.game.dump(match.board, state)
    board, loaded = match.game.load(position)
    require(same(board, match.board), "dump and load change the board", match)
    require(same(loaded, state), "dump and load change the state", match)


def check_refusals(match: Match, seat: int, chooser: random.Random) -> None:
    names = match.game.names(match.board)
    illegal = sorted(set(names) - set(match.legal(seat)))
    for name in chooser.sample(illegal, min(3, len(illegal))):
        before = match.state.copy()
        try:
            match.play(name, seat)
        except IllegalMove as error:
            require(str(error).endswith("."), f"the refusal of {name!r} is not a sentence: {error}", match)
        else:
            require(False, f"the illegal move {name!r} was played", match)
        require(same(match.state, before), f"the refused move {name!r} changed the state", match)


def check_secrecy(match: Match, seat: int, one: str, other: str) -> None:
    """If others cannot see which of two moves it was, public files must not name it."""
    (state, events), (changed, told) = (tried(match, seat, move) for move in (one, other))
    views = [match.game.view(match.board, after, None) for after in (state, changed)]
    alike = same(*views) and [event.seen_by(None) for event in events] == [event.seen_by(None) for event in told]
    if alike and not same(state, changed):
        require(tells_secret(events, seat), f"{one!r} is named to all, who cannot tell it from {other!r}", match)


def tried(match: Match, seat: int, move: str) -> tuple[State, list[Event]]:
    """What a move would lead to."""
    game, board, state, buffer = match.game, match.board, match.state.copy(), new_events()
    game.compiled["apply"](board, state, seat, game.parse(board, move), from_seed(0), buffer)
    return state, read_events(buffer, game.kinds, game.words(board))


def check_end(match: Match) -> None:
    result = match.result
    assert result is not None
    require(min(result.places) == 1 and len(result.places) == match.seats, f"the places are {result.places}", match)
    for events in match.events:
        for event in events:
            require(bool(match.describe(event)), f"{event} has no sentence", match)
    text = write(match)
    again = read(text, match.game)
    require(same(again.state, match.state), "a match file does not replay to the same state", match)
    require(write(again) == text, "a match file is not written back as it was read", match)
    verify(text, match.game)
    without = "\n".join(line for line in text.splitlines() if not line.startswith(("secret:", "commitment:")))
    require(same(read(without, match.game).state, match.state), "the dice of a match file do not replay it", match)


def same(a: State, b: State) -> bool:
    return a.tobytes() == b.tobytes()
