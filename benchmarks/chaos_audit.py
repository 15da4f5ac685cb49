"""An auditor who reads the database, and not what a server says, and compares it with what clients were told."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from benchmarks.chaos_players import Record, Sent, Told, digest, lasting
from kostka.core.match import Match
from kostka.core.notation import read as read_match
from kostka.core.notation import verify
from kostka.core.writing import write
from kostka.server.database import JOURNAL, make_engine, read_url
from kostka.server.document import Around, document, told_rows
from kostka.server.journal import read
from kostka.server.play import Begun, Played, Undone
from kostka.server.seats import Counted, Followed, Opened, Returned, Sat, Woken
from kostka.server.storage import Stored
from kostka.server.table import Reader, Row, Table
from kostka.server.talk import Said

# Rows that nobody's action is written beside: what an action led to further, and what happens by itself.
BY_ITSELF = (Opened, Begun, Played, Undone, Returned, Woken, Counted)
LATE = 60_000  # milliseconds between the time of a row and its commit, at the very most

Place = tuple[str, int]


class AuditError(Exception):
    """What the journals and what clients were told do not agree in."""


def demand(truth: object, sentence: str) -> None:
    if not truth:
        raise AuditError(sentence)


class Auditor:
    def __init__(self, database: str, record: Record) -> None:
        self.engine, self.record = make_engine(read_url(database)), record
        # Every row that was ever seen here: its time and the id of its action.
        self.seen: dict[Place, tuple[int, str | None]] = {}
        self.where: dict[str, Place] = {}
        self.latest = 0
        self.finished: Counter[str] = Counter()
        self.running = self.rows = 0

    def close(self) -> None:
        self.engine.dispose()

    # ------------------------------------------------------------------------------------------------ after every kill

    def glance(self) -> None:
        """Everything that was acknowledged or told so far is in the journals."""
        self.check_faults()
        for table, version, at, action, _ in self.stored(JOURNAL.c.at > self.latest - LATE):
            self.see((table, version), at, action_id(action))
        for id, sent in self.record.sent.items():
            self.check_answers(id, sent)
        for (table, version), at in self.record.times.items():
            if self.seen.get((table, version), (None,))[0] != at:
                raise AuditError(f"row {version} of {table} was told, and the journal has another one there, or none")

    def see(self, place: Place, at: int, id: str | None) -> None:
        known = self.seen.setdefault(place, (at, id))
        demand(known == (at, id), f"row {place[1]} of {place[0]} has changed")
        if id is not None:
            demand(self.where.setdefault(id, place) == place, f"{id} is in the journal of {place[0]} twice")
        self.latest = max(self.latest, at)

    def check_faults(self) -> None:
        demand(not self.record.faults, "; ".join(self.record.faults[:3]))

    def check_answers(self, id: str, sent: Sent) -> None:
        """An acknowledged action is where it was said to be; one that was sent once and refused is nowhere."""
        found = self.where.get(id)
        for version, _ in sent.answers:
            if found != (sent.table, version) and (found or sent.message["type"] != "again"):
                raise AuditError(f"{sent.message} at {sent.table} was acknowledged as {version}, and is at {found}")
        if found and sent.is_refused and sent.times == 1:
            raise AuditError(f"{sent.message} was refused, and is at {found}")

    def kept(self, ids: set[str]) -> int:
        """How many of these actions are in the journals."""
        return len(ids & self.where.keys())

    # ------------------------------------------------------------------------------------------------------ at the end

    def look(self) -> None:
        """Everything, from the first row on."""
        self.glance()
        tables: dict[str, list[Stored]] = {}
        for row in self.stored(sa.true()):
            tables.setdefault(row.table, []).append(row)
        rows = {(row.table, row.version) for rows in tables.values() for row in rows}
        demand(rows >= self.seen.keys(), "rows have disappeared from the journals")
        self.rows = len(rows)
        for table, journal in tables.items():
            self.check_table(table, journal)
        for table in self.record.news:
            demand(table in tables, f"table {table} was shown, and is not in the database")

    def check_table(self, id: str, journal: Sequence[Stored]) -> None:
        demand([row.version for row in journal] == list(range(len(journal))), f"{id} has versions twice or not at all")
        table, news = Table(id), self.record.news.get(id, {})
        for stored in journal:
            try:
                row = read(stored)
                table.fold(row)
            except Exception as error:
                raise AuditError(f"row {stored.version} of {id} cannot be folded: {error!r}") from error
            self.check_origin(id, row)
            self.check_news(table, news.get(row.version, Told()))
        beyond = [version for version in news if version > table.version]
        demand(not beyond, f"versions {beyond} of {id} were told, and are not in the journal")
        self.check_next(table)
        if table.match is not None:
            self.check_match(id, table.match)

    def check_origin(self, id: str, row: Row) -> None:
        """Somebody has sent what is in a row, or it is a row of those that come by themselves."""
        where, action = f"row {row.version} of {id}, {row.what},", action_id(row.action)
        if action is None:
            by_itself = isinstance(row.what, BY_ITSELF) and getattr(row.what, "by", None) != "player"
            demand(by_itself, f"{where} is nobody's")
            return
        sent = self.record.sent.get(action)
        demand(sent and sent.table == id, f"{where} was never sent")
        assert sent
        demand(agrees(row.what, sent.message), f"{where} is not what was sent: {sent.message}")

    def check_news(self, table: Table, told: Told) -> None:
        """What a reader was told is what the journal up to this version tells."""
        where = f"version {table.version} of {table.id}"
        for (seat, number), heard in told.rows.items():
            rows = told_rows(table, Reader(seat), table.version - number)
            demand(digest(rows) == heard, f"seat {seat} was told other rows than the journal has at {where}")
        for seat, heard in told.documents.items():
            known = lasting(document(table, Reader(seat), Around()))
            demand(digest(known) == heard, f"seat {seat} was shown something else than the journal has at {where}")

    def check_next(self, table: Table) -> None:
        """Whoever asked for another match was told the one table where it is."""
        followed = [(row.version, row.what.table) for row in table.rows if isinstance(row.what, Followed)]
        demand(len(followed) <= 1, f"{table.id} is followed by two tables")
        told = self.record.followed.get(table.id, set())
        demand(told <= set(followed), f"{table.id} is followed by {followed}, and {told} was told")

    def check_match(self, id: str, match: Match) -> None:
        """Its file can be read and gives the same match; the dice of a finished one follow from its secret."""
        text = write(match)
        try:
            again = read_match(text)
            if match.is_over:
                demand(verify(text).proven, f"the match of {id} does not verify")
        except Exception as error:
            raise AuditError(f"the match of {id} cannot be replayed: {error!r}") from error
        demand(write(again) == text and again.dump() == match.dump(), f"the match of {id} replays to another one")
        self.finished[match.game.id] += match.is_over
        self.running += not match.is_over

    def stored(self, which: Any) -> list[Stored]:
        with self.engine.connect() as connection:
            rows = connection.execute(
                sa.select(JOURNAL).where(which).order_by(JOURNAL.c.table_id, JOURNAL.c.version)
            ).all()
        return [Stored._make((*row[:-1], row[-1].encode())) for row in rows]


def action_id(key: str | None) -> str | None:
    return None if key is None else key.partition(":")[2]


def agrees(what: object, message: dict[str, Any]) -> bool:
    """Whether a row is what an action asks for."""
    match what:
        case Played():
            return what.by == "player" and what.move == message.get("move")
        case Said():
            return (what.text or what.reaction) == message.get("text", message.get("reaction"))
        case Sat():
            return bool(what.name == message.get("name"))
    return True
