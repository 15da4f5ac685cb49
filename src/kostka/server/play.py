"""Playing: moves, taking back, time."""

from typing import Literal

from kostka.core.declare.events import EVERYBODY
from kostka.core.declare.options import parse_options
from kostka.core.match import Match, Ply
from kostka.server import protocol
from kostka.server.protocol import Entry, Json
from kostka.server.table import Clock, Question, Reader, Refusal, Row, Stale, Table, What, own_seat

SECOND = 1000  # milliseconds

By = Literal["player", "bot", "clock"]

# ----------------------------------------------------------------------------------------------------- what can happen


class TellBegun(What, frozen=True, tag="begun"):
    """The match began, with the hash of the secret that all dice follow from."""

    commitment: str
    entry: Entry


class Begun(What, frozen=True, tag="begun"):
    rules: int
    options: Json
    secret: str
    players: list[str]
    bots: list[str | None]

    def fold(self, table: Table, row: Row) -> None:
        options = parse_options(table.game.options, self.options)
        table.match = Match(table.game, options, self.players, bytes.fromhex(self.secret), bots=self.bots)
        table.asked = [row.version] * len(self.players)
        if budget := table.settings.clock:
            left = [budget.base * SECOND] * len(self.players)
            table.clock = Clock(left, budget.increment * SECOND, row.at)
        table.run_clock(row.at)

    def told(self, table: Table, reader: Reader) -> What:
        assert table.match
        return TellBegun(table.match.commitment or "", entry(table.match, 0, reader))


class TellPlayed(What, frozen=True, tag="played"):
    """A move, by the player, by a bot in the seat, or by a bot because the player's time was up."""

    by: By
    entry: Entry


class Played(What, frozen=True, tag="played"):
    number: int
    seat: int
    move: str
    by: By

    def fold(self, table: Table, row: Row) -> None:
        assert table.match
        # Those who choose at the same time are still asked the same.
        asked = set(table.match.to_act) - {self.seat}
        table.match.play(self.move, self.seat)
        for seat in set(table.match.to_act) - asked:
            table.asked[seat] = row.version
        table.question = None
        if table.clock is not None:
            table.clock.advance(row.at)
            table.clock.left[self.seat] = max(0, table.clock.left[self.seat]) + table.clock.increment
        table.run_clock(row.at)

    def told(self, table: Table, reader: Reader) -> What:
        assert table.match
        return TellPlayed(self.by, entry(table.match, self.number, reader))


class UndoAsked(What, frozen=True, tag="undo-asked"):
    """A player asks to take back so many plies."""

    seat: int
    plies: int

    def fold(self, table: Table, row: Row) -> None:
        table.question = Question(self.seat, self.plies, row.version)


class UndoAnswered(What, frozen=True, tag="undo-answered"):
    """Another player answers."""

    seat: int
    yes: bool

    def fold(self, table: Table, row: Row) -> None:
        if table.question:
            agreed = table.question.agreed | {self.seat}
            table.question = table.question._replace(agreed=agreed) if self.yes else None


class TellUndone(What, frozen=True, tag="undone"):
    """Plies were taken back."""

    seat: int
    entry: Entry


class Undone(What, frozen=True, tag="undone"):
    number: int
    seat: int
    plies: int

    def fold(self, table: Table, row: Row) -> None:
        assert table.match
        if table.clock is not None:  # what a choice adds to the time is taken back with it
            for ply in table.match.plies[-self.plies :]:
                table.clock.left[ply.seat] -= table.clock.increment
        table.match.undo(self.plies)
        table.asked = [row.version] * len(table.asked)
        table.question = None
        table.run_clock(row.at)

    def told(self, table: Table, reader: Reader) -> What:
        assert table.match
        return TellUndone(self.seat, entry(table.match, self.number, reader))


def entry(match: Match, number: int, reader: Reader) -> Entry:
    told = match.entry(number, seen_by=reader.seat)
    return Entry(told.number, told.seat, told.move, [event.to_json() for event in told.events])


# --------------------------------------------------------------------------------------------------------------- moves


def play(table: Table, reader: Reader, action: protocol.Play) -> list[What]:
    match, seat = table.running, acting_seat(table, reader)
    check_version(table, action.on, table.asked[seat])
    if match.refusal(action.move, seat):
        check_version(table, action.on, latest_of_match(table))  # what others chose meanwhile may be why
    return [played(match, seat, action.move, "player")]


