import { describe, expect, test } from "vitest";
import { countedRuns, drawnNow, knownTo, neighbour, read, roundFrom, tilesEach, type Position } from "./position";
import { ranking } from "./results";

const POSITION: Position = {
  number: 1,
  direction: "left",
  to_act: 1,
  starter: 0,
  players: [
    { coat: ["K31 turned", "K11 turned", "K10"], scores: [] },
    { coat: ["K09", "K02"], scores: [] },
    { coat: ["K16 turned", "K23 turned"], scores: [] },
  ],
  hand: ["K01", "K14", "K19", "K25"],
  drawn: { K01: [5, 6], K14: 7, K19: 4, K25: [2, 3] },
};

describe("a position", () => {
  const table = read(POSITION, { turning: true }, [25, 14, 23]);

  test("is read at a glance", () => {
    expect(table).toMatchObject({ turn: 7, turns: 18, laidEach: 6, round: 3, holder: 1, next: 2, stack: 21 });
    expect(table.dogs[1]).toMatchObject({ end: { colour: "red", bones: 2 }, score: { bones: 9, colours: 4 } });
    expect(table.isLast).toBe(false);
  });

  test("has no points before the first tile, whatever tasks would bring", () => {
    const players = POSITION.players.map((player, seat) => (seat ? player : { coat: [], scores: [] }));
    const [empty, other] = read({ ...POSITION, players }, { secret_tasks: true }, [5, 18, 23]).dogs;
    expect(empty).toMatchObject({ now: 0, total: 0, score: { tasks: 0 }, unshown: 5 });
    expect(other).toMatchObject({ now: 18, score: { tasks: 5 }, unshown: 0 });
  });

  test("knows the runs that score", () => {
    const lengths = (of: typeof table, seat: number) => countedRuns(of, of.dogs[seat]!).map(({ length }) => length);
    expect(lengths(table, 1)).toEqual([4]);
    const everyColour = read(POSITION, { every_colour: true }, [25, 14, 23]);
    expect(lengths(everyColour, 1)).toEqual(lengths(table, 1));
    expect(everyColour.rows.filter(({ winners }) => winners.includes(0)).length).toBeGreaterThan(1);
    expect(lengths(everyColour, 0).every((length) => length > 1)).toBe(true);
  });

  test("tells who has seen a tile of the hand", () => {
    expect(knownTo(table, "K14")).toEqual([]);
    expect(knownTo(table, "K01")).toEqual([0]);
    expect(knownTo(table, "K19")).toEqual([0, 2]);
    expect(drawnNow(table)).toBe("K14");
  });

  test("knows the way of the hand", () => {
    expect(neighbour(2, 3, "left")).toBe(0);
    expect(neighbour(0, 3, "right")).toBe(2);
    expect(roundFrom(1, 4, "right")).toEqual([1, 0, 3, 2]);
    expect([2, 3, 4, 5].map(tilesEach)).toEqual([7, 6, 5, 4]);
  });
});

test("those who tie share a place", () => {
  const one = (bones: number) => [{ bones, colours: 3, tasks: 0 }];
  const rows = ranking([one(20), one(30), one(20)]);
  expect(rows.map(({ seat, place, points }) => [seat, place, points])).toEqual([
    [1, 1, 33],
    [0, 2, 23],
    [2, 2, 23],
  ]);
});
