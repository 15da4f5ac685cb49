/** What is in the box as chapters of the rules: cards and tasks with their texts, as this match has them. */
import type { Json } from "../table/play.svelte";

export interface ReferenceItem {
  name: string;
  colour: string | null;
  note: string;
  texts: readonly string[];
}

/** The cards of a game, if there are some with names and texts. */
export function cardsOf(box: Json | null): ReferenceItem[] {
  return listOf(box, "cards").flatMap((card) => {
    const name = card["name"];
    if (typeof name !== "string") return [];
    const [colour, price] = [card["colour"], card["price"]];
    return [
      {
        name,
        colour: typeof colour === "string" ? colour : null,
        note: typeof price === "string" ? price : "",
        texts: textsOf(card["text"]),
      },
    ];
  });
}

/** Tasks with their points, if the match is played with them. */
export function tasksOf(box: Json | null): { points: number; text: string }[] {
  return listOf(box, "tasks").flatMap(({ points, text }) =>
    typeof points === "number" && typeof text === "string" ? [{ points, text }] : [],
  );
}

function listOf(box: Json | null, name: string): Json[] {
  const found = box?.[name];
  return Array.isArray(found) ? found.filter((one): one is Json => typeof one === "object" && one !== null) : [];
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}
