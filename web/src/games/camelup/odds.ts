/** What the engine tells of chances and values, as docs/camelup.md has it. */
import type { LegalMove, Play } from "../../table/play.svelte";
import type { Colour } from "./position";

export interface Odds {
  leg: Record<Colour, { first: number; second: number; third: number; fourth: number; last: number }>;
  race_ends: number;
  tile_hits: Record<string, number>;
  race: Record<Colour, { win: number; second: number; third: number; fourth: number; lose: number }>;
  race_error: number;
  /** Expected gain in pounds, by the text of a move. */
  moves: Record<string, number>;
  waiting: Record<string, number>;
  waiting_error: number;
}

export const oddsOf = (play: Play): Odds | null =>
  play.odds.state === "ready" ? (play.odds.found as unknown as Odds) : null;

/** The text of a move: its values in their order. */
export const textOf = (move: LegalMove): string => Object.values(move).join(" ");

export const valueOf = (play: Play, move: LegalMove): number | null => oddsOf(play)?.moves[textOf(move)] ?? null;
