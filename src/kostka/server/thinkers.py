"""Thinkers, seen from the event loop: a few processes that bots and odds are worked out in, and the jobs that wait."""

import asyncio
import logging
import pickle
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from kostka.core.pipes import LENGTH, command, environment, packed
from kostka.core.registry import game_ids
from kostka.server.logs import log
from kostka.server.thinking import DONE, REFUSED

MOST_QUICK, MOST_SLOW = 2000, 50  # jobs that wait
LOADING = 300  # seconds in which a process must be there, or have loaded the rules of a game
QUIET = 30.0  # seconds without a job after which a process loads the rules of another game
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds, after a process that did not


class ThinkingError(Exception):
    """A job without an answer: it "failed", was "late", is "gone" with its process, or the pool was too "busy"."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


@dataclass(frozen=True, eq=False)
class Job:
    """A question, and the answer as soon as there is one. Nobody may wait for it any more by then."""

    name: str
    question: bytes
    seconds: float
    answer: asyncio.Future[Any]
    game: str | None

    def take(self, outcome: str, found: Any) -> None:
        if outcome not in (DONE, REFUSED):
            log("job failed", logging.ERROR, job=self.name, traceback=found)
            self.refuse(ThinkingError("failed"))
        elif outcome == REFUSED:
            self.refuse(found)
        elif not self.answer.done():
            self.answer.set_result(found)

    def refuse(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


Lane = deque[Job]


class Thinkers:
    """A pool of processes. Some of them take only quick jobs; the others take quick ones first."""

    def __init__(self, count: int, quick: int = 1, jobs: str = "") -> None:
        """`jobs` is a module with jobs beside those of `kostka.server.thinking`."""
        self.quick, self.slow = Lane(), Lane()
        only_quick = min(quick, count - 1)
        self.thinkers = [Thinker(self, number < only_quick, jobs) for number in range(count)]
        self.tasks: list[asyncio.Task[None]] = []
        self.changed = asyncio.Event()
        self.games: list[str] = []  # that are played here
        self.known = game_ids()

    async def start(self) -> None:
        """Start the processes. Jobs may be asked for at once: they wait until a process is ready."""
        self.tasks = [asyncio.create_task(thinker.run()) for thinker in self.thinkers]

    async def ready(self) -> None:
        """Wait until every process is there, or could not be started."""
        while not all(thinker.is_ready or thinker.has_failed for thinker in self.thinkers):
            await self.changed.wait()

    def prepare(self, game: str) -> None:
        """Let the rules of a game be loaded before the first job asks for them."""
        if game not in self.games:
            self.games.append(game)
            self.tell()

    async def ask(self, job: str, *arguments: Any, seconds: float, quick: bool = False, game: str | None = None) -> Any:
        """The answer to a job, which may work for so many seconds once its turn has come and the rules of its game are
        loaded."""
        lane, most = (self.quick, MOST_QUICK) if quick else (self.slow, MOST_SLOW)
        if len(lane) >= most:
            raise ThinkingError("busy")
        asked = Job(job, packed((job, arguments)), seconds, asyncio.get_running_loop().create_future(), game)
        lane.append(asked)
        self.tell()
        try:
            return await asked.answer
        except asyncio.CancelledError:
            with suppress(ValueError):
                lane.remove(asked)
            raise

    @property
    def working(self) -> int:
        return sum(thinker.job is not None for thinker in self.thinkers)

    def tell(self) -> None:
        """Wake whoever waits for a change."""
        self.changed.set()
        self.changed.clear()

    def refuse_hopeless(self) -> None:
        """Nobody waits for a job that no process is there to take."""
        for lane in (self.quick, self.slow):
            if not any(thinker.is_ready and thinker.takes(lane) for thinker in self.thinkers):
                while lane:
                    lane.popleft().refuse(ThinkingError("gone"))

    async def close(self) -> None:
        """End the processes, in the middle of a job too."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.refuse_hopeless()


