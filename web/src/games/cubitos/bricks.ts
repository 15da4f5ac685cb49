/** Where things lie on the drawn track: bricks of 52 × 45 in rows that are half a brick aside, as a track file has them. */
import type { Brick, Space, Track, TrackLine } from "./position";

export type Point = readonly [x: number, y: number];
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const HALF = 26;
export const HIGH = 45;
const MARGIN: Point = [28, 26];

type Place = { row: number; half: number };

export const corner = ({ row, half }: Place): Point => [MARGIN[0] + half * HALF, MARGIN[1] + row * HIGH];
export const middle = (place: Place): Point => {
  const [x, y] = corner(place);
  return [x + HALF, y + HIGH / 2];
};

/** The whole track with a border of turf. */
export function areaOf(track: Track): Area {
  const right = Math.max(...track.bricks.map(({ half }) => half + 2));
  const below = Math.max(...track.bricks.map(({ row }) => row + 1));
  const left = Math.min(...track.bricks.map(({ half }) => half));
  const top = Math.min(...track.bricks.map(({ row }) => row));
  const [x, y] = corner({ row: top, half: left });
  const [right_, below_] = corner({ row: below, half: right });
  return {
    x: x - MARGIN[0],
    y: y - MARGIN[1],
    width: right_ - x + 2 * MARGIN[0],
    height: below_ - y + 2 * MARGIN[1],
  };
}

/** The bricks of a space; the start and the finish may have several. */
export const bricksOf = (track: Track, space: number): readonly Brick[] =>
  track.bricks.filter((brick) => brick.space === space);

/** The middle of a space; of several bricks the one in the middle. */
export function middleOf(track: Track, space: number): Point {
  const bricks = bricksOf(track, space);
  return middle(bricks[Math.floor((bricks.length - 1) / 2)] ?? { row: 0, half: 0 });
}

// ---------------------------------------------------------------------------------------------------------- lines, walls

/** The edge between two bricks that touch. */
export function edge({ from, to }: TrackLine): [Point, Point] {
  const [row, half] = [Math.max(from[0], to[0]), Math.max(from[1], to[1])];
  const [x, y] = corner({ row, half });
  return from[0] === to[0]
    ? [
        [x, y],
        [x, y + HIGH],
      ]
    : [
        [x, y],
        [x + HALF, y],
      ];
}

/** The lines of a kind as one path. */
export function linePath(track: Track, kind: TrackLine["line"]): string {
  const edges = track.lines.filter(({ line }) => line === kind).map((line) => edge(line).join("L"));
  return [...new Set(edges)].map((each) => `M${each}`).join("");
}

/** Walls: rows of three and more are a stand with its crowd, others are bushes. */
export function standsOf(track: Track): { stands: { place: Place; bricks: number }[]; bushes: Place[] } {
  const walls = track.bricks.filter(({ space }) => space === null);
  const isWall = (row: number, half: number) => walls.some((wall) => wall.row === row && wall.half === half);
  const stands: { place: Place; bricks: number }[] = [];
  const bushes: Place[] = [];
  for (const { row, half } of walls) {
    if (isWall(row, half - 2)) continue;
    let bricks = 1;
    while (isWall(row, half + 2 * bricks)) bricks++;
    if (bricks > 2) stands.push({ place: { row, half }, bricks });
    else for (let each = 0; each < bricks; each++) bushes.push({ row, half: half + 2 * each });
  }
  return { stands, bushes };
}

