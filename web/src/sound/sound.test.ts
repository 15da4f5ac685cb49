import { expect, it } from "vitest";
import { layersOf, soundOf, type Sound } from "./sound";

const SOUNDS: Sound[] = ["die", "tick", "hop", "coin", "paper", "wool", "bark", "murmur", "thud", "turn"];

it.each(SOUNDS)("%s is over within 600 milliseconds", (sound) => {
  for (let take = 0; take < 5; take += 1)
    for (const { at = 0, length, swell = 0 } of layersOf(sound)) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at + length).toBeLessThanOrEqual(0.6);
      expect(swell).toBeLessThan(length);
    }
});

it("has five takes of a die", () => {
  expect(new Set(Array.from({ length: 5 }, () => layersOf("die"))).size).toBe(5);
});

it("lets each rider hop a semitone higher", () => {
  const pitch = (step: number) => layersOf("hop", step)[0]?.pitch ?? 0;
  expect(pitch(1) / pitch(0)).toBeCloseTo(2 ** (1 / 12));
  expect(pitch(12)).toBeCloseTo(2 * pitch(0));
});

it("is silent as long as nobody has turned it up", () => {
  expect(() => soundOf("die")).not.toThrow();
  expect(() => soundOf(undefined)).not.toThrow();
});
