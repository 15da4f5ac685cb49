"""The terminal table: who acts, what they answer, and what the people at this screen have been told."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console

from kostka.bots import bot, move_of
from kostka.cli.answers import grouped, meant
from kostka.cli.behind import Odds
from kostka.cli.dice import QUIT, example_of, with_dice
from kostka.cli.drawing import odds_picture, picture, plan
from kostka.cli.files import scene_of
from kostka.cli.keeping import command_line, resume_command
from kostka.cli.screen import ENTRIES, Screen
from kostka.core.declare.messages import Message, shorten
from kostka.core.errors import KostkaError
from kostka.core.match import Match, check_players
from kostka.core.reading import whole_number
from kostka.messages import say

ROLLOUTS = 20_000
# Where there is such a module, arrow keys edit the line that is being typed.
history: Any = None
with suppress(ImportError):
    history = import_module("readline")


def sit_down(match: Match, path: Path, console: Console, odds: Odds = Match.odds) -> None:
    """Play until the match ends or the player leaves; every move is saved as soon as it is played."""
    table = Table(match, path, console, odds)
    try:
        table.open()
        while not match.is_over:
            table.take_turn()
    except (KeyboardInterrupt, EOFError):
        table.leave()
    else:
        table.finish()


class Table:
    """A match at this screen: where it is kept, who looks, and what they have seen."""

    def __init__(self, match: Match, path: Path, console: Console, odds: Odds) -> None:
        self.match = match
        self.path = path
        self.console = console
        self.odds = odds
        self.screen = Screen(match, console)
        self.write = self.screen.write
        self.people = [seat for seat, level in enumerate(match.bots) if level is None]
        # Whose secrets the screen may show; nobody's before the first of several people has taken the keyboard.
        self.looks = self.people[0] if len(self.people) == 1 else None
        # The last entry that each person has been told.
        self.told = dict.fromkeys(self.people, -1)
        # The seat that moved last in front of these people, and the board as they last saw it.
        self.moved: int | None = None
        self.seen = ""
        # How many plies stood before each answer of a person.
        self.answers: list[int] = []
        self.words: dict[str, Callable[[int], None]] = {
            "help": self.screen.show_help,
            "?": self.screen.show_help,
            "moves": self.screen.list_moves,
            "board": self.screen.show_board,
            "odds": self.show_odds,
            "log": self.show_log,
            "legend": self.show_legend,
        }

    # ------------------------------------------------------------------------------------------------ the match

    def open(self) -> None:
        match = self.match
        match.save(self.path)
        seated = [self.name(seat) for seat in range(match.seats)]
        self.write(say("cli-opening", game=say(match.game.id), players=seated))
        self.write(say("cli-table"))
        self.tell(len(match.log))

    def name(self, seat: int) -> str:
        level, player = self.match.bots[seat], self.match.players[seat]
        return player if level is None else say("cli-bot", name=player, level=level)

    def take_turn(self) -> None:
        """A move of a bot, or an answer of a person: a move, several, or none where plies were taken back."""
        match = self.match
        seat = match.position.turn
        level = match.bots[seat]
        if level is not None:
            self.play(move_of(match, seat, bot(level)), seat)
            return
        if moves := self.ask(seat):
            self.answers.append(len(match.plies))
        for move in moves:
            self.play(move, seat)

    def play(self, move: str | Mapping[str, Any], seat: int) -> None:
        match = self.match
        if match.secret is None:
            self.play_with_dice(match.names.read(move), seat)
        else:
            match.play(move, seat)
        match.save(self.path)
        self.moved = seat
        self.tell(len(match.log))

    def play_with_dice(self, move: int, seat: int) -> None:
        """A move at a real table, whose dice are typed in."""
        match = self.match
        text = match.names.texts[move]
        question = Message("cli-dice-move", player=match.players[seat], move=text)
        like = partial(example_of, match.game, match.board, match.state, seat, move)
        with_dice(partial(match.play, text, seat), question, like)

    def undo(self) -> None:
        """Back to the last answer of a person at this screen; what bots did since goes with it."""
        match, plies = self.match, self.match.plies
        answers = self.answers or [n for n, ply in enumerate(plies) if ply.seat in self.people]
        if not answers:
            raise KostkaError("cli-nothing-to-undo")
        match.undo(len(plies) - answers.pop())
        match.save(self.path)
        self.moved = None
        self.tell(len(match.log))

    def rename(self, names: str) -> None:
        """New names from the first seat on; without any, who is called what."""
        match = self.match
        given = [name.strip() for name in names.split(",") if name.strip()]
        if len(given) > match.seats:
            raise KostkaError("core-players-number", named=len(given), seats=match.seats)
        match.players = check_players([*given, *match.players[len(given) :]])
        match.save(self.path)
        self.write(say("cli-names", players=[self.name(seat) for seat in range(match.seats)]))

    def leave(self) -> None:
        self.console.print()
        self.write(say("cli-left"))
        self.screen.write_command(resume_command(self.match.game.id, self.path))

    def finish(self) -> None:
        match, result = self.match, self.match.result
        assert result is not None
        self.screen.draw(picture(scene_of(match)))
        for seat in sorted(range(match.seats), key=result.places.__getitem__):
            self.write(f"{result.places[seat]}. {match.players[seat]}: {result.scores[seat]}")
        if match.secret is not None:
            self.write(say("cli-committed", commitment=match.commitment))
            self.write(say("cli-check"))
            self.screen.write_command(command_line("verify", str(self.path)))

    # ------------------------------------------------------------------------------------------------ questions

    def ask(self, seat: int) -> list[str]:
        """The moves that a person answers with, none where the answer took plies back."""
        self.hand_over(seat)
        board = self.screen.picture(seat)
        if self.moved != seat and board != self.seen:
            self.seen = board
            self.screen.draw(board)
        self.screen.show_question(seat)
        while True:
            answer = input(f"{self.match.players[seat]}> ").strip()
            try:
                moves = self.understand(answer, seat)
            except KostkaError as error:
                self.write(str(error))
            else:
                if moves is not None:
                    return moves

    def understand(self, answer: str, seat: int) -> list[str] | None:
        """The moves that an answer stands for; None where it was a word of the table."""
        word, _, rest = answer.partition(" ")
        word = word.lower()
        if not answer:
            self.screen.show_question(seat)
        elif word in QUIT:
            raise EOFError
        elif word == "undo":
            self.undo()
            return []
        elif word == "names":
            self.rename(rest)
        elif word in self.words:
            self.words[word](seat)
        elif found := plan(self.match, seat, answer.lower().split()):
            self.write(found[1])
            return found[0]
        else:
            return [self.read_move(answer, seat)]
        return None

    def read_move(self, answer: str, seat: int) -> str:
        """A move by its number, its text, or the beginning of its words."""
        match = self.match
        moves = match.legal(seat)
        number = whole_number(answer)
        if number is not None and 1 <= number <= len(moves):
            return moves[number - 1]
        found = meant(answer, moves)
        if len(found) == 1:
            return found[0]
        if found:
            raise KostkaError("cli-several", given=shorten(answer), moves=grouped(match, found))
        if number is not None:
            raise KostkaError("cli-numbered", count=len(moves))
        raise self.refusal(answer, seat)

    def refusal(self, answer: str, seat: int) -> KostkaError:
        """Why a move is not possible now, or what is like a word that nobody knows."""
        match = self.match
        for text in (*meant(answer, match.names.texts)[:1], answer):
            refused = match.refusal(text, seat)
            if refused is not None and refused.id != "core-no-move":
                return refused
        verbs = [move.split()[0] for move in match.legal(seat)]
        alike = get_close_matches(answer.lower(), [*verbs, *self.words, "undo", "names", *QUIT], 1)
        if alike:
            return KostkaError("cli-unknown-alike", given=shorten(answer), alike=alike[0])
        return KostkaError("cli-unknown", given=shorten(answer), verbs=list(dict.fromkeys(verbs)))

    def hand_over(self, seat: int) -> None:
        """Where another person acts and somebody has secrets, the screen is wiped before that person looks."""
        before, self.looks = self.looks, seat
        if before == seat or len(self.people) == 1 or self.match.secret is None:
            return
        if not self.is_anything_secret():
            return
        self.wipe()
        self.write(say("cli-pass", player=self.match.players[seat]))
        input()
        self.wipe()
        self.moved = None
        self.seen = ""
        last = len(self.match.log)
        for number in range(max(self.told[seat] + 1, last - ENTRIES), last + 1):
            self.tell(number)

    def is_anything_secret(self) -> bool:
        """Whether the people at this screen do not all know the same."""
        return len({self.match.position.view(seat).to_bytes() for seat in self.people}) > 1

    def wipe(self) -> None:
        if history:
            history.clear_history()
        self.screen.wipe()

    # --------------------------------------------------------------------------------------------- what is told

    def tell(self, number: int) -> None:
        """What those at this screen may know of an entry of the log."""
        if self.looks is not None:
            self.told[self.looks] = number
        if text := self.screen.spell(self.match.entry(number, seen_by=self.looks)):
            self.write(text)

    def show_odds(self, seat: int) -> None:
        self.console.print(odds_picture(self.match.game, self.odds(self.match, seat, ROLLOUTS)), soft_wrap=True)

    def show_log(self, seat: int) -> None:
        self.screen.show_log(self.looks)

    def show_legend(self, seat: int) -> None:
        self.screen.show_legend()
