/** How runners run: step by step with legs that trot, over a shortcut in an arc, with a flame behind a jet pack. */
import type { Entry } from "$protocol";
import type { Play } from "../../table/play.svelte";
import { type Stage, T3, type Travel } from "../../table/stage";
import { boxOf, positionOf, trackOf } from "./position";

const STEP = 160;
const FLYING = 80;

/** Let the runners of an entry run; gives the names of all runners, since the others only seem to move with the view. */
export function animateRun(stage: Stage, entry: Entry, travels: readonly Travel[], play: Play): string[] {
  const runners = travels.filter(({ piece }) => piece.startsWith("runner-"));
  const moves = entry.events.filter(({ event }) => event === "step" || event === "shortcut" || event === "leg");
  let delay = 0;
  for (const seat of new Set(moves.map((move) => Number(move["seat"])))) {
    const travel = runners.find(({ piece }) => piece === `runner-${seat}`);
    const own = moves.filter((move) => Number(move["seat"]) === seat);
    if (!travel?.from) continue;
    if (own.some(({ event }) => event === "shortcut")) {
      stage.move(travel, { duration: T3, delay, arc: 60 });
      delay += T3;
      continue;
    }
    const duration =
      (isFlying(play, seat) ? FLYING : STEP) * own.filter(({ event }) => event === "step").length || STEP;
    stage.move(travel, { duration, delay, hop: 5 });
    trot(stage, travel.element, duration, delay);
    if (isFlying(play, seat)) flare(stage, travel.element, duration, delay);
    if (isInWater(play, seat)) splash(stage, travel.element, delay + duration * 0.7);
    delay += duration;
  }
  return runners.map(({ piece }) => piece);
}

function isFlying(play: Play, seat: number): boolean {
  const [box, player] = [boxOf(play), positionOf(play).players[seat]!];
  return box !== null && player.effects_used.some((space) => trackOf(box, player.leg).spaces[space]?.jetpack);
}

function isInWater(play: Play, seat: number): boolean {
  const [box, { leg, space }] = [boxOf(play), positionOf(play).players[seat]!];
  return box !== null && trackOf(box, leg).spaces[space]?.kind === "water";
}

function trot(stage: Stage, runner: Element, duration: number, delay: number): void {
  if (stage.speed === 0) return;
  const swing = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });
  runner.querySelectorAll("[data-leg]").forEach((leg, n) => {
    const way = n === 0 ? 1 : -1;
    stage.play(leg, [swing(0), swing(38 * way), swing(-38 * way), swing(0)], { duration, delay, easing: "linear" });
  });
}

function flare(stage: Stage, runner: Element, duration: number, delay: number): void {
  const flame = runner.querySelector("[data-flame]");
  if (flame && stage.speed > 0)
    stage.play(flame, [{ opacity: 1 }, { opacity: 0.7 }, { opacity: 1 }, { opacity: 0 }], {
      duration: duration + 120,
      delay,
    });
}

function splash(stage: Stage, runner: Element, delay: number): void {
  const ring = runner.querySelector("[data-splash]");
  if (!ring || stage.speed === 0) return;
  const frames = [
    { opacity: 0.9, transform: "scale(.5)" },
    { opacity: 0, transform: "scale(1.5)" },
  ];
  stage.play(ring, frames, { duration: T3, delay });
}
