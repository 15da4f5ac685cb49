"""Whether a game keeps the contract: `check(GAME)`, for our own games and for those of others."""

import random
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from kostka.core import hooks
from kostka.core.compiled.chance import from_seed, secret_of_seed
from kostka.core.compiled.loops import GREEDY
from kostka.core.declare.events import Buffer, Event, EventRow
from kostka.core.declare.json import JsonInput
from kostka.core.declare.messages import Message
from kostka.core.declare.options import parse_options
from kostka.core.errors import IllegalMove
from kostka.core.game import Game, State
from kostka.core.match import Match, Ply, default_players, seen_move
from kostka.core.notation import read, verify
from kostka.core.position import Position, View, copied
from kostka.core.writing import write

VALUED = 10  # plies between two slow checks
ALL_PLIES, SOME_PLIES = 200, 40  # examine each of the first positions, then one in SOME_PLIES
WANDERING = 2000  # plies at random; then the compiled bot brings the match to its end
PARALLEL = 12  # plies that two worlds are played side by side


def check(
    game: Game, matches: int = 1, seed: int = 0, options: JsonInput | None = None, seats: int | None = None
) -> None:
    """Play `matches` random matches for each number of players, or for `seats`, and examine every position.

    Raises AssertionError with a sentence at the first breach.
    """
    check_declarations(game)
    check_catalogue(game)
    for players in game.seats if seats is None else [seats]:
        for number in range(matches):
            check_match(game, players, seed + number, options or {})


def check_match(game: Game, seats: int, seed: int, options: JsonInput) -> None:
    chooser = random.Random(seed)
    match = Match(game, parse_options(game.options, options), default_players(seats), secret_of_seed(seed))
    check_names(match)
    while match.to_act:
        seat = chooser.choice(match.to_act)
        moves = match.legal(seat)
        require(len(moves) > 0, f"seat {seat} may act but has no legal move", match)
        if len(match.log) < ALL_PLIES or len(match.log) % SOME_PLIES == 0:
            require(len(set(moves)) == len(moves), f"a legal move is listed twice: {moves}", match)
            require(moves == match.legal(seat), "the order of legal moves changes", match)
            examine(match, seat, moves, chooser)
        match.play(chooser.choice(moves) if len(match.log) < WANDERING else greedy_move(match, seat), seat)
        check_told(match)
    check_position(match)
    check_end(match)


def examine(match: Match, seat: int, moves: Sequence[str], chooser: random.Random) -> None:
    """What must hold in a position, and for two of these moves."""
    check_position(match)
    check_refusals(match, seat, chooser)
    one, other = chooser.choices(moves, k=2)
    check_secrecy(match, seat, one, other, chooser.choice([None, *range(match.seats)]))
    check_worlds(match, chooser)


def greedy_move(match: Match, seat: int) -> str:
    return match.names.texts[match.position.view(seat).choose(GREEDY, from_seed(len(match.log)))]


def require(holds: bool, sentence: str, match: Match) -> None:
    if not holds:
        raise AssertionError(f"{match.game.title}, {match.seats} seats, after entry {len(match.log)}: {sentence}.")


# -------------------------------------------------------------------------------------------------------- declarations


def check_declarations(game: Game) -> None:
    for name in (*game.board.fields, *game.state.fields):
        if hasattr(np.record, name):
            raise AssertionError(f"{game.title}: the field {name!r} has the name of an attribute that records have.")
    for family in game.moves.families:
        if family.text.split(" ")[0] in ("undo", "deal"):
            raise AssertionError(f"{game.title}: {family.text!r} is a word that match files use themselves.")


def check_catalogue(game: Game) -> None:
    """The box, and what the options as they are put on the table, are JSON but for words, and these can be said."""
    for part in (*leaves(game.catalogue()), *leaves(game.catalogue(game.options()))):
        if not isinstance(part, Message | str | int | float | None):
            raise AssertionError(f"{game.title}: the catalogue has {part!r}, which JSON cannot have.")
        if isinstance(part, Message) and not has_words(part):
            raise AssertionError(f"{game.title}: {part!r} of the catalogue has no message.")


def leaves(value: object) -> Iterator[object]:
    """A value of a catalogue, or all that is nested in it."""
    if isinstance(value, Mapping):
        yield from value
    if isinstance(value, Mapping | list | tuple):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from leaves(part)
    else:
        yield value


