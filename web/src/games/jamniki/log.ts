/** The log of this game: what was laid, what was drawn, what a game brought. */
import type { Entry, Told } from "$protocol";
import { entriesOf } from "../../table/entries";
import type { Play } from "../../table/play.svelte";
import type { GameEvent } from "../contract";
import { read, survey, type Position } from "./position";

/** Taking over a hand tile by tile is one thing, and the stack is nobody's business. */
const UNTOLD = new Set(["take", "stack", "top"]);

export function linesOf(entry: Entry, play?: Play): GameEvent[] {
  const isDealt = entry.events.some(({ event }) => event === "first" || event === "again");
  return entry.events.flatMap((event): GameEvent[] => {
    if (UNTOLD.has(String(event["event"])) || (isDealt && event["event"] === "draw")) return [];
    if (event["event"] === "lay") return [laid(event)];
    if (event["event"] === "draw") {
      const id = event["tile"] ? "web-jamniki-log-draw" : "web-jamniki-log-draws";
      return [{ id, seat: event["seat"], ...(event["tile"] ? { tile: event["tile"] } : {}) }];
    }
    if (event["event"] === "score") {
      const isEveryColour = play && survey(play).options.every_colour;
      return [{ ...event, id: isEveryColour ? "web-jamniki-log-score-colours" : "web-jamniki-log-score" }];
    }
    return [event];
  });
}

function laid({ seat, tile, side }: GameEvent): GameEvent {
  if (side === "white")
    return tile ? { id: "web-jamniki-log-white", seat, tile } : { id: "web-jamniki-log-back", seat };
  if (side === "turned") return { id: "web-jamniki-log-turned", seat, tile: `${String(tile)} turned` };
  return { id: "web-jamniki-log-lay", seat, tile };
}

/** A rule before every round. */
export function markOf(entry: Entry, play: Play): Told | null {
  if (entry.seat === null) return null;
  const { turns, options } = survey(play);
  const seats = play.players.length;
  const turn = entriesOf(play.rows, entry.entry).filter(({ seat }) => seat !== null).length - 1;
  if (turn % seats !== 0) return null;
  const round = Math.floor((turn % turns) / seats) + 1;
  return titleOf(options.games, Math.floor(turn / turns) + 1, round);
}

/** The game and the round that a position belongs to. */
export function partOf(position: Record<string, unknown>): Told {
  const { round, options } = read(position as unknown as Position, position["options"] as Record<string, unknown>, []);
  return titleOf(options.games, Number(position["number"]), round);
}

const titleOf = (games: number, number: number, round: number): Told =>
  games > 1 ? { id: "web-jamniki-mark", number, round } : { id: "web-jamniki-mark-round", round };
