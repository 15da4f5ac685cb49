/**
 * Whole runs: the cheapest way of a runner to every space where it could stop.
 *
 * The same search as the terminal's `go` (src/kostka/games/cubitos/paths.py), on what the position and the box tell. A run is
 * a row of single moves; the server has the last word on each of them.
 */
import { type Box, type Player, type Space, type Track, askedOf, legsOf, trackNumber } from "./position";

export const FOOT_PRICE = 4;

export type RunMove =
  | { move: "step"; space: number }
  | { move: "shortcut" }
  | { move: "jetpack" }
  | { move: "foot" }
  | { move: "stop" }
  | { move: "done" };

/** A runner on its way, with what it still has. */
export interface Runner {
  leg: number;
  space: number;
  /** Feet for land, and those that may enter water. */
  feet: number;
  water: number;
  /** Money and credits. */
  purse: number;
  /** Shortcuts and jet packs that are used up in this round, as "track/space". */
  used: readonly string[];
  /** Steps for nothing, by an ability; null in the Move step. */
  free: number | null;
}

export interface Path {
  moves: readonly RunMove[];
  /** The runner before the first move and after each one, without the last "stop". */
  runners: readonly Runner[];
  money: number;
  /** Feet of both kinds that are spent. */
  feet: number;
  water: number;
  end: Place;
}

/** A space of one of the tracks. */
export interface Place {
  track: number;
  space: number;
}

export const placeKey = ({ track, space }: Place): string => `${track}/${space}`;

/** The runner of a player who is asked to move it; null where nobody asks. */
export function runnerOf(box: Box, player: Player): Runner | null {
  const asked = askedOf(player);
  if (asked?.[0] !== "move" && asked?.[0] !== "free step") return null;
  return runnerWith(box, player, {
    feet: player.feet,
    water: player.water,
    purse: player.money + player.credits,
    free: asked[0] === "free step" ? Number(asked[1]) : null,
  });
}

/** The runner of a player as if it had this to run with. */
export function runnerWith(box: Box, player: Player, has: Pick<Runner, "feet" | "water" | "purse" | "free">): Runner {
  const here = trackNumber(box, player.leg);
  const used = [
    ...player.effects_used.map((space) => `${here}/${space}`),
    ...player.effects_used_elsewhere.map((space) => `${1 - here}/${space}`),
  ];
  return { leg: player.leg, space: player.space, ...has, used };
}

// ------------------------------------------------------------------------------------------------------------ the rules

const trackOn = (box: Box, runner: Runner): Track => box.tracks[trackNumber(box, runner.leg)]!;
const spaceOn = (box: Box, runner: Runner): Space => trackOn(box, runner).spaces[runner.space]!;
const isAtFinish = (box: Box, runner: Runner): boolean => runner.space === trackOn(box, runner).spaces.length - 1;
const changesTrack = (box: Box, runner: Runner): boolean =>
  trackNumber(box, runner.leg) !== trackNumber(box, runner.leg + 1);
const effectKey = (box: Box, runner: Runner): string => `${trackNumber(box, runner.leg)}/${runner.space}`;

/** The moves of a runner that lead somewhere. */
export function waysOn(box: Box, runner: Runner): RunMove[] {
  if (runner.free !== null) return runner.free > 0 ? stepsWith(box, runner, 1, 0) : [];
  const { feet, water, purse } = runner;
  const found = stepsWith(box, runner, feet, water);
  const { shortcut, jetpack } = spaceOn(box, runner);
  const hasEffect = shortcut !== null || jetpack;
  if (hasEffect && !runner.used.includes(effectKey(box, runner))) {
    if (jetpack && feet + water > 0) found.push({ move: "jetpack" });
    const means = shortcut?.pay === "money" ? purse : feet + water;
    if (shortcut && means >= shortcut.cost) found.push({ move: "shortcut" });
  }
  // A foot that is bought earlier than it is needed serves only a jet pack or a shortcut.
  if (purse >= FOOT_PRICE && (feet === 0 || hasEffect)) found.push({ move: "foot" });
  return found;
}

