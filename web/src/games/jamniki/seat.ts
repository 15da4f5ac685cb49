/** Who gets the hand next, beside their name. */
import type { SeatState } from "../contract";
import type { Play } from "../../table/play.svelte";
import { offered, survey } from "./position";

export function stateOf(seat: number, play: Play): SeatState | null {
  const table = survey(play);
  if (table.next !== seat || table.isLast || play.isOver || table.holder === seat) return null;
  const brief = { id: "web-jamniki-next" };
  // Beside another tag there is room for a word only.
  const who = play.shown.seats[seat];
  const isTagged = who?.kind !== "person" || !who.here || who.lent !== null;
  const isMine = offered(play).length > 0;
  return { words: play.players.length < 5 && isMine && !isTagged ? { id: "web-jamniki-gets-hand" } : brief, brief };
}
