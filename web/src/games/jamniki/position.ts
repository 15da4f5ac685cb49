/** The position of a match as the server tells it, and what can be read off it at a glance. */
import type { LegalMove, Play } from "../../table/play.svelte";
import { bonesOf, colourPoints, colourRows, endOf, longestRun, type Coat, type ColourRow, type Run } from "./coat";
import { kindIn, lay, readLaid, TILE_NAMES, type Laid, type Part, type Side } from "./tiles";

export interface Score {
  bones: number;
  colours: number;
  tasks: number;
}

export interface Position {
  number: number;
  direction: "left" | "right";
  to_act: number | null;
  starter: number;
  tasks?: readonly string[];
  players: readonly { coat: readonly string[]; scores: readonly Score[] }[];
  hand: readonly (string | null)[];
  drawn: Readonly<Record<string, number | readonly [number, number]>>;
}

export interface Options {
  games: number;
  every_colour: boolean;
  secret_tasks: boolean;
  turning: boolean;
  voluntary_white: boolean;
}

export interface Dog {
  seat: number;
  coat: Coat;
  /** What the next tile must join; null where anything fits. */
  end: Part | null;
  run: Run | null;
  /** The points of this coat as it stands; none before the first tile. */
  score: Score;
  now: number;
  /** Points that the rules count for an empty coat already: tasks that forbid something. */
  unshown: number;
  /** The points of the game before. */
  earlier: number;
  total: number;
}

export interface Survey {
  position: Position;
  options: Options;
  dogs: readonly Dog[];
  rows: readonly ColourRow[];
  tasks: readonly string[];
  /** Who holds the hand, and who gets it next; nobody when the match is over. */
  holder: number | null;
  next: number | null;
  /** Turns of this game that are over, and all that there are. */
  turn: number;
  turns: number;
  laidEach: number;
  round: number;
  stack: number;
  /** The first game is over and nobody has laid a tile in the second. */
  isBetween: boolean;
  isLast: boolean;
}

const MOST_LAID = 7;

export const tilesEach = (seats: number): number => MOST_LAID + 2 - seats;

export const sumOf = ({ bones, colours, tasks }: Score): number => bones + colours + tasks;

const known = new WeakMap<object, Survey>();

/** Everything that is drawn, read once for each document. */
export function survey(play: Play): Survey {
  const match = play.match;
  const found = known.get(match) ?? read(match.position as unknown as Position, match.options, match.standing);
  known.set(match, found);
  return found;
}

export function read(
  position: Position,
  chosen: Readonly<Record<string, unknown>>,
  standing: readonly number[],
): Survey {
  const options: Options = {
    games: 2,
    every_colour: false,
    secret_tasks: false,
    turning: false,
    voluntary_white: false,
    ...(chosen as Partial<Options>),
  };
  const seats = position.players.length;
  const coats = position.players.map(({ coat }) => coat.map(readLaid));
  const rows = colourRows(coats);
  const laidEach = tilesEach(seats);
  const turn = coats.reduce((sum, coat) => sum + coat.length, 0);
  const holder = position.to_act;
  const dogs = coats.map((coat, seat): Dog => {
    const run = longestRun(coat);
    const scores = position.players[seat]!.scores;
    const earlier = scores.slice(0, position.number - 1).reduce((sum, score) => sum + sumOf(score), 0);
    const counted = (standing[seat] ?? 0) - earlier;
    const unshown = coat.length ? 0 : counted;
    const now = counted - unshown;
    const [bones, colours] = [bonesOf(coat), options.every_colour ? colourPoints(rows, seat) : (run?.length ?? 0)];
    const score = { bones, colours, tasks: now - bones - colours };
    return { seat, coat, end: endOf(coat), run, score, now, unshown, earlier, total: earlier + now };
  });
  return {
    position,
    options,
    dogs,
    rows,
    tasks: position.tasks ?? [],
    holder,
    next: holder === null ? null : neighbour(holder, seats, position.direction),
    turn,
    turns: seats * laidEach,
    laidEach,
    round: Math.min(laidEach, Math.floor(turn / seats) + 1),
    stack: TILE_NAMES.length - turn - position.hand.length,
    isBetween: position.number > 1 && turn === 0,
    isLast: turn === seats * laidEach - 1,
  };
}

/** The runs of a coat that score now and are worth a bracket: the longest, or those that win their colour. */
export function countedRuns({ options, rows }: Survey, { seat, run }: Dog): Run[] {
  const counted = options.every_colour
    ? rows.flatMap(({ runs, winners }) => (winners.includes(seat) ? (runs[seat] ?? []) : []))
    : (run ?? []);
  return [counted].flat().filter(({ length }) => length > 1);
}

