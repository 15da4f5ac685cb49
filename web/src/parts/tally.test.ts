// @vitest-environment node
import { describe, expect, it } from "vitest";
import { learn, sayTold, type Language } from "../words/messages.svelte";
import { bestFigures, outcomeOf, ranked, type Column, type TallyRow } from "./tally";

/** What of Node's files is needed; its types would reach into the sources of the page. */
const files: { readFileSync(file: URL, encoding: "utf8"): string } = await import(String("node:fs"));

const column = (id: string, best: Column["best"]): Column => ({ id, icon: id, head: { id }, best });
const row = (seat: number, ...values: (number | null)[]): TallyRow => ({
  seat,
  place: seat + 1,
  figures: values.map((value) => (value === null ? null : { value })),
});

describe("best figures", () => {
  it("are the most or the fewest, and shared by those who tie", () => {
    const columns = [column("lines", "most"), column("busts", "least")];
    expect(bestFigures({ columns, rows: [row(0, 8, 2), row(1, 8, 1), row(2, 6, 5)] })).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  it("are not marked where all are equal, or while the log is not complete", () => {
    const columns = [column("whites", "least"), column("rolls", "most")];
    expect(bestFigures({ columns, rows: [row(0, 1, null), row(1, 1, 4)] }).flat()).not.toContain(true);
  });
});

describe("outcome", () => {
  it("names the winners, the seconds and the reader's place", () => {
    expect(outcomeOf([2, 1, 3], 2)).toEqual({ winners: [1], seconds: [0], place: { id: "web-end-place", place: 3 } });
  });

  it("tells places that are shared", () => {
    const places = [1, 3, 1, 3];
    expect(outcomeOf(places, 1)).toEqual({
      winners: [0, 2],
      seconds: [],
      place: { id: "web-end-place-shared", place: 3 },
    });
    expect(ranked(places).map(({ seat }) => seat)).toEqual([0, 2, 1, 3]);
  });

  it("has no place for spectators", () => {
    expect(outcomeOf([1, 2], null).place).toBeNull();
  });
});

describe("the words", () => {
  function says(language: Language, ...told: Parameters<typeof sayTold>[0][]): string[] {
    const folder = new URL(`../../../src/kostka/messages/${language}/`, import.meta.url);
    const read = (file: string) => files.readFileSync(new URL(`${file}.ftl`, folder), "utf8");
    learn(language, ["web", "web-camelup", "web-cubitos", "web-jamniki"].map(read).join("\n"));
    return told.map((one) => sayTold(one, ["Śrubka", "Іскра"]));
  }
  const place = (place: number) => ({ id: "web-end-place", place });
  const points = (player: number, points: number) => ({ id: "web-jamniki-prompt-wins", player, points });
  const behind = (pounds: number) => ({
    id: "web-end-behind",
    place: place(2),
    behind: { id: "web-camelup-behind", behind: pounds },
  });

  it("are natural in every language", () => {
    expect(says("en", points(1, 79), behind(1))).toEqual([
      "Іскра wins with 79 points",
      "you are second, one pound short",
    ]);
    expect(says("pl", points(0, 79), place(3), behind(2))).toEqual([
      "Wygrywa Śrubka z 79 punktami",
      "zajmujesz 3. miejsce",
      "zajmujesz 2. miejsce, zabrakło 2 funtów",
    ]);
    expect(says("uk", points(1, 67), points(1, 61), place(4))).toEqual([
      "Іскра перемагає: 67 очок",
      "Іскра перемагає: 61 очко",
      "ви на 4-му місці",
    ]);
  });
});
