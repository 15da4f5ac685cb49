import { describe, expect, it } from "vitest";
import type { Entry, Replay } from "$protocol";
import { addressOf, eyesOf, momentAt, momentsOf, partsOf, rollsOf, sectionAt, sectionsOf } from "./moments";

const entry = (number: number, move: string, ...events: string[]): Entry => ({
  entry: number,
  seat: number === 0 ? null : number % 2,
  move,
  events: events.map((event) => ({ event })),
});

const REPLAY: Replay = {
  game: "camelup",
  players: ["Anna", "greedy 2"],
  bots: [null, "greedy"],
  options: {},
  commitment: "00",
  secret: "01",
  result: { places: [1, 2], scores: [4, 3] },
  verified: null,
  steps: [
    {
      entry: entry(0, "deal", "start"),
      changes: [[[], { players: ["Anna", "greedy 2"], entry: 0, position: { leg: 1, tiles: {} }, standing: [3, 3] }]],
    },
    {
      entry: entry(1, "roll", "roll", "move"),
      changes: [
        [["entry"], 1],
        [["standing", 1], 4],
      ],
    },
    {
      entry: entry(2, "roll", "roll", "leg"),
      changes: [
        [["entry"], 2],
        [["position", "leg"], 2],
      ],
    },
    { entry: entry(3, "ticket red", "ticket"), changes: [[["entry"], 3]] },
  ],
};
const ENTRIES = REPLAY.steps.map((step) => step.entry);

describe("the moments of a replay", () => {
  const moments = momentsOf(REPLAY, 1, null);

  it("are the documents after each entry", () => {
    expect(moments.map(({ document }) => document.match?.entry)).toEqual([0, 1, 2, 3]);
    expect(moments.map(({ document }) => document.match?.position["leg"])).toEqual([1, 1, 2, 2]);
    expect(moments.map(({ document }) => document.match?.standing)).toEqual([
      [3, 3],
      [3, 4],
      [3, 4],
      [3, 4],
    ]);
  });

  it("share what did not change", () => {
    const [first, second] = moments.map(({ document }) => document.match?.position);
    expect(second).toBe(first);
  });

  it("know who sat there and whose eyes they are seen with", () => {
    expect(moments[2]?.document.you.seat).toBe(1);
    expect(moments[2]?.document.seats.map(({ kind, level }) => [kind, level])).toEqual([
      ["person", null],
      ["bot", "greedy"],
    ]);
  });
});

describe("marks", () => {
  const leg = (one: Entry) => (one.events.some(({ event }) => event === "leg") ? { id: "leg" } : null);

  it("part a match; what comes before the first one is a part too", () => {
    expect(sectionsOf(ENTRIES, leg)).toEqual([
      { from: 0, to: 2, title: null },
      { from: 2, to: 4, title: { id: "leg" } },
    ]);
  });

  it("take the deal into the first part where that begins with the first move", () => {
    const first = (one: Entry) => (one.entry === 1 ? { id: "round" } : null);
    expect(sectionsOf(ENTRIES, first)).toEqual([{ from: 0, to: 4, title: { id: "round" } }]);
  });

  it("leave a match whole where there are none", () => {
    expect(sectionsOf(ENTRIES, () => null)).toEqual([{ from: 0, to: 4, title: null }]);
  });

  it("can be told from positions: a move belongs to the part it was made in", () => {
    const parts = partsOf(momentsOf(REPLAY, null, null), ({ leg }) => ({ id: "leg", leg }));
    expect(parts).toEqual([
      { from: 0, to: 3, title: { id: "leg", leg: 1 } },
      { from: 3, to: 4, title: { id: "leg", leg: 2 } },
    ]);
  });

  it("find the part of a moment", () => {
    const sections = sectionsOf(ENTRIES, leg);
    expect([0, 1, 2, 3].map((at) => sectionAt(sections, at))).toEqual([0, 0, 1, 1]);
  });

  it("have the moments at which dice fell", () => {
    expect(rollsOf(ENTRIES)).toEqual([1, 2]);
  });
});

describe("addresses", () => {
  it("name a moment by its entry", () => {
    expect(momentAt(ENTRIES, "#2")).toBe(2);
    expect(momentAt(ENTRIES, "#99")).toBe(3);
    expect(momentAt(ENTRIES, "")).toBeNull();
    expect(momentAt(ENTRIES, "#a-token-that-is-no-number")).toBeNull();
  });

  it("name whose eyes", () => {
    expect(eyesOf("?as=1")).toBe(1);
    expect(eyesOf("?as=all")).toBe("all");
    expect(eyesOf("?as=9x")).toBeNull();
    expect(eyesOf("")).toBeNull();
  });

  it("are read as they are written", () => {
    expect(addressOf("abc", null, 3)).toBe("/t/abc/replay#3");
    expect(addressOf("abc", 1, 3)).toBe("/t/abc/replay?as=1#3");
    expect(addressOf("abc", "all", 0)).toBe("/t/abc/replay?as=all#0");
  });
});