/** Steps to touching spaces; also from a finish water needs a water foot. */
function stepsWith(box: Box, runner: Runner, feet: number, water: number): RunMove[] {
  if (feet + water === 0) return [];
  if (isAtFinish(box, runner) && changesTrack(box, runner)) return [{ move: "step", space: 0 }];
  const { spaces } = trackOn(box, runner);
  const from = isAtFinish(box, runner) ? 0 : runner.space;
  return spaces[from]!.neighbours.filter((space) => water > 0 || spaces[space]!.kind !== "water").map((space) => ({
    move: "step",
    space,
  }));
}

/** The runner after a move. */
export function moved(box: Box, runner: Runner, move: RunMove): Runner {
  const { feet, water, purse, used } = runner;
  const marked = [...used, effectKey(box, runner)].sort();
  switch (move.move) {
    case "foot":
      return leaveFinish(box, { ...runner, feet: feet + 1, purse: purse - FOOT_PRICE });
    case "jetpack":
      return { ...runner, feet: 2 * feet, water: 2 * water, used: marked };
    case "shortcut": {
      const { pay, cost, to } = spaceOn(box, runner).shortcut!;
      const paid = pay === "money" ? { ...runner, purse: purse - cost } : spend(runner, cost);
      return leaveFinish(box, { ...paid, space: to, used: marked });
    }
    case "step": {
      if (runner.free !== null) return { ...stepped(box, runner, move.space), free: runner.free - 1 };
      const isWet = trackOn(box, runner).spaces[move.space]?.kind === "water";
      const paid = isWet ? { ...runner, water: water - 1 } : spend(runner, 1);
      return leaveFinish(box, stepped(box, paid, move.space));
    }
    default:
      return runner;
  }
}

function stepped(box: Box, runner: Runner, space: number): Runner {
  return { ...runner, space, leg: runner.leg + (isAtFinish(box, runner) ? 1 : 0) };
}

/** Ordinary feet before water feet. */
function spend(runner: Runner, count: number): Runner {
  const feet = Math.min(runner.feet, count);
  return { ...runner, feet: runner.feet - feet, water: runner.water - (count - feet) };
}

/** With feet left, a runner in the finish goes to the start of the same board for nothing. */
function leaveFinish(box: Box, runner: Runner): Runner {
  const goesOn = runner.feet + runner.water > 0 && isAtFinish(box, runner) && !changesTrack(box, runner);
  return goesOn ? { ...runner, leg: runner.leg + 1, space: 0 } : runner;
}

/** Legs that are run to their finish. */
export const legsDone = (box: Box, runner: Runner): number => runner.leg + (isAtFinish(box, runner) ? 1 : 0);

// ----------------------------------------------------------------------------------------------------------- the search

interface Trail {
  runner: Runner;
  move: RunMove | null;
  before: Trail | null;
  money: number;
  feet: number;
  water: number;
}

/** Fewer coins, then fewer feet, then those that keep water feet, then those with more feet left. */
const isCheaper = (one: Trail, other: Trail): boolean =>
  (one.money - other.money || one.feet - other.feet || one.water - other.water || other.runner.feet - one.runner.feet) <
  0;

/** The best path to every place that can be reached, by `placeKey`. */
export function findPaths(box: Box, from: Runner): Map<string, Path> {
  const found = new Map<string, Path>();
  const known = new Map<string, Runner[]>();
  const waiting = new Heap<Trail>(isCheaper);
  waiting.add({ runner: from, move: null, before: null, money: 0, feet: 0, water: 0 });
  for (let trail = waiting.take(); trail; trail = waiting.take()) {
    const { runner } = trail;
    const key = [runner.leg, runner.space, ...runner.used].join();
    const others = known.get(key) ?? [];
    if (others.some((other) => hasNoLess(other, runner))) continue;
    known.set(key, [...others, runner]);
    if (runner.space !== from.space || runner.leg !== from.leg) note(found, box, from, trail);
    for (const move of waysOn(box, runner)) waiting.add(follow(box, trail, move));
  }
  return found;
}

