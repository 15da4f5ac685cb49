/** The keys of this table; arrows inside of a group are the group's own. */
import { keyOf } from "../../parts/keys";
import { hideTip } from "../../parts/tip.svelte";
import type { Play } from "../../table/play.svelte";
import { deskOf, type Desk } from "./desk.svelte";
import { COLOURS, SPACES, tileOf, positionOf, type Pile, type Side } from "./position";

export const keys = [
  { key: "R", name: "roll" },
  { key: "T", name: "ticket" },
  { key: "C, B", name: "tile" },
  { key: "F", name: "turn" },
  { key: "W, L", name: "card" },
  { key: "P", name: "partner" },
  { key: "← →", name: "arrows" },
  { key: "Enter", name: "enter" },
  { key: "Esc", name: "escape" },
] as const;

const STEP: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function focus(play: Play, selector: string): void {
  const found = play.root()?.querySelectorAll<HTMLElement | SVGElement>(selector) ?? [];
  [...found].find((one) => one.checkVisibility())?.focus();
}

export function press(event: KeyboardEvent, play: Play): boolean {
  const desk = deskOf(play);
  if (desk.sheet) return pressSheet(event, desk);
  const step = STEP[event.key];
  const space = (event.target as Element).getAttribute?.("data-space");
  if (step && space) return walk(play, desk, Number(space), step);
  if (event.key === "Escape") {
    const held = desk.clear() || play.chosen !== null || play.complaint !== null;
    play.letGo();
    return held;
  }
  if (!play.isMine) return false;
  switch (keyOf(event)) {
    case "r":
      return act(play, desk);
    case "t":
      focus(play, "[data-item=ticket]");
      return true;
    case "c":
      return takeSide(play, desk, "cheer");
    case "b":
      return takeSide(play, desk, "boo");
    case "f":
      return turn(play, desk);
    case "w":
      return aim(play, desk, "winner");
    case "l":
      return aim(play, desk, "loser");
    case "p":
      return choosePartner(play, desk);
    case "Enter":
      if ((event.target as Element).closest("button, a, [role=button]") || !play.chosen) return false;
      void play.confirm();
      return true;
    default:
      return false;
  }
}

function pressSheet(event: KeyboardEvent, desk: Desk): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
  if (step) desk.go(step);
  else if (event.key === "Escape") desk.close();
  else return false;
  return true;
}

function act(play: Play, desk: Desk): boolean {
  desk.clear();
  void play.quick({ move: "roll" });
  return true;
}

function takeSide(play: Play, desk: Desk, side: Side): boolean {
  const legal = play.movesOf("tile");
  if (!legal.length) return false;
  if (desk.side !== side) desk.takeSide(side);
  const own = play.seat === null ? null : tileOf(positionOf(play), play.seat);
  const first = play.chosen?.["space"] ?? legal.find((move) => Number(move["space"]) >= (own?.space ?? 0))?.["space"];
  focus(play, `[data-space="${first ?? legal[0]!["space"]}"]`);
  return true;
}

/** The pile that the next card goes to; the card that has the focus, or the first one, is next for Enter. */
function aim(play: Play, desk: Desk, pile: Pile): boolean {
  const cards = play.movesOf(pile);
  if (!cards.length) {
    void play.explain({ move: pile, colour: COLOURS[0] });
    return true;
  }
  desk.aim(pile);
  const card = desk.card ?? cards[0]!["colour"];
  focus(play, `[data-item=card][data-card="${card}"]`);
  return true;
}

function turn(play: Play, desk: Desk): boolean {
  const side = (play.chosen?.["side"] as Side | undefined) ?? desk.side;
  if (!side) return false;
  hideTip(); // it told of the other side
  desk.takeSide(side === "cheer" ? "boo" : "cheer");
  return true;
}

/** Round the loop; with a tile in hand only where it may lie. */
function walk(play: Play, desk: Desk, from: number, step: 1 | -1): boolean {
  const isOpen = (space: number) => !desk.side || play.find({ move: "tile", space, side: desk.side }) !== undefined;
  for (let k = 1; k <= SPACES; k++) {
    const space = ((((from - 1 + k * step) % SPACES) + SPACES) % SPACES) + 1;
    if (!isOpen(space)) continue;
    focus(play, `[data-space="${space}"]`);
    break;
  }
  return true;
}

function choosePartner(play: Play, desk: Desk): boolean {
  if (!play.movesOf("partner").length) {
    void play.explain({ move: "partner", seat: play.seat === 0 ? 1 : 0 });
    return true;
  }
  desk.clear();
  play.letGo();
  desk.isChoosingPartner = true;
  queueMicrotask(() => focus(play, "[data-item=partner]"));
  return true;
}
