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
  /** The numbers of its entries. */
  numbers: readonly number[];
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

/** Entries that belong to one decision become one moment, which stands where the last of them does. */
export function momentsOf(steps: readonly Step[], goesOn: GameTable["goesOn"]): Moment[] {
  const decisions: number[][] = [];
  const latest = new Map<number, number[]>();
  const entriesAt = (places: readonly number[]) => places.map((at) => steps[at]!.entry);
  steps.forEach(({ entry }, at) => {
    if (entry.seat === null) latest.clear();
    const own = entry.seat === null ? undefined : latest.get(entry.seat);
    const between = own ? steps.slice(own.at(-1)! + 1, at).map((step) => step.entry) : [];
    if (own && goesOn?.(entry, entriesAt(own), between)) own.push(at);
    else {
      decisions.push([at]);
      if (entry.seat !== null) latest.set(entry.seat, decisions.at(-1)!);
    }
  });
  return decisions
    .sort((one, two) => one.at(-1)! - two.at(-1)!)
    .map((places) => {
      const entries = entriesAt(places);
      const { document, entry } = steps[places.at(-1)!]!;
      const before = steps[places[0]! - 1]?.document;
      return {
        document,
        entry: { ...entry, events: entries.flatMap(({ events }) => events) },
        numbers: entries.map((one) => one.entry),
        // A reader who was away has not seen all documents.
        before: before?.match?.entry === entries[0]!.entry - 1 ? before : null,
      };
    });
}

/** The rows with entries that the server told while this was played. */
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
  const found = moments.findIndex(({ numbers }) => numbers.includes(entry));
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
