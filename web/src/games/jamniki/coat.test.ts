import { describe, expect, test } from "vitest";
import {
  bestRun,
  bonesOf,
  colourPoints,
  colourRows,
  detailOf,
  endOf,
  fits,
  joinOf,
  longestRun,
  partSize,
} from "./coat";
import { lay, readLaid } from "./tiles";

const coat = (...tiles: string[]) => tiles.map(readLaid);
/** The worked example of the rules: 34 bones, a run of four purple parts. */
const EXAMPLE = coat("K29", "K22", "K21", "K32", "K25");

describe("what fits", () => {
  test("anything on an empty coat and after white", () => {
    expect(joinOf([], lay("K01", "plain"))).toBe("first");
    expect(joinOf(coat("K01 white"), lay("K32", "plain"))).toBe("white");
    expect(endOf(coat("K01 white"))).toBeNull();
  });

  test("colour or number, one is enough, and it says which", () => {
    expect(joinOf(coat("K13"), lay("K16", "plain"))).toBe("bones"); // orange 3 to green 3
    expect(joinOf(coat("K12"), lay("K07", "plain"))).toBe("colour"); // blue 2 to blue 3
    expect(joinOf(coat("K01"), lay("K02", "plain"))).toBe("both");
    expect(fits(coat("K01"), "K23")).toBe(false);
  });

  test("a turned tile joins with its other part", () => {
    expect(fits(coat("K01"), "K28")).toBe(false);
    expect(joinOf(coat("K01"), lay("K28", "turned"))).toBe("colour");
  });
});

describe("what a coat is worth", () => {
  test("bones and the longest run, across the seams", () => {
    expect(bonesOf(EXAMPLE)).toBe(34);
    expect(longestRun(EXAMPLE)).toMatchObject({ colour: "purple", from: 6, length: 4 });
  });

  test("white breaks a run and makes none", () => {
    expect(longestRun(coat("K01", "K05 white", "K02"))).toMatchObject({ colour: "red", from: 0, length: 2 });
    expect(longestRun(coat("K05 white"))).toBeNull();
  });

  test("of two equal runs of a colour the one with fewer bones counts", () => {
    expect(bestRun(coat("K09", "K05 white", "K01"), "red")).toMatchObject({ length: 2, bones: 4 });
  });
});

describe("every colour", () => {
  test("the longest run of all scores, then the one with fewer bones", () => {
    const rows = colourRows([coat("K01"), coat("K09"), coat("K05")]);
    expect(rows[0]).toMatchObject({ colour: "red", winners: [0], tie: "bones" });
    expect(rows[4]).toMatchObject({ colour: "purple", winners: [], tie: null });
    expect([0, 1, 2].map((seat) => colourPoints(rows, seat))).toEqual([2, 0, 2]);
  });

  test("those still tied all score", () => {
    expect(colourRows([coat("K01"), coat("K02")])[0]).toMatchObject({ winners: [0, 1], tie: "shared" });
  });
});

describe("the size of a part", () => {
  test("grows to 72 pixels and shrinks until the whole dog fits", () => {
    expect(partSize(4, 1000)).toBe(72);
    expect(partSize(14, 1074)).toBe(60);
    expect(partSize(14, 374)).toBeCloseTo(20.9, 1);
  });

  test("decides what is drawn on it", () => {
    expect([60, 26, 25, 18, 15].map(detailOf)).toEqual(["bones", "bones", "figure", "figure", "emblem"]);
  });
});
