/** The pictures of the games. Each is a file of its own, so that the lobby does not load three whole tables. */
import type { Component } from "svelte";
import { gameTable } from "../games";

const files = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte");

export async function coverOf(game: string): Promise<Component | null> {
  const load = files[`../games/${game}/Cover.svelte`];
  return load ? (await load()).default : ((await gameTable(game))?.Cover ?? null);
}
