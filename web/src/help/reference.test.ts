import { expect, it } from "vitest";
import { cardsOf, othersOf, setsOf, tasksOf } from "./reference";

it("lists the cards of a box", () => {
  const box = {
    cards: [{ id: "bob", name: "Bob", colour: "blue", price: "blue die, cost 5", text: ["Run: 1 foot."] }],
  };
  expect(cardsOf(box)).toEqual([{ name: "Bob", colour: "blue", note: "blue die, cost 5", texts: ["Run: 1 foot."] }]);
});
it("lists the cards that are not at the table, and the sets", () => {
  const whole = {
    cards: [
      { id: "bob", name: "Bob", colour: "blue", text: ["Run: 1 foot."] },
      { id: "cat", name: "Fat Cat", colour: "white", text: [] },
    ],
    tracks: [{ id: "still", name: "Still Waters" }],
    sets: [{ id: "last", name: "Grand Finale", cards: ["bob", "cat"], tracks: ["still"], laps: 2 }],
  };
  expect(othersOf(whole, cardsOf({ cards: [whole.cards[0]] })).map(({ name }) => name)).toEqual(["Fat Cat"]);
  expect(setsOf(whole)).toEqual(["Grand Finale: Bob, Fat Cat · Still Waters × 2"]);
  expect(setsOf(null)).toEqual([]);
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
