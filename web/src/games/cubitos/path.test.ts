import { describe, expect, test } from "vitest";
import { bestEnds, findPaths, lastRunner, moved, placeKey, rewardsAt, runnerOf, type Path, type Runner } from "./path";
import type { Box, Player, Space, Track } from "./position";

const SIGNS = { c: "credits", f: "fan", x: "lose", g: "gain" } as const;
const rewardsOf = (code: string): Space["rewards"] =>
  [...code.matchAll(/([cfxg])(\d?)/g)].map(([, sign, amount]) => ({
    reward: SIGNS[sign as keyof typeof SIGNS],
    amount: Number(amount || 1),
  }));

/** A track in one row: "S . J c2 ~ F", shortcuts by `ways`. Space 0 is the start, the last one the finish. */
function straight(cells: string, ways: Record<number, Space["shortcut"]> = {}): Track {
  const codes = cells.split(" ");
  const last = codes.length - 1;
  const spaces = codes.map((code, space): Space => {
    const kind = code === "~" ? "water" : space === 0 ? "start" : space === last ? "finish" : "open";
    return {
      kind,
      row: 0,
      half: 2 * space,
      neighbours: [space - 1, space + 1].filter((next) => next >= 0 && next <= last),
      lines_behind: Math.floor((2 * space) / last),
      feet_left: last - space,
      rewards: rewardsOf(code),
      shortcut: ways[space] ?? null,
      jetpack: code === "J",
    };
  });
  return {
    id: "straight",
    name: "Straight",
    source: "house",
    sources: {},
    red_lines: 2,
    lap: last,
    bricks: spaces.map(({ row, half }, space) => ({ row, half, space })),
    spaces,
    lines: [],
  };
}

function box(tracks: Track | Track[], laps = 1): Box {
  return {
    dice: [],
    draw: { amount: 9, source: "" },
    fans: { spaces: [], source: "" },
    cards: [],
    tracks: [tracks].flat(),
    laps,
  };
}

const runner = (has: Partial<Runner>): Runner => ({
  leg: 0,
  space: 0,
  feet: 0,
  water: 0,
  purse: 0,
  used: [],
  free: null,
  ...has,
});

function run(to: number, on: Box, has: Partial<Runner>, track = 0): Path | undefined {
  return findPaths(on, runner(has)).get(placeKey({ track, space: to }));
}
const told = (path?: Path) =>
  path && [...path.moves.map((move) => (move.move === "step" ? String(move.space) : move.move)), path.money, path.feet];

describe("the cheapest path", () => {
  test("is as short as there are feet", () => {
    const on = box(straight("S . . . . F"));
    expect(told(run(3, on, { feet: 4 }))).toEqual(["1", "2", "3", "stop", 0, 3]);
    expect(run(5, on, { feet: 4 })).toBeUndefined();
  });

  test("buys feet only where none is left", () => {
    const on = box(straight("S . . . . F"));
    expect(told(run(3, on, { feet: 1, purse: 9 }))).toEqual(["1", "foot", "2", "foot", "3", "stop", 8, 3]);
    expect(run(4, on, { feet: 1, purse: 9 })).toBeUndefined();
  });

  test("buys before a jet pack rather than after it", () => {
    const on = box(straight("S J . . . . F"));
    expect(told(run(5, on, { feet: 2, purse: 4 }))).toEqual(["1", "foot", "jetpack", "2", "3", "4", "5", "stop", 4, 5]);
  });

  test("uses a jet pack once in a round", () => {
    const on = box(straight("S J . . . . F"));
    expect(run(4, on, { space: 1, feet: 2, used: ["0/1"] })).toBeUndefined();
    expect(run(5, on, { space: 1, feet: 2 })).toBeDefined();
  });

  test("walks where a shortcut would cost money, and takes it where feet do not suffice", () => {
    const on = box(straight("S . . . . . F", { 1: { pay: "money", cost: 2, to: 4 } }));
    expect(told(run(4, on, { feet: 4, purse: 4 }))).toEqual(["1", "2", "3", "4", "stop", 0, 4]);
    expect(told(run(5, on, { feet: 2, purse: 4 }))).toEqual(["1", "shortcut", "5", "stop", 2, 2]);
  });

  test("pays a shortcut in feet, water feet last", () => {
    const on = box(straight("S . . . . . F", { 0: { pay: "feet", cost: 2, to: 4 } }));
    const path = run(4, on, { feet: 1, water: 2 })!;
    expect(told(path)).toEqual(["shortcut", "stop", 0, 2]);
    expect(lastRunner(path)).toMatchObject({ feet: 0, water: 1 });
  });

  test("enters water with water feet alone, and spends others on land", () => {
    const on = box(straight("S . ~ . . F"));
    expect(run(2, on, { feet: 5 })).toBeUndefined();
    const path = run(3, on, { feet: 2, water: 1 })!;
    expect(path.water).toBe(1);
    expect(lastRunner(path)).toMatchObject({ feet: 0, water: 0, space: 3 });
  });
});

