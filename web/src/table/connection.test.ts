// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Document, Row, ToClient } from "$protocol";
import { Connection, type Answer, type Line } from "./connection";

/** The other end of the line: what the client sends is noted, what the server says is told by the tests. */
class Socket {
  static OPEN = 1;
  static opened: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): this {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    return this;
  }
  tells(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const socket = (): Socket => Socket.opened.at(-1)!;
const row = (version: number): Row => ({ version, at: 0, what: { kind: "quiet" } });
const whole = (version: number, entry = version): ToClient => ({
  type: "news",
  version,
  rows: [row(version)],
  changes: [[[], { match: { entry } }]],
});

describe("Connection", () => {
  let heard: { document: Document; versions: number[]; late: boolean }[];
  let lines: Line[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    vi.stubGlobal("WebSocket", Socket);
    Socket.opened = [];
    [heard, lines] = [[], []];
    connection = new Connection("table", "token", "Anna", {
      news: (document, rows, late) => heard.push({ document, versions: rows.map(({ version }) => version), late }),
      line: (line) => lines.push(line),
    });
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const live = (version = 1): Socket => {
    socket().opens().tells(whole(version));
    return socket();
  };
  const answered = async (answer: Promise<Answer>): Promise<Answer | "nothing"> => {
    const found = Promise.race([answer, new Promise<"nothing">((settle) => setTimeout(() => settle("nothing"), 1))]);
    await vi.advanceTimersByTimeAsync(1);
    return found;
  };
  /** The line breaks, and the next one is there at once. */
  const again = (): Socket => {
    socket().breaks();
    vi.advanceTimersByTime(0);
    return socket();
  };

  it("says hello with what it has and folds what it hears", () => {
    const line = live();
    expect(line.address).toMatch(/^ws:\/\/.*\/api\/tables\/table\/live$/);
    expect(line.sent).toEqual([{ type: "hello", token: "token", version: -1, name: "Anna" }]);
    line.tells({ type: "news", version: 2, rows: [row(2)], changes: [[["match", "entry"], 2]] });
    expect(heard.map(({ versions, late }) => [versions, late])).toEqual([
      [[1], true],
      [[2], false],
    ]);
    expect(connection.document).toEqual({ match: { entry: 2 } });
    expect(lines).toEqual([{ state: "connecting" }, { state: "live" }]);
  });

  it("waits for a document before it folds, and takes no row twice", () => {
    socket()
      .opens()
      .tells({ type: "news", version: 2, rows: [row(2)], changes: [[["match", "entry"], 2]] });
    expect(heard).toEqual([]);
    live(3);
    again()
      .opens()
      .tells({ type: "news", version: 4, rows: [row(3), row(4)], changes: [[["match", "entry"], 4]] });
    expect(heard.at(-1)?.versions).toEqual([4]);
  });

  it("settles an action by its answer", async () => {
    const line = live();
    const done = connection.act({ type: "play", on: 1, move: "roll" });
    const { id } = line.sent.at(-1)!;
    expect(line.sent.at(-1)).toMatchObject({ type: "play", on: 1, move: "roll" });
    expect(id).toMatch(/^[\w-]{8,64}$/);
    line.tells({ type: "done", id: String(id), version: 2 });
    expect(await answered(done)).toMatchObject({ type: "done", version: 2 });
  });

  it("comes back at once and sends again, with the same id, what was not answered", async () => {
    const first = live();
    const done = connection.act({ type: "undo", on: 1 });
    const sent = first.sent.at(-1);
    const second = again().opens();
    expect(second).not.toBe(first);
    expect(second.sent).toEqual([{ type: "hello", token: "token", version: 1, name: "Anna" }]);
    second.tells({ type: "news", version: 2, rows: [row(2)], changes: [] });
    expect(second.sent.at(-1)).toEqual(sent);
    second.tells({ type: "done", id: String(sent!["id"]), version: 2 });
    expect(await answered(done)).toMatchObject({ type: "done" });
    second.tells({ type: "done", id: String(sent!["id"]), version: 2 }); // the answer to the first: nobody waits for it
  });

  it("keeps what is asked while there is no line", () => {
    live();
    socket().breaks();
    void connection.act({ type: "say", text: "still here" });
    vi.advanceTimersByTime(0);
    socket().opens().tells(whole(2));
    expect(socket().sent.at(-1)).toMatchObject({ type: "say", text: "still here" });
  });

  it("says that the line is lost from the second try on, and tries ever more seldom", () => {
    live();
    again();
    expect(lines.at(-1)).toEqual({ state: "live" });
    const pauses = [300, 800, 1500, 3000, 5000, 5000].map((pause, index) => {
      socket().breaks();
      expect(lines.at(-1)).toEqual({ state: "lost", again: Date.now() + pause, tries: index + 2 });
      const before = Socket.opened.length;
      vi.advanceTimersByTime(pause - 1);
      expect(Socket.opened).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Socket.opened).toHaveLength(before + 1);
      return pause;
    });
    expect(pauses).toHaveLength(6);
    live(5);
    expect(lines.at(-1)).toEqual({ state: "live" });
  });

  it("does not wait when the network is back", () => {
    live();
    again();
    socket().breaks();
    const before = Socket.opened.length;
    dispatchEvent(new Event("online"));
    expect(Socket.opened).toHaveLength(before + 1);
    vi.advanceTimersByTime(10_000);
    expect(Socket.opened).toHaveLength(before + 1);
  });

  it("gives up a line on which nothing is heard", () => {
    live();
    vi.advanceTimersByTime(34_999);
    expect(Socket.opened).toHaveLength(1);
    vi.advanceTimersByTime(2);
    expect(Socket.opened).toHaveLength(2);
  });

  it("answers beats, knows the server's time by them, and notices what it missed", () => {
    const line = live();
    line.tells({ type: "beat", version: 1, time: Date.now() + 250 });
    expect(line.sent.at(-1)).toEqual({ type: "beat" });
    expect(connection.ahead).toBe(250);
    line.tells({ type: "beat", version: 2, time: Date.now() });
    vi.advanceTimersByTime(0);
    expect(Socket.opened).toHaveLength(2);
  });

  it("sends again what a server that restarts has refused", async () => {
    const line = live();
    const done = connection.act({ type: "undo", on: 1 });
    const sent = line.sent.at(-1)!;
    line.tells({ type: "refused", id: String(sent["id"]), version: 1, reason: { id: "server-restarts" } });
    expect(await answered(done)).toBe("nothing");
    vi.advanceTimersByTime(1000);
    expect(line.sent.filter(({ id }) => id === sent["id"])).toHaveLength(2);
  });

  it("hands on any other refusal", async () => {
    const line = live();
    const done = connection.act({ type: "undo", on: 1 });
    const id = String(line.sent.at(-1)!["id"]);
    line.tells({ type: "refused", id, version: 1, reason: { id: "server-stale", given: 1, since: 2 } });
    expect(await answered(done)).toMatchObject({ type: "refused", reason: { id: "server-stale" } });
  });

  it("ends with a goodbye that is final, and says why", () => {
    const line = live();
    line.tells({ type: "refused", id: null, version: 1, reason: { id: "server-token" } });
    line.tells({ type: "bye", reason: "token" });
    expect(lines.at(-1)).toEqual({ state: "ended", reason: "token", why: { id: "server-token" } });
    vi.advanceTimersByTime(100_000);
    expect(Socket.opened).toHaveLength(1);
    connection.retry();
    expect(Socket.opened).toHaveLength(2);
  });

  it("comes back after any other goodbye", () => {
    live().tells({ type: "bye", reason: "restart" });
    vi.advanceTimersByTime(0);
    expect(Socket.opened).toHaveLength(2);
  });

  it("is silent once it is closed", () => {
    const line = live();
    connection.close();
    line.breaks();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(100_000);
    expect(Socket.opened).toHaveLength(1);
  });
});
