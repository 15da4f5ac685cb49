"""What practice found the dice of the box to be worth, for the bots: a table becomes a field of the board record.

`python -m kostka.lab.teaching.cubitos_practice` writes it. A card from elsewhere is judged by its program alone.
"""

import csv
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kostka.core.game import Board
from kostka.games.cubitos.cards import Card, printed_cards
from kostka.games.cubitos.compiled import state as codes

TABLE = Path(__file__).parent / "data" / "corrections.csv"
MOST = 2000  # thousandths of a foot a round


@lru_cache
def corrections() -> Mapping[str, tuple[int, ...]]:
    """The rows of the table by the ids of cards."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    if tuple(head) != ("card", *codes.CORRECTIONS):
        raise ValueError(f"{TABLE.name} has {head}: learn anew")
    return {row[0]: tuple(map(int, row[1:])) for row in rows}


def set_corrections(board: Board, cards: Sequence[Card]) -> None:
    for card in cards:
        if printed_cards().get(card.id) == card and card.id in corrections():
            board[0].corrections[card.colour_number] = corrections()[card.id]


def write_corrections(worths: Mapping[str, NDArray[np.float64]]) -> None:
    """Worths in feet a round become the table."""
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["card", *codes.CORRECTIONS])
        for id in printed_cards():
            table.writerow([id, *in_thousandths(worths[id]).tolist()])


def in_thousandths(worth: NDArray[np.float64]) -> NDArray[np.int16]:
    return np.clip(np.rint(1000 * worth), -MOST, MOST).astype(np.int16)
