/** Tiles and coats in words, for those who listen and for tooltips. */
import { say, word } from "../../words/messages.svelte";
import type { Coat } from "./coat";
import type { Dog, Survey } from "./position";
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

/** What the points of a coat come from; nothing about tasks where there are none. */
export function describeScore({ options }: Survey, { score, now }: Dog): string {
  const { bones, colours, tasks } = score;
  const parts = [
    say("web-jamniki-for-bones", { points: bones }),
    say(options.every_colour ? "web-jamniki-for-colours" : "web-jamniki-for-run", { points: colours }),
    ...(options.secret_tasks ? [say("web-jamniki-for-tasks", { points: tasks })] : []),
  ];
  return say("web-jamniki-score-words", { parts: parts.join(", "), points: now });
}

function describeEnd({ laidEach }: Survey, { coat, end }: Dog): string {
  if (coat.length === laidEach) return say("web-jamniki-end-full");
  return say("web-jamniki-end-words", {
    end: end ? say("web-jamniki-end-joins", { colour: end.colour, bones: end.bones }) : say("web-jamniki-end-any"),
  });
}

/** All that is to be seen of a dog. */
export const describeDog = (table: Survey, dog: Dog): string =>
  [describeCoat(dog.coat), describeEnd(table, dog), describeScore(table, dog)].join("; ");
