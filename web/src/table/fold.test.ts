import { describe, expect, it } from "vitest";
import { changed } from "./fold";

describe("changed", () => {
  const before = {
    entry: 3,
    seats: [
      { name: "Anna", cards: ["red"] },
      { name: "Piotr", cards: [] },
    ],
    position: { camels: { red: 4, blue: 5 } },
  };

  it("replaces everything by an empty path", () => {
    expect(changed<unknown>(null, [[[], { entry: 0 }]])).toEqual({ entry: 0 });
  });

  it("replaces a value deep inside and shares the rest", () => {
    const after = changed(before, [[["position", "camels", "red"], 7]]);
    expect(after.position.camels).toEqual({ red: 7, blue: 5 });
    expect(after.seats).toBe(before.seats);
  });

  it("leaves the old value as it was", () => {
    const copy = structuredClone(before);
    changed(before, [
      [["seats", 0, "cards", 1], "green"],
      [["position", "camels", "white"], 15],
    ]);
    expect(before).toEqual(copy);
  });

  it("grows lists by one and adds keys", () => {
    const after = changed(before, [
      [["seats", 1, "cards", 0], "blue"],
      [["position", "tile"], { space: 9 }],
    ]);
    expect(after.seats[1]).toEqual({ name: "Piotr", cards: ["blue"] });
    expect(after.position).toEqual({ camels: { red: 4, blue: 5 }, tile: { space: 9 } });
    expect(Array.isArray(after.seats)).toBe(true);
  });

  it("makes one change after the other", () => {
    const after = changed<unknown>(before, [
      [[], { log: [] }],
      [["log", 0], "deal"],
      [["log", 1], "roll"],
      [["log", 0], "new deal"],
    ]);
    expect(after).toEqual({ log: ["new deal", "roll"] });
  });

  it("without changes is the value itself", () => {
    expect(changed(before, [])).toBe(before);
  });
});
