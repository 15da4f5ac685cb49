"""The commands. Everything heavy is imported inside them, so that `kostka --help` answers at once."""

import dataclasses
import io
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer
from rich.markup import escape
from rich.table import Table

from kostka import __version__
from kostka.cli import INTERRUPTED
from kostka.cli.arena import arena
from kostka.cli.drawing import figure, odds_picture, picture
from kostka.cli.files import Scene, prepare_match, read_match, read_scene, read_start, scene_of
from kostka.cli.games import offered_commands
from kostka.cli.preparing import need_not_wait, odds_at_the_table, prepare
from kostka.cli.serving import backup, join, serve
from kostka.cli.shared import GameId, Json, Options, Seats, console, is_given, print_json, read_options, refuse_beside
from kostka.cli.simulating import OnRay, simulate
from kostka.cli.speaking import Command, Group, usage_fault
from kostka.cli.study import study
from kostka.core.compiled.jit import stay_plain
from kostka.core.declare.messages import Message, shorten
from kostka.core.declare.options import changed_options
from kostka.core.errors import KostkaError
from kostka.messages import current, say

if TYPE_CHECKING:
    from kostka.bots.advice import Advice
    from kostka.core.game import Game
    from kostka.core.match import Match, SeenEntry

app = typer.Typer(
    cls=Group,
    help=say("cli-help"),
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)

PositionFile = Annotated[Path, typer.Argument(metavar=say("cli-name-position"), help=say("cli-help-position"))]
MatchFile = Annotated[Path, typer.Argument(metavar=say("cli-name-file"), help=say("cli-help-match"))]
FinishedFile = Annotated[Path, typer.Argument(metavar=say("cli-name-file"), help=say("cli-help-finished"))]
EXPLAINED = 5  # moves whose reasons are told
ALONE = "a process for one command"
# Commands that look at a game or follow one match: plain rules are done with it before compiled ones are even loaded.
LOOKING = ("games", "schema", "show", "replay", "verify")
# Options of `play` that settle what others would ask for: those are refused beside them.
SETTLES = {
    "--resume": ("--seats", "--option", "--humans", "--names", "--bot", "--seed", "--position", "--dice"),
    "--position": ("--seats", "--option"),
    "--dice": ("--seed",),
    "--names": ("--humans",),
}
UNPROVEN = 1  # exit status where dice were given that nobody can check
Language = Annotated[str | None, typer.Option("--lang", help=say("cli-help-lang"))]
Version = Annotated[bool, typer.Option("--version", help=say("cli-help-version"))]


def run() -> None:
    """The door of the command: what the caller can mend goes to stderr as one sentence, with exit status 2."""
    show_what_can_be_shown()
    try:
        status = app(sys.argv[1:] or ["--help"], standalone_mode=False, obj=ALONE)
        sys.stdout.flush()
        sys.exit(status)
    except typer.Abort:  # Ctrl-C where nothing is kept
        sys.exit(INTERRUPTED)
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
    """Characters that an encoding does not have become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def forget_output() -> None:
    """What could not be written must not be tried again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@app.callback(invoke_without_command=True)
