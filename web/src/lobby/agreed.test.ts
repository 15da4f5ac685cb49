import { describe, expect, it } from "vitest";
import { agreedToSend, isPace, ownClock, PACES, USUALLY, usually } from "./agreed";

describe("what a table agrees on", () => {
  it("is sent where it differs from the usual", () => {
    expect(agreedToSend(USUALLY)).toEqual({});
    expect(agreedToSend({ ...USUALLY, odds: false, clock: PACES[1]! })).toEqual({ odds: false, clock: PACES[1] });
  });
  it("has odds for those who play alone", () => {
    expect(usually(false).odds).toBe(true);
    expect(agreedToSend(usually(true))).toEqual({ odds: false });
  });
  it("has a clock within what the server takes", () => {
    expect(ownClock(7.5, 2)).toEqual({ base: 450, increment: 2 });
    expect(ownClock(0, -4)).toEqual({ base: 10, increment: 0 });
    expect(ownClock(99_999, 99_999)).toEqual({ base: 86_400, increment: 3600 });
    expect(ownClock(Number.NaN, Number.NaN)).toEqual({ base: 10, increment: 0 });
  });
  it("knows the paces that have a name", () => {
    expect(isPace({ base: 600, increment: 5 })).toBe(true);
    expect(isPace({ base: 600 })).toBe(false);
  });
});
