/** What the prompt line says at this table. */
import type { Told } from "$protocol";
import type { LegalMove, Play } from "../../table/play.svelte";
import type { Asked } from "../contract";
import { ending } from "./ending";
import { offered, sideOf, survey, type Options } from "./position";
import { rankingOf } from "./results";

export function promptOf(play: Play): Asked | null {
  const table = survey(play);
  if (play.isOver) return ending(play);
  if (table.holder === null) return null;
  if (table.isBetween && !play.chosen) return between(play);
  const next = table.next ?? 0;
  const legal = offered(play);
  if (!legal.length) {
    if (play.isReplay) return null;
    const isForMe = next === play.seat && !table.isLast;
    return {
      say: { id: "web-jamniki-prompt-waits", player: table.holder },
      ...(isForMe ? { hint: { id: "web-jamniki-prompt-then-you" } } : {}),
    };
  }
  const { end, coat } = table.dogs[play.seat ?? 0]!;
  const goes: Told = table.isLast ? { id: "web-jamniki-prompt-last" } : { id: "web-jamniki-prompt-goes", player: next };
  const isForced = legal.every((move) => sideOf(move) === "white");
  const why = isForced ? "none-why" : end ? "join" : coat.length ? "after-white" : "first";
  const hint: Told = { id: `web-jamniki-prompt-${why}`, ...(end ? { colour: end.colour, bones: end.bones } : {}) };
  return {
    say: { id: isForced ? "web-jamniki-prompt-none" : "web-jamniki-prompt-lay" },
    hint: { id: "web-jamniki-prompt-and", hint, goes },
    // There the tray tells who gets the rest, and the button takes the place of the hint: the hand stays where it is.
    brief: play.chosen ? null : hint,
  };
}

function between(play: Play): Asked {
  const { position } = survey(play);
  const best = rankingOf(play)[0];
  const isMine = position.starter === play.seat;
  return {
    say: isMine ? { id: "web-jamniki-prompt-again-you" } : { id: "web-jamniki-prompt-again", player: position.starter },
    ...(best ? { hint: { id: "web-jamniki-prompt-leads", player: best.seat, points: best.points } } : {}),
  };
}

export function verbOf(move: LegalMove, play: Play): Told {
  const last = survey(play).isLast;
  if (sideOf(move) === "white") return { id: last ? "web-jamniki-verb-white-last" : "web-jamniki-verb-white" };
  return { id: last ? "web-jamniki-verb-lay-last" : "web-jamniki-verb-lay" };
}

/** The tile as it would lie there; what lies white is told by its other side. */
export function inWords(move: LegalMove): Told {
  const side = sideOf(move);
  const tile = side === "turned" ? `${String(move["tile"])} turned` : move["tile"];
  return { id: side === "white" ? "web-jamniki-move-white" : "web-jamniki-move-lay", tile };
}

const VARIANTS: readonly (keyof Options)[] = ["every_colour", "secret_tasks", "turning", "voluntary_white"];

export function variantsOf(play: Play): Told[] {
  const { options } = survey(play);
  return VARIANTS.filter((one) => options[one]).map((one) => ({ id: `web-jamniki-variant-${one.replace("_", "-")}` }));
}

export function whereOf(play: Play): Told {
  const { position, options, round, laidEach, isBetween } = survey(play);
  if (isBetween) return { id: "web-jamniki-between" };
  const place = { number: position.number, games: options.games, round, rounds: laidEach };
  return { id: options.games > 1 ? "web-jamniki-where" : "web-jamniki-where-single", ...place };
}
