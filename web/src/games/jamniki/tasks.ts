/** The twelve tasks, and how far a coat is with each. */
import { bonesOf, partsOf, type Coat } from "./coat";
import { WHITE } from "./tiles";

/** How a seat stands with a task: done, lost for this game, a count, or nothing to say before the first tile. */
export type TaskState =
  | { state: "done" | "lost" | "open" }
  | { state: "against"; mine: number; best: number }
  | { state: "of"; have: number; need: number };

export const sequenceOf = (task: string): number[] | null =>
  /^\d(-\d)+$/.test(task) ? task.split("-").map(Number) : null;

const COUNTED: Record<string, (coat: Coat) => number> = {
  "most-white": (coat) => partsOf(coat).filter(({ colour }) => colour === WHITE).length,
  "most-red": (coat) => partsOf(coat).filter(({ colour }) => colour === "red").length,
  "most-single-colour": (coat) => singles(coat),
  "fewest-bones": (coat) => -bonesOf(coat),
};

const FORBIDDEN: Record<string, (coat: Coat) => boolean> = {
  "no-single-colour": (coat) => singles(coat) > 0,
  "no-white": (coat) => partsOf(coat).some(({ colour }) => colour === WHITE),
  "no-eight": (coat) => coat.some((laid) => bonesOf([laid]) === 8),
  "no-equal-neighbours": (coat) => coat.some((laid, at) => at > 0 && bonesOf([laid]) === bonesOf([coat[at - 1]!])),
};

const singles = (coat: Coat): number => coat.filter(({ parts: [a, b] }) => a.colour === b.colour).length;

export function taskState(task: string, coats: readonly Coat[], seat: number): TaskState {
  const coat = coats[seat] ?? [];
  const sequence = sequenceOf(task);
  if (sequence) return sequenceState(coat, sequence);
  if (task === "two-colours") {
    const have = new Set(partsOf(coat).map(({ colour }) => colour)).size;
    return have === 2 ? { state: "done" } : have > 2 ? { state: "lost" } : { state: "of", have, need: 2 };
  }
  const count = COUNTED[task];
  if (count) return compared(count, coats, seat);
  if (!coat.length) return { state: "open" };
  return { state: FORBIDDEN[task]?.(coat) ? "lost" : "done" };
}

export const hasTask = (task: string, coats: readonly Coat[], seat: number): boolean =>
  taskState(task, coats, seat).state === "done";

/** A strict lead over every rival; the tiles that only one of two has yet do not count. */
function compared(count: (coat: Coat) => number, coats: readonly Coat[], seat: number): TaskState {
  const pairs = coats.flatMap((other, rival) => {
    if (rival === seat) return [];
    const tiles = Math.min(coats[seat]!.length, other.length);
    return [{ mine: count(coats[seat]!.slice(0, tiles)), best: count(other.slice(0, tiles)) }];
  });
  if (pairs.every(({ mine, best }) => mine > best)) return { state: "done" };
  const hardest = pairs.reduce((one, two) => (two.mine - two.best < one.mine - one.best ? two : one));
  return { state: "against", mine: Math.abs(hardest.mine), best: Math.abs(hardest.best) };
}

/** Done anywhere on the coat; otherwise how much of it the tail end has already. */
function sequenceState(coat: Coat, sequence: readonly number[]): TaskState {
  const bones = partsOf(coat).map((part) => part.bones);
  const need = sequence.length;
  const starts = (at: number, length: number) => sequence.slice(0, length).every((one, k) => bones[at + k] === one);
  if (bones.some((_, at) => starts(at, need))) return { state: "done" };
  let have = Math.min(need - 1, bones.length);
  while (have > 0 && !starts(bones.length - have, have)) have -= 1;
  return { state: "of", have, need };
}
