/**
 * Every sentence that a person reads, from the message files that the terminal uses too (docs/protocol.md, "What people read").
 *
 * A word of a game or the name of a player inside of a sentence is marked on its way through Fluent, so that `tell` can
 * give it its piece or badge, in whatever order a language puts them.
 */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Told } from "$protocol";
import { keep, settings } from "../settings.svelte";
import { RequestError } from "../table/requests";

export const LANGUAGES = ["en", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", uk: "Українська" };

export type Arguments = Record<string, unknown>;
/** A piece of a sentence: plain text, or a word that stands for something (kind "colour", value "red"; kind "seat"). */
export interface Segment {
  text: string;
  kind?: string;
  value?: string;
}

const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;
const VOWELS = /[aeiouyаеиіоуєїюя]$/i;

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state.raw<Language>("en");

/** The language of what is on the screen. */
export const language = (): Language => spoken;

/** The parts of the messages that are spoken: those of a game only when somebody looks at it. */
const parts = new Set(["core"]);
const texts = new Map<string, Promise<string>>();
let wanted: Language = "en";
let turn = 0;

/** From now on everything is said in this language; what stands on the screen changes by itself. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  turn += 1;
  const own = turn;
  try {
    const read = await Promise.all([...parts].map((part) => textOf(language, part)));
    if (own === turn) learn(language, ...read); // else somebody has changed their mind meanwhile
  } catch (error) {
    if (own === turn) wanted = spoken;
    throw error;
  }
}

/** Speak another language now and on the next visit; without the server everything stays as it is. */
export const speakFromNowOn = (language: Language): Promise<void> =>
  speak(language).then(
    () => keep({ language }),
    () => {},
  );

/** The words of a game too. */
export async function speakOf(game: string): Promise<void> {
  if (parts.has(game)) return;
  await textOf(wanted, game);
  parts.add(game);
  await speak(wanted);
}

/** The words of the games that a refusal speaks of: a file is refused before its game is known here. */
export async function speakFor(refusal: Told): Promise<void> {
  for (const id of idsIn(refusal)) if (!has(id)) await speakOf(id.split("-")[0]!).catch(() => {});
}

function textOf(language: Language, part: string): Promise<string> {
  const path = `/api/messages/${language}?part=${part}`;
  const known = texts.get(path) ?? fetched(path);
  texts.set(path, known);
  known.catch(() => texts.delete(path));
  return known;
}

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new RequestError(answer?.status ?? 0, { id: "web-server-gone" });
  return answer.text();
}

