"""Where a person's own files are."""

import os
from pathlib import Path


def user_data() -> Path:
    """The folder of what must not get lost: running matches and the server's database."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kostka"
