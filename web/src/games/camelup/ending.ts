/** The end of a race: what the prompt says, and where everybody's pounds came from. */
import type { Entry, Told } from "$protocol";
import { outcomeOf, ranked, type Column, type Figure, type Tally } from "../../parts/tally";
import { entriesOf, isComplete } from "../../table/entries";
import type { Play } from "../../table/play.svelte";
import type { Asked } from "../contract";
import type { RaceScore } from "./scoring";

const START_MONEY = 3;

const COLUMNS: readonly Column[] = [
  { id: "tickets", icon: "ticket" },
  { id: "rolls", icon: "pyramid" },
  { id: "tile", icon: "cheer" },
  { id: "cards", icon: "winner" },
].map((column) => ({ ...column, head: { id: `web-camelup-tally-${column.id}` }, best: "most" }));

/** Leg tickets are what the rest does not explain: they include what a partner brought, and no debt below 0. */
export function earnings(entries: readonly Entry[], money: readonly number[]): number[][] {
  const events = entries.flatMap((entry) => entry.events);
  const sum = (name: string, value: string, seat: number) =>
    events
      .filter((event) => event["event"] === name && event["seat"] === seat)
      .reduce((all, event) => all + Number(event[value]), 0);
  return money.map((now, seat) => {
    const rest = [sum("pyramid", "count", seat), sum("hit", "amount", seat), sum("reveal", "amount", seat)];
    return [now - START_MONEY - rest.reduce((all, one) => all + one, 0), ...rest];
  });
}

export function tally(play: Play): Tally {
  const { places, scores } = play.match.result!;
  const found = isComplete(play.rows) ? earnings(entriesOf(play.rows), scores) : null;
  return {
    title: { id: "web-camelup-tally" },
    note: { id: "web-camelup-tally-note" },
    columns: COLUMNS,
    sum: { head: { id: "web-camelup-tally-money" }, icon: "pound" },
    rows: ranked(places).map(({ seat, place }) => ({
      seat,
      place,
      sum: scores[seat]!,
      figures: COLUMNS.map((_, at): Figure | null => (found ? { value: found[seat]![at]! } : null)),
    })),
  };
}

export function ending(play: Play, race: RaceScore | null): Asked {
  const { places, scores } = play.match.result!;
  const { winners, place } = outcomeOf(places, play.seat);
  const money = Math.max(...scores);
  const [first] = winners;
  const say: Told =
    winners.length > 1
      ? { id: "web-camelup-won-shared", names: winners.map((seat) => play.players[seat]), money }
      : first === play.seat
        ? { id: "web-camelup-won-you", money }
        : { id: "web-camelup-won", name: play.players[first!], money };
  const result: Told | null = race && { id: "web-camelup-race-result", winner: race.winner, loser: race.loser };
  if (play.seat === null || place === null || winners.includes(play.seat))
    return { say, ...(result ? { hint: result } : {}) };
  const behind = money - scores[play.seat]!;
  const brief: Told = { id: "web-end-behind", place, behind: { id: "web-camelup-behind", behind } };
  return { say, hint: result ? { id: "web-end-and", one: brief, other: result } : brief, brief };
}
