import { describe, expect, it } from "vitest";
import { CUT, facesRight, feet, fit, layoutFor, riderStep, spacesBetween, TALL, tower, WIDE } from "./geometry";
import { BACKWARDS, FINISH, SPACES } from "./position";

const spaces = Array.from({ length: SPACES }, (_, index) => index + 1);
const after = (space: number): number => (space % SPACES) + 1;
const away = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s loop", (_, layout) => {
  const { loop, view, camel, scale } = layout;

  it("closes: the line behind 16 is where space 1 begins", () => {
    const [outer, inner] = loop.lineBehind(SPACES);
    const first = loop.outline(1);
    expect(away(first[0]!, outer)).toBeLessThan(1);
    expect(away(first.at(-1)!, inner)).toBeLessThan(1);
  });

  it("has neighbours one pitch apart from left to right, from the first space on", () => {
    for (const space of spaces) {
      const [a, b] = [loop.stand(space), loop.stand(after(space))];
      expect(Math.abs(a[0] - b[0])).toBeCloseTo(loop.pitch);
    }
  });

  it("keeps every stand inside its own space", () => {
    for (const space of spaces) {
      const own = loop.stand(space);
      const line = loop.outline(space);
      const [x, y] = [0, 1].map((axis) => line.reduce((sum, point) => sum + point[axis]!, 0) / line.length) as [
        number,
        number,
      ];
      expect(away(own, [x, y])).toBeLessThan(0.6 * loop.pitch);
      expect(loop.nearest(own, 1)).toBe(space);
    }
  });

  it("is always in sight", () => {
    const [left, top, width, height] = view;
    for (const [x, y] of spaces.flatMap((space) => loop.outline(space))) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
  });

  it("puts those who crossed the line right behind it, on either side", () => {
    expect(away(loop.stand(FINISH), loop.stand(1))).toBeLessThan(away(loop.stand(FINISH), loop.stand(2)));
    expect(away(loop.stand(BACKWARDS), loop.stand(16))).toBeLessThan(away(loop.stand(BACKWARDS), loop.stand(15)));
  });

  it("lets seven camels stand under the sky on every space", () => {
    for (const space of spaces) {
      const { top, step } = tower(layout, space, 7);
      expect(top).toBeGreaterThanOrEqual(view[1]);
      expect(step).toBeGreaterThan(8 * scale);
      expect(step).toBeLessThanOrEqual(29 * camel);
    }
  });

  it("takes the nearest space for a tap beside it, and none in the infield", () => {
    const [x, y] = loop.stand(5);
    expect(loop.nearest([x + 0.4 * loop.pitch, y - 0.4 * loop.pitch], loop.pitch)).toBe(5);
    expect(loop.nearest([(loop.stand(1)[0] + loop.stand(9)[0]) / 2, loop.stand(1)[1]], loop.pitch)).toBeNull();
  });
});

it("keeps a tower of seven off its neighbours on the desktop", () => {
  expect(112 * WIDE.camel).toBeLessThan(WIDE.loop.pitch);
});

it("lets seven camels stand where two rows of seats leave less sky", () => {
  expect(tower(CUT, 5, 7).top).toBeGreaterThanOrEqual(CUT.view[1]);
  expect(feet(CUT, 5)).toEqual(feet(TALL, 5));
});

it("takes the layout of the page, not of the scene", () => {
  expect([layoutFor(1440, 4), layoutFor(390, 4), layoutFor(390, 5)]).toEqual([WIDE, TALL, CUT]);
  expect(fit(WIDE, 1040, 700)).toEqual({ zoom: 1, left: 0, top: 50 });
  expect(fit(TALL, 780, 300)).toEqual({ zoom: 2, left: 0, top: 0 });
});

it("keeps riders a third of a camel apart where there is room", () => {
  expect(riderStep(1, 1, 500)).toBe(29);
});

it("turns camels the way they go", () => {
  const looks = [1, 8, 9, 16].map((space) => [facesRight(space, false), facesRight(space, true)]);
  expect(looks).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
});

it("walks both ways", () => {
  expect(spacesBetween(14, 17)).toEqual([14, 15, 16, 17]);
  expect(spacesBetween(3, 1)).toEqual([3, 2, 1]);
});
