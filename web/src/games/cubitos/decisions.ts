/** Which entries are one decision: all dice of a draw, a whole run, both dice of a purchase. */
import type { Entry } from "$protocol";

type Kind = "throw" | "draw" | "discard" | "run" | "buy";

const KINDS: Readonly<Record<string, Kind>> = {
  push: "throw",
  pass: "throw",
  draw: "draw",
  discard: "discard",
  step: "run",
  wade: "run",
  jetpack: "run",
  shortcut: "run",
  foot: "run",
  buy: "buy",
};

const kindOf = ({ move }: Entry): Kind | undefined => KINDS[move.split(" ", 1)[0] ?? ""];

/** Answers to what a card asks have no kind: they belong to what raised the question. */
export function goesOn(entry: Entry, decision: readonly Entry[], between: readonly Entry[]): boolean {
  const [kind, own] = [kindOf(entry), decision.map(kindOf).find(Boolean)];
  // Everybody draws and rolls at the same time; passing ends that, and the next round ends everything.
  if ([...decision, ...between].some(beginsRound)) return false;
  if (between.length && decision.some(({ move }) => move === "pass")) return false;
  if (kind === undefined || decision.every(({ events }) => events.length === 0)) return true;
  return kind !== "throw" && own === kind;
}

const beginsRound = ({ events }: Entry): boolean => events.some(({ event }) => event === "round");
