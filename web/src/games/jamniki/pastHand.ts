/** The hand of a moment that is over: the tiles that one was chosen from, as they were known then. */
import type { Entry } from "$protocol";
import type { Position } from "./position";

export interface PastHand {
  seat: number;
  tiles: readonly { tile: string | null; isLaid: boolean }[];
}

export function pastHand(entry: Entry | null, before: Position | null, now: Position): PastHand | null {
  const laid = entry?.events.find(({ event }) => event === "lay");
  if (!laid || !before)
    return now.to_act === null ? null : { seat: now.to_act, tiles: now.hand.map((tile) => ({ tile, isLaid: false })) };
  const name = laid["tile"] ? String(laid["tile"]) : null;
  // A tile that nobody else knew shows itself when it is laid.
  const place = name === null ? -1 : before.hand.indexOf(before.hand.includes(name) ? name : null);
  return {
    seat: Number(laid["seat"]),
    tiles: before.hand.map((tile, index) => (index === place ? { tile: name, isLaid: true } : { tile, isLaid: false })),
  };
}
