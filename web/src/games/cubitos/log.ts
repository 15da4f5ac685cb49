/** The log of Cubitos: what a roll brought is one line, and dice of one sort are told once. */
import type { Entry, Told } from "$protocol";
import type { GameEvent } from "../contract";

const QUIET = ["draw", "roll", "push", "step", "swords", "round", "first", "start", "skip"];

/** Lines of an entry: throws and runs in one sentence each, the rest event by event. */
export function linesOf(entry: Entry): readonly GameEvent[] {
  const lines: GameEvent[] = [];
  for (const event of entry.events) {
    const last = lines.at(-1);
    const { event: name, seat } = event;
    const goesOn = last && last["seat"] === seat;
    if (name === "push") lines.push({ event: "pushed", seat, count: 0, hits: 0 });
    else if (name === "roll") {
      const isHit = event["face"] !== "blank";
      const count = Number(event["count"]);
      const isSame = goesOn && (last["event"] === "rolled" || last["event"] === "pushed");
      const line = isSame ? last : { event: "rolled", seat, count: 0, hits: 0 };
      if (!isSame) lines.push(line);
      line["count"] = Number(line["count"]) + count;
      if (isHit) line["hits"] = Number(line["hits"]) + count;
    } else if (name === "step") {
      if (goesOn && last["event"] === "ran") {
        last["count"] = Number(last["count"]) + 1;
        last["space"] = event["space"];
      } else lines.push({ event: "ran", seat, count: 1, space: event["space"] });
    } else if (name === "swords") {
      if (Number(event["swords"]) > 0) lines.push(event);
    } else if (!QUIET.includes(String(name))) lines.push(event);
  }
  return lines.filter((line) => line["event"] !== "pushed" || Number(line["count"]) > 0);
}

/** A rule before a round. */
export function markOf(entry: Entry): Told | null {
  const round = entry.events.find(({ event }) => event === "round");
  return round ? { id: "web-cubitos-round", number: round["number"] } : null;
}
