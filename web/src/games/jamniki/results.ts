/** Who has how much after a game, or after the match. */
import { entriesOf } from "../../table/entries";
import type { Play } from "../../table/play.svelte";
import { sumOf, survey, type Score } from "./position";

export interface Ranked {
  seat: number;
  place: number;
  score: Score;
  points: number;
  /** The points of each game. */
  games: readonly number[];
}

/** The sum of the games that are over, best first; those who tie share a place. */
export function ranking(scores: readonly (readonly Score[])[]): Ranked[] {
  const rows = scores.map((games, seat) => {
    const add = (name: keyof Score) => games.reduce((sum, score) => sum + score[name], 0);
    const score = { bones: add("bones"), colours: add("colours"), tasks: add("tasks") };
    return { seat, score, points: sumOf(score), games: games.map(sumOf), place: 0 };
  });
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter(({ points }) => points > row.points).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const rankingOf = (play: Play): Ranked[] => ranking(survey(play).position.players.map(({ scores }) => scores));

export interface Revealed {
  seat: number;
  place: number;
  tile: string;
}

/** What lay white in the game that was scored last, as far as this reader was told. */
export function revealed(play: Play): Revealed[] {
  const scored = entriesOf(play.rows, play.match.entry).findLast(({ events }) =>
    events.some(({ event }) => event === "score"),
  );
  return (scored?.events ?? []).filter(({ event }) => event === "reveal") as unknown as Revealed[];
}
