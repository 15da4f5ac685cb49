/** What an alternative of a card brings, read from its words: the same messages that the card was written with. */
import { say } from "../../words/messages.svelte";
import type { Player } from "./position";

export type Resource = "money" | "feet" | "water" | "credits";

const NOUNS: Readonly<Record<Resource, string>> = {
  money: "money",
  feet: "feet",
  water: "water-feet",
  credits: "credits",
};
const MOST = 9; // of a plain gain
const MEASURES: Readonly<Record<string, (player: Player) => number>> = {
  "equal-fans": ({ fans }) => fans,
  "half-fans": ({ fans }) => Math.floor(fans / 2),
};

/** The resource and how much of it; null where the words say something else. */
export function gainOf(words: string, player: Player): { resource: Resource; amount: number } | null {
  for (const [resource, noun] of Object.entries(NOUNS) as [Resource, string][]) {
    for (let n = 1; n <= MOST; n++)
      if (words === say("cubitos-does-gain", { n, noun: say(`cubitos-noun-${noun}`, { n }) }))
        return { resource, amount: n };
    for (const [measure, amount] of Object.entries(MEASURES))
      if (words === say(`cubitos-does-${measure}`, { nouns: say(`cubitos-nouns-${noun}`) }))
        return { resource, amount: amount(player) };
  }
  return null;
}
