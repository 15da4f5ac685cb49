"""What a position of Cubitos is: two records, the moves, the pending effects and the events.

Dice are counted, not named: per zone a count per kind, in Active a count per kind and face. Every player has a stack of
pending effects, the top one last; each is an operation with three arguments.
"""

import numpy as np

from kostka.core.events import Kind

SEATS = range(2, 5)
MAX_SEATS = SEATS[-1]

COLOURS = ("white", "brown", "red", "green", "orange", "purple", "yellow", "blue")
# Kinds of dice: both grays, the start player die, then the colours of the cards.
DICE = ("light gray", "dark gray", "start", *COLOURS)
KINDS_OF_DICE = len(DICE)
LIGHT_GRAY, DARK_GRAY, START_DIE = 0, 1, 2
COLOURED = 3  # the kind of the first colour
CARDS = len(COLOURS)
GRAYS = 1 << LIGHT_GRAY | 1 << DARK_GRAY
ALL_KINDS = (1 << KINDS_OF_DICE) - 1
COMMON = ALL_KINDS & ~(1 << START_DIE)  # the start player die cannot be lost, given or borrowed [20]

# Faces. A used ability die shows a blank.
FACES = ("blank", "symbol", "power", "money", "foot", "credit")
BLANK, SYMBOL, POWER, MONEY, FOOT, CREDIT = range(len(FACES))
SIDES = 6

ZONES = ("draw", "roll", "discard", "active")
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

# When an ability is used. MUST holds what remains of a run ability that a player did not use.
TIMINGS = ("now", "active", "push", "pushed", "would_bust", "bust", "run", "compare", "after_move", "must")
T_NOW, T_ACTIVE, T_PUSH, T_PUSHED, T_WOULD_BUST, T_BUST, T_RUN, T_COMPARE, T_AFTER_MOVE, T_MUST = range(len(TIMINGS))
NO_COMPARE, BY_MOST, BY_EVERY = 0, 1, 2

# Effects, as instructions of a card's program, and what each does; docs/cubitos.md lists their words.
LEADS_ON, BRINGS, CHANGES, ASKS = range(4)
EFFECTS = {
    "end": LEADS_ON,
    "gain": BRINGS,
    "repeat": BRINGS,
    "fan": BRINGS,
    "add": ASKS,
    "lose this": CHANGES,
    "lose": ASKS,
    "gain die": ASKS,
    "if": LEADS_ON,
    "choose": ASKS,
    "rivals": LEADS_ON,
    "borrow": ASKS,
    "set": ASKS,
    "back this": CHANGES,
    "back": ASKS,
    "safe": CHANGES,
    "save": CHANGES,
    "keep": CHANGES,
    "roll all": CHANGES,
    "roll": ASKS,
    "step": ASKS,
    "free": CHANGES,
    "any": CHANGES,
    "give": ASKS,
    "reward": ASKS,
}
EFFECT_DOES = np.array(list(EFFECTS.values()), np.int8)
(
    X_END,
    X_GAIN,
    X_REPEAT,
    X_FAN,
    X_ADD,
    X_LOSE_THIS,
    X_LOSE,
    X_GAIN_DIE,
    X_IF,
    X_CHOOSE,
    X_RIVALS,
    X_BORROW,
    X_SET,
    X_BACK_THIS,
    X_BACK,
    X_SAFE,
    X_SAVE,
    X_KEEP,
    X_ROLL_ALL,
    X_ROLL,
    X_STEP,
    X_FREE,
    X_ANY,
    X_GIVE,
    X_REWARD,
) = range(len(EFFECTS))
CODE_SIZE = 256
MOST_OPTIONS = 3  # of a "choose one"
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
MEASURES = ("one", "fans", "lines", "active", "colours", "rivals")
M_ONE, M_FANS, M_LINES, M_ACTIVE, M_COLOURS, M_RIVALS = range(len(MEASURES))
C_ACTIVE, C_LOST, C_CREDITED = range(3)  # conditions
CAP_NONE, CAP_COST, CAP_FANS = range(3)
SAVES, EXACTLY = 1, 2  # flags of a roll of chosen dice
ANY_NUMBER = 99

