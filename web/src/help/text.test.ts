import { describe, expect, it } from "vitest";
import { blocksOf, marked, search, type Chapter } from "./text";

const chapter = (name: string, title: string, source: string): Chapter => ({ name, title, blocks: blocksOf(source) });

const CHAPTERS = [
  chapter(
    "tiles",
    "Spectator tiles",
    "A unit that lands on boo goes back.\n\n- The owner gets 1 pound.\n- Never on space 1.",
  ),
  chapter("leg", "End of a leg", "Tickets pay.\nSo do pyramid tickets."),
  chapter("zolte", "Żółty wielbłąd", "Biegnie jak każdy inny."),
];

describe("the text of a chapter", () => {
  it("has paragraphs and lists", () => {
    expect(blocksOf("One\nline.\n\nAnother.\n- a\n- b\n  and more\n\n- c")).toEqual([
      { kind: "text", text: "One line." },
      { kind: "text", text: "Another." },
      { kind: "list", items: ["a", "b and more"] },
      { kind: "list", items: ["c"] },
    ]);
  });
  it("may be empty", () => expect(blocksOf("\n \n")).toEqual([]));
});

describe("a search", () => {
  const found = (query: string) => search(CHAPTERS, query).map((hit) => hit.chapter.name);

  it("finds paragraphs and lines of lists", () => {
    const hits = search(CHAPTERS, "POUND");
    expect(hits).toHaveLength(1);
    expect(hits[0]?.text).toEqual([
      { text: "The owner gets 1 ", isHit: false },
      { text: "pound", isHit: true },
      { text: ".", isHit: false },
    ]);
  });
  it("wants all words, in any order", () => {
    expect(found("back unit")).toEqual(["tiles"]);
    expect(found("back pound")).toEqual([]);
  });
  it("finds titles", () => expect(found("spectator")).toEqual(["tiles"]));
  it("does not need marks on letters", () => {
    expect(found("zolty")).toEqual(["zolte"]);
    expect(found("kazdy")).toEqual(["zolte"]);
    expect(found("wielblad")).toEqual(["zolte"]);
  });
  it("finds nothing for nothing", () => expect(found("  ")).toEqual([]));
});

describe("words", () => {
  const shown = (source: string, query: string) =>
    search([chapter("one", "Title", source)], query).map(({ text }) =>
      (text ?? []).map((part) => (part.isHit ? `[${part.text}]` : part.text)).join(""),
    );

  it("are found whole, never in the middle of others", () => {
    const rules = "Swords are compared. Credits stay. Red lines count how far you are.";
    expect(shown(rules, "red line")).toEqual(["[Red] [lines] count how far you are."]);
    expect(shown("Abilities are optional. A tie is shared.", "tie")).toEqual(["A [tie] is shared."]);
    expect(shown("The boat came.", "camel")).toEqual([]);
  });
  it("are found in every form", () => {
    expect(shown("Za każdą z czerwonych linii dobierasz kość.", "czerwona linia")).toHaveLength(1);
    expect(shown("Лінія лежить між клітинками.", "клітинка")).toEqual(["Лінія лежить між [клітинками]."]);
    expect(shown("Верблюди носять верблюдів.", "верблюд")).toEqual(["[Верблюди] носять [верблюдів]."]);
    expect(shown("Take a ticket.", "tickets")).toEqual(["Take a [ticket]."]);
  });
  it("are shown in their sentence, with what leads to a line of a list", () => {
    expect(shown("One is here. Another is there. Mr. Bats is a third.", "third")).toEqual(["Mr. Bats is a [third]."]);
    expect(shown("Potem grupa idzie\n- dalej przy dopingu;\n- wstecz przy gwizdach.", "dalej")).toEqual([
      "Potem grupa idzie [dalej] przy dopingu.",
    ]);
    expect(shown("You roll.\n- Then you push.", "push")).toEqual(["Then you [push]."]);
  });
  it("may be spread over a paragraph", () => {
    expect(shown("Swords are compared. A tie is won by all.", "swords tie")).toEqual([
      "[Swords] are compared. A [tie] is won by all.",
    ]);
  });
});

describe("marks", () => {
  const hits = (text: string, ...words: string[]) =>
    marked(text, words)
      .map((part) => (part.isHit ? `[${part.text}]` : part.text))
      .join("");

  it("are on whole words, also twice", () => {
    expect(hits("Boo and boo", "boo")).toBe("[Boo] and [boo]");
    expect(hits("Booing", "boo")).toBe("Booing");
  });
  it("keep letters of Ukrainian apart", () => {
    expect(hits("їжак і йод", "іжак")).toBe("їжак і йод");
    expect(hits("Верблюд", "верб")).toBe("[Верблюд]");
  });
});
