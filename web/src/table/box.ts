/** What is in the box of a game, in the words of a language: cards, tracks, tiles, numbers. */
import type { CheckedOptions } from "$protocol";
import type { Language } from "../words/messages.svelte";
import type { Json, Play } from "./play.svelte";
import { request } from "./requests";

const known = new Map<string, Promise<Json>>();

/** All that there is in the box of a game. */
export function wholeBox(game: string, language: Language): Promise<Json> {
  const path = `/api/games/${game}?lang=${language}`;
  const found = known.get(path) ?? request<Json>(path);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}

/** Put what this match is played with beside the table; asked once for each language and choice of options. */
export async function unpack(play: Play, language: Language): Promise<void> {
  const { options, players } = play.match;
  const asked = JSON.stringify([play.game.id, language, players.length, options]);
  const path = `/api/games/${play.game.id}/check?lang=${language}&seats=${players.length}`;
  const found = known.get(asked) ?? request<CheckedOptions>(path, options).then(({ box }) => box);
  known.set(asked, found);
  try {
    play.box = await found;
  } catch {
    known.delete(asked); // a lost line: the next language or table asks again
  }
}
