"""What players type: the moves in few words, and which move an abbreviation means."""

from collections.abc import Iterable, Sequence

from kostka.core.match import Match

OR = "|"


def grouped(match: Match, moves: Iterable[str]) -> list[str]:
    """Moves by their families, with ranges and alternatives: `tile 2|4-14 cheer|boo`."""
    rows: dict[str, list[tuple[int | str, ...]]] = {}
    for text in moves:
        family, *arguments = match.names.values[match.names.numbers[text]].values()
        rows.setdefault(str(family), []).append(tuple(arguments))
    families = {family.id: family for family in match.game.moves.families}
    return [
        families[id].text.format(**dict(zip(families[id].arguments, spelled, strict=True)))
        for id, found in rows.items()
        for spelled in combined(found)
    ]


def combined(rows: Sequence[tuple[int | str, ...]]) -> list[tuple[str, ...]]:
    """Rows of arguments as few rows of alternatives, which stand for exactly these."""
    if not rows[0]:
        return [()]
    rest: dict[int | str, list[tuple[int | str, ...]]] = {}
    for first, *others in rows:
        rest.setdefault(first, []).append(tuple(others))
    alike: dict[tuple[tuple[int | str, ...], ...], list[int | str]] = {}
    for first, tails in rest.items():
        alike.setdefault(tuple(tails), []).append(first)
    return [(alternatives(firsts), *spelled) for tails, firsts in alike.items() for spelled in combined(tails)]


def alternatives(values: Sequence[int | str]) -> str:
    """Values beside each other, three numbers or more in a row as a range."""
    runs: list[list[int | str]] = []
    for value in values:
        last = runs[-1][-1] if runs else None
        if isinstance(value, int) and isinstance(last, int) and value == last + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return OR.join(f"{run[0]}-{run[-1]}" if len(run) > 2 else OR.join(map(str, run)) for run in runs)


def meant(typed: str, moves: Sequence[str]) -> list[str]:
    """The moves that a text abbreviates: its words, in order, are beginnings of some of theirs, numbers are whole.

    Moves whose first word begins like the text come before others, and a move before those that only add to it.
    """
    words = typed.casefold().split()
    if not words:
        return []
    found = [move for move in moves if abbreviates(words, move.casefold().split())]
    found = [move for move in found if begins(words[0], move.casefold().split()[0])] or found
    for move in found:
        if all(f"{other} ".startswith(f"{move} ") for other in found):
            return [move]
    return found


def abbreviates(words: Sequence[str], move: Sequence[str]) -> bool:
    parts = iter(move)
    return all(any(begins(word, part) for part in parts) for word in words)


def begins(word: str, part: str) -> bool:
    return part == word if word.isdecimal() else part.startswith(word)
