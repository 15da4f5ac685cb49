/** What the panel of a seat says beside its name. */
import type { SeatState } from "../games/contract";
import type { Play } from "../table/play.svelte";
import { has, say } from "../words/messages.svelte";

const levelName = (level: string): string =>
  has(`web-lobby-level-${level}`) ? say(`web-lobby-level-${level}`) : level;

export const isAway = (play: Play, seat: number): boolean => {
  const who = play.shown.seats[seat];
  return who?.kind === "person" && !who.here && !who.lent && !play.isReplay && !play.isOver;
};

/** Who sits there, unless it is a person who is here. */
export function sitterOf(play: Play, seat: number): SeatState | null {
  const who = play.shown.seats[seat];
  if (isAway(play, seat)) return { words: { id: "web-away" }, sign: "offline", tone: "warn" };
  if (who?.lent)
    return { words: { id: "web-lent", level: levelName(who.lent) }, brief: { id: "web-bot-plays" }, sign: "bot" };
  if (who?.kind === "open" && !play.isReplay) return { words: { id: "web-open-seat" } };
  if (who?.kind === "bot") return { words: { id: "web-bot" }, sign: "bot" };
  return null;
}

/** The one state of a seat, where there is room for no more: that nobody is there comes first, a bot last. */
export function stateOf(play: Play, seat: number): SeatState | null {
  const sitter = sitterOf(play, seat);
  const isBot = play.shown.seats[seat]?.kind === "bot";
  if (sitter && !isBot) return sitter;
  return (
    play.game.state?.(seat, play) ??
    sitter ??
    (seat === play.seat && !play.isReplay ? { words: { id: "web-you" } } : null)
  );
}

/** A name and the number at its end, which tells "Player 2" from "Player 3" and is never cut. */
export function nameParts(name: string): [name: string, number: string] {
  const found = /^(.*\S)\s+(\d+)$/.exec(name);
  return found ? [found[1]!, found[2]!] : [name, ""];
}
