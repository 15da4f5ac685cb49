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

/** The legal move that brings most, and what it brings. */
export function bestOf(play: Play): { move: LegalMove; value: number } | null {
  const odds = oddsOf(play);
  if (!odds) return null;
  return play.legal.reduce<{ move: LegalMove; value: number } | null>((best, move) => {
    const value = odds.moves[textOf(move)];
    return value !== undefined && (best === null || value > best.value) ? { move, value } : best;
  }, null);
}
