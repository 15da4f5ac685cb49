"""The commands. Everything heavy is imported inside them, so that `kostka --help` answers at once."""

import io
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from kostka.cli import cubitos
from kostka.cli.drawing import counted, picture
from kostka.cli.files import Scene, prepare_match, read_match, read_scene, scene_of
from kostka.cli.preparing import prepare
from kostka.core.errors import KostkaError

app = typer.Typer(
    help="A digital table for Cubitos, Camel Up and Jamniki.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
console = Console(highlight=False)
app.add_typer(cubitos.cards, name="card")
app.add_typer(cubitos.tracks, name="track")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game, as listed by `kostka games`.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
Seats = Annotated[int | None, typer.Option("--seats", "-s", help="The number of players.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
MOST_ROLLOUTS = 1_000_000_000


def run() -> None:
    """The door of the command: what the caller can mend goes to stderr as one sentence, with exit status 2."""
    show_what_can_be_shown()
    try:
        status = app(sys.argv[1:] or ["--help"], standalone_mode=False)
        sys.stdout.flush()
        sys.exit(status)
    except typer.TyperException as error:
        sentence = error.format_message()
    except KostkaError as error:
        sentence = str(error)
    except OSError as error:
        forget_output()
        sentence = f"{error.filename or 'The output'} cannot be used: {error.strerror}."
    if not sentence:  # a group of commands alone has printed its help
        sys.exit(0)
    print(f"kostka: {sentence}", file=sys.stderr)
    sys.exit(2)


def show_what_can_be_shown() -> None:
    """Characters that the output's encoding does not have become question marks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def forget_output() -> None:
    """What could not be written must not be tried again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=not sys.stdout.encoding.lower().startswith("utf")))


def read_options(pairs: list[str] | None) -> dict[str, str]:
    out = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise KostkaError(f"An option goes as NAME=VALUE, not {pair!r}.")
        out[name.strip()] = ",".join(whole_path(part.strip()) for part in value.split(","))
    return out


def whole_path(part: str) -> str:
    """A match may be taken up again from another folder."""
    return str(Path(part).absolute()) if part.endswith(".toml") else part


def refuse_beside(chosen: str, others: Mapping[str, Any]) -> None:
    """Options that would have no effect beside another one are refused."""
    for name, value in others.items():
        if value is not None and value != []:
            raise KostkaError(f"{chosen} decides what {name} would: give one of them.")


@app.command()
def games(as_json: Json = False) -> None:
    """List the games with their options."""
    from kostka.core.options import describe_options
    from kostka.core.registry import game, game_ids

    found = [game(id) for id in game_ids()]
    if as_json:
        print_json(
            [
                {
                    "id": g.id,
                    "title": g.title,
                    "seats": [g.seats[0], g.seats[-1]],
                    "options": describe_options(g.options),
                }
                for g in found
            ]
        )
        return
    for g in found:
        console.print(f"[bold]{g.id}[/]  {g.title}, {g.seats[0]} to {g.seats[-1]} players")
        for row in describe_options(g.options):
            default = row["default"] or "none"
            console.print(escape(f"    {row['name']} = {default}: {row['help']} ({row['accepts']})"), soft_wrap=True)


@app.command()
def play(
    game: GameId,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = True,
    seats: Seats = None,
    bot: Annotated[
        str | None, typer.Option("--bot", "-b", help="Who sits in the other seats: random, or greedy if not given.")
    ] = None,
    humans: Annotated[
        int | None, typer.Option("--humans", help="How many people share this terminal; 1 if not given.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="A repeatable match.")] = None,
    option: Options = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the saved match.")] = False,
    file: Annotated[Path | None, typer.Option("--file", help="Where the match is kept.")] = None,
) -> None:
    """Play against bots. The match is saved after every move: Ctrl-C leaves, --resume goes on."""
    from kostka.cli.table import begin, go_on, keep_earlier, saved_match, sit_down

    prepare(game)
    path = file or saved_match(game)
    if resume:
        begun = {"--seats": seats, "--humans": humans, "--bot": bot, "--seed": seed, "--option": option}
        refuse_beside("--resume", begun)
        match = go_on(game, path)
    else:
        people, others = 1 if humans is None else humans, "greedy" if bot is None else bot
        match = begin(game, seats, people, others, seed, read_options(option))
        if kept := keep_earlier(path):
            console.print(f"The match before this one is kept: {escape(str(kept))}", soft_wrap=True)
    sit_down(match, path, console)


@app.command()
def simulate(
    game: GameId,
    number: Annotated[int, typer.Option("-n", "--games", help="How many games.")] = 1000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    bots: Annotated[str, typer.Option("--bots", help="Bots by name, separated by commas, repeated.")] = "random",
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots and tell who won."""
    from kostka.cli.progress import bar
    from kostka.lab.simulate import simulate as simulate_games

    prepare(game)
    with bar(counted(number, "game")) as advance:
        names = [name.strip() for name in bots.split(",")]
        done = simulate_games(game, number, seats, seed, names, read_options(option), advance)
    summary = done.to_json()
    if as_json:
        print_json(summary)
        return
    table = Table("seat", "bot", "wins", "win share", "mean score", "mean place")
    for row in summary["players"]:
        score = f"{row['mean_score']:.2f} ± {row['score_error']:.2f}"
        cells = (f"{row['wins']:,.1f}", f"{100 * row['win_share']:.2f}%", score, f"{row['mean_place']:.2f}")
        table.add_row(str(row["seat"]), row["bot"], *cells)
    console.print(table)
    console.print(
        f"{counted(summary['games'], 'game')}, {counted(summary['decisions'], 'decision')}"
        f" in {summary['seconds']:.2f} s:"
        f" {summary['games_per_second']:,.0f} games/s, {summary['decisions_per_second']:,.0f} decisions/s",
        soft_wrap=True,
    )


@app.command()
def odds(
    game: GameId,
    position: Annotated[Path | None, typer.Option("--position", "-p", help="A position or a match file.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="For which seat; the one to act if not given.")] = None,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Without a position: which start.")] = None,
    rollouts: Annotated[int, typer.Option("--rollouts", help="Games played out where odds cannot be exact.")] = 100_000,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """The odds of a position and what each move is worth."""
    from kostka.core.reading import shorten

    if not 1 <= rollouts <= MOST_ROLLOUTS:
        raise KostkaError(f"Rollouts are 1 to {MOST_ROLLOUTS:,}, not {shorten(rollouts)}.")
    if position is None:
        scene = first_scene(game, seats, seed, option)
    else:
        refuse_beside("--position", {"--seats": seats, "--seed": seed, "--option": option})
        scene = read_scene(position)
        if scene.game.id != game:
            raise KostkaError(f"{position} is a position of {scene.game.id}, not of {game}.")
    if not scene.game.movers(scene.board, scene.state):
        raise KostkaError("The game is over: there are no odds any more.")
    actor = scene.game.turn(scene.board, scene.state) if seat is None else seat
    if actor not in range(len(scene.players)):
        raise KostkaError(f"There is no seat {shorten(actor)}; seats are 0 to {len(scene.players) - 1}.")
    view = scene.game.view(scene.board, scene.state, actor)
    found = scene.game.odds(scene.board, view, actor, rollouts)
    if as_json:
        print_json(found)
        return
    console.print(picture(scene.game, scene.board, view, scene.players), soft_wrap=True)
    console.print()
    console.print(scene.game.draw_odds(found), soft_wrap=True)


def first_scene(game: str, seats: int | None, seed: int | None, option: list[str] | None) -> Scene:
    from kostka.core.match import new_match

    prepare(game)
    return scene_of(new_match(game, seats, seed, (), read_options(option)))


@app.command()
def show(
    position: Annotated[Path, typer.Argument(metavar="POSITION", help="A position or a match file.")],
    as_json: Json = False,
) -> None:
    """Draw a position."""
    scene = read_scene(position)
    if as_json:
        print_json(scene.game.dump(scene.board, scene.state))
    else:
        console.print(picture(*scene), soft_wrap=True)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")],
    as_json: Json = False,
) -> None:
    """Tell a match move by move."""
    match = read_match(file)
    if as_json:
        print_json(replay_json(match))
        return
    for number, events in enumerate(match.events):
        title = "set-up"
        if number:
            ply = match.plies[number - 1]
            title = f"{match.players[ply.seat]}: {match.game.name(match.board, ply.move)}"
        console.print(f"[bold]{number:>4}[/]  {escape(title)}", soft_wrap=True)
        for event in events:
            console.print(f"        {escape(match.describe(event))}", soft_wrap=True)
    console.print()
    console.print(picture(*scene_of(match)), soft_wrap=True)
    if match.result:
        for seat in sorted(range(match.seats), key=lambda seat: match.result.places[seat]):  # type: ignore[union-attr]
            console.print(f"{match.result.places[seat]}. {escape(match.players[seat])} {match.result.scores[seat]}")


def replay_json(match: Any) -> dict[str, Any]:
    plies = [
        {"ply": n, "seat": ply.seat, "move": match.game.name(match.board, ply.move)}
        for n, ply in enumerate(match.plies, start=1)
    ]
    for ply, events in zip([{"ply": 0}, *plies], match.events, strict=True):
        ply["events"] = [event.to_json() for event in events]
    result = match.result
    return {
        "game": match.game.id,
        "players": list(match.players),
        "options": match.changed_options(),
        "setup": [event.to_json() for event in match.events[0]],
        "plies": plies,
        "places": list(result.places) if result else None,
        "scores": list(result.scores) if result else None,
    }


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file with its secret.")],
    as_json: Json = False,
) -> None:
    """Recompute every die of a finished match from its secret."""
    from kostka.core.notation import verify as check
    from kostka.core.reading import read_text

    text = read_text(file)
    prepare_match(text, file)
    verified = check(text)
    if as_json:
        print_json({"checked": verified.checked, "given": verified.given})
        return
    rest = f" ({verified.given} more were rolled at a real table)" if verified.given else ""
    print(f"all {verified.checked} dice check out{rest}")
