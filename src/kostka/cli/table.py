"""The terminal table: the board, the moves numbered, the odds on request, bots in the other seats."""

import os
import shlex
from collections.abc import Mapping
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from kostka.bots import BOTS, bot
from kostka.cli.drawing import guide, odds_picture, picture, sentence
from kostka.cli.files import read_match, scene_of
from kostka.core.chance import from_key, ply_key
from kostka.core.errors import KostkaError
from kostka.core.events import NOBODY, Event, tells_secret
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


def begin(
    game: str, seats: int | None, humans: int, bot_name: str, seed: int | None, options: Mapping[str, str]
) -> Match:
    bot(bot_name)
    found = find_game(game)
    seats = found.check_seats(max(found.seats[0], humans) if seats is None else seats)
    if not 0 <= humans <= seats:
        raise KostkaError(say("cli-too-many-people", people=humans, seats=seats))
    people = [say("cli-player")] if humans == 1 else [say("cli-player-number", seat=seat) for seat in range(humans)]
    bots = [f"{bot_name} {seat}" for seat in range(humans, seats)]
    return new_match(game, seats, seed, [*people, *bots], options)


def go_on(game: str, path: Path) -> Match:
    if not path.exists():
        raise KostkaError(say("cli-nothing-saved"))
    match = read_match(path)
    if match.game.id != game:
        raise KostkaError(say("cli-other-match", file=path, found=match.game.id, wanted=game))
    if match.secret is None:
        raise KostkaError(say("cli-no-secret", file=path))
    return match


def keep_earlier(path: Path) -> Path | None:
    """Move a saved match out of the way of a new one; returns where it is now."""
    if not path.exists():
        return None
    if not path.is_file() or not is_match(read_text(path)):
        raise KostkaError(say("cli-no-match", file=path))
    number = 1
    while (kept := path.with_name(f"{path.stem}-earlier-{number}{path.suffix}")).exists():
        number += 1
    return path.replace(kept)


def bot_of(player: str) -> str | None:
    """The bot that sits in a seat: it is named after its kind."""
    kind = player.split(" ")[0]
    return kind if kind in BOTS else None


def sit_down(match: Match, path: Path, console: Console) -> None:
    """Play until the match ends or the player leaves; every move is saved as soon as it is played."""
    path.parent.mkdir(parents=True, exist_ok=True)
    match.save(path)
    console.print(f"{say(match.game.id)}. {say('cli-table')}")
    console.print(say("cli-committed", commitment=match.commitment), soft_wrap=True)
    tell(match, match.events[-1], lone_human(match), console)
    try:
        while match.to_act:
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
    name = bot_of(match.players[seat])
    if name is None:
        move = ask(match, seat, console)
    else:
        view = match.game.view(match.board, match.state, seat)
        # The bot's own dice, apart from those of the match.
        chance = from_key(ply_key(b"bot" + (match.secret or b""), len(match.plies)))
        move = match.game.name(match.board, bot(name)(match.game, match.board, view, seat, chance))
    events = match.play(move, seat)
    match.save(path)
    kept = tells_secret(events, seat, lone_human(match))
    console.print(f"[bold]{escape(match.players[seat])}[/]: {'...' if kept else escape(move)}")
    tell(match, events, lone_human(match), console)


def lone_human(match: Match) -> int | None:
    """The seat whose secrets this screen may show all the time."""
    people = [seat for seat, player in enumerate(match.players) if bot_of(player) is None]
    return people[0] if len(people) == 1 else None


def tell(match: Match, events: list[Event], seat: int | None, console: Console) -> None:
    for event in events:
        if event.seer != NOBODY:
            console.print(f"    {escape(sentence(match, event.seen_by(seat)))}", soft_wrap=True)


def ask(match: Match, seat: int, console: Console) -> str:
    show_board(match, seat, console)
    moves = match.legal(seat)
    show_moves(moves, console)
    while True:
        answer = console.input(f"[bold]{escape(match.players[seat])}[/]> ").strip()
        if answer == "quit":
            raise EOFError
        if answer == "odds":
            show_odds(match, seat, console)
        elif answer == "moves":
            show_moves(moves, console)
        elif answer == "board":
            show_board(match, seat, console)
        elif answer in ("help", "?", ""):
            console.print(say("cli-table"))
            console.print(guide(match.game, match.board), soft_wrap=True)
        elif (number := whole_number(answer)) is not None:
            if 1 <= number <= len(moves):
                return moves[number - 1]
            console.print(say("cli-numbered", count=len(moves)))
        elif reason := match.why_not(answer, seat):
            console.print(escape(reason))
        else:
            return answer


def show_board(match: Match, seat: int, console: Console) -> None:
    view = match.game.view(match.board, match.state, seat)
    console.print()
    console.print(picture(scene_of(match)._replace(state=view), seat), soft_wrap=True)
    console.print()


def show_moves(moves: list[str], console: Console) -> None:
    console.print(Columns([f"[dim]{n:>3}[/] {escape(move)}" for n, move in enumerate(moves, 1)], column_first=True))


def show_odds(match: Match, seat: int, console: Console) -> None:
    view = match.game.view(match.board, match.state, seat)
    console.print(odds_picture(match.game, match.game.odds(match.board, view, seat, ROLLOUTS)), soft_wrap=True)


def finish(match: Match, path: Path, console: Console) -> None:
    console.print()
    console.print(picture(scene_of(match)), soft_wrap=True)
    result = match.result
    assert result is not None
    for seat in sorted(range(match.seats), key=lambda seat: result.places[seat]):
        console.print(f"{result.places[seat]}. {escape(match.players[seat])}: {result.scores[seat]}")
    command = f"kostka verify {shlex.quote(str(path))}"
    console.print(escape(say("cli-check", command=command)), soft_wrap=True)
