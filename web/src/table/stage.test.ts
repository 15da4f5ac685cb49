import { expect, it } from "vitest";
import { LONGEST, Stage } from "./stage";

it("takes half as long at twice the speed, also where a step is cut short", () => {
  const durations = (milliseconds: number) =>
    [0.5, 1, 2, 4].map((speed) => {
      const stage = new Stage(null as unknown as HTMLElement, speed);
      stage.hold(milliseconds);
      return stage.duration;
    });
  expect(durations(800)).toEqual([1600, 800, 400, 200]);
  expect(durations(9000)).toEqual([2 * LONGEST, LONGEST, LONGEST / 2, LONGEST / 4]);
});