# Pending effects: those that just happen, and questions by who knows their answers.
BY_ITSELF, IN_ROLL_PHASE, IN_ABILITY, IN_RUN_PHASE = range(4)
PENDING_EFFECTS = {
    "ability": BY_ITSELF,
    "draw step": BY_ITSELF,
    "first roll": BY_ITSELF,
    "push roll": BY_ITSELF,
    "add dice": BY_ITSELF,
    "push kept": BY_ITSELF,
    "losses": BY_ITSELF,
    "discard step": BY_ITSELF,
    "draw": IN_ROLL_PHASE,
    "push or pass": IN_ROLL_PHASE,
    "on push": IN_ROLL_PHASE,
    "now": IN_ROLL_PHASE,
    "pushed": IN_ROLL_PHASE,
    "would bust": IN_ROLL_PHASE,
    "bust": IN_ROLL_PHASE,
    "bust discard": IN_ROLL_PHASE,
    "use": IN_ABILITY,
    "lose": IN_ABILITY,
    "gain": IN_ABILITY,
    "borrow": IN_ABILITY,
    "set": IN_ABILITY,
    "face": IN_ABILITY,
    "pick": IN_ABILITY,
    "return": IN_ABILITY,
    "give": IN_RUN_PHASE,
    "to": IN_RUN_PHASE,
    "choose": IN_RUN_PHASE,
    "free step": IN_RUN_PHASE,
    "move": IN_RUN_PHASE,
    "after move": IN_RUN_PHASE,
    "reward": IN_RUN_PHASE,
    "buy": IN_RUN_PHASE,
}
PENDING = tuple(PENDING_EFFECTS)
ANSWERED = np.array(list(PENDING_EFFECTS.values()), np.int8)
(
    P_ABILITY,
    P_DRAW_STEP,
    P_FIRST_ROLL,
    P_PUSH_ROLL,
    P_ADD,
    P_PUSH_KEPT,
    P_LOSSES,
    P_DISCARD_STEP,
    Q_DRAW,
    Q_PUSH,
    Q_ON_PUSH,
    Q_NOW,
    Q_PUSHED,
    Q_WOULD_BUST,
    Q_BUST,
    Q_BUST_DISCARD,
    Q_USE,
    Q_LOSE,
    Q_GAIN,
    Q_BORROW,
    Q_SET,
    Q_FACE,
    Q_PICK,
    Q_RETURN,
    Q_GIVE,
    Q_TO,
    Q_CHOOSE,
    Q_STEP,
    Q_MOVE,
    Q_AFTER_MOVE,
    Q_REWARD,
    Q_BUY,
) = range(len(PENDING))
DEPTH = 24
# Columns of a pending effect: which it is, then what this effect has there.
F_EFFECT = 0
F_PROGRAM = F_ZONES = F_KINDS = F_KIND = F_TARGET = 1
F_CARD = F_LEFT = F_CAP = 2
F_FACE = F_TAKEN = F_OPTIONAL = F_BORROWED = 3
FRAME_SIZE = 4
TO_ROLL, TO_PICKED, AT_WILL = range(3)  # where a draw goes: the draw step, added dice, a draw without limits

