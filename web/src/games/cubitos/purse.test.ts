import { expect, it } from "vitest";
import { offerOf, pay, toggle } from "./purse";
import type { Card, Player } from "./position";

const card = { colour: "red", cost: 5 } as Card;
const player = (bought: string[] = []) => ({ bought }) as unknown as Player;

it("spends money before credits", () => {
  expect(pay({ money: 7 }, 6)).toEqual({ money: 6, credits: 0 });
  expect(pay({ money: 4 }, 6)).toEqual({ money: 4, credits: 2 });
});

it("says what can be bought and what is missing", () => {
  expect(offerOf(card, player(), 3, [], 5)).toEqual({ state: "legal" });
  expect(offerOf(card, player(), 3, [], 3)).toEqual({ state: "short", short: 2 });
  expect(offerOf(card, player(), 0, [], 9)).toEqual({ state: "none" });
  expect(offerOf(card, player(["red"]), 3, [], 9)).toEqual({ state: "bought" });
  expect(offerOf(card, player(["blue"]), 3, ["green"], 9)).toEqual({ state: "enough" });
  expect(offerOf(card, player(), 3, ["blue", "red"], 0)).toEqual({ state: "chosen", nth: 1 });
});

it("takes a die back by a second click", () => {
  expect(toggle(toggle([], "red"), "red")).toEqual([]);
});
