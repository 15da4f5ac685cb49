"""The terminal table: the board, the moves numbered, the odds on request, bots in the other seats."""

import os
import shlex
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from kostka.bots import bot, move_of
from kostka.cli.drawing import guide, move_label, odds_picture, picture
from kostka.cli.files import read_match, scene_of
from kostka.core.errors import KostkaError
from kostka.core.match import Match, new_match
from kostka.core.notation import is_match
from kostka.core.reading import read_text, whole_number
from kostka.core.registry import game as find_game
from kostka.messages import say

ROLLOUTS = 20_000


def saved_match(game: str) -> Path:
    """Where the running match of a game is kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "kostka" / f"{game}.kostka"


def begin(game: str, seats: int | None, humans: int, bot_name: str, seed: int | None, options: dict[str, str]) -> Match:
    bot(bot_name)
    found = find_game(game)
    seats = found.check_seats(max(found.seats[0], humans) if seats is None else seats)
    if not 0 <= humans <= seats:
        raise KostkaError("cli-too-many-people", people=humans, seats=seats)
    people = [say("cli-player")] if humans == 1 else [say("cli-player-number", seat=seat) for seat in range(humans)]
    bots = [f"{bot_name} {seat}" for seat in range(humans, seats)]
    levels = [None if seat < humans else bot_name for seat in range(seats)]
    return new_match(game, seats, seed, [*people, *bots], options, levels)


def go_on(game: str, path: Path) -> Match:
    if not path.exists():
        raise KostkaError("cli-nothing-saved")
    match = read_match(path)
    if match.game.id != game:
        raise KostkaError("cli-other-match", file=str(path), found=match.game.id, wanted=game)
    if match.secret is None:
        raise KostkaError("cli-no-secret", file=str(path))
    return match


def keep_earlier(path: Path) -> Path | None:
    """Move a saved match out of the way of a new one; returns where it is now."""
    if not path.exists():
        return None
    if not path.is_file() or not is_match(read_text(path)):
        raise KostkaError("cli-no-match", file=str(path))
    number = 1
    while (kept := path.with_name(f"{path.stem}-earlier-{number}{path.suffix}")).exists():
        number += 1
    return path.replace(kept)


def sit_down(match: Match, path: Path, console: Console) -> None:
    """Play until the match ends or the player leaves; every move is saved as soon as it is played."""
    path.parent.mkdir(parents=True, exist_ok=True)
    match.save(path)
    console.print(f"{say(match.game.id)}. {say('cli-table')}")
    console.print(say("cli-committed", commitment=match.commitment), soft_wrap=True)
    tell(match, len(match.log), console)
    try:
        while not match.is_over:
            take_turn(match, path, console)
    except (KeyboardInterrupt, EOFError):
        console.print()
        console.print(escape(say("cli-left", command=resume_command(match, path))), soft_wrap=True)
        return
    finish(match, path, console)


def resume_command(match: Match, path: Path) -> str:
    command = f"kostka play {match.game.id} --resume"
    return command if path == saved_match(match.game.id) else f"{command} --file {shlex.quote(str(path))}"


def take_turn(match: Match, path: Path, console: Console) -> None:
    seat = match.game.turn(match.board, match.state)
    name = match.bots[seat]
    match.play(ask(match, seat, console) if name is None else move_of(match, seat, bot(name)), seat)
    match.save(path)
    tell(match, len(match.log), console)


def tell(match: Match, number: int, console: Console) -> None:
    """What those at this screen may know of an entry of the log."""
    told = match.told(number, lone_human(match))
    if told.seat is not None:
        console.print(f"[bold]{escape(match.players[told.seat])}[/]: {escape(told.move)}")
    for event in told.events:
        if not event.untold:
            console.print(f"    {escape(match.describe(event))}", soft_wrap=True)


def lone_human(match: Match) -> int | None:
    """The seat whose secrets this screen may show all the time."""
    people = [seat for seat, level in enumerate(match.bots) if level is None]
    return people[0] if len(people) == 1 else None


def ask(match: Match, seat: int, console: Console) -> str:
    show_board(match, seat, console)
    console.print(escape(str(match.prompt(seat))), soft_wrap=True)
    moves = match.legal(seat)
    show_moves(match, moves, console)
    while True:
        answer = console.input(f"[bold]{escape(match.players[seat])}[/]> ").strip()
        if answer == "quit":
            raise EOFError
        if answer == "odds":
            console.print(odds_picture(match.game, match.odds(seat, ROLLOUTS)), soft_wrap=True)
        elif answer == "moves":
            show_moves(match, moves, console)
        elif answer == "board":
            show_board(match, seat, console)
        elif answer in ("help", "?", ""):
            console.print(say("cli-table"))
            console.print(guide(match.game, match.board), soft_wrap=True)
        elif (number := whole_number(answer)) is not None:
            if 1 <= number <= len(moves):
                return moves[number - 1]
            console.print(say("cli-numbered", count=len(moves)))
        elif refusal := match.refusal(answer, seat):
            console.print(escape(str(refusal)), soft_wrap=True)
        else:
            return answer


def show_board(match: Match, seat: int, console: Console) -> None:
    view = match.game.view(match.board, match.state, seat)
    console.print()
    console.print(picture(scene_of(match)._replace(state=view), seat), soft_wrap=True)
    console.print()


def show_moves(match: Match, moves: list[str], console: Console) -> None:
    labels = [move_label(match.game, match.board, move) for move in moves]
    console.print(Columns([f"[dim]{n:>3}[/] {label}" for n, label in enumerate(labels, 1)], column_first=True))


def finish(match: Match, path: Path, console: Console) -> None:
    console.print()
    console.print(picture(scene_of(match)), soft_wrap=True)
    result = match.result
    assert result is not None
    for seat in sorted(range(match.seats), key=lambda seat: result.places[seat]):
        console.print(f"{result.places[seat]}. {escape(match.players[seat])}: {result.scores[seat]}")
    console.print(escape(say("cli-check", command=f"kostka verify {shlex.quote(str(path))}")), soft_wrap=True)