def before(context: typer.Context, lang: Language = None, version: Version = False) -> None:
    """The language has been chosen before the commands were defined; without a command there is help."""
    if version:
        print(f"kostka {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
    if context.obj == ALONE and context.invoked_subcommand in LOOKING:
        stay_plain()


@app.command(cls=Command, help=say("cli-games"))
def games(as_json: Json = False) -> None:
    listed = list(installed_games())
    if as_json:
        print_json([game_json(g) for g in listed])
        return
    for g in listed:
        console.print(f"[bold]{g.id}[/]  " + say("cli-game", title=say(g.id), least=g.seats[0], most=g.seats[-1]))
        for row in option_rows(g, current()):
            default = row["default"] or say("cli-none")
            console.print(escape(f"    {row['name']} = {default}: {row['help']} ({row['accepts']})"), soft_wrap=True)


def installed_games() -> "Iterator[Game]":
    """The games that can be played; one that is broken is named, and hurts no other."""
    from kostka.core.registry import find_game, game_ids

    for id in game_ids():
        try:
            yield find_game(id)
        except KostkaError as error:
            print(f"kostka: {error}", file=sys.stderr)


def game_json(game: "Game") -> dict[str, Any]:
    from kostka.core.declare.options import options_schema

    seats, rows = [game.seats[0], game.seats[-1]], option_rows(game, "en")
    schema = options_schema(game.options)
    return {"id": game.id, "title": game.title, "seats": seats, "options": rows, "schema": schema}


def option_rows(game: "Game", language: str) -> list[dict[str, Any]]:
    """Name, default, accepted values and help of every option."""
    from kostka.messages.options import option_words

    rows = []
    for field in dataclasses.fields(game.options):
        default = list(field.default) if isinstance(field.default, tuple) else str(field.default).lower()
        rows.append({"name": field.name, "default": default, **option_words(game, field, language)})
    return rows


@app.command(cls=Command, help=say("cli-schema"))
def schema(game: GameId) -> None:
    from kostka.core.registry import find_game

    print_json(find_game(game).to_schema())


def at_browser(*names: str, help: str) -> Any:
    return typer.Option(*names, help=help, rich_help_panel=say("cli-title-browser"))


def at_terminal(*names: str, help: str, **rest: Any) -> Any:
    return typer.Option(*names, help=help, rich_help_panel=say("cli-title-terminal"), **rest)


def given_options(context: typer.Context, panel: str) -> dict[str, object]:
    """The options of a panel of the help that were given on the command line."""
    shown = [option for option in context.command.params if getattr(option, "rich_help_panel", None) == panel]
    values = {option.opts[0]: context.params[option.name or ""] for option in shown}
    return {name: value for name, value in values.items() if is_given(value)}


@app.command(cls=Command, help=say("cli-play"))
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar=say("cli-name-game"), help=say("cli-help-lobby"))] = None,
    no_browser: Annotated[bool, at_browser("--no-browser", help=say("cli-help-no-browser"))] = False,
    host: Annotated[str | None, at_browser("--host", help=say("cli-help-play-host"))] = None,
    port: Annotated[int | None, at_browser("--port", help=say("cli-help-free-port"))] = None,
    terminal: Annotated[bool, at_terminal("--terminal", help=say("cli-help-terminal"))] = False,
    seats: Annotated[int | None, at_terminal("--seats", "-s", help=say("cli-help-seats"))] = None,
    bot: Annotated[str | None, at_terminal("--bot", "-b", help=say("cli-help-bot"))] = None,
    humans: Annotated[int | None, at_terminal("--humans", help=say("cli-help-humans"))] = None,
    names: Annotated[str | None, at_terminal("--names", help=say("cli-help-names"))] = None,
    seed: Annotated[int | None, at_terminal("--seed", help=say("cli-help-match-seed"))] = None,
    option: Annotated[
        list[str] | None, at_terminal("--option", "-o", help=say("cli-help-option"), metavar=say("cli-name-pair"))
    ] = None,
    position: Annotated[Path | None, at_terminal("--position", "-p", help=say("cli-help-start"))] = None,
    dice: Annotated[bool, at_terminal("--dice", help=say("cli-help-dice"))] = False,
    resume: Annotated[bool, at_terminal("--resume", help=say("cli-help-resume"))] = False,
    file: Annotated[Path | None, at_terminal("--file", help=say("cli-help-keep"))] = None,
) -> None:
    given = given_options(context, say("cli-title-terminal"))
    if not given:
        from kostka.cli.browser import play_in_browser

        raise typer.Exit(play_in_browser(game, host or "0.0.0.0", port, not no_browser))
    refuse_beside(next(iter(given)), given_options(context, say("cli-title-browser")), "cli-in-terminal")
    if game is None:
        raise KostkaError("cli-missing", name=say("cli-name-game"))
    behind = need_not_wait(game)
    from kostka.cli.keeping import held, keep_earlier, saved_match
    from kostka.cli.seating import Company, begin, go_on
    from kostka.cli.table import sit_down

    for name, others in SETTLES.items():
        if name in given:
            refuse_beside(name, {other: given.get(other) for other in others})
    prepare(game)
    path = file or saved_match(game)
    with held(path), odds_at_the_table(game, behind) as odds:
        if resume:
            match = go_on(game, path)
        else:
            company = Company(humans, [name.strip() for name in names.split(",")] if names else [], bot)
            start = read_start(position, game) if position else None
            match = begin(game, company, seats, seed, read_options(option), start, dice)
            if kept := keep_earlier(path):
                console.print(escape(say("cli-earlier", file=kept)), soft_wrap=True)
        sit_down(match, path, console, odds)


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
    from kostka.core.match import check_rollouts

    check_rollouts(rollouts)
    scene = asked_scene(game, position, seats, seed, option)
    actor = asked_seat(scene, seat)
    view = scene.position.view(actor)
    found = view.odds(rollouts)
    if as_json:
        print_json(found)
        return
    console.print(picture(scene._replace(position=view), actor), soft_wrap=True)
    console.print()
    console.print(odds_picture(scene.game, found), soft_wrap=True)


