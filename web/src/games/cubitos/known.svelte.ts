/** The names of cards, for sentences that only have their ids: the log is told before and without the box. */
import { untrack } from "svelte";
import type { Box } from "./position";

let names = $state.raw<Readonly<Record<string, string>>>({});

/** Remember how the cards of a box are called in the reader's language. */
export function learnCards(box: Box | null): void {
  if (!box) return;
  const before = untrack(() => names);
  names = { ...before, ...Object.fromEntries(box.cards.map(({ id, name }) => [id, name])) };
}

export const cardName = (id: string): string => names[id] ?? id;
