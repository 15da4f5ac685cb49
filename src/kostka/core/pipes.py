"""Processes of our own that work behind another one: how they are started, how the two talk, and that they end with it.

They send each other pickles, each behind its length. Nothing that comes from elsewhere is ever read this way.
"""

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

LENGTH = struct.Struct("<Q")


def command(module: str, *arguments: str) -> list[str]:
    """What starts a module of ours in a process of its own."""
    return [sys.executable, "-P", "-m", module, *arguments]


def environment(**settings: str) -> dict[str, str]:
    """Its environment, in which it finds the same modules."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **settings}


def packed(thing: Any) -> bytes:
    pickled = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(pickled)) + pickled


def send(pipe: Any, thing: Any) -> None:
    pipe.write(packed(thing))
    pipe.flush()


def received(pipe: Any) -> Any:
    """What comes next from a pipe; None once its other end is closed."""
    try:
        (length,) = LENGTH.unpack(pipe.read(LENGTH.size))
        return pickle.loads(pipe.read(length))
    except (EOFError, OSError, struct.error, pickle.UnpicklingError):
        return None


# ----------------------------------------------------------------------------------------------- the process behind


def stand_behind(nice: int, *signals: str) -> BinaryIO:
    """Make way for the process in front, and leave these signals to it. Returns the pipe for answers; whatever else
    is printed here goes where errors go."""
    for name in signals:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def hear() -> "SimpleQueue[Any]":
    """The questions, as they come. A thread listens, so that it ends this process as soon as the one in front is gone,
    whatever is at work here."""
    questions: SimpleQueue[Any] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, questions.put), daemon=True).start()
    return questions


def listen(pipe: BinaryIO, hand_on: Callable[[Any], None]) -> None:
    while (question := received(pipe)) is not None:
        hand_on(question)
    os._exit(0)
