"""Who sits down at a terminal table, at which match."""

import getpass
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kostka.bots import bot
from kostka.cli.dice import example_of, with_dice
from kostka.cli.files import read_match
from kostka.core.declare.messages import Message
from kostka.core.declare.options import parse_options
from kostka.core.errors import KostkaError
from kostka.core.game import Dice
from kostka.core.match import Match, check_players
from kostka.core.opening import from_position, secret_for
from kostka.core.registry import find_game
from kostka.messages import say

USUAL = "normal"
# Accounts that are nobody's name.
NAMELESS = ("root", "admin", "administrator", "user", "guest", "ubuntu", "runner")


class Company(NamedTuple):
    """Who plays: a number of people, their names, and the level of the bots in the other seats."""

    people: int | None = None
    names: Sequence[str] = ()
    bots: str | None = None


def begin(
    game: str,
    company: Company,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
    dice: bool = False,
) -> Match:
    """A new match, perhaps from a position: people in the first seats, bots in the others.

    With `dice` the dice are those of a real table, where everybody is a person unless a bot is asked for.
    """
    people, names, level = company.people, company.names, USUAL if company.bots is None else company.bots
    bot(level)
    found = find_game(game)
    if position is None:
        least = max(found.seats[0], len(names), people or 0)
        seats = found.check_seats(least if seats is None else seats)
        chosen = parse_options(found.options, found.embed(options or {}))
    else:
        start = from_position(position, secret_for(seed), files=True)
        position, seats, chosen = start.start, start.seats, start.options
    if people is None:
        people = len(names) or (seats if dice and company.bots is None else 1)
    if not 0 <= people <= seats:
        raise KostkaError("cli-too-many-people", people=people, seats=seats)
    players = named(check_players(names), people, seats)
    levels = [None if seat < people else level for seat in range(seats)]
    secret = None if dice else secret_for(seed)

    def deal(fallen: Dice | None) -> Match:
        return Match(found, chosen, players, secret, start=position, dice=fallen, bots=levels)

    if not dice:
        return deal(None)
    board = found.set_board(chosen, seats)
    return with_dice(deal, Message("cli-dice-deal"), lambda: example_of(found, board, None))


def go_on(game: str, path: Path) -> Match:
    """The match of a file. One without a secret goes on with the dice of a real table."""
    if not path.exists():
        raise KostkaError("cli-nothing-saved")
    match = read_match(path)
    if match.game.id != game:
        raise KostkaError("cli-other-match", file=str(path), found=match.game.id, wanted=game)
    if match.secret is None and match.commitment is not None:
        raise KostkaError("cli-no-secret", file=str(path))
    return match


def named(names: Sequence[str], people: int, seats: int) -> list[str]:
    """The names that were given, the account's for the first person, and for bots whatever nobody else is called."""
    account = [account_name()] if people and not names else []
    given = [*names, *account]
    given += [say("cli-player-number", number=number) for number in range(len(given) + 1, people + 1)]
    free = [name for name in say("cli-bot-names").split(", ") if name not in given]
    return [*given, *free[: seats - people]]


def account_name() -> str:
    """Who sits at this computer, by the account's name where it looks like one."""
    try:
        name = getpass.getuser()
    except (ImportError, KeyError, OSError):
        name = ""
    return name.capitalize() if name.isalpha() and name.lower() not in NAMELESS else say("cli-player")
