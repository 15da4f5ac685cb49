"""Everything that a game declares itself with, to import from one place."""

from kostka.core.compiled.chance import draw
from kostka.core.compiled.jit import rule
from kostka.core.compiled.search import Search, Skill
from kostka.core.compiled.stubs import NOBODY
from kostka.core.declare.domains import Seat
from kostka.core.declare.events import Events, Kind, emit, emit_to
from kostka.core.declare.messages import Fault, Message, Prompt, Reason
from kostka.core.declare.moves import Family, Moves
from kostka.core.declare.options import option, parse_options
from kostka.core.declare.records import Field, Record
from kostka.core.errors import PositionError, ScriptError
from kostka.core.game import Game, Result, Rules
from kostka.core.position import Position, View, head
from kostka.core.reading import check_head, demand, integer, sequence

__all__ = [
    "NOBODY",
    "Events",
    "Family",
    "Fault",
    "Field",
    "Game",
    "Kind",
    "Message",
    "Moves",
    "Position",
    "PositionError",
    "Prompt",
    "Reason",
    "Record",
    "Result",
    "Rules",
    "ScriptError",
    "Search",
    "Seat",
    "Skill",
    "View",
    "check_head",
    "demand",
    "draw",
    "emit",
    "emit_to",
    "head",
    "integer",
    "option",
    "parse_options",
    "rule",
    "sequence",
]
