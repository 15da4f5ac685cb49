/** The places that a line of the log or an advised move is about: "coat-1-2" is the third tile of seat 1, "hand-K05" a tile. */
import type { Entry } from "$protocol";
import { entriesOf } from "../../table/entries";
import type { LegalMove, Play } from "../../table/play.svelte";

export function placesOf(about: Entry | LegalMove, play: Play): readonly string[] {
  if (!isEntry(about)) return [`hand-${String(about["tile"])}`];
  const standing = entriesOf(play.rows, play.match.entry);
  // The tiles of an earlier game are not on the table any more.
  const lastGame = standing.findLastIndex(({ events }) => events.some(({ event }) => event === "again"));
  const laid = standing.slice(lastGame + 1).filter((entry) => entry.seat === about.seat && entry.seat !== null);
  const index = laid.findIndex(({ entry }) => entry === about.entry);
  return index < 0 ? [] : [`coat-${about.seat}-${index}`];
}

const isEntry = (about: Entry | LegalMove): about is Entry => Array.isArray((about as Entry).events);

/** The tiles of a coat that somebody points at. */
export const pointedTiles = ({ pointed }: Play, seat: number): readonly number[] =>
  pointed.filter((place) => place.startsWith(`coat-${seat}-`)).map((place) => Number(place.split("-")[2]));
