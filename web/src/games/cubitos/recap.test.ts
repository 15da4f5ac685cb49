import { expect, it } from "vitest";
import type { Row } from "$protocol";
import { entriesSince, recapOf } from "./recap";

let number = 0;
const row = (seat: number, ...events: Record<string, unknown>[]): Row => {
  number++;
  const entry = { entry: number, seat, move: "", events: events.map((event) => ({ seat, ...event })) };
  return { version: number, at: 0, what: { kind: "played", by: "player", entry } } as unknown as Row;
};
const step = (seat: number) => row(seat, { event: "step", space: 4 });

it("tells what a rival did since the reader's last choice", () => {
  const rows = [
    row(1, { event: "buy", die: "red" }),
    row(0, { event: "step", space: 9 }),
    step(1),
    row(1, { event: "step", space: 5 }, { event: "credits", amount: 2 }, { event: "fan", fans: 3 }),
    row(2, { event: "bust" }),
    row(1, { event: "buy", die: "blue" }),
  ];
  const entries = entriesSince(rows, 0, number);
  expect(recapOf(entries, 1)).toEqual({
    ran: 2,
    credits: 2,
    fans: 1,
    bought: ["blue"],
    gained: [],
    lost: [],
    isBusted: false,
  });
  expect(recapOf(entries, 2)).toMatchObject({ isBusted: true, ran: 0 });
  expect(recapOf(entries, 3)).toBeNull();
});

it("tells nothing once the reader has chosen, and nothing that is not on the screen yet", () => {
  const before = step(1);
  const shown = number;
  expect(entriesSince([before, step(1)], 0, shown)).toHaveLength(1);
  expect(entriesSince([before, row(0, { event: "pass" })], 0, number)).toEqual([]);
});

it("forgets what was taken back", () => {
  const undone = { version: 9, at: 0, what: { kind: "undone", seat: 1, entry: { entry: 9, seat: 1, events: [] } } };
  expect(entriesSince([step(1), undone as unknown as Row], 0, 99)).toEqual([]);
});
