/** How the seats stand: in words of one tag, and who is still choosing. */
import type { Play } from "../../table/play.svelte";
import { activeCount } from "./dice";
import { askedOf, boxOf, legsOf, playerOf, positionOf } from "./position";

const RISKY = 3;

export type Tag = "busted" | "passed" | "finished" | "risk" | "rolling" | "using" | "running" | "buying";

export function tagOf(play: Play, seat: number): Tag | null {
  const [position, player, box] = [positionOf(play), playerOf(play, seat), boxOf(play)];
  if (box && player.leg >= legsOf(box)) return "finished";
  if (position.phase === "over") return null;
  if (player.busted) return "busted";
  if (position.phase === "roll") {
    if (player.pending.length === 0) return "passed";
    return player.at_risk || activeCount(player) >= RISKY ? "risk" : "rolling";
  }
  if (!play.match.to_act.includes(seat)) return null;
  if (position.phase !== "move") return "using";
  return askedOf(player)?.[0] === "buy" ? "buying" : "running";
}
