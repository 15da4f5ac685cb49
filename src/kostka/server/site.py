"""The pages for browsers, which `make site` builds from the folder `web`.

They are read once, when a worker starts: what a client asks for is looked up among them, and never names a file.
"""

from collections.abc import Mapping
from logging import WARNING
from pathlib import Path

from kostka.server.kept import AGAIN, FOREVER, Kept, keep
from kostka.server.logs import log

FOLDER = Path(__file__).with_name("site")
INDEX, NAMED_BY_CONTENT = "/index.html", "/assets/"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

Site = Mapping[str, Kept]  # by path


def is_built() -> bool:
    return (FOLDER / INDEX[1:]).exists()


def read_site(folder: Path = FOLDER) -> Site:
    """Every file that browsers know the kind of; nothing where there is no page to begin with."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in KINDS and path.is_file())
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in files}
    if INDEX not in found:
        log("no pages for browsers", WARNING, why="they are not built", build="make site")
        return {}
    return {name: read_page(name, path) for name, path in found.items()}


def read_page(name: str, path: Path) -> Kept:
    return keep(path.read_bytes(), KINDS[path.suffix], FOREVER if name.startswith(NAMED_BY_CONTENT) else AGAIN)
