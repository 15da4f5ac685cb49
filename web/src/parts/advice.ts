/** What advice says of a move, in figures and in words. */
import type { Advised, LegalMove, Play } from "../table/play.svelte";
import { language, say, sayTold, tellTold, asText, type Segment } from "../words/messages.svelte";
import { decimal, percent } from "../words/numbers";

const points = (share: number): string => decimal(100 * share, language(), 1);

export const chanceOf = ({ chance }: Advised): string => percent(chance, language(), 1);

/** Never told to be smaller than it is. */
export const errorOf = (share: number): string => decimal(Math.ceil(1000 * share) / 10, language(), 1);

export const inWords = (play: Play, move: LegalMove): Segment[] =>
  tellTold(play.game.inWords?.(move, play) ?? play.game.verb(move, play), play.players);

/** What was found of a move of whoever is to choose. */
export function advisedOf(play: Play, move: LegalMove): Advised | null {
  if (!play.isMine || play.advice.state !== "ready") return null;
  const isIt = ({ values }: Advised) => Object.entries(move).every(([name, value]) => values[name] === value);
  return play.advice.moves.find(isIt) ?? null;
}

/** Whether it was counted and not tried. */
export const isExact = ({ playouts }: Advised): boolean => playouts === 0;

export const explained = (play: Play, advised: Advised): string =>
  [...advised.reasons.map((reason) => sayTold(reason, play.players)), ...found(advised)].join(" ");

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

/** The same with the move itself, where it may be cut. */
export const explainedMove = (play: Play, advised: Advised): string =>
  `${asText(inWords(play, advised.values))}: ${explained(play, advised)}`;
