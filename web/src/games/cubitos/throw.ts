/** How dice are thrown, fall and change their zones. */
import type { Entry } from "$protocol";
import type { Play } from "../../table/play.svelte";
import { HOP, OUT, T1, T2, T3, type Stage, type Travel } from "../../table/stage";
import { deskOf } from "./desk.svelte";

const APART = 60; // milliseconds between two dice of a throw
const TUMBLE = 700;

/** The dice of a mat after an entry; gives the names of those that it has moved. */
export function throwDice(stage: Stage, entry: Entry, travels: readonly Travel[], play: Play, start = 0): string[] {
  const seat = deskOf(play).seat;
  const mine = entry.events.filter((event) => event["seat"] === seat);
  const happened = (name: string) => mine.some(({ event }) => event === name);
  const dice = travels.filter(({ piece }) => piece.startsWith(`die-${seat}-`));
  const zoneOf = (travel: Travel) => travel.element.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "";
  const moved: string[] = [];
  let delay = start;

  if (happened("bust")) return bust(stage, dice, zoneOf);

  const isThrow = happened("roll") || happened("push");
  const byZone = (zone: string) => dice.filter((travel) => zoneOf(travel) === zone);
  for (const travel of byZone("draw")) {
    stage.move(travel, { delay, duration: T3, arc: 20 });
    moved.push(travel.piece);
    delay += 25;
  }
  if (isThrow) {
    // Hits fly out of Roll, misses tumble where they are.
    const misses = [...stage.root.querySelectorAll('[data-zone="roll"] [data-piece]')];
    misses.forEach((element, index) => {
      stage.play(element, tumble(index), { duration: TUMBLE, delay: delay + index * APART, easing: OUT });
      const name = element.getAttribute("data-piece");
      if (name) moved.push(name);
    });
    byZone("active").forEach((travel, index) => {
      const at = delay + Math.min(index, 8) * APART;
      if (travel.from) stage.move(travel, { delay: at, duration: TUMBLE + T2, arc: 46, turns: 2, easing: OUT });
      else stage.play(travel.element, tumble(index), { duration: TUMBLE, delay: at, easing: OUT });
      moved.push(travel.piece);
    });
  }
  for (const travel of dice) {
    if (moved.includes(travel.piece)) continue;
    const origin = travel.from ? travel : { ...travel, from: originOf(stage, entry, travel, seat) };
    stage.move(origin, { delay, duration: T3, arc: 24 });
    moved.push(travel.piece);
    delay += 30;
  }
  if (happened("fan")) pop(stage, `fans-${seat}`, delay);
  return moved;
}

/** A die that is new comes from its tray in the market. */
function originOf(stage: Stage, entry: Entry, { piece }: Travel, seat: number): DOMRect | null {
  const gained = entry.events.find(
    (event) => event["seat"] === seat && ["buy", "gain", "borrow"].includes(String(event["event"])),
  );
  if (!gained || !piece.includes(String(gained["die"]).replace(" ", "-"))) return null;
  const tray = stage.root.querySelector(`[data-market="${CSS.escape(String(gained["die"]))}"] .die`);
  return tray?.getBoundingClientRect() ?? null;
}

/** The mat shakes twice, active dice fall over and roll to Discard, and a fan comes. */
function bust(stage: Stage, dice: readonly Travel[], zoneOf: (travel: Travel) => string): string[] {
  const mat = stage.root.querySelector('[data-guide="zones"]');
  const shake = [0, -6, 6, -6, 6, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (mat) stage.play(mat, shake, { duration: T3, easing: "linear" });
  dice.forEach((travel, index) => {
    const falls = zoneOf(travel) === "discard";
    stage.move(travel, {
      delay: T3 + index * 40,
      duration: falls ? 640 : T3,
      arc: falls ? -18 : 10,
      turns: falls ? 1 : 0,
    });
  });
  for (const element of stage.root.querySelectorAll('[data-piece^="fans-"]'))
    stage.play(element, POP, { duration: T3, delay: T3 * 2, easing: HOP });
  stage.hold(T3 * 3);
  return dice.map(({ piece }) => piece);
}

const POP = [{ transform: "scale(1)" }, { transform: "translateY(-8px) scale(1.5)" }, { transform: "scale(1)" }];

function pop(stage: Stage, piece: string, delay: number): void {
  const element = stage.find(piece);
  if (element) stage.play(element, POP, { duration: T3, delay, easing: HOP });
}

const tumble = (index: number): Keyframe[] => [
  { transform: "none" },
  { transform: `translateY(-26px) rotate(${index % 2 ? -160 : 160}deg) scale(1.05)`, offset: 0.4 },
  { transform: `translateY(0) rotate(${index % 2 ? -352 : 352}deg)`, offset: 0.72 },
  { transform: `translateY(-5px) rotate(${index % 2 ? -360 : 360}deg)`, offset: 0.85 },
  { transform: `rotate(${index % 2 ? -360 : 360}deg)` },
];

/** A pause after what somebody else did, so that it can be followed. */
export const PAUSE = T1;
