import { describe, expect, test } from "vitest";
import { edge, linePath, pacesFrom, standing, standsOf, startAngle } from "./bricks";
import { closeUp, fit, inside, onScreen, onTrack, zoomed } from "./camera";
import type { Track } from "./position";

const track = {
  bricks: [
    { row: 0, half: 1, space: 1 },
    { row: 0, half: 3, space: 2 },
    { row: 1, half: 0, space: 0 },
    { row: 1, half: 2, space: 3 },
    { row: 2, half: 1, space: 0 },
    { row: 3, half: 0, space: null },
    { row: 3, half: 2, space: null },
    { row: 3, half: 4, space: null },
    { row: 4, half: 1, space: null },
  ],
  spaces: [{ neighbours: [3] }, {}, {}, {}],
  lines: [
    { line: "red", from: [0, 1], to: [0, 3] },
    { line: "red", from: [1, 0], to: [0, 1] },
    { line: "start", from: [1, 0], to: [1, 2] },
  ],
} as unknown as Track;

describe("bricks", () => {
  test("lines run along the edge that two bricks share", () => {
    const [[x, y], [toX, toY]] = edge(track.lines[0]!);
    expect([toX - x, toY - y]).toEqual([0, 45]);
    const [[left, top], [right, below]] = edge(track.lines[1]!);
    expect([right - left, below - top]).toEqual([26, 0]);
    expect(linePath(track, "red").match(/M/g)).toHaveLength(2);
    expect(linePath(track, "start").match(/M/g)).toHaveLength(1);
  });

  test("three walls in a row are a stand, one is a bush", () => {
    expect(standsOf(track)).toEqual({
      stands: [{ place: { row: 3, half: 0 }, bricks: 3 }],
      bushes: [{ row: 4, half: 1 }],
    });
  });

  test("arrows of the start point to where one goes", () => expect(startAngle(track)).toBe(0));

  test("a direction leads to the space that lies there", () => {
    const led = (among: number[]) =>
      Object.fromEntries(pacesFrom(track, 3, among).map(({ key, space }) => [key, space]));
    expect(led([1, 2])).toEqual({ q: 1, w: 2, a: null, d: null, z: null, x: null });
    expect(led([1])).toMatchObject({ q: 1, w: null });
  });

  test("from a start of several bricks every first space can be reached, from top to bottom", () => {
    const start = [0, 1, 2, 3].map((row) => ({ row, half: row % 2, space: 0 }));
    const first = [0, 1, 2, 3].map((row) => ({ row, half: 2 + (row % 2), space: row + 10 }));
    const below = { row: 4, half: 2, space: 14 };
    const wide = { ...track, bricks: [...start, ...first, below] } as Track;
    const paces = pacesFrom(wide, 0, [10, 11, 12, 13, 14]);
    expect(paces.map(({ space }) => space)).toEqual([10, 11, 12, 13, 14]);
    expect(paces.map(({ key }) => key)).toEqual(["q", "w", "a", "d", "z"]);
    expect(paces.map(({ direction }) => direction.name)).toEqual(["right", "right", "right", "right", "down-right"]);
  });

  test("runners on one space have places of their own", () => {
    const points = [0, 1, 2, 3].map((index) => standing(track, 1, 4, index).point.join());
    expect(new Set(points).size).toBe(4);
    expect(standing(track, 0, 2, 0).point).not.toEqual(standing(track, 0, 2, 1).point);
    expect(standing(track, 1, 1, 0).scale).toBe(1);
  });
});

describe("camera", () => {
  const area = { x: 0, y: 0, width: 1000, height: 500 };
  const size = { width: 400, height: 200 };

  test("the whole track fits", () => expect(fit(area, size)).toEqual({ scale: 0.4, x: 0, y: 0 }));
  test("a close-up stays on the drawing", () => {
    expect(closeUp([0, 0], area, size, 1).x).toBeCloseTo(0);
    expect(closeUp([990, 250], area, size, 1).x).toBe(-600);
    expect(inside({ scale: 0.2, x: -900, y: 0 }, area, size).x).toBe(100);
  });
  test("what is under the finger stays there", () => {
    const view = closeUp([500, 250], area, size, 1);
    const at = onTrack([120, 80], view);
    expect(onScreen(at, zoomed(view, 1.5, [120, 80])).map(Math.round)).toEqual([120, 80]);
  });
});
