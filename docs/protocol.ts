// The protocol of a table server, docs/protocol.md. Written from its JSON Schema by `make protocol`.

export type FromClient =
  | Hello
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
  | WhyNot;

export type ToClient = News | Done | Refused | Found | Pulse | Bye;

export type What =
  | TellOpened
  | TellSat
  | Renamed
  | Arranged
  | Left
  | Lent
  | Returned
  | Closed
  | Followed
  | Woken
  | Counted
  | TellBegun
  | TellPlayed
  | UndoAsked
  | UndoAnswered
  | TellUndone
  | Said
  | Quiet;

/** The first message: who reads, and how far it has read. Without a token one watches. */
export interface Hello {
  type: "hello";
  token?: Token | null;
  /** How far a client has read; -1: nothing yet */
  version?: number;
  name?: string | null;
}

/** The answer to the server's beat. */
export interface Beat {
  type: "beat";
}

/** A move, as its text or as its values, made in sight of version `on`. */
export interface Play {
  type: "play";
  id: ActionId;
  on: Version;
  move: Move;
}

/** Take the own last choice back: at once where the rule allows it, else the others are asked. */
export interface Undo {
  type: "undo";
  id: ActionId;
  on: Version;
}

/** Whether somebody else may take back. */
export interface Answer {
  type: "answer";
  id: ActionId;
  on: Version;
  yes: boolean;
}

/** Before the match, by whoever opened the table: a seat becomes open, or a bot's. */
export interface Arrange {
  type: "arrange";
  id: ActionId;
  seat: number;
  level?: string | null;
}

/** Change the name of the own seat, before the match. */
export interface Rename {
  type: "rename";
  id: ActionId;
  name: string;
}

/** Give the seat up; anybody may take it then. */
export interface Leave {
  type: "leave";
  id: ActionId;
}

/** A bot plays for the own seat, or for one whose player is away, until its player takes it back. */
export interface Lend {
  type: "lend";
  id: ActionId;
  seat: number;
  /** The name of a bot, as /api/games lists */
  level: string;
}

/** Take the own seat back from its bot. Coming back to the table does the same. */
export interface Back {
  type: "back";
  id: ActionId;
}

/** A short message to the table. */
export interface Say {
  type: "say";
  id: ActionId;
  text: string;
}

/** A sign to the table. */
export interface React {
  type: "react";
  id: ActionId;
  reaction: Reaction;
}

/** Do not show me what a seat says, or what those say who watch (null). */
export interface Mute {
  type: "mute";
  id: ActionId;
  seat: number | null;
  muted?: boolean;
}

/** After the end: the same people at a new table, everybody one seat further. Tokens stay the same. */
export interface Again {
  type: "again";
  id: ActionId;
}

/** Close the table, by whoever opened it. */
export interface Close {
  type: "close";
  id: ActionId;
}

/** The odds, or a hint, from what the asker may know; or after the end the reason of a bot for an entry. */
export interface Ask {
  type: "ask";
  id: ActionId;
  what: "hint" | "odds" | "reason";
  entry?: number | null;
}

/** Rows of the journal from behind one version up to another, for a client that was away for long. */
export interface Read {
  type: "read";
  id: ActionId;
  after: Version;
  upto: Version;
}

/** Why a move is not possible now. */
export interface WhyNot {
  type: "why";
  id: ActionId;
  move: Move;
}

/** Rows that this reader has not seen, and what changes in its document. */
export interface News {
  type: "news";
  version: number;
  rows: Row[];
  changes: Change[];
}

/** A row of the table's journal: its version, the server's time in milliseconds, and what happened. */
export interface Row {
  version: number;
  at: number;
  what: What;
}

/** An action that is kept, whatever happens now; `table` is that of a rematch. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  table?: string | null;
}

/** An action, or anything else that was sent, that changed nothing, and why. */
export interface Refused {
  type: "refused";
  id: string | null;
  version: number;
  reason: Told;
}

/**
 * The answer to a question: odds as in `kostka odds --json`; {"move", "moves", "playouts"} with moves as in
 * `kostka advise --json`; {"reason"}, of a bot for its move, or why a move is not possible, null if it is; {"rows"}.
 */
export interface Found {
  type: "found";
  id: string;
  version: number;
  found: Record<string, unknown>;
}

/** The server's beat, to be answered. A version that is new to a client means that it should connect again. */
export interface Pulse {
  type: "beat";
  version: number;
  time: number;
}

/**
 * The last message before the server closes the connection.
 *
 * restart: come back in a moment; taken: the seat is played elsewhere now; gone: there is no such table;
 * slow: nothing was heard from the client; rude: too much, or nothing that can be understood; token: no such seat;
 * private: the players do not want to be watched; full: there is no room for another connection.
 */
