// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Document, Row } from "$protocol";
import type { GameTable } from "../games/contract";
import { Session } from "./session.svelte";
import { holdSeats } from "./tokens";

interface Told {
  news: (document: Document, rows: Row[], late: boolean) => void;
}
const lines: Told[] = [];
vi.mock("./connection", () => ({
  Connection: class {
    constructor(_table: string, _token: string, _name: string | null, told: Told) {
      lines.push(told);
    }
    close(): void {}
  },
}));

const documentOf = (seat: number, to_act: number[]): Document =>
  ({
    match: {
      entry: 0,
      since: 0,
      legal: [],
      to_act,
      result: null,
      position: {},
      players: ["Anna", "Piotr"],
      options: {},
    },
    you: { seat },
    table: { settings: { odds: false } },
    rules: { ready: true },
  }) as unknown as Document;
const tell = (line: number, to_act: number[]): void => lines[line]!.news(documentOf(line, to_act), [], false);

describe("Session of two at one screen", () => {
  let session: Session;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    lines.length = 0;
    holdSeats(
      "table",
      [0, 1].map((seat) => ({ seat, token: `token ${seat}` })),
    );
    session = new Session("table", { covers: "page" } as GameTable, null);
  });

  it("goes to whoever begins, whose line may be the slower one", () => {
    tell(0, [1]);
    expect([session.at, session.handover, session.play]).toEqual([1, true, null]);
    tell(1, [1]);
    expect([session.at, session.handover]).toEqual([1, true]);
    expect(session.play).not.toBeNull();
  });

  it("stays with whoever begins, whichever line is first", () => {
    tell(1, [0]);
    tell(0, [0]);
    expect([session.at, session.handover]).toEqual([0, true]);
  });

  it("covers nothing but the hand where a game wants no more", () => {
    session.close();
    lines.length = 0;
    session = new Session("table", { covers: "hand" } as GameTable, null);
    tell(0, [0]);
    tell(1, [0]);
    expect([session.handover, session.play?.isCovered]).toEqual([false, true]);
    session.play!.isCovered = false;
    session.root = document.createElement("main");
    tell(0, [1]);
    tell(1, [1]);
    vi.runAllTimers();
    expect([session.at, session.handover, session.play?.isCovered]).toEqual([1, false, true]);
    session.turnTo(0);
    expect(session.play?.isCovered).toBe(true);
  });

  it("goes on when the next player's line knows it too", () => {
    tell(0, [0]);
    tell(1, [0]);
    session.handover = false;
    session.root = document.createElement("main");
    tell(0, [1]);
    vi.runAllTimers();
    expect([session.at, session.handover]).toEqual([0, false]);
    tell(1, [1]);
    vi.runAllTimers();
    expect([session.at, session.handover]).toEqual([1, true]);
  });
});
