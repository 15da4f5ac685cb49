"""The same work on Ray, on this machine or on many: tasks that know nothing of each other.

Ray gives a task to whoever is free, and gives it to somebody else where a worker was lost. What comes out follows from
the question alone, so it does not matter who answers it, nor how often it was asked.
"""

import logging
import os
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError
from kostka.lab.crew import Workers, cores, portable
from kostka.lab.extras import needed

HERE = "local"
PATIENCE = 5.0  # seconds for tasks to end that nobody waits for any more
# What tasks of this process call, by what made it.
MADE: dict[str, Callable[..., Any]] = {}


def where(ray: Any) -> str | None:
    """Where Ray is to run: on this machine, in the cluster with an address, or not at all."""
    if ray is None or ray is False:
        return None
    if ray is True:
        return HERE
    if not isinstance(ray, str) or not ray.strip():
        raise KostkaError("lab-ray-where", given=shorten(ray))
    return ray.strip()


class Cluster(Workers):
    """Workers of Ray, all of which make the same `worker` once and then call it with whatever they are asked.

    A Ray that this process has joined already is used as it is, and left running.
    """

    def __init__(self, address: str, size: int | None, maker: Callable[..., Callable[..., Any]], *given: Any) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told of what is played here
        self.ray = needed("ray", "cluster")
        self.is_own = not self.ray.is_initialized()
        if self.is_own:
            join(self.ray, address, size)
        self.size = size or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task = self.ray.remote(num_cpus=1, max_retries=-1)(answer)
        self.asked: set[Any] = set()
        try:
            self.made = self.ray.put((maker, given))
        except Exception as error:  # whatever a bot of somebody else may be made of
            self.end()
            raise KostkaError("lab-ray-bot", error=last_line(error)) from error

    def __call__(self, *question: Any) -> Any:
        asked = self.task.remote([self.made], question)
        self.asked.add(asked)
        try:
            found = self.ray.get(asked)
        except self.ray.exceptions.RayError as error:
            raise KostkaError("lab-ray-failed", error=last_line(error)) from error
        finally:
            self.asked.discard(asked)
        if isinstance(found, Exception):
            raise found
        return found

    def end(self) -> None:
        for asked in tuple(self.asked):
            with suppress(Exception):  # it may have ended by itself
                self.ray.cancel(asked, force=True)
        late = time.monotonic() + PATIENCE
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
    except Exception as error:  # of many kinds, by what is wrong with an address
        raise KostkaError("lab-ray-none", address=address, error=last_line(error)) from error


def last_line(error: Exception) -> str:
    """The last line of a long error message, or the only one."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


# --------------------------------------------------------------------------------------------- the other end of a task


def answer(made: list[Any], question: tuple[Any, ...]) -> Any:
    """What a worker says to a question; what it was made of is fetched once."""
    (reference,) = made
    try:
        return worker_of(reference)(*question)
    except Exception as error:  # whatever a bot of somebody else may do wrong
        return portable(error)


def worker_of(reference: Any) -> Callable[..., Any]:
    name = reference.hex()
    if name not in MADE:
        maker, given = needed("ray", "cluster").get(reference)
        MADE.clear()
        MADE[name] = maker(*given)
    return MADE[name]
