/** A replay as the moments of a match: every one of them is a document, like those of live play. */
import type { Document, Entry, MatchNow, Replay, TableNow, Told } from "$protocol";
import { changed } from "../table/fold";

export interface Moment {
  document: Document;
  entry: Entry;
}

/** Whose eyes the match is seen with: a seat's, everybody's (null), or with everything open. */
export type Eyes = number | "all" | null;

/** A part of the match between two marks: a leg, a round. `to` is the first moment behind it. */
export interface Section {
  from: number;
  to: number;
  title: Told | null;
}

export function momentsOf(replay: Replay, seat: number | null, table: TableNow | null): Moment[] {
  const around = aroundMatch(replay, seat, table);
  let match: MatchNow | null = null;
  return replay.steps.map(({ entry, changes }) => {
    match = changed<MatchNow | null>(match, changes);
    return { entry, document: { ...around, match } };
  });
}

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

/** The parts of a match, from the marks that its game sets before entries. */
export function sectionsOf(entries: readonly Entry[], mark: (entry: Entry) => Told | null): Section[] {
  const marks = entries.flatMap((entry, from) => {
    const title = mark(entry);
    return title ? [{ from, title }] : [];
  });
  // The deal belongs to the first part, unless the game says otherwise.
  const isDealt = marks[0] !== undefined && marks[0].from <= 1;
  return spans(
    isDealt ? marks.map((one, index) => (index ? one : { ...one, from: 0 })) : [{ from: 0, title: null }, ...marks],
    entries.length,
  );
}

/** The same from the positions themselves: a move belongs to the part that it was made in. */
export function partsOf(moments: readonly Moment[], part: (position: MatchNow["position"]) => Told | null): Section[] {
  const titles = moments.map((_, at) => part(moments[Math.max(0, at - 1)]!.document.match!.position));
  const starts = titles.flatMap((title, from) =>
    from === 0 || JSON.stringify(title) !== JSON.stringify(titles[from - 1]) ? [{ from, title }] : [],
  );
  return spans(starts, moments.length);
}

const spans = (starts: readonly { from: number; title: Told | null }[], end: number): Section[] =>
  starts.map(({ from, title }, index) => ({ from, title, to: starts[index + 1]?.from ?? end }));

/** The moments at which dice fell. */
export const rollsOf = (entries: readonly Entry[]): number[] =>
  entries.flatMap(({ events }, index) => (events.some(({ event }) => event === "roll") ? [index] : []));

/** The moment of an entry as an address names it: "#37". The last one before it where there is none. */
export function momentAt(entries: readonly Entry[], hash: string): number | null {
  const wanted = /^#(\d{1,6})$/.exec(hash);
  if (!wanted) return null;
  const found = entries.findLastIndex(({ entry }) => entry <= Number(wanted[1]));
  return Math.max(0, found);
}

export const sectionAt = (sections: readonly Section[], at: number): number =>
  Math.max(
    0,
    sections.findLastIndex(({ from }) => from <= at),
  );

/** Whose eyes an address asks for: "?as=1", "?as=all". */
export function eyesOf(search: string, seats = 8): Eyes {
  const asked = new URLSearchParams(search).get("as");
  if (asked === "all") return "all";
  return asked !== null && /^\d$/.test(asked) && Number(asked) < seats ? Number(asked) : null;
}

/** The address of a moment, for those who are to see the same. */
export const addressOf = (table: string, eyes: Eyes, entry: number): string =>
  `/t/${table}/replay${eyes === null ? "" : `?as=${eyes}`}#${entry}`;
