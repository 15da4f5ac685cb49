/** What advice says of a move, in figures and in words. */
import type { Advised, LegalMove, Play } from "../table/play.svelte";
import { language, say, sayTold, tellTold, asText, type Segment } from "../words/messages.svelte";
import { decimal, percent } from "../words/numbers";

const points = (share: number): string => decimal(100 * share, language(), 1);

export const chanceOf = ({ chance }: Advised): string => percent(chance, language(), 1);

/** Never told to be smaller than it is. */
export const errorOf = (share: number): string => decimal(Math.ceil(1000 * share) / 10, language(), 1);

const SAME = 0.0005; // chances that read the same
const FEWEST = 8; // playouts that say something

export interface Ranked {
  advised: Advised;
  /** Whether nothing tells it from the best. */
  isBest: boolean;
}

/** Decisions by their figures. What is behind the first by no more than twice the error is as good as that. */
export function ranked(moves: readonly Advised[]): Ranked[] {
  const tried = moves.filter((advised) => isExact(advised) || advised.playouts >= FEWEST);
  const sorted = [...(tried.length ? tried : moves)].sort((one, other) => other.chance - one.chance);
  return sorted.map((advised) => {
    const error = Math.max(advised.behind_error, sorted[0]!.behind_error);
    return { advised, isBest: sorted[0]!.chance - advised.chance <= Math.max(2 * error, SAME) };
  });
}

export function inWords(play: Play, { values, plan_values }: Advised): Segment[] {
  const { game, players } = play;
  const told = game.planInWords?.(plan_values, play) ?? game.inWords?.(values, play) ?? game.verb(values, play);
  return tellTold(told, players);
}

/** What was found of a move of whoever is to choose. */
export function rankedOf(play: Play, move: LegalMove): Ranked | null {
  if (!play.isMine || play.advice.state !== "ready") return null;
  const isIt = ({ advised: { values } }: Ranked) =>
    Object.entries(move).every(([name, value]) => values[name] === value);
  return ranked(play.advice.moves).find(isIt) ?? null;
}

/** Whether it was counted and not tried. */
export const isExact = ({ playouts }: Advised): boolean => playouts === 0;

export const explained = (play: Play, advised: Advised): string =>
  [...advised.reasons.map((reason) => sayTold(reason, play.players)), ...found(advised)].join(" ");

/** The places of the board that a decision is about: where its last move leads that has one. */
export const placesOf = (play: Play, { plan_values }: Advised): readonly string[] =>
  plan_values
    .map((move) => (move["move"] === "stop" && plan_values.length > 1 ? [] : (play.game.places?.(move, play) ?? [])))
    .findLast((places) => places.length) ?? [];

function found(advised: Advised): string[] {
  const [chance, less] = [points(advised.chance), points(advised.behind)];
  const isBest = advised.behind <= 0;
  if (isExact(advised))
    return [
      say("web-advice-chance-exactly", { chance }),
      ...(isBest ? [] : [say("web-advice-behind-exactly", { points: less })]),
    ];
  return [
    say("web-advice-chance", { chance, error: errorOf(advised.error) }),
    ...(isBest ? [] : [say("web-advice-behind", { points: less, error: errorOf(advised.behind_error) })]),
  ];
}

/** The same with the decision itself, and whether others are as good. */
export const explainedMove = (play: Play, advised: Advised, isAlike: boolean): string =>
  `${asText(inWords(play, advised))}: ${explained(play, advised)}${isAlike ? ` ${say("web-advice-equal")}` : ""}`;
