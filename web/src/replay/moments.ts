/** A replay as the moments of a match: the documents after each decision, like those of live play. */
import type { Document, Entry, MatchNow, Replay, Row, TableNow, Told } from "$protocol";
import type { GameTable } from "../games/contract";
import { changed } from "../table/fold";

/** An entry, and the document after it. */
export interface Step {
  document: Document;
  entry: Entry;
}

export interface Moment {
  document: Document;
  /** What was decided, and all that followed: several entries are merged into the last one. */
  entry: Entry;
  /** The number of its first entry. */
  first: number;
  /** The document that the decision was made on; null where it is not known. */
  before: Document | null;
}

/** The point of view: a seat's, everybody's (null), or with everything open. */
export type Eyes = number | "all" | null;

/** A part of the match: a leg, a round. `to` is the first moment behind it. */
export interface Section {
  from: number;
  to: number;
  title: Told | null;
}

export function stepsOf(replay: Replay, seat: number | null, table: TableNow | null): Step[] {
  const around = aroundMatch(replay, seat, table);
  let match: MatchNow | null = null;
  return replay.steps.map(({ entry, changes }) => {
    match = changed<MatchNow | null>(match, changes);
    return { entry, document: { ...around, match } };
  });
}

/** Entries that belong to one decision become one moment. */
export function momentsOf(steps: readonly Step[], goesOn: GameTable["goesOn"]): Moment[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    const { seat } = step.entry;
    const isSame =
      group !== undefined &&
      seat !== null &&
      group[0]!.entry.seat === seat &&
      goesOn?.(
        step.entry,
        group.map(({ entry }) => entry),
      );
    if (isSame) group.push(step);
    else groups.push([step]);
  }
  return groups.map((group, index) => {
    const [first, last] = [group[0]!.entry.entry, group.at(-1)!];
    const before = groups[index - 1]?.at(-1)?.document ?? null;
    return {
      document: last.document,
      entry: { ...last.entry, events: group.flatMap(({ entry }) => entry.events) },
      first,
      // Whoever was away has not seen all documents.
      before: before?.match?.entry === first - 1 ? before : null,
    };
  });
}

/** The rows that the server told while this was played, as far as entries go. */
export const rowsOf = (steps: readonly Step[]): Row[] =>
  steps.map(({ entry }, version): Row => {
    const at = 0;
    if (/^undo\b/.test(entry.move)) return { version, at, what: { kind: "undone", seat: entry.seat ?? 0, entry } };
    if (entry.entry === 0) return { version, at, what: { kind: "begun", commitment: "", entry } };
    return { version, at, what: { kind: "played", by: "player", entry } };
  });

/** What a document has beside the match; nobody is asked anything in a replay. */
function aroundMatch(replay: Replay, seat: number | null, table: TableNow | null): Document {
  return {
    table: table ?? {
      id: "",
      code: "",
      game: replay.game,
      phase: "over",
      options: replay.options,
      settings: {},
      opened_at: 0,
      next: null,
    },
    you: { seat, host: false, muted: [] },
    seats: replay.players.map((name, index) => ({
      kind: replay.bots[index] ? "bot" : "person",
      name,
      level: replay.bots[index] ?? null,
      lent: null,
      screen: false,
      here: true,
    })),
    watching: 0,
    match: null,
    question: null,
    clock: null,
    rules: { ready: true, game: null, done: 0, total: 0 },
  };
}

/** The parts of a match: a move belongs to the part that it was made in. */
export function partsOf(moments: readonly Moment[], part: GameTable["part"]): Section[] {
  const titles = moments.map(({ document, before }) => part?.((before ?? document).match!.position) ?? null);
  const starts = titles.flatMap((title, from) =>
    from === 0 || JSON.stringify(title) !== JSON.stringify(titles[from - 1]) ? [{ from, title }] : [],
  );
  return starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? moments.length }));
}

/** The moments at which dice fell. */
export const rollsOf = (entries: readonly Entry[]): number[] =>
  entries.flatMap(({ events }, index) => (events.some(({ event }) => event === "roll") ? [index] : []));

/** The moment that an entry belongs to; the last one where the match is shorter. */
export function momentOf(moments: readonly Moment[], entry: number): number {
  const found = moments.findIndex((moment) => moment.entry.entry >= entry);
  return found < 0 ? moments.length - 1 : found;
}

/** The moment that an address names by an entry: "#37". */
export function momentAt(moments: readonly Moment[], hash: string): number | null {
  const wanted = /^#(\d{1,6})$/.exec(hash);
  return wanted ? momentOf(moments, Number(wanted[1])) : null;
}

export const sectionAt = (sections: readonly Section[], at: number): number =>
  Math.max(
    0,
    sections.findLastIndex(({ from }) => from <= at),
  );

/** The point of view that an address asks for: "?as=1", "?as=all", "?as=everybody"; undefined where it asks for none. */
export function eyesOf(search: string, seats = 8): Eyes | undefined {
  const asked = new URLSearchParams(search).get("as");
  if (asked === "all") return "all";
  if (asked === "everybody") return null;
  return asked !== null && /^\d$/.test(asked) && Number(asked) < seats ? Number(asked) : undefined;
}

/** The address of a moment, for those who are to see the same. */
export const addressOf = (table: string, eyes: Eyes, entry: number): string =>
  `/t/${table}/replay?as=${eyes ?? "everybody"}#${entry}`;
