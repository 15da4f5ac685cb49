/** Everything a reader knows is a fold of changes: live play, coming back and replay are this function. */
import type { Change } from "$protocol";

/** The value with changes made; what did not change is shared with the old one, which stays as it was. */
export function changed<T>(value: T, changes: readonly Change[]): T {
  let now: unknown = value;
  for (const [path, replacement] of changes) now = replaced(now, path, 0, replacement);
  return now as T;
}

function replaced(value: unknown, path: readonly (string | number)[], depth: number, replacement: unknown): unknown {
  const step = path[depth];
  if (step === undefined) return replacement;
  if (Array.isArray(value)) {
    const copy = value.slice();
    copy[step as number] = replaced(copy[step as number], path, depth + 1, replacement);
    return copy;
  }
  const record = (value ?? {}) as Record<string, unknown>;
  return { ...record, [step]: replaced(record[step], path, depth + 1, replacement) };
}
