/** What the prompt line confirms where several dice are chosen at once: a draw, a purchase, a discard. */
import type { Told } from "$protocol";
import type { LegalMove, Play } from "../../table/play.svelte";
import { questionOf } from "./ask";
import type { Desk } from "./desk.svelte";
import { counted, drawMoves, drawNeed } from "./draw";
import { boxOf, ownPlayer } from "./position";
import { costOf } from "./purse";

interface Offered {
  label: Told;
  moves: readonly LegalMove[];
}

export interface Confirm {
  quiet: Offered | null;
  filled: Offered | null;
}

export function confirmOf(play: Play, desk: Desk): Confirm | null {
  switch (questionOf(play)) {
    case "draw":
      return confirmDraw(play, desk);
    case "bust discard":
      return confirmDiscard(desk);
    case "buy":
      return confirmPurchase(play, desk);
    default:
      return null;
  }
}

function confirmDraw(play: Play, desk: Desk): Confirm {
  const [need, player, count] = [drawNeed(play), ownPlayer(play)!, desk.meantCount];
  const there = Object.values(player.draw).reduce((sum, one) => sum + one, 0);
  const isEnough = need.atWill || counted(desk.meant, need) >= Math.min(need.count, there);
  const done = play.match.legal.some((move) => move["move"] === "done");
  const filled = count > 0 && isEnough ? drawing(count, drawMoves(desk.meant, need, player)) : null;
  const none = { label: { id: "web-cubitos-draw-no-more" }, moves: [{ move: "done" }] };
  return { quiet: done ? none : null, filled };
}

const drawing = (count: number, moves: readonly LegalMove[]): Offered => ({
  label: { id: "web-cubitos-draw-dice", count },
  moves,
});

function confirmDiscard(desk: Desk): Confirm {
  const moves = Object.entries(desk.meant).flatMap(([key, count]) =>
    Array.from({ length: count }, () => ({ move: "discard", die: key.slice("roll ".length) })),
  );
  const keep = { label: { id: "web-cubitos-done-bust-discard" }, moves: [{ move: "done" }] };
  if (moves.length === 0)
    return { quiet: keep, filled: { label: { id: "web-cubitos-do-discard-all" }, moves: [{ move: "discard-all" }] } };
  const label = { id: "web-cubitos-discard-dice", count: moves.length };
  return { quiet: null, filled: { label, moves: [...moves, { move: "done" }] } };
}

function confirmPurchase(play: Play, desk: Desk): Confirm {
  const done = { move: "done" };
  const bought = ownPlayer(play)!.bought.length;
  const quiet = { label: { id: bought ? "web-cubitos-buy-no-more" : "web-cubitos-buy-nothing" }, moves: [done] };
  if (desk.basket.length === 0) return { quiet, filled: null };
  const moves = [...desk.basket.map((die) => ({ move: "buy", die })), done];
  const cost = costOf(boxOf(play), desk.basket);
  return { quiet, filled: { label: { id: "web-cubitos-buy-for", cost }, moves } };
}
