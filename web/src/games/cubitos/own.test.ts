// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { asOption, colourOf, forgetFile, idOf, isText, keepFile, kindOf, ownFiles, ownTexts } from "./own";

const CARD = '[lucky-llama]\ncolour = "blue"\ncost = 6\n';
const TRACK = 'source = "house"\nmap = """\n   1c2\n"""\n';

describe("a file of one's own", () => {
  it("is a track where it has a map, and a card where not", () => {
    expect(kindOf(TRACK)).toBe("track");
    expect(kindOf(CARD)).toBe("card");
    expect(colourOf(CARD)).toBe("blue");
    expect(colourOf(TRACK)).toBeUndefined();
  });
  it("is a text", () => {
    expect(isText(CARD)).toBe(true);
    expect(isText("\u0000\u0001PNG")).toBe(false);
    expect(isText("  \n")).toBe(false);
  });
  it("is named: a card by its table, a track by its file unless it says an id", () => {
    expect(idOf(CARD)).toBe("lucky-llama");
    expect(idOf(asOption(TRACK, "My Pond (2).toml"))).toBe("my-pond-2");
    expect(asOption(`id = "pond"\n${TRACK}`, "other.toml")).toBe(`id = "pond"\n${TRACK}`);
    expect(asOption("cost = 6", "x.toml")).toBe("cost = 6\n");
  });
  it("is found among the options of a table", () => {
    expect(ownTexts({ set: "custom", cards: ["bob", CARD], track: [TRACK], laps: 2 })).toEqual([CARD, TRACK]);
    expect(ownTexts({})).toEqual([]);
  });
});

describe("files that stay in this browser", () => {
  beforeEach(() => localStorage.clear());
  it("are there again, an edited one in place of the older", () => {
    keepFile({ kind: "card", text: CARD, name: "Lucky Llama", colour: "blue" });
    keepFile({ kind: "card", text: CARD.replace("6", "7"), name: "Lucky Llama", colour: "blue" });
    keepFile({ kind: "track", text: asOption(TRACK, "pond.toml"), name: "Pond" });
    expect(ownFiles().map(({ name }) => name)).toEqual(["Lucky Llama", "Pond"]);
    expect(ownFiles()[0]!.text).toContain("cost = 7");
    expect(forgetFile(ownFiles()[0]!.text)).toHaveLength(1);
  });
  it("do not mind what else was kept there", () => {
    localStorage.setItem("kostka.own", "[1, {}]");
    expect(ownFiles()).toEqual([]);
    localStorage.setItem("kostka.own", "nonsense");
    expect(ownFiles()).toEqual([]);
  });
});