/** Where a race begins: the way that the arrows of the start point, in degrees; 0 is to the right. */
export function startAngle(track: Track): number {
  const centre = (spaces: readonly number[]): Point => {
    const points = spaces.flatMap((space) => bricksOf(track, space).map(middle));
    return [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  };
  const [x, y] = centre([0]);
  const [nextX, nextY] = centre(track.spaces[0]?.neighbours ?? []);
  const [across, down] = [nextX - x, nextY - y];
  if (Math.abs(across) >= Math.abs(down)) return across < 0 ? 180 : 0;
  return down < 0 ? -90 : 90;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

// ------------------------------------------------------------------------------------------------------------- runners

export interface Stand {
  point: Point;
  scale: number;
}

/** Where runners stand that share a space: on bricks of their own where there are several, else shoulder to shoulder. */
export function standing(track: Track, space: number, count: number, index: number): Stand {
  const bricks = bricksOf(track, space);
  if (count === 1) return { point: middleOf(track, space), scale: 1 };
  if (bricks.length >= count) {
    const step = (bricks.length - 1) / (count - 1);
    return { point: middle(bricks[Math.round(index * step)]!), scale: 0.94 };
  }
  const [x, y] = middleOf(track, space);
  const scale = count === 2 ? 0.78 : 0.6;
  const apart = count === 2 ? 24 : count === 3 ? 17 : 14;
  const lift = count > 2 ? (index % 2 ? -7 : 4) : 0;
  return { point: [x + (index - (count - 1) / 2) * apart, y + lift], scale };
}

/** The middle of a runner that stands somewhere: it is taller than its brick. */
export const bodyOf = ([x, y]: Point): Point => [x, y - 12];

// -------------------------------------------------------------------------------------------------------------- scenery

export interface Tree {
  point: Point;
  scale: number;
}

/** A number between 0 and 1 that looks like chance and is always the same. */
const chance = (seed: number): number => {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/** How far a point is from the nearest brick, in units of the drawing. */
function clearance(track: Track, [x, y]: Point): number {
  let least = Infinity;
  for (const brick of track.bricks) {
    const [left, top] = corner(brick);
    const across = Math.max(left - x, 0, x - (left + 2 * HALF));
    const down = Math.max(top - y, 0, y - (top + HIGH));
    least = Math.min(least, Math.hypot(across, down));
  }
  return least;
}

/** Trees on free turf, also beyond the track, so that they fill a scene of any shape. */
export function treesOf(track: Track): Tree[] {
  const { x, y, width, height } = areaOf(track);
  const [grid, beyond] = [58, 320];
  const lights = lightsOf(track);
  const isAside = ([left, top]: Point) => lights.every(([x, y]) => Math.hypot(left - x, top - y) > 44);
  const found: Tree[] = [];
  for (let top = y - beyond; top < y + height + beyond; top += grid)
    for (let left = x - beyond; left < x + width + beyond; left += grid) {
      const seed = left * 3.7 + top * 11.3 + track.spaces.length;
      if (chance(seed) < 0.44) continue;
      const point: Point = [left + chance(seed + 1) * 34, top + chance(seed + 2) * 30];
      const scale = 0.8 + chance(seed + 3) * 0.35;
      // The crown rises above the foot that a tree stands on.
      const isFree = clearance(track, point) > 16 && clearance(track, [point[0], point[1] - 26 * scale]) > 25;
      if (isFree && isAside(point)) found.push({ point, scale });
    }
  return found.sort((one, other) => one.point[1] - other.point[1]);
}

/** What trees are made of, the lowest first: shapes around the foot of a tree of scale 1. */
const TREE = {
  shadow: (round: Round) => round(3, 2, 19, 6),
  trunk: (_: Round, box: Plank) => box(-3, -14, 6, 16),
  deep: (round: Round) => round(-9, -20, 12) + round(9, -19, 12),
  crown: (round: Round) => round(0, -30, 15),
  shine: (round: Round) => round(-4, -34, 5),
} as const;
type Round = (x: number, y: number, across: number, down?: number) => string;
type Plank = (x: number, y: number, width: number, height: number) => string;
export type Grove = Record<keyof typeof TREE, string>;
const TOGETHER = 12; // trees

/** Trees as a few large shapes: hundreds of small ones would be most of what a page has to draw. */
export function grovesOf(trees: readonly Tree[]): Grove[] {
  const found: Grove[] = [];
  for (let at = 0; at < trees.length; at += TOGETHER) {
    const some = trees.slice(at, at + TOGETHER);
    const parts = Object.entries(TREE).map(([name, shape]) => [name, some.map((tree) => drawn(tree, shape)).join("")]);
    found.push(Object.fromEntries(parts) as Grove);
  }
  return found;
}

function drawn({ point: [left, top], scale }: Tree, shape: (round: Round, box: Plank) => string): string {
  const at = (value: number) => Math.round(value * 10) / 10;
  const round: Round = (x, y, across, down = across) => {
    const [wide, high] = [at(across * scale), at(down * scale)];
    const half = (way: number) => `a${wide} ${high} 0 1 1 ${way * 2 * wide} 0`;
    return `M${at(left + x * scale - wide)} ${at(top + y * scale)}${half(1)}${half(-1)}Z`;
  };
  const box: Plank = (x, y, width, height) =>
    `M${at(left + x * scale)} ${at(top + y * scale)}h${at(width * scale)}v${at(height * scale)}h${at(-width * scale)}Z`;
  return shape(round, box);
}

/** Floodlights: the free spots nearest to the four corners. */
export function lightsOf(track: Track): Point[] {
  const { x, y, width, height } = areaOf(track);
  const corners: Point[] = [
    [x + 30, y + 66],
    [x + width - 30, y + 66],
    [x + 30, y + height - 12],
    [x + width - 30, y + height - 12],
  ];
  return corners.filter((spot) => clearance(track, spot) > 14 && clearance(track, [spot[0], spot[1] - 40]) > 12);
}

/** Space after space around a place: the nearest first, at most so many steps away; water counts as well. */
export function around(track: Track, space: number, steps: number): { space: number; steps: number }[] {
  const reached = new Map([[space, 0]]);
  for (const [here, far] of reached) {
    if (far === steps) break;
    for (const next of track.spaces[here]?.neighbours ?? []) if (!reached.has(next)) reached.set(next, far + 1);
  }
  return [...reached].map(([each, far]) => ({ space: each, steps: far })).slice(1);
}

/** The six directions of a brick wall by the keys that lie like them. */
export const DIRECTIONS = [
  { key: "q", name: "up-left", down: -1, right: -1 },
  { key: "w", name: "up-right", down: -1, right: 1 },
  { key: "a", name: "left", down: 0, right: -2 },
  { key: "d", name: "right", down: 0, right: 2 },
  { key: "z", name: "down-left", down: 1, right: -1 },
  { key: "x", name: "down-right", down: 1, right: 1 },
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A key of the pad, the way that it points, and the space that it leads to. */
export interface Pace {
  direction: Direction;
  key: string | null;
  space: number | null;
}

/**
 * Where single steps lead. A brick has six neighbours, one for each direction. A start of several bricks has more in one
 * direction than in others: all of them, from top to bottom, and keys in the same order.
 */
export function pacesFrom(track: Track, space: number, among: readonly number[]): Pace[] {
  const bricks = bricksOf(track, space);
  const to = (brick: Brick, { down, right }: Direction) =>
    track.bricks.find(({ row, half }) => row === brick.row + down && half === brick.half + right);
  if (bricks.length < 2)
    return DIRECTIONS.map((direction) => {
      const there = bricks[0] && to(bricks[0], direction)?.space;
      return { direction, key: direction.key, space: there != null && among.includes(there) ? there : null };
    });
  const found = new Map<number, { direction: Direction; brick: Brick }>();
  for (const direction of [...DIRECTIONS].sort((one, other) => Math.abs(one.down) - Math.abs(other.down)))
    for (const brick of bricks) {
      const there = to(brick, direction);
      if (there?.space == null || !among.includes(there.space) || found.has(there.space)) continue;
      found.set(there.space, { direction, brick: there });
    }
  return [...found]
    .sort(([, { brick: one }], [, { brick: other }]) => one.row - other.row || one.half - other.half)
    .map(([space, { direction }], index) => ({ direction, key: DIRECTIONS[index]?.key ?? null, space }));
}

export const hasEffect = (space: Space): boolean => space.jetpack || space.shortcut !== null;
