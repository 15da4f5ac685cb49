"""Work that is handed out: to threads of this process or to other processes, as questions that do not depend on each
other. `cluster` does the same on Ray."""

import os
import pickle
import signal
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from copy import deepcopy
from itertools import islice, starmap
from queue import SimpleQueue
from threading import current_thread, main_thread
from typing import Any

from kostka.bots import LEVELS, Bot, Player, bot
from kostka.core.errors import KostkaError
from kostka.core.game import Game
from kostka.core.pipes import command, environment, packed, received, send, serve

MOST_WORKERS = 256


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def can_travel(thing: Any) -> bool:
    """Whether another process can unpickle this; it does not have what `__main__` has defined."""
    try:
        return b"__main__" not in pickle.dumps(thing)
    except Exception:  # a bot can be any object
        return False


class Patient(Player):
    """A bot that ignores the clock, so that the same seed gives the same games on any machine."""

    def budget(self, game: Game) -> tuple[int | None, float | None]:
        return self.playouts or self.skill(game).playouts, None


def fresh(player: str | Bot) -> Bot:
    """A copy of a bot that has not played yet; the bot itself if it cannot be copied."""
    if isinstance(player, str):
        named, level = bot(player), player.partition("@")[0]
        return Patient(level, named.playouts) if level in LEVELS and isinstance(named, Player) else named
    try:
        return deepcopy(player)
    except Exception:  # a bot can be any object
        return player


class Workers(ABC):
    """What answers questions, `size` of them at once; several threads of this process may ask."""

    size: int

    @abstractmethod
    def __call__(self, *question: Any) -> Any:
        """The answer to one question."""

    @abstractmethod
    def end(self) -> None:
        """Stop all work at once."""

    def answers(self, questions: Iterable[tuple[Any, ...]], in_order: bool = True) -> Generator[Any]:
        """The answers to all questions, in their order or as they come; twice `size` questions are out at any time.

        Closing it ends the workers, so that an interrupt does not wait for them.
        """
        left, pool = iter(questions), ThreadPoolExecutor(self.size)
        try:
            asked = [pool.submit(self, *question) for question in islice(left, 2 * self.size)]
            while asked:
                future = asked[0] if in_order else next(as_completed(asked))
                yield future.result()
                asked.remove(future)
                asked += [pool.submit(self, *question) for question in islice(left, 1)]
        finally:
            self.end()
            pool.shutdown(cancel_futures=True)


class Threads(Workers):
    """Threads of this process that call `work`; if there is one only, it is the caller's own."""

    def __init__(self, size: int, work: Callable[..., Any]) -> None:
        self.size, self.work = size, work

    def __call__(self, *question: Any) -> Any:
        return self.work(*question)

    def end(self) -> None:
        """Threads stop with the question that they are at."""

    def answers(self, questions: Iterable[tuple[Any, ...]], in_order: bool = True) -> Generator[Any]:
        yield from super().answers(questions, in_order) if self.size > 1 else starmap(self.work, questions)


class Crew(Workers):
    """Processes, each of which calls its own copy of `work`."""

    def __init__(self, size: int, work: Callable[..., Any]) -> None:
        self.size = size
        with deaf_to_interrupts():
            self.processes = [start_process() for _ in range(size)]
        self.idle: SimpleQueue[subprocess.Popen[bytes]] = SimpleQueue()
        for process in self.processes:
            send(process.stdin, pickle.dumps(work))
            self.idle.put(process)

    def __call__(self, *question: Any) -> Any:
        process = self.idle.get()
        try:
            send(process.stdin, question)
            answer: Any = received(process.stdout)
        except OSError:
            answer = None
        finally:
            self.idle.put(process)
        if answer is None:
            raise KostkaError("core-worker-ended")
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        for process in self.processes:
            process.kill()
        for process in self.processes:
            with suppress(OSError), process:
                process.wait()


def start_process() -> "subprocess.Popen[bytes]":
    line, pipe = command("kostka.lab.crew"), subprocess.PIPE
    return subprocess.Popen(line, env=environment(), stdin=pipe, stdout=pipe)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started here ignore Ctrl-C from the beginning: it is for this process alone."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ------------------------------------------------------------------------------------------ the other end of the pipes


def answer(questions: Iterator[Any]) -> Iterator[bytes]:
    pickled, work = next(questions), None
    for question in questions:
        try:
            if work is None:
                work = pickle.loads(pickled)
            result = work(*question)
        except Exception as error:  # a bot can raise anything
            result = portable(error)
        yield packed(result)


def portable(error: Exception) -> Exception:
    """An error as another process can read it."""
    return error if can_travel(error) else RuntimeError(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    serve(answer, 0, "SIGINT")
