import { expect, it } from "vitest";
import { trailOf, type Travel } from "./stage";

const rect = (x: number) => ({ x, y: 0, width: 10, height: 10, bottom: 10 }) as DOMRect;
const root = { getBoundingClientRect: () => rect(0) } as HTMLElement;
const travel = (piece: string, from: number | null, to: number) =>
  ({ piece, from: from === null ? null : rect(from), to: rect(to) }) as Travel;
const steps = (piece: string) => (piece.startsWith("camel") ? 2 : null);

it("keeps a trail until its piece goes elsewhere", () => {
  const first = trailOf([], [travel("camel-red", 0, 20), travel("die-red", 5, 90)], root, steps);
  expect(first.map(({ piece }) => piece)).toEqual(["camel-red"]);
  const second = trailOf(first, [travel("camel-blue", 40, 60)], root, steps);
  expect(second.map(({ piece }) => piece)).toEqual(["camel-red", "camel-blue"]);
  const third = trailOf(second, [travel("camel-red", 20, 30)], root, steps);
  expect(third.map(({ piece, to }) => [piece, to.x])).toEqual([
    ["camel-blue", 65],
    ["camel-red", 35],
  ]);
});
