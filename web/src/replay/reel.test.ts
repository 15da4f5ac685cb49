import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play } from "../table/play.svelte";
import type { Moment, Section } from "./moments";
import { Reel } from "./reel.svelte";

const moments = Array.from(
  { length: 6 },
  (_, index) => ({ document: { match: { entry: index } }, entry: { entry: index, events: [] } }) as unknown as Moment,
);
const sections: Section[] = [
  { from: 0, to: 3, title: null },
  { from: 3, to: 6, title: { id: "leg" } },
];

function reelAt(at: number) {
  const jumps: [number, number][] = [];
  const play = {
    isMoving: false,
    jump: ({ entry }: Moment, speed: number) => jumps.push([entry.entry, speed]),
  };
  return { reel: new Reel(moments, sections, play as unknown as Play, at), jumps, play };
}

describe("a reel", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the next moment as it happened, any other at once", () => {
    const { reel, jumps } = reelAt(1);
    reel.step(2);
    reel.step(1);
    reel.step(5);
    expect(jumps).toEqual([
      [2, 1],
      [1, 0],
      [5, 0],
    ]);
  });

  it("stays where it is at its ends", () => {
    const { reel, jumps } = reelAt(0);
    reel.step(-1);
    expect(jumps).toEqual([]);
    reel.step(99);
    expect(reel.at).toBe(5);
  });

  it("goes from mark to mark", () => {
    const { reel } = reelAt(1);
    reel.nextMark();
    expect(reel.at).toBe(3);
    reel.nextMark();
    expect(reel.at).toBe(5);
    reel.previousMark();
    expect(reel.at).toBe(3);
    reel.previousMark();
    expect(reel.at).toBe(0);
  });

  it("runs to the end, and from there once more", () => {
    const { reel } = reelAt(3);
    reel.toggle();
    vi.advanceTimersByTime(5000);
    expect([reel.at, reel.isRunning]).toEqual([5, false]);
    reel.toggle();
    expect([reel.at, reel.isRunning]).toEqual([0, true]);
    reel.pause();
  });

  it("lets pieces travel as fast as it runs", () => {
    const { reel, jumps } = reelAt(0);
    reel.faster();
    reel.toggle();
    vi.advanceTimersByTime(100);
    expect(jumps).toEqual([[1, 2]]);
    vi.advanceTimersByTime(450);
    expect(jumps).toEqual([
      [1, 2],
      [2, 2],
    ]);
    reel.pause();
  });

  it("waits for pieces that are on their way", () => {
    const { reel, play } = reelAt(0);
    play.isMoving = true;
    reel.toggle();
    vi.advanceTimersByTime(5000);
    expect(reel.at).toBe(0);
    play.isMoving = false;
    vi.advanceTimersByTime(100);
    expect(reel.at).toBe(1);
    reel.pause();
  });

  it("stops when somebody steps by hand", () => {
    const { reel } = reelAt(0);
    reel.toggle();
    reel.step(4);
    vi.advanceTimersByTime(5000);
    expect(reel.at).toBe(4);
  });
});
