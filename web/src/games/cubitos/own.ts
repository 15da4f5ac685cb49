/** Cards and tracks of one's own: small TOML texts that stay in this browser. */

export interface OwnFile {
  kind: "card" | "track";
  text: string;
  name: string;
  /** Of a card. */
  colour?: string;
}

const KEY = "kostka.own";
const MOST = 100;
const MAP = /^\s*map\s*=/m;
const COLOUR = /^\s*colour\s*=\s*["'](\w+)["']/m;
const CARD_ID = /^\s*\[([\w-]+)\]/m;
const TRACK_ID = /^\s*id\s*=\s*["']([^"']+)["']/m;

/** A track has a map, a card has none. */
export const kindOf = (text: string): OwnFile["kind"] => (MAP.test(text) ? "track" : "card");

export const colourOf = (text: string): string | undefined => COLOUR.exec(text)?.[1];

/** What a text calls itself; an edited file replaces the one of the same id. */
export const idOf = (text: string): string | undefined =>
  (kindOf(text) === "track" ? TRACK_ID : CARD_ID).exec(text)?.[1];

/** What is no text at all, such as a picture, is not worth asking the server about. */
export const isText = (text: string): boolean => !/[\u0000\uFFFD]/.test(text) && text.trim() !== "";

/** The text of a file as an option takes it: with a line break, or it would be taken for an id; a track is named by its file. */
export function asOption(text: string, file: string): string {
  const whole = text.includes("\n") ? text : `${text}\n`;
  if (kindOf(whole) === "card" || idOf(whole)) return whole;
  const id = file
    .replace(/\.\w+$/, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `id = "${id || "own"}"\n${whole}`;
}

/** Own cards and tracks among the values of the options of a table. */
export const ownTexts = (options: Record<string, unknown>): string[] =>
  [options["cards"], options["track"]]
    .flat()
    .filter((value): value is string => typeof value === "string" && value.includes("\n"));

export function ownFiles(): OwnFile[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as OwnFile[]).filter((one) => typeof one?.text === "string") : [];
  } catch {
    return [];
  }
}

/** Keep a file, in place of an older one of the same id. */
export function keepFile(file: OwnFile): OwnFile[] {
  const isSame = (one: OwnFile) => one.kind === file.kind && idOf(one.text) === idOf(file.text);
  return store([...ownFiles().filter((one) => !isSame(one)), file].slice(-MOST));
}

export const forgetFile = (text: string): OwnFile[] => store(ownFiles().filter((one) => one.text !== text));

function store(files: OwnFile[]): OwnFile[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(files));
  } catch {
    // A browser that keeps nothing has them until the page is closed.
  }
  return files;
}

/** Give somebody a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
