/** The race of Cubitos that is being thought of: eight cards, one track or two, laps. */
import type { Values } from "../options";

export interface Card {
  id: string;
  name: string;
  colour: string;
  cost: number;
  text: string[];
  /** Where values come from that no rulebook states. */
  sources: Record<string, string>;
}

export interface Space {
  kind: "start" | "finish" | "open" | "water";
  rewards: { reward: string; amount: number }[];
  shortcut: unknown;
  jetpack: boolean;
}

/** `space` is null for a wall. */
export interface Brick {
  row: number;
  half: number;
  space: number | null;
}

export interface Line {
  line: "red" | "start";
  from: [number, number];
  to: [number, number];
}

export interface Track {
  id: string;
  name: string;
  source: string;
  red_lines: number;
  lap: number;
  bricks: Brick[];
  spaces: Space[];
  lines: Line[];
}

export interface CardSet {
  id: string;
  name: string;
  cards: string[];
  tracks: string[];
  laps: number;
}

/** Everything that there is, as `GET /api/games/cubitos` tells it. */
export interface Shelf {
  cards: Card[];
  tracks: Track[];
  sets: CardSet[];
}

/** What a choice of options puts on the table, as `/check` tells it. */
export interface Laid {
  cards: Card[];
  tracks: Track[];
  laps: number;
}

/** What a space has, on a small map: something to gain, dice to lose, a quicker way. Told by shape as well as by colour. */
export type Sign = "gain" | "lose" | "way";
export const SIGNS: Record<Sign, string> = {
  gain: "M0-3.6a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z",
  lose: "M-4.6-1.7h9.2v3.4h-9.2z",
  way: "M-3.6-4.2L4.4 0L-3.6 4.2z",
};

/** Eight cards with another one in the place of its colour; a card without a colour takes the last place. */
export function withCard(
  cards: readonly string[],
  order: readonly (string | undefined)[],
  card: string,
  colour?: string,
): string[] {
  const found = order.indexOf(colour);
  const at = found >= 0 ? found : cards.length - 1;
  return cards.map((one, index) => (index === at ? card : one));
}

/** The options as they are when a set of one's own begins with the cards that lie there. */
export const ownSet = (options: Values, cards: readonly string[]): Values => ({
  ...options,
  set: "custom",
  cards: [...cards],
  set_seed: -1,
});

/** Another printed set forgets the cards that were chosen by hand. */
export const printedSet = (options: Values, set: string): Values => ({ ...options, set, cards: [], set_seed: -1 });

/** One track, or two in a row; none where the set's own is meant. */
export function withTrack(options: Values, place: 0 | 1, track: string): Values {
  const now = options["track"] as string[];
  if (place === 0 && track === "") return { ...options, track: [] };
  const next = place === 0 ? [track, ...now.slice(1)] : [now[0]!, track];
  return { ...options, track: next.filter((one) => one !== "") };
}
