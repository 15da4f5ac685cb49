"""Where a person's own files are, as the system has it."""

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "kostka"


def user_data() -> Path:
    """The folder of what must not get lost: running matches and the server's database."""
    return user_data_path(NAME, appauthor=False)


def user_cache() -> Path:
    """The folder of compiled rules: whatever is in it can be made again."""
    chosen = os.environ.get("KOSTKA_CACHE_DIR")
    return Path(chosen) if chosen else user_cache_path(NAME, appauthor=False, opinion=False)
