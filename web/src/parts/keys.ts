/** Keys, whatever alphabet the keyboard writes. */
import { settings } from "../settings.svelte";

/** The key as a Latin letter or a digit: "r" where a Ukrainian keyboard writes "к"; other keys by their own name. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase();
  return /^(?:Key|Digit)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** A shortcut of a single character, while this reader wants none: speech and shaky hands press them by accident. */
export const isUnwanted = ({ key }: Pick<KeyboardEvent, "key">): boolean =>
  !settings.shortcuts && key.length === 1 && key !== " ";
