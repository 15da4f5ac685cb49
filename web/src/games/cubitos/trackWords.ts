/** Spaces, rewards and paths of the track in words. */
import { say } from "../../words/messages.svelte";
import type { Path } from "./path";
import { type Box, type Reward, type Space, type Track, legsOf, trackNumber } from "./position";

export function rewardWords(rewards: readonly Reward[]): string[] {
  return rewards.map(({ reward, amount }) => {
    const which = reward === "gain" && amount === null ? "gain-any" : reward;
    return say(`web-cubitos-track-reward-${which}`, { amount: amount ?? 0 });
  });
}

export function spaceName(track: Track, space: number): string {
  const { kind } = track.spaces[space]!;
  if (kind === "start" || kind === "finish") return say(`web-cubitos-track-${kind}`);
  return say("web-cubitos-track-space", { space });
}

/** What a space is, in short sentences. */
export function spaceWords(space: Space, track: Track): string[] {
  const found: string[] = [];
  if (space.kind === "start") found.push(say("web-cubitos-track-about-start"));
  if (space.kind === "finish") found.push(say("web-cubitos-track-about-finish"));
  if (space.kind === "water") found.push(say("web-cubitos-track-about-water"));
  if (space.rewards.length)
    found.push(say("web-cubitos-track-about-reward", { rewards: rewardWords(space.rewards).join(", ") }));
  if (space.jetpack) found.push(say("web-cubitos-track-about-jetpack"));
  if (space.shortcut) found.push(say(`web-cubitos-track-about-shortcut-${space.shortcut.pay}`, { ...space.shortcut }));
  if (space.kind !== "finish")
    found.push(
      say("web-cubitos-track-about-way", { lines: space.lines_behind, of: track.red_lines, feet: space.feet_left }),
    );
  return found;
}

export type Way = "finish" | "shortcut" | "jetpack" | "water" | "bought" | "free" | "land";

/** What is special about a path. */
export function wayOf(box: Box, path: Path): Way {
  const track = box.tracks[path.end.track]!;
  const has = (name: string) => path.moves.some(({ move }) => move === name);
  if (path.end.space === track.spaces.length - 1) return "finish";
  if (has("shortcut")) return "shortcut";
  if (has("jetpack")) return "jetpack";
  if (path.water > 0) return "water";
  if (has("foot")) return "bought";
  return path.feet === 0 ? "free" : "land";
}

/** The lap that a runner is in, from 1; null in a race of one lap. */
export function lapOf(box: Box, leg: number): number | null {
  return box.laps > 1 ? Math.min(Math.floor(leg / box.tracks.length) + 1, box.laps) : null;
}

export const hasFinished = (box: Box, leg: number, space: number): boolean => {
  const isAtFinish = space === box.tracks[trackNumber(box, leg)]!.spaces.length - 1;
  return leg + (isAtFinish ? 1 : 0) >= legsOf(box);
};
