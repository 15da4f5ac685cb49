import { describe, expect, test } from "vitest";
import { COLOURS, kindIn, lay, readLaid, TILE_NAMES, type Part } from "./tiles";

describe("tiles", () => {
  test("are those of the rules, by all that these tell about them", () => {
    const faces = TILE_NAMES.map((name) => lay(name, "plain").parts);
    const parts = faces.flat();
    const count = (wanted: (part: Part) => boolean) => parts.filter(wanted).length;
    expect(faces.length).toBe(32);
    expect(COLOURS.map((colour) => count((part) => part.colour === colour))).toEqual([13, 13, 13, 13, 12]);
    expect([2, 3, 4].map((bones) => count((part) => part.bones === bones))).toEqual([25, 29, 10]);
    expect(faces.filter(([left, right]) => left.colour === right.colour).length).toBe(16);
  });

  test("are read as they lie", () => {
    expect(readLaid("K21").parts.map(({ colour }) => colour)).toEqual(["red", "blue"]);
    expect(readLaid("K21 turned").parts.map(({ colour }) => colour)).toEqual(["blue", "red"]);
    expect(readLaid("K21 white")).toMatchObject({ tile: "K21", side: "white", parts: [{ bones: 2 }, { bones: 2 }] });
    expect(readLaid("? white")).toMatchObject({ tile: null, side: "white" });
  });

  test("with equal faces are one kind, named by the lowest in the hand", () => {
    expect(kindIn(["K01", "K02", "K09"], "K02")).toBe("K01");
    expect(kindIn(["K02", "K09"], "K02")).toBe("K02");
  });
});
