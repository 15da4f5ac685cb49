/** Who is to sit where at a table that is not open yet. */
import type { GameEntry, NewSeat } from "$protocol";

export type PlaceKind = NewSeat["kind"];
export const PLACE_KINDS: readonly PlaceKind[] = ["me", "open", "bot", "screen"];

export interface Place {
  /** Stays the same while other places come and go. */
  key: number;
  kind: PlaceKind;
  /** Of somebody else in front of this screen. */
  name: string;
  /** Of a bot. */
  level: string;
}

/** What a table calls those who have not said their name. */
export interface Names {
  me: string;
  /** For the bots, in the order of the seats. */
  bots: readonly string[];
  /** Of somebody without a name in this seat, counted from 1. */
  nobody: (number: number) => string;
}

export const NAME_LENGTH = 24;

type Limits = Pick<GameEntry, "seats">;

const USUAL = "normal";

/** How well a bot plays where nobody has said it. */
export const usualLevel = ({ bots }: Pick<GameEntry, "bots">): string =>
  (bots.find(({ id }) => id === USUAL) ?? bots[0])?.id ?? "";

/** One more than the fewest, and all others bots: one click, and the match begins. */
export function usualPlaces(entry: Pick<GameEntry, "seats" | "bots">): Place[] {
  const [fewest, most] = entry.seats;
  const level = usualLevel(entry);
  return Array.from({ length: Math.min(fewest + 1, most) }, (_, index) => ({
    key: index,
    kind: index === 0 ? "me" : "bot",
    name: "",
    level,
  }));
}

/** Somebody else is to sit in a place. There is one of me: where I was before sits whoever was here. */
export function turnedTo(places: readonly Place[], index: number, kind: PlaceKind): Place[] {
  const before = places[index]?.kind ?? kind;
  return places.map((place, at) => {
    if (at === index) return { ...place, kind };
    return kind === "me" && place.kind === "me" ? { ...place, kind: before } : place;
  });
}

export const canAdd = (places: readonly Place[], { seats }: Limits): boolean => places.length < seats[1];
export const canRemove = (places: readonly Place[], { seats }: Limits): boolean => places.length > seats[0];

export function withOneMore(
  places: readonly Place[],
  entry: Pick<GameEntry, "seats" | "bots">,
  kind: PlaceKind,
): Place[] {
  if (!canAdd(places, entry)) return [...places];
  const key = Math.max(-1, ...places.map((place) => place.key)) + 1;
  return [...places, { key, kind, name: "", level: usualLevel(entry) }];
}

export const without = (places: readonly Place[], index: number, limits: Limits): Place[] =>
  canRemove(places, limits) ? places.filter((_, at) => at !== index) : [...places];

/** Bots in all open seats; where none is open, in as many more as the game has. */
export function filled(places: readonly Place[], entry: Pick<GameEntry, "seats" | "bots">): Place[] {
  if (places.some(({ kind }) => kind === "open"))
    return places.map((place) => (place.kind === "open" ? { ...place, kind: "bot" } : place));
  let more = [...places];
  while (canAdd(more, entry)) more = withOneMore(more, entry, "bot");
  return more;
}

export const howMany = (places: readonly Place[], kind: PlaceKind): number =>
  places.filter((place) => place.kind === kind).length;

/** A name as the server takes it: one line, without what a match file needs for itself. */
export const cleanName = (name: string): string =>
  [
    ...name
      .replaceAll(/[|\p{Cc}]/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, NAME_LENGTH)
    .join("");

/** What bots are called: names of the list that nobody at this table has. */
export function botNames(places: readonly Place[], names: Names): Map<number, string> {
  const taken = new Set([names.me, ...places.map(({ name }) => cleanName(name))]);
  const free = names.bots.filter((name) => !taken.has(name));
  const bots = places.filter(({ kind }) => kind === "bot");
  return new Map(bots.map(({ key }, index) => [key, free[index] ?? ""]));
}

const named = (name: string | undefined): { name?: string } => (name ? { name } : {});

/** The seats of a new table. */
export function newSeats(places: readonly Place[], names: Names): NewSeat[] {
  const bots = botNames(places, names);
  return places.map(({ kind, name, level, key }, index): NewSeat => {
    if (kind === "open") return { kind };
    if (kind === "bot") return { kind, level, ...named(bots.get(key)) };
    return { kind, name: cleanName(kind === "me" ? names.me : name) || names.nobody(index + 1) };
  });
}
