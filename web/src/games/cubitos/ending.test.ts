// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Play } from "../../table/play.svelte";
import { endOf, type Sample } from "../ending.samples";
import { ending, feetShort, tally } from "./ending";
import recorded from "./ending.samples.json";
import { finishView, placePlates } from "./finish";
import type { Box } from "./position";

const race = (recorded as unknown as Record<string, Sample>)["race-2"]!;
/** A track of four spaces: start, two more, finish. */
const track = {
  lap: 3,
  red_lines: 2,
  spaces: [3, 2, 1, 0].map((feet, at) => ({ feet_left: feet, lines_behind: Math.min(at, 2) })),
};
const box = { laps: 2, tracks: [track], cards: [] } as unknown as Box;

describe("how the race went", () => {
  it("is told for everybody, in order of finish", () => {
    const { rows } = tally(endOf(race));
    expect(
      rows.map(({ seat, place, figures }) => [seat, place, ...figures.map((one) => one?.text ?? one?.value)]),
    ).toEqual([
      [2, 1, undefined, "1/13", 37, 6, 2],
      [0, 2, undefined, "2/13", 37, 4, 3],
      [1, 3, undefined, "5/13", 20, 7, 5],
    ]);
  });

  it("waits for a log that is not complete", () => {
    const [first] = tally(endOf(race, 0, 3)).rows;
    expect(first?.figures.map((one) => one?.value)).toEqual([undefined, undefined, undefined, undefined, 2]);
  });
});

describe("the prompt at the end", () => {
  it("names the winner and the reader's place", () => {
    expect(ending(endOf(race, 1))).toEqual({
      say: { id: "web-cubitos-won", name: "Player 2", round: 13 },
      hint: { id: "web-end-place", place: 3 },
    });
    expect(ending(endOf(race))).toEqual({
      say: { id: "web-cubitos-won", name: "Player 2", round: 13 },
      hint: { id: "web-cubitos-second", names: ["Player 0"], count: 1 },
    });
    expect(ending(endOf(race, 2)).say).toEqual({ id: "web-cubitos-won-you", round: 13 });
  });

  it("tells how far it was to the line", () => {
    expect([feetShort(box, 0, 1), feetShort(box, 1, 1), feetShort(box, 1, 3), feetShort(box, 2, 1)]).toEqual([
      5, 2, 0, 0,
    ]);
    const players = [
      { leg: 1, space: 2, fans: 0 },
      { leg: 2, space: 1, fans: 0 },
      { leg: 2, space: 2, fans: 0 },
    ];
    const play = (seat: number): Play =>
      ({ ...endOf({ ...race, position: { round: 9, players } }, seat), box }) as unknown as Play;
    expect(ending(play(0)).hint?.["behind"]).toEqual({ id: "web-cubitos-end-short", feet: 1 });
    expect(ending(play(1)).hint?.["behind"]).toEqual({ id: "web-cubitos-end-past" });
  });
});

describe("the finish on the screen", () => {
  const area = { x: 0, y: 0, width: 1000, height: 600 };
  const size = { width: 900, height: 500 };

  it("has the line and the winner in sight, and others who are near", () => {
    const view = finishView(
      [500, 300],
      [
        [560, 300],
        [430, 320],
        [20, 20],
      ],
      area,
      size,
    );
    const seen = ([x, y]: readonly [number, number]) =>
      x * view.scale + view.x > 0 &&
      x * view.scale + view.x < size.width &&
      y * view.scale + view.y > 0 &&
      y * view.scale + view.y < size.height;
    expect(view.scale).toBeGreaterThan(1.1);
    expect([seen([500, 300]), seen([560, 300]), seen([430, 320])]).toEqual([true, true, true]);
  });

  it("keeps name plates apart and inside", () => {
    const plates = placePlates(
      [
        { x: 450, y: 250, width: 100 },
        { x: 480, y: 250, width: 120 },
        { x: 890, y: 480, width: 100 },
      ],
      1.5,
      size,
    );
    const [first, second, third] = plates as [(typeof plates)[0], (typeof plates)[0], (typeof plates)[0]];
    expect(Math.abs(first.x - second.x) >= 110 || Math.abs(first.y - second.y) >= 28).toBe(true);
    expect([third.x + 50 <= size.width, third.y < size.height]).toEqual([true, true]);
  });
});
