/** The position of a race, as docs/camelup.md has it, and what is asked of it again and again. */
import type { Told } from "$protocol";
import type { SeatState } from "../contract";
import type { Play } from "../../table/play.svelte";

export const COLOURS = ["red", "yellow", "blue", "green", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export type Camel = Colour | "white" | "black";
export const DICE = [...COLOURS, "grey"] as const;
export type Die = (typeof DICE)[number];
export const SIDES = ["cheer", "boo"] as const;
export type Side = (typeof SIDES)[number];
export const PILES = ["winner", "loser"] as const;
export type Pile = (typeof PILES)[number];

export interface Spectator {
  seat: number;
  side: Side;
}

export interface Player {
  money: number | null;
  tickets: Partial<Record<Colour, number[]>>;
  pyramid_tickets: number;
  /** Those left in hand; null where nobody knows. */
  finish_cards: Colour[] | null;
  partner: number | null;
}

export interface Position {
  phase: "arrange" | "play" | "over";
  leg: number;
  to_act: number;
  /** By space, bottom to top. */
  stacks: Record<string, Camel[]>;
  unplaced: Record<string, Colour[]>;
  tiles: Record<string, Spectator>;
  pyramid: Die[];
  rolled: Die[];
  tickets_left: Record<Colour, number[]>;
  players: Player[];
  /** Oldest first; the colour is null where it is hidden. */
  finish_bets: Record<Pile, [seat: number, colour: Colour | null][]>;
}

export const SPACES = 16;
export const FINISH = 17;
export const BACKWARDS = 0;
export const ROLLS_A_LEG = 5;
export const PARTNERS_FROM = 6;
export const PRIZES = [8, 5, 3, 2, 1];

export function positionOf(play: Play): Position {
  const position = play.position as unknown as Position;
  return play.isCovered && !play.isOver && play.seat !== null ? covered(position, play.seat) : position;
}

const coveredPositions = new WeakMap<Position, Position>();

/** A position without what only this seat knows: its cards, in the hand and on the piles. */
function covered(position: Position, seat: number): Position {
  const found: Position = coveredPositions.get(position) ?? {
    ...position,
    players: position.players.map((player, at) => (at === seat ? { ...player, finish_cards: null } : player)),
    finish_bets: {
      winner: position.finish_bets.winner.map(([who]) => [who, null]),
      loser: position.finish_bets.loser.map(([who]) => [who, null]),
    },
  };
  coveredPositions.set(position, found);
  return found;
}

export const isCrazy = (camel: Camel): boolean => camel === "white" || camel === "black";

/** The name that classes and symbols have for a colour. */
export const paint = (colour: Camel | Die): string => (colour === "grey" ? "gray" : colour);

export const cardsInHand = (position: Position, seat: number): number =>
  COLOURS.length -
  PILES.reduce((sum, pile) => sum + position.finish_bets[pile].filter(([who]) => who === seat).length, 0);

export function tileOf(position: Position, seat: number): { space: number; side: Side } | null {
  const found = Object.entries(position.tiles).find(([, tile]) => tile.seat === seat);
  return found ? { space: Number(found[0]), side: found[1].side } : null;
}

/** Why one's tile cannot lie on a space, in the words of the rules; asked only where it cannot. */
export function whyNoTile({ tiles }: Position, seat: number, space: number): Told {
  if (space < 2 || space > SPACES) return { id: "web-camelup-tile-not-first" };
  if (tiles[space])
    return tiles[space].seat === seat ? { id: "camelup-tile-in-place" } : { id: "camelup-tile-on-tile", space };
  const beside = [space - 1, space + 1].find((one) => tiles[one] && tiles[one].seat !== seat);
  return beside ? { id: "camelup-tile-beside", space, beside } : { id: "camelup-tile-on-camel", space };
}

/** Racing camels from the first to the last: farther is ahead, and higher on the same space. */
export function ranking(stacks: Readonly<Record<string, readonly Camel[]>>): { camel: Colour; space: number }[] {
  return Object.entries(stacks)
    .sort(([a], [b]) => Number(b) - Number(a))
    .flatMap(([space, stack]) => stack.toReversed().map((camel) => ({ camel, space: Number(space) })))
    .filter((one): one is { camel: Colour; space: number } => !isCrazy(one.camel));
}

/** Whether the table keeps the money of others to itself. */
export const hidesPurses = (play: Play): boolean => play.match.options["hidden_purses"] === true && !play.isOver;

/** Where the tile of a seat lies. */
export function stateOf(seat: number, play: Play): SeatState | null {
  const tile = tileOf(positionOf(play), seat);
  if (!tile) return null;
  const { side, space } = tile;
  return {
    words: { id: "web-camelup-tile-on", space },
    sign: side,
    says: { id: `web-camelup-side-${side}` },
    tone: side === "cheer" ? "good" : "bad",
  };
}
