import { expect, test } from "vitest";
import type { Entry, Row } from "$protocol";
import type { Play } from "../../table/play.svelte";
import { placesOf, pointedTiles } from "./places";

const lay = (entry: number, seat: number, ...events: string[]): Entry => ({
  entry,
  seat,
  move: "lay K01",
  events: ["lay", ...events].map((event) => ({ event, seat })),
});
const played = (entry: Entry): Row => ({ version: entry.entry, at: 0, what: { kind: "played", by: "player", entry } });
const playOf = (...entries: Entry[]) =>
  ({
    rows: entries.map(played),
    match: { entry: 99 },
    pointed: ["coat-1-3", "coat-0-1", "hand-K01"],
  }) as unknown as Play;

test("a line of the log is about a tile of a coat", () => {
  const entries = [lay(1, 0), lay(2, 1), lay(3, 0)];
  expect(entries.map((entry) => placesOf(entry, playOf(...entries)))).toEqual([
    ["coat-0-0"],
    ["coat-1-0"],
    ["coat-0-1"],
  ]);
});

test("tiles of the game before are gone", () => {
  const entries = [lay(1, 0), lay(2, 1, "again"), lay(3, 1)];
  expect(entries.map((entry) => placesOf(entry, playOf(...entries)))).toEqual([[], [], ["coat-1-0"]]);
});

test("a move is about a tile of the hand", () => {
  expect(placesOf({ move: "lay", tile: "K05" }, playOf())).toEqual(["hand-K05"]);
});

test("coats know what is pointed at", () => {
  expect(pointedTiles(playOf(), 0)).toEqual([1]);
  expect(pointedTiles(playOf(), 2)).toEqual([]);
});
