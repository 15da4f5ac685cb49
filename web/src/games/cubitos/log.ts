/** The log of Cubitos: what a roll brought is one line, and dice of one sort are told once. */
import type { Entry, Row, Told } from "$protocol";
import type { Play } from "../../table/play.svelte";
import { say } from "../../words/messages.svelte";
import type { GameEvent } from "../contract";
import { cardName, legBegun } from "./known.svelte";

const QUIET = ["draw", "roll", "push", "step", "swords", "round", "first", "start"];

/** What faces and abilities bring, and the words for so many of it. */
const GAINS: Readonly<Record<string, string>> = {
  money: "cubitos-money",
  feet: "cubitos-feet",
  water: "cubitos-water-feet",
  credits: "cubitos-credits",
};

/** Lines of an entry: throws and runs in one sentence each, the rest event by event. No brick shows its number, so none is told. */
export function linesOf(entry: Entry, play?: Pick<Play, "rows" | "isReplay">): readonly GameEvent[] {
  // In a replay the steps of a run are one entry already.
  const run = play && !play.isReplay ? runAround(entry, play.rows) : null;
  if (run) return run.at(-1) === entry ? [ran(run)] : [];
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
      } else lines.push({ event: "ran", seat, count: 1 });
    } else if (name === "leg") {
      const begun = legBegun(Number(event["number"]));
      if (begun && "lap" in begun) lines.push({ event: "lap", seat, number: begun.lap });
      else if (begun) lines.push({ event: "board", seat, board: begun.board });
    } else if (name === "shortcut") lines.push({ event: "leapt", seat });
    else if (name === "reward") lines.push({ event: "rewarded", seat });
    else if (name === "discard" && goesOn && last["event"] === "discard" && last["die"] === event["die"]) {
      last["count"] = Number(last["count"]) + Number(event["count"]);
    } else if (name === "swords") {
      if (Number(event["swords"]) > 0) lines.push(event);
    } else if (typeof name === "string" && name in GAINS) {
      const isSame = goesOn && last["event"] === "gained";
      const line = isSame ? last : { event: "gained", seat, gains: {} };
      if (!isSame) lines.push(line);
      const gains = line["gains"] as Record<string, number>;
      gains[name] = (gains[name] ?? 0) + Number(event["amount"]);
    } else if ("card" in event) lines.push({ ...event, card: cardName(String(event["card"])) });
    else if (!QUIET.includes(String(name))) lines.push({ ...event });
  }
  return lines.map(inWords);
}

/** The plain steps of one runner that this one belongs to, entry after entry; null where it is something else. */
function runAround(entry: Entry, rows: readonly Row[]): readonly Entry[] | null {
  if (!isStep(entry)) return null;
  const entries = rows.flatMap(({ what }) => ("entry" in what ? [what.entry] : []));
  let first = entries.findLastIndex((one) => one.entry === entry.entry);
  let last = first;
  if (first < 0) return null;
  const goesOn = (one: Entry | undefined) => one !== undefined && isStep(one) && one.seat === entry.seat;
  while (goesOn(entries[first - 1])) first--;
  while (goesOn(entries[last + 1])) last++;
  return entries.slice(first, last + 1);
}

const isStep = ({ events }: Entry): boolean => events.length === 1 && events[0]?.["event"] === "step";

function ran(run: readonly Entry[]): GameEvent {
  return { event: "ran", seat: run[0]!.events[0]!["seat"], count: run.length };
}

function inWords(line: GameEvent): GameEvent {
  if (line["event"] === "pushed" && line["count"] === 0) return { event: "push", seat: line["seat"] };
  if (line["event"] !== "gained") return line;
  const gains = Object.entries(line["gains"] as Record<string, number>);
  const what = gains.map(([name, count]) => say(GAINS[name] ?? name, { count })).join(", ");
  return { event: "gained", seat: line["seat"], what };
}

/** A rule before a round. */
export function markOf(entry: Entry): Told | null {
  const round = entry.events.find(({ event }) => event === "round");
  return round ? { id: "web-cubitos-round", number: round["number"] } : null;
}