NAME_SIZE = 40
TEXT_SIZE = 1 << 16
BOARD = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("start", "i1"),
            # Dice and fans.
            ("sides", "i1", (KINDS_OF_DICE, SIDES)),
            ("amount", "i1", (KINDS_OF_DICE, len(FACES))),
            ("number", "i1", KINDS_OF_DICE),
            ("each", "i1", KINDS_OF_DICE),
            ("draw_amount", "i1"),
            ("last_fan", "i1"),
            ("fan_credits", "i1", FAN_SPACES + 1),
            ("fan_hands", "i1", FAN_SPACES + 1),
            # Cards. `entry` is where a program begins in `code`, 0 if there is none.
            ("card", "u1", (CARDS, NAME_SIZE)),
            ("cost", "i1", KINDS_OF_DICE),
            ("code", "i2", (CODE_SIZE, LINE_SIZE)),
            ("entry", "i2", (len(TIMINGS), CARDS, 2)),
            ("used_at", "i2", len(TIMINGS)),  # a bit for each card that has a program then
            ("symbols", "i1", CARDS),
            ("power_differs", "i1", CARDS),
            ("plain", "i1", (len(TIMINGS), CARDS, 2)),
            ("again", "i1", (CARDS, 2)),
            ("compare", "i1", CARDS),
            ("ties", "i1", CARDS),
            # Tracks, in the order in which they are run.
            ("tracks", "i1"),
            ("legs", "i1"),
            ("spaces", "i2", MAX_TRACKS),
            ("lines", "i1", MAX_TRACKS),
            ("lap", "i2", MAX_TRACKS),
            ("kind", "i1", (MAX_TRACKS, MAX_SPACES)),
            ("neighbours", "i2", (MAX_TRACKS, MAX_SPACES, MAX_NEIGHBOURS)),
            ("lines_behind", "i1", (MAX_TRACKS, MAX_SPACES)),
            ("reward", "i1", (MAX_TRACKS, MAX_SPACES, 2, 2)),
            ("shortcut", "i2", (MAX_TRACKS, MAX_SPACES, 3)),
            ("jetpack", "i1", (MAX_TRACKS, MAX_SPACES)),
            ("distance", "i2", (MAX_TRACKS, MAX_SPACES)),
            ("left", "i2", (MAX_TRACKS, MAX_SPACES)),
            ("effect", "i1", (MAX_TRACKS, MAX_SPACES)),
            ("near_reward", "i1", (MAX_TRACKS, MAX_SPACES)),
            # The options as they were given, for position files.
            ("options_size", "i4"),
            ("options", "u1", TEXT_SIZE),
        ],
    )
)
STATE = np.dtype(
    (
        np.record,
        [
            ("phase", "i1"),
            ("rounds", "i2"),
            ("start", "i1"),
            ("to_act", "i1"),
            ("timing", "i1"),
            ("tiebreak", "i1"),
            ("trays", "i1", KINDS_OF_DICE),
            ("draw", "i1", (MAX_SEATS, KINDS_OF_DICE)),
            ("roll", "i1", (MAX_SEATS, KINDS_OF_DICE)),
            ("active", "i1", (MAX_SEATS, KINDS_OF_DICE, len(FACES))),
            ("discard", "i1", (MAX_SEATS, KINDS_OF_DICE)),
            ("picked", "i1", (MAX_SEATS, KINDS_OF_DICE)),
            ("borrowed", "i1", (MAX_SEATS, KINDS_OF_DICE)),
            ("now", "i1", (MAX_SEATS, CARDS, 2)),
            ("ready", "i1", (MAX_SEATS, CARDS, 2)),
            ("leg", "i1", MAX_SEATS),
            ("space", "i2", MAX_SEATS),
            ("from_leg", "i1", MAX_SEATS),
            ("from_space", "i2", MAX_SEATS),
            ("behind", "i1", MAX_SEATS),  # red lines to the leader when the round began
            ("effects_used", "i4", MAX_SEATS),
            ("fans", "i1", MAX_SEATS),
            ("hands", "i1", MAX_SEATS),
            ("credits", "i2", MAX_SEATS),
            ("money", "i2", MAX_SEATS),
            ("feet", "i2", MAX_SEATS),
            ("water", "i2", MAX_SEATS),
            ("swords", "i1", MAX_SEATS),
            ("bought", "i2", MAX_SEATS),
            ("free", "i2", MAX_SEATS),
            ("keep", "i2", MAX_SEATS),
            ("any_dice", "i1", MAX_SEATS),
            ("at_risk", "i1", MAX_SEATS),
            ("safe", "i1", MAX_SEATS),
            ("saved", "i1", MAX_SEATS),
            ("busted", "i1", MAX_SEATS),
            ("forced", "i1", MAX_SEATS),
            ("lost", "i1", MAX_SEATS),
            ("credited", "i1", MAX_SEATS),
            ("depth", "i1", MAX_SEATS),
            ("stack", "i2", (MAX_SEATS, DEPTH, FRAME_SIZE)),
        ],
    )
)

