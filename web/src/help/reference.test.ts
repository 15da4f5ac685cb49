import { expect, it } from "vitest";
import { cardsOf, tasksOf } from "./reference";

it("lists the cards of a box", () => {
  const box = {
    cards: [{ id: "bob", name: "Bob", colour: "blue", price: "blue die, cost 5", text: ["Run: 1 foot."] }],
  };
  expect(cardsOf(box)).toEqual([{ name: "Bob", colour: "blue", note: "blue die, cost 5", texts: ["Run: 1 foot."] }]);
});
it("lists its tasks", () => {
  expect(tasksOf({ tasks: [{ id: "a", points: 7, text: "most white" }, { id: "b" }] })).toEqual([
    { points: 7, text: "most white" },
  ]);
});
it("does without", () => {
  expect(cardsOf(null)).toEqual([]);
  expect(cardsOf({ cards: 8, tasks: null })).toEqual([]);
  expect(tasksOf({})).toEqual([]);
});
