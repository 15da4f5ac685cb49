// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { LegalMove, Play } from "../../table/play.svelte";
import type { Space, Track } from "./position";
import { runDesk } from "./run.svelte";

const space = (number: number, last: number): Space => ({
  kind: number === 0 ? "start" : number === last ? "finish" : "open",
  row: 0,
  half: 2 * number,
  neighbours: [number - 1, number + 1].filter((next) => next >= 0 && next <= last),
  lines_behind: 0,
  feet_left: last - number,
  rewards: [],
  shortcut: null,
  jetpack: false,
});
const spaces = [0, 1, 2, 3, 4].map((number) => space(number, 4));
const track = {
  spaces,
  lap: 4,
  red_lines: 2,
  bricks: spaces.map(({ row, half }, n) => ({ row, half, space: n })),
} as unknown as Track;

/** A table that plays everything but the moves that it refuses; `ends`: it asks something else after so many moves. */
function table({ refuses = "", ends = 99 } = {}) {
  const played: string[] = [];
  const name = ({ move, space: to }: LegalMove) => [move, to].filter((part) => part !== undefined).join(" ");
  const player = {
    leg: 0,
    space: 0,
    from_leg: 0,
    from_space: 0,
    feet: 3,
    water: 0,
    money: 0,
    credits: 0,
    effects_used: [],
    effects_used_elsewhere: [],
    pending: [["move"]],
  };
  const play = {
    isReplay: false,
    seat: 0,
    pending: null,
    complaint: null as object | null,
    chosen: null,
    match: { entry: 0, legal: [{ move: "stop" }] },
    position: { phase: "move", players: [player] },
    box: { tracks: [track], laps: 1, dice: [] },
    movesOf: (family: string) => (family === "step" ? [{ move: "step", space: 1 }] : []),
    find: (move: LegalMove) => (played.length < ends ? move : undefined),
    act(move: LegalMove) {
      if (name(move) === refuses) play.complaint = {};
      else {
        played.push(name(move));
        play.match.entry++;
      }
      return Promise.resolve();
    },
  };
  return { played, desk: runDesk(play as unknown as Play) };
}

test("a run is played move after move", async () => {
  const { played, desk } = table();
  await desk.runTo(2);
  expect(played).toEqual(["step 1", "step 2", "stop"]);
  expect(desk.isOnTheWay).toBe(false);
  expect(desk.target).toBeNull();
});

test("it ends with the first move that is refused", async () => {
  const { played, desk } = table({ refuses: "step 2" });
  await desk.runTo(3);
  expect(played).toEqual(["step 1"]);
});

test("it ends when something else is asked", async () => {
  const { played, desk } = table({ ends: 2 });
  await desk.runTo(3);
  expect(played).toEqual(["step 1", "step 2"]);
});

test("a space out of reach is not run to", async () => {
  const { played, desk } = table();
  await desk.runTo(4);
  expect(played).toEqual([]);
});

test("keys mean what they are on a keyboard of another alphabet", () => {
  const { played, desk } = table();
  const press = (key: string, code: string) => desk.press({ key, code, target: null } as unknown as KeyboardEvent);
  expect(press("з", "KeyP")).toBe(false);
  expect(press("в", "KeyD")).toBe(true);
  expect(played).toEqual(["step 1"]);
});
