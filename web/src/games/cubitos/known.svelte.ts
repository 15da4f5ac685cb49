/** The names of cards and boards, for sentences that only have ids and numbers: the log is told before and without the box. */
import { untrack } from "svelte";
import type { Box } from "./position";

let names = $state.raw<Readonly<Record<string, string>>>({});
let boards = $state.raw<readonly string[]>([]);
let laps = $state(0);

/** Remember how the cards and boards of a race are called in the reader's language, and how many laps it has. */
export function learnRace(box: Box | null): void {
  if (!box) return;
  const before = untrack(() => names);
  names = { ...before, ...Object.fromEntries(box.cards.map(({ id, name }) => [id, name])) };
  boards = box.tracks.map(({ name }) => name);
  laps = box.laps;
}

export const cardName = (id: string): string => names[id] ?? id;

/** What begins with a leg, counted from 1: a lap, or the next board; null behind the last finish. */
export function legBegun(leg: number): { lap: number } | { board: string } | null {
  if (leg > laps * boards.length) return null;
  return boards.length > 1 ? { board: boards[(leg - 1) % boards.length]! } : { lap: leg };
}
