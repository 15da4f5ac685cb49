/** Tiles and coats in words, for those who listen and for tooltips. */
import { say, word } from "../../words/messages.svelte";
import type { Coat } from "./coat";
import type { Laid } from "./tiles";

export function describe({ parts: [first, second], side, tile }: Laid): string {
  if (side === "white") return say("web-jamniki-tile-white");
  if (tile === null) return say("web-jamniki-tile-unknown");
  return say("web-jamniki-tile", {
    first: word("colour", first.colour),
    first_bones: first.bones,
    second: word("colour", second.colour),
    second_bones: second.bones,
  });
}

/** From muzzle to tail. */
export const describeCoat = (coat: Coat): string =>
  coat.length === 0
    ? say("web-jamniki-coat-empty")
    : coat.map((laid, index) => say("web-jamniki-coat-tile", { place: index + 1, tile: describe(laid) })).join("; ");
