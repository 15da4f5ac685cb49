"""The commands. Everything heavy is imported inside them, so that `kostka --help` answers at once."""

import json
import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from kostka.cli import cubitos
from kostka.cli.drawing import picture
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


def run() -> None:
    """The door of the command: what the caller can mend goes to stderr as one sentence, with exit status 2."""
    try:
        sys.exit(app(sys.argv[1:] or ["--help"], standalone_mode=False))
    except typer.TyperException as error:
        sentence = error.format_message()
    except KostkaError as error:
        sentence = str(error)
    print(f"kostka: {sentence}", file=sys.stderr)
    sys.exit(2)


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def read_options(pairs: list[str] | None) -> dict[str, str]:
    out = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise KostkaError(f"An option goes as NAME=VALUE, not {pair!r}.")
        out[name.strip()] = value.strip()
    return out


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
                    "options": [
                        dict(zip(("name", "default", "accepts", "help"), row, strict=True))
                        for row in describe_options(g.options)
                    ],
                }
                for g in found
            ]
        )
        return
    for g in found:
        console.print(f"[bold]{g.id}[/]  {g.title}, {g.seats[0]} to {g.seats[-1]} players")
        for name, default, accepts, help in describe_options(g.options):
            console.print(f"    {name} = {escape(default)}: {escape(help)} ({escape(accepts)})", soft_wrap=True)


@app.command()
def play(
    game: GameId,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = True,
    seats: Seats = None,
    bot: Annotated[str, typer.Option("--bot", "-b", help="Who sits in the other seats: random or greedy.")] = "greedy",
    humans: Annotated[int, typer.Option("--humans", help="How many people share this terminal.")] = 1,
    seed: Annotated[int | None, typer.Option("--seed", help="A repeatable match.")] = None,
    option: Options = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the saved match.")] = False,
    file: Annotated[Path | None, typer.Option("--file", help="Where the match is kept.")] = None,
) -> None:
    """Play against bots. The match is saved after every move: Ctrl-C leaves, --resume goes on."""
    from kostka.cli.table import begin, go_on, keep_earlier, saved_match, sit_down

    prepare(game)
    path = file or saved_match(game)
    match = go_on(path) if resume else begin(game, seats, humans, bot, seed, read_options(option))
    if not resume and (kept := keep_earlier(path)):
        console.print(f"The match before this one is kept: {kept}", soft_wrap=True)
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
    with bar(f"{number:,} games") as advance:
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
        f"{summary['games']:,} games, {summary['decisions']:,} decisions in {summary['seconds']:.2f} s:"
        f" {summary['games_per_second']:,.0f} games/s, {summary['decisions_per_second']:,.0f} decisions/s"
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
    from kostka.core.match import load, new

    prepare(game)
    if position is None:
        match = new(game, seats, seed, **read_options(option))
    else:
        match = load(position, seed=0)
        if match.game.id != game:
            raise KostkaError(f"{position} is a position of {match.game.id}, not of {game}.")
    if rollouts < 1:
        raise KostkaError(f"At least 1 rollout is needed, not {rollouts}.")
    if not match.to_act:
        raise KostkaError("The game is over: there are no odds any more.")
    actor = match.game.turn(match.board, match.state) if seat is None else seat
    if not 0 <= actor < match.seats:
        raise KostkaError(f"There is no seat {actor}; seats are 0 to {match.seats - 1}.")
    view = match.game.view(match.board, match.state, actor)
    found = match.game.odds(match.board, view, actor, rollouts)
    if as_json:
        print_json(found)
        return
    console.print(picture(match, view), soft_wrap=True)
    console.print()
    console.print(match.game.draw_odds(found), soft_wrap=True)


@app.command()
def show(
    position: Annotated[Path, typer.Argument(metavar="POSITION", help="A position or a match file.")],
    as_json: Json = False,
) -> None:
    """Draw a position."""
    from kostka.core.match import load

    prepare_for(position)
    match = load(position, seed=0)
    if as_json:
        print_json(match.dump())
    else:
        console.print(picture(match), soft_wrap=True)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")],
    as_json: Json = False,
) -> None:
    """Tell a match move by move."""
    from kostka.core.notation import read
    from kostka.core.reading import read_text

    prepare_for(file)
    match = read(read_text(file))
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
    console.print(picture(match), soft_wrap=True)
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

    prepare_for(file)
    verified = check(read_text(file))
    if as_json:
        print_json({"checked": verified.checked, "given": verified.given})
        return
    rest = f" ({verified.given} more were rolled at a real table)" if verified.given else ""
    print(f"all {verified.checked} dice check out{rest}")


def prepare_for(file: Path) -> None:
    """Prepare the game of a position or a match file; what is wrong with the file is for its reader to say."""
    from kostka.core.reading import read_text
    from kostka.core.registry import game_ids

    named = re.search(r'^game: (\w+)$|"game"\s*:\s*"(\w+)"', read_text(file), re.MULTILINE)
    if named and (game := named[1] or named[2]) in game_ids():
        prepare(game)


def prepare(game: str) -> None:
    """Compile a game's rules if this is their first run, with progress."""
    from kostka.cli.progress import bar
    from kostka.core.registry import game as find_game

    found = find_game(game)
    if not found.is_compiled():
        with bar(f"compiling {found.title} rules, first run only") as advance:
            found.compile(advance)
