"""Whole matches between the greedy bots of the table, for comparing compiled rules with the same as plain Python."""

import sys

import kostka
from kostka.bots import bot, move_of
from kostka.core.writing import write


def greedy_match(game: str) -> str:
    """A match file."""
    seats = kostka.game(game).seats[0]
    match = kostka.new(game, seats, seed=9, bots=["greedy"] * seats)
    while match.turn is not None:
        match.play(move_of(match, match.turn, bot("greedy")), match.turn)
    return write(match)


if __name__ == "__main__":
    print(greedy_match(sys.argv[1]), end="")
