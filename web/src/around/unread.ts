/** What others said since the reader looked last. */
import type { Row, Said } from "$protocol";

export type SaidRow = Row & { what: Said };

export const isSaid = (row: Row): row is SaidRow => row.what.kind === "said";

/** Rows of talk after a version that somebody else wrote, the latest last. */
export function saidSince(rows: readonly Row[], version: number, seat: number | null): SaidRow[] {
  const since = rows.slice(rows.findLastIndex((row) => row.version <= version) + 1);
  return since.filter(isSaid).filter(({ what }) => seat === null || what.seat !== seat);
}
