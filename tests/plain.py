"""The rules without the compiler, in a Python of their own, because what is compiled is decided on import."""

import os
import subprocess
import sys


def run_plain(*arguments: str) -> str:
    """What Python prints with these arguments, warnings being errors."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout
