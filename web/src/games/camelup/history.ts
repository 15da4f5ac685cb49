/** What the log knows and the position does not: the order of the dice of a leg, and its tiles once they are gone. */
import type { Entry } from "$protocol";
import type { Camel, Die, Spectator } from "./position";

export interface Roll {
  die: Die;
  camel: Camel;
  pips: number;
}

export interface LegSoFar {
  rolls: Roll[];
  tiles: Record<string, Spectator>;
  partners: Record<number, number>;
}

export const endsLeg = (entry: Entry): boolean => entry.events.some(({ event }) => event === "leg");
export const endsRace = (entry: Entry): boolean => entry.events.some(({ event }) => event === "race");

/** The leg that the last of these entries belongs to, even where that one ended it. */
export function legOf(entries: readonly Entry[]): LegSoFar {
  const first = entries.findLastIndex((entry, index) => index < entries.length - 1 && endsLeg(entry)) + 1;
  const leg: LegSoFar = { rolls: [], tiles: {}, partners: {} };
  for (const { events } of entries.slice(first)) {
    for (const event of events) {
      if (event["event"] === "roll") {
        const camel = event["die"] as Camel;
        const die = camel === "white" || camel === "black" ? "grey" : camel;
        leg.rolls.push({ die, camel, pips: Number(event["pips"]) });
      } else if (event["event"] === "tile") {
        const [seat, space] = [Number(event["seat"]), Number(event["space"])];
        for (const [old, tile] of Object.entries(leg.tiles)) if (tile.seat === seat) delete leg.tiles[old];
        leg.tiles[space] = { seat, side: event["side"] as Spectator["side"] };
      } else if (event["event"] === "partner") {
        const [seat, other] = [Number(event["seat"]), Number(event["other"])];
        leg.partners[seat] = other;
        leg.partners[other] = seat;
      }
    }
  }
  return leg;
}
