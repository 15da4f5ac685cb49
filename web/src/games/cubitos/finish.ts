/** The track at the end of a race: what is in sight, and where the name plates of the runners stand. */
import type { Area, Point } from "./bricks";
import { around, fit, inside, type Size, type View } from "./camera";

const BORDER = 80;
const NEAREST = 1.6;

/** The winner and the line in sight, with as many of the others as there is room for, the best first. */
export function finishView(line: Point, runners: readonly Point[], area: Area, size: Size): View {
  const shown = [line];
  const least = size.width > 620 ? 1.1 : 0.8;
  const seen = (points: readonly Point[]) => fit(around(points, BORDER), size, NEAREST);
  runners.forEach((runner, index) => {
    if (index === 0 || seen([...shown, runner]).scale >= least) shown.push(runner);
  });
  return inside(seen(shown), area, size);
}

export interface Plate {
  x: number;
  y: number;
  width: number;
}
const HIGH = 28;

/** The middle of each plate on the screen: below its runner or above, wherever it hides no other plate or runner. */
export function placePlates(spots: readonly Plate[], scale: number, size: Size): Plate[] {
  const placed: Plate[] = [];
  const body = 26 * scale;
  const meets = (one: Plate, other: Plate, high: number) =>
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < high;
  for (const spot of spots) {
    const x = Math.min(size.width - spot.width / 2 - 4, Math.max(spot.width / 2 + 4, spot.x));
    const places = [body + 22, -body - 34, body + 22 + HIGH, -body - 34 - HIGH].map((by) => ({
      ...spot,
      x,
      y: spot.y + by,
    }));
    const isFree = (place: Plate) =>
      place.y > HIGH / 2 &&
      place.y < size.height - HIGH / 2 &&
      !placed.some((other) => meets(place, other, HIGH)) &&
      !spots.some((other) => other !== spot && meets(place, { ...other, width: 2 * body }, HIGH / 2 + body));
    placed.push(places.find(isFree) ?? places[0]!);
  }
  return placed;
}
