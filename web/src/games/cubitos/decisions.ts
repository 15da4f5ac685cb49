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
export function goesOn(entry: Entry, decision: readonly Entry[]): boolean {
  const kind = kindOf(entry);
  if (kind === undefined || decision.every(({ events }) => events.length === 0)) return true;
  return kind !== "throw" && decision.map(kindOf).find(Boolean) === kind;
}
