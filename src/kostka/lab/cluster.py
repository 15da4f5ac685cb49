"""Work on Ray, on this machine or on many.

Ray runs a task again where a worker was lost. An answer follows from its question alone, so it does not matter where
and how often it is computed.
"""

import logging
import os
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError
from kostka.lab.crew import Crew, Threads, Workers, cores, portable
from kostka.lab.extras import needed

HERE = "local"
CANCEL_SECONDS = 5.0  # for cancelled tasks to end
FETCHED: dict[str, Callable[..., Any]] = {}  # what tasks of this process call, by its reference; one entry at most


def where(ray: Any) -> str | None:
    """The address of Ray for an argument `ray`: this machine, a cluster, or None for no Ray."""
    if ray is None or ray is False:
        return None
    if ray is True:
        return HERE
    if not isinstance(ray, str) or not ray.strip():
        raise KostkaError("lab-ray-where", given=shorten(ray))
    return ray.strip()


def hire(address: str | None, size: int | None, work: Callable[..., Any]) -> Workers:
    """Workers that call `work`: on Ray at an address, else in processes, or here if one is enough."""
    if address:
        return Cluster(address, size, work)
    size = size or cores()
    return Crew(size, work) if size > 1 else Threads(1, work)


class Cluster(Workers):
    """Workers of Ray, each of which calls its own copy of `work`.

    If this process has joined a Ray already, that one is used and left running.
    """

    def __init__(self, address: str, size: int | None, work: Callable[..., Any]) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.ray = needed("ray", "cluster")
        self.is_own = not self.ray.is_initialized()
        if self.is_own:
            join(self.ray, address, size)
        self.size = size or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task = self.ray.remote(num_cpus=1, max_retries=-1)(run_task)
        self.asked: set[Any] = set()
        try:
            self.work = self.ray.put(work)
        except Exception as error:  # a bot can be any object
            self.end()
            raise KostkaError("lab-ray-bot", error=last_line(error)) from error

    def __call__(self, *question: Any) -> Any:
        asked = self.task.remote([self.work], question)
        self.asked.add(asked)
        try:
            answer = self.ray.get(asked)
        except self.ray.exceptions.RayError as error:
            raise KostkaError("lab-ray-failed", error=last_line(error)) from error
        finally:
            self.asked.discard(asked)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        for asked in tuple(self.asked):
            with suppress(Exception):  # it may have ended already
                self.ray.cancel(asked, force=True)
        late = time.monotonic() + CANCEL_SECONDS
        while self.asked and time.monotonic() < late:
            time.sleep(0.01)
        if self.is_own:
            self.is_own = False
            self.ray.shutdown()


def join(ray: Any, address: str, size: int | None) -> None:
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address == HERE:
        ray.init(address=HERE, num_cpus=size or cores(), include_dashboard=False, **quiet)
        return
    try:
        ray.init(address=address, **quiet)
    except Exception as error:  # its class depends on what is wrong with the address
        raise KostkaError("lab-ray-none", address=address, error=last_line(error)) from error


def last_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


# --------------------------------------------------------------------------------------------- the other end of a task


def run_task(work: list[Any], question: tuple[Any, ...]) -> Any:
    """Answer a question, or return the error. `work` is a list because Ray fetches a bare reference for every task."""
    (reference,) = work
    try:
        return fetch_work(reference)(*question)
    except Exception as error:  # a bot can raise anything
        return portable(error)


def fetch_work(reference: Any) -> Callable[..., Any]:
    name = reference.hex()
    if name not in FETCHED:
        FETCHED.clear()
        FETCHED[name] = needed("ray", "cluster").get(reference)
    return FETCHED[name]
