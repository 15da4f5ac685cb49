"""Errors that a caller can mend: each is a message with arguments."""

from functools import partial

from kostka.core.declare.json import Json
from kostka.core.declare.messages import Fault, Message


class KostkaError(ValueError):
    """Base of every fault that is the caller's to mend: an id with arguments, whose text is one clear sentence."""

    def __init__(self, id: str, /, **values: object) -> None:
        super().__init__(id)
        self.message = Message(id, **values)
        self.id, self.values = id, self.message.values

    def to_json(self) -> Json:
        return self.message.to_json()

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.id, **self.values), ()


class IllegalMove(KostkaError):
    """A move that the rules do not allow here, with the reason."""


class OptionError(KostkaError):
    """An option that the game does not have, or a value that it does not take."""


class ScriptError(KostkaError):
    """Dice given from outside that do not fit the roll."""


class NotationError(KostkaError):
    """A match file that cannot be read, with the line."""


TOLD = 4  # faults in one text; `faults` has them all


class FaultyError(KostkaError):
    """Something that was read, with everything that is wrong in it."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(faults[0].id, **faults[0].values)
        self.faults = faults

    def to_json(self) -> Json:
        return {**super().to_json(), "faults": [fault.to_json() for fault in self.faults]}

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults[:TOLD])

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.faults


class PositionError(FaultyError):
    """A position that no game could have reached."""
