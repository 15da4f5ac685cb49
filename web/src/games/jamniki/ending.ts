/** The end of a match: what the prompt says, and the figures of both games. */
import type { Entry, Told } from "$protocol";
import { outcomeOf, type Column, type Figure, type Tally } from "../../parts/tally";
import { entriesOf, isComplete } from "../../table/entries";
import type { Play } from "../../table/play.svelte";
import type { Asked } from "../contract";
import { read, sumOf, survey, type Survey } from "./position";
import { rankingOf } from "./results";

/** The finished coats of the first game, as positions write them; the tile that ends it begins the second game. */
export function firstCoats(entries: readonly Entry[], seats: number): string[][] | null {
  const last = entries.findIndex(({ events }) => events.some(({ event }) => event === "again"));
  if (last < 0) return null;
  const laid = entries.slice(0, last + 1).flatMap(({ events }) => events.filter(({ event }) => event === "lay"));
  return Array.from({ length: seats }, (_, seat) =>
    laid
      .filter((event) => event["seat"] === seat)
      .map(({ tile, side }) => {
        const name = typeof tile === "string" ? tile : "?";
        return side === "white" || side === "turned" ? `${name} ${side}` : name;
      }),
  );
}

/** The first game as it ended, for those who look at it before the second; null where the log does not tell it. */
export function firstGame(play: Play): Survey | null {
  const { position } = survey(play);
  const coats = firstCoats(entriesOf(play.rows), position.players.length);
  if (!coats || position.players.some(({ scores }, seat) => !scores[0] || !coats[seat]?.length)) return null;
  const players = coats.map((coat) => ({ coat, scores: [] }));
  const standing = position.players.map(({ scores }) => sumOf(scores[0]!));
  return read({ ...position, number: 1, to_act: null, players, hand: [] }, play.match.options, standing);
}

const whiteTiles = (coat: readonly string[]): number => coat.filter((laid) => laid.endsWith("white")).length;

export function tally(play: Play): Tally {
  const { options, position } = survey(play);
  const entries = isComplete(play.rows) ? entriesOf(play.rows) : null;
  const rows = rankingOf(play);
  const isDouble = (rows[0]?.games.length ?? 0) > 1;
  const first = entries && firstCoats(entries, position.players.length);
  const isKnown = !isDouble || first !== null;
  const column = (id: string, icon: string, head: string, best: Column["best"] = "most"): Column => ({
    id,
    icon,
    head: { id: head },
    best,
  });
  return {
    title: { id: isDouble ? "web-jamniki-tally-both" : "web-jamniki-tally" },
    note: { id: "web-tally-note" },
    columns: [
      ...(isDouble ? [column("games", "coins", "web-jamniki-tally-games")] : []),
      column("bones", "bone", "web-jamniki-bones"),
      column("colours", "run", options.every_colour ? "web-jamniki-colours" : "web-jamniki-longest"),
      column("white", "white", "web-jamniki-tally-white", "least"),
      ...(options.secret_tasks ? [column("tasks", "task", "web-jamniki-tasks")] : []),
    ],
    sum: { head: { id: "web-jamniki-points" } },
    rows: rows.map(({ seat, place, score, points, games }) => ({
      seat,
      place,
      sum: points,
      figures: [
        ...(isDouble ? [{ value: points, text: games.join(" + ") }] : []),
        { value: score.bones },
        { value: score.colours },
        isKnown ? { value: whiteTiles(position.players[seat]!.coat) + whiteTiles(first?.[seat] ?? []) } : null,
        ...(options.secret_tasks ? [{ value: score.tasks }] : []),
      ] satisfies (Figure | null)[],
    })),
  };
}

export function ending(play: Play): Asked {
  const { places, scores } = play.match.result!;
  const { winners, seconds, place } = outcomeOf(places, play.seat);
  const [first] = winners;
  const points = scores[first!]!;
  const names = (seats: readonly number[]) => seats.map((seat) => play.players[seat]!);
  const say: Told =
    winners.length > 1
      ? { id: "web-jamniki-prompt-share", players: names(winners), points }
      : first === play.seat
        ? { id: "web-jamniki-prompt-won", points }
        : { id: "web-jamniki-prompt-wins", player: first, points };
  if (place !== null && !winners.includes(play.seat!)) {
    const behind: Told = { id: "web-jamniki-prompt-behind", points: points - scores[play.seat!]! };
    return { say, hint: { id: "web-end-behind", place, behind } };
  }
  if (seconds.length === 0) return { say };
  return {
    say,
    hint: { id: "web-end-second", names: names(seconds), count: seconds.length, score: scores[seconds[0]!]! },
  };
}
