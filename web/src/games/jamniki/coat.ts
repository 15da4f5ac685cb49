/** What a coat is worth and what joins it, as in docs/jamniki.md. */
import { COLOURS, lay, WHITE, type Laid, type Part, type Side } from "./tiles";

export type Coat = readonly Laid[];

export const partsOf = (coat: Coat): Part[] => coat.flatMap(({ parts }) => [...parts]);

export const bonesOf = (coat: Coat): number => partsOf(coat).reduce((sum, { bones }) => sum + bones, 0);

/** The part that the next tile has to join; null where anything fits, on an empty coat and after white. */
export function endOf(coat: Coat): Part | null {
  const last = coat.at(-1);
  return last && last.side !== "white" ? last.parts[1] : null;
}

/** By what a tile joins the end of a coat. */
export type Join = "first" | "white" | "colour" | "bones" | "both";

export function joinOf(coat: Coat, laid: Laid): Join | null {
  if (laid.side === "white") return null;
  if (coat.length === 0) return "first";
  const end = endOf(coat);
  if (!end) return "white";
  const [first] = laid.parts;
  const [colour, bones] = [first.colour === end.colour, first.bones === end.bones];
  if (colour) return bones ? "both" : "colour";
  return bones ? "bones" : null;
}

export const fits = (coat: Coat, tile: string, side: Side = "plain"): boolean => joinOf(coat, lay(tile, side)) !== null;

export interface Run {
  colour: string;
  /** The first part of it, from 0 at the muzzle. */
  from: number;
  length: number;
  bones: number;
}

/** All runs of one colour from muzzle to tail; white makes none. */
export function runsOf(coat: Coat): Run[] {
  const runs: Run[] = [];
  let last: Run | null = null;
  partsOf(coat).forEach(({ colour, bones }, at) => {
    if (colour === WHITE) last = null;
    else if (last?.colour === colour) {
      last.length += 1;
      last.bones += bones;
    } else {
      last = { colour, from: at, length: 1, bones };
      runs.push(last);
    }
  });
  return runs;
}

/** The longest run, of equals the one nearest to the muzzle. */
export const longestRun = (coat: Coat): Run | null =>
  runsOf(coat).reduce<Run | null>((best, run) => (best && best.length >= run.length ? best : run), null);

/** The best run in a colour: the longest, then the one with fewer bones. */
export function bestRun(coat: Coat, colour: string): Run | null {
  const runs = runsOf(coat).filter((run) => run.colour === colour);
  return runs.reduce<Run | null>((best, run) => (best && compareRuns(best, run) >= 0 ? best : run), null);
}

const compareRuns = (one: Run, other: Run): number => one.length - other.length || other.bones - one.bones;

export interface ColourRow {
  colour: string;
  runs: readonly (Run | null)[];
  winners: readonly number[];
  /** Several are equally long, and how that was decided. */
  tie: "bones" | "shared" | null;
}

/** Variant: in each colour the best run of all coats scores its length. */
export function colourRows(coats: readonly Coat[]): ColourRow[] {
  return COLOURS.map((colour) => {
    const runs = coats.map((coat) => bestRun(coat, colour));
    const best = runs.reduce<Run | null>((top, run) => (!run || (top && compareRuns(top, run) >= 0) ? top : run), null);
    const winners = runs.flatMap((run, seat) => (run && best && compareRuns(run, best) === 0 ? [seat] : []));
    const longest = runs.filter((run) => run && run.length === best?.length).length;
    const tie = longest < 2 ? null : winners.length > 1 ? "shared" : "bones";
    return { colour, runs, winners, tie };
  });
}

export const colourPoints = (rows: readonly ColourRow[], seat: number): number =>
  rows.reduce((sum, { winners, runs }) => sum + (winners.includes(seat) ? (runs[seat]?.length ?? 0) : 0), 0);

// ---------------------------------------------------------------------------------------------------------- the drawing

export const PART = 60;
export const HEAD = 150;
export const TAIL = 84;

/** Width of a dog in units of its drawing. */
export const dogWidth = (parts: number): number => HEAD + PART * parts + TAIL;

/** A part on the screen, in pixels, where a dog of so many parts has so much width. */
export const partSize = (parts: number, width: number): number => Math.min(72, (PART * width) / dogWidth(parts));

/** Below 26 px bones are one bone and a figure, below 18 px a part is its emblem. */
export type Detail = "bones" | "figure" | "emblem";
export const detailOf = (size: number): Detail => (size >= 26 ? "bones" : size >= 18 ? "figure" : "emblem");
