import { describe, expect, it } from "vitest";
import { facesRight, feet, riderStep, spacesBetween, TALL, WIDE } from "./geometry";
import { BACKWARDS, FINISH, SPACES } from "./position";

describe.each([WIDE, TALL])("the $name loop", ({ loop, view }) => {
  const spaces = Array.from({ length: SPACES }, (_, index) => index + 1);

  it("closes: the line behind 16 is where space 1 begins", () => {
    const [outer, inner] = loop.lineBehind(SPACES);
    const first = loop.outline(1);
    expect(Math.hypot(first[0]![0] - outer[0], first[0]![1] - outer[1])).toBeLessThan(1);
    expect(Math.hypot(first.at(-1)![0] - inner[0], first.at(-1)![1] - inner[1])).toBeLessThan(1);
  });

  it("has spaces of about the same length", () => {
    const steps = spaces.map((space) => {
      const [a, b] = [loop.stand(space), loop.stand((space % SPACES) + 1)];
      return Math.hypot(b[0] - a[0], b[1] - a[1]);
    });
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.35);
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
    const near = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
    expect(near(loop.stand(FINISH), loop.stand(1))).toBeLessThan(near(loop.stand(FINISH), loop.stand(2)));
    expect(near(loop.stand(BACKWARDS), loop.stand(16))).toBeLessThan(near(loop.stand(BACKWARDS), loop.stand(15)));
  });
});

it("lets seven camels stand under the sky", () => {
  const [, y] = feet(WIDE, 6);
  expect(y - 6 * riderStep(6, 0.98, y) - 86 * 0.98).toBeGreaterThanOrEqual(-1);
  expect(riderStep(1, 1, 500)).toBe(29);
});

it("turns camels the way they go", () => {
  expect([facesRight(5, false), facesRight(13, false), facesRight(5, true), facesRight(13, true)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it("walks both ways", () => {
  expect(spacesBetween(14, 17)).toEqual([14, 15, 16, 17]);
  expect(spacesBetween(3, 1)).toEqual([3, 2, 1]);
});
