/** How long ago something was, in words: "5 minutes ago". */
import type { Language } from "../words/messages.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(at: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, milliseconds]) => passed >= milliseconds) ?? ["second", Infinity];
  return words.format(-Math.floor(passed / length), unit);
}
