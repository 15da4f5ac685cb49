import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canTurn, kindIn, lay, readLaid, TILE_NAMES } from "./tiles";

describe("tiles", () => {
  test("are those of the rules", () => {
    const rows = readFileSync("../src/kostka/games/jamniki/compiled/tiles.csv", "utf8").trim().split("\n").slice(1);
    const told = TILE_NAMES.map((name) => {
      const [left, right] = lay(name, "plain").parts;
      return [name, left.colour, left.bones, right.colour, right.bones].join();
    });
    expect(told).toEqual(rows.map((row) => row.trim().split(",").slice(0, 5).join()));
  });

  test("are read as they lie", () => {
    expect(readLaid("K21").parts.map(({ colour }) => colour)).toEqual(["red", "blue"]);
    expect(readLaid("K21 turned").parts.map(({ colour }) => colour)).toEqual(["blue", "red"]);
    expect(readLaid("K21 white")).toMatchObject({ tile: "K21", side: "white", parts: [{ bones: 2 }, { bones: 2 }] });
    expect(readLaid("? white")).toMatchObject({ tile: null, side: "white" });
  });

  test("with two equal parts are not turned", () => {
    expect(canTurn("K01")).toBe(false);
    expect(canTurn("K09")).toBe(true);
    expect(canTurn("K32")).toBe(false);
  });

  test("with equal faces are one kind, named by the lowest in the hand", () => {
    expect(kindIn(["K01", "K02", "K09"], "K02")).toBe("K01");
    expect(kindIn(["K02", "K09"], "K02")).toBe("K02");
  });
});
