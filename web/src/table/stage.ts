/**
 * How what happened is seen: pieces that changed place travel there.
 *
 * The page always shows the state after a step; an animation only plays over it, from where a piece was. So it can be cut
 * short at any moment, and nothing waits for it. Every element with `data-piece` is a piece; the same name before and after a
 * step is the same piece, even where it was drawn anew in another place. In a drawing, `data-piece` sits on a group of its
 * own without a `transform`, inside of the one that puts it in its place.
 */
export interface Travel {
  piece: string;
  element: HTMLElement | SVGElement;
  /** Where it was; null where it is new. In pixels of the screen, as `to`. */
  from: DOMRect | null;
  to: DOMRect;
}

export interface Moves {
  duration?: number;
  delay?: number;
  easing?: string;
  /** How high it flies on its way, in pixels. */
  arc?: number;
  /** Points on its way, in pixels of the screen: centres. */
  via?: readonly { x: number; y: number }[];
  /** Height of a hop between two points. */
  hop?: number;
  turns?: number;
}

export const T1 = 120;
export const T2 = 220;
export const T3 = 420;
export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const HOP = "cubic-bezier(.34,1.56,.64,1)";
/** A step never takes longer than this at the usual speed, in milliseconds. */
export const LONGEST = 2400;

export class Stage {
  #waiting: (() => Animation)[] = [];
  #running: Animation[] = [];
  #end = 0;

  constructor(
    readonly root: HTMLElement,
    /** 1 as designed, 3 for those who are in a hurry or late, that of a replay, 0 for stillness. */
    readonly speed: number,
  ) {}

  /** Where every piece is now. */
  static measure(root: HTMLElement): Map<string, DOMRect> {
    const places = new Map<string, DOMRect>();
    for (const element of root.querySelectorAll("[data-piece]"))
      places.set(element.getAttribute("data-piece")!, element.getBoundingClientRect());
    return places;
  }

  /** The pieces that are somewhere else than before, or new. */
  travels(before: ReadonlyMap<string, DOMRect>): Travel[] {
    const found: Travel[] = [];
    for (const element of this.root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
      const piece = element.getAttribute("data-piece")!;
      const [from, to] = [before.get(piece) ?? null, element.getBoundingClientRect()];
      if (to.width === 0) continue;
      if (!from || Math.hypot(from.x - to.x, from.y - to.y) > 2) found.push({ piece, element, from, to });
    }
    return found;
  }

  find(piece: string): HTMLElement | SVGElement | null {
    return this.root.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  }

  /** Let a piece travel from where it was; a new one fades in. */
  move({ element, from, to }: Travel, how: Moves = {}): void {
    if (this.speed === 0 || !from || from.width === 0) return this.fade(element, how.delay);
    const scale = scaleOf(element);
    const centre = (place: DOMRect) => ({ x: place.x + place.width / 2, y: place.y + place.height / 2 });
    const goal = centre(to);
    const stops = [centre(from), ...(how.via ?? []), goal];
    const zoom = from.width / to.width;
    const frames: Keyframe[] = [];
    stops.forEach((stop, index) => {
      const [x, y] = [(stop.x - goal.x) / scale, (stop.y - goal.y) / scale];
      const share = index / (stops.length - 1);
      const size = zoom + (1 - zoom) * share;
      const turn = how.turns ? ` rotate(${(share - 1) * how.turns}turn)` : "";
      frames.push({ transform: `translate(${x}px,${y}px) scale(${size})${turn}`, offset: share });
      const next = stops[index + 1];
      const high = how.hop ?? how.arc;
      if (!next || !high) return;
      const middle = (share + (index + 1) / (stops.length - 1)) / 2;
      const [mx, my] = [((stop.x + next.x) / 2 - goal.x) / scale, ((stop.y + next.y) / 2 - goal.y - high) / scale];
      const half = how.turns ? ` rotate(${(middle - 1) * how.turns}turn)` : "";
      frames.push({
        transform: `translate(${mx}px,${my}px) scale(${zoom + (1 - zoom) * middle})${half}`,
        offset: middle,
      });
    });
    const duration = how.duration ?? T3 * Math.max(1, stops.length - 1);
    this.play(element, frames, { duration, delay: how.delay ?? 0, easing: how.easing ?? (how.hop ? "linear" : OUT) });
  }

  fade(element: Element, delay = 0): void {
    this.play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: T1, delay, easing: "linear" });
  }

  play(element: Element, frames: Keyframe[], options: { duration: number; delay?: number; easing?: string }): void {
    const [duration, delay] = [options.duration / this.#pace, (options.delay ?? 0) / this.#pace];
    if (delay >= this.#longest) return;
    const timing: KeyframeAnimationOptions = {
      duration: Math.min(duration, this.#longest - delay),
      delay,
      easing: options.easing ?? OUT,
      fill: "backwards",
    };
    this.#waiting.push(() => element.animate(frames, timing));
    this.#end = Math.max(this.#end, duration + delay);
  }

  /** Let everything begin that was told: at once, since to measure one piece after another has begun lays the page out anew. */
  begin(): void {
    this.#running = this.#waiting.map((start) => start());
    this.#waiting = [];
  }

  /** Wait that long before the next step, even where nothing moves. */
  hold(milliseconds: number): void {
    this.#end = Math.max(this.#end, milliseconds / this.#pace);
  }

  get duration(): number {
    return Math.min(this.#end, this.speed === 0 ? T1 : this.#longest);
  }

  get #pace(): number {
    return this.speed || 3;
  }
  get #longest(): number {
    return LONGEST / this.#pace;
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}

/** How many pixels of the screen a unit of the drawing has that an element is in. */
function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

/** A line from where a piece was to where it is, in pixels of the page's part that it travels in. */
export interface Trail {
  piece: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
  steps: number;
}

/** The trails after a step: a trail stays until its piece goes elsewhere, so that bots' moves do not wipe out each other's. */
export function trailOf(
  before: readonly Trail[],
  travels: readonly Travel[],
  root: HTMLElement,
  steps: (piece: string) => number | null,
): readonly Trail[] {
  const origin = root.getBoundingClientRect();
  const foot = (place: DOMRect) => ({ x: place.x + place.width / 2 - origin.x, y: place.bottom - origin.y - 6 });
  const moved = new Set(travels.map(({ piece }) => piece));
  const left = travels.flatMap(({ piece, from, to }) => {
    const count = from ? steps(piece) : null;
    return from && count !== null ? [{ piece, from: foot(from), to: foot(to), steps: count }] : [];
  });
  return [...before.filter(({ piece }) => !moved.has(piece)), ...left];
}