# Moves.
PUSH, PASS, WAIT, DONE, STOP, SHORTCUT, JETPACK, BUY_FOOT, BUST, DRAW_ALL, DISCARD_ALL, ROLL_ALL = range(12)
CHOOSE = ROLL_ALL + 1
USE_CARD = CHOOSE + MOST_OPTIONS
USE_POWER = USE_CARD + CARDS
SKIP = USE_POWER + CARDS
DRAW = SKIP + CARDS
DRAW_DISCARDED = DRAW + KINDS_OF_DICE
DISCARD = DRAW_DISCARDED + KINDS_OF_DICE
SET_DIE = DISCARD + KINDS_OF_DICE
TAKE = SET_DIE + KINDS_OF_DICE
GAIN = TAKE + KINDS_OF_DICE
BUY = GAIN + KINDS_OF_DICE
LOSE = BUY + KINDS_OF_DICE  # place by place, kind by kind
GIVE = LOSE + KINDS_OF_DICE * len(PLACES)
ROLL_DIE = GIVE + KINDS_OF_DICE * len(PLACES)
RETURN = ROLL_DIE + KINDS_OF_DICE * len(PLACES)
FACE = RETURN + KINDS_OF_DICE * len(PLACES)
TO = FACE + len(FACES)
REWARD = TO + MAX_SEATS
STEP = REWARD + MAX_SPACES
WADE = STEP + MAX_SPACES
MOVES = WADE + MAX_SPACES

KINDS = (
    Kind("first", ("player",), dice=True),
    Kind("round", ("number",)),
    Kind("draw", ("seat", "die", "count")),
    Kind("refill", ("seat",)),
    Kind("roll", ("seat", "die", "face", "count"), dice=True),
    Kind("push", ("seat",)),
    Kind("pass", ("seat",)),
    Kind("wait", ("seat",)),
    Kind("saved", ("seat",)),
    Kind("bust", ("seat",)),
    Kind("discard", ("seat", "die", "count")),
    Kind("use", ("seat", "card", "face")),
    Kind("skip", ("seat", "card")),
    Kind("money", ("seat", "amount")),
    Kind("feet", ("seat", "amount")),
    Kind("water", ("seat", "amount")),
    Kind("credits", ("seat", "amount")),
    Kind("fan", ("seat", "fans")),
    Kind("hand", ("seat",)),
    Kind("lose", ("seat", "die", "zone")),
    Kind("gain", ("seat", "die")),
    Kind("borrow", ("seat", "die", "face")),
    Kind("restore", ("seat", "die")),
    Kind("set", ("seat", "die", "face")),
    Kind("return", ("seat", "die")),
    Kind("give", ("seat", "die", "other")),
    Kind("swords", ("seat", "swords")),
    Kind("most", ("seat",)),
    Kind("step", ("seat", "space")),
    Kind("shortcut", ("seat", "space")),
    Kind("jetpack", ("seat",)),
    Kind("foot", ("seat",)),
    Kind("leg", ("seat", "number")),
    Kind("finish", ("seat",)),
    Kind("reward", ("seat", "space")),
    Kind("buy", ("seat", "die")),
    Kind("start", ("player",)),
    Kind(
        "tiebreak",
    ),
    Kind("over", ("player",)),
)
(
    E_FIRST,
    E_ROUND,
    E_DRAW,
    E_REFILL,
    E_ROLL,
    E_PUSH,
    E_PASS,
    E_WAIT,
    E_SAVED,
    E_BUST,
    E_DISCARD,
    E_USE,
    E_SKIP,
    E_MONEY,
    E_FEET,
    E_WATER,
    E_CREDITS,
    E_FAN,
    E_HAND,
    E_LOSE,
    E_GAIN,
    E_BORROW,
    E_RESTORE,
    E_SET,
    E_RETURN,
    E_GIVE,
    E_SWORDS,
    E_MOST,
    E_STEP,
    E_SHORTCUT,
    E_JETPACK,
    E_FOOT,
    E_LEG,
    E_FINISH,
    E_REWARD,
    E_BUY,
    E_START,
    E_TIEBREAK,
    E_OVER,
) = range(len(KINDS))
