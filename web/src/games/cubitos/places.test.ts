import { expect, it } from "vitest";
import type { Entry, Row } from "$protocol";
import type { Play } from "../../table/play.svelte";
import { placesOf } from "./places";

const track = (last: number) => ({
  spaces: Array.from({ length: last + 1 }, (_, space) => ({ shortcut: space === 2 ? { to: 5 } : null })),
});
const box = { laps: 1, tracks: [track(9), track(7)] };
const entry = (number: number, ...events: Record<string, unknown>[]): Entry =>
  ({ entry: number, seat: 0, move: "", events }) as unknown as Entry;
const play = (player: object, ...entries: Entry[]) =>
  ({
    box,
    seat: 0,
    position: { players: [player] },
    rows: entries.map((one) => ({ version: one.entry, at: 0, what: { kind: "played", entry: one } }) as unknown as Row),
  }) as unknown as Play;

it("an entry points at where its runner came, on the board of that time", () => {
  const first = entry(1, { event: "step", seat: 0, space: 9 });
  const other = entry(2, { event: "leg", seat: 1, number: 2 });
  const second = entry(3, { event: "leg", seat: 0, number: 2 }, { event: "step", seat: 0, space: 0 });
  const table = play({ leg: 1, space: 0 }, first, other, second);
  expect(placesOf(first, table)).toEqual(["0/9"]);
  expect(placesOf(second, table)).toEqual(["1/0"]);
  expect(placesOf(entry(4, { event: "pass", seat: 0 }), table)).toEqual([]);
});

it("a move points at where it leads", () => {
  const table = play({ leg: 0, space: 2 });
  expect(placesOf({ move: "step", space: 3 }, table)).toEqual(["0/3"]);
  expect(placesOf({ move: "shortcut" }, table)).toEqual(["0/5"]);
  expect(placesOf({ move: "push" }, table)).toEqual([]);
  expect(placesOf({ move: "step", space: 0 }, play({ leg: 0, space: 9 }))).toEqual(["1/0"]);
});
