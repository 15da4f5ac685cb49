import { describe, expect, it } from "vitest";
import type { Entry } from "$protocol";
import type { Play } from "../../table/play.svelte";
import { whyNoTile, type Position } from "./position";
import { lines, moveInWords, places } from "./words";

describe("what is pointed at", () => {
  const entry = (...events: Entry["events"]) => ({ entry: 7, seat: 0, move: "roll", events }) as unknown as Entry;

  it("is where a unit landed and came to rest", () => {
    const hit = entry(
      { event: "roll", seat: 0, die: "red", pips: 2 },
      { event: "hit", seat: 1, space: 7, side: "boo", amount: 1 },
      { event: "move", camel: "red", space: 6, carried: 1 },
    );
    expect(places(hit)).toEqual(["space-7", "space-6"]);
  });
  it("is nothing for what has no place on the track", () =>
    expect(places(entry({ event: "ticket", seat: 0, colour: "red", value: 5 }))).toEqual([]));
  it("is the space of an advised tile, and the pyramid of an advised roll", () => {
    expect(places({ move: "tile", space: 9, side: "boo" })).toEqual(["space-9"]);
    expect(places({ move: "roll" })).toEqual(["pyramid"]);
    expect(places({ move: "ticket", colour: "red" })).toEqual([]);
  });
});

describe("the log of a roll that ends a leg", () => {
  const names = ["roll", "move", "leg", "pyramid", "paid"];
  const entry = { entry: 7, seat: 0, move: "roll", events: names.map((event) => ({ event })) } as unknown as Entry;
  const told = (isExplaining: boolean, at: number) =>
    lines(entry, { isExplaining, isCovered: false, entry: { ...entry, entry: at } }).map(({ event }) => event);

  it("says no more than the board while the sheet is read", () => expect(told(true, 7)).toEqual(["roll", "move"]));
  it("is whole afterwards, and for legs before", () => {
    expect(told(false, 7)).toEqual(["roll", "move", "leg", "paid"]);
    expect(told(true, 9)).toEqual(["roll", "move", "leg", "paid"]);
  });
});

describe("an advised camel of the start", () => {
  const asked = (stacks: Position["stacks"]) =>
    moveInWords({ move: "stack", camel: "yellow" }, {
      position: { stacks, unplaced: { 2: ["yellow", "red"] } },
    } as unknown as Play);

  it("goes to the bottom first", () => expect(asked({}).place).toBe("bottom"));
  it("goes above those who stand there", () => expect(asked({ 2: ["blue"] }).place).toBe("above"));
});

describe("why a tile cannot lie somewhere", () => {
  const why = (space: number) => {
    const tiles = { 5: { seat: 0, side: "boo" }, 9: { seat: 1, side: "cheer" } };
    return whyNoTile({ tiles, stacks: { 12: ["red"] } } as unknown as Position, 0, space);
  };
  it("is told in the words of the rules", () => {
    expect([1, 5, 9, 8, 10, 12].map((space) => why(space))).toEqual([
      { id: "web-camelup-tile-not-first" },
      { id: "camelup-tile-in-place" },
      { id: "camelup-tile-on-tile", space: 9 },
      { id: "camelup-tile-beside", space: 8, beside: 9 },
      { id: "camelup-tile-beside", space: 10, beside: 9 },
      { id: "camelup-tile-on-camel", space: 12 },
    ]);
  });
});