export interface Bye {
  type: "bye";
  reason: "full" | "gone" | "private" | "restart" | "rude" | "slow" | "taken" | "token";
}

/** The table was opened. */
export interface TellOpened {
  kind: "opened";
}

/** Somebody took a seat. */
export interface TellSat {
  kind: "sat";
  seat: number;
  name: string;
}

/** Before the match a player changed their name. */
export interface Renamed {
  kind: "renamed";
  seat: number;
  name: string;
}

/** Before the match a seat became a bot's, or open. */
export interface Arranged {
  kind: "arranged";
  seat: number;
  level: string | null;
  name: string | null;
}

/** A player gave the seat up. */
export interface Left {
  kind: "left";
  seat: number;
}

/** A bot plays for a seat until its player is back. */
export interface Lent {
  kind: "lent";
  seat: number;
  level: string;
}

/** A player is back in the seat. */
export interface Returned {
  kind: "returned";
  seat: number;
}

/** The table was closed. */
export interface Closed {
  kind: "closed";
}

/** The same people play again, at another table. */
export interface Followed {
  kind: "followed";
  table: string;
}

/** A player came back to a table where nobody was: until now no time went by. */
export interface Woken {
  kind: "woken";
}

/** The server was about to restart: until then time went by. */
export interface Counted {
  kind: "counted";
}

/** The match began, with the hash of the secret that all dice follow from. */
export interface TellBegun {
  kind: "begun";
  commitment: string;
  entry: Entry;
}

/** An entry of the match's log as its reader may know it; events as the game's schema declares them. */
export interface Entry {
  entry: number;
  seat: number | null;
  move: string;
  events: Record<string, unknown>[];
}

/** A move, by the player, by a bot in the seat, or by a bot because the player's time was up. */
export interface TellPlayed {
  kind: "played";
  by: "bot" | "clock" | "player";
  entry: Entry;
}

/** A player asks to take back so many plies. */
export interface UndoAsked {
  kind: "undo-asked";
  seat: number;
  plies: number;
}

/** Another player answers. */
export interface UndoAnswered {
  kind: "undo-answered";
  seat: number;
  yes: boolean;
}

/** Plies were taken back. */
export interface TellUndone {
  kind: "undone";
  seat: number;
  entry: Entry;
}

/** Somebody said something; `seat` is null for those who watch. */
export interface Said {
  kind: "said";
  seat: number | null;
  name: string;
  text?: string | null;
  reaction?: string | null;
}

/** Nothing that this reader is told. */
export interface Quiet {
  kind: "quiet";
}

/** Everything that a reader knows. */
export interface Document {
  table: TableNow;
  you: You;
  seats: SeatNow[];
  watching: number;
  match: MatchNow | null;
  question: QuestionNow | null;
  clock: ClockNow | null;
  rules: RulesNow;
}

/** What was agreed on, and how far the table has come; `next` is the table of the rematch. */
export interface TableNow {
  id: string;
  code: string;
  game: string;
  phase: "closed" | "gathering" | "over" | "playing";
  options: Record<string, unknown>;
  settings: Settings;
  opened_at: number;
  next: string | null;
}

/** What the players of a table have agreed on beside the rules. */
export interface Settings {
  odds?: boolean;
  spectators?: boolean;
  talk?: "everybody" | "nobody" | "players";
  undo?: "ask" | "free" | "never";
  clock?: ClockSettings | null;
}

/** Time of a player for the whole match, and what each choice adds to it, in seconds. */
export interface ClockSettings {
  base: number;
  increment?: number;
}

/** Who the reader is. */
export interface You {
  seat: number | null;
  host: boolean;
  muted: (number | null)[];
}

/** Who plays in a seat. `lent`: the bot that plays for an absent player; `here`: whether its player is connected. */
export interface SeatNow {
  kind: "bot" | "open" | "person";
  name: string | null;
  level: string | null;
  lent: string | null;
  screen: boolean;
  here: boolean;
}

/** The match as its reader may know it. `since`: from which version on the reader is asked what it is asked now. */
export interface MatchNow {
  players: string[];
  options: Record<string, unknown>;
  commitment: string | null;
  secret: string | null;
  entry: number;
  to_act: number[];
  position: Record<string, unknown>;
  standing: number[];
  prompt: Told | null;
  legal: Record<string, number | string>[];
  since: number | null;
  undo: "ask" | "free" | null;
  result: ResultNow | null;
}

