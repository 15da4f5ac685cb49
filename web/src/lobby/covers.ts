/** The pictures of the games. Each is a file of its own, so that the lobby does not load three whole tables. */
import type { Component } from "svelte";

const files = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte");

export async function coverOf(game: string): Promise<Component | null> {
  return (await files[`../games/${game}/Cover.svelte`]?.())?.default ?? null;
}
