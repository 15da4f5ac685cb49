"""Families of moves: a verb and its arguments. Numbers, names, parsing and JSON all follow from the declaration.

    MOVES = Moves(Family("roll"), Family("tile", space=range(2, 17), side=("cheer", "boo")))
    M = MOVES.firsts

gives the moves 0 to 30: `roll`, `tile 2 cheer`, `tile 2 boo`, `tile 3 cheer`, …; in JSON {"move": "tile", "space": 2,
"side": "cheer"}. The last argument changes fastest. Rules count from `M.tile`, a constant to the compiler.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import product
from math import prod

from kostka.core.declare.domains import Domain, OfBoard, Seat, Words, constants, object_schema, schema_of, size_of
from kostka.core.declare.json import Json, JsonInput
from kostka.core.declare.messages import in_json, shorten
from kostka.core.errors import IllegalMove

Values = dict[str, int | str]


class Family:
    """Moves of one kind. `text` is how they are written, where it is not the id and the arguments in a row."""

    def __init__(self, id: str, text: str = "", /, **arguments: Domain) -> None:
        self.id = id
        self.arguments: Mapping[str, Domain] = arguments
        self.text = text or " ".join([id, *(f"{{{name}}}" for name in arguments)])
        self.size = prod(size_of(domain) for domain in arguments.values())

    def values(self, words: Words) -> list[Values]:
        """The arguments of every move of the family, in order."""
        columns = [list(values_of(domain, words)) for domain in self.arguments.values()]
        return [dict(zip(self.arguments, row, strict=True)) for row in product(*columns)]

    def to_schema(self) -> Json:
        return object_schema("move", self.id, {name: schema_of(domain) for name, domain in self.arguments.items()})


def values_of(domain: Domain, words: Words) -> Sequence[int | str]:
    if isinstance(domain, OfBoard):
        return words[domain.name]
    if isinstance(domain, Seat):
        return range(domain.most)
    assert not isinstance(domain, type)
    return domain


class Moves:
    """All moves of a game, numbered family after family."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        numbers: dict[str, int] = {}
        self.count = 0
        for family in families:
            numbers[family.id] = self.count
            self.count += family.size
        # The number of each family's first move, by its id.
        self.firsts = constants(numbers)


class Names:
    """The moves of one board by their texts and as JSON."""

    def __init__(self, moves: Moves, words: Words) -> None:
        self.texts: list[str] = []
        self.values: list[Values] = []
        for family in moves.families:
            for values in family.values(words):
                self.texts.append(family.text.format(**values))
                self.values.append({"move": family.id, **values})
        self.numbers = {text: number for number, text in enumerate(self.texts)}

    def read(self, move: str | JsonInput) -> int:
        """The number of a move from its text, or from its JSON."""
        if isinstance(move, str):
            return self.numbers[move] if move in self.numbers else self._read_loosely(move)
        if isinstance(move, Mapping):
            number = self._by_values.get(frozenset(move.items())) if all(map(is_plain, move.values())) else None
            if number is None:
                raise IllegalMove("core-no-move-json", given=in_json(dict(move)), like=self.texts[-1])
            return number
        raise IllegalMove("core-move-is-text", given=shorten(move), like=self.texts[0])

    @cached_property
    def _by_values(self) -> Mapping[frozenset[tuple[str, int | str]], int]:
        return {frozenset(values.items()): number for number, values in enumerate(self.values)}

    def _read_loosely(self, move: str) -> int:
        """Capitals and blanks do not matter."""
        wanted = " ".join(move.lower().split())
        loose = {text.lower(): number for text, number in self.numbers.items()}
        if wanted in loose:
            return loose[wanted]
        verb = wanted.split(" ")[0]
        alike = [text for text in self.texts if text.split(" ")[0] == verb]
        if len(alike) == 1:
            raise IllegalMove("core-no-move-one", given=shorten(move), like=alike[0])
        if alike:
            raise IllegalMove("core-no-move-like", given=shorten(move), verb=verb, first=alike[0], last=alike[-1])
        verbs = list(dict.fromkeys(text.split(" ")[0] for text in self.texts))
        raise IllegalMove("core-no-move", given=shorten(move), verbs=verbs)


def is_plain(value: object) -> bool:
    """Whether a value can be an argument of a move: True is no number here, nor is 2.0."""
    return type(value) in (int, str)


@lru_cache(maxsize=64)
def names_of(moves: Moves, words: tuple[tuple[str, tuple[str, ...]], ...]) -> Names:
    """The names of moves on boards with these words: a thousand of them take a while to make."""
    return Names(moves, dict(words))
