// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Advised } from "../table/play.svelte";
import { ranked } from "./advice";

const advised = (chance: number, behind_error: number, playouts = 100): Advised =>
  ({ values: { move: String(chance) }, chance, behind_error, playouts, behind: 0, error: 0 }) as unknown as Advised;
const told = (...moves: Advised[]) => ranked(moves).map(({ advised, isBest }) => [advised.chance, isBest]);

describe("ranked", () => {
  it("is in the order of its figures", () => {
    expect(told(advised(0.189, 0), advised(0.175, 0.001), advised(0.177, 0.001)).map(([chance]) => chance)).toEqual([
      0.189, 0.177, 0.175,
    ]);
  });
  it("does not tell apart what is within twice the error of the best", () => {
    expect(told(advised(0.3, 0), advised(0.297, 0.002), advised(0.29, 0.002))).toEqual([
      [0.3, true],
      [0.297, true],
      [0.29, false],
    ]);
  });
  it("counts the error of the comparison where the advised move is not the one that won most often", () => {
    expect(told(advised(0.3, 0), advised(0.304, 0.003))).toEqual([
      [0.304, true],
      [0.3, true],
    ]);
  });
  it("tells exact chances apart unless they read the same", () => {
    expect(told(advised(0.5, 0, 0), advised(0.4998, 0, 0), advised(0.499, 0, 0))).toEqual([
      [0.5, true],
      [0.4998, true],
      [0.499, false],
    ]);
  });
  it("leaves out what was hardly tried, unless nothing was", () => {
    expect(told(advised(0.3, 0), advised(0.9, 0, 1))).toEqual([[0.3, true]]);
    expect(told(advised(0.9, 0, 1))).toEqual([[0.9, true]]);
  });
});
