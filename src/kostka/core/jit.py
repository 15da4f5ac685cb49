"""Compiling the rules: one decorator, and a disk cache that never serves yesterday's rules."""

import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba.config
# Modules of the core whose functions, types and numbers end up in compiled rules.
COMPILED = ("chance", "domains", "events", "jit", "kernels", "moves", "records")
CORE = tuple(Path(__file__).resolve().parent / f"{name}.py" for name in COMPILED)
UNUSED = 14 * 24 * 3600  # seconds after which rules of other versions are forgotten
ENABLED = not config.DISABLE_JIT


def rule(function: F) -> F:
    """A rule: a small function over records, compiled once for all widths of integers and kept on disk."""
    if not ENABLED:
        return function
    dispatcher: Any = compiled(function, function)
    dispatcher.get_call_template = partial(widened, dispatcher.get_call_template)
    return dispatcher  # type: ignore[no-any-return]


def widened(find: Callable[..., Any], arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
    """Ask for a rule with int64 in place of narrow integers and of constants.

    Numba would compile a copy of the rule, and of all it calls, for every width and every constant it meets.
    """
    return find(tuple(map(widen, arguments)), {name: widen(kind) for name, kind in keywords.items()})


def widen(kind: Any) -> Any:
    is_integer = isinstance(kind, numba.types.Integer) and kind != numba.types.uint64
    return numba.types.int64 if is_integer else kind


def compiled(function: F, *sources: Callable[..., Any], inline: bool = False) -> F:
    """Compile `function`, which is made of `sources`; what comes from a module outside the import system is not kept,
    because Numba could not load it again."""
    kept = all(plain(source).__module__ in sys.modules for source in sources)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_directory(source_folders(*sources)))
    try:
        options: Any = {"error_model": "numpy", "nogil": True, "forceinline": inline}
        return numba.njit(function, cache=kept, **options)  # type: ignore[no-any-return]
    finally:
        config.CACHE_DIR = before


def bind(kernel: Callable[..., Any], names: dict[str, Any], suffix: str, inline: bool = False) -> Callable[..., Any]:
    """Compile `kernel` with its free names bound to one game's rules.

    The generic kernels are written once against placeholder names. A copy per game, under its own qualified name,
    compiles to straight calls and has its own entry in the disk cache; passing the functions as arguments would do
    neither.
    """
    copy = FunctionType(kernel.__code__, {**kernel.__globals__, **names}, kernel.__name__, kernel.__defaults__)
    copy.__qualname__ = f"{kernel.__qualname__}_{suffix}"
    copy.__module__ = kernel.__module__
    return compiled(copy, kernel, *names.values(), inline=inline) if ENABLED else copy


def plain(function: Callable[..., Any]) -> Any:
    """The function as it was written."""
    return getattr(function, "py_func", function)


def source_folders(*functions: Callable[..., Any]) -> frozenset[Path]:
    """The folders whose sources decide what functions compile to, beside the core's compiled modules."""
    files = (Path(plain(function).__code__.co_filename).resolve() for function in functions)
    return frozenset(file.parent for file in files if file not in CORE)


@lru_cache
def cache_directory(folders: frozenset[Path]) -> Path:
    """Where compiled rules are kept, keyed by the text of all the sources that they come from.

    Numba notices a change in the file of a cached function but not in the files it calls into; this key does.
    """
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    tables = (path for folder in folders for ending in ("*.py", "*.csv") for path in folder.glob(ending))
    for path in (*CORE, *sorted(tables)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    directory = user_cache() / f"rules-{digest.hexdigest()[:16]}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        directory.touch()
        prune(directory.parent)
    except OSError:
        directory = Path(tempfile.gettempdir()) / "kostka" / directory.name
        directory.mkdir(parents=True, exist_ok=True)
    return directory


def prune(folder: Path) -> None:
    """Forget rules of versions that have not been used for long."""
    for old in folder.glob("rules-*"):
        if old.stat().st_mtime < time.time() - UNUSED:
            shutil.rmtree(old, ignore_errors=True)


def user_cache() -> Path:
    if chosen := os.environ.get("KOSTKA_CACHE_DIR"):
        return Path(chosen)
    if platform.system() == "Windows":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "kostka"
    if platform.system() == "Darwin":
        return Path.home() / "Library" / "Caches" / "kostka"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "kostka"
