import { describe, expect, it } from "vitest";
import type { Document, Entry, Replay } from "$protocol";
import { entriesOf } from "../table/entries";
import { addressOf, eyesOf, momentAt, momentsOf, partsOf, rollsOf, rowsOf, sectionAt, stepsOf } from "./moments";

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
const MOMENTS = momentsOf(stepsOf(REPLAY, null, null), undefined);

describe("the moments of a replay", () => {
  const moments = momentsOf(stepsOf(REPLAY, 1, null), undefined);

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

  it("know who sat there and the point of view", () => {
    expect(moments[2]?.document.you.seat).toBe(1);
    expect(moments[2]?.document.seats.map(({ kind, level }) => [kind, level])).toEqual([
      ["person", null],
      ["bot", "greedy"],
    ]);
  });
});

describe("decisions", () => {
  const of = (number: number, seat: number | null, move: string) => ({
    entry: { entry: number, seat, move, events: [{ event: move, number }] },
    document: { match: { entry: number } } as unknown as Document,
  });
  const STEPS = [
    of(0, null, "deal"),
    of(1, 0, "step 1"),
    of(2, 0, "step 2"),
    of(3, 1, "step 3"),
    of(4, null, "undo 1"),
    of(5, 1, "step 4"),
    of(6, 1, "buy red"),
  ];
  const isRun = (one: Entry, decision: readonly Entry[]) =>
    [one, ...decision].every(({ move }) => move.startsWith("step"));
  const moments = momentsOf(STEPS, isRun);

  it("are one moment, with all that happened", () => {
    expect(moments.map(({ numbers }) => numbers)).toEqual([[0], [1, 2], [3], [4], [5], [6]]);
    expect(moments[1]?.entry.events.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("know the document that they were made on", () => {
    expect(moments.map(({ before }) => before?.match?.entry)).toEqual([undefined, 0, 2, 3, 4, 5]);
    const seenLater = momentsOf([STEPS[0]!, STEPS[3]!], undefined);
    expect(seenLater[1]?.before).toBeNull();
  });

  it("are found by any of their entries", () => {
    expect(["#0", "#1", "#2", "#3", "#99"].map((hash) => momentAt(moments, hash))).toEqual([0, 1, 1, 2, 5]);
  });

  it("leave out what was undone, where only standing entries count", () => {
    expect(entriesOf(rowsOf(STEPS), 6).map((one) => one.entry)).toEqual([0, 1, 2, 5, 6]);
    expect(entriesOf(rowsOf(STEPS), 3).map((one) => one.entry)).toEqual([0, 1, 2, 3]);
  });
});

describe("the parts of a match", () => {
  it("are told from positions: a move belongs to the part it was made in", () => {
    const sections = partsOf(MOMENTS, ({ leg }) => ({ id: "leg", leg }));
    expect(sections).toEqual([
      { from: 0, to: 3, title: { id: "leg", leg: 1 } },
      { from: 3, to: 4, title: { id: "leg", leg: 2 } },
    ]);
    expect([0, 1, 2, 3].map((at) => sectionAt(sections, at))).toEqual([0, 0, 0, 1]);
  });

  it("are the whole where a game has none", () => {
    expect(partsOf(MOMENTS, undefined)).toEqual([{ from: 0, to: 4, title: null }]);
  });

  it("have the moments at which dice fell", () => {
    expect(rollsOf(ENTRIES)).toEqual([1, 2]);
  });
});

describe("addresses", () => {
  it("name a moment by its entry", () => {
    expect(momentAt(MOMENTS, "#2")).toBe(2);
    expect(momentAt(MOMENTS, "#99")).toBe(3);
    expect(momentAt(MOMENTS, "")).toBeNull();
    expect(momentAt(MOMENTS, "#a-token-that-is-no-number")).toBeNull();
  });

  it("name the point of view", () => {
    expect(eyesOf("?as=1")).toBe(1);
    expect(eyesOf("?as=all")).toBe("all");
    expect(eyesOf("?as=everybody")).toBeNull();
    expect(eyesOf("?as=9x")).toBeUndefined();
    expect(eyesOf("")).toBeUndefined();
  });

  it("are read as they are written", () => {
    expect(addressOf("abc", null, 3)).toBe("/t/abc/replay?as=everybody#3");
    expect(addressOf("abc", 1, 3)).toBe("/t/abc/replay?as=1#3");
    expect(addressOf("abc", "all", 0)).toBe("/t/abc/replay?as=all#0");
  });
});
