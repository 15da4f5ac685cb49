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

describe("marks", () => {
  const hits = (text: string, ...words: string[]) =>
    marked(text, words)
      .map((part) => (part.isHit ? `[${part.text}]` : part.text))
      .join("");

  it("are where the words are, also twice and over each other", () => {
    expect(hits("Boo and boo", "boo")).toBe("[Boo] and [boo]");
    expect(hits("ananas", "ana", "nas")).toBe("[ananas]");
  });
  it("keep letters of Ukrainian apart", () => {
    expect(hits("їжак і йод", "іж")).toBe("їжак і йод");
    expect(hits("Верблюд", "вер")).toBe("[Вер]блюд");
  });
});
