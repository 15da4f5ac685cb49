/** Dice on a mat. A position only counts them; here each gets a name of its own, so that it can be seen to travel. */
import { DICE, FACES, type Box, type DieKind, type Face, type Player } from "./position";

export type Place = "draw" | "roll" | "discard" | "active" | "picked";

/** A die that lies somewhere, with the face that it shows; outside of Active it shows its colour alone. */
export interface NamedDie {
  name: string;
  kind: DieKind;
  place: Place;
  face: Face | null;
}

/** Where dice come from, the likeliest first, when a place has more of them than before. */
const COME_FROM: Record<Place, readonly Place[]> = {
  draw: ["discard", "roll", "active", "picked"],
  roll: ["draw", "active", "picked", "discard"],
  active: ["roll", "picked", "draw", "discard"],
  discard: ["active", "roll", "picked", "draw"],
  picked: ["roll", "draw", "discard", "active"],
};
const PLACES = Object.keys(COME_FROM) as Place[];
const COLOURS: Partial<Record<DieKind, string>> = { "light gray": "gray", "dark gray": "dgray", start: "black" };

/** The class and emblem of a kind of dice. */
export const colourOf = (kind: DieKind): string => COLOURS[kind] ?? kind;

/** All dice of a player, named. Those that stay where they were keep their names, the others are found again elsewhere. */
export function nameDice(seat: number, player: Player, before: readonly NamedDie[]): NamedDie[] {
  const wanted = countedDice(player);
  const unused = new Set(before);
  const take = (found: NamedDie | undefined): NamedDie | undefined => {
    if (found) unused.delete(found);
    return found;
  };
  const search = (fits: (die: NamedDie) => boolean) => take([...unused].find(fits));
  const named = wanted.map(({ kind, place, face }) =>
    search((die) => die.kind === kind && die.place === place && die.face === face),
  );
  const names = new Set(named.flatMap((die) => (die ? [die.name] : [])));
  return wanted.map(({ kind, place, face }, index) => {
    let found = named[index];
    for (const origin of [place, ...COME_FROM[place]])
      found ??= search((die) => die.kind === kind && die.place === origin && !names.has(die.name));
    const name = found?.name ?? freshName(seat, kind, names, unused);
    names.add(name);
    return { name, kind, place, face };
  });
}

function freshName(seat: number, kind: DieKind, names: ReadonlySet<string>, unused: ReadonlySet<NamedDie>): string {
  const taken = new Set([...names, ...[...unused].map((die) => die.name)]);
  for (let number = 0; ; number++) {
    const name = `die-${seat}-${kind.replace(" ", "-")}-${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Every die of a player, place by place, in the order of kinds and faces. */
export function countedDice(player: Player): Omit<NamedDie, "name">[] {
  return PLACES.flatMap((place) =>
    DICE.flatMap((kind): Omit<NamedDie, "name">[] => {
      if (place !== "active")
        return Array.from({ length: player[place][kind] ?? 0 }, () => ({ kind, place, face: null }));
      const faces = player.active[kind] ?? {};
      return FACES.flatMap((face) => Array.from({ length: faces[face] ?? 0 }, () => ({ kind, place, face })));
    }),
  );
}

export const countOf = (dice: Readonly<Partial<Record<DieKind, number>>>): number =>
  Object.values(dice).reduce((sum, count) => sum + count, 0);

export const activeCount = (player: Player): number =>
  Object.values(player.active).reduce((sum, faces) => sum + Object.values(faces).reduce((all, one) => all + one, 0), 0);

/** What a face is worth on a kind of dice: two money on the blue one. */
export function amountOf(box: Box | null, kind: DieKind, face: Face | null): number {
  const die = box?.dice.find(({ id }) => id === kind);
  return die?.faces.find((one) => one.face === face)?.amount ?? 1;
}

// ------------------------------------------------------------------------------------------------------------ in a zone

/** Dice that lie together: one, or from a dozen on all that look the same. */
export interface Pile {
  key: string;
  kind: DieKind;
  face: Face | null;
  dice: NamedDie[];
}

export const STACKED_FROM = 12;

export function piles(dice: readonly NamedDie[], stacked = dice.length >= STACKED_FROM): Pile[] {
  const found = new Map<string, Pile>();
  for (const die of dice) {
    const key = stacked ? `${die.kind} ${die.face}` : die.name;
    const pile = found.get(key) ?? { key, kind: die.kind, face: die.face, dice: [] };
    pile.dice.push(die);
    found.set(key, pile);
  }
  return [...found.values()];
}

const SIZES = [50, 44, 38, 36, 34, 30, 28, 26];
/** A die is an eighth higher than wide: its underside shows. */
export const HEIGHT = 45 / 40;

export interface Room {
  width: number;
  height: number;
  gap: number;
  /** The largest that dice may be. */
  largest: number;
}

/** The largest dice of which so many fit into a room; null where even the smallest do not. */
export function fitting(count: number, { width, height, gap, largest }: Room): number | null {
  const fits = (size: number): boolean => {
    const columns = Math.floor((width + gap) / (size + gap));
    const rows = Math.max(1, Math.floor((height + gap) / (size * HEIGHT + gap)));
    return columns * rows >= count;
  };
  return SIZES.find((size) => size <= largest && fits(size)) ?? null;
}

const CORNER = 4; // more between piles, for the counts at their corners

/** How dice lie in a room: side by side while they fit, else in piles of those that look the same. */
export function layOut(
  dice: readonly NamedDie[],
  room: Room,
  isStacked = dice.length >= STACKED_FROM,
): { piles: Pile[]; size: number; gap: number } {
  const size = isStacked ? null : fitting(dice.length, room);
  if (size) return { piles: piles(dice, false), size, gap: room.gap };
  const stacked = piles(dice, true);
  const gap = room.gap + (stacked.length < dice.length ? CORNER : 0);
  return { piles: stacked, size: fitting(stacked.length, { ...room, gap }) ?? SIZES.at(-1)!, gap };
}
