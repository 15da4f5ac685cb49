// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { LegalMove, Play } from "../../table/play.svelte";
import { learn, sayTold } from "../../words/messages.svelte";
import { planInWords } from "./plans";

const space = (feet_left: number, rewards: unknown[] = [], shortcut: unknown = null) => ({
  kind: "open",
  feet_left,
  rewards,
  shortcut,
});
const box = {
  cards: [
    { colour: "red", name: "Bob" },
    { colour: "blue", name: "Wizard" },
  ],
  tracks: [{ spaces: [space(9), space(8), space(7, [{ reward: "credits", amount: 2 }]), space(6, [], { to: 2 })] }],
  laps: 1,
};
const play = { box, seat: 0, position: { players: [{ leg: 0, space: 0 }] } } as unknown as Play;
const step = (space: number): LegalMove => ({ move: "step", space });
const told = (...plan: LegalMove[]): string | null => {
  const found = planInWords(plan, play);
  return found && sayTold(found);
};

beforeEach(() =>
  learn(
    "en",
    `web-cubitos-plan-draw = Draw { $dice }
web-cubitos-plan-dice = { $count } { $die }
web-cubitos-plan-buy = Buy { $card }
web-cubitos-plan-buy-two = Buy { $first } and { $second }
web-cubitos-plan-reward = Stop at { $rewards }
web-cubitos-plan-run = Run { $count }, { $left } to go
web-cubitos-plan-by-shortcut = Shortcut: { $end }
web-cubitos-track-reward-credits = +{ $amount } credits`,
  ),
);

describe("planInWords", () => {
  it("counts dice", () => {
    const [red, green] = [
      { move: "draw", die: "red" },
      { move: "draw", die: "green" },
    ];
    expect(told(red, green, red)).toBe("Draw 2 red, 1 green");
  });
  it("names cards", () => {
    expect(told({ move: "buy", die: "red" }, { move: "done" })).toBe("Buy Bob");
    expect(told({ move: "buy", die: "red" }, { move: "buy", die: "blue" })).toBe("Buy Bob and Wizard");
  });
  it("says where a run ends", () => {
    expect(told(step(1), step(2))).toBe("Stop at +2 credits");
    expect(told(step(1), { move: "stop" })).toBe("Run 1, 8 to go");
    expect(told(step(3), { move: "shortcut" })).toBe("Shortcut: Stop at +2 credits");
  });
  it("leaves other moves to their own words", () => {
    expect(told({ move: "push" })).toBeNull();
    expect(told({ move: "stop" })).toBeNull();
  });
});
