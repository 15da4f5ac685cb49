/** What stands on a card: its sentences come from the server in words, one for each timing, notes behind them. */
import { has, say } from "../../words/messages.svelte";
import type { Box, Card, DieKind, Face } from "./position";

const NOTES = ["sword", "swords", "water", "colours", "rolls", "saving-rolls"];
const SWORDS = ["sword", "swords"];
const [FIRST, LAST] = ["\uE010", "\uE011"]; // stand for what a message is filled with

/** A sentence of a card: when, and what then happens. */
export interface Line {
  when: string;
  what: string;
}

export const cardOf = (box: Box | null, id: string): Card | undefined => box?.cards.find((card) => card.id === id);
export const cardOfColour = (box: Box | null, kind: DieKind): Card | undefined =>
  box?.cards.find((card) => card.colour === kind);

const isNote = (text: string): boolean => NOTES.some((note) => say(`cubitos-note-${note}`) === text);

/** The sentences that say what a card does, without notes. */
export const linesOf = (card: Card): Line[] => card.text.filter((text) => !isNote(text)).map(splitLine);

export const notesOf = (card: Card): string[] => card.text.filter(isNote);

/** Sentences that several cards share are told once below the market; each card has the numbers of its own, from 1. */
export function footnotes(cards: readonly Card[]): { notes: string[]; of: ReadonlyMap<string, readonly number[]> } {
  const notes = [...new Set(cards.flatMap(notesOf))];
  return { notes, of: new Map(cards.map((card) => [card.id, notesOf(card).map((note) => notes.indexOf(note) + 1)])) };
}

const LINE = 29; // characters in a column of half the side
const [HEAD, HIGH] = [50, 15]; // pixels of a card without its rule, and of a line

/** How high a card is, roughly, in a column of the side. */
export const heightOf = (card: Card): number =>
  HEAD + HIGH * linesOf(card).reduce((sum, line) => sum + Math.ceil(sentence(line).length / LINE), 0);

/** Two columns of things with these heights, as equal as can be; in each the order stays. */
export function inTwoColumns(heights: readonly number[]): [number[], number[]] {
  const all = heights.map((_, index) => index);
  const sum = (some: readonly number[]) => some.reduce((height, index) => height + heights[index]!, 0);
  let best: [number[], number[]] = [all, []];
  // The first one is always at the left; of equal ways the first has the most of the others there as well.
  for (let right = 1; right < 2 ** (all.length - 1); right++) {
    const isRight = (index: number) => index > 0 && ((right >> (all.length - 1 - index)) & 1) === 1;
    const found: [number[], number[]] = [all.filter((index) => !isRight(index)), all.filter(isRight)];
    if (Math.max(...found.map(sum)) < Math.max(...best.map(sum))) best = found;
  }
  return best;
}

/** Whether the dice of a card are swords. */
export const hasSwords = (card: Card): boolean =>
  card.text.some((text) => SWORDS.some((note) => say(`cubitos-note-${note}`) === text));

function splitLine(text: string): Line {
  const at = text.indexOf(": ");
  return at < 0 ? { when: "", what: text } : { when: text.slice(0, at), what: text.slice(at + 2) };
}

/** Which moments of a card a question is about, as the words of `cubitos-when-…`. */
const MOMENTS: Record<string, readonly string[]> = {
  "push or pass": ["active"],
  now: ["now"],
  pushed: ["pushed"],
  "on push": ["push"],
  "would bust": ["would-bust", "active"],
  bust: ["bust"],
  use: ["run", "active"],
  "after move": ["after-move"],
  give: ["most", "most-ties", "every"],
  pick: ["run", "most", "most-ties", "every", "would-bust"],
};

/** The sentences of a card that matter for a question; all of them where none is about it. */
export function linesFor(card: Card, question: string): Line[] {
  const begins = (MOMENTS[question] ?? []).map((moment) => say(`cubitos-when-${moment}`));
  const lines = linesOf(card);
  const found = lines.filter(({ when }) => begins.some((begin) => when.startsWith(begin)));
  return found.length ? found : lines;
}

export const sentence = ({ when, what }: Line): string => (when ? `${when}: ${what}` : what);

// ------------------------------------------------------------------------------------------------- what happens anyway

/** What using a die does beside losing it, which happens in the Run Phase anyway; null where it is not lost anyway. */
export function besideLoss(card: Card, question: string, face: Face): Line[] | null {
  if (question !== "use") return null;
  const [, power = ""] = pattern("cubitos-when-power-only", { when: FIRST }).split(FIRST);
  const loss = say("cubitos-does-must-lose-this");
  const lines = linesFor(card, question).filter(({ when }) => face === "power" || !when.endsWith(power));
  if (!lines.some(({ what }) => clauses(what).includes(loss))) return null;
  return lines.flatMap(({ when, what }) => {
    const others = clauses(what).filter((clause) => clause !== loss);
    return others.length ? [{ when, what: `${others.join("; ")}.` }] : [];
  });
}

/** Whether a card of the race looks at dice that were lost, so that it matters when one is. */
export function countsLosses(box: Box | null): boolean {
  const [, words = ""] = pattern("cubitos-does-if-lost", { then: FIRST }).split(FIRST);
  return words !== "" && (box?.cards.some(({ text }) => text.some((line) => line.includes(words))) ?? false);
}

/** A sentence beside a question, without the words "(not optional)": what is optional is said there. */
export function askedSentence(line: Line): string {
  const [, must = ""] = pattern("cubitos-does-must-lose", { n: 1, noun: "", zones: LAST }).split(LAST);
  return must ? sentence(line).replaceAll(must, "") : sentence(line);
}

// --------------------------------------------------------------------------------------------------------- alternatives

/**
 * The alternatives of a card, told apart by the words that the language joins them with; empty where they cannot be.
 * `count` says how many there are.
 */
export function alternatives(card: Card, count: number): string[] {
  for (const { what } of linesOf(card))
    for (const clause of clauses(what)) {
      const found = count > 1 ? choices(clause) : option(clause);
      if (found.length === count) return found;
    }
  return [];
}

/** The parts of a sentence between semicolons, without its full stop. */
const clauses = (what: string): string[] => what.replace(/\.$/, "").split("; ");

function choices(clause: string): string[] {
  const [before = ""] = pattern("cubitos-does-choose", { options: FIRST }).split(FIRST);
  if (!before || !clause.includes(before)) return [];
  const [, between = ", "] = pattern("cubitos-or-else", { first: FIRST, last: LAST }).split(
    new RegExp(`${FIRST}|${LAST}`),
  );
  return clause.slice(clause.indexOf(before) + before.length).split(between);
}

function option(clause: string): string[] {
  const [before = ""] = pattern("cubitos-does-may", { then: FIRST }).split(FIRST);
  return before && clause.startsWith(before) ? [clause.slice(before.length)] : [];
}

const pattern = (id: string, values: Record<string, string | number>): string => (has(id) ? say(id, values) : "");
