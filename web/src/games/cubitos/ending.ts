/** The end of a race: what the prompt says, and the figures of everybody. */
import type { Entry, Told } from "$protocol";
import { outcomeOf, ranked, type Column, type Figure, type Tally } from "../../parts/tally";
import { entriesOf, isComplete } from "../../table/entries";
import type { Play } from "../../table/play.svelte";
import type { Asked } from "../contract";
import { boxOf, legsOf, linesDone, linesOfRace, positionOf, trackOf, type Box, type DieKind } from "./position";
import { hasFinished } from "./trackWords";

const COLUMNS: readonly Column[] = [
  { id: "lines", icon: "flag", best: "most" as const },
  { id: "busts", icon: "bust", best: "least" as const },
  { id: "spaces", icon: "foot", best: "most" as const },
  { id: "dice", icon: "gain-die", best: "most" as const },
  { id: "fans", icon: "fan", best: "most" as const },
].map((column) => ({ ...column, head: { id: `web-cubitos-tally-${column.id}` } }));

export interface Done {
  busts: number;
  spaces: number;
  /** In the order in which they were bought. */
  bought: readonly DieKind[];
}

/** What a seat did in the race, by its log. */
export function doneBy(entries: readonly Entry[], seat: number): Done {
  const own = entries.flatMap(({ events }) => events).filter((event) => event["seat"] === seat);
  const of = (name: string) => own.filter(({ event }) => event === name);
  return {
    busts: of("bust").length,
    spaces: of("step").length,
    bought: of("buy").map(({ die }) => die as DieKind),
  };
}

/** Feet to the last finish line; 0 behind it. */
export function feetShort(box: Box, leg: number, space: number): number {
  if (hasFinished(box, leg, space)) return 0;
  let feet = trackOf(box, leg).spaces[space]!.feet_left;
  for (let later = leg + 1; later < legsOf(box); later++) feet += trackOf(box, later).lap;
  return feet;
}

export function tally(play: Play): Tally {
  const [box, position] = [boxOf(play), positionOf(play)];
  const entries = isComplete(play.rows) ? entriesOf(play.rows) : null;
  return {
    title: { id: "web-cubitos-tally" },
    note: { id: "web-cubitos-tally-note", rounds: position.round },
    columns: COLUMNS,
    rows: ranked(play.match.result!.places).map(({ seat, place }) => {
      const { leg, space, fans } = position.players[seat]!;
      const lines = box && linesDone(box, leg, space);
      const done = entries && doneBy(entries, seat);
      const figures: (Figure | null)[] = [
        box && { value: lines!, text: `${lines}/${linesOfRace(box)}` },
        done && { value: done.busts, text: `${done.busts}/${position.round}` },
        done && { value: done.spaces },
        done && { value: done.bought.length },
        { value: fans },
      ];
      return { seat, place, figures };
    }),
  };
}

export function ending(play: Play): Asked {
  const [box, { round, players }] = [boxOf(play), positionOf(play)];
  const { winners, seconds, place } = outcomeOf(play.match.result!.places, play.seat);
  const names = (seats: readonly number[]) => seats.map((seat) => play.players[seat]!);
  const [first] = winners;
  const say: Told =
    winners.length > 1
      ? { id: "web-cubitos-won-shared", names: names(winners), round }
      : first === play.seat
        ? { id: "web-cubitos-won-you", round }
        : { id: "web-cubitos-won", name: play.players[first!], round };
  if (place === null || winners.includes(play.seat!))
    return seconds.length
      ? { say, hint: { id: "web-cubitos-second", names: names(seconds), count: seconds.length } }
      : { say };
  if (!box) return { say, hint: place };
  const { leg, space } = players[play.seat!]!;
  const feet = feetShort(box, leg, space);
  const behind: Told = feet ? { id: "web-cubitos-end-short", feet } : { id: "web-cubitos-end-past" };
  return { say, hint: { id: "web-end-behind", place, behind } };
}
