/** What the scene shows: the position, and right after a leg what lay on the table until its end. */
import type { Play } from "../../table/play.svelte";
import { say, word } from "../../words/messages.svelte";
import type { Desk } from "./desk.svelte";
import type { Roll } from "./history";
import { DICE, positionOf, SPACES, type Camel, type Die, type Spectator } from "./position";

export interface Look {
  stacks: Record<string, Camel[]>;
  waiting: Record<string, Camel[]>;
  tiles: Record<string, Spectator>;
  rolls: readonly Roll[];
  inside: readonly Die[];
}

export function lookOf(play: Play, desk: Desk): Look {
  const position = positionOf(play);
  const stands = { stacks: position.stacks, waiting: position.unplaced };
  if (desk.ended) {
    const { rolls, tiles } = desk.leg;
    return { ...stands, tiles, rolls, inside: DICE.filter((die) => !rolls.some((roll) => roll.die === die)) };
  }
  return { ...stands, tiles: position.tiles, rolls: rollsOf(position.rolled, desk), inside: position.pyramid };
}

/** Where the log does not go back far enough, dice lie in the order of their colours and show no pips. */
function rollsOf(rolled: readonly Die[], desk: Desk): readonly Roll[] {
  if (rolled.length === 0) return [];
  const { rolls } = desk.leg;
  const isKnown = rolls.length === rolled.length && rolls.every(({ die }) => rolled.includes(die));
  return isKnown ? rolls : rolled.map((die): Roll => ({ die, camel: die === "grey" ? "white" : die, pips: 0 }));
}

/** What is on a space, in words, from the top down. */
export function spaceInWords(look: Look, space: number, names: readonly string[]): string {
  const stack = look.stacks[space];
  if (stack) {
    const camels = stack.toReversed().map((camel) => word("colour", camel));
    const list = { space, camels: camels.join(", "), count: camels.length };
    return space < 1 || space > SPACES ? say("web-camelup-space-over", list) : say("web-camelup-space-stack", list);
  }
  const tile = look.tiles[space];
  if (tile) return say("web-camelup-space-tile", { space, side: tile.side, name: names[tile.seat] ?? "" });
  const waiting = look.waiting[space];
  if (waiting)
    return say("web-camelup-space-waiting", {
      space,
      camels: waiting.map((camel) => word("colour", camel)).join(", "),
    });
  return say("web-camelup-space-empty", { space });
}
