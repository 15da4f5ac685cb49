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

from kostka.cli.drawing import figure, odds_picture, percent, picture, sentence
from kostka.cli.files import Scene, prepare_match, read_match, read_scene, scene_of
from kostka.cli.games import offered_commands
from kostka.cli.preparing import prepare
from kostka.cli.speaking import Command, Group, usage_fault
from kostka.core.errors import KostkaError
from kostka.messages import say

app = typer.Typer(cls=Group, help=say("cli-help"), add_completion=False, pretty_exceptions_enable=False)
console = Console(highlight=False)

GameId = Annotated[str, typer.Argument(metavar=say("cli-name-game"), help=say("cli-help-game"))]
PositionFile = Annotated[Path, typer.Argument(metavar=say("cli-name-position"), help=say("cli-help-position"))]
MatchFile = Annotated[Path, typer.Argument(metavar=say("cli-name-file"), help=say("cli-help-match"))]
FinishedFile = Annotated[Path, typer.Argument(metavar=say("cli-name-file"), help=say("cli-help-finished"))]
Json = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]
Seats = Annotated[int | None, typer.Option("--seats", "-s", help=say("cli-help-seats"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar=say("cli-name-pair"), help=say("cli-help-option")),
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
        fault = usage_fault(error)
    except KostkaError as error:
        fault = str(error)
    except OSError as error:
        forget_output()
        fault = say("cli-unusable", name=error.filename or say("cli-output"), reason=error.strerror)
    if not fault:  # a group of commands alone has printed its help
        sys.exit(0)
    print(f"kostka: {fault}", file=sys.stderr)
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
            raise KostkaError(say("cli-no-pair", given=repr(pair)))
        out[name.strip()] = ",".join(whole_path(part.strip()) for part in value.split(","))
    return out


def whole_path(part: str) -> str:
    """A match may be taken up again from another folder."""
    return str(Path(part).absolute()) if part.endswith(".toml") else part


def refuse_beside(chosen: str, others: Mapping[str, Any]) -> None:
    """Options that would have no effect beside another one are refused."""
    for name, value in others.items():
        if value is not None and value != []:
            raise KostkaError(say("cli-decides", chosen=chosen, other=name))


@app.callback(invoke_without_command=True)
def before(
    context: typer.Context,
    lang: Annotated[str | None, typer.Option("--lang", help=say("cli-help-lang"))] = None,
) -> None:
    """The language has been chosen before the commands were defined; without a command there is help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(cls=Command, help=say("cli-games"))
def games(as_json: Json = False) -> None:
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
        console.print(f"[bold]{g.id}[/]  " + say("cli-game", title=say(g.id), least=g.seats[0], most=g.seats[-1]))
        for row in describe_options(g.options):
            name, default = row["name"], row["default"] or say("cli-none")
            help = say(f"{g.id}-option-{name}")
            console.print(escape(f"    {name} = {default}: {help} ({row['accepts']})"), soft_wrap=True)


@app.command(cls=Command, help=say("cli-play"))
def play(
    game: GameId,
    terminal: Annotated[bool, typer.Option("--terminal", help=say("cli-help-terminal"))] = True,
    seats: Seats = None,
    bot: Annotated[str | None, typer.Option("--bot", "-b", help=say("cli-help-bot"))] = None,
    humans: Annotated[int | None, typer.Option("--humans", help=say("cli-help-humans"))] = None,
    seed: Annotated[int | None, typer.Option("--seed", help=say("cli-help-match-seed"))] = None,
    option: Options = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-help-resume"))] = False,
    file: Annotated[Path | None, typer.Option("--file", help=say("cli-help-keep"))] = None,
) -> None:
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
            console.print(escape(say("cli-earlier", file=kept)), soft_wrap=True)
    sit_down(match, path, console)


@app.command(cls=Command, help=say("cli-simulate"))
def simulate(
    game: GameId,
    number: Annotated[int, typer.Option("-n", "--games", help=say("cli-help-number"))] = 1000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", help=say("cli-help-games-seed"))] = 0,
    bots: Annotated[str, typer.Option("--bots", help=say("cli-help-bots"))] = "random",
    option: Options = None,
    as_json: Json = False,
) -> None:
    from kostka.cli.progress import bar
    from kostka.lab.simulate import simulate as simulate_games

    prepare(game)
    with bar(say("cli-counted", games=number)) as advance:
        names = [name.strip() for name in bots.split(",")]
        done = simulate_games(game, number, seats, seed, names, read_options(option), advance)
    summary = done.to_json()
    if as_json:
        print_json(summary)
        return
    columns = [say("cli-column-seat"), say("cli-column-bot"), say("cli-column-wins"), say("cli-column-share")]
    table = Table(*columns, say("cli-column-score"), say("cli-column-place"))
    for row in summary["players"]:
        score = f"{figure(row['mean_score'], '.2f')} ± {figure(row['score_error'], '.2f')}"
        wins = say("cli-wins", wins=row["wins"])
        share, place = percent(row["win_share"]), figure(row["mean_place"], ".2f")
        table.add_row(str(row["seat"]), row["bot"], wins, share, score, place)
    console.print(table)
    told = ("games", "decisions", "seconds", "games_per_second", "decisions_per_second")
    console.print(say("cli-simulated", **{name: summary[name] for name in told}), soft_wrap=True)


@app.command(cls=Command, help=say("cli-odds"))
def odds(
    game: GameId,
    position: Annotated[Path | None, typer.Option("--position", "-p", help=say("cli-help-position"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", help=say("cli-help-seat"))] = None,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option("--seed", help=say("cli-help-start-seed"))] = None,
    rollouts: Annotated[int, typer.Option("--rollouts", help=say("cli-help-rollouts"))] = 100_000,
    option: Options = None,
    as_json: Json = False,
) -> None:
    from kostka.core.reading import shorten

    if not 1 <= rollouts <= MOST_ROLLOUTS:
        raise KostkaError(say("cli-rollouts", most=MOST_ROLLOUTS, given=shorten(rollouts)))
    if position is None:
        scene = first_scene(game, seats, seed, option)
    else:
        refuse_beside("--position", {"--seats": seats, "--seed": seed, "--option": option})
        scene = read_scene(position)
        if scene.game.id != game:
            raise KostkaError(say("cli-other-position", file=position, found=scene.game.id, wanted=game))
    if not scene.game.movers(scene.board, scene.state):
        raise KostkaError(say("cli-over"))
    actor = scene.game.turn(scene.board, scene.state) if seat is None else seat
    if actor not in range(len(scene.players)):
        raise KostkaError(say("cli-no-seat", seat=shorten(actor), last=len(scene.players) - 1))
    view = scene.game.view(scene.board, scene.state, actor)
    found = scene.game.odds(scene.board, view, actor, rollouts)
    if as_json:
        print_json(found)
        return
    console.print(picture(scene._replace(state=view), actor), soft_wrap=True)
    console.print()
    console.print(odds_picture(scene.game, found), soft_wrap=True)


def first_scene(game: str, seats: int | None, seed: int | None, option: list[str] | None) -> Scene:
    from kostka.core.match import new_match

    prepare(game)
    return scene_of(new_match(game, seats, seed, (), read_options(option)))


@app.command(cls=Command, help=say("cli-show"))
def show(position: PositionFile, as_json: Json = False) -> None:
    scene = read_scene(position)
    if as_json:
        print_json(scene.game.dump(scene.board, scene.state))
    else:
        console.print(picture(scene), soft_wrap=True)


@app.command(cls=Command, help=say("cli-replay"))
def replay(file: MatchFile, as_json: Json = False) -> None:
    match = read_match(file)
    if as_json:
        print_json(replay_json(match))
        return
    for number, events in enumerate(match.events):
        title = say("cli-setup")
        if number:
            ply = match.plies[number - 1]
            title = f"{match.players[ply.seat]}: {match.game.name(match.board, ply.move)}"
        console.print(f"[bold]{number:>4}[/]  {escape(title)}", soft_wrap=True)
        for event in events:
            console.print(f"        {escape(sentence(match, event))}", soft_wrap=True)
    console.print()
    console.print(picture(scene_of(match)), soft_wrap=True)
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


@app.command(cls=Command, help=say("cli-verify"))
def verify(file: FinishedFile, as_json: Json = False) -> None:
    from kostka.core.notation import verify as check
    from kostka.core.reading import read_text

    text = read_text(file)
    prepare_match(text, file)
    verified = check(text)
    if as_json:
        print_json({"checked": verified.checked, "given": verified.given})
        return
    if verified.given:
        print(say("cli-verified-given", checked=verified.checked, given=verified.given))
    else:
        print(say("cli-verified", checked=verified.checked))


for name, commands in offered_commands().items():
    app.add_typer(commands, name=name)
