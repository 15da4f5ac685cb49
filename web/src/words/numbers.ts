/** Numbers as people of a language write them. */
import type { Language } from "./messages.svelte";

const MINUS = "−";

/** With its sign, and a real minus: +3, −1, +0. */
export const signed = (value: number, language: Language, digits = 0): string =>
  (value < 0 && !isZero(value, digits) ? MINUS : "+") + decimal(Math.abs(value), language, digits);

export const decimal = (value: number, language: Language, digits = 0): string =>
  value
    .toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: "min2" })
    .replace("-", MINUS);

/** A chance between 0 and 1 in percent; what can happen is never told as 0 %, nor what can fail as 100 %. */
export function percent(chance: number, language: Language, digits = 0): string {
  const units = 10 ** digits; // of a percent
  const shown = Math.round(100 * units * chance) / units;
  const told = (value: number) => `${decimal(value, language, digits)}${language === "en" ? "" : "\u00a0"}%`;
  if (shown === 0 && chance > 0) return `<${told(1 / units)}`;
  if (shown === 100 && chance < 1) return `>${told(100 - 1 / units)}`;
  return told(shown);
}

/** Milliseconds as a clock shows them: 1:05, 0:09; hours only where there are some. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const isZero = (value: number, digits: number): boolean => Math.round(Math.abs(value) * 10 ** digits) === 0;