describe("over the finish", () => {
  test("a runner with feet left goes on from the start of the same board", () => {
    const on = box(straight("S . . F"), 2);
    const paths = findPaths(on, runner({ space: 2, feet: 3 }));
    expect(lastRunner(paths.get("0/3")!)).toMatchObject({ leg: 1, space: 0 });
    expect(told(paths.get("0/1"))).toEqual(["1", "stop", 0, 1]);
    expect(told(paths.get("0/2"))).toBeDefined();
  });

  test("without feet it stays there", () => {
    const on = box(straight("S . . F"));
    expect(lastRunner(run(3, on, { space: 2, feet: 1 })!)).toMatchObject({ leg: 0, space: 3 });
  });

  test("the way to another board costs a foot", () => {
    const on = box([straight("S . F"), straight("S . . F")]);
    const path = run(1, on, { space: 1, feet: 3 }, 1)!;
    expect(told(path)).toEqual(["2", "0", "1", "stop", 0, 3]);
    expect(lastRunner(path)).toMatchObject({ leg: 1, space: 1 });
  });
});

test("free steps cost nothing, stay on land and end with done", () => {
  const on = box(straight("S . . . F"));
  expect(told(run(2, on, { free: 2, feet: 3 }))).toEqual(["1", "2", 0, 0]);
  expect(told(run(1, on, { free: 2 }))).toEqual(["1", "done", 0, 0]);
  expect(run(3, on, { free: 2, feet: 3 })).toBeUndefined();
});

test("a move changes what it is about, and nothing else", () => {
  const on = box(straight("S J . F"));
  const before = runner({ space: 1, feet: 2, water: 1, purse: 5 });
  expect(moved(on, before, { move: "jetpack" })).toEqual({ ...before, feet: 4, water: 2, used: ["0/1"] });
  expect(moved(on, before, { move: "foot" })).toEqual({ ...before, feet: 3, purse: 1 });
});

test("rewards are earned at the end of a run, and not where the round began", () => {
  const on = box(straight("S . c2 . F"));
  const path = run(2, on, { feet: 2 })!;
  expect(rewardsAt(on, path, { leg: 0, space: 0 })).toHaveLength(1);
  expect(rewardsAt(on, path, { leg: 0, space: 2 })).toEqual([]);
});

describe("the best ends", () => {
  const began = { leg: 0, space: 0 };
  const best = (on: Box, has: Partial<Runner>) =>
    bestEnds(on, findPaths(on, runner(has)).values(), began).map(({ end }) => end.space);

  test("are far, or have a reward that farther ones have not", () => {
    expect(best(box(straight("S . c2 . . F")), { feet: 4 })).toEqual([4, 2]);
  });

  test("compare how much a place pays, not only what", () => {
    expect(best(box(straight("S c2 . c1 . F")), { feet: 3 })).toEqual([3, 1]);
    expect(best(box(straight("S c1 . c1 . F")), { feet: 3 })).toEqual([3]);
    expect(best(box(straight("S x . xx . F")), { feet: 3 })).toEqual([3]);
  });

  test("are different offers: a richer place comes before a farther one that costs its worth", () => {
    // Race 1 with three feet and four coins at the start: the nearest place pays most.
    expect(best(box(straight("S c2 x c1 . . F")), { feet: 3, purse: 4 })).toEqual([3, 2, 1]);
  });

  test("begin with the last finish, also where its feet are bought", () => {
    expect(best(box(straight("S c9 . F")), { feet: 1, purse: 8 })[0]).toBe(3);
  });

  test("are at most three", () => {
    expect(best(box(straight("S c9 g8 g6 f xx c1 . F")), { feet: 6 })).toHaveLength(3);
  });
});

test("a player who is asked something else has no runner on its way", () => {
  const on = box(straight("S . F"));
  const player = {
    leg: 0,
    space: 0,
    feet: 2,
    water: 1,
    money: 3,
    credits: 2,
    effects_used: [1],
    effects_used_elsewhere: [],
  };
  const asked = (...pending: unknown[]) => runnerOf(on, { ...player, pending } as unknown as Player);
  expect(asked(["buy"])).toBeNull();
  expect(asked(["buy"], ["move"])).toEqual(runner({ feet: 2, water: 1, purse: 5, used: ["0/1"] }));
  expect(asked(["free step", 2])?.free).toBe(2);
});
