"""Packages that only parts of the lab need: imported when they are, and named where they are missing."""

from importlib import import_module
from typing import Any

from kostka.core.errors import KostkaError


def needed(module: str, extra: str) -> Any:
    """A module of another package, which comes with an extra of ours."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name.partition(".")[0]):
            raise
        raise KostkaError("lab-extra", package=module.partition(".")[0], extra=extra) from None
