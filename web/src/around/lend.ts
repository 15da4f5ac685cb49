/** A bot that keeps nobody waiting plays for a seat. */
import type { GameEntry } from "$protocol";
import { usualLevel } from "../lobby/seating";
import type { Answer } from "../table/connection";
import { request } from "../table/requests";
import type { Session } from "../table/session.svelte";

export async function lend(session: Session, game: string, seat: number): Promise<Answer | null> {
  const games = await request<GameEntry[]>("/api/games");
  const entry = games.find(({ id }) => id === game);
  return entry ? session.act({ type: "lend", seat, level: usualLevel(entry) }) : null;
}
