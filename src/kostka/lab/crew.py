"""Processes that play: each has the rules of its own and does one thing after the other, as it is asked."""

import os
import pickle
import signal
import subprocess
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from copy import deepcopy
from itertools import islice
from queue import SimpleQueue
from threading import current_thread, main_thread
from typing import Any, NoReturn, TypeVar

from kostka.bots import LEVELS, Bot, Player, bot
from kostka.core.errors import KostkaError
from kostka.core.game import Game
from kostka.core.pipes import command, environment, hear, received, send, stand_behind

T = TypeVar("T")
MOST_WORKERS = 256


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def can_travel(thing: Any) -> bool:
    """Whether another process can be given this; it does not have what a script or a prompt has defined."""
    try:
        return b"__main__" not in pickle.dumps(thing)
    except Exception:  # whatever a bot of somebody else may be made of
        return False


class Patient(Player):
    """A bot of a level that does not look at the clock, so that the same seed gives the same games on any machine."""

    def budget(self, game: Game) -> tuple[int | None, float | None]:
        return self.playouts or self.skill(game).playouts, None


def fresh(player: str | Bot) -> Bot:
    """A bot that remembers nothing of earlier matches; one that cannot be copied is itself."""
    if isinstance(player, str):
        named, level = bot(player), player.partition("@")[0]
        return Patient(level, named.playouts) if level in LEVELS and isinstance(named, Player) else named
    try:
        return deepcopy(player)
    except Exception:  # whatever a bot of somebody else may be made of
        return player


class Workers(ABC):
    """Whoever works for this process, somewhere else; several of its threads may ask at once."""

    @abstractmethod
    def __call__(self, *question: Any) -> Any:
        """The answer of one of them."""

    @abstractmethod
    def end(self) -> None:
        """Let all of them go, whatever they are at."""


class Crew(Workers):
    """So many processes, all of which make the same `worker` once and then call it with whatever they are asked."""

    def __init__(self, size: int, maker: Callable[..., Callable[..., T]], *arguments: Any) -> None:
        with deaf_to_interrupts():
            self.processes = [started() for _ in range(size)]
        self.idle: SimpleQueue[subprocess.Popen[bytes]] = SimpleQueue()
        for process in self.processes:
            send(process.stdin, pickle.dumps((maker, arguments)))
            self.idle.put(process)

    def __call__(self, *question: Any) -> Any:
        """The answer of whoever is idle, which somebody will be."""
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


def started() -> "subprocess.Popen[bytes]":
    line, pipe = command("kostka.lab.crew"), subprocess.PIPE
    return subprocess.Popen(line, env=environment(), stdin=pipe, stdout=pipe)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """What is started here leaves Ctrl-C to this process from its first moment on."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def in_any_order(work: Callable[..., T], questions: Iterable[tuple[Any, ...]], workers: int) -> Generator[T]:
    """The answers as they come, with so many questions asked at once and as many waiting."""
    left = iter(questions)
    with at_work(work, workers) as pool:
        waiting = {pool.submit(work, *question) for question in islice(left, 2 * workers)}
        while waiting:
            done: set[Future[T]]
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            waiting |= {pool.submit(work, *question) for question in islice(left, len(done))}


def in_order(work: Callable[..., T], questions: Iterable[tuple[Any, ...]], workers: int) -> Generator[T]:
    """The answers in the order of the questions, of which so many are asked at once and as many wait."""
    left = iter(questions)
    with at_work(work, workers) as pool:
        waiting = deque(pool.submit(work, *question) for question in islice(left, 2 * workers))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(work, *question) for question in islice(left, 1))


@contextmanager
def at_work(work: Callable[..., Any], workers: int) -> Iterator[ThreadPoolExecutor]:
    """Threads that ask, and whom they ask until this is over: whoever interrupts does not wait for other processes."""
    with ThreadPoolExecutor(workers) as pool:
        try:
            yield pool
        finally:
            if isinstance(work, Workers):
                work.end()
            pool.shutdown(wait=True, cancel_futures=True)


# ------------------------------------------------------------------------------------------ the other end of the pipes


def main() -> NoReturn:
    answers = stand_behind(0, "SIGINT")  # Ctrl-C is for whoever asks
    try:
        answer(hear(), answers)
    finally:
        os._exit(1)  # not waiting for the thread that listens


def answer(questions: "SimpleQueue[Any]", answers: Any) -> NoReturn:
    made: bytes = questions.get()
    worker: Any = None
    while True:
        question = questions.get()
        try:
            if worker is None:
                maker, arguments = pickle.loads(made)
                worker = maker(*arguments)
            found = worker(*question)
        except Exception as error:  # whatever a bot of somebody else may do wrong
            found = portable(error)
        send(answers, found)


def portable(error: Exception) -> Exception:
    """An error as another process can read it."""
    return error if can_travel(error) else RuntimeError(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
