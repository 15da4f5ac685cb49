"""The database: how it is named, what is in it, and how it is brought up to date."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import ArgumentError, DBAPIError

from kostka.core.errors import KostkaError
from kostka.core.folders import user_data

CONNECTIONS = 8
BUSY = 30  # seconds that a writer of SQLite waits for another
# Seconds and tries after which a PostgreSQL that has silently gone away counts as lost.
PATIENCE = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
PRAGMAS = (f"busy_timeout = {BUSY * 1000}", "synchronous = FULL", "foreign_keys = ON")
MIGRATION_LOCK = 0x6B6F73746B61  # "kostka"

# What counts against quotas. A literal text, so that both databases recognise their partial index.
OPEN = sa.text("phase NOT IN ('over', 'closed', 'dropped')")

METADATA = sa.MetaData()
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False, unique=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("opened_at", sa.BigInteger, nullable=False),
    sa.Column("changed_at", sa.BigInteger, nullable=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Index("tables_open", "guest", sqlite_where=OPEN, postgresql_where=OPEN),
    sqlite_with_rowid=False,
)
HAS_ACTION = sa.text("action IS NOT NULL")
JOURNAL = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("action", sa.Text),
    sa.Column("body", sa.Text, nullable=False),
    sa.Index("journal_action", "table_id", "action", unique=True, sqlite_where=HAS_ACTION, postgresql_where=HAS_ACTION),
    sqlite_with_rowid=False,
)
SEATED = sa.Table(
    "seated",
    METADATA,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)


def default_database() -> str:
    """The file that a server uses when no database is named."""
    return sa.URL.create("sqlite", database=str(user_data() / "kostka.db")).render_as_string()


def key_file(url: str) -> Path:
    """Where the secret key of a server is kept that was given none: beside its database, never in it."""
    place = read_url(url)
    return Path(f"{place.database}.key") if is_sqlite(place) else user_data() / "kostka.key"


def read_url(text: str) -> sa.URL:
    """A database as people name it; nothing of a wrong one is quoted, since there may be a password in it."""
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise KostkaError("server-database-url") from None
    backend = url.get_backend_name()
    if backend in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite", query={})
    raise KostkaError("server-database-url")


def is_sqlite(url: sa.URL) -> bool:
    return url.drivername == "sqlite"


def shown(url: sa.URL) -> str:
    """A database as a sentence names it, without password."""
    return str(url.database) if is_sqlite(url) else url.set(query={}).render_as_string(hide_password=True)


@contextmanager
def explained(url: sa.URL) -> Iterator[None]:
    """Turns what a database has against being used into a sentence."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise KostkaError("server-database-no-sqlite", file=shown(url)) from error
        raise KostkaError("server-database-unusable", database=shown(url), error=first_line(cause)) from error


def first_line(error: object) -> str:
    return str(error).strip().partition("\n")[0].rstrip(".")


# ------------------------------------------------------------------------------------------------------------ engines


def make_engine(url: sa.URL) -> sa.Engine:
    """Connections to a database; none is made yet. What is written never shows in errors."""
    if is_sqlite(url):
        engine = sa.create_engine(url, hide_parameters=True, pool_size=CONNECTIONS)
        sa.event.listen(engine, "connect", prepare_sqlite)
        return engine
    try:
        return sa.create_engine(
            url,
            hide_parameters=True,
            pool_size=CONNECTIONS,
            pool_pre_ping=True,
            isolation_level="READ COMMITTED",
            connect_args=patience(url),
        )
    except ImportError:
        raise KostkaError("server-database-postgres-missing") from None


def patience(url: sa.URL) -> dict[str, int]:
    return {name: value for name, value in PATIENCE.items() if name not in url.query}


def prepare_sqlite(connection: sqlite3.Connection, record: object) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself, `transaction` does
    with closing(connection.cursor()) as cursor:
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        keep_a_log(cursor)


def keep_a_log(cursor: sqlite3.Cursor) -> None:
    """Go over to the write-ahead log. SQLite itself does not wait for others who just do the same."""
    ends = time.monotonic() + BUSY
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > ends:
                raise
            time.sleep(0.01)


@contextmanager
def transaction(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction that writes: all of it or nothing."""
    with engine.begin() as connection:
        if is_sqlite(engine.url):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def for_reading(engine: sa.Engine) -> sa.Engine:
    """The same connections where each statement stands alone, as those to SQLite do anyway."""
    return engine if is_sqlite(engine.url) else engine.execution_options(isolation_level="AUTOCOMMIT")


# --------------------------------------------------------------------------------------------------------- migrations


def migrate(url: str) -> None:
    """Bring a database up to date, making it if need be. Servers that start together wait for each other."""
    place = read_url(url)
    if is_sqlite(place):
        make_file(Path(str(place.database)))
    engine = make_engine(place)
    try:
        with explained(place), transaction(engine) as connection:
            if not is_sqlite(place):
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            upgrade(connection)
    finally:
        engine.dispose()


def make_file(path: Path) -> None:
    """The secrets of running matches are in it, so it is for its owner alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise KostkaError("server-database-unusable", database=str(path), error=error.strerror) from None


def upgrade(connection: sa.Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "kostka.server:migrations")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise KostkaError("server-database-newer", database=shown(connection.engine.url))
    command.upgrade(config, "head")


def size_query(url: sa.URL) -> sa.TextClause:
    """Asks for the bytes that a database takes."""
    if is_sqlite(url):
        return sa.text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    return sa.text("SELECT pg_database_size(current_database())")
