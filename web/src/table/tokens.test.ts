// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { dropSeat, followSeats, heldSeats, holdSeats } from "./tokens";

beforeEach(() => localStorage.clear());

it("keeps the seats of a table in their order, each token once", () => {
  holdSeats("one", [{ seat: 2, token: "c" }]);
  holdSeats("one", [
    { seat: 0, token: "a" },
    { seat: 2, token: "c" },
  ]);
  expect(heldSeats("one")).toEqual([
    { seat: 0, token: "a" },
    { seat: 2, token: "c" },
  ]);
  expect(heldSeats("another")).toEqual([]);
});

it("learns the seat of a token that came by a link", () => {
  holdSeats("one", [{ seat: -1, token: "a" }]);
  holdSeats("one", [{ seat: 1, token: "a" }]);
  expect(heldSeats("one")).toEqual([{ seat: 1, token: "a" }]);
});

it("moves everybody one seat on at a rematch, once", () => {
  holdSeats("one", [
    { seat: 0, token: "a" },
    { seat: 1, token: "b" },
  ]);
  followSeats("one", "two", 3);
  followSeats("one", "two", 3);
  expect(heldSeats("two")).toEqual([
    { seat: 0, token: "b" },
    { seat: 2, token: "a" },
  ]);
});

it("forgets a seat that was given up", () => {
  holdSeats("one", [
    { seat: 0, token: "a" },
    { seat: 1, token: "b" },
  ]);
  dropSeat("one", 0);
  expect(heldSeats("one")).toEqual([{ seat: 1, token: "b" }]);
});

it("does not stumble over what is not ours", () => {
  localStorage.setItem("kostka.seats", "{broken");
  expect(heldSeats("one")).toEqual([]);
  holdSeats("one", [{ seat: 0, token: "a" }]);
  expect(heldSeats("one")).toHaveLength(1);
});

it("keeps the latest hundred tables", () => {
  for (let number = 0; number < 105; number++) holdSeats(`table-${number}`, [{ seat: 0, token: String(number) }]);
  const kept = JSON.parse(localStorage.getItem("kostka.seats")!) as object;
  expect(Object.keys(kept)).toHaveLength(100);
  expect(heldSeats("table-104")).toHaveLength(1);
});
