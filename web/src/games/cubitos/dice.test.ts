import { expect, it } from "vitest";
import { countedDice, fitting, layOut, nameDice, piles } from "./dice";
import type { Player } from "./position";

const player = (zones: Partial<Player>): Player =>
  ({ draw: {}, roll: {}, discard: {}, picked: {}, active: {}, ...zones }) as Player;
const at = (dice: ReturnType<typeof nameDice>, place: string) =>
  dice.filter((die) => die.place === place).map((die) => die.name);

it("keeps the names of dice that stay, and finds the others where they went", () => {
  const first = nameDice(0, player({ draw: { red: 2 }, roll: { red: 1, green: 1 } }), []);
  const after = nameDice(0, player({ draw: { red: 2 }, roll: { green: 1 }, active: { red: { power: 1 } } }), first);
  expect(at(after, "draw")).toEqual(at(first, "draw"));
  expect(at(after, "active")).toEqual([at(first, "roll")[0]]);
  expect(at(after, "roll")).toEqual([at(first, "roll")[1]]);
});

it("is the same when asked twice", () => {
  const mat = player({ draw: { red: 3 }, active: { red: { symbol: 1, power: 2 } } });
  const once = nameDice(1, mat, []);
  expect(nameDice(1, mat, once)).toEqual(once);
});

it("pours the whole of Discard into Draw without touching Roll", () => {
  const before = nameDice(0, player({ discard: { white: 3 }, roll: { white: 2 } }), []);
  const after = nameDice(0, player({ draw: { white: 3 }, roll: { white: 2 } }), before);
  expect(at(after, "draw")).toEqual(at(before, "discard"));
  expect(at(after, "roll")).toEqual(at(before, "roll"));
});

it("never gives a name twice, also when dice come and go at once", () => {
  const before = nameDice(0, player({ active: { red: { symbol: 2 } }, roll: { red: 1 } }), []);
  const after = nameDice(0, player({ discard: { red: 3 }, roll: { red: 2 } }), before);
  expect(new Set(after.map((die) => die.name)).size).toBe(5);
});

it("counts dice in Active by their faces", () => {
  expect(countedDice(player({ active: { blue: { money: 2 } } }))).toEqual([
    { kind: "blue", place: "active", face: "money" },
    { kind: "blue", place: "active", face: "money" },
  ]);
});

it("stacks what looks the same from a dozen on", () => {
  const many = nameDice(0, player({ draw: { "light gray": 7, red: 5 } }), []);
  expect(piles(many).map(({ kind, dice }) => [kind, dice.length])).toEqual([
    ["light gray", 7],
    ["red", 5],
  ]);
  expect(piles(many.slice(0, 11))).toHaveLength(11);
});

it("makes dice as large as they fit", () => {
  const room = { width: 250, height: 84, gap: 6, largest: 50 };
  expect(fitting(4, room)).toBe(50);
  expect(fitting(10, room)).toBe(34);
  expect(fitting(200, room)).toBeNull();
  expect(fitting(3, { ...room, largest: 30 })).toBe(30);
});

it("piles dice up where they do not fit side by side", () => {
  const many = nameDice(0, player({ draw: { "light gray": 9 } }), []);
  expect(layOut(many, { width: 100, height: 34, gap: 5, largest: 30 }).piles).toHaveLength(1);
  expect(layOut(many, { width: 400, height: 34, gap: 5, largest: 30 }).piles).toHaveLength(9);
});

it("leaves room for the counts of piles", () => {
  const kinds = { "light gray": 2, "dark gray": 1, white: 1, brown: 1, red: 1, green: 1, blue: 1 };
  const laid = layOut(nameDice(0, player({ draw: kinds }), []), { width: 260, height: 46, gap: 8, largest: 50 });
  expect(laid).toMatchObject({ size: 26, gap: 12 });
});
