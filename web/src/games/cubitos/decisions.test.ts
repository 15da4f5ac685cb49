import { expect, it } from "vitest";
import type { Entry } from "$protocol";
import { momentsOf } from "../../replay/moments";
import { goesOn } from "./decisions";

/** Moves by seat, such as "0 step 90"; those with a dot have no events. */
const groups = (...moves: string[]): string[] => {
  const steps = moves.map((text, entry) => {
    const [seat, ...words] = text.replace(".", "").split(" ");
    const events = text.endsWith(".") ? [] : [{ event: words.at(-1)! }];
    return { entry: { entry, seat: Number(seat), move: words.join(" "), events } as Entry, document: {} as never };
  });
  return momentsOf(steps, goesOn).map(({ numbers }) => numbers.map((number) => moves[number]).join(", "));
};

it("takes a draw, a run and a purchase each as one decision", () => {
  expect(
    groups("1 draw brown", "1 draw dark gray", "1 push", "1 push", "1 pass", "1 step 90", "1 step 91", "1 stop."),
  ).toEqual(["1 draw brown, 1 draw dark gray", "1 push", "1 push", "1 pass", "1 step 90, 1 step 91, 1 stop."]);
  expect(groups("0 stop.", "0 buy white", "0 buy green", "1 step 9")).toEqual([
    "0 stop., 0 buy white, 0 buy green",
    "1 step 9",
  ]);
});

it("counts answers to a card as a part of what raised the question", () => {
  expect(groups("0 push", "0 use rolling-stoned", "0 done.", "0 push", "0 discard red", "0 discard red")).toEqual([
    "0 push, 0 use rolling-stoned, 0 done.",
    "0 push",
    "0 discard red, 0 discard red",
  ]);
  expect(groups("0 foot", "0 step 4", "0 choose 1", "0 step 5", "0 lose red roll", "0 buy blue")).toEqual([
    "0 foot, 0 step 4, 0 choose 1, 0 step 5, 0 lose red roll",
    "0 buy blue",
  ]);
});

it("keeps a decision together while others act, up to the end of the round", () => {
  expect(groups("0 draw red", "1 draw blue", "0 draw red", "1 push", "0 push", "1 pass", "0 done.")).toEqual([
    "1 draw blue",
    "0 draw red, 0 draw red",
    "1 push",
    "1 pass",
    "0 push, 0 done.",
  ]);
  expect(groups("0 pass", "1 pass", "0 use muggles")).toHaveLength(3);
  expect(groups("0 buy red", "1 buy round", "0 buy red")).toHaveLength(3);
});
