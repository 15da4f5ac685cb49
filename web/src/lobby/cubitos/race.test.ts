import { describe, expect, it } from "vitest";
import { ownSet, printedSet, withCard, withTrack } from "./race";

const CARD = '[lucky-llama]\ncolour = "blue"\ncost = 6\n';

describe("a race", () => {
  const options = { set: "race-1", cards: [], set_seed: 4, track: [], laps: 0 };
  it("has a card of its own in the place of the same colour", () => {
    expect(withCard(["a", "b", "c"], ["red", "blue", "white"], CARD, "blue")).toEqual(["a", CARD, "c"]);
    expect(withCard(["a", "b"], ["red", "blue"], CARD)).toEqual(["a", CARD]);
  });
  it("forgets chosen cards with a printed set", () => {
    const own = ownSet(options, ["a", "b"]);
    expect(own).toMatchObject({ set: "custom", cards: ["a", "b"], set_seed: -1 });
    expect(printedSet(own, "race-2")).toMatchObject({ set: "race-2", cards: [] });
  });
  it("runs over the set's track, over one, or over two in a row", () => {
    const one = withTrack(options, 0, "first");
    expect(one["track"]).toEqual(["first"]);
    const two = withTrack(one, 1, "second");
    expect(two["track"]).toEqual(["first", "second"]);
    expect(withTrack(two, 0, "other")["track"]).toEqual(["other", "second"]);
    expect(withTrack(two, 1, "")["track"]).toEqual(["first"]);
    expect(withTrack(two, 0, "")["track"]).toEqual([]);
  });
});
