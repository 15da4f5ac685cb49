/** What happened in an entry, in sentences; there is always one. */
import type { Entry } from "$protocol";
import type { Play } from "../table/play.svelte";
import { asText, named, tell, tellEvent, type Segment } from "../words/messages.svelte";

export function linesOf(entry: Entry, play: Play): Segment[][] {
  const { game, players } = play;
  const events = game.lines?.(entry, play) ?? entry.events;
  const told = events
    .map((event) => tellEvent(game.id, event, players, game.things))
    .filter((segments) => asText(segments).trim() !== "");
  if (told.length) return told;
  if (/^undo\b/.test(entry.move)) return [tell("web-replay-undone")];
  if (entry.seat === null) return [tell("web-replay-deal")];
  return [tell("web-replay-choice", { who: named(entry.seat, players[entry.seat] ?? String(entry.seat + 1)) })];
}
