/** What the prompt line says at this table. */
import type { Told } from "$protocol";
import type { LegalMove, Play } from "../../table/play.svelte";
import { sideOf, survey } from "./position";
import { rankingOf } from "./results";

interface Asked {
  say: Told;
  hint?: Told;
}

export function promptOf(play: Play): Asked | null {
  const table = survey(play);
  if (play.isOver) return over(play);
  if (table.holder === null) return null;
  if (table.isBetween && !play.chosen) return between(play);
  const next = table.next ?? 0;
  if (!play.isMine) {
    if (play.isReplay) return null;
    const isForMe = next === play.seat && !table.isLast;
    return {
      say: { id: "web-jamniki-prompt-waits", player: table.holder },
      ...(isForMe ? { hint: { id: "web-jamniki-prompt-then-you" } } : {}),
    };
  }
  const end = table.dogs[play.seat ?? 0]!.end;
  const goes: Told = table.isLast ? { id: "web-jamniki-prompt-last" } : { id: "web-jamniki-prompt-goes", player: next };
  const place = { colour: end?.colour ?? "", bones: end?.bones ?? 0, goes };
  if (play.legal.every((move) => sideOf(move) === "white"))
    return { say: { id: "web-jamniki-prompt-none" }, hint: { id: "web-jamniki-prompt-none-why", ...place } };
  if (end) return { say: { id: "web-jamniki-prompt-lay" }, hint: { id: "web-jamniki-prompt-join", ...place } };
  const first = table.dogs[play.seat ?? 0]!.coat.length === 0;
  return {
    say: { id: "web-jamniki-prompt-lay" },
    hint: { id: first ? "web-jamniki-prompt-first" : "web-jamniki-prompt-after-white", goes },
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

function over(play: Play): Asked {
  const rows = rankingOf(play);
  const winners = rows.filter(({ place }) => place === 1);
  const points = winners[0]?.points ?? 0;
  const mine = rows.find(({ seat }) => seat === play.seat);
  const behind = mine && mine.place > 1 ? points - mine.points : 0;
  const hint: Told | null = behind
    ? { id: "web-jamniki-prompt-behind", place: mine?.place ?? 0, points: behind }
    : null;
  const [first] = winners;
  const say: Told =
    winners.length === 1 && first
      ? first.seat === play.seat
        ? { id: "web-jamniki-prompt-won", points }
        : { id: "web-jamniki-prompt-wins", player: first.seat, points }
      : { id: "web-jamniki-prompt-share", players: winners.map(({ seat }) => play.players[seat]!), points };
  return { say, ...(hint ? { hint } : {}) };
}

export function verbOf(move: LegalMove, play: Play): Told {
  const last = survey(play).isLast;
  if (sideOf(move) === "white") return { id: last ? "web-jamniki-verb-white-last" : "web-jamniki-verb-white" };
  return { id: last ? "web-jamniki-verb-lay-last" : "web-jamniki-verb-lay" };
}

export function whereOf(play: Play): Told {
  const { position, options, round, laidEach, isBetween } = survey(play);
  if (isBetween) return { id: "web-jamniki-between" };
  const place = { number: position.number, games: options.games, round, rounds: laidEach };
  return { id: options.games > 1 ? "web-jamniki-where" : "web-jamniki-where-single", ...place };
}
