import { describe, expect, test } from "vitest";
import { hasTask, taskState } from "./tasks";
import { readLaid } from "./tiles";

const coat = (...tiles: string[]) => tiles.map(readLaid);
const alone = (task: string, ...tiles: string[]) => taskState(task, [coat(...tiles), []], 0);

describe("tasks", () => {
  test("comparisons need a strict lead", () => {
    expect(hasTask("most-red", [coat("K01"), coat("K05")], 0)).toBe(true);
    expect(taskState("most-red", [coat("K01"), coat("K02")], 0)).toEqual({ state: "against", mine: 2, best: 2 });
    expect(hasTask("fewest-bones", [coat("K01"), coat("K32")], 0)).toBe(true);
  });

  test("tiles that only one of two has yet do not count", () => {
    expect(taskState("most-red", [coat("K05", "K01"), coat("K05")], 0)).toEqual({ state: "against", mine: 0, best: 0 });
  });

  test("white is single-coloured, a colour and two bones twice", () => {
    expect(alone("no-single-colour", "K13 white")).toEqual({ state: "lost" });
    expect(alone("two-colours", "K01", "K05 white")).toEqual({ state: "done" });
    expect(alone("2-2-2-2-2", "K01", "K05 white")).toEqual({ state: "of", have: 4, need: 5 });
  });

  test("rows of numbers may stand anywhere; what counts towards them is at the tail", () => {
    expect(alone("2-2-2-2-3", "K32", "K01", "K02", "K14")).toEqual({ state: "done" });
    expect(alone("2-2-2-2-3", "K01", "K14")).toEqual({ state: "of", have: 0, need: 5 });
    expect(alone("3-3-3-3-3", "K01", "K14")).toEqual({ state: "of", have: 2, need: 5 });
  });

  test("what must not be there is lost for good", () => {
    expect(alone("no-eight")).toEqual({ state: "open" });
    expect(alone("no-eight", "K32")).toEqual({ state: "lost" });
    expect(alone("no-equal-neighbours", "K01", "K02")).toEqual({ state: "lost" });
    expect(alone("no-white", "K01")).toEqual({ state: "done" });
    expect(alone("two-colours", "K13", "K20")).toEqual({ state: "lost" });
  });
});
