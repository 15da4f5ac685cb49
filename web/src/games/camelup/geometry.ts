/**
 * The loop of sixteen spaces, the same function for wide and tall scenes, and where things stand on it.
 *
 * Seven columns: space 1 is the left bend, 2 to 8 are the far row, 9 is the right bend, 10 to 16 are the near row. Stands of
 * neighbouring spaces are one pitch apart from left to right and never above one another, so a tower of any height does not
 * look like part of the next one.
 */
import { BACKWARDS, FINISH, SPACES } from "./position";

export type Point = readonly [x: number, y: number];

export interface LoopShape {
  centre: Point;
  /** Of the line on which camels stand; the first is four pitches. */
  radius: Point;
  /** Of the track, before foreshortening. */
  halfWidth: number;
  /** 1 is seen from straight above. */
  foreshortening: number;
  /** 2 is an ellipse, more is squarer. */
  exponent: number;
  /** From one stand to the next, from left to right. */
  pitch: number;
}

const COLUMNS = 7;
const STEPS = 24; // points along the edge of a space
const BEHIND_LINE = 0.16; // of the space that a unit stands in after it crossed

export class Loop {
  readonly #shape: LoopShape;
  /** Angle of the line before each space, and of the finish behind the last. */
  readonly #borders: readonly number[];

  constructor(shape: LoopShape) {
    this.#shape = shape;
    const steps = Array.from({ length: COLUMNS + 1 }, (_, k) => (k - COLUMNS / 2) * shape.pitch);
    const far = steps.map((x) => this.#angle(x, true));
    const near = steps.map((x) => this.#angle(-x, false));
    this.#borders = [near.at(-1)! - 2 * Math.PI, ...far, ...near];
  }

  get pitch(): number {
    return this.#shape.pitch;
  }

  /** Where the stack of a space stands. Those beyond the line stand right behind it. */
  stand(space: number): Point {
    if (space === FINISH) return this.#within(1, BEHIND_LINE);
    if (space === BACKWARDS) return this.#within(SPACES, 1 - BEHIND_LINE);
    const { centre, radius, pitch } = this.#shape;
    if (space === 1) return [centre[0] - radius[0], centre[1]];
    if (space === COLUMNS + 2) return [centre[0] + radius[0], centre[1]];
    const isFar = space <= COLUMNS + 1;
    const column = isFar ? space - 2 : SPACES - space;
    return this.#middle(this.#angle((column - (COLUMNS - 1) / 2) * pitch, isFar));
  }

  /** The outline of a space, inset by this many units. */
  outline(space: number, inset = 0): Point[] {
    const line = [...this.#edge(space, 1), ...this.#edge(space, -1).reverse()];
    if (inset === 0) return line;
    const middle = this.stand(space);
    return line.map(([x, y]) => {
      const [dx, dy] = [middle[0] - x, middle[1] - y];
      const share = inset / Math.max(1, Math.hypot(dx, dy));
      return [x + dx * share, y + dy * share];
    });
  }

  /** The whole edge of the track, outer or inner. */
  edge(side: 1 | -1): Point[] {
    return Array.from({ length: SPACES }, (_, index) => this.#edge(index + 1, side)).flat();
  }

  /** Both ends of the line behind a space; behind 16 it is the finish. */
  lineBehind(space: number): [outer: Point, inner: Point] {
    const at = this.#borders[space]!;
    return [this.#border(at, 1), this.#border(at, -1)];
  }

  /** The space whose stand is nearest, within a distance; null if all are farther away. */
  nearest([x, y]: Point, within: number): number | null {
    const away = Array.from({ length: SPACES }, (_, index) => {
      const [standX, standY] = this.stand(index + 1);
      return Math.hypot(standX - x, standY - y);
    });
    const least = Math.min(...away);
    return least <= within ? away.indexOf(least) + 1 : null;
  }

  #edge(space: number, side: 1 | -1): Point[] {
    return Array.from({ length: STEPS + 1 }, (_, k) => this.#border(this.#at(space, k / STEPS), side));
  }

  #at(space: number, share: number): number {
    const [from, to] = [this.#borders[space - 1]!, this.#borders[space]!];
    return from + (to - from) * share;
  }

  #within(space: number, share: number): Point {
    return this.#middle(this.#at(space, share));
  }

  // The angle at which the loop is `x` to the right of its centre: half a turn to a whole one on the far side, then on to
  // the near side.
  #angle(x: number, isFar: boolean): number {
    const { radius, exponent } = this.#shape;
    const angle = Math.acos(Math.sign(x) * Math.abs(x / radius[0]) ** (exponent / 2));
    return isFar ? 2 * Math.PI - angle : 2 * Math.PI + angle;
  }

  #middle(angle: number): Point {
    const { centre, radius, exponent } = this.#shape;
    const bend = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / exponent);
    return [centre[0] + radius[0] * bend(Math.cos(angle)), centre[1] + radius[1] * bend(Math.sin(angle))];
  }

  // At right angles to the loop as seen from straight above; a tenth wider in front than at the back.
  #border(at: number, side: 1 | -1): Point {
    const { centre, radius, halfWidth, foreshortening } = this.#shape;
    const [a, b] = [this.#middle(at - 0.004), this.#middle(at + 0.004)];
    const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) / foreshortening];
    const length = Math.hypot(dx, dy);
    const [x, y] = this.#middle(at);
    const width = halfWidth * (1 + (0.1 * (y - centre[1])) / radius[1]);
    return [x + (side * dy * width) / length, y - (side * dx * width * foreshortening) / length];
  }
}

