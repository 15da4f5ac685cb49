/** Which dice to draw: what a player would mostly want is proposed, and every die can be changed. */
import type { LegalMove, Play } from "../../table/play.svelte";
import { countOf } from "./dice";
import { askedOf, DICE, ownPlayer, type Box, type DieKind, type Player } from "./position";

export type DrawFrom = "draw" | "discard";
type Counts = Readonly<Record<string, number>>;

export interface Need {
  /** Dice that are still to be drawn. */
  count: number;
  /** Kinds that do not count towards it. */
  free: readonly DieKind[];
  /** Any dice from anywhere, as many as one likes. */
  atWill: boolean;
}

/** What the draw asks for. */
export function drawNeed(play: Play): Need {
  const player = ownPlayer(play);
  const [target] = askedOf(player!)?.slice(1) ?? [];
  const all = (player ? countOf(player.draw) : 0) + (player ? countOf(player.discard) : 0);
  if (!player || target === "at will") return { count: all, free: [], atWill: true };
  if (target === "picked") {
    const added = player.pending.findLast(([name]) => name === "add dice");
    return { count: Number(added?.[1] ?? 1) - countOf(player.picked), free: [], atWill: false };
  }
  const left = play.match.prompt?.["left"];
  return { count: typeof left === "number" ? left : 0, free: player.free, atWill: false };
}

/** Dice by what they are worth: those that cost most first, light gray ones last. */
export function byWorth(box: Box | null): DieKind[] {
  const worth = (kind: DieKind) => box?.cards.find(({ colour }) => colour === kind)?.cost ?? DICE.indexOf(kind) / 10;
  return [...DICE].sort((one, other) => worth(other) - worth(one));
}

/** Dice in colours first, then gray ones; everything that does not count, and everything where all may be drawn. */
export function drawPlan(player: Player, need: Need, box: Box | null): Counts {
  const plan: Record<string, number> = {};
  let left = need.count;
  for (const kind of byWorth(box)) {
    const there = player.draw[kind] ?? 0;
    const taken = need.free.includes(kind) ? there : Math.min(there, left);
    if (!need.free.includes(kind)) left -= taken;
    if (taken) plan[`draw ${kind}`] = taken;
    if (need.atWill && player.discard[kind]) plan[`discard ${kind}`] = player.discard[kind];
  }
  return plan;
}

/** How many of the chosen dice count towards what is to be drawn. */
export const counted = (plan: Counts, need: Need): number =>
  Object.entries(plan).reduce((sum, [key, count]) => {
    const kind = key.slice(key.indexOf(" ") + 1) as DieKind;
    return need.free.includes(kind) ? sum : sum + count;
  }, 0);

/** One more die of a kind, or one less; where the draw is full, the cheapest other one stays behind for it. */
export function changePlan(plan: Counts, key: string, by: 1 | -1, need: Need, box: Box | null): Counts {
  const changed: Record<string, number> = { ...plan, [key]: Math.max(0, (plan[key] ?? 0) + by) };
  if (!need.atWill && counted(changed, need) > need.count) {
    const cheapest = byWorth(box)
      .reverse()
      .map((kind) => `draw ${kind}`)
      .find((one) => one !== key && (changed[one] ?? 0) > 0 && !need.free.includes(one.slice(5) as DieKind));
    if (!cheapest) return plan;
    changed[cheapest]!--;
  }
  return Object.fromEntries(Object.entries(changed).filter(([, count]) => count > 0));
}

/** The moves of a plan. */
export function drawMoves(plan: Counts, need: Need, player: Player): LegalMove[] {
  const total = Object.values(plan).reduce((sum, count) => sum + count, 0);
  if (need.atWill && total > 0 && total === countOf(player.draw) + countOf(player.discard))
    return [{ move: "draw-all" }];
  const draws = Object.entries(plan).flatMap(([key, count]) => {
    const at = key.indexOf(" ");
    const move = { move: key.slice(0, at) === "discard" ? "draw-discarded" : "draw", die: key.slice(at + 1) };
    return Array.from({ length: count }, () => move);
  });
  // Dice that do not count come first, while the draw is still open.
  const free = (move: LegalMove) => (need.free.includes(move["die"] as DieKind) ? 0 : 1);
  return [...draws.sort((one, other) => free(one) - free(other)), { move: "done" }];
}
