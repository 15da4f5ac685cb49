/** What a leg and the race brought to everybody, from the events that tell it. */
import type { GameEvent } from "../contract";
import { PILES, type Colour, type Pile, type Position } from "./position";

export interface Bet {
  colour: Colour;
  value: number;
  worth: number;
}

export interface Copied {
  from: number;
  amount: number;
  /** The ticket; null where it was a pyramid ticket. */
  bet: Bet | null;
}

export interface LegRow {
  seat: number;
  bets: Bet[];
  pyramid: number;
  copied: Copied | null;
  partner: number | null;
  /** Of everything; the purse may have had less to pay with. */
  sum: number;
  before: number;
  after: number;
  isCut: boolean;
}

export interface LegScore {
  entry: number;
  number: number;
  first: Colour;
  second: Colour;
  rows: LegRow[];
  hasPartners: boolean;
  /** The race ended with it. */
  isLast: boolean;
}

export interface Card {
  seat: number;
  colour: Colour;
  amount: number;
  isRight: boolean;
}

export interface RaceScore {
  winner: Colour;
  loser: Colour;
  cards: Record<Pile, Card[]>;
  /** What the cards brought, by seat. */
  gains: number[];
}

type Events = readonly GameEvent[];
const of = (events: Events, name: string, seat?: number): GameEvent[] =>
  events.filter((one) => one["event"] === name && (seat === undefined || one["seat"] === seat));
const sum = (events: Events, name: string): number => events.reduce((all, one) => all + Number(one[name]), 0);

/** `money` is what everybody has after everything that the entry told. */
export function legScore(
  entry: { entry: number; events: Events },
  money: readonly number[],
  partners: Readonly<Record<number, number>> = {},
): LegScore | null {
  const { events } = entry;
  const leg = of(events, "leg")[0];
  if (!leg) return null;
  const bets = money.map((_, seat) => of(events, "bet", seat).map(betOf));
  const rows = money.map((now, seat): LegRow => {
    const after = now - sum(of(events, "reveal", seat), "amount");
    const pyramid = sum(of(events, "pyramid", seat), "count");
    const copy = of(events, "copy", seat)[0];
    const copied = copy ? copiedOf(copy, bets[Number(copy["other"])] ?? []) : null;
    const own = bets[seat] ?? [];
    const total = own.reduce((all, { worth }) => all + worth, 0) + pyramid + (copied?.amount ?? 0);
    const change = sum(of(events, "paid", seat), "amount") + (copied?.amount ?? 0);
    return {
      seat,
      bets: own,
      pyramid,
      copied,
      partner: partners[seat] ?? copied?.from ?? null,
      sum: total,
      before: after - change,
      after,
      isCut: total !== change,
    };
  });
  return {
    entry: entry.entry,
    number: Number(leg["number"]),
    first: leg["colour"] as Colour,
    second: leg["second"] as Colour,
    rows,
    hasPartners: rows.some(({ partner }) => partner !== null),
    isLast: of(events, "race").length > 0,
  };
}

const betOf = (event: GameEvent): Bet => ({
  colour: event["colour"] as Colour,
  value: Number(event["value"]),
  worth: Number(event["worth"]),
});

function copiedOf(event: GameEvent, bets: readonly Bet[]): Copied {
  const amount = Number(event["amount"]);
  return { from: Number(event["other"]), amount, bet: bets.find(({ worth }) => worth === amount) ?? null };
}

/** The cards pile by pile as they were played, the oldest first. */
export function raceScore(events: Events, position: Position): RaceScore | null {
  const race = of(events, "race")[0];
  if (!race) return null;
  const [winner, loser] = [race["winner"] as Colour, race["loser"] as Colour];
  const reveals = of(events, "reveal");
  const cards = Object.fromEntries(
    PILES.map((pile) => [
      pile,
      position.finish_bets[pile].flatMap(([seat, colour]): Card[] => {
        if (colour === null) return [];
        const found = reveals.find((one) => one["seat"] === seat && one["pile"] === pile && one["colour"] === colour);
        return [
          {
            seat,
            colour,
            amount: Number(found?.["amount"] ?? 0),
            isRight: colour === (pile === "winner" ? winner : loser),
          },
        ];
      }),
    ]),
  ) as Record<Pile, Card[]>;
  return { winner, loser, cards, gains: position.players.map((_, seat) => sum(of(reveals, "reveal", seat), "amount")) };
}
