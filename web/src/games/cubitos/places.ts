/** The spaces of the track that an entry of the log or a move is about. */
import type { Entry } from "$protocol";
import type { LegalMove, Play } from "../../table/play.svelte";
import { placeKey } from "./path";
import { type Box, boxOf, ownPlayer, trackNumber, trackOf } from "./position";

const PLACED = ["step", "shortcut", "reward"];

export function placesOf(about: Entry | LegalMove, play: Pick<Play, "box" | "rows" | "seat" | "position">): string[] {
  const box = boxOf(play as Play);
  if (!box) return [];
  return Array.isArray(about["events" as keyof typeof about])
    ? ofEntry(about as Entry, box, play.rows)
    : ofMove(about as LegalMove, box, play as Play);
}

/** Where its runner comes to stand, or what it is paid for. Boards are not told, so legs are counted. */
function ofEntry(entry: Entry, box: Box, rows: Play["rows"]): string[] {
  const last = entry.events.findLastIndex(({ event }) => PLACED.includes(String(event)));
  const told = entry.events[last];
  if (!told) return [];
  const before = rows.flatMap(({ what }) =>
    "entry" in what && what.entry.entry < entry.entry ? what.entry.events : [],
  );
  const legs = [...before, ...entry.events.slice(0, last)].filter(
    ({ event, seat }) => event === "leg" && seat === told["seat"],
  );
  return [placeKey({ track: trackNumber(box, legs.length), space: Number(told["space"]) })];
}

function ofMove(move: LegalMove, box: Box, play: Play): string[] {
  const player = ownPlayer(play);
  if (!player) return [];
  const track = trackOf(box, player.leg);
  const at = (space: number, leg = player.leg) => [placeKey({ track: trackNumber(box, leg), space })];
  switch (move["move"]) {
    case "step":
    case "wade":
      return at(Number(move["space"]), player.leg + (player.space === track.spaces.length - 1 ? 1 : 0));
    case "reward":
      return at(Number(move["space"]));
    case "shortcut":
      return at(track.spaces[player.space]?.shortcut?.to ?? player.space);
    case "stop":
      return at(player.space);
    default:
      return [];
  }
}
