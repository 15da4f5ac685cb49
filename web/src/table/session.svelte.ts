/**
 * A table in this browser: the seats that it holds, a line to the server for each, and the one that is on the screen.
 * With several seats on one device the screen turns to whoever has to act.
 */
import type { Document, Move, Reaction, Row, Told } from "$protocol";
import type { GameTable } from "../games/contract";
import { Connection, type Answer, type Line, type Wanted } from "./connection";
import { Play, type Doer, type OddsAnswer } from "./play.svelte";
import { dropSeat, heldSeats } from "./tokens";

const LOOK = 1000; // milliseconds in which everybody sees what was done before the screen turns

/** A reader: a seat that this browser holds, or somebody who watches (seat null). */
class Reader {
  document = $state.raw<Document | null>(null);
  line = $state.raw<Line>({ state: "connecting" });
  play = $state.raw<Play | null>(null);
  readonly connection: Connection;
  /** What was told before the match began, for the log. */
  #early: Row[] = [];

  constructor(
    readonly session: Session,
    readonly given: number | null,
    token: string | null,
  ) {
    this.connection = new Connection(session.table, token, session.name, {
      news: (document, rows, late) => this.#news(document, rows, late),
      line: (line) => (this.line = line),
    });
  }

  /** The seat that is read, as the server tells it. */
  get seat(): number | null {
    return this.document ? this.document.you.seat : this.given;
  }

  #news(document: Document, rows: readonly Row[], late: boolean): void {
    this.document = document;
    if (document.match && !this.play) {
      this.play = new Play(document, this.session.game!, doer(this.connection), () =>
        this.session.reader === this ? this.session.root : null,
      );
      this.play.isCovered = this.session.hides("hand");
      this.play.push(document, [...this.#early, ...rows], true);
    } else if (this.play) this.play.push(document, rows, late);
    else this.#early.push(...rows);
    if (late) void this.#readOn();
    this.session.attend();
  }

  /** Rows beyond those that came with the first news: the log of a long match is whole. */
  async #readOn(): Promise<void> {
    let first = this.#earliest();
    while (first > 0) {
      const answer = await this.connection.act({ type: "read", after: Math.max(-1, first - 201), upto: first - 1 });
      if (answer.type !== "found") return;
      const rows = answer.found["rows"] as Row[];
      if (rows.length === 0) return;
      if (this.play) this.play.rows = [...rows, ...this.play.rows];
      else this.#early.unshift(...rows);
      first = this.#earliest();
    }
  }

  #earliest(): number {
    return (this.play?.rows ?? this.#early)[0]?.version ?? 0;
  }
}

export class Session {
  readers = $state.raw<Reader[]>([]);
  /** Which reader is on the screen. */
  at = $state(0);
  /** Somebody else has to take the device before anything of theirs is shown. */
  handover = $state(false);
  root: HTMLElement | null = null;
  #turning: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly game: GameTable | null,
    public name: string | null,
  ) {
    this.sit();
  }

  /** Those who watch tell a name if they want to talk. */
  rename(name: string): void {
    this.name = name;
    this.sit();
  }

  /** Read the table with the seats that this browser holds now, or watch. */
  sit(): void {
    for (const reader of this.readers) reader.connection.close();
    const held = heldSeats(this.table);
    this.at = 0;
    this.readers = held.length
      ? held.map(({ seat, token }) => new Reader(this, seat, token))
      : [new Reader(this, null, null)];
    // Nothing of a hand is on the screen before somebody has said who looks.
    this.handover = this.hides("page");
  }

  /** Whether this is covered when somebody else gets the device. */
  hides(what: "hand" | "page"): boolean {
    return this.readers.length > 1 && this.game?.covers === what;
  }

  get reader(): Reader {
    return this.readers[this.at]!;
  }
  get play(): Play | null {
    return this.reader.play;
  }
  get document(): Document | null {
    return this.play?.shown ?? this.reader.document;
  }
  get line(): Line {
    return this.reader.line;
  }

  /** Turn to the seat of this browser that has to act, if the one on the screen has not. */
  attend(): void {
    clearTimeout(this.#turning);
    if (this.readers.length < 2) return;
    const match = this.reader.document?.match;
    if (!match || match.result || match.to_act.includes(this.reader.seat ?? -1)) return;
    const next = this.readers.findIndex(({ seat }) => match.to_act.includes(seat ?? -1));
    const known = this.readers[next]?.document;
    // A line that has told something else is about to tell this; one that has told nothing yet is waited for on its page.
    if (next < 0 || (known && !known.match?.to_act.includes(this.readers[next]!.seat ?? -1))) return;
    // Nobody looks at a table yet, or it can be left: what was done is there to be seen first.
    if (this.handover || !this.root) this.turnTo(next);
    else this.#turning = setTimeout(() => (this.#isBusy ? this.attend() : this.turnTo(next)), LOOK);
  }

  get #isBusy(): boolean {
    return this.play !== null && (this.play.isMoving || this.play.isExplaining);
  }

  turnTo(index: number): void {
    clearTimeout(this.#turning);
    if (index === this.at) return;
    this.at = index;
    this.handover = this.hides("page") && !this.document?.match?.result;
    if (this.play) this.play.isCovered = this.hides("hand");
  }

  /** Act for the seat on the screen. */
  act(wanted: Wanted): Promise<Answer> {
    return this.reader.connection.act(wanted);
  }
  say(text: string): Promise<Answer> {
    return this.act({ type: "say", text });
  }
  react(reaction: Reaction): Promise<Answer> {
    return this.act({ type: "react", reaction });
  }
  undo(): Promise<Answer> {
    return this.act({ type: "undo", on: this.reader.connection.version });
  }
  async leave(): Promise<Answer> {
    const seat = this.reader.seat;
    const answer = await this.act({ type: "leave" });
    if (answer.type === "done" && seat !== null) {
      dropSeat(this.table, seat);
      this.sit();
    }
    return answer;
  }

  close(): void {
    clearTimeout(this.#turning);
    for (const reader of this.readers) reader.connection.close();
  }
}

function doer(connection: Connection): Doer {
  return {
    play: (move: Move) => connection.act({ type: "play", on: connection.version, move }),
    why: async (move: Move): Promise<Told | null> => {
      const answer = await connection.act({ type: "why", move });
      if (answer.type === "found") return answer.found["reason"] as Told | null;
      return answer.type === "refused" ? answer.reason : null;
    },
    odds: () => asked(connection, "odds"),
    hint: () => asked(connection, "hint"),
    reason: async (entry: number): Promise<Told> => {
      const answer = await connection.act({ type: "ask", what: "reason", entry });
      if (answer.type === "found") return answer.found["reason"] as Told;
      return answer.type === "refused" ? answer.reason : { id: "web-server-gone" };
    },
  };
}

async function asked(connection: Connection, what: "odds" | "hint"): Promise<OddsAnswer> {
  const answer = await connection.act({ type: "ask", what });
  if (answer.type === "refused") return { reason: answer.reason };
  return { found: answer.type === "found" ? answer.found : null, version: answer.version };
}
