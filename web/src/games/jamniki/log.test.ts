import { expect, test } from "vitest";
import type { Entry, Row } from "$protocol";
import type { Play } from "../../table/play.svelte";
import { linesOf, markOf, partOf } from "./log";

const rowOf = (entry: Entry): Row => ({
  version: entry.entry,
  at: 0,
  what: entry.move.startsWith("undo") ? { kind: "undone", seat: 0, entry } : { kind: "played", by: "player", entry },
});
const move = (entry: number, seat: number | null, text = "lay K01"): Entry => ({
  entry,
  seat,
  move: text,
  events: [],
});
const position = (coats: readonly (readonly string[])[], number = 1) => ({
  number,
  direction: "left",
  to_act: 0,
  starter: 0,
  options: {},
  players: coats.map((coat) => ({ coat, scores: [] })),
  hand: [],
  drawn: {},
});
const playOf = (entries: readonly Entry[], options = {}) =>
  ({
    rows: entries.map(rowOf),
    players: ["Anna", "Piotr"],
    match: { position: position([[], []]), options, standing: [0, 0] },
  }) as unknown as Play;

test("rounds are counted without what was undone", () => {
  const entries = [move(1, 0), move(2, 1), move(3, null, "undo 1"), move(4, 1), move(5, 0)];
  const marks = entries.map((entry) => markOf(entry, playOf(entries)));
  expect(marks.map((mark) => mark?.["round"] ?? null)).toEqual([1, null, null, null, 2]);
});

test("a position belongs to a round of a game", () => {
  expect(partOf(position([["K01"], []]))).toMatchObject({ number: 1, round: 1 });
  expect(partOf(position([["K01"], ["K02"]]))).toMatchObject({ number: 1, round: 2 });
  expect(partOf(position([[], []], 2))).toMatchObject({ number: 2, round: 1 });
});

test("the score is told as the table plays it", () => {
  const scored = { ...move(9, 0), events: [{ event: "score", seat: 0, number: 1, bones: 32, colours: 3, tasks: 0 }] };
  expect(linesOf(scored, playOf([]))).toMatchObject([{ id: "web-jamniki-log-score", colours: 3 }]);
  expect(linesOf(scored, playOf([], { every_colour: true }))).toMatchObject([{ id: "web-jamniki-log-score-colours" }]);
});
