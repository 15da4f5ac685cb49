/**
 * One reader of a table: a WebSocket that comes back by itself, and actions that happen once however often they are sent.
 * docs/protocol.md says what goes over the line.
 */
import type { Bye, Document, Done, Found, FromClient, News, Pulse, Refused, Row, Told, ToClient } from "$protocol";
import { changed } from "./fold";

export type Action = Exclude<FromClient, { type: "hello" | "beat" }>;
/** An action as a caller writes it: the connection gives it its id. */
export type Wanted = Action extends infer A ? (A extends { id: string } ? Omit<A, "id"> : never) : never;
export type Answer = Done | Refused | Found;

/** What somebody is told of the line. `lost`: when the next try is made. */
export type Line =
  | { state: "connecting" }
  | { state: "live" }
  | { state: "lost"; again: number; tries: number }
  | { state: "ended"; reason: Bye["reason"]; why: Told | null };

export interface Listener {
  /** The document after some rows; `late` where it is not news but what was missed. */
  news(document: Document, rows: readonly Row[], late: boolean): void;
  line(line: Line): void;
}

const PAUSES = [0, 300, 800, 1500, 3000, 5000]; // milliseconds before each try
const SILENCE = 35_000;
const FINAL = new Set<Bye["reason"]>(["full", "gone", "private", "rude", "taken", "token"]);

interface Waiting {
  message: FromClient & { id: string };
  settle(answer: Answer): void;
}

export class Connection {
  version = -1;
  document: Document | null = null;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #refusal: Told | null = null;
  #isOver = false;

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly name: string | null,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send an action until it is answered; what happens to the line meanwhile is nobody's business. */
  act(wanted: Wanted): Promise<Answer> {
    const message = { ...wanted, id: newId() } as FromClient & { id: string };
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      this.#send(message);
    });
  }

  /** Come back now, also after a goodbye that was final. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#isOver = false;
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
  }

  #hurry = (): void => {
    if (!this.#isOver && this.#socket === null && !document.hidden) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  // A device that goes offline knows it before its sockets do.
  #cut = (): void => {
    if (!this.#isOver && this.#socket !== null) this.#lose();
  };

  #connect(): void {
    this.#drop();
    if (this.#tries === 0) this.listener.line({ state: "connecting" });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    this.#listen(); // a line that never opens is a lost one too
    socket.onopen = () => {
      this.#send({
        type: "hello",
        token: this.token,
        version: this.version,
        ...(this.name ? { name: this.name } : {}),
      });
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as ToClient);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #hear(message: ToClient): void {
    this.#listen();
    switch (message.type) {
      case "news":
        return this.#read(message);
      case "beat":
        return this.#beat(message);
      case "bye":
        return this.#part(message);
      default:
        this.#answered(message);
    }
  }

  #read(news: News): void {
    const whole = news.changes[0]?.[0].length === 0;
    const late = whole && this.document === null;
    // The fold needs a document to begin with; news that come before it belong to a line that is gone.
    if (!whole && this.document === null) return;
    this.document = changed(this.document, news.changes) as Document;
    const rows = news.rows.filter((row) => row.version > this.version);
    this.version = news.version;
    if (this.#tries > 0 || whole) this.#settleIn();
    this.listener.news(this.document, rows, late);
  }

  // The first news of a connection: from now on the line is good, and what nobody answered goes out again.
  #settleIn(): void {
    this.#tries = 0;
    this.listener.line({ state: "live" });
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #beat(pulse: Pulse): void {
    this.ahead = pulse.time - Date.now();
    this.#send({ type: "beat" });
    if (pulse.version > this.version) this.#lose();
  }

  #answered(answer: Answer): void {
    if (answer.id === null) {
      this.#refusal = answer.type === "refused" ? answer.reason : null;
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    // These two say that the server does not know whether it kept the action: the id sees to it that it happens once.
    if (answer.type === "refused" && /^server-(restarts|storage-failed)$/.test(answer.reason.id)) {
      setTimeout(() => this.#waiting.has(answer.id!) && this.#send(waiting.message), 1000);
      return;
    }
    this.#waiting.delete(answer.id);
    waiting.settle(answer);
  }

  #part({ reason }: Bye): void {
    if (!FINAL.has(reason)) return this.#lose();
    this.#isOver = true;
    this.#drop();
    clearTimeout(this.#silence);
    this.listener.line({ state: "ended", reason, why: this.#refusal });
  }

  #lose(): void {
    this.#drop();
    if (this.#isOver) return;
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)]!;
    this.#tries += 1;
    const wait = pause * (0.8 + 0.4 * Math.random()); // a whole table does not come back in the same instant
    // The first try is made at once, and mostly succeeds before anybody has read that something was lost.
    if (this.#tries > 1) this.listener.line({ state: "lost", again: Date.now() + wait, tries: this.#tries });
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), SILENCE);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