/** Take the messages of a language as they stand in files. */
export function learn(language: Language, ...sources: string[]): void {
  const fresh = new FluentBundle(language, { useIsolating: false, functions: { WORD, SIGNED, ENDING } });
  for (const source of sources) fresh.addResource(new FluentResource(source), { allowOverrides: true });
  [bundle, spoken] = [fresh, language];
  said.clear();
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The language of this browser, as far as we speak it. */
export function preferred(): Language {
  const asked = [settings.language, ...navigator.languages.map((one) => one.slice(0, 2).toLowerCase())];
  return asked.find((one): one is Language => LANGUAGES.includes(one as Language)) ?? "en";
}

/** A sentence as plain text. */
export const say = (id: string, values: Arguments = {}): string => plain(format(id, values));

/** A reason, prompt or other message that the server sent as an id with its arguments. */
export const sayTold = (told: Told, names: readonly string[] = []): string => plain(formatTold(told, names));

/** A sentence in segments, for texts with pieces in them. */
export const tell = (id: string, values: Arguments = {}): Segment[] => segments(format(id, values));

export const tellTold = (told: Told, names: readonly string[] = []): Segment[] => segments(formatTold(told, names));

/** The message of an event, with names for seats; a line that a game tells its own way names its message itself. */
export function tellEvent(
  game: string,
  event: Arguments,
  names: readonly string[],
  things: Readonly<Record<string, string>> = {},
): Segment[] {
  const { event: name, id = `${game}-event-${String(name)}`, ...rest } = event;
  const values = Object.entries(rest).map(([key, value]): [string, unknown] => {
    const kind = things[key];
    return [key, kind && value !== null ? marked(kind, String(value), lookUp(kind, String(value), "")) : value];
  });
  return tellTold({ id: String(id), ...Object.fromEntries(values) }, names);
}

export const asText = (segments: readonly Segment[]): string => segments.map((one) => one.text).join("");

/** The word for a value of a game, in a form that the language needs. */
export const word = (kind: string, value: unknown, form = ""): string => lookUp(kind, String(value), form);

/** Whether there is such a message. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** A player's name for a sentence, to be told with the badge of the seat. */
export const named = (seat: number, name: string): string => marked("seat", String(seat), name);

// ------------------------------------------------------------------------------------------------------------- helpers

const SEATS = new Set(["seat", "player", "other"]);

function formatTold(told: Told, names: readonly string[]): string {
  const { id, ...values } = told;
  const given = Object.entries(values).map(([name, value]): [string, unknown] => {
    if (SEATS.has(name) && typeof value === "number") return [name, named(value, names[value] ?? String(value + 1))];
    if (Array.isArray(value)) return [name, value.map((one) => (isTold(one) ? formatTold(one, names) : one))];
    return [name, isTold(value) ? formatTold(value, names) : value];
  });
  return format(id, Object.fromEntries(given));
}

const isTold = (value: unknown): value is Told => typeof value === "object" && value !== null && "id" in value;

const idsIn = (told: Told): string[] => [
  told.id,
  ...Object.values(told).flatMap((value) => [value].flat().filter(isTold).flatMap(idsIn)),
];

/** Sentences that were said lately: with every move a page says almost all of its words again. */
const said = new Map<string, string>();
const REMEMBERED = 600;

function format(id: string, values: Arguments): string {
  if (!bundle) return id;
  const key = `${id} ${JSON.stringify(values, (_, value: unknown) => value ?? null)}`;
  let text = said.get(key);
  if (text === undefined) {
    text = formatted(bundle, id, values);
    if (said.size >= REMEMBERED) said.clear();
    said.set(key, text);
  }
  return text;
}

function formatted(bundle: FluentBundle, id: string, values: Arguments): string {
  const message = bundle.getMessage(id);
  if (message?.value == null) return id;
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, argument(value)]));
  return bundle.formatPattern(message.value, given, []);
}

function argument(value: unknown): FluentVariable {
  if (value === null || value === undefined) return "hidden";
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((one) => String(argument(one))).join(", ");
  return String(value);
}

const plain = (text: string): string => text.replace(MARKED, "$2");

function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let last = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > last) found.push({ text: text.slice(last, match.index) });
    const [kind = "", value = ""] = (match[1] ?? "").split("=");
    found.push({ kind, value, text: match[2] ?? "" });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last) });
  return found;
}

const marked = (kind: string, value: string, text: string): string => `${OPEN}${kind}=${value}${MIDDLE}${text}${CLOSE}`;

function lookUp(kind: string, value: string, form: string): string {
  const message = bundle?.getMessage(`${kind}-${value}`.replaceAll(" ", "-").toLowerCase());
  const pattern = (form && message?.attributes[form]) || message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, {}, []) : value;
}

const text = (value: FluentValue | undefined): string =>
  typeof value === "object" ? String(value.valueOf()) : String(value ?? "");

function WORD([kind, value]: FluentValue[], { form }: Record<string, FluentValue>): FluentValue {
  const [family, name] = [text(kind), text(value)];
  return marked(family, name, lookUp(family, name, form ? text(form) : ""));
}

function SIGNED([value]: FluentValue[]): FluentValue {
  const number = Number(text(value));
  return number < 0 ? `−${-number}` : `+${number}`;
}

const ENDING = ([value]: FluentValue[]): FluentValue => (VOWELS.test(plain(text(value))) ? "vowel" : "other");
