/** How the seats stand: at risk, passed, busted, waiting to see, running. */
import type { SeatState } from "../contract";
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

const LOOKS: Partial<Record<Tag, Pick<SeatState, "sign" | "tone">>> = {
  busted: { sign: "bust", tone: "bad" },
  passed: { sign: "check", tone: "good" },
  finished: { sign: "flag", tone: "good" },
  risk: { sign: "risk", tone: "warn" },
  running: { sign: "run" },
};

export function stateOf(seat: number, play: Play): SeatState | null {
  const tag = tagOf(play, seat);
  return tag && { words: { id: `web-cubitos-tag-${tag}` }, ...LOOKS[tag], isBusy: tag === "risk" };
}
