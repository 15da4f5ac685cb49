/** The end of a real match as a page has it, for tests. */
import type { Entry, Row } from "$protocol";
import type { Play } from "../table/play.svelte";

export interface Sample {
  players: readonly string[];
  options: Record<string, unknown>;
  position: Record<string, unknown>;
  result: { places: readonly number[]; scores: readonly number[] };
  entries: readonly Entry[];
}

/** `first`: the version of the first row that this reader has. */
export function endOf(sample: Sample, seat: number | null = null, first = 0): Play {
  const { players, options, position, result, entries } = sample;
  const rows = entries.map((entry, at) => ({
    version: first + at,
    at: 0,
    what: { kind: "played", by: "player", entry },
  }));
  const match = { players, options, position, result, standing: result.scores, entry: entries.at(-1)?.entry };
  return { players, seat, rows: rows as Row[], match, position, box: null, isOver: true } as unknown as Play;
}
