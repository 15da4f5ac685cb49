/** Keys of this table: arrows along the hand, W and T for its sides, D for the dogs. */
import { keyOf } from "../../parts/keys";
import type { Play } from "../../table/play.svelte";
import { deskOf } from "./desk.svelte";
import { survey } from "./position";

export function press(event: KeyboardEvent, play: Play): boolean {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step !== undefined) return walk(event, step);
  switch (keyOf(event)) {
    case "t":
      return flip(play, "turned");
    case "w":
      return flip(play, "white");
    case "d":
      return focus([...document.querySelectorAll<HTMLElement>("[data-dog]")][0]);
    default:
      return false;
  }
}

/** Along the group that has the focus; from nowhere into the hand. */
function walk({ target }: KeyboardEvent, step: number): boolean {
  const here = target instanceof Element ? target.closest<HTMLElement>("[data-dog], [data-tile]") : null;
  const isNowhere = target === document.body || target instanceof HTMLHeadingElement;
  if (!here && !isNowhere) return false;
  const group = [...document.querySelectorAll<HTMLElement>(here?.matches("[data-dog]") ? "[data-dog]" : "[data-tile]")];
  if (!here) return focus(group.find((one) => one.tabIndex === 0) ?? group[0]);
  return focus(group[(group.indexOf(here) + step + group.length) % group.length]);
}

function flip(play: Play, side: "turned" | "white"): boolean {
  if (!play.isMine) return false;
  const focused = document.activeElement?.closest<HTMLElement>("[data-tile]")?.dataset["tile"];
  const chosen = play.chosen?.["tile"];
  const tile = focused ?? (chosen === undefined ? undefined : String(chosen));
  if (!tile || !survey(play).position.hand.includes(tile)) return false;
  deskOf(play).flip(tile, side);
  return true;
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}
