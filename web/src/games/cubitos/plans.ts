/** Decisions of several moves in words: what is drawn, discarded or bought, and where a run ends. */
import type { Told } from "$protocol";
import type { LegalMove, Play } from "../../table/play.svelte";
import { boxOf, ownPlayer, trackOf, type Box, type Player } from "./position";
import { rewardWords } from "./trackWords";

export function planInWords(plan: readonly LegalMove[], play: Play): Told | null {
  const [box, player] = [boxOf(play), ownPlayer(play)];
  const named = plan.filter(({ move }) => move !== "done" && move !== "stop");
  const has = (...families: string[]) => named.some(({ move }) => families.includes(String(move)));
  if (has("buy")) return bought(named, box);
  if (has("discard")) return { id: "web-cubitos-plan-discard", dice: diceIn(named) };
  if (has("draw", "draw-discarded")) return { id: "web-cubitos-plan-draw", dice: diceIn(named) };
  return box && player && has("step", "wade") ? run(named, box, player) : null;
}

function bought(moves: readonly LegalMove[], box: Box | null): Told {
  const cards = moves.map(({ die }) => box?.cards.find(({ colour }) => colour === die)?.name ?? String(die));
  const [first = "", second] = cards;
  return second === undefined
    ? { id: "web-cubitos-plan-buy", card: first }
    : { id: "web-cubitos-plan-buy-two", first, second };
}

function diceIn(moves: readonly LegalMove[]): Told[] {
  const counts = new Map<string, number>();
  for (const { die } of moves) counts.set(String(die), (counts.get(String(die)) ?? 0) + 1);
  return [...counts].map(([die, count]) => ({ id: "web-cubitos-plan-dice", die, count }));
}

const WAYS = ["shortcut", "jetpack", "foot"];

function run(moves: readonly LegalMove[], box: Box, player: Player): Told {
  const way = WAYS.find((one) => moves.some(({ move }) => move === one));
  const end = endOf(moves, box, player);
  return way ? { id: `web-cubitos-plan-by-${way}`, end } : end;
}

function endOf(moves: readonly LegalMove[], box: Box, player: Player): Told {
  const track = trackOf(box, player.leg);
  const steps = moves.filter(({ move }) => move === "step" || move === "wade");
  let space = player.space;
  for (const move of moves) {
    if (move["move"] === "shortcut") space = track.spaces[space]?.shortcut?.to ?? space;
    else if (steps.includes(move)) space = Number(move["space"]);
  }
  const at = track.spaces[space]!;
  if (at.kind === "finish") return { id: "web-cubitos-plan-finish" };
  if (at.rewards.length) return { id: "web-cubitos-plan-reward", rewards: rewardWords(at.rewards) };
  return { id: "web-cubitos-plan-run", count: steps.length, left: at.feet_left };
}