/** A picture of the desert: its size, its loop, and where everything else is. */
export interface Layout {
  name: "wide" | "tall";
  /** What is always in sight; the desert goes on around it. */
  view: readonly [x: number, y: number, width: number, height: number];
  loop: Loop;
  /** Of lines, tiles and posts. */
  scale: number;
  /** How large a camel is drawn: 112 × 92 times this. */
  camel: number;
  /** From a stand down to the baseline of its number. */
  number: number;
  pyramid: { x: number; y: number; width: number; height: number };
  carpet: { x: number; y: number; scale: number; rows: readonly number[] };
  /** The board with the word Finish, outside the loop. */
  board: Point;
}

export const WIDE: Layout = {
  name: "wide",
  view: [0, 0, 1040, 600],
  loop: new Loop({
    centre: [520, 370],
    radius: [440, 146],
    halfWidth: 62,
    foreshortening: 0.7,
    exponent: 2.75,
    pitch: 110,
  }),
  scale: 1,
  camel: 0.9,
  number: 31,
  pyramid: { x: 322, y: 282, width: 221, height: 178 },
  carpet: { x: 578, y: 318, scale: 1, rows: [5] },
  board: [56, 526],
};
export const TALL: Layout = {
  name: "tall",
  view: [0, 0, 390, 350],
  loop: new Loop({
    centre: [195, 212],
    radius: [164, 102],
    halfWidth: 27,
    foreshortening: 1,
    exponent: 3,
    pitch: 41,
  }),
  scale: 0.62,
  camel: 0.52,
  number: 22,
  pyramid: { x: 87, y: 152, width: 123, height: 98 },
  carpet: { x: 222, y: 174, scale: 0.64, rows: [3, 2] },
  board: [35, 316],
};
/** With two rows of seats above it, a phone's scene has less sky. */
export const CUT: Layout = { ...TALL, view: [0, 20, 390, 330] };

const PHONE = 640;
const ONE_ROW = 4; // seats on a phone
/** The layout for a page of this width; it stays the same while the scene makes room for something else. */
export const layoutFor = (width: number, seats: number): Layout =>
  width > PHONE ? WIDE : seats > ONE_ROW ? CUT : TALL;

/** Where the drawing lies in a box of pixels: a tall one fills the width from the top down, a wide one is shown whole. */
export function fit(
  { name, view }: Layout,
  width: number,
  height: number,
): { zoom: number; left: number; top: number } {
  const [, , wide, high] = view;
  const zoom = name === "tall" ? width / wide : Math.min(width / wide, height / high);
  return { zoom, left: (width - wide * zoom) / 2, top: name === "tall" ? 0 : (height - high * zoom) / 2 };
}

/** Racing camels look right on the far side and left on the near side; crazy ones the other way. */
export const facesRight = (space: number, crazy: boolean): boolean => (space >= 1 && space <= 8) !== crazy;

const CAMEL_HEIGHT = 86;
const RIDER = 29;
/** Height between riders; `sky` is the room above the feet of the lowest. */
export const riderStep = (riders: number, scale: number, sky: number): number =>
  Math.min(RIDER * scale, (sky - CAMEL_HEIGHT * scale) / Math.max(1, riders));

/** Where the feet of a stack are. */
export function feet(layout: Layout, space: number): Point {
  const [x, y] = layout.loop.stand(space);
  return [x, y + 8 * layout.scale];
}

/** A stack of this many camels: where it stands, how far its riders are apart, and where its top is. */
export function tower(
  layout: Layout,
  space: number,
  camels: number,
): { x: number; y: number; step: number; top: number } {
  const [x, y] = feet(layout, space);
  const rim = 10 * layout.camel;
  const step = riderStep(camels - 1, layout.camel, y - layout.view[1] - rim);
  return { x, y, step, top: y - CAMEL_HEIGHT * layout.camel - (camels - 1) * step };
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** The spaces on which a unit sets foot on its way, both ends included. */
export function spacesBetween(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, k) => from + k * step);
}
