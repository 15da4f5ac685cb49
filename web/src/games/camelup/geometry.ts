/** The loop of sixteen spaces, the same function for wide and tall scenes, and where things stand on it. */
import { BACKWARDS, FINISH, SPACES } from "./position";

export type Point = readonly [x: number, y: number];

export interface LoopShape {
  centre: Point;
  /** Of the line on which camels stand. */
  radius: Point;
  /** Of the track, before foreshortening. */
  halfWidth: number;
  /** 1 is seen from straight above. */
  foreshortening: number;
  /** 2 is an ellipse, more is squarer. */
  exponent: number;
  /** Angle of the finish line, in turns clockwise from the right. */
  start: number;
}

const STEPS = 12; // points along the edge of a space

export class Loop {
  readonly #shape: LoopShape;
  readonly #angles: number[] = []; // at equal lengths along the loop, STEPS to a space

  constructor(shape: LoopShape) {
    this.#shape = shape;
    const fine = 4000;
    const first = shape.start * 2 * Math.PI;
    const angle = (i: number) => first + (2 * Math.PI * i) / fine;
    const lengths = [0];
    for (let i = 0; i < fine; i++) {
      const [a, b] = [this.#middle(angle(i)), this.#middle(angle(i + 1))];
      lengths.push(lengths[i]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
    for (let k = 0, i = 0; k <= SPACES * STEPS; k++) {
      while (i < fine && lengths[i + 1]! < (lengths[fine]! * k) / (SPACES * STEPS)) i++;
      this.#angles.push(angle(i));
    }
  }

  /** Where the stack of a space stands. Those beyond the line stand right behind it. */
  stand(space: number): Point {
    if (space === FINISH) return this.#middle(this.#angles[Math.round(STEPS * 0.12)]!);
    if (space === BACKWARDS) return this.#middle(this.#angles[Math.round(STEPS * (SPACES - 0.12))]!);
    return this.#middle(this.#angles[(space - 1) * STEPS + STEPS / 2]!);
  }

  /** The outline of a space, drawn in by so many units. */
  outline(space: number, inset = 0): Point[] {
    const edge = Array.from({ length: STEPS + 1 }, (_, k) => (space - 1) * STEPS + k);
    const line = [...edge.map((k) => this.#border(k, 1)), ...edge.toReversed().map((k) => this.#border(k, -1))];
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
    return this.#angles.slice(0, -1).map((_, k) => this.#border(k, side));
  }

  /** Both ends of the line behind a space; behind 16 it is the finish. */
  lineBehind(space: number): [outer: Point, inner: Point] {
    return [this.#border(space * STEPS, 1), this.#border(space * STEPS, -1)];
  }

  /** Where the number of a space is: towards the edge that camels do not cover. */
  numberOf(space: number): Point {
    const inner = space >= 4 && space <= 8;
    const [x, y] = this.stand(space);
    const [bx, by] = this.#border((space - 1) * STEPS + STEPS / 2, inner ? -1 : 1);
    return [x + (bx - x) * 0.74, y + (by - y) * 0.74];
  }

  #middle(angle: number): Point {
    const { centre, radius, exponent } = this.#shape;
    const bend = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / exponent);
    return [centre[0] + radius[0] * bend(Math.cos(angle)), centre[1] + radius[1] * bend(Math.sin(angle))];
  }

  // At right angles to the loop as seen from straight above; a tenth wider in front than at the back.
  #border(k: number, side: 1 | -1): Point {
    const { centre, radius, halfWidth, foreshortening } = this.#shape;
    const at = this.#angles[k]!;
    const [a, b] = [this.#middle(at - 0.004), this.#middle(at + 0.004)];
    const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) / foreshortening];
    const length = Math.hypot(dx, dy);
    const [x, y] = this.#middle(at);
    const width = halfWidth * (1 + (0.1 * (y - centre[1])) / radius[1]);
    return [x + (side * dy * width) / length, y - (side * dx * width * foreshortening) / length];
  }
}

/** A picture of the desert: its size, its loop, and where pyramid and carpet are. */
export interface Layout {
  name: "wide" | "tall";
  /** What is always in sight; the desert goes on around it. */
  view: readonly [x: number, y: number, width: number, height: number];
  loop: Loop;
  /** Of everything that stands on the sand. */
  scale: number;
  pyramid: { x: number; y: number; width: number; height: number };
  carpet: { x: number; y: number };
}

const wideShape: LoopShape = {
  centre: [520, 336],
  radius: [396, 150],
  halfWidth: 74,
  foreshortening: 0.6,
  exponent: 2.75,
  start: 0.4,
};
const tallShape: LoopShape = {
  centre: [195, 234],
  radius: [150, 113],
  halfWidth: 38,
  foreshortening: 0.86,
  exponent: 3,
  start: 0.4,
};

export const WIDE: Layout = {
  name: "wide",
  view: [40, 0, 960, 548],
  loop: new Loop(wideShape),
  scale: 1,
  pyramid: { x: 296, y: 216, width: 256, height: 188 },
  carpet: { x: 566, y: 330 },
};
export const TALL: Layout = {
  name: "tall",
  view: [2, 2, 386, 386],
  loop: new Loop(tallShape),
  scale: 0.66,
  pyramid: { x: 127, y: 174, width: 136, height: 104 },
  carpet: { x: 118, y: 272 },
};

const PHONE = 640;
/** The layout for a page of so many pixels; it stays the same while the scene makes room for something else. */
export const layoutFor = (width: number): Layout => (width <= PHONE ? TALL : WIDE);

/** Racing camels look right on the far side and left on the near side; crazy ones the other way. */
export const facesRight = (space: number, crazy: boolean): boolean => (space >= 2 && space <= 8) !== crazy;

const CAMEL = 0.98;
/** How large a camel is drawn: 112 × 92 times this. */
export const camelScale = (layout: Layout): number => CAMEL * layout.scale;

/** Height between riders; `sky` is the room above the feet of the lowest. */
export const riderStep = (riders: number, scale: number, sky: number): number =>
  Math.max(17 * scale, Math.min(29 * scale, (sky - 86 * scale) / Math.max(1, riders)));

/** Where the feet of a stack are. */
export function feet(layout: Layout, space: number): Point {
  const [x, y] = layout.loop.stand(space);
  return [x, y + 12 * layout.scale];
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** The spaces on which a unit sets foot on its way, both ends included. */
export function spacesBetween(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, k) => from + k * step);
}
