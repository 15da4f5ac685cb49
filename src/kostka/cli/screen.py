"""What the terminal table shows of a match: the board, the question with its moves, the log, and help."""

import textwrap
from collections.abc import Sequence
from functools import partial
from itertools import groupby

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from kostka.cli.answers import grouped
from kostka.cli.drawing import explain, guide, hint, move_label, picture
from kostka.cli.files import scene_of
from kostka.core.match import Match, SeenEntry
from kostka.messages import say

NUMBERED = 3  # lines of numbered moves; where it takes more they are shown by families
FAMILIES = 6  # lines of families
ENTRIES = 10  # of the log
QUESTION = 8  # lines below a board
CLAUSES = 3  # of an entry in one paragraph; more stand on lines of their own
GAP = "   "
FORGET = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what could be scrolled back to


class Screen:
    """Shows a match on a console. Methods that take a seat show what that seat may know."""

    def __init__(self, match: Match, console: Console) -> None:
        self.match, self.console = match, console

    def write(self, text: str, indent: str = "  ") -> None:
        """Plain text; on a terminal, lines break between words."""
        if self.console.is_terminal:
            lines = text.splitlines()
            fill = partial(textwrap.fill, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
            text = "\n".join(fill(line, self.console.width - 1) for line in lines)
        self.console.print(escape(text), soft_wrap=True)

    def write_command(self, command: str) -> None:
        """On a line of its own, whole, so that it can be copied."""
        self.console.print(f"  {escape(command)}", soft_wrap=True)

    def draw(self, drawing: str) -> None:
        """A drawing between empty lines."""
        self.console.print()
        self.console.print(drawing, soft_wrap=True)
        self.console.print()

    def wipe(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(FORGET)

    # ------------------------------------------------------------------------------------------------ the board

    def picture(self, seat: int, *, whole: bool = False) -> str:
        """The board as a seat may see it, small where the whole would not fit on the screen."""
        match, size = self.match, self.console.size
        scene = scene_of(match)._replace(position=match.position.view(seat))
        drawn = picture(scene, seat)
        lines = Text.from_markup(drawn).plain.splitlines()
        fits = len(lines) + QUESTION <= size.height and all(len(line) <= size.width for line in lines)
        return drawn if whole or fits or not self.console.is_terminal else picture(scene, seat, compact=True)

    def show_board(self, seat: int) -> None:
        self.draw(self.picture(seat, whole=True))

    def show_legend(self) -> None:
        """What the signs on the board mean, and what else there is to look up."""
        match = self.match
        if text := guide(match.game, match.board):
            self.console.print(text, soft_wrap=not self.console.is_terminal)
        else:
            self.explain([family.id for family in match.game.moves.families])

    # --------------------------------------------------------------------------------------------- the question

    def show_question(self, seat: int) -> None:
        """What is asked, and the moves: numbered where they are few, else by families."""
        self.write(str(self.match.prompt(seat)))
        moves = self.match.legal(seat)
        widest = max(Text.from_markup(label).cell_len for label in self.labels(moves))
        across = max(1, self.console.width // (widest + 6))
        if len(moves) <= NUMBERED * across:
            self.list_moves(seat)
        else:
            self.show_families(moves)
        if other := hint(self.match, seat):
            self.write(other)

    def show_families(self, moves: Sequence[str]) -> None:
        lines = [""]
        for family in grouped(self.match, moves):
            if lines[-1] and len(lines[-1] + GAP + family) >= self.console.width:
                lines.append("")
            lines[-1] += (GAP if lines[-1] else "") + family
        for line in lines if len(lines) <= FAMILIES else lines[: FAMILIES - 1]:
            self.write(f"  {line}", indent="    ")
        if len(lines) > FAMILIES:
            self.write(say("cli-more-moves", count=len(moves)))

    def list_moves(self, seat: int) -> None:
        rows = [f"[dim]{n:>3}[/] {label}" for n, label in enumerate(self.labels(self.match.legal(seat)), 1)]
        self.console.print(Columns(rows, column_first=True))

    def labels(self, moves: Sequence[str]) -> list[str]:
        return [move_label(self.match.game, self.match.board, move) for move in moves]

    def show_help(self, seat: int) -> None:
        """What is asked now, how its moves are spelled, and the words of the table."""
        match = self.match
        self.write(str(match.prompt(seat)))
        moves = [match.names.values[match.names.numbers[move]]["move"] for move in match.legal(seat)]
        self.explain(list(dict.fromkeys(map(str, moves))))
        if other := hint(match, seat):
            self.write(f"  {other}", indent="    ")
        self.write(say("cli-words"))

    def explain(self, families: Sequence[str]) -> None:
        for family in families:
            self.write(f"  {explain(self.match.game, self.match.board, family)}", indent="    ")

    # -------------------------------------------------------------------------------------------------- the log

    def show_log(self, seat: int | None) -> None:
        match, last = self.match, len(self.match.log)
        for number in range(max(0, last + 1 - ENTRIES), last + 1):
            self.write(f"{number:>3}. {self.spell(match.entry(number, seen_by=seat))}", indent="     ")
        if match.commitment:
            self.write(say("cli-committed", commitment=match.commitment))

    def spell(self, entry: SeenEntry) -> str:
        """An entry of the log: what happened, or the bare move where nothing of it may be told."""
        if entry.seat is None and entry.number:
            return say("cli-undo", plies=int(entry.move.split()[1]))
        events = [self.match.describe(event) for event in entry.events if not event.untold]
        if entry.seat is not None and not events:
            return f"{self.match.players[entry.seat]}: {entry.move}"
        clauses = []
        for player, sentences in groupby(events, self.subject):
            first, *others = sentences
            clauses.append("; ".join([first, *(other.removeprefix(f"{player} ") for other in others)]))
        return ("; " if len(clauses) <= CLAUSES else "\n  ").join(clauses)

    def subject(self, sentence: str) -> str | None:
        """The player with whose name a sentence begins."""
        return next((name for name in self.match.players if sentence.startswith(f"{name} ")), None)
