"""Compiling the rules: one decorator, and a disk cache that never serves yesterday's rules.

Numba takes its time to load, so it is imported by the first rule that is compiled. Where rules are not compiled it is
not needed at all.
"""

import hashlib
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache, partial
from importlib.metadata import version
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, TypeVar, cast

from kostka.core.folders import user_cache

F = TypeVar("F", bound=Callable[..., object])

# Sources of the core whose functions, types and numbers end up in compiled rules.
HOME = Path(__file__).resolve().parent
CORE = tuple(sorted((*HOME.glob("*.py"), *HOME.with_name("declare").glob("*.py"))))
BELOW = "compiled"  # the folder of a game whose rules the files beside it call
UNUSED = 14 * 24 * 3600  # seconds after which rules of other versions are forgotten
ENABLED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
# What there is to compile, with the folders that it comes from.
FUNCTIONS: dict[Callable[..., object], frozenset[Path]] = {}
# What was compiled and could not be written to disk.
UNKEPT: list[str] = []


def stay_plain() -> bool:
    """From now on rules are ordinary functions; False if it is too late for that, because some have been imported."""
    global ENABLED
    if ENABLED and not FUNCTIONS:
        ENABLED = False
    return not ENABLED


def rule(function: F) -> F:
    """A rule: a small function over records, compiled once for all widths of integers and kept on disk."""
    if not ENABLED:
        function.is_rule = True  # type: ignore[attr-defined]
        return function
    dispatcher: Any = compiled(function, function)
    dispatcher.get_call_template = partial(widened, dispatcher.get_call_template)
    return dispatcher  # type: ignore[no-any-return]


def widened(find: Callable[..., object], arguments: tuple[object, ...], keywords: dict[str, object]) -> object:
    """Ask for a rule with int64 in place of narrow integers and of constants.

    Numba would compile a copy of the rule, and of all it calls, for every width and every constant it meets.
    """
    return find(tuple(map(widen, arguments)), {name: widen(kind) for name, kind in keywords.items()})


def widen(kind: object) -> object:
    from numba import types

    is_integer = isinstance(kind, types.Integer) and kind != types.uint64
    return types.int64 if is_integer else kind


def compiled(function: F, *sources: Callable[..., object], inline: bool = False) -> F:
    """Compile `function`, which is made of `sources`; what comes from a module outside the import system is not kept,
    because Numba could not load it again. With `inline` it becomes a part of whatever calls it, which is compiled once
    and not once more for each of its parts."""
    import numba

    folders = source_folders(*sources)
    if not inline:
        FUNCTIONS[function] = folders
    directory = cache_directory(folders)
    kept = directory is not None and all(plain(source).__module__ in sys.modules for source in sources)
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(directory or "")
    try:
        options: Any = {"error_model": "numpy", "nogil": True, "inline": "always" if inline else "never"}
        options["no_cfunc_wrapper"] = True  # an entry for C, which nobody uses and which has to be compiled too
        dispatcher: Any = numba.njit(function, cache=kept, **options)
    finally:
        config.CACHE_DIR = before
    if kept:
        cache = dispatcher._cache
        cache.save_overload = partial(keep, cache.save_overload, function.__qualname__)
        cache.load_overload = partial(fetch, cache.load_overload)
    return dispatcher  # type: ignore[no-any-return]


def keep(save: Callable[..., None], name: str, *compiled: object) -> None:
    """Write what was compiled to disk; a disk that is full is no reason not to use it."""
    try:
        save(*compiled)
    except OSError:
        UNKEPT.append(name)


