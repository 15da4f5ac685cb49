import { expect, it } from "vitest";
import { ownedDice, startDie } from "./owned";
import type { Player } from "./position";

const player = {
  draw: { "light gray": 1 },
  roll: { red: 2 },
  active: { "light gray": { money: 2 }, blue: { foot: 1 }, start: { blank: 1 } },
  discard: { "light gray": 4 },
  picked: { red: 1 },
} as unknown as Player;

it("counts dice by kind and zone, also those in hand", () => {
  const rows = ownedDice(player);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual({ kind: "light gray", all: 7, in: { draw: 1, roll: 0, active: 2, discard: 4 } });
  expect(rows.find(({ kind }) => kind === "red")).toMatchObject({ all: 3, in: { roll: 2 } });
  expect(rows.find(({ kind }) => kind === "white")?.all).toBe(0);
});

it("finds the start player die", () => {
  expect(startDie(player)).toBe("active");
  expect(startDie({ ...player, active: {} })).toBeNull();
});
