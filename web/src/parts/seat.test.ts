// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Play } from "../table/play.svelte";
import { nameParts, stateOf } from "./seat";

const PERSON = { kind: "person", here: true, lent: null };
const state = { words: { id: "web-cubitos-tag-passed" } };
const playOf = (who: object, own: object | null = state) =>
  ({
    shown: { seats: [PERSON, who] },
    seat: 0,
    game: { state: (seat: number) => (seat ? own : null) },
  }) as unknown as Play;

describe("a seat", () => {
  it("is cut before the number that tells it from others", () => {
    expect(nameParts("Gracz 2")).toEqual(["Gracz", "2"]);
    expect(nameParts("Aleksandra Maria 12")).toEqual(["Aleksandra Maria", "12"]);
    for (const name of ["Anna", "R2D2", "7"]) expect(nameParts(name)).toEqual([name, ""]);
  });
  it("says first that nobody is there, then how it stands, then that a bot plays", () => {
    const of = (who: object, own?: object | null) => stateOf(playOf({ ...PERSON, ...who }, own), 1)?.words.id;
    expect(of({ here: false })).toBe("web-away");
    expect(of({ here: false, lent: "easy" })).toBe("web-lent");
    expect(of({})).toBe("web-cubitos-tag-passed");
    expect(of({ kind: "bot" })).toBe("web-cubitos-tag-passed");
    expect(of({ kind: "bot" }, null)).toBe("web-bot");
    expect(of({}, null)).toBeUndefined();
  });
});
