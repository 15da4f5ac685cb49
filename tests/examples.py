"""How many examples Hypothesis tries. `make test` tries the same ones every time; `make explore` looks for new ones."""

import os

from hypothesis import settings

TIMES = int(os.environ.get("KOSTKA_EXAMPLES", "0"))


def examples(number: int) -> settings:
    return settings(max_examples=number * max(TIMES, 1), derandomize=TIMES == 0, deadline=None)
