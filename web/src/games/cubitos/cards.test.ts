import { expect, it } from "vitest";
import { inTwoColumns } from "./cards";

it("lays cards out in two columns of about the same height", () => {
  const heights = [109, 109, 124, 188, 141, 81, 143, 64];
  const columns = inTwoColumns(heights);
  expect([...columns[0], ...columns[1]].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(columns[0][0]).toBe(0);
  expect(Math.max(...columns.map((some) => some.reduce((sum, index) => sum + heights[index]!, 0)))).toBe(483);
});

it("keeps the order in each column", () => {
  for (const column of inTwoColumns([5, 1, 1, 1, 1, 1])) expect(column).toEqual([...column].sort());
  expect(inTwoColumns([1, 1, 1, 1])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
