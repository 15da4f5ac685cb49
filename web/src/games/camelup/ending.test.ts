// @vitest-environment node
import { describe, expect, it } from "vitest";
import { endOf, type Sample } from "../ending.samples";
import { ending, tally } from "./ending";
import recorded from "./ending.samples.json";
import type { RaceScore } from "./scoring";

const samples = recorded as unknown as Record<string, Sample>;
const four = samples["four-greedy"]!;
const eight = samples["eight-hidden-purses"]!;
const race = { winner: "purple", loser: "yellow" } as RaceScore;
const result = { id: "web-camelup-race-result", winner: "purple", loser: "yellow" };

describe("where the pounds came from", () => {
  it("is told for everybody, in order of finish", () => {
    const { rows } = tally(endOf(four));
    expect(
      rows.map(({ seat, place, figures, sum }) => [seat, place, ...figures.map((one) => one?.value), sum]),
    ).toEqual([
      [0, 1, 20, 9, 1, 13, 46],
      [2, 1, 32, 5, 1, 5, 46],
      [1, 3, 15, 8, 0, 5, 31],
      [3, 4, 13, 8, 1, 4, 29],
    ]);
  });

  it("adds up with partners and hidden purses", () => {
    const { rows } = tally(endOf(eight));
    for (const { figures, sum } of rows) expect(figures.reduce((all, one) => all + one!.value, 3)).toBe(sum);
    const paid = eight.entries.flatMap(({ events }) => events).filter((one) => one["seat"] === 5);
    const sumOf = (name: string, value: string) =>
      paid.filter(({ event }) => event === name).reduce((all, one) => all + Number(one[value]), 0);
    const tickets = sumOf("paid", "amount") + sumOf("copy", "amount") - sumOf("pyramid", "count");
    expect(rows.find(({ seat }) => seat === 5)?.figures[0]?.value).toBe(tickets);
  });

  it("waits for a log that is not complete", () => {
    const { rows } = tally(endOf(four, 0, 40));
    expect(rows.flatMap(({ figures }) => figures).every((figure) => figure === null)).toBe(true);
    expect(rows.map(({ sum }) => sum)).toEqual([46, 46, 31, 29]);
  });
});

describe("the prompt at the end", () => {
  it("names winners who tie", () => {
    expect(ending(endOf(four, 0), race)).toEqual({
      say: { id: "web-camelup-won-shared", names: ["Player 0", "Player 2"], money: 46 },
      hint: result,
    });
  });

  it("tells the reader's place, and on phones nothing else", () => {
    const brief = {
      id: "web-end-behind",
      place: { id: "web-end-place-shared", place: 2 },
      behind: { id: "web-camelup-behind", behind: 3 },
    };
    expect(ending(endOf(eight, 7), race)).toEqual({
      say: { id: "web-camelup-won", name: "Player 5", money: 32 },
      hint: { id: "web-end-and", one: brief, other: result },
      brief,
    });
  });

  it("says you to the winner alone", () => {
    expect(ending(endOf(eight, 5), race).say).toEqual({ id: "web-camelup-won-you", money: 32 });
    expect(ending(endOf(eight), race)).toEqual({
      say: { id: "web-camelup-won", name: "Player 5", money: 32 },
      hint: result,
    });
  });
});