/** Place 1 is first; ties share. */
export interface ResultNow {
  places: number[];
  scores: number[];
}

/** A seat asks to take back so many plies; `waiting` have not answered. */
export interface QuestionNow {
  seat: number;
  plies: number;
  waiting: number[];
}

/** Milliseconds left at the time `since`, and the seats whose time runs since then. */
export interface ClockNow {
  left: number[];
  since: number;
  running: number[];
}

/** Whether the rules are compiled, or how far that has come; a table plays all the same, but has no odds yet. */
export interface RulesNow {
  ready: boolean;
  game: string | null;
  done: number;
  total: number;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  settings?: Settings;
}

/** Who is to play in a seat; `screen` is somebody else in front of the screen of whoever opens the table. */
export interface NewSeat {
  kind: "bot" | "me" | "open" | "screen";
  name?: string | null;
  level?: string | null;
}

/** POST /api/tables/{table}/sit: take this open seat, or any. */
export interface NewSitter {
  id: ActionId;
  name: string;
  seat?: number | null;
}

/** The answer: the table, its short code, and the seats that the asker holds. */
export interface OpenedTable {
  table: string;
  code: string;
  held: Held[];
}

/** A seat that the asker now holds, and its token. */
export interface Held {
  seat: number;
  token: string;
}

/** The answer. */
export interface Seated {
  seat: number;
  token: string;
  version: number;
}

/** GET /api/tables/{table}: what somebody wants to know before joining. */
export interface AboutTable {
  table: TableNow;
  seats: SeatNow[];
  watching: number;
}

/** GET /api/tables: one of the tables that this guest opened or sat at. */
export interface RecentTable {
  id: string;
  code: string;
  game: string;
  phase: "closed" | "gathering" | "over" | "playing";
  opened_at: number;
  changed_at: number;
}

/** GET /api/codes/{code} */
export interface TableOfCode {
  table: string;
}

/** GET /api/tables/{table}/replay, POST /api/replay: a match from its beginning, step by step. */
export interface Replay {
  game: string;
  players: string[];
  bots: (string | null)[];
  options: Record<string, unknown>;
  commitment: string | null;
  secret: string | null;
  result: ResultNow | null;
  verified: Verified | null;
  steps: Step[];
}

/** GET /api/tables/{table}/verify: dice that follow from the secret, and dice that came from a real table. */
export interface Verified {
  checked: number;
  given: number;
  given_in: number[];
  real_dice: boolean;
  proven: boolean;
}

/** An entry of a match, and what it changed in the match as it is shown. */
export interface Step {
  entry: Entry;
  changes: Change[];
}

/** GET /api/tables/{table}/reason, POST /api/replay/reason: why a bot chose the move of an entry. */
export interface ToldReason {
  reason: Told;
}

/** GET /api/games: a game with the least and the most seats, its bots and its options. */
export interface GameEntry {
  id: string;
  title: string;
  seats: [number, number];
  bots: BotEntry[];
  options: OptionEntry[];
}

/** A bot: its level, and what it is called. */
export interface BotEntry {
  id: string;
  name: string;
}

/** An option of a game, in words and as a JSON Schema. */
export interface OptionEntry {
  name: string;
  accepts: string;
  help: string;
  schema: Record<string, unknown>;
  choices: Choice[];
}

/** A value of an option that has a name. */
export interface Choice {
  value: unknown;
  name: string;
}

/** POST /api/games/{game}/check: the options that differ from the usual, and what they put on the table. */
export interface CheckedOptions {
  options: Record<string, unknown>;
  box: Record<string, unknown>;
}

/** What was asked for is not there, or not for the asker, or is wrong; the status says which. */
export interface RefusedRequest {
  reason: Told;
}

/** GET /api; `network` is this server's address for others on its network, told to its own machine alone. */
export interface AboutServer {
  kostka: string;
  protocol: string;
  games: string;
  network: string | null;
}

/** GET /healthz */
export interface Healthy {
  ok: boolean;
}

/** GET /readyz */
export interface Ready {
  ready: boolean;
  rules: RulesNow;
}

/** A message id with its arguments; the client makes the sentence */
export interface Told {
  id: string;
  [name: string]: unknown;
}

/** The value at this path is now this one; the empty path is all of it */
export type Change = [(string | number)[], unknown];

export type Move = string | Record<string, number | string>;

export type Reaction = "applause" | "dog" | "hurry" | "laugh" | "luck" | "sad" | "thanks" | "wow";

/** Made by the client, new for every action */
export type ActionId = string;

/** Whoever holds it has the seat */
export type Token = string;

/** How far a client has read; -1: nothing yet */
export type Version = number;
