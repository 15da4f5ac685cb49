// @vitest-environment node
import { describe, expect, it } from "vitest";
import { endOf, type Sample } from "../ending.samples";
import { ending, firstCoats, firstGame, tally } from "./ending";
import recorded from "./ending.samples.json";

const samples = recorded as unknown as Record<string, Sample>;
const colours = samples["four-colours-and-tasks"]!;
const base = samples["three-tasks"]!;

describe("the figures of both games", () => {
  it("are told for everybody, in order of finish", () => {
    const { columns, rows } = tally(endOf(base));
    expect(columns.map(({ id }) => id)).toEqual(["games", "bones", "colours", "white", "tasks"]);
    expect(
      rows.map(({ seat, place, figures, sum }) => [seat, place, ...figures.map((one) => one?.text ?? one?.value), sum]),
    ).toEqual([
      [1, 1, "43 + 46", 83, 6, 1, 0, 89],
      [0, 2, "33 + 44", 66, 5, 1, 6, 77],
      [2, 3, "37 + 33", 62, 8, 0, 0, 70],
    ]);
  });

  it("call the third column by what scores at the table", () => {
    const head = (sample: Sample) => tally(endOf(sample)).columns.find(({ id }) => id === "colours")?.head.id;
    expect([head(base), head(colours)]).toEqual(["web-jamniki-longest", "web-jamniki-colours"]);
  });

  it("count white tiles only when the first game is known", () => {
    const at = tally(endOf(base)).columns.findIndex(({ id }) => id === "white");
    expect(tally(endOf(base, 0, 9)).rows.map(({ figures }) => figures[at])).toEqual([null, null, null]);
    const whites = tally(endOf(colours)).rows.map(({ seat, figures }) => [seat, figures[at]?.value]);
    expect(whites).toEqual([
      [1, 1],
      [0, 0],
      [2, 0],
      [3, 2],
    ]);
  });
});

describe("the first game", () => {
  const entries = base.entries.slice(0, 18);
  const scored = (base.position["players"] as { scores: object[] }[]).map(({ scores }) => ({
    coat: [],
    scores: [scores[0]],
  }));
  const between: Sample = { ...base, entries, position: { ...base.position, number: 2, players: scored } };

  it("is there when the second one has begun, coat by coat", () => {
    expect(firstCoats(base.entries, 3)?.[1]).toEqual(["K32", "K22", "K23", "K26 white", "K02", "K21"]);
    expect(firstCoats(base.entries.slice(0, 17), 3)).toBeNull();
    const game = firstGame(endOf(between))!;
    expect(game.dogs.map(({ coat }) => coat.length)).toEqual([6, 6, 6]);
    expect(game.dogs.map(({ score, now }) => [score.bones, score.colours, score.tasks, now])).toEqual([
      [31, 2, 0, 33],
      [40, 3, 0, 43],
      [33, 4, 0, 37],
    ]);
  });
});

describe("the prompt at the end", () => {
  it("names the winner and the reader's place", () => {
    expect(ending(endOf(base, 2))).toEqual({
      say: { id: "web-jamniki-prompt-wins", player: 1, points: 89 },
      hint: {
        id: "web-end-behind",
        place: { id: "web-end-place", place: 3 },
        behind: { id: "web-jamniki-prompt-behind", points: 19 },
      },
    });
  });

  it("tells the winner and spectators who is second", () => {
    const hint = { id: "web-end-second", names: ["Player 0"], count: 1, score: 77 };
    expect(ending(endOf(base, 1))).toEqual({ say: { id: "web-jamniki-prompt-won", points: 89 }, hint });
    expect(ending(endOf(base))).toEqual({ say: { id: "web-jamniki-prompt-wins", player: 1, points: 89 }, hint });
  });

  it("names winners who tie", () => {
    const tied = { ...base, result: { places: [1, 1, 3], scores: [80, 80, 70] } };
    expect(ending(endOf(tied, 0))).toEqual({
      say: { id: "web-jamniki-prompt-share", players: ["Player 0", "Player 1"], points: 80 },
    });
  });
});
