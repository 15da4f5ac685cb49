/** The entries of a match that stand. */
import type { Entry, Row } from "$protocol";

/** The entries that stand after entry `upto`: without those that were undone, and without the undos. */
export function entriesOf(rows: readonly Row[], upto: number): Entry[] {
  const standing: Entry[] = [];
  for (const { what } of rows) {
    if (what.kind === "begun" || what.kind === "played") {
      if (what.entry.entry <= upto) standing.push(what.entry);
    } else if (what.kind === "undone" && what.entry.entry <= upto) {
      standing.splice(-Number(what.entry.move.split(" ")[1] ?? 1));
    }
  }
  return standing;
}
