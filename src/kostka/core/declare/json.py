"""JSON objects, as what leaves the process and as what comes in."""

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]  # of our own making: its values are JSON's types
JsonInput = Mapping[str, Any]  # given by somebody else, and not checked yet
