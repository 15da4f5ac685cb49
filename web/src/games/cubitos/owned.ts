/** What a player owns, by kind of die and by zone. */
import { DICE, type DieKind, type Dice, type Player } from "./position";

/** The ten kinds that players own; the start player die is lent to one of them. */
export const KINDS: readonly DieKind[] = DICE.filter((kind) => kind !== "start");
export const ZONES = ["draw", "roll", "active", "discard"] as const;
export type ZoneName = (typeof ZONES)[number];

export interface Owned {
  kind: DieKind;
  /** In all zones and in hand. */
  all: number;
  in: Readonly<Record<ZoneName, number>>;
}

export const ownedDice = (player: Player): Owned[] => KINDS.map((kind) => owned(player, kind));

function owned(player: Player, kind: DieKind): Owned {
  const count = (dice: Dice) => dice[kind] ?? 0;
  const active = Object.values(player.active[kind] ?? {}).reduce((sum, one) => sum + one, 0);
  const zones = { draw: count(player.draw), roll: count(player.roll), active, discard: count(player.discard) };
  return { kind, in: zones, all: zones.draw + zones.roll + active + zones.discard + count(player.picked) };
}

/** Where the start player die of a player lies; null for those who do not have it. */
export function startDie(player: Player): ZoneName | null {
  const { in: zones } = owned(player, "start");
  return ZONES.find((zone) => zones[zone] > 0) ?? null;
}
