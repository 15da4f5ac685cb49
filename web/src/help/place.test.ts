import { describe, expect, it } from "vitest";
import { placeBubble } from "./place";

const BUBBLE = { width: 320, height: 160 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

describe("a bubble", () => {
  it("stands to the right of its piece where there is room", () => {
    const { side, left } = placeBubble({ x: 300, y: 300, width: 200, height: 200 }, BUBBLE, DESK);
    expect([side, left]).toEqual(["right", 516]);
  });
  it("stands below or above on a phone", () => {
    expect(placeBubble({ x: 20, y: 100, width: 320, height: 60 }, BUBBLE, PHONE).side).toBe("below");
    expect(placeBubble({ x: 20, y: 600, width: 320, height: 60 }, BUBBLE, PHONE).side).toBe("above");
  });
  it("stands to the left of what is at the right edge of a low window", () => {
    const low = { width: 900, height: 300 };
    expect(placeBubble({ x: 600, y: 10, width: 290, height: 280 }, BUBBLE, low).side).toBe("left");
  });
  it("lies over what fills the window, and in the middle where there is no piece", () => {
    expect(placeBubble({ x: 0, y: 0, width: 360, height: 740 }, BUBBLE, PHONE).side).toBe("over");
    expect(placeBubble(null, BUBBLE, PHONE)).toEqual({ side: "over", at: 0, left: 20, top: 290 });
  });
  it("leaves the whole board in sight on a phone, where there is room", () => {
    const [piece, board] = [
      { x: 20, y: 200, width: 60, height: 60 },
      { x: 0, y: 110, width: 360, height: 340 },
    ];
    expect(placeBubble(piece, BUBBLE, PHONE, board)).toMatchObject({ side: "below", top: 466 });
    expect(placeBubble(piece, BUBBLE, PHONE, { ...board, y: 250 })).toMatchObject({ side: "above", top: 74 });
    expect(placeBubble(piece, BUBBLE, PHONE, { ...board, height: 600 }).side).toBe("below"); // of the piece itself
  });
  it("never leaves the window", () => {
    for (let x = 0; x < 1440; x += 90)
      for (let y = 0; y < 900; y += 90) {
        const { left, top } = placeBubble({ x, y, width: 60, height: 60 }, BUBBLE, DESK);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + BUBBLE.width).toBeLessThanOrEqual(1432);
        expect(top + BUBBLE.height).toBeLessThanOrEqual(892);
      }
  });
});