/** Whoever was there before came cheaper; those who have no more than that left are of no use. */
const hasNoLess = (one: Runner, other: Runner): boolean =>
  one.feet >= other.feet &&
  one.water >= other.water &&
  one.purse >= other.purse &&
  (one.free ?? 0) >= (other.free ?? 0);

function follow(box: Box, trail: Trail, move: RunMove): Trail {
  const runner = moved(box, trail.runner, move);
  const isStep = move.move === "step" && trail.runner.free === null;
  const shortcut = move.move === "shortcut" ? spaceOn(box, trail.runner).shortcut : null;
  const spent = isStep ? 1 : shortcut?.pay === "feet" ? shortcut.cost : 0;
  const waded = move.move === "jetpack" ? 0 : trail.runner.water - runner.water;
  const money = trail.runner.purse - runner.purse;
  return {
    runner,
    move,
    before: trail,
    money: trail.money + money,
    feet: trail.feet + spent,
    water: trail.water + waded,
  };
}

/** A runner that goes on from a finish to the start has been in the finish, too. */
function note(found: Map<string, Path>, box: Box, from: Runner, trail: Trail): void {
  const { runner } = trail;
  const here = { track: trackNumber(box, runner.leg), space: runner.space };
  const places = [here];
  if (runner.space === 0 && legsDone(box, runner) > legsDone(box, from)) {
    const track = trackNumber(box, from.leg);
    places.push({ track, space: box.tracks[track]!.spaces.length - 1 });
  }
  for (const end of places) {
    const key = placeKey(end);
    if (!found.has(key)) found.set(key, pathOf(trail, end));
  }
}

function pathOf(last: Trail, end: Place): Path {
  const moves: RunMove[] = [];
  const runners: Runner[] = [];
  for (let trail: Trail | null = last; trail; trail = trail.before) {
    runners.unshift(trail.runner);
    if (trail.move) moves.unshift(trail.move);
  }
  const { runner } = last;
  if (runner.free === null) moves.push({ move: "stop" });
  else if (runner.free > 0) moves.push({ move: "done" });
  return { moves, runners, money: last.money, feet: last.feet, water: last.water, end };
}

/** A heap: the cheapest first. */
class Heap<Thing> {
  readonly #things: Thing[] = [];
  constructor(readonly isBefore: (one: Thing, other: Thing) => boolean) {}

  add(thing: Thing): void {
    const things = this.#things;
    let at = things.push(thing) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.isBefore(things[at]!, things[above]!)) break;
      [things[at], things[above]] = [things[above]!, things[at]!];
      at = above;
    }
  }

  take(): Thing | undefined {
    const things = this.#things;
    const [first] = things;
    const last = things.pop();
    if (!things.length || last === undefined) return first;
    things[0] = last;
    for (let at = 0; ;) {
      let least = at;
      for (const below of [2 * at + 1, 2 * at + 2])
        if (below < things.length && this.isBefore(things[below]!, things[least]!)) least = below;
      if (least === at) return first;
      [things[at], things[least]] = [things[least]!, things[at]!];
      at = least;
    }
  }
}

// ----------------------------------------------------------------------------------------------- what a path comes to

/** Feet to the end of the race: this track's and those of the legs to come. */
export function feetToGo(box: Box, leg: number, space: number): number {
  const legs = legsOf(box);
  if (leg >= legs) return 0;
  let left = box.tracks[trackNumber(box, leg)]!.spaces[space]?.feet_left ?? 0;
  for (let next = leg + 1; next < legs; next++) {
    const isOther = trackNumber(box, next) !== trackNumber(box, next - 1);
    left += box.tracks[trackNumber(box, next)]!.lap + (isOther ? 1 : 0);
  }
  return left;
}

