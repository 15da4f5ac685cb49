"""Commands for the data of Cubitos: cards and tracks, the box's and your own."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

from kostka.cli.speaking import Command, Group
from kostka.core.errors import KostkaError
from kostka.messages import LANGUAGES, current, say, use, word

if TYPE_CHECKING:
    from kostka.games.cubitos.cards import Card

cards = typer.Typer(cls=Group, help=say("cubitos-command-card"), no_args_is_help=True)
tracks = typer.Typer(cls=Group, help=say("cubitos-command-track"), no_args_is_help=True)
commands = {"card": cards, "track": tracks}
console = Console(highlight=False)

Language = Annotated[str | None, typer.Option("--lang", help=say("cubitos-help-language"))]
CardFile = Annotated[Path, typer.Argument(metavar=say("cli-name-file"), help=say("cubitos-help-cards"))]
CardName = Annotated[str, typer.Argument(metavar=say("cli-name-name"), help=say("cubitos-help-card"))]
TrackName = Annotated[str, typer.Argument(metavar=say("cli-name-name"), help=say("cubitos-help-track"))]


def speak(language: str | None) -> None:
    """These commands take their language behind their name too."""
    try:
        use(language or current())
    except LookupError:
        raise KostkaError("cli-no-language", name=repr(language), known=LANGUAGES) from None


@cards.command("check", cls=Command, help=say("cubitos-command-card-check"))
def check_cards(file: CardFile) -> None:
    from kostka.games.cubitos.cards import read_cards

    found = read_cards(file)
    if not found:
        raise KostkaError("cubitos-no-card", file=str(file))
    for card in found.values():
        print_card(card)
    console.print(say("cubitos-checked", count=len(found)))


@cards.command("show", cls=Command, help=say("cubitos-command-card-show"))
def show_card(name: CardName, lang: Language = None) -> None:
    speak(lang)
    print_card(look_up(name))


def look_up(name: str) -> "Card":
    """A card by its id, by its name in any language, or by its file."""
    from kostka.games.cubitos.cards import find_card, printed_cards
    from kostka.games.cubitos.own import card_text

    for card in printed_cards().values():
        if name.casefold() in {printed.casefold() for printed in card.names.values()}:
            return card
    return find_card(card_text(name))


def print_card(card: "Card") -> None:
    from kostka.cli.games.cubitos import draw_sources
    from kostka.games.cubitos.sentences import describe_card, describe_price

    console.print(f"[bold]{escape(card.names[current()])}[/] ({card.id}): {describe_price(card)}")
    console.print(escape(" ".join(map(str, describe_card(card)))), soft_wrap=True)
    for source in draw_sources(card):
        console.print(f"[dim]{escape(source)}[/]")


@tracks.command("show", cls=Command, help=say("cubitos-command-track-show"))
def show_track(name: TrackName, lang: Language = None) -> None:
    from kostka.cli.games.cubitos_track import draw_legend, draw_track
    from kostka.games.cubitos.own import track_text
    from kostka.games.cubitos.tracks import load_track

    speak(lang)
    track = load_track(track_text(name))
    size = say("cubitos-track-size", spaces=track.spaces, lines=track.red_lines, feet=track.lap)
    console.print(f"[bold]{escape(track.names[current()])}[/] ({track.id}): {size}", soft_wrap=True)
    console.print(draw_track(track), soft_wrap=True)
    console.print(draw_legend(track), soft_wrap=True)
    console.print(f"[dim]{say('cubitos-source')}: {escape(word('cubitos-source', track.source))}[/]")
