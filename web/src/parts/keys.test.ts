// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { keep } from "../settings.svelte";
import { isUnwanted, keyOf } from "./keys";

describe("a key", () => {
  afterEach(() => keep({ shortcuts: true }));

  it("is the Latin letter in its place on a keyboard of another alphabet", () => {
    expect(keyOf({ code: "KeyR", key: "к" })).toBe("r");
    expect(keyOf({ code: "KeyR", key: "К" })).toBe("r");
  });
  it("is the letter that a Latin keyboard writes, wherever that is", () => {
    expect(keyOf({ code: "KeyQ", key: "a" })).toBe("a");
    expect(keyOf({ code: "Minus", key: "?" })).toBe("?");
  });
  it("is the letter also where the keyboard writes an accent", () =>
    expect(keyOf({ code: "KeyL", key: "ł" })).toBe("l"));
  it("keeps its name if it writes nothing", () =>
    expect(keyOf({ code: "ArrowLeft", key: "ArrowLeft" })).toBe("ArrowLeft"));
  it("does nothing as a letter or a digit once shortcuts are off", () => {
    keep({ shortcuts: false });
    const unwanted = ["r", "к", "7", "?", " ", "Enter", "ArrowLeft", "Escape"].filter((key) => isUnwanted({ key }));
    expect(unwanted).toEqual(["r", "к", "7", "?"]);
    keep({ shortcuts: true });
    expect(isUnwanted({ key: "r" })).toBe(false);
  });
});
