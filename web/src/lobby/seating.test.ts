import { describe, expect, it } from "vitest";
import {
  botNames,
  cleanName,
  filled,
  newSeats,
  turnedTo,
  usualPlaces,
  withOneMore,
  without,
  type Names,
} from "./seating";

const camelup = {
  seats: [3, 8] as [number, number],
  bots: [
    { id: "easy", name: "" },
    { id: "normal", name: "" },
    { id: "expert", name: "" },
  ],
};
const names: Names = { me: "Anna", bots: ["Bolt", "Anna", "Gizmo"], nobody: (number) => `Player ${number}` };
const kinds = (places: readonly { kind: string }[]) => places.map(({ kind }) => kind);

describe("places at a new table", () => {
  it("are mine and those of usual bots at first", () => {
    const places = usualPlaces(camelup);
    expect(kinds(places)).toEqual(["me", "bot", "bot", "bot"]);
    expect(places[1]!.level).toBe("normal");
    expect(usualPlaces({ ...camelup, seats: [2, 2] })).toHaveLength(2);
    expect(usualPlaces({ ...camelup, bots: [{ id: "own", name: "" }] })[1]!.level).toBe("own");
  });
  it("have one of me: who was there sits where I was", () => {
    const places = turnedTo(turnedTo(usualPlaces(camelup), 2, "open"), 2, "me");
    expect(kinds(places)).toEqual(["open", "bot", "me", "bot"]);
  });
  it("may be without me", () => {
    expect(kinds(turnedTo(usualPlaces(camelup), 0, "bot"))).toEqual(["bot", "bot", "bot", "bot"]);
  });
  it("are never more or fewer than the game has", () => {
    let places = usualPlaces(camelup);
    for (let index = 0; index < 9; index += 1) places = withOneMore(places, camelup, "open");
    expect(places).toHaveLength(8);
    expect(new Set(places.map(({ key }) => key)).size).toBe(8);
    for (let index = 0; index < 9; index += 1) places = without(places, 1, camelup);
    expect(places).toHaveLength(3);
  });
  it("are filled with bots: open ones first, then all that there could be", () => {
    const open = turnedTo(usualPlaces(camelup), 3, "open");
    expect(kinds(filled(open, camelup))).toEqual(["me", "bot", "bot", "bot"]);
    expect(filled(filled(open, camelup), camelup)).toHaveLength(8);
  });
});

describe("the seats that the server is asked for", () => {
  it("have a name for everybody who sits there", () => {
    const places = turnedTo(turnedTo(usualPlaces(camelup), 1, "screen"), 2, "open");
    expect(newSeats(places, names)).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "screen", name: "Player 2" },
      { kind: "open" },
      { kind: "bot", level: "normal", name: "Bolt" },
    ]);
  });
  it("call bots by names that nobody has, and leave it to the server when there are none", () => {
    const found = botNames(usualPlaces(camelup), names);
    expect([...found.values()]).toEqual(["Bolt", "Gizmo", ""]);
    expect(newSeats(usualPlaces(camelup), names)[3]).toEqual({ kind: "bot", level: "normal" });
  });
  it("have names of one line and of 24 letters at most", () => {
    expect(cleanName("  Ан|на\n\tМарія ")).toBe("Ан на Марія");
    expect(cleanName("🐫".repeat(30))).toBe("🐫".repeat(24));
  });
});
