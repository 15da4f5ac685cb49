/** The end of a match: who won, and the figures of everybody. */
import type { Told } from "$protocol";

export interface Column {
  id: string;
  icon: string;
  head: Told;
  /** Which figure of the column is the best one. */
  best: "most" | "least";
}

export interface Figure {
  value: number;
  /** What is shown instead of the value: "1/12". */
  text?: string;
}

export interface TallyRow {
  seat: number;
  place: number;
  /** One per column; null while the log is still being read. */
  figures: readonly (Figure | null)[];
  /** What decided the match, where it is one number. */
  sum?: number;
}

export interface Tally {
  title: Told;
  note: Told;
  columns: readonly Column[];
  /** In order of finish. */
  rows: readonly TallyRow[];
  sum?: { head: Told; icon?: string };
}

/** For each row and column whether it has the best figure; nobody has where all are equal. */
export function bestFigures({ columns, rows }: Pick<Tally, "columns" | "rows">): boolean[][] {
  const best = columns.map((column, at) => {
    const values = rows.flatMap(({ figures }) => figures[at]?.value ?? []);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return values.length === rows.length && least < most ? (column.best === "most" ? most : least) : null;
  });
  return rows.map(({ figures }) => figures.map((figure, at) => figure !== null && figure.value === best[at]));
}

/** Seats with their places, the winners first; seats that share a place stay in turn order. */
export function ranked(places: readonly number[]): { seat: number; place: number }[] {
  return places.map((place, seat) => ({ seat, place })).sort((one, other) => one.place - other.place);
}

export interface Outcome {
  winners: readonly number[];
  seconds: readonly number[];
  /** The reader's place; null for spectators. */
  place: Told | null;
}

export function outcomeOf(places: readonly number[], seat: number | null): Outcome {
  const at = (place: number) => places.flatMap((one, seat) => (one === place ? [seat] : []));
  const own = seat === null ? undefined : places[seat];
  const id = own !== undefined && at(own).length > 1 ? "web-end-place-shared" : "web-end-place";
  return { winners: at(1), seconds: at(2), place: own === undefined ? null : { id, place: own } };
}
