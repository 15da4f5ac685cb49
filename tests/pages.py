"""The pages of the documentation as tests use them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def snippets(page: Path, language: str = "python") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
