"""How long a person waits for the first board: `make play` in a fresh clone, in another revision and in this one.

    python -m benchmarks.first_board 25a8377

Each side is cloned into a folder of its own, with nothing installed or compiled, and played in a terminal. They
take turns, so that a change of the machine's speed during the run meets both. What is not committed is not measured.
"""

import argparse
import os
import pty
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.environment import ROOT

QUESTION = b"Player> "  # where the table waits for the first move


def main() -> None:
    parser = argparse.ArgumentParser(description="Seconds from `make play` in a fresh clone to the first board.")
    parser.add_argument("revision", help="what HEAD is compared with: a commit, a tag, a branch")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    waits: dict[str, list[Wait]] = {arguments.revision: [], "HEAD": []}
    for _ in range(arguments.rounds):
        for revision, samples in waits.items():
            with tempfile.TemporaryDirectory(prefix="kostka-first-") as folder:
                samples.append(first_board(revision, Path(folder)))
            print(revision, samples[-1], flush=True)
    for revision, samples in waits.items():
        middle = Wait(*(median(seconds) for seconds in zip(*samples, strict=True)))
        print(f"{revision}, the median of {len(samples)}: {middle}")


class Wait(NamedTuple):
    """Seconds on the clock."""

    installing: float
    starting: float

    def __str__(self) -> str:
        return f"installing {self.installing:.1f} s, starting {self.starting:.1f} s"


def first_board(revision: str, folder: Path) -> Wait:
    """Clone a revision and play; it is installed when make has noted so."""
    clone = folder / "clone"
    git = ["git", "-c", "advice.detachedHead=false"]
    commit = subprocess.check_output([*git, "-C", str(ROOT), "rev-parse", revision], text=True).strip()
    subprocess.run([*git, "clone", "--quiet", str(ROOT), str(clone)], check=True)
    subprocess.run([*git, "-C", str(clone), "checkout", "--quiet", commit], check=True)
    own = {"KOSTKA_CACHE_DIR": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}
    own |= {"KOSTKA_LANG": "en", "TERM": "dumb"}
    lead, follow = pty.openpty()
    begun = time.time()
    command = ["make", "play", f"PYTHON={sys.executable}"]
    table = subprocess.Popen(command, cwd=clone, env={**os.environ, **own}, stdin=follow, stdout=follow, stderr=follow)
    os.close(follow)
    shown = b""
    try:
        while QUESTION not in shown:
            shown += os.read(lead, 65536)
        shown_at, installed = time.time(), (clone / ".venv" / "play").stat().st_mtime
        return Wait(installed - begun, shown_at - installed)
    except OSError:
        raise SystemExit(f"{revision} shows no board:\n{shown.decode(errors='replace')}") from None
    finally:
        os.close(lead)
        table.wait()


if __name__ == "__main__":
    main()
