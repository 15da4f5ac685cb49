import { describe, expect, it } from "vitest";
import { changePlan, counted, drawMoves, drawPlan, type Need } from "./draw";
import type { Box, Player } from "./position";

const box = {
  cards: [
    { colour: "red", cost: 5 },
    { colour: "blue", cost: 7 },
  ],
} as unknown as Box;
const player = {
  draw: { "light gray": 5, "dark gray": 2, red: 1, blue: 1 },
  discard: { red: 1 },
  free: [],
} as unknown as Player;
const need = (count: number, more: Partial<Need> = {}): Need => ({ count, free: [], atWill: false, ...more });

describe("what is proposed to draw", () => {
  it("takes colours first, then dark gray, then light gray", () => {
    expect(drawPlan(player, need(5), box)).toEqual({
      "draw blue": 1,
      "draw red": 1,
      "draw dark gray": 2,
      "draw light gray": 1,
    });
  });
  it("takes what does not count as well", () => {
    const plan = drawPlan(player, need(2, { free: ["light gray"] }), box);
    expect(plan).toEqual({ "draw blue": 1, "draw red": 1, "draw light gray": 5 });
    expect(counted(plan, need(2, { free: ["light gray"] }))).toBe(2);
  });
  it("takes everything where anything may be drawn", () => {
    const plan = drawPlan(player, need(10, { atWill: true }), box);
    expect(drawMoves(plan, need(10, { atWill: true }), player)).toEqual([{ move: "draw-all" }]);
  });
});

describe("changing it", () => {
  const plan = drawPlan(player, need(5), box);
  it("leaves the cheapest die behind for one more of another kind", () => {
    const fewer = changePlan(plan, "draw blue", -1, need(5), box);
    expect(fewer["draw blue"]).toBeUndefined();
    const swapped = changePlan(plan, "draw light gray", 1, need(5), box);
    expect(swapped["draw light gray"]).toBe(2);
    expect(counted(swapped, need(5))).toBe(5);
  });
  it("becomes a move for each die", () => {
    expect(drawMoves({ "draw red": 1, "discard blue": 1 }, need(9, { atWill: true }), player)).toEqual([
      { move: "draw", die: "red" },
      { move: "draw-discarded", die: "blue" },
      { move: "done" },
    ]);
  });
});