class Thinker:
    """A place in the pool: a process, and another one when that is no more."""

    def __init__(self, pool: Thinkers, only_quick: bool, jobs: str) -> None:
        self.pool = pool
        self.lanes = [pool.quick] if only_quick else [pool.quick, pool.slow]
        self.command = command("kostka.server.thinking", *filter(None, [jobs]))
        self.process: Process
        self.is_ready = self.has_failed = False
        self.job: Job | None = None
        self.loaded: set[str] = set()
        self.tried: set[str] = set()

    def takes(self, lane: Lane) -> bool:
        return any(taken is lane for taken in self.lanes)

    async def run(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            if await self.live():
                pause = SHORTEST_PAUSE
                continue
            log("thinker not ready", logging.ERROR, pause=pause)
            self.has_failed = True
            self.pool.refuse_hopeless()
            self.pool.tell()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def live(self) -> bool:
        """The life of a process; False if it did not even get ready."""
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, env=environment(), stdin=PIPE, stdout=PIPE
            )
        except OSError:
            return False
        end = asyncio.create_task(self.process.wait())
        end.add_done_callback(lambda _: self.pool.tell())
        try:
            return await self.begins() and await self.work()
        finally:
            self.leave()
            await end

    async def begins(self) -> bool:
        with suppress(EOFError, OSError):
            async with asyncio.timeout(LOADING):
                await self.received()
            self.is_ready = True
            self.loaded.clear()
            self.pool.tell()
        return self.is_ready

    async def work(self) -> bool:
        """Job after job, as long as the process lives."""
        while (job := await self.next_job()) and await self.answers(job):
            self.job = None
        return True

    async def next_job(self) -> Job | None:
        """The next job. While there is none, rules are loaded: of games that are played here, later of the others."""
        games = self.pool.games
        while self.process.returncode is None:
            for lane in self.lanes:
                if lane:
                    self.job = lane.popleft()
                    return self.job
            if game := self.missing(*games):
                try:
                    await self.load(game)
                except (EOFError, OSError):
                    return None
            else:
                games = self.pool.known if await self.is_quiet() else self.pool.games
        return None

    def missing(self, *games: str) -> str | None:
        return next((game for game in games if game not in self.loaded | self.tried), None)

    async def is_quiet(self) -> bool:
        """Whether nothing changes for a while."""
        try:
            async with asyncio.timeout(QUIET):
                await self.pool.changed.wait()
        except TimeoutError:
            return True
        return False

    async def load(self, game: str) -> None:
        """Load the rules of a game; those that a process did not survive are not tried again."""
        self.tried.add(game)
        async with asyncio.timeout(LOADING):
            await self.asked(packed(("load", (game,))))
        self.tried.discard(game)
        self.loaded.add(game)

    async def answers(self, job: Job) -> bool:
        """Whether the process was able to say what became of a job."""
        try:
            if job.game and self.missing(job.game):
                await self.load(job.game)
            async with asyncio.timeout(job.seconds):
                job.take(*await self.asked(job.question))
        except TimeoutError:
            log("job late", logging.WARNING, job=job.name, seconds=job.seconds)
            job.refuse(ThinkingError("late"))
            return False
        except Exception as error:  # the pipe is closed, or what came through it cannot be read
            log("thinker gone", logging.ERROR, job=job.name, error=error)
            return False
        return True

    async def asked(self, question: bytes) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(question)
        await self.process.stdin.drain()
        return await self.received()

    async def received(self) -> Any:
        pipe = self.process.stdout
        assert pipe is not None
        (length,) = LENGTH.unpack(await pipe.readexactly(LENGTH.size))
        return pickle.loads(await pipe.readexactly(length))

    def leave(self) -> None:
        """End the process, with the job that it may have."""
        self.is_ready = False
        if self.job:
            self.job.refuse(ThinkingError("gone"))
            self.job = None
        with suppress(ProcessLookupError):
            self.process.kill()
