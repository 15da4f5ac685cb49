import { RequestError } from "../table/requests";
import type { GameTable } from "./contract";

const folders = import.meta.glob<{ default: GameTable }>("./*/index.ts");

/** The table of a game, loaded when it is needed; null for a game that has no pages yet. */
export async function gameTable(id: string): Promise<GameTable | null> {
  const load = folders[`./${id}/index.ts`];
  if (!load) return null;
  try {
    return (await load()).default;
  } catch {
    throw new RequestError(0, { id: "web-server-gone" });
  }
}
