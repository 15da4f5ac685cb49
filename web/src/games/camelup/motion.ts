/** How camels hop, dice fall and coins fly: the events of an entry, played over the scene as it is after them. */
import type { Entry } from "$protocol";
import type { Play } from "../../table/play.svelte";
import { HOP, LONGEST, OUT, T2, T3, type Moves, type Stage, type Travel } from "../../table/stage";
import type { GameEvent } from "../contract";
import { feet, layoutFor, spacesBetween, tower, type Layout } from "./geometry";
import { BACKWARDS, FINISH, isCrazy, positionOf, type Camel } from "./position";

const TUMBLE = 700; // of a die, in milliseconds
const CAMELS_LEAVE = 480;
const RIDER_LATER = 70;

interface Run {
  camel: Camel;
  pips: number;
  carried: number;
  /** Where it came to rest. */
  space: number;
  /** The tile that it landed on, and its owner. */
  hit: { space: number; seat: number } | null;
  hasCrossed: boolean;
}

function runOf(events: readonly GameEvent[]): Run | null {
  const named = (name: string) => events.find((one) => one["event"] === name);
  const [roll, move, hit] = [named("roll"), named("move"), named("hit")];
  if (!roll || !move) return null;
  const space = Number(move["space"]);
  return {
    camel: move["camel"] as Camel,
    pips: Number(roll["pips"]),
    carried: Number(move["carried"]),
    space,
    hit: hit ? { space: Number(hit["space"]), seat: Number(hit["seat"]) } : null,
    hasCrossed: space === FINISH || space === BACKWARDS,
  };
}

/** The spaces of a run that began so many steps before it landed. */
function pathOfRun(run: Run, steps: number): number[] {
  const landing = run.hit?.space ?? run.space;
  const start = landing - (isCrazy(run.camel) ? -steps : steps);
  return [...spacesBetween(start, landing), ...(run.hit ? [run.space] : [])];
}

/** How far the camel went that moved by itself; those that it carried leave no trail of their own. */
export function trail(piece: string, entry: Entry): number | null {
  const run = runOf(entry.events);
  return run && piece === `camel-${run.camel}` ? run.pips : null;
}

/** Units of the drawing in pixels of the screen. */
class Sheet {
  readonly layout: Layout;
  readonly #matrix: DOMMatrix;

