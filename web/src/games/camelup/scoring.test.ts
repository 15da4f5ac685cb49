import { describe, expect, it } from "vitest";
import type { Row } from "$protocol";
import { entriesOf } from "../../table/entries";
import { legOf } from "./history";
import type { Position } from "./position";
import { legScore, raceScore } from "./scoring";

const leg = { event: "leg", number: 2, colour: "yellow", second: "red" };

describe("a leg", () => {
  const events = [
    { event: "roll", seat: 1, die: "blue", pips: 1 },
    leg,
    { event: "bet", seat: 0, colour: "yellow", value: 5, worth: 5 },
    { event: "bet", seat: 0, colour: "red", value: 3, worth: 1 },
    { event: "pyramid", seat: 0, count: 1 },
    { event: "copy", seat: 0, other: 1, amount: 1 },
    { event: "paid", seat: 0, amount: 7 },
    { event: "pyramid", seat: 1, count: 2 },
    { event: "copy", seat: 1, other: 0, amount: 5 },
    { event: "paid", seat: 1, amount: 2 },
    { event: "bet", seat: 2, colour: "blue", value: 5, worth: -1 },
    { event: "bet", seat: 2, colour: "green", value: 5, worth: -1 },
    { event: "paid", seat: 2, amount: -1 },
  ];
  const score = legScore({ entry: 9, events }, [17, 10, 0], { 0: 1, 1: 0 })!;

  it("sums to what the purse changed by, unless it is cut at 0", () => {
    for (const row of score.rows.filter(({ isCut }) => !isCut)) expect(row.after - row.before).toBe(row.sum);
    expect(score.rows.map(({ sum }) => sum)).toEqual([8, 7, -2]);
    expect(score.rows.map(({ before, after }) => [before, after])).toEqual([
      [9, 17],
      [3, 10],
      [1, 0],
    ]);
    expect(score.rows.map(({ isCut }) => isCut)).toEqual([false, false, true]);
  });

  it("tells which ticket of the partner was copied", () => {
    expect(score.rows[0]!.copied).toEqual({ from: 1, amount: 1, bet: null });
    expect(score.rows[1]!.copied?.bet).toEqual({ colour: "yellow", value: 5, worth: 5 });
    expect(score.hasPartners).toBe(true);
  });

  it("is counted before the finish cards where the race ended with it", () => {
    const all = [...events, { event: "race", winner: "yellow", loser: "blue" }];
    const reveal = { event: "reveal", seat: 2, pile: "winner", colour: "yellow", amount: 8 };
    const last = legScore({ entry: 9, events: [...all, reveal] }, [17, 10, 8])!;
    expect(last.isLast).toBe(true);
    expect(last.rows[2]!.after).toBe(0);
  });

  it("is nothing without its event", () => {
    expect(legScore({ entry: 1, events: [{ event: "ticket", seat: 0 }] }, [3])).toBeNull();
  });
});

it("keeps finish cards in the order in which they were played", () => {
  const position = {
    players: [{}, {}],
    finish_bets: {
      winner: [
        [0, "blue"],
        [1, "red"],
      ],
      loser: [[1, "green"]],
    },
  } as unknown as Position;
  const race = raceScore(
    [
      { event: "race", winner: "red", loser: "green" },
      { event: "reveal", seat: 1, pile: "winner", colour: "red", amount: 8 },
      { event: "reveal", seat: 0, pile: "winner", colour: "blue", amount: -1 },
      { event: "reveal", seat: 1, pile: "loser", colour: "green", amount: 8 },
    ],
    position,
  )!;
  expect(race.cards.winner.map(({ amount, isRight }) => [amount, isRight])).toEqual([
    [-1, false],
    [8, true],
  ]);
  expect(race.gains).toEqual([-1, 16]);
});

describe("what the log knows", () => {
  const played = (entry: number, ...events: Record<string, unknown>[]): Row => ({
    version: entry,
    at: 0,
    what: { kind: "played", by: "player", entry: { entry, seat: 0, move: "roll", events } },
  });
  const undone = (entry: number, plies: number): Row => ({
    version: entry,
    at: 0,
    what: { kind: "undone", seat: 0, entry: { entry, seat: null, move: `undo ${plies}`, events: [] } },
  });
  const roll = (die: string, pips: number) => ({ event: "roll", seat: 0, die, pips });

  it("leaves out what was taken back", () => {
    const rows = [played(1, roll("red", 1)), played(2, roll("blue", 2)), undone(3, 1), played(4, roll("white", 3))];
    expect(legOf(entriesOf(rows, 9)).rolls.map(({ die, camel }) => [die, camel])).toEqual([
      ["red", "red"],
      ["grey", "white"],
    ]);
    expect(entriesOf(rows, 2)).toHaveLength(2);
  });

  it("begins a leg behind the entry that ended the one before", () => {
    const rows = [played(1, roll("red", 1), leg), played(2, roll("green", 3))];
    expect(legOf(entriesOf(rows, 2)).rolls.map(({ die }) => die)).toEqual(["green"]);
    expect(legOf(entriesOf(rows, 1)).rolls.map(({ die }) => die)).toEqual(["red"]);
  });

  it("moves a tile with its owner", () => {
    const tile = (space: number, side: string) => ({ event: "tile", seat: 3, space, side });
    const rows = [played(1, tile(5, "cheer")), played(2, tile(9, "boo"))];
    expect(legOf(entriesOf(rows, 2)).tiles).toEqual({ 9: { seat: 3, side: "boo" } });
  });
});
