import { describe, expect, it } from "vitest";
import type { OptionEntry } from "$protocol";
import { differing, fieldOf, nameOf, usualValues, wordOf } from "./options";

const option = (name: string, schema: Record<string, unknown>, choices: OptionEntry["choices"] = []): OptionEntry => ({
  name,
  accepts: "",
  help: "",
  schema,
  choices,
});
const options = [
  option("netting", { type: "boolean", default: false }),
  option("games", { type: "integer", default: 2, minimum: 1, maximum: 2 }),
  option("start", { type: "integer", default: -1, minimum: -1, maximum: 7 }, [{ value: -1, name: "anybody" }]),
  option("set", { type: "string", default: "race-1" }, [{ value: "race-1", name: "Race 1" }]),
  option("cards", { type: "array", default: [] }),
];

describe("options of a game", () => {
  it("are switches, a few numbers, numbers, lists, or not to be chosen by themselves", () => {
    expect(options.map((one) => fieldOf(one)?.kind)).toEqual(["switch", "few", "number", "list", undefined]);
    expect(fieldOf(options[1]!)).toEqual({ kind: "few", values: [1, 2] });
    expect(fieldOf(option("title", { type: "string" }))).toEqual({ kind: "text" });
  });
  it("are sent where they differ from the usual", () => {
    const usual = usualValues({ options });
    expect(usual["games"]).toBe(2);
    expect(differing({ options }, usual)).toEqual({});
    expect(differing({ options }, { ...usual, netting: true, cards: ["bob"], games: 2 })).toEqual({
      netting: true,
      cards: ["bob"],
    });
  });
  it("send nothing that the game does not have", () => {
    expect(differing({ options }, { colour: "red" })).toEqual({});
  });
  it("call a value by its name where it has one", () => {
    expect(nameOf(options[2]!, -1)).toBe("anybody");
    expect(nameOf(options[2]!, 3)).toBe("3");
    expect(wordOf("camelup", "hidden_purses")).toBe("camelup-hidden-purses");
  });
});
