/** What a rival did since the reader's last choice: it can be read until the next one. */
import type { Entry, Row } from "$protocol";
import type { DieKind } from "./position";

export interface Recap {
  /** Spaces run. */
  ran: number;
  credits: number;
  fans: number;
  bought: readonly DieKind[];
  gained: readonly DieKind[];
  lost: readonly DieKind[];
  isBusted: boolean;
}

/** The entries behind the last choice of a seat, up to the one that is on the screen. */
export function entriesSince(rows: readonly Row[], seat: number, shown: number): readonly Entry[] {
  let found: Entry[] = [];
  for (const { what } of rows) {
    if (what.kind === "undone") found = [];
    else if (what.kind === "played" && what.entry.seat === seat) found = [];
    else if (what.kind === "played") found.push(what.entry);
  }
  return found.filter(({ entry }) => entry <= shown);
}

/** What one seat did in these entries; null where there is nothing to tell. */
export function recapOf(entries: readonly Entry[], seat: number): Recap | null {
  const events = entries.flatMap((entry) => entry.events).filter((event) => event["seat"] === seat);
  const of = (name: string) => events.filter(({ event }) => event === name);
  const dice = (name: string) => of(name).map(({ die }) => die as DieKind);
  const recap = {
    ran: of("step").length,
    credits: of("credits").reduce((sum, { amount }) => sum + Number(amount), 0),
    fans: of("fan").length,
    bought: dice("buy"),
    gained: dice("gain"),
    lost: dice("lose"),
    isBusted: of("bust").length > 0,
  };
  return Object.values(recap).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
    ? recap
    : null;
}
