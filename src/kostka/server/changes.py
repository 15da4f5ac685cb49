"""What changed between two JSON documents: the new value at each path where they differ."""

from typing import Any

Path = list[str | int]
Change = tuple[Path, Any]


def changes(before: Any, after: Any) -> list[Change]:
    """Changes that make `after` of `before`. An object with other keys or a list of other length is replaced whole."""
    found: list[Change] = []
    compare(before, after, [], found)
    return found


def compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    if type(before) is dict and type(after) is dict and before.keys() == after.keys():
        for key, value in after.items():
            compare(before[key], value, [*path, key], found)
    elif type(before) is list and type(after) is list and len(before) == len(after):
        for index, value in enumerate(after):
            compare(before[index], value, [*path, index], found)
    elif type(before) is not type(after) or before != after:  # to Python, False is 0
        found.append((path, after))