/** Spaces that a path is long. */
export const stepsOf = ({ moves }: Path): number => moves.filter(({ move }) => move === "step").length;

/** The runner at the end of a path. */
export const lastRunner = (path: Path): Runner => path.runners.at(-1)!;

/** Rewards where a path ends; none where the round began, and none after free steps. */
export function rewardsAt(box: Box, path: Path, began: { leg: number; space: number }): Space["rewards"] {
  const end = lastRunner(path);
  const isBack = end.space === began.space && trackNumber(box, end.leg) === trackNumber(box, began.leg);
  return end.free !== null || isBack ? [] : spaceOn(box, end).rewards;
}

/** Rough worths of rewards in feet: of a credit, a fan, a die lost, and each coin that a gained die may cost. */
const WORTHS = { credits: 1 / FOOT_PRICE, fan: 0.6, lose: 0.4, gain: 0.2 };
const WINNING = 100; // feet that the last finish is worth
const ANY_DIE = 9; // coins

type Amounts = Record<keyof typeof WORTHS, number>;

/** How much a place pays of each kind. Dice are lost and gained only if you like, so more is never worse. */
function amountsOf(rewards: Space["rewards"]): Amounts {
  const amounts: Amounts = { credits: 0, fan: 0, lose: 0, gain: 0 };
  for (const { reward, amount } of rewards) amounts[reward] += amount ?? ANY_DIE;
  return amounts;
}

/** What some amounts are worth beyond others. */
function worth(amounts: Amounts, beyond?: Amounts): number {
  const kinds = Object.entries(WORTHS) as [keyof Amounts, number][];
  return kinds.reduce((sum, [kind, each]) => sum + each * Math.max(0, amounts[kind] - (beyond?.[kind] ?? 0)), 0);
}

interface End {
  path: Path;
  /** Feet to the end of the race, and the same with money as the feet that it would buy. */
  left: number;
  toGo: number;
  amounts: Amounts;
}

const valueOf = ({ amounts, toGo }: End): number => worth(amounts) - toGo;

/** Whether an end is as far for as little money, and pays as much of everything. */
const isNoWorse = (one: End, other: End): boolean =>
  one.left <= other.left && one.path.money <= other.path.money && worth(other.amounts, one.amounts) === 0;

/** What an end has and another one has not, for each foot that it is behind it. */
function adds(end: End, other: End): number {
  const ahead = other.toGo - end.toGo;
  return (worth(end.amounts, other.amounts) + Math.max(0, ahead)) / (1 + Math.max(0, -ahead));
}

/**
 * The ends to list, the best first: the most valuable one, and those that add most to the ones already chosen. An end
 * that another one beats in everything is left out.
 */
export function bestEnds(box: Box, paths: Iterable<Path>, began: { leg: number; space: number }, most = 3): Path[] {
  const ends: End[] = [];
  for (const path of paths) {
    const end = lastRunner(path);
    const done = legsDone(box, end);
    const left = feetToGo(box, Math.max(end.leg, done), end.space);
    const toGo = left + path.money / FOOT_PRICE - (done >= legsOf(box) ? WINNING : 0);
    ends.push({ path, left, toGo, amounts: amountsOf(rewardsAt(box, path, began)) });
  }
  ends.sort((one, other) => valueOf(other) - valueOf(one));
  const rest = ends.filter((end, at) => !ends.some((other, n) => n < at && isNoWorse(other, end)));
  const chosen = rest.splice(0, 1);
  while (chosen.length < most && rest.length) {
    const gain = (end: End) => Math.min(...chosen.map((other) => adds(end, other)));
    const next = rest.reduce((best, end) => (gain(end) > gain(best) ? end : best));
    chosen.push(...rest.splice(rest.indexOf(next), 1));
  }
  return chosen.sort((one, other) => valueOf(other) - valueOf(one)).map(({ path }) => path);
}
