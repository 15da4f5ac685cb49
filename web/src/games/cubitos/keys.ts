/** Keys of this table. */
import { keyOf } from "../../parts/keys";
import type { LegalMove, Play } from "../../table/play.svelte";
import { askOf, offered, questionOf, type Ask } from "./ask";
import { confirmOf } from "./confirm";
import { deskOf } from "./desk.svelte";
import { runDesk } from "./run.svelte";

export const KEYS = [
  { key: "Space", name: "push" },
  { key: "P", name: "pass" },
  { key: "T", name: "wait" },
  { key: "1–9", name: "answer" },
  { key: "1–4", name: "look" },
  { key: "N", name: "done" },
  { key: "Q W A D Z X", name: "step" },
  { key: "S", name: "shortcut" },
  { key: "J", name: "jetpack" },
  { key: "F", name: "foot" },
] as const;

const CONTROLS = "button, a, [role=button], summary";
/** What arrows lead into: answers, else cards that can be had, dice, bricks. */
const GROUPS = [".ask button", ".market .ok", ".zone .legal", '.spot[tabindex="0"]'];

export function press(event: KeyboardEvent, play: Play): boolean {
  const run = runDesk(play);
  const key = keyOf(event);
  const desk = deskOf(play);
  if (key === "Escape" && desk.looked !== null) {
    desk.look(null);
    return true;
  }
  if (run.press(event)) return true;
  const ask = askOf(play, run.isRunning);
  if (/^[1-9]$/.test(key)) return ask ? answer(play, ask, Number(key)) : look(play, Number(key) - 1);
  if (play.pending || questionOf(play) === null) return false;
  const isOnControl = (event.target as Element | null)?.closest?.(CONTROLS) != null;
  if (key.startsWith("Arrow")) return !isOnControl && enter();
  if (key === " ") return !isOnControl && act(play, { move: "push" });
  if (key === "p") return act(play, { move: "pass" });
  if (key === "t") return act(play, { move: "wait" });
  if (key === "Enter") return !isOnControl && (event.repeat ? act(play, { move: "pass" }) : confirm(play));
  if (key === "n") return playLaidOut(play) || decline(play);
  return false;
}

function enter(): boolean {
  const first = GROUPS.map((group) => document.querySelector<HTMLElement>(group)).find((one) => one);
  first?.focus();
  return first !== undefined;
}

/** Where nothing is asked that a digit would answer, it shows the dice of that seat. */
function look(play: Play, seat: number): boolean {
  if (seat >= play.players.length) return false;
  deskOf(play).look(seat);
  return true;
}

function act(play: Play, move: LegalMove): boolean {
  const legal = play.find(move);
  if (legal) void play.quick(legal);
  return legal !== undefined;
}

function confirm(play: Play): boolean {
  if (!play.chosen) return playLaidOut(play);
  void play.confirm();
  return true;
}

/** Draw, discard or buy the dice that are laid out for it. */
function playLaidOut(play: Play): boolean {
  const desk = deskOf(play);
  const moves = confirmOf(play, desk)?.filled?.moves;
  if (!moves || desk.isBusy) return false;
  void desk.playAll(moves);
  return true;
}

function decline(play: Play): boolean {
  const desk = deskOf(play);
  const quiet = confirmOf(play, desk)?.quiet;
  const way = askOf(play, runDesk(play).isRunning)?.decline;
  if (quiet) void desk.playAll(quiet.moves);
  else if (way) void play.act(way.move);
  else return false;
  return true;
}

/** A digit is an answer: abilities are used at once, other answers are chosen first. */
function answer(play: Play, ask: Ask, digit: number): boolean {
  const found = offered(ask)[digit - 1];
  if (!found || play.pending) return false;
  if (found.look === "ability" || ask.question === "pick") void play.act(found.move);
  else void play.choose(found.move);
  return true;
}
