/** What is in the box as chapters of the rules: cards and tasks with their texts, and the sets of cards. */
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

/** The cards of the whole box that are not at the table. */
export function othersOf(whole: Json | null, table: readonly ReferenceItem[]): ReferenceItem[] {
  const names = new Set(table.map(({ name }) => name));
  return cardsOf(whole).filter(({ name }) => !names.has(name));
}

/** Sets of cards, each with its cards and the tracks that it is made for: "Race 7: Bob, … · Still Waters × 2". */
export function setsOf(whole: Json | null): string[] {
  const nameOf = (list: string, id: unknown): string =>
    String(listOf(whole, list).find((one) => one["id"] === id)?.["name"] ?? id);
  return listOf(whole, "sets").map(({ name, cards, tracks, laps }) => {
    const run = ids(tracks).map((track) => nameOf("tracks", track));
    const times = typeof laps === "number" && laps > 1 ? ` × ${laps}` : "";
    return `${String(name)}: ${[ids(cards).map((card) => nameOf("cards", card)), run].map((one) => one.join(", ")).join(" · ")}${times}`;
  });
}

const ids = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Tasks with their points. */
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