def asked_scene(
    game: str, position: Path | None, seats: int | None, seed: int | None, option: list[str] | None
) -> Scene:
    """The position of a file, or a start."""
    from kostka.core.opening import new_match

    if position is None:
        prepare(game)
        return scene_of(new_match(game, seats, seed, (), read_options(option)))
    refuse_beside("--position", {"--seats": seats, "--seed": seed, "--option": option})
    scene = read_scene(position)
    if scene.game.id != game:
        raise KostkaError("cli-other-position", file=str(position), found=scene.game.id, wanted=game)
    return scene


def asked_seat(scene: Scene, seat: int | None) -> int:
    """The seat that was named, or the one to act."""
    if not scene.position.to_act:
        raise KostkaError("cli-over")
    actor = scene.position.turn if seat is None else seat
    if actor not in range(len(scene.players)):
        raise KostkaError("core-no-seat", given=shorten(actor), last=len(scene.players) - 1)
    return actor


@app.command(cls=Command, help=say("cli-advise"))
def advise(
    game: GameId,
    position: Annotated[Path | None, typer.Option("--position", "-p", help=say("cli-help-position"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", help=say("cli-help-seat"))] = None,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option("--seed", help=say("cli-help-start-seed"))] = None,
    playouts: Annotated[int | None, typer.Option("--playouts", help=say("cli-help-playouts"))] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", help=say("cli-help-seconds"))] = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    from kostka.bots import Observation, observe
    from kostka.bots.advice import advise as find_advice
    from kostka.bots.levels import check_budget
    from kostka.core.compiled.chance import from_seed

    check_budget(playouts, seconds, 0)
    scene = asked_scene(game, position, seats, seed, option)
    actor = asked_seat(scene, seat)
    if actor not in scene.position.to_act:
        raise KostkaError("bots-not-asked", seat=actor)
    view = scene.position.view(actor)
    observation = observe(scene.match, actor, from_seed(0)) if scene.match else Observation(view, from_seed(0))
    found = find_advice(observation, playouts=playouts, seconds=seconds)
    if as_json:
        print_json({"game": game, **found.to_json()})
        return
    console.print(picture(scene._replace(position=view), actor), soft_wrap=True)
    console.print()
    console.print(advice_table(found))
    console.print(say("cli-advised", playouts=found.playouts), soft_wrap=True)
    for row in found.moves[:EXPLAINED]:
        why = " ".join(named(reason, scene.players) for reason in row.reasons)
        console.print(f"[bold]{escape(', '.join(row.plan))}[/]  {escape(why)}", soft_wrap=True)


def advice_table(found: "Advice") -> Table:
    """Moves by their chance to win, and where everybody would then stand."""
    columns = ("cli-column-move", "cli-column-chance", "cli-column-behind", "cli-column-standing")
    table = Table(*map(say, columns))
    for row in found:
        chance = f"{figure(100 * row.chance, '.1f')} ± {figure(100 * row.error, '.1f')} %"
        behind = f"{figure(100 * row.behind, '.1f')} ± {figure(100 * row.behind_error, '.1f')}" if row.behind else ""
        standing = "  ".join(figure(score, ".1f") for score in row.standing)
        table.add_row(escape(", ".join(row.plan)), chance, behind, standing)
    return table


def named(reason: Message, players: Sequence[str]) -> str:
    """A reason in words, with the name of the player that it speaks of."""
    values = {name: players[cast(int, value)] if name == "player" else value for name, value in reason.values.items()}
    return say(reason.id, **values)


@app.command(cls=Command, help=say("cli-show"))
def show(position: PositionFile, as_json: Json = False) -> None:
    scene = read_scene(position)
    if as_json:
        print_json(scene.position.dump())
    else:
        console.print(picture(scene), soft_wrap=True)


@app.command(cls=Command, help=say("cli-replay"))
def replay(file: MatchFile, as_json: Json = False) -> None:
    match = read_match(file)
    if as_json:
        print_json(replay_json(match))
        return
    for number in range(len(match.log) + 1):
        told = match.entry(number, whole=True)
        console.print(f"[bold]{number:>4}[/]  {escape(entry_title(match, told))}", soft_wrap=True)
        for event in told.events:
            console.print(f"        {escape(match.describe(event))}", soft_wrap=True)
    console.print()
    console.print(picture(scene_of(match)), soft_wrap=True)
    if result := match.result:
        for seat in sorted(range(match.seats), key=result.places.__getitem__):
            console.print(f"{result.places[seat]}. {escape(match.players[seat])} {result.scores[seat]}")


def entry_title(match: "Match", told: "SeenEntry") -> str:
    if told.number == 0:
        return say("cli-setup")
    if told.seat is None:
        return say("cli-undo", plies=int(told.move.split()[1]))
    return f"{match.players[told.seat]}: {told.move}"


def replay_json(match: "Match") -> dict[str, Any]:
    deal, *entries = (match.entry(number, whole=True).to_json() for number in range(len(match.log) + 1))
    result = match.result
    return {
        "game": match.game.id,
        "players": list(match.players),
        "bots": list(match.bots),
        "options": changed_options(match.options),
        "setup": deal["events"],
        "plies": [{"ply": entry.pop("entry"), **entry} for entry in entries],
        "places": list(result.places) if result else None,
        "scores": list(result.scores) if result else None,
    }


@app.command(cls=Command, help=say("cli-verify"))
def verify(
    file: FinishedFile,
    allow_given: Annotated[bool, typer.Option("--allow-given", help=say("cli-help-allow-given"))] = False,
    as_json: Json = False,
) -> None:
    from kostka.core.notation import verify as check
    from kostka.core.reading import read_text

    text = read_text(file)
    prepare_match(text, file)
    verified = check(text, files=True)
    if as_json:
        print_json(verified.to_json())
    elif verified.real_dice:
        console.print(f"[bold red]{say('cli-verified-real')}[/]", soft_wrap=True)
    elif verified.given:
        unchecked = say("cli-verified-given", given=verified.given, entries=verified.given_in)
        console.print(f"[bold red]{unchecked}[/]", soft_wrap=True)
        console.print(say("cli-verified-rest", checked=verified.checked), soft_wrap=True)
    else:
        console.print(say("cli-verified", checked=verified.checked), soft_wrap=True)
    if not verified.proven and not allow_given:
        raise typer.Exit(UNPROVEN)


app.command(cls=OnRay, help=say("cli-simulate"))(simulate)
app.command(cls=OnRay, help=say("cli-arena"))(arena)
app.command(cls=Command, help=say("cli-study"))(study)
app.command(cls=Command, help=say("cli-serve"))(serve)
app.command(cls=Command, help=say("cli-backup"))(backup)
app.command(cls=Command, help=say("cli-join"))(join)
for name, commands in offered_commands().items():
    app.add_typer(commands, name=name)
