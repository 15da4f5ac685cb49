/** A position of Cubitos as the server sends it (docs/cubitos.md), and the box of a race with its cards and tracks. */
import type { Json, Play } from "../../table/play.svelte";

export const DICE = [
  "light gray",
  "dark gray",
  "start",
  "white",
  "brown",
  "red",
  "green",
  "orange",
  "purple",
  "yellow",
  "blue",
] as const;
export type DieKind = (typeof DICE)[number];
export const FACES = ["blank", "symbol", "power", "money", "foot", "credit"] as const;
export type Face = (typeof FACES)[number];
/** Zones in which dice are counted by kind; in Active they are counted by kind and face. */
export type Zone = "draw" | "roll" | "discard";
export type Phase = "roll" | "use" | "compared" | "move" | "over";

/** How many dice of each kind; what is missing is none. */
export type Dice = Partial<Record<DieKind, number>>;
export type Faces = Partial<Record<Face, number>>;
export type ShownDice = Partial<Record<DieKind, Faces>>;
/** Dice of cards by card and face. */
export type Due = Record<string, Partial<Record<"symbol" | "power", number>>>;
/** A thing that a player still has to do: its name, then its arguments. */
export type Pending = readonly [name: string, ...values: unknown[]];

export interface Player {
  draw: Dice;
  roll: Dice;
  discard: Dice;
  /** In hand, about to be rolled, set or given. */
  picked: Dice;
  borrowed: Dice;
  active: ShownDice;
  /** Tracks run to their finish, and the space on the one that is run now. */
  leg: number;
  space: number;
  /** Where the round began. */
  from_leg: number;
  from_space: number;
  /** Shortcuts and jet packs that were used in this round, on the runner's track and on the other one. */
  effects_used: readonly number[];
  effects_used_elsewhere: readonly number[];
  fans: number;
  hands: number;
  credits: number;
  money: number;
  feet: number;
  water: number;
  swords: number;
  /** Pushes that are still forced. */
  forced: number;
  any_dice: boolean;
  at_risk: boolean;
  safe: boolean;
  saved: boolean;
  busted: boolean;
  lost: boolean;
  credited: boolean;
  bought: readonly DieKind[];
  free: readonly DieKind[];
  keep: readonly DieKind[];
  now: Due;
  ready: Due;
  owed: Due;
  /** The next thing last; empty for those who have passed or are ready. */
  pending: readonly Pending[];
}

export interface Position {
  phase: Phase;
  round: number;
  /** The seat with the start player die. */
  start: number;
  to_act: number;
  /** Somebody waits and sees: the timing rule holds. */
  timing: boolean;
  tiebreak: boolean;
  trays: Dice;
  players: readonly Player[];
}

// -------------------------------------------------------------------------------------------------------------- the box

export interface DieFace {
  face: Face;
  amount: number;
}

export interface Die {
  id: DieKind;
  number: number;
  /** How many of them each player begins with. */
  each: number;
  faces: readonly DieFace[];
}

export interface Card {
  id: string;
  name: string;
  colour: DieKind;
  cost: number;
  price: string;
  /** A sentence for each timing, beginning with it: "Run: +2 feet." */
  text: readonly string[];
  symbols: number;
  faces: readonly DieFace[];
  /** Values that no rulebook states, and where they come from. */
  sources: Readonly<Record<string, string>>;
}

export interface Reward {
  reward: "credits" | "fan" | "lose" | "gain";
  /** Credits, or what a gained die may cost; null: any die. */
  amount: number | null;
}

export interface Shortcut {
  pay: "money" | "feet";
  cost: number;
  to: number;
}

export interface Space {
  kind: "open" | "water" | "start" | "finish";
  row: number;
  half: number;
  neighbours: readonly number[];
  lines_behind: number;
  feet_left: number;
  rewards: readonly Reward[];
  shortcut: Shortcut | null;
  jetpack: boolean;
}

/** A brick of the map, two half columns wide; without a space it is a wall. */
export interface Brick {
  row: number;
  half: number;
  space: number | null;
}

export interface TrackLine {
  line: "red" | "start";
  from: readonly [row: number, half: number];
  to: readonly [row: number, half: number];
}

export interface Track {
  id: string;
  name: string;
  source: string;
  sources: Readonly<Record<string, string>>;
  red_lines: number;
  lap: number;
  bricks: readonly Brick[];
  spaces: readonly Space[];
  lines: readonly TrackLine[];
}

export interface Box {
  dice: readonly Die[];
  draw: { amount: number; source: string };
  /** What each space of the fan track brings: "2 credits", "hand". */
  fans: { spaces: readonly string[]; source: string };
  cards: readonly Card[];
  tracks: readonly Track[];
  laps: number;
}

// ------------------------------------------------------------------------------------------------------------- reading

export const positionOf = (play: Play): Position => play.position as unknown as Position;
export const boxOf = (play: Play): Box | null => play.box as (Json & Box) | null;
export const playerOf = (play: Play, seat: number): Player => positionOf(play).players[seat]!;
/** The reader's own player; null for those who watch. */
export const ownPlayer = (play: Play): Player | null => (play.seat === null ? null : playerOf(play, play.seat));

/** What a player is asked now: "move", "push or pass", "buy"; null where there is nothing. */
export const askedOf = (player: Player): Pending | null => player.pending.at(-1) ?? null;

/** The legs of the whole race: every lap runs over all tracks. */
export const legsOf = (box: Box): number => box.laps * box.tracks.length;

/** The number of the track that a leg is run on; behind the last finish the last track goes on. */
export const trackNumber = (box: Box, leg: number): number => Math.min(leg, legsOf(box) - 1) % box.tracks.length;
export const trackOf = (box: Box, leg: number): Track => box.tracks[trackNumber(box, leg)]!;

/** Red lines behind a runner, over laps and boards. */
export function linesPassed(box: Box, leg: number, space: number): number {
  let passed = trackOf(box, leg).spaces[space]?.lines_behind ?? 0;
  for (let before = 0; before < leg; before++) passed += trackOf(box, before).red_lines;
  return passed;
}

/** Red lines of the whole race. */
export function linesOfRace(box: Box): number {
  return box.laps * box.tracks.reduce((sum, track) => sum + track.red_lines, 0);
}

/** Red lines behind a runner, as they are told: whoever runs on behind the last finish has passed them all. */
export const linesDone = (box: Box, leg: number, space: number): number =>
  Math.min(linesPassed(box, leg, space), linesOfRace(box));

/** A fan space in values: credits, and whether it brings a hand. */
export function fanReward(text: string): { credits: number; hand: boolean } {
  return { credits: Number(/(\d+) credits?/.exec(text)?.[1] ?? 0), hand: text.includes("hand") };
}
