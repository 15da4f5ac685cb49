/** What can be done with a die where it lies. */
import type { LegalMove, Play } from "../../table/play.svelte";
import { sayTold, word } from "../../words/messages.svelte";
import { labelOf, offered, questionOf, type Answer, type Ask } from "./ask";
import type { Desk } from "./desk.svelte";
import type { NamedDie } from "./dice";
import { changePlan, drawNeed, type DrawFrom } from "./draw";
import { boxOf, ownPlayer, type Face } from "./position";

export interface Touch {
  label: string;
  /** It is one of those that are chosen. */
  on: boolean;
  /** It can be chosen and taken back. */
  pressed?: boolean;
  /** Dice that are not chosen step back. */
  dims?: boolean;
  press: (by: 1 | -1) => void;
}

/** What a click on a die of the mat does; null where it is only looked at. */
export function touchOf(play: Play, desk: Desk, ask: Ask | null, die: NamedDie, nth: number): Touch | null {
  const question = questionOf(play);
  if (!question || desk.isBusy || play.pending || play.isReplay) return null;
  if (question === "draw") return drawTouch(play, desk, die, nth);
  if (question === "bust discard") return discardTouch(play, desk, die, nth);
  const answer = ask && offered(ask).find((one) => isAbout(one, die));
  if (!answer) return null;
  const isChosen = play.isChosen(answer.move) && nth === 0;
  return {
    label: withFace(named(play, answer.move), die),
    on: isChosen,
    press: () => (question === "pick" ? void play.act(answer.move) : void play.choose(answer.move)),
  };
}

/** Dice of one kind differ in Active by what they show. */
export const withFace = (label: string, { face }: { face: Face | null }): string =>
  face ? `${label}, ${word("cubitos-face", face)}` : label;

const isAbout = ({ die, look }: Answer, { kind, place, face }: NamedDie): boolean =>
  (look === "die" || look === "ability") && die?.kind === kind && die.place === place && die.face === face;

function drawTouch(play: Play, desk: Desk, die: NamedDie, nth: number): Touch | null {
  const need = drawNeed(play);
  if (die.place !== "draw" && !(die.place === "discard" && need.atWill)) return null;
  const [from, key] = [die.place as DrawFrom, `${die.place} ${die.kind}`];
  const move = { move: from === "draw" ? "draw" : "draw-discarded", die: die.kind };
  const isOn = nth < desk.countMeant(from, die.kind);
  return {
    label: named(play, move),
    on: isOn,
    pressed: isOn,
    dims: true,
    press: (by) => desk.mean(changePlan(desk.meant, key, by, need, boxOf(play))),
  };
}

function discardTouch(play: Play, desk: Desk, die: NamedDie, nth: number): Touch | null {
  const move = { move: "discard", die: die.kind };
  if (die.place !== "roll" || !play.find(move)) return null;
  const key = `roll ${die.kind}`;
  const count = desk.countMeant("roll", die.kind);
  const isOn = nth < count;
  return {
    label: named(play, move),
    on: isOn,
    pressed: isOn,
    press: (by) => desk.mean({ ...desk.meant, [key]: Math.max(0, count + by) }),
  };
}

const named = (play: Play, move: LegalMove): string =>
  sayTold(labelOf(move, questionOf(play), boxOf(play), ownPlayer(play)), play.players);