/** Who gets the hand: to the left is the next seat, to the right the one before. */
export const neighbour = (seat: number, seats: number, direction: "left" | "right"): number =>
  (seat + (direction === "left" ? 1 : seats - 1)) % seats;

/** Seats in the order in which the hand passes, from one of them on. */
export function roundFrom(seat: number, seats: number, direction: "left" | "right"): number[] {
  const order = [seat];
  while (order.length < seats) order.push(neighbour(order.at(-1)!, seats, direction));
  return order;
}

/** Who had the hand in their turn since a tile was drawn for certain, and so knows it; without the one who has it now. */
export function knownTo({ position, turn }: Survey, tile: string): number[] {
  const drawn = position.drawn[tile];
  if (drawn === undefined) return [];
  const since = typeof drawn === "number" ? drawn : drawn[1];
  const seats = position.players.length;
  const step = position.direction === "left" ? 1 : -1;
  const held = Array.from({ length: Math.max(0, turn - since) }, (_, k) => since + k);
  const actors = held.map((one) => (((position.starter + step * one) % seats) + seats) % seats);
  return [...new Set(actors)].filter((seat) => seat !== position.to_act).sort((a, b) => a - b);
}

/** The tile that was drawn in this turn, if the hand does not consist of such tiles only. */
export function drawnNow({ position, turn }: Survey): string | null {
  if (turn === 0) return null;
  return position.hand.find((tile) => tile !== null && position.drawn[tile] === turn) ?? null;
}

// ---------------------------------------------------------------------------------------------------------------- moves

const FAMILIES: Record<Side, string> = { plain: "lay", turned: "lay-turned", white: "lay-white" };
export const SIDES: readonly Side[] = ["plain", "turned", "white"];

export const moveOf = (tile: string, side: Side): LegalMove => ({ move: FAMILIES[side], tile });

export const sideOf = (move: LegalMove): Side => SIDES.find((side) => FAMILIES[side] === move["move"]) ?? "plain";

export const laidBy = (move: LegalMove): Laid => lay(String(move["tile"]), sideOf(move));

/** What may be laid in this turn; a move that was sent and not yet answered changes nothing about it. */
export const offered = (play: Play): readonly LegalMove[] => (play.isReplay ? [] : play.match.legal);

/** The sides that a tile can be laid with now, the usual one first. */
export const legalSides = (play: Play, tile: string): Side[] =>
  SIDES.filter((side) => offered(play).some((move) => move["tile"] === tile && sideOf(move) === side));

// ----------------------------------------------------------------------------------------------------------------- odds

export interface Brings extends Score {
  total: number;
}

interface Found {
  points: number;
  moves: Readonly<Record<string, number>>;
  now: Readonly<Record<string, Score>>;
  comes_back: Readonly<Record<string, number>>;
  comes_back_error: number;
}

/** The odds, if they are those of what is on the table. */
export function oddsOf(play: Play): Found | null {
  const legal = offered(play);
  if (play.odds.state !== "ready" || !legal.length || play.seat === null) return null;
  const found = play.odds.found as unknown as Found;
  const dog = survey(play).dogs[play.seat]!;
  const isNow =
    found.points === dog.now + dog.unshown &&
    legal.every((move) => textOf(move) in found.moves) &&
    legal.length === Object.keys(found.moves).length;
  return isNow ? found : null;
}

/** What a move brings at once, where the table tells the odds. */
export function bringsOf(play: Play, move: LegalMove): Brings | null {
  const found = oddsOf(play);
  const [total, now] = [found?.moves[textOf(move)], found?.now[textOf(move)]];
  if (total === undefined || !now) return null;
  const unshown = survey(play).dogs[play.seat ?? 0]!.unshown;
  return { ...now, tasks: now.tasks + unshown, total: total + unshown };
}

/** The chance that a tile is in the hand again when it comes back. */
export function backOf(play: Play, tile: string): number | null {
  const hand = survey(play).position.hand.filter((one) => one !== null);
  return oddsOf(play)?.comes_back[kindIn(hand, tile)] ?? null;
}

/** A move as the server writes it: "lay K13 turned". */
const textOf = (move: LegalMove): string => {
  const side = sideOf(move);
  return `lay ${String(move["tile"])}${side === "plain" ? "" : ` ${side}`}`;
};
