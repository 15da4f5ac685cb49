"""Every message between a table and its clients, declared once: checks, JSON Schema and TypeScript types follow.

What a client knows is one JSON document. Every news brings the rows of the journal that it has not seen, and what
changes in its document: `[path, value]` says that the value at the path is now this one; the empty path is all of it.
A connection is one reader: a seat, or nobody's seat, who watches.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_SEATS = 8
LONGEST_TEXT, LONGEST_NAME, LONGEST_WORD = 280, 24, 64

ActionId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Made by the client, new for every action")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,128}$", description="Whoever holds it has the seat")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Meta(ge=-1, lt=1 << 31, description="How far a client has read; -1: nothing yet")]
Nickname = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_WORD, description="The name of a bot, as /api/games lists")
]
EntryNumber = Annotated[int, Meta(ge=1, lt=1 << 31, description="Of the match's log")]
Move = (
    Annotated[str, Meta(max_length=200)]
    | dict[Annotated[str, Meta(max_length=LONGEST_WORD)], int | Annotated[str, Meta(max_length=LONGEST_WORD)]]
)
Said = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Reaction = Literal["applause", "laugh", "wow", "sad", "thanks", "hurry", "luck", "dog"]
Json = dict[str, Any]
Told = Annotated[
    Json,
    Meta(
        description="A message id with its arguments; the client makes the sentence",
        extra_json_schema={"properties": {"id": {"type": "string"}}, "required": ["id"], "additionalProperties": True},
    ),
]
Change = Annotated[
    tuple[list[str | int], Any], Meta(description="The value at this path is now this one; the empty path is all of it")
]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that goes over the WebSocket."""


# --------------------------------------------------------------------------------------------------- opening a table


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Time of a player for the whole match, and what each choice adds to it, in seconds."""

    base: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players of a table have agreed on beside the rules."""

    odds: bool = True
    spectators: bool = True
    talk: Literal["nobody", "players", "everybody"] = "everybody"
    # free: choices that showed nobody anything; ask: others too, if all other people agree.
    undo: Literal["never", "free", "ask"] = "ask"
    clock: ClockSettings | None = None


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to play in a seat; `screen` is somebody else in front of the screen of whoever opens the table."""

    kind: Literal["me", "screen", "open", "bot"]
    name: Nickname | None = None
    level: Level | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=LONGEST_WORD)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Json = {}
    settings: Settings = Settings()


class Held(Struct, frozen=True):
    """A seat that the asker now holds, and its token."""

    seat: int
    token: str


class OpenedTable(Struct, frozen=True):
    """The answer: the table, its short code, and the seats that the asker holds."""

    table: str
    code: str
    held: list[Held]


class NewSitter(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/sit: take this open seat, or any."""

    id: ActionId
    name: Nickname
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """The answer."""

    seat: int
    token: str
    version: int


# ------------------------------------------------------------------------------------------------- client to server


class Hello(Message, frozen=True, tag="hello"):
    """The first message: who reads, and how far it has read. Without a token one watches."""

    token: Token | None = None
    version: Version = -1
    name: Nickname | None = None


class Beat(Message, frozen=True, tag="beat"):
    """The answer to the server's beat."""


class Action(Message, frozen=True):
    """Something that changes the table. Sent again with the same id it gets the same answer."""

    id: ActionId


class Play(Action, frozen=True, tag="play"):
    """A move, as its text or as its values, made in sight of version `on`."""

    on: Version
    move: Move


class Undo(Action, frozen=True, tag="undo"):
    """Take the own last choice back: at once where the rule allows it, else the others are asked."""

    on: Version


class Answer(Action, frozen=True, tag="answer"):
    """Whether somebody else may take back."""

    on: Version
    yes: bool


class Arrange(Action, frozen=True, tag="arrange"):
    """Before the match, by whoever opened the table: a seat becomes open, or a bot's."""

    seat: SeatNumber
    level: Level | None = None


class Rename(Action, frozen=True, tag="rename"):
    """Change the name of the own seat, before the match."""

    name: Nickname


class Leave(Action, frozen=True, tag="leave"):
    """Give the seat up; anybody may take it then."""