  constructor(svg: SVGSVGElement, seats: number) {
    this.layout = layoutFor(innerWidth, seats);
    this.#matrix = svg.getScreenCTM() ?? new DOMMatrix();
  }
  get zoom(): number {
    return this.#matrix.a;
  }
  feet(space: number): DOMPoint {
    const [x, y] = feet(this.layout, space);
    return new DOMPoint(x, y).matrixTransform(this.#matrix);
  }
}

const centre = (place: DOMRect) => ({ x: place.x + place.width / 2, y: place.y + place.height / 2 });

export function animate(stage: Stage, entry: Entry, travels: readonly Travel[], play: Play): readonly string[] {
  const byName = new Map(travels.map((travel) => [travel.piece, travel]));
  const moved: string[] = [];
  const run = runOf(entry.events);
  if (run) moved.push(...animateRun(stage, run, byName, play));
  for (const event of entry.events) {
    if (event["event"] === "ticket") flyTo(stage, "taken-ticket", `pile-${String(event["colour"])}`);
    if (event["event"] === "card") flyTo(stage, "played-card", `seat-${Number(event["seat"])}`);
    if (event["event"] === "tile") {
      const tile = byName.get(`tile-${Number(event["seat"])}`);
      if (tile) dropTile(stage, tile);
      moved.push(`tile-${Number(event["seat"])}`);
    }
  }
  return moved;
}

function animateRun(stage: Stage, run: Run, travels: ReadonlyMap<string, Travel>, play: Play): string[] {
  const moved: string[] = [];
  for (const [piece, travel] of travels) {
    if (!piece.startsWith("die-") || !travel.from) continue;
    stage.move(travel, { duration: TUMBLE, arc: 60, turns: 2 });
    moved.push(piece);
  }
  const cap = stage.find("pyramid-cap");
  if (cap && stage.speed) {
    const frames = [{ transform: "none" }, { transform: "rotate(24deg)", offset: 0.35 }, { transform: "none" }];
    stage.play(cap, frames, { duration: TUMBLE });
  }
  const board = stage.root.querySelector<HTMLElement>(".board");
  const svg = board?.querySelector("svg");
  const stack = positionOf(play).stacks[run.space] ?? [];
  const foot = stack.indexOf(run.camel);
  const lead = travels.get(`camel-${run.camel}`);
  if (!board || !svg || foot < 0 || !lead?.from) return moved;

  const sheet = new Sheet(svg, play.players.length);
  const path = pathOfRun(run, run.hasCrossed ? stepsToCross(run, sheet, centre(lead.from).x) : run.pips);
  const scale = sheet.layout.camel;
  const steps = Math.max(1, path.length - 1);
  const wait = CAMELS_LEAVE;
  const pace = Math.min(T3, (LONGEST - wait - RIDER_LATER * run.carried - T2) / steps);
  const landed = wait + pace * steps;
  const goal = sheet.feet(run.space);
  const { step } = tower(sheet.layout, run.space, stack.length);

  stack.slice(foot, foot + run.carried + 1).forEach((camel, rider) => {
    const travel = travels.get(`camel-${camel}`);
    moved.push(`camel-${camel}`, `rim-${camel}`);
    if (!travel) return;
    const seat = centre(travel.to);
    const lift = ((foot + rider) * step - rider * 29 * scale) * sheet.zoom;
    const via = path.slice(1, -1).map((space) => {
      const at = sheet.feet(space);
      return { x: at.x + seat.x - goal.x, y: at.y + seat.y - goal.y + lift };
    });
    const hop = 40 * scale * sheet.zoom;
    moveCamel(stage, camel, travel, { via, hop, duration: pace * steps, delay: wait + RIDER_LATER * rider });
  });
  // Those who were there before: pushed up by a unit that came underneath, or pressed down by its weight.
  stack.forEach((camel, index) => {
    if (index >= foot && index <= foot + run.carried) return;
    const travel = travels.get(`camel-${camel}`);
    if (travel?.from && index > foot) moveCamel(stage, camel, travel, { delay: landed - pace, duration: T2 });
    else if (index < foot && stage.speed) squash(stage, camel, landed);
    else return;
    moved.push(`camel-${camel}`, `rim-${camel}`);
  });
  for (const foot of ["shadow", "plate"]) {
    const under = travels.get(`${foot}-${run.space}`);
    if (under && !under.from) stage.fade(under.element, landed);
  }
  if (run.hit && stage.speed) payCoin(stage, run.hit.seat, landed - pace);
  return moved;
}

/** A unit that crossed the line began one, two or three spaces before it; the picture tells which. */
function stepsToCross(run: Run, sheet: Sheet, x: number): number {
  const away = (steps: number) => Math.abs(sheet.feet(pathOfRun(run, steps)[0]!).x - x);
  return Array.from({ length: run.pips }, (_, index) => index + 1).reduce((best, steps) =>
    away(steps) < away(best) ? steps : best,
  );
}

/** A camel travels together with its rim. */
function moveCamel(stage: Stage, camel: Camel, travel: Travel, how: Moves): void {
  stage.move(travel, how);
  const rim = stage.find(`rim-${camel}`);
  if (rim) stage.move({ ...travel, element: rim }, how);
}

function squash(stage: Stage, camel: Camel, delay: number): void {
  const frames = [{ transform: "none" }, { transform: "scale(1.03,.94)", offset: 0.4 }, { transform: "none" }];
  for (const piece of [`rim-${camel}`, `camel-${camel}`]) {
    const element = stage.find(piece);
    if (element) stage.play(element, frames, { duration: T2, delay, easing: OUT });
  }
}

/** The tile jumps, and a coin goes to its owner. */
function payCoin(stage: Stage, seat: number, delay: number): void {
  const [tile, coin] = [stage.find(`tile-${seat}`), stage.find(`coin-${seat}`)];
  if (!tile) return;
  const jump = [{ transform: "none" }, { transform: "translateY(-9px)", offset: 0.4 }, { transform: "none" }];
  stage.play(tile, jump, { duration: T2, delay, easing: OUT });
  if (!coin) return;
  const [from, to] = [centre(tile.getBoundingClientRect()), centre(coin.getBoundingClientRect())];
  const [x, y] = [from.x - to.x, from.y - to.y];
  stage.play(
    coin,
    [
      { transform: `translate(${x}px,${y}px) scale(.8)`, opacity: 1 },
      { transform: `translate(${x / 2}px,${y / 2 - 50}px) scale(1.2)`, opacity: 1 },
      { transform: "none", opacity: 1, offset: 0.95 },
      { transform: "none", opacity: 0 },
    ],
    { duration: T3, delay: delay + T2 / 2, easing: "linear" },
  );
}

/** A piece that was drawn anew flies in from where it was before. */
function flyTo(stage: Stage, piece: string, origin: string): void {
  const [element, from] = [stage.find(piece), stage.find(origin)];
  if (!element || !from) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  stage.move({ piece, element, from: from.getBoundingClientRect(), to }, { arc: 40 });
}

function dropTile(stage: Stage, travel: Travel): void {
  if (travel.from) return stage.move(travel, { arc: 50 });
  if (!stage.speed) return stage.fade(travel.element);
  const frames = [
    { transform: "translateY(-90px) scaleY(-1)", opacity: 0 },
    { transform: "translateY(-40px) scaleY(0)", opacity: 1, offset: 0.5 },
    { transform: "none", opacity: 1 },
  ];
  stage.play(travel.element, frames, { duration: T3, easing: HOP });
}
