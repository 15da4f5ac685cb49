/** The places of a table ring, and the arrows along which the hand passes. */
export interface Point {
  x: number;
  y: number;
}

export interface RingShape {
  width: number;
  height: number;
}

const TURN = 2 * Math.PI;

/** Where a seat sits; the first one at the bottom, the others clockwise, as they are to its left. */
export function placeOf(index: number, seats: number, { width, height }: RingShape): Point {
  return on(TURN * (0.5 + index / seats), width * 0.36, height * 0.34, { width, height });
}

/** The arrow to the neighbour, to the left or, mirrored, to the right: its line and its head. */
export function arrowFrom(
  index: number,
  seats: number,
  direction: "left" | "right",
  shape: RingShape,
): [string, string] {
  const sign = direction === "left" ? 1 : -1;
  const at = (share: number, wide = 0.425, high = 0.42) =>
    on(TURN * (0.5 + (index + sign * share) / seats), shape.width * wide, shape.height * high, shape);
  const [from, to] = [at(0.31), at(0.69)];
  const bulge = seats < 3 ? [0.66, 0.62] : seats < 4 ? [0.52, 0.5] : [0.475, 0.46];
  const middle = at(0.5, bulge[0], bulge[1]);
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x);
  const barb = (turn: number) =>
    write({ x: to.x - 8.5 * Math.cos(angle + turn), y: to.y - 8.5 * Math.sin(angle + turn) });
  return [`M${write(from)}Q${write(middle)} ${write(to)}`, `M${barb(0.55)}L${write(to)}L${barb(-0.55)}`];
}

// Angles run clockwise from the top.
const on = (angle: number, wide: number, high: number, { width, height }: RingShape): Point => ({
  x: width / 2 + wide * Math.sin(angle),
  y: height / 2 - high * Math.cos(angle),
});

const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