class Lend(Action, frozen=True, tag="lend"):
    """A bot plays for the own seat, or for one whose player is away, until its player takes it back."""

    seat: SeatNumber
    level: Level


class Back(Action, frozen=True, tag="back"):
    """Take the own seat back from its bot. Coming back to the table does the same."""


class Say(Action, frozen=True, tag="say"):
    """A short message to the table."""

    text: Said


class React(Action, frozen=True, tag="react"):
    """A sign to the table."""

    reaction: Reaction


class Mute(Action, frozen=True, tag="mute"):
    """Do not show me what a seat says, or what those say who watch (null)."""

    seat: SeatNumber | None
    muted: bool = True


class Again(Action, frozen=True, tag="again"):
    """After the end: the same people at a new table, everybody one seat further. Tokens stay the same."""


class Close(Action, frozen=True, tag="close"):
    """Close the table, by whoever opened it."""


class Ask(Action, frozen=True, tag="ask"):
    """The odds, or a hint, from what the asker may know; or after the end the reason of a bot for an entry."""

    what: Literal["odds", "hint", "reason"]
    entry: EntryNumber | None = None


class Read(Action, frozen=True, tag="read"):
    """Rows of the journal from behind one version up to another, for a client that was away for long."""

    after: Version
    upto: Version


class WhyNot(Action, frozen=True, tag="why"):
    """Why a move is not possible now."""

    move: Move


FromClient = (
    Hello
    | Beat
    | Play
    | Undo
    | Answer
    | Arrange
    | Rename
    | Leave
    | Lend
    | Back
    | Say
    | React
    | Mute
    | Again
    | Close
    | Ask
    | Read
    | WhyNot
)


# ------------------------------------------------------------------------------------------------- server to client


class SeatNow(Struct, frozen=True):
    """Who plays in a seat. `lent`: the bot that plays for an absent player; `here`: whether its player is connected."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    lent: str | None
    screen: bool
    here: bool


class ClockNow(Struct, frozen=True):
    """Milliseconds left at the time `since`, and the seats whose time runs since then."""

    left: list[int]
    since: int
    running: list[int]


class QuestionNow(Struct, frozen=True):
    """A seat asks to take back so many plies; `waiting` have not answered."""

    seat: int
    plies: int
    waiting: list[int]


class ResultNow(Struct, frozen=True):
    """Place 1 is first; ties share."""

    places: list[int]
    scores: list[int]


class MatchNow(Struct, frozen=True):
    """The match as its reader may know it. `since`: from which version on the reader is asked what it is asked now."""

    players: list[str]
    options: Json
    commitment: str | None
    secret: str | None
    entry: int
    to_act: list[int]
    position: Json
    standing: list[float]
    prompt: Told | None
    legal: list[dict[str, int | str]]
    since: int | None
    undo: Literal["free", "ask"] | None
    result: ResultNow | None


class RulesNow(Struct, frozen=True):
    """Whether the rules are compiled, or how far that has come; a table plays all the same, but has no odds yet."""

    ready: bool
    game: str | None
    done: int
    total: int


class TableNow(Struct, frozen=True):
    """What was agreed on, and how far the table has come; `next` is the table of the rematch."""

    id: str
    code: str
    game: str
    phase: Literal["gathering", "playing", "over", "closed"]
    options: Json
    settings: Settings
    opened_at: int
    next: str | None


class You(Struct, frozen=True):
    """Who the reader is."""

    seat: int | None
    host: bool
    muted: list[int | None]


class Document(Struct, frozen=True):
    """Everything that a reader knows."""

    table: TableNow
    you: You
    seats: list[SeatNow]
    watching: int
    match: MatchNow | None
    question: QuestionNow | None
    clock: ClockNow | None
    rules: RulesNow


class Entry(Struct, frozen=True):
    """An entry of the match's log as its reader may know it; events as the game's schema declares them."""

    entry: int
    seat: int | None
    move: str
    events: list[Json]


class Row(Struct, frozen=True):
    """A row of the table's journal: its version, the server's time in milliseconds, and what happened."""

    version: int
    at: int
    what: Json


class News(Message, frozen=True, tag="news"):
    """Rows that this reader has not seen, and what changes in its document."""

    version: int
    rows: list[Row]
    changes: list[Change]


class Done(Message, frozen=True, tag="done"):
    """An action that is kept, whatever happens now; `table` is that of a rematch."""

    id: str
    version: int
    table: str | None = None


class Refused(Message, frozen=True, tag="refused"):
    """An action, or anything else that was sent, that changed nothing, and why."""

    id: str | None
    version: int
    reason: Told


class Found(Message, frozen=True, tag="found"):
    """The answer to a question: odds as in `kostka odds --json`; {"move", "moves", "playouts"} with moves as in
    `kostka advise --json`; {"reason"}, of a bot for its move, or why a move is not possible, null if it is; {"rows"}.
    """

    id: str
    version: int
    found: Json


class Pulse(Message, frozen=True, tag="beat"):
    """The server's beat, to be answered. A version that is new to a client means that it should connect again."""

    version: int
    time: int


