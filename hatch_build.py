"""Installing Kostka from its sources builds the pages for browsers too: see web/build.py."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))

import build as pages

WITHOUT = "KOSTKA_WITHOUT_PAGES"  # set it where there is no Node.js, and no way to one


class Pages(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js, if the pages are to be built and this machine has none."""
        return [] if self.is_done() or pages.node() else [pages.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.is_done():
            return
        try:
            pages.build()
        except (pages.BuildError, OSError) as error:
            if version != "editable":
                raise
            self.app.display_warning(f"The server has no pages for browsers: {error}. `make site` tries again.")

    def is_done(self) -> bool:
        return pages.is_fresh() or bool(os.environ.get(WITHOUT))
