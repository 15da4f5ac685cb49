"""What a position of Cubitos is: two records, the moves, the pending effects and the events.

Dice are counted, not named: per zone a count per kind, in Active a count per kind and face. Every player has a stack of
pending effects, the top one last; each is an operation with three arguments.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from kostka.core.declare.domains import OfBoard, Seat, constants
from kostka.core.declare.events import Events, Kind
from kostka.core.declare.moves import Family, Moves
from kostka.core.declare.records import Field, Record


def numbered(words: Iterable[str]) -> Any:
    """The numbers of words, as constants: "lose this" is `.lose_this`."""
    return constants({word.replace(" ", "-"): number for number, word in enumerate(words)})


SEATS = range(2, 5)
MAX_SEATS = SEATS[-1]
SEAT = Seat(MAX_SEATS)

COLOURS = ("white", "brown", "red", "green", "orange", "purple", "yellow", "blue")
# Kinds of dice: both grays, the start player die, then the colours of the cards.
DICE = ("light gray", "dark gray", "start", *COLOURS)
KINDS_OF_DICE = len(DICE)
LIGHT_GRAY, DARK_GRAY, START_DIE = 0, 1, 2
COLOURED = 3  # the kind of the first colour
CARDS = len(COLOURS)
CARD = OfBoard("card", CARDS)
GRAYS = 1 << LIGHT_GRAY | 1 << DARK_GRAY
ALL_KINDS = (1 << KINDS_OF_DICE) - 1
COLOURED_KINDS = ALL_KINDS & ~((1 << COLOURED) - 1)
COMMON = ALL_KINDS & ~(1 << START_DIE)  # the start player die cannot be lost, given or borrowed [20]

# Faces. A used ability die shows a blank.
FACES = ("blank", "symbol", "power", "money", "foot", "credit")
BLANK, SYMBOL, POWER, MONEY, FOOT, CREDIT = range(len(FACES))
SIDES = 6

ZONES = ("draw", "roll", "discard", "active")
ZONE_NAMES = ("Draw", "Roll", "Discard", "Active")
IN_DRAW, IN_ROLL, IN_DISCARD, IN_ACTIVE = range(len(ZONES))
EVERY_ZONE = (1 << len(ZONES)) - 1
# Where a die can be picked up: a zone, and in Active the face that it shows.
PLACES = (*ZONES[:IN_ACTIVE], *FACES)

PHASES = ("roll", "use", "compared", "move", "over")
ROLL, USE, COMPARED, MOVE, OVER = range(len(PHASES))

# Tracks.
MAX_TRACKS = 2
MAX_SPACES = 192
MAX_NEIGHBOURS = 12  # six for a cell; the start and the finish touch more
OPEN, WATER, START, FINISH = range(4)
NO_REWARD, CREDITS, FAN, LOSE_DIE, GAIN_DIE = range(5)
NO_SHORTCUT, BY_MONEY, BY_FOOT = range(3)
ANY_COST = 99  # the cap of a space that gives any die
NOWHERE = -1

FAN_SPACES = 20
RISKY = 3  # active dice from which a push is a risk [1]
FOOT_PRICE = 4
DICE_TO_BUY = 2
MAX_EFFECT_SPACES = 31
NOBODY = -1

# When an ability is used, and what a use takes: a claim, the die, or nothing. The last two are parts of run abilities:
# what happens at the end of step 4 even if the die was not used, and what happens once a credit was gained. A
# comparison and "must" are no use of a die.
A_CLAIM, A_DIE, NOTHING, NO_USE = range(4)
USES = {
    "now": A_CLAIM,
    "active": A_DIE,
    "push": NOTHING,
    "pushed": A_CLAIM,
    "would_bust": A_DIE,
    "bust": NOTHING,
    "run": A_DIE,
    "compare": NO_USE,
    "after_move": A_DIE,
    "must": NO_USE,
    "credited": A_DIE,
}
TIMINGS = tuple(USES)
TAKES = np.array(list(USES.values()), np.int8)
T_NOW, T_ACTIVE, T_PUSH, T_PUSHED, T_WOULD_BUST, T_BUST, T_RUN, T_COMPARE, T_AFTER_MOVE, T_MUST, T_CREDITED = range(
    len(TIMINGS)
)
# What becomes of an unused die at the end of step 4: nothing, as its ability has to be chosen; or it is used
# automatically, as that costs nothing; STEADY if the moment of its use makes no difference either. [6]
CHOSEN, FREE, STEADY = range(3)
NO_COMPARE, BY_MOST, BY_EVERY = 0, 1, 2

# Programs of cards: lines of effects, which `effects.py` declares; the first effect there ends a program.
END = 0
CODE_SIZE = 256
MOST_OPTIONS = 3  # of a "choose one"
IF_CREDITS_HURT = 1  # the mask of a choice that is asked about only then
# Columns of a line of a program: the effect, then what this effect has there.
L_EFFECT = 0
L_NUMBER = L_RESOURCE = L_CONDITION = L_CAP_MODE = 1
L_ZONES = L_MEASURE = L_CAP = L_WITH_HAND = L_SKIPPED = L_BODY = 2  # further bodies follow
L_FACTOR = L_OPTIONAL = L_DIFFERENT = 3
L_DIVISOR = L_FLAGS = 4
L_MASK = 5
LINE_SIZE = 6

RESOURCES = ("money", "feet", "water feet", "credits")
R_MONEY, R_FEET, R_WATER, R_CREDITS = range(len(RESOURCES))
PER_USE, PER_FAN, PER_LINE, PER_DIE, PER_COLOUR, PER_RIVAL = range(6)  # what a gain counts
C_ACTIVE, C_LOST, C_CREDITED = range(3)  # conditions
CAP_NONE, CAP_COST, CAP_FANS = range(3)
SAVES, EXACTLY = 1, 2  # flags of a roll of chosen dice
ANY_NUMBER = 99

# Pending effects: those that just happen, and questions by who knows their answers. A question ends with any answer,
# perhaps to be asked again for the next die, or with "done", or its answers say.
BY_ITSELF, IN_ROLL_PHASE, IN_ABILITY, IN_RUN_PHASE = range(4)
AT_ONCE, ONE_BY_ONE, WITH_DONE, BY_ANSWER = range(4)
PENDING_EFFECTS = {
    "ability": (BY_ITSELF, BY_ANSWER),
    "draw step": (BY_ITSELF, BY_ANSWER),
    "first roll": (BY_ITSELF, BY_ANSWER),
    "push roll": (BY_ITSELF, BY_ANSWER),
    "add dice": (BY_ITSELF, BY_ANSWER),
    "push kept": (BY_ITSELF, BY_ANSWER),
    "losses": (BY_ITSELF, BY_ANSWER),
    "owed": (BY_ITSELF, BY_ANSWER),
    "discard step": (BY_ITSELF, BY_ANSWER),
    "draw": (IN_ROLL_PHASE, BY_ANSWER),
    "push or pass": (IN_ROLL_PHASE, BY_ANSWER),
    "on push": (IN_ROLL_PHASE, WITH_DONE),
    "now": (IN_ROLL_PHASE, BY_ANSWER),
    "pushed": (IN_ROLL_PHASE, BY_ANSWER),
    "would bust": (IN_ROLL_PHASE, BY_ANSWER),
    "bust": (IN_ROLL_PHASE, BY_ANSWER),
    "bust discard": (IN_ROLL_PHASE, BY_ANSWER),
    "use": (IN_ABILITY, WITH_DONE),
    "lose": (IN_ABILITY, ONE_BY_ONE),
    "gain": (IN_ABILITY, AT_ONCE),
    "borrow": (IN_ABILITY, AT_ONCE),
    "set": (IN_ABILITY, AT_ONCE),
    "face": (IN_ABILITY, AT_ONCE),
    "pick": (IN_ABILITY, BY_ANSWER),
    "return": (IN_ABILITY, ONE_BY_ONE),
    "give": (IN_RUN_PHASE, AT_ONCE),
    "to": (IN_RUN_PHASE, AT_ONCE),
    "choose": (IN_RUN_PHASE, AT_ONCE),
    "free step": (IN_RUN_PHASE, ONE_BY_ONE),
    "move": (IN_RUN_PHASE, BY_ANSWER),
    "after move": (IN_RUN_PHASE, WITH_DONE),
    "reward": (IN_RUN_PHASE, AT_ONCE),
    "buy": (IN_RUN_PHASE, WITH_DONE),
}
PENDING = tuple(PENDING_EFFECTS)
ANSWERED, ENDS = np.array(list(PENDING_EFFECTS.values()), np.int8).T.copy()
P: Any = numbered(PENDING)
DEPTH = 24
# Columns of a pending effect: which it is, then what this effect has there.
F_EFFECT = 0
F_PROGRAM = F_ZONES = F_KINDS = F_KIND = F_TARGET = 1
F_CARD = F_LEFT = F_CAP = 2
F_FACE = F_TAKEN = F_OPTIONAL = F_BORROWED = 3
FRAME_SIZE = 4
TO_ROLL, TO_PICKED, AT_WILL = range(3)  # where a draw goes: the draw step, added dice, a draw without limits

# What the dice of a card are worth beyond its program, learned from races, in thousandths of a foot: a round, more of
# it early and less late, for every die of the kind that one has already, and for each that shows its symbol in Active.
CORRECTIONS = ("always", "early", "each", "shown")
ALWAYS, EARLY, EACH, SHOWN = range(len(CORRECTIONS))

NAME_SIZE = 40
TEXT_SIZE = 1 << 16
BOARD = Record(
    seats=Field("i1"),
    start=Field("i1"),
    # Dice and fans.
    sides=Field("i1", DICE, SIDES),
    amount=Field("i1", DICE, FACES),
    number=Field("i1", DICE),
    each=Field("i1", DICE),
    draw_amount=Field("i1"),
    last_fan=Field("i1"),
    fan_credits=Field("i1", FAN_SPACES + 1),
    fan_hands=Field("i1", FAN_SPACES + 1),
    # Cards. `entry` is where a program begins in `code`, 0 if there is none: line 0 is an empty program.
    card=Field("u1", CARD, NAME_SIZE),
    cost=Field("i1", DICE),
    code=Field("i2", CODE_SIZE, LINE_SIZE),
    entry=Field("i2", TIMINGS, CARD, 2),
    used_at=Field("i2", TIMINGS),  # a bit for each card that has a program then
    symbols=Field("i1", CARD),
    power_differs=Field("i1", CARD),
    plain=Field("i1", TIMINGS, CARD, 2),
    again=Field("i1", CARD, 2),
    at_end=Field("i1", CARD, 2),
    compares_anyway=Field("i1"),  # whether dice used before swords are compared change nothing in what that brings
    compare=Field("i1", CARD),
    ties=Field("i1", CARD),
    corrections=Field("i2", CARD, CORRECTIONS),
    # Tracks, in the order in which they are run.
    tracks=Field("i1"),
    legs=Field("i1"),
    spaces=Field("i2", MAX_TRACKS),
    lines=Field("i1", MAX_TRACKS),
    lap=Field("i2", MAX_TRACKS),
    kind=Field("i1", MAX_TRACKS, MAX_SPACES),
    neighbours=Field("i2", MAX_TRACKS, MAX_SPACES, MAX_NEIGHBOURS),
    lines_behind=Field("i1", MAX_TRACKS, MAX_SPACES),
    reward=Field("i1", MAX_TRACKS, MAX_SPACES, 2, 2),
    shortcut=Field("i2", MAX_TRACKS, MAX_SPACES, 3),
    jetpack=Field("i1", MAX_TRACKS, MAX_SPACES),
    distance=Field("i2", MAX_TRACKS, MAX_SPACES),
    left=Field("i2", MAX_TRACKS, MAX_SPACES),
    effect=Field("i1", MAX_TRACKS, MAX_SPACES),
    near_reward=Field("i1", MAX_TRACKS, MAX_SPACES),
    # The options as they were given, for position files.
    options_size=Field("i4"),
    options=Field("u1", TEXT_SIZE),
)
STATE = Record(
    phase=Field("i1"),
    rounds=Field("i2"),
    start=Field("i1"),
    to_act=Field("i1"),
    timing=Field("i1"),
    tiebreak=Field("i1"),
    trays=Field("i1", DICE),
    draw=Field("i1", SEAT, DICE),
    roll=Field("i1", SEAT, DICE),
    active=Field("i1", SEAT, DICE, FACES),
    discard=Field("i1", SEAT, DICE),
    picked=Field("i1", SEAT, DICE),
    borrowed=Field("i1", SEAT, DICE),
    now=Field("i1", SEAT, CARD, 2),
    ready=Field("i1", SEAT, CARD, 2),
    owed=Field("i1", SEAT, CARD, 2),  # dice that cost something as soon as a credit is gained
    leg=Field("i1", SEAT),
    space=Field("i2", SEAT),
    from_leg=Field("i1", SEAT),
    from_space=Field("i2", SEAT),
    behind=Field("i1", SEAT),  # red lines to the leader when the round began
    effects_used=Field("i4", SEAT),
    fans=Field("i1", SEAT),
    hands=Field("i1", SEAT),
    credits=Field("i2", SEAT),
    money=Field("i2", SEAT),
    feet=Field("i2", SEAT),
    water=Field("i2", SEAT),
    swords=Field("i1", SEAT),
    bought=Field("i2", SEAT),
    free=Field("i2", SEAT),
    keep=Field("i2", SEAT),
    any_dice=Field("i1", SEAT),
    at_risk=Field("i1", SEAT),
    safe=Field("i1", SEAT),
    saved=Field("i1", SEAT),
    busted=Field("i1", SEAT),
    forced=Field("i1", SEAT),
    lost=Field("i1", SEAT),
    credited=Field("i1", SEAT),
    depth=Field("i1", SEAT),
    stack=Field("i2", SEAT, DEPTH, FRAME_SIZE),
)

MOVES = Moves(
    Family("push"),
    Family("pass"),
    Family("wait"),
    Family("done"),
    Family("stop"),
    Family("shortcut"),
    Family("jetpack"),
    Family("foot"),
    Family("credit"),
    Family("bust"),
    Family("draw-all", "draw all"),
    Family("discard-all", "discard all"),
    Family("roll-all", "roll all"),
    Family("choose", option=range(1, MOST_OPTIONS + 1)),
    Family("use", card=CARD),
    Family("use-power", "use {card} power", card=CARD),
    Family("skip", card=CARD),
    Family("draw", die=DICE),
    Family("draw-discarded", "draw {die} discard", die=DICE),
    Family("discard", die=DICE),
    Family("set", die=DICE),
    Family("take", die=DICE),
    Family("gain", die=DICE),
    Family("buy", die=DICE),
    Family("lose", "lose {die} {place}", place=PLACES, die=DICE),
    Family("give", "give {die} {place}", place=PLACES, die=DICE),
    Family("roll", "roll {die} {place}", place=PLACES, die=DICE),
    Family("return", "return {die} {place}", place=PLACES, die=DICE),
    Family("face", face=FACES),
    Family("to", seat=SEAT),
    Family("reward", space=range(MAX_SPACES)),
    Family("step", space=range(MAX_SPACES)),
    Family("wade", space=range(MAX_SPACES)),
)
M = MOVES.firsts

EVENTS = Events(
    Kind("first", player=SEAT, dice=True),
    Kind("round", number=int),
    Kind("draw", seat=SEAT, die=DICE, count=int),
    Kind("refill", seat=SEAT),
    Kind("roll", seat=SEAT, die=DICE, face=FACES, count=int, dice=True),
    Kind("push", seat=SEAT),
    Kind("pass", seat=SEAT),
    Kind("wait", seat=SEAT),
    Kind("saved", seat=SEAT),
    Kind("bust", seat=SEAT),
    Kind("discard", seat=SEAT, die=DICE, count=int),
    Kind("use", seat=SEAT, card=CARD, face=FACES),
    Kind("skip", seat=SEAT, card=CARD),
    Kind("money", seat=SEAT, amount=int),  # and the other three of `RESOURCES`
    Kind("feet", seat=SEAT, amount=int),
    Kind("water", seat=SEAT, amount=int),
    Kind("credits", seat=SEAT, amount=int),
    Kind("fan", seat=SEAT, fans=int),
    Kind("hand", seat=SEAT),
    Kind("lose", seat=SEAT, die=DICE, zone=ZONE_NAMES),
    Kind("gain", seat=SEAT, die=DICE),
    Kind("borrow", seat=SEAT, die=DICE, face=FACES),
    Kind("restore", seat=SEAT, die=DICE),
    Kind("set", seat=SEAT, die=DICE, face=FACES),
    Kind("return", seat=SEAT, die=DICE),
    Kind("give", seat=SEAT, die=DICE, other=SEAT),
    Kind("swords", seat=SEAT, swords=int),
    Kind("most", seat=SEAT),
    Kind("step", seat=SEAT, space=int),
    Kind("shortcut", seat=SEAT, space=int),
    Kind("jetpack", seat=SEAT),
    Kind("foot", seat=SEAT),
    Kind("leg", seat=SEAT, number=int),
    Kind("finish", seat=SEAT),
    Kind("reward", seat=SEAT, space=int),
    Kind("buy", seat=SEAT, die=DICE),
    Kind("start", player=SEAT),
    Kind("tiebreak"),
    Kind("over", player=SEAT),
)
E = EVENTS.numbers
