"""What a person sees when something is wrong: one sentence each."""


class KostkaError(ValueError):
    """Base of every fault that is the caller's to mend; its text is one clear sentence."""


class IllegalMove(KostkaError):
    """A move that the rules do not allow here, with the reason."""


class PositionError(KostkaError):
    """A position file that no game could have reached, with the fault named."""


class OptionError(KostkaError):
    """An option that the game does not have, or a value that it does not take."""


class ScriptError(KostkaError):
    """Dice given from outside that do not fit the roll."""


class NotationError(KostkaError):
    """A match file that cannot be read, with the line."""
