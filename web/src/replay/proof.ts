/** What was promised before the first die fell, what was told after the last one, and whether the two belong together. */
import type { Replay, Verified } from "$protocol";
import { bytesOf, hexOf, sha256 } from "./sha256";

export interface Proof {
  commitment: string | null;
  secret: string | null;
  verified: Verified | null;
}

export const proofOf = ({ commitment, secret, verified }: Replay): Proof => ({ commitment, secret, verified });

/** The name that the server gives the match file of a table. */
export const fileName = (game: string, table: string): string => `${game}-${table}.kostka`;

/** The promise and the secret of a match file stand in its head. */
export function readHead(file: string): Pick<Proof, "commitment" | "secret"> {
  const head = file.split(/\r?\n\r?\n/, 1)[0] ?? "";
  const line = (name: string) => new RegExp(`^${name}: ([0-9a-f]{64})$`, "m").exec(head)?.[1] ?? null;
  return { commitment: line("commitment"), secret: line("secret") };
}

/** Whether the secret is the one that was promised, computed here and now; null where there is nothing to compare. */
export async function fits({ commitment, secret }: Proof): Promise<boolean | null> {
  const bytes = secret === null ? null : bytesOf(secret);
  if (!bytes || commitment === null) return null;
  return hexOf(await sha256(bytes)) === commitment.toLowerCase();
}

/** Long numbers in groups, so that two of them can be compared by eye. */
export const grouped = (hex: string): string => hex.match(/.{1,4}/g)?.join(" ") ?? "";
