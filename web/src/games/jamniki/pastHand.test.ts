import { expect, test } from "vitest";
import type { Entry } from "$protocol";
import { pastHand } from "./pastHand";
import type { Position } from "./position";

const position = (to_act: number | null, ...hand: (string | null)[]) => ({ to_act, hand }) as unknown as Position;
const laid = (tile: string | null): Entry => ({
  entry: 4,
  seat: 1,
  move: "",
  events: [{ event: "lay", seat: 1, side: tile ? "colour" : "white", tile }],
});
const NEXT = position(2, "K01", "K02", "K03");

test("the hand is the one that the tile was chosen from", () => {
  expect(pastHand(laid("K05"), position(1, "K04", "K05", "K06"), NEXT)).toEqual({
    seat: 1,
    tiles: [
      { tile: "K04", isLaid: false },
      { tile: "K05", isLaid: true },
      { tile: "K06", isLaid: false },
    ],
  });
});

test("of an unknown hand only the tile that was laid shows", () => {
  const seen = (tile: string | null) => pastHand(laid(tile), position(1, null, "K06", null), NEXT)?.tiles;
  expect(seen("K05")).toEqual([
    { tile: "K05", isLaid: true },
    { tile: "K06", isLaid: false },
    { tile: null, isLaid: false },
  ]);
  expect(seen(null)?.every(({ isLaid }) => !isLaid)).toBe(true);
});

test("where nothing was laid it is the hand of the seat to act, if there is one", () => {
  const deal: Entry = { entry: 0, seat: null, move: "deal", events: [] };
  expect(pastHand(deal, null, NEXT)?.seat).toBe(2);
  expect(pastHand(deal, null, position(null))).toBeNull();
});