def fetch(load: Callable[..., object], *wanted: object) -> object:
    """Read from disk what was compiled. LLVM asks Python for it, where an exception is lost and there would be nothing
    to call: Ctrl-C comes after that."""
    with undisturbed():
        return load(*wanted)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C is heard as soon as this is over."""
    hears = signal.getsignal(signal.SIGINT)
    if not callable(hears) or threading.current_thread() is not threading.main_thread():
        yield  # nobody hears it here
        return
    heard: list[FrameType | None] = []
    signal.signal(signal.SIGINT, lambda number, frame: heard.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, hears)
    if heard:
        hears(signal.SIGINT, heard[-1])


def bind(
    kernel: F,
    names: Mapping[str, object],
    suffix: str,
    sources: Iterable[Callable[..., object]],
    inline: bool = False,
) -> F:
    """Compile a copy of `kernel` that calls one game's rules by `names`; `sources` are all rules of that game.

    A copy per game, under its own qualified name, compiles to straight calls and has its own entry in the disk cache;
    passing the functions as arguments would do neither.
    """
    copy = FunctionType(kernel.__code__, {**kernel.__globals__, **names}, kernel.__name__, kernel.__defaults__)
    copy.__qualname__ = f"{kernel.__qualname__}_{suffix}"
    copy.__module__ = kernel.__module__
    return compiled(cast(F, copy), kernel, *sources, inline=inline) if ENABLED else cast(F, copy)


def is_part(function: object) -> bool:
    """Whether a loop calls this function and has to be bound together with it: it is no rule by itself."""
    return isinstance(function, FunctionType) and not hasattr(function, "is_rule")


def plain(function: Callable[..., object]) -> FunctionType:
    """The function as it was written."""
    return cast(FunctionType, getattr(function, "py_func", function))


def source_folders(*functions: Callable[..., object]) -> frozenset[Path]:
    """The folders whose sources decide what functions compile to, beside the core's compiled modules."""
    files = (Path(plain(function).__code__.co_filename).resolve() for function in functions)
    return frozenset(file.parent for file in files if file not in CORE)


@lru_cache
def cache_directory(folders: frozenset[Path]) -> Path | None:
    """Where compiled rules are kept, keyed by the text of all the sources that they come from; None: nowhere.

    Numba notices a change in the file of a cached function but not in the files it calls into; this key does. It also
    has what Numba looks at itself, where and how old a file is: what this folder says to be compiled, Numba will find.
    """
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    places = (place for folder in folders for place in (folder, folder / BELOW))
    tables = (path for place in places for ending in ("*.py", "*.csv") for path in place.glob(ending))
    for path in (*CORE, *sorted(tables)):
        stamp = path.stat()
        digest.update(f"{path} {stamp.st_mtime_ns} {stamp.st_size}\0".encode() + path.read_bytes())
    directory = user_cache() / f"rules-{digest.hexdigest()[:16]}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        directory.touch()
        with tempfile.TemporaryFile(dir=directory):
            pass
        prune(directory.parent)
    except OSError:
        return None
    return directory


def marker(id: str, folders: frozenset[Path]) -> Path | None:
    """The file that says that everything of a game has been compiled and kept."""
    directory = cache_directory(folders)
    return directory and directory / f"{id}.compiled"


def is_compiled(id: str, folders: frozenset[Path]) -> bool:
    """Whether an earlier run left the compiled rules of a game on disk."""
    marked = marker(id, folders)
    return marked is not None and marked.exists()


@contextmanager
def counting(folders: frozenset[Path], progress: Callable[[int, int], None]) -> Iterator[None]:
    """Tells how many functions of these folders and of the core are compiled, as they are, and of how many."""
    from numba.core.event import Event, Listener, install_listener

    waiting = {function for function, sources in FUNCTIONS.items() if sources <= folders}
    total = len(waiting)

    class Count(Listener):
        def on_start(self, event: Event) -> None:
            pass

        def on_end(self, event: Event) -> None:
            waiting.discard(event.data["dispatcher"].py_func)
            progress(total - len(waiting), total)

    progress(0, total)
    with install_listener("numba:compile", Count()):
        yield
    progress(total, total)


def prune(folder: Path) -> None:
    """Forget rules of versions that have not been used for long."""
    for old in folder.glob("rules-*"):
        if old.stat().st_mtime < time.time() - UNUSED:
            shutil.rmtree(old, ignore_errors=True)
