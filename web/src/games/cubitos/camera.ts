/** How much of the track is on the screen: a place on the screen is `scale` times a place of the drawing, plus `x` and `y`. */
import type { Area, Point } from "./bricks";

export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Below this a brick is too small for a thumb, and the scene shows a part of the track. */
export const SMALL = 0.62;
export const CLOSE = 0.96;
const [LEAST, MOST] = [0.25, 2.2];

/** All of an area, in the middle. */
export function fit({ x, y, width, height }: Area, size: Size, most = 1.6): View {
  const scale = Math.min(size.width / width, size.height / height, most);
  return {
    scale,
    x: (size.width - width * scale) / 2 - x * scale,
    y: (size.height - height * scale) / 2 - y * scale,
  };
}

/** A point in the middle, as far as the edge of the drawing allows it. */
export function closeUp(point: Point, area: Area, size: Size, scale = CLOSE): View {
  return inside({ scale, x: size.width / 2 - point[0] * scale, y: size.height / 2 - point[1] * scale }, area, size);
}

/** Not beyond the edge of the drawing; what is smaller than the screen lies in the middle. */
export function inside({ scale, x, y }: View, area: Area, size: Size): View {
  const along = (at: number, begin: number, length: number, room: number) => {
    const [least, most] = [room - (begin + length) * scale, -begin * scale];
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
  };
  return {
    scale,
    x: along(x, area.x, area.width, size.width),
    y: along(y, area.y, area.height, size.height),
  };
}

/** Larger or smaller, so that what is at a place of the screen stays there. */
export function zoomed(view: View, by: number, at: Point): View {
  const scale = Math.min(MOST, Math.max(LEAST, view.scale * by));
  const change = scale / view.scale;
  return { scale, x: at[0] - (at[0] - view.x) * change, y: at[1] - (at[1] - view.y) * change };
}

/** The smallest area around some points, with a border. */
export function around(points: readonly Point[], border: number): Area {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - border, Math.min(...ys) - border];
  return { x, y, width: Math.max(...xs) + border - x, height: Math.max(...ys) + border - y };
}

export const onScreen = ([x, y]: Point, view: View): Point => [x * view.scale + view.x, y * view.scale + view.y];
export const onTrack = ([x, y]: Point, view: View): Point => [(x - view.x) / view.scale, (y - view.y) / view.scale];
