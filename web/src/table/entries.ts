/** The entries of a match that stand. */
import type { Entry, Row } from "$protocol";

/** The entries that stand after entry `upto`: without those that were undone, and without the undos. */
export function entriesOf(rows: readonly Row[], upto = Infinity): Entry[] {
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

/** Whether the rows begin with the first one; older rows of a long match are read page by page. */
export const isComplete = (rows: readonly Row[]): boolean => rows[0]?.version === 0;
