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
  /** A card that is used first, dice that go back to Roll first: how the safest push is made. */
  use: string | null;
  returned: readonly string[];
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
  return {
    bust: number(push["bust"]),
    forced: number(push["forced"]),
    bustForced: number(push["bust_forced"]),
    push: brings(push, "expected_"),
    pass: brings(pass),
    use: typeof push["use"] === "string" ? push["use"] : null,
    returned: Object.keys((push["return"] as Record<string, number> | undefined) ?? {}),
    notCounted: Array.isArray(not_counted) ? not_counted.map(String) : [],
  };
}

/** What passing now would bring, abilities included; nothing where that is not known. */
export function passOdds(play: Play): Partial<Pick<Brings, "money" | "feet" | "credits" | "swords">> {
  const found = pushOdds(play)?.pass;
  return found ? { money: found.money, feet: found.feet, credits: found.credits, swords: found.swords } : {};
}