def check_names(match: Match) -> None:
    names = match.names
    require(len(names.numbers) == match.game.moves.count, "two moves have one name", match)
    for number, text in enumerate(names.texts):
        require(text == " ".join(text.split()), f"the name {text!r} has blanks to spare", match)
        require(names.read(text) == number, f"{text!r} does not parse back", match)
    for number in range(0, match.game.moves.count, max(1, match.game.moves.count // 50)):
        require(names.read(names.values[number]) == number, f"{names.values[number]} does not parse back", match)


# ----------------------------------------------------------------------------------------------------------- positions


def check_position(match: Match) -> None:
    real = match.position
    views = {seat: real.view(seat) for seat in (None, *range(match.seats))}
    for seat, view in views.items():
        require(view.view(seat) == view, f"the view of seat {seat} hides itself further", match)
        check_blanks(match, view.state)
    for state in {state.tobytes(): state for state in (match.state, *(view.state for view in views.values()))}.values():
        check_round_trip(match, state)
    full = View.from_bytes(match.game, match.board.tobytes(), real.to_bytes(), 0)
    require(full.is_complete, "`determinize` changes a full state", match)
    for seat in range(match.seats):
        view = views[seat]
        dealt = view.determinize(from_seed(len(match.log), seat))
        require(dealt.view(seat) == view, f"`determinize` contradicts the view of seat {seat}", match)
        require(dealt.to_act == real.to_act, "`determinize` changes who may act", match)
        require(has_words(match.prompt(seat)), f"{match.prompt(seat)!r} has no message", match)
        if seat in match.to_act:
            moves = real.legal(seat)
            require(view.legal(seat) == moves, f"seat {seat} cannot tell its moves from its view", match)
            if len(match.log) % VALUED:
                continue
            require(bool(np.isfinite(view.policy(moves)).all()), f"a move of seat {seat} has no finite value", match)
            check_judgement(match, view, moves)
    require(bool(np.isfinite(match.standing()).all()), "somebody has no standing", match)
    if match.to_act:
        require(match.turn in match.to_act, f"it is the turn of seat {match.turn}, which may not act", match)


def check_judgement(match: Match, view: View, moves: Sequence[int]) -> None:
    """What a search asks: worlds that agree with the view, chances that are shares, moves more or less bold."""
    seat = view.seat
    world = view.sample_belief(match.game.beliefs(match, seat), from_seed(len(match.log), seat))
    require(world.view(seat) == view, f"`sample_belief` contradicts the view of seat {seat}", match)
    chances = world.evaluate()
    is_share = bool(np.isfinite(chances).all()) and min(chances) >= 0.0 and abs(sum(chances) - 1.0) < 1e-9
    require(is_share, f"the chances to win are {chances}", match)
    bold = view.boldness(moves)
    require(min(bold) >= -1.0 and max(bold) <= 1.0, f"moves are as bold as {bold}", match)
    for move, reasons in view.reasons(moves).items():
        require(move in moves, f"there are reasons for a move that is none: {move}", match)
        require(all(map(has_words, reasons)), f"a reason has no message: {reasons!r}", match)


def check_blanks(match: Match, view: State) -> None:
    """A view differs from the state only in fields that say how they are hidden."""
    for name, field in match.game.state.fields.items():
        hidden = view[name].tobytes() != match.state[name].tobytes()
        require(field.blank is not None or not hidden, f"views hide the field {name!r}, which declares no blank", match)


def check_round_trip(match: Match, state: State) -> None:
    position = match.position.with_state(state).dump()
    board, loaded = match.game.load(position)
    require(same(board, match.board), "dump and load change the board", match)
    require(same(loaded, state), "dump and load change the state", match)


def check_refusals(match: Match, seat: int, chooser: random.Random) -> None:
    illegal = sorted(set(match.names.texts) - set(match.legal(seat)))
    for name in chooser.sample(illegal, min(3, len(illegal))):
        before = copied(match.state)
        try:
            match.play(name, seat)
        except IllegalMove as error:
            require(has_words(error.message), f"the refusal of {name!r} has no message: {error!r}", match)
            require(str(error).endswith("."), f"the refusal of {name!r} is not a sentence: {error}", match)
        else:
            require(False, f"the illegal move {name!r} was played", match)
        require(same(match.state, before), f"the refused move {name!r} changed the state", match)


# ----------------------------------------------------------------------------------------------------------- knowledge


def check_told(match: Match) -> None:
    """Every reader can be told what happened, in words."""
    number = len(match.log)
    for seat in (None, *range(match.seats)):
        for event in match.entry(number, seen_by=seat).events:
            require(has_words(match.message(event)), f"{event} as seat {seat} sees it has no message", match)


def check_secrecy(match: Match, seat: int, one: str, other: str, reader: int | None) -> None:
    """A reader is told which of two moves it was exactly if it can see that."""
    (first, events), (second, others) = (try_move(match, match.position, seat, move, 0) for move in (one, other))
    if first == second or first.is_over:
        return
    told_alike = tell(match, seat, one, events, reader) == tell(match, seat, other, others, reader)
    seen_alike = first.view(reader) == second.view(reader)
    who = "everybody" if reader is None else f"seat {reader}"
    require(told_alike or not seen_alike, f"{who} is told {one!r}, but cannot tell it from {other!r}", match)
    require(seen_alike or not told_alike, f"{who} is not told {one!r}, but can tell it from {other!r}", match)


def tell(match: Match, seat: int, move: str, events: Sequence[Event], reader: int | None) -> tuple[object, ...]:
    """What a reader is told of a move."""
    seen = events_seen_by(events, reader)
    return seen_move(match.game, Ply(seat, match.names.read(move)), events, seen), seen


def check_worlds(match: Match, chooser: random.Random) -> None:
    """Views and what is told agree: two worlds that a seat cannot tell apart are played side by side.

    While the seat is told the same in both, its views are the same; where its views are the same, it was told the same.
    When the game is over nothing is kept any more; nor is it of worlds that have become one, as when a game of several
    is scored.
    """
    seat = chooser.randrange(match.seats)
    real = match.position
    other = real.view(seat).determinize(from_seed(len(match.log), 1))
    for step in range(PARALLEL):
        if real == other or real.is_over:
            return
        mover = real.turn
        moves = [move for move in real.legal(mover) if move in other.legal(mover)]
        if not moves:
            return
        move = match.names.texts[chooser.choice(moves)]
        (real, events), (other, others) = (try_move(match, world, mover, move, step) for world in (real, other))
        if real == other or real.is_over:
            return
        told_alike = events_seen_by(events, seat) == events_seen_by(others, seat)
        seen_alike = real.view(seat) == other.view(seat)
        require(seen_alike or not told_alike, f"seat {seat} sees more than it was told after {move!r}", match)
        require(told_alike or not seen_alike, f"seat {seat} is told more than it sees after {move!r}", match)
        if not told_alike:
            return


def events_seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    return [event.seen_by(seat) for event in events]


def try_move(match: Match, before: Position, seat: int, move: str, seed: int) -> tuple[Position, Sequence[Event]]:
    """What a move would lead to."""
    game, board, state, buffer = match.game, match.board, copied(before.state), Buffer()
    game.kernels.apply(board, state, seat, match.names.read(move), from_seed(seed), buffer.cell)
    return before.with_state(state), EventRow(buffer.take(), game.events.kinds, game.words(board))


def has_words(message: Message) -> bool:
    """Whether a message has words, where somebody speaks at all."""
    return hooks.speak is repr or not str(message).startswith(message.id)


# ----------------------------------------------------------------------------------------------------------------- end


def check_end(match: Match) -> None:
    result = match.result
    assert result is not None
    require(min(result.places) == 1 and len(result.places) == match.seats, f"the places are {result.places}", match)
    require(match.standing() == list(result.scores), f"the standing at the end is {match.standing()}", match)
    text = write(match)
    again = read(text, match.game)
    require(same(again.state, match.state), "a match file does not replay to the same state", match)
    require(write(again) == text, "a match file is not written back as it was read", match)
    verify(text, match.game)
    without = "\n".join(line for line in text.splitlines() if not line.startswith(("secret:", "commitment:")))
    require(same(read(without, match.game).state, match.state), "the dice of a match file do not replay it", match)


def same(a: State, b: State) -> bool:
    return a.tobytes() == b.tobytes()
