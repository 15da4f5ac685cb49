import { expect, it } from "vitest";
import type { Entry, Row } from "$protocol";
import { learnRace } from "./known.svelte";
import { linesOf } from "./log";
import type { Box } from "./position";

const entry = (number: number, ...events: Record<string, unknown>[]): Entry =>
  ({ entry: number, seat: 0, move: "", events }) as unknown as Entry;
const step = (number: number, space: number) => entry(number, { event: "step", seat: 0, space });
const row = (what: Entry): Row =>
  ({ version: what.entry, at: 0, what: { kind: "played", entry: what } }) as unknown as Row;

it("tells a throw in one line", () => {
  const thrown = entry(
    1,
    { event: "push", seat: 0 },
    { event: "roll", seat: 0, die: "red", face: "power", count: 1 },
    { event: "roll", seat: 0, die: "light gray", face: "blank", count: 5 },
  );
  expect(linesOf(thrown)).toEqual([{ event: "pushed", seat: 0, count: 6, hits: 1 }]);
});

it("tells a push whose roll is still to come", () => {
  expect(linesOf(entry(1, { event: "push", seat: 0 }))).toEqual([{ event: "push", seat: 0 }]);
});

it("tells a run of several moves at its end", () => {
  const run = [step(1, 4), step(2, 5), step(3, 9)];
  const play = { rows: run.map(row), isReplay: false };
  expect(linesOf(run[0]!, play)).toEqual([]);
  expect(linesOf(run[2]!, play)).toEqual([{ event: "ran", seat: 0, count: 3 }]);
});

const race = (laps: number, ...boards: string[]): void =>
  learnRace({ cards: [], laps, tracks: boards.map((name) => ({ name })) } as unknown as Box);
const leg = (number: number): Entry =>
  entry(1, { event: "step", seat: 0, space: 9 }, { event: "finish", seat: 0 }, { event: "leg", seat: 0, number });
const told = (number: number) => linesOf(leg(number)).slice(2);

it("tells laps and boards, and nothing behind the last finish", () => {
  race(1, "Straight");
  expect(told(2)).toEqual([]);
  race(2, "Straight");
  expect(told(2)).toEqual([{ event: "lap", seat: 0, number: 2 }]);
  expect(told(3)).toEqual([]);
  race(1, "Straight", "Wet");
  expect(told(2)).toEqual([{ event: "board", seat: 0, board: "Wet" }]);
  expect(told(3)).toEqual([]);
});

it("names no space by a number that no brick shows", () => {
  const reward = entry(1, { event: "reward", seat: 0, space: 132 }, { event: "shortcut", seat: 0, space: 5 });
  expect(linesOf(reward)).toEqual([
    { event: "rewarded", seat: 0 },
    { event: "leapt", seat: 0 },
  ]);
});
