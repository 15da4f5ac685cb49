"""Worker processes behind another process: how they are started, how the two talk, and that they end together.

They exchange pickles, each after its length. Nothing from elsewhere is ever read this way.
"""

import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Thread
from typing import IO, BinaryIO, NoReturn

LENGTH = struct.Struct("<Q")


def command(module: str, *arguments: str) -> list[str]:
    """The command that runs one of our modules in a new process."""
    return [sys.executable, "-P", "-m", module, *arguments]


def environment(**settings: str) -> dict[str, str]:
    """Its environment, in which it finds the same modules."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **settings}


def packed(thing: object) -> bytes:
    pickled = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(pickled)) + pickled


def send(pipe: IO[bytes] | None, thing: object) -> None:
    assert pipe is not None
    pipe.write(packed(thing))
    pipe.flush()


def received(pipe: IO[bytes] | None) -> object:
    """What comes next from a pipe; None once its other end is closed."""
    assert pipe is not None
    try:
        (length,) = LENGTH.unpack(pipe.read(LENGTH.size))
        return pickle.loads(pipe.read(length))
    except (EOFError, OSError, struct.error, pickle.UnpicklingError):
        return None


# ----------------------------------------------------------------------------------------------- the process behind


def stand_behind(nice: int, *signals: str) -> BinaryIO:
    """Lower this process's priority and ignore these signals. Returns the pipe for answers; anything else that is
    printed goes to stderr."""
    for name in signals:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def serve(work: Callable[..., Iterator[bytes]], nice: int, *signals: str) -> NoReturn:
    """Send what `work` makes of the questions, which it iterates over, until the process in front is gone."""
    answers = stand_behind(nice, *signals)
    try:
        for answer in work(iter(hear().get, None)):
            answers.write(answer)
            answers.flush()
    except BrokenPipeError:
        pass  # the process in front is gone
    except BaseException:
        traceback.print_exc()
    os._exit(1)  # without waiting for the thread that listens


def hear() -> "SimpleQueue[object]":
    """The questions, as they come. A thread reads them, and ends this process at once when the other one is gone."""
    questions: SimpleQueue[object] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, questions.put), daemon=True).start()
    return questions


def listen(pipe: BinaryIO, hand_on: Callable[[object], None]) -> None:
    while (question := received(pipe)) is not None:
        hand_on(question)
    os._exit(0)
