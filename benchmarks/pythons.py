"""Other Pythons that answer questions, one a line: with the sources of another revision, or with other packages."""

import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any


class NotMeasured(Exception):
    """Why there is no figure."""


class Other:
    """The near end of the pipe. The other Python ends when it is closed."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], folder: Path | None = None, **more: Any
    ) -> None:
        self.process = subprocess.Popen(
            command,
            env=environment,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            **more,
        )

    def ask(self, **question: Any) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        try:
            print(json.dumps(question), file=self.process.stdin, flush=True)
            reply = json.loads(self.process.stdout.readline())
        except (BrokenPipeError, json.JSONDecodeError):
            raise NotMeasured("its Python ended without an answer") from None
        if "fault" in reply:
            raise NotMeasured(reply["fault"])
        return reply["answer"]


def answer_questions(answer: Callable[[dict[str, Any]], Any]) -> None:
    """The far end. What packages print must not come between the answers."""
    out = sys.stdout
    for line in sys.stdin:
        try:
            with redirect_stdout(sys.stderr):
                reply = {"answer": answer(json.loads(line))}
        except Exception as error:
            reply = {"fault": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), file=out, flush=True)
