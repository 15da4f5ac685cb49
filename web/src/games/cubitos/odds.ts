/** The odds of the next push, as the server tells them (docs/cubitos.md, "Odds"). */
import type { Play } from "../../table/play.svelte";

export interface Brings {
  money: number;
  feet: number;
  credits: number;
  swords: number;
  fans: number;
}

export interface PushOdds {
  bust: number;
  /** The chance that a further push is forced, and to bust in it. */
  forced: number;
  bustForced: number;
  push: Brings;
  pass: Brings;
  /** Dice that go back to Roll with it: how the safest push is made. */
  returned: readonly string[];
  /** A card that would make it safer, used before. */
  safer: { card: string; bust: number } | null;
  /** Cards that may do more than is counted. */
  notCounted: readonly string[];
}

const THINGS = ["money", "feet", "credits", "swords", "fans"] as const;

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const brings = (from: Record<string, unknown>, before = ""): Brings =>
  Object.fromEntries(THINGS.map((name) => [name, number(from[before + name])])) as unknown as Brings;

/** The odds of pushing now; null where there are none. */
export function pushOdds(play: Play): PushOdds | null {
  if (play.odds.state !== "ready") return null;
  const { push, pass, not_counted } = play.odds.found as Record<string, Record<string, unknown> | undefined>;
  if (!push || !pass) return null;
  const card = typeof push["use"] === "string" ? push["use"] : null;
  // The push button uses no card by itself: its figures are those of the safest way without one.
  const ways = Array.isArray(push["ways"]) ? (push["ways"] as Record<string, unknown>[]) : [];
  const plain = (card && ways.find((way) => way["use"] === null)) || push;
  return {
    bust: number(plain["bust"]),
    forced: number(plain["forced"]),
    bustForced: number(plain["bust_forced"]),
    push: brings(plain, "expected_"),
    pass: brings(pass),
    returned: Object.keys((plain["return"] as Record<string, number> | undefined) ?? {}),
    safer: card && plain !== push ? { card, bust: number(push["bust"]) } : null,
    notCounted: Array.isArray(not_counted) ? not_counted.map(String) : [],
  };
}

/** What passing now would bring, abilities included; nothing where that is not known. */
export function passOdds(play: Play): Partial<Pick<Brings, "money" | "feet" | "credits" | "swords">> {
  const found = pushOdds(play)?.pass;
  return found ? { money: found.money, feet: found.feet, credits: found.credits, swords: found.swords } : {};
}
