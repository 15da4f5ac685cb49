/** The games of this server, in the words of a language. */
import type { GameEntry } from "$protocol";
import { request } from "../table/requests";
import type { Language } from "../words/messages.svelte";

const known = new Map<Language, Promise<GameEntry[]>>();

// The order in which games are shown; those that are not named come after them.
const FIRST = ["camelup", "jamniki", "cubitos"];

export function games(language: Language): Promise<GameEntry[]> {
  const found = known.get(language) ?? request<GameEntry[]>(`/api/games?lang=${language}`).then(inOrder);
  known.set(language, found);
  found.catch(() => known.delete(language));
  return found;
}

function inOrder(entries: GameEntry[]): GameEntry[] {
  const rank = ({ id }: GameEntry) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  return entries.toSorted((one, other) => rank(one) - rank(other));
}
