"""Commands for the data of Cubitos: cards and tracks, the box's and your own."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

from kostka.cli.drawing import counted
from kostka.core.errors import KostkaError

if TYPE_CHECKING:
    from kostka.games.cubitos.cards import Card

cards = typer.Typer(help="Cards of Cubitos.", no_args_is_help=True)
tracks = typer.Typer(help="Tracks of Cubitos.", no_args_is_help=True)
console = Console(highlight=False)

Language = Annotated[str, typer.Option("--lang", help="The language of names and sentences: en, pl or uk.")]


def check_language(language: str) -> str:
    from kostka.games.cubitos.tracks import LANGUAGES

    if language not in LANGUAGES:
        raise KostkaError(f"There is no language {language!r}; there is {', '.join(LANGUAGES)}.")
    return language


@cards.command("check")
def check_cards(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file with one card or several.")],
) -> None:
    """Check a card file and say what its cards do."""
    from kostka.games.cubitos.cards import read_cards

    found = read_cards(file)
    if not found:
        raise KostkaError(f"{file} has no card: a card begins with a line such as [lucky-llama].")
    for card in found.values():
        print_card(card, "en")
    console.print(f"{counted(len(found), 'card')}, no fault")


@cards.command("show")
def show_card(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A card's id, its name, or the path of a card file.")],
    lang: Language = "en",
) -> None:
    """Say what a card does, from its effects."""
    print_card(look_up(name), check_language(lang))


def look_up(name: str) -> "Card":
    """A card by its id, by its name in any language, or by its file."""
    from kostka.games.cubitos.cards import find_card, printed_cards
    from kostka.games.cubitos.own import card_text

    for card in printed_cards().values():
        if name.casefold() in {printed.casefold() for printed in card.names.values()}:
            return card
    return find_card(card_text(name))


def print_card(card: "Card", lang: str) -> None:
    from kostka.games.cubitos.sentences import describe_card, describe_price

    console.print(f"[bold]{escape(card.names[lang])}[/] ({card.id}): {describe_price(card, lang)}")
    console.print(escape(describe_card(card, lang)), soft_wrap=True)
    for field, source in card.sources.items():
        console.print(f"[dim]{field}: {escape(source)}[/]")


@tracks.command("show")
def show_track(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A track's id, or the path of a track file.")],
    lang: Language = "en",
) -> None:
    """Draw a track."""
    from kostka.games.cubitos.own import track_text
    from kostka.games.cubitos.tracks import draw_legend, draw_track, load_track

    track = load_track(track_text(name))
    title = f"[bold]{escape(track.names[check_language(lang)])}[/]"
    console.print(f"{title} ({track.id}): {track.spaces} spaces, {track.red_lines} red lines, {track.lap} feet a lap")
    console.print(draw_track(track), soft_wrap=True)
    console.print(draw_legend(track), soft_wrap=True)
    console.print(f"[dim]source: {escape(track.source)}[/]")