def played(match: Match, seat: int, move: protocol.Move, by: By) -> Played:
    """A move as the journal keeps it, if the rules allow it."""
    if refusal := match.refusal(move, seat):
        raise refusal
    return Played(len(match.log) + 1, seat, match.names.texts[match.names.read(move)], by)


def acting_seat(table: Table, reader: Reader) -> int:
    seat = own_seat(reader)
    if table.chairs[seat].lent:
        raise Refusal("server-lent")
    return seat


def check_version(table: Table, on: int, since: int) -> None:
    """Refuse what was decided in sight of another position."""
    if on > table.version:
        raise Stale("server-future")
    if on < since:
        raise Stale("server-stale")


# --------------------------------------------------------------------------------------------------------- taking back


def undo(table: Table, reader: Reader, action: protocol.Undo) -> list[What]:
    """The own last choice: at once where it showed nothing and is nobody else's turn; else the others are asked."""
    match, seat = table.running, acting_seat(table, reader)
    plies = plies_back(match, seat)
    check_version(table, action.on, latest_of_match(table))
    way = undo_way(table, seat)
    if way is None:
        raise Refusal("server-no-undo", plies=plies, setting=table.settings.undo)
    if way == "free":
        return [Undone(len(match.log) + 1, seat, plies)]
    if table.question:
        raise Refusal("server-undo-asked", name=match.players[table.question.seat])
    return [UndoAsked(seat, plies)]


def answer(table: Table, reader: Reader, action: protocol.Answer) -> list[What]:
    match, seat, question = table.running, own_seat(reader), table.question
    if question is None or seat not in waiting_for(table):
        raise Refusal("server-no-question")
    check_version(table, action.on, question.version)
    answered = UndoAnswered(seat, action.yes)
    if action.yes and waiting_for(table) == [seat]:
        return [answered, Undone(len(match.log) + 1, question.seat, question.plies)]
    return [answered]


def undo_way(table: Table, seat: int) -> Literal["free", "ask"] | None:
    """How a seat may take its last choice back now."""
    match, setting = table.match, table.settings.undo
    if match is None or match.is_over or setting == "never" or table.chairs[seat].lent:
        return None
    plies = plies_back(match, seat)
    harmless = plies == 1 and not revealed(match, match.stands[-1])
    if setting == "free":
        return "free" if harmless else None
    if not plies:
        return None
    needs_consent = passed_on(table, seat) if harmless else others(table, seat)
    return "ask" if needs_consent else "free"


def plies_back(match: Match, seat: int) -> int:
    """How many plies there are from a seat's last choice on; 0 if it has made none."""
    for back, number in enumerate(reversed(match.stands), 1):
        ply = match.log[number - 1]
        if isinstance(ply, Ply) and ply.seat == seat:
            return back
    return 0


def revealed(match: Match, number: int) -> bool:
    """Whether an entry showed something of chance, or to somebody a secret that is not the mover's own choice."""
    ply = match.log[number - 1]
    assert isinstance(ply, Ply)
    chosen = set(match.names.values[ply.move].values())
    for event in match.events[number]:
        hidden = list(event.values.values())[event.public :]
        if event.dice or (event.seer != EVERYBODY and (event.seer != ply.seat or not chosen.issuperset(hidden))):
            return True
    return False


def passed_on(table: Table, seat: int) -> list[int]:
    """The other people whose turn began with the last move: an undo would take it from them."""
    match, latest = table.running, latest_of_match(table)
    return [other for other in others(table, seat) if other in match.to_act and table.asked[other] == latest]


def others(table: Table, seat: int) -> list[int]:
    """The other people, also those for whom a bot plays: whoever is away has not agreed to anything."""
    return [other for other, chair in enumerate(table.chairs) if chair.key and other != seat]


def waiting_for(table: Table) -> list[int]:
    """Who has not answered the question yet."""
    question = table.question
    return [] if question is None else [seat for seat in others(table, question.seat) if seat not in question.agreed]


def latest_of_match(table: Table) -> int:
    """The version of the last row that changed the match."""
    return next(row.version for row in reversed(table.rows) if isinstance(row.what, Begun | Played | Undone))


# ---------------------------------------------------------------------------------------------------------------- time


def late_seats(table: Table, at: int) -> list[int]:
    """The seats whose time is up."""
    clock = table.clock
    return [] if clock is None else [seat for seat in clock.running if clock.left_at(seat, at) <= 0]


def until_late(table: Table, at: int) -> float | None:
    """Seconds until the next seat runs out of time, None if none does."""
    clock = table.clock
    if clock is None or not clock.running:
        return None
    return max(0, min(clock.left_at(seat, at) for seat in clock.running)) / SECOND