class Bye(Message, frozen=True, tag="bye"):
    """The last message before the server closes the connection.

    restart: come back in a moment; taken: the seat is played elsewhere now; gone: there is no such table;
    slow: nothing was heard from the client; rude: too much, or nothing that can be understood; token: no such seat;
    private: the players do not want to be watched; full: there is no room for another connection.
    """

    reason: Literal["restart", "taken", "gone", "slow", "rude", "token", "private", "full"]


ToClient = News | Done | Refused | Found | Pulse | Bye


# --------------------------------------------------------------------------------------------------- answers over HTTP


class RefusedRequest(Struct, frozen=True):
    """What was asked for is not there, or not for the asker, or is wrong; the status says which."""

    reason: Told


class AboutTable(Struct, frozen=True):
    """GET /api/tables/{table}: what somebody wants to know before joining."""

    table: TableNow
    seats: list[SeatNow]
    watching: int


class RecentTable(Struct, frozen=True):
    """GET /api/tables: one of the tables that this guest opened or sat at."""

    id: str
    code: str
    game: str
    phase: Literal["gathering", "playing", "over", "closed"]
    opened_at: int
    changed_at: int


class TableOfCode(Struct, frozen=True):
    """GET /api/codes/{code}"""

    table: str


class Verified(Struct, frozen=True):
    """GET /api/tables/{table}/verify: dice that follow from the secret, and dice that came from a real table."""

    checked: int
    given: int
    given_in: list[int]
    real_dice: bool
    proven: bool


class Step(Struct, frozen=True):
    """An entry of a match, and what it changed in the match as it is shown."""

    entry: Entry
    changes: list[Change]


class Replay(Struct, frozen=True):
    """GET /api/tables/{table}/replay, POST /api/replay: a match from its beginning, step by step."""

    game: str
    players: list[str]
    bots: list[str | None]
    options: Json
    commitment: str | None
    secret: str | None
    result: ResultNow | None
    verified: Verified | None
    steps: list[Step]


class ToldReason(Struct, frozen=True):
    """GET /api/tables/{table}/reason, POST /api/replay/reason: why a bot chose the move of an entry."""

    reason: Told


class BotEntry(Struct, frozen=True):
    """A bot: its level, and what it is called."""

    id: str
    name: str


class Choice(Struct, frozen=True):
    """A value of an option that has a name."""

    value: Any
    name: str


class OptionEntry(Struct, frozen=True):
    """An option of a game, in words and as a JSON Schema."""

    name: str
    accepts: str
    help: str
    schema: Json
    choices: list[Choice]


class GameEntry(Struct, frozen=True):
    """GET /api/games: a game with the least and the most seats, its bots and its options."""

    id: str
    title: str
    seats: tuple[int, int]
    bots: list[BotEntry]
    options: list[OptionEntry]


class CheckedOptions(Struct, frozen=True):
    """POST /api/games/{game}/check: the options that differ from the usual, and what they put on the table."""

    options: Json
    box: Json


class Healthy(Struct, frozen=True):
    """GET /healthz"""

    ok: bool


class Ready(Struct, frozen=True):
    """GET /readyz"""

    ready: bool
    rules: RulesNow


class AboutServer(Struct, frozen=True):
    """GET /api; `network` is this server's address for others on its network, told to its own machine alone."""

    kostka: str
    protocol: str
    games: str
    network: str | None
