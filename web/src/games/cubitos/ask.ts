/**
 * Every question of Cubitos and its answers.
 *
 * What is asked is the last thing that a player has pending; the answers are the legal moves. Some questions have a panel of
 * their own (push, draw, buy, run). Whatever such a panel does not offer becomes an answer of the card that asks, so no legal
 * move is ever out of reach.
 */
import type { Row, Told } from "$protocol";
import type { LegalMove, Play } from "../../table/play.svelte";
import { pacesFrom } from "./bricks";
import { alternatives, askedSentence, besideLoss, cardOf, countsLosses, hasSwords, linesFor } from "./cards";
import { countOf, type Place } from "./dice";
import { gainOf, type Resource } from "./gains";
import {
  askedOf,
  boxOf,
  ownPlayer,
  trackOf,
  type Box,
  type Card,
  type DieKind,
  type Face,
  type Player,
} from "./position";
import { rewardWords } from "./trackWords";

/** How an answer looks: a row with words, an ability with its die, a die in a zone or a tray, a face, a seat. */
export type Look = "row" | "ability" | "die" | "tray" | "face" | "seat" | "reward";

export interface Answer {
  move: LegalMove;
  look: Look;
  label: Told;
  /** What follows from it, in words. */
  outcome?: string | Told;
  die?: { kind: DieKind; face: Face | null; place: Place | "tray" };
  count?: number;
  seat?: number;
  space?: number;
  gain?: { resource: Resource; amount: number };
  /** Declines what this answer would do. */
  skip?: LegalMove;
  /** The die is lost whether it is used or not; `nothing`: and that is all, so it is not offered. */
  lost?: "also" | "now" | "nothing";
}

/** Who asks: a card, a space of the track, or the rules themselves. */
export interface Asker {
  card?: Card;
  space?: number;
}

export interface Ask {
  question: string;
  asker: Asker;
  answers: readonly Answer[];
  /** The way out, and what it is called. */
  decline: { move: LegalMove; label: Told } | null;
}

const RUN = ["step", "wade", "shortcut", "jetpack", "foot", "stop"];
/** What the panel of a question offers by itself. */
const PANELS: Readonly<Record<string, readonly string[]>> = {
  "push or pass": ["push", "pass", "wait"],
  draw: ["draw", "draw-discarded", "draw-all", "done"],
  "bust discard": ["discard", "discard-all", "done"],
  buy: ["buy", "done"],
  move: RUN,
  "free step": [...RUN, "done"],
};
const IN_ACTIVE: readonly string[] = ["blank", "symbol", "power", "money", "foot", "credit"];
const WAYS_OUT = ["done", "bust"];

export const keyOf = (question: string): string => question.replaceAll(" ", "-");

/** What the reader is asked; null where others choose, or nobody. */
export function questionOf(play: Play): string | null {
  const player = ownPlayer(play);
  if (!player || play.isReplay || play.match.legal.length === 0) return null;
  return askedOf(player)?.[0] ?? null;
}

/** Where a die lies that a move names by its place: a zone, or the face that it shows in Active. */
export function whereIs(place: string): { place: Place; face: Face | null } {
  return IN_ACTIVE.includes(place) ? { place: "active", face: place as Face } : { place: place as Place, face: null };
}

/** The moves that the panel of a question does not offer. */
export const beyondPanel = (question: string, legal: readonly LegalMove[], hasRun: boolean): LegalMove[] => {
  const offered = RUN.some((family) => PANELS[question]?.includes(family)) && !hasRun ? [] : (PANELS[question] ?? []);
  return legal.filter((move) => !offered.includes(String(move["move"])));
};

/** The card that asks, or null where a panel is enough. */
export function askOf(play: Play, hasRun: boolean): Ask | null {
  const [question, player] = [questionOf(play), ownPlayer(play)];
  if (!question || !player) return null;
  const moves = beyondPanel(question, play.match.legal, hasRun);
  const way = moves.find((move) => WAYS_OUT.includes(String(move["move"])));
  const others = moves.filter((move) => move !== way);
  if (others.length === 0 && (!way || question in PANELS)) return null;
  const box = boxOf(play);
  const asker = askerOf(question, player, play.rows, play.seat!, box);
  const answers = others
    .filter((move) => move["move"] !== "skip" || !others.some((one) => isUseOf(one, move["card"])))
    .map((move) => answerTo(move, { question, player, box, asker, moves: others }));
  return { question, asker, answers, decline: way ? { move: way, label: labelOf(way, question, box, player) } : null };
}

/** The answers that change something. */
export const offered = ({ answers }: Ask): Answer[] => answers.filter(({ lost }) => lost !== "nothing");

/** Whether nothing need be done: there is a way out, or each answer can be skipped. Null where there is nothing to do. */
export function isOptional(ask: Ask): boolean | null {
  const answers = offered(ask);
  if (answers.length === 0) return null;
  return ask.decline !== null || answers.every(({ skip }) => skip);
}

const isUseOf = (move: LegalMove, card: unknown): boolean =>
  (move["move"] === "use" || move["move"] === "use-power") && move["card"] === card;

interface Context {
  question: string;
  player: Player;
  box: Box | null;
  asker: Asker;
  moves: readonly LegalMove[];
}

function answerTo(move: LegalMove, context: Context): Answer {
  const { question, player, box, asker, moves } = context;
  const label = labelOf(move, question, box, player);
  const [family, kind] = [String(move["move"]), move["die"] as DieKind];
  switch (family) {
    case "use":
    case "use-power":
      return abilityAnswer(move, label, context);
    case "lose":
    case "give":
    case "roll":
    case "return": {
      const at = whereIs(String(move["place"]));
      return { move, look: "die", label, die: { kind, ...at }, count: countAt(player, kind, at) };
    }
    case "set":
      return { move, look: "die", label, die: { kind, place: "roll", face: null }, count: player.roll[kind] ?? 0 };
    case "gain":
    case "take":
      return { move, look: "tray", label, die: { kind, place: "tray", face: null } };
    case "face": {
      const [, die] = askedOf(player) ?? [];
      return { move, look: "face", label, die: { kind: die as DieKind, face: move["face"] as Face, place: "picked" } };
    }
    case "to":
      return { move, look: "seat", label, seat: Number(move["seat"]) };
    case "reward":
      return rewardAnswer(move, label, context);
    case "choose": {
      const count = moves.filter((one) => one["move"] === "choose").length;
      const words = asker.card ? alternatives(asker.card, count)[Number(move["option"]) - 1] : undefined;
      if (!words) return { move, look: "row", label };
      const gain = gainOf(words, player);
      const answer: Answer = { move, look: "row", label: { id: "web-cubitos-words", words } };
      return gain ? { ...answer, gain, outcome: outcomeOf(gain, player) } : answer;
    }
    default:
      return { move, look: "row", label };
  }
}

function rewardAnswer(move: LegalMove, label: Told, { player, box }: Context): Answer {
  const space = Number(move["space"]);
  const words = rewardWords((box && trackOf(box, player.leg).spaces[space]?.rewards) ?? []).join(", ");
  return { move, look: "reward", label: words ? { id: "web-cubitos-words", words } : label, space };
}

/** What one then has of it. */
function outcomeOf({ resource, amount }: { resource: Resource; amount: number }, player: Player): Told {
  const words = resource === "water" ? "water-feet" : resource;
  return { id: "web-cubitos-outcome", what: { id: `cubitos-${words}`, count: player[resource] + amount } };
}

function abilityAnswer(move: LegalMove, label: Told, { question, player, box, moves }: Context): Answer {
  const card = cardOf(box, String(move["card"]));
  const skip = moves.find((one) => one["move"] === "skip" && one["card"] === move["card"]);
  const kind = card?.colour;
  if (!card || !kind) return { move, look: "row", label };
  const shown = player.active[kind] ?? {};
  const face: Face = move["move"] === "use-power" || !shown.symbol ? "power" : "symbol";
  const beside = besideLoss(card, question, face);
  const outcome = (beside ?? linesFor(card, question)).map(askedSentence).join(" ");
  const lost = beside && (beside.length ? "also" : countsLosses(box) ? "now" : "nothing");
  return {
    move,
    look: "ability",
    label: { id: "web-cubitos-words", words: card.name },
    outcome,
    die: { kind, face, place: "active" },
    count: shown[face] ?? 1,
    ...(skip ? { skip } : {}),
    ...(lost ? { lost } : {}),
  };
}

function countAt(player: Player, kind: DieKind, { place, face }: { place: Place; face: Face | null }): number {
  if (place === "active") return player.active[kind]?.[face ?? "blank"] ?? 0;
  return player[place][kind] ?? 0;
}

// ------------------------------------------------------------------------------------------------------------ who asks

const CAUSES = ["use", "reward", "most"];
const CARDLESS = ["now", "pushed", "on push", "would bust", "bust", "use", "after move", "push or pass"];

/** The piece that asks: the card that the question belongs to, or what happened last. */
export function askerOf(question: string, player: Player, rows: readonly Row[], seat: number, box: Box | null): Asker {
  if (CARDLESS.includes(question)) return {};
  const named = askedOf(player)
    ?.slice(1)
    .map((value) => cardOf(box, String(value).split(" ")[0] ?? ""))
    .find((card) => card);
  if (named) return { card: named };
  const cause = lastCause(rows, seat);
  if (cause?.["event"] === "use") {
    const card = cardOf(box, String(cause["card"]));
    return card ? { card } : {};
  }
  if (cause?.["event"] === "reward") return { space: Number(cause["space"]) };
  const swords = cause ? box?.cards.find(hasSwords) : undefined;
  return swords ? { card: swords } : {};
}

function lastCause(rows: readonly Row[], seat: number): Record<string, unknown> | undefined {
  for (const { what } of rows.slice(-12).reverse()) {
    if (!("entry" in what)) continue;
    const found = what.entry.events.findLast(
      (event) => CAUSES.includes(String(event["event"])) && event["seat"] === seat,
    );
    if (found) return found;
  }
  return undefined;
}

// ---------------------------------------------------------------------------------------------------------------- words

const PLAIN = [
  "push",
  "pass",
  "wait",
  "stop",
  "shortcut",
  "jetpack",
  "foot",
  "credit",
  "bust",
  "draw-all",
  "discard-all",
  "reward",
];
const OF_DIE = ["draw", "draw-discarded", "discard", "set", "take", "gain", "buy"];
const OF_PLACE = ["lose", "give", "roll", "return"];
const OF_CARD = ["use", "use-power", "skip"];

/** What a move is called: a verb. */
export function labelOf(move: LegalMove, question: string | null, box: Box | null, player: Player | null): Told {
  const family = String(move["move"]);
  const id = `web-cubitos-do-${family}`;
  if (family === "done") {
    const picked = countOf(player?.picked ?? {});
    if (question === "pick" && picked > 0) return { id: "web-cubitos-do-roll-picked", count: picked };
    return { id: `web-cubitos-done-${keyOf(question ?? "other")}` };
  }
  if (PLAIN.includes(family) || family === "roll-all") return { id };
  if (family === "buy") {
    const card = box?.cards.find(({ colour }) => colour === move["die"]);
    return card ? { id: "web-cubitos-do-buy-card", card: card.name, cost: card.cost } : { id, die: move["die"] };
  }
  if (OF_DIE.includes(family)) return { id, die: move["die"] };
  if (OF_PLACE.includes(family)) return { id, die: move["die"], zone: whereIs(String(move["place"])).place };
  if (family === "step" || family === "wade") return { id, way: wayTo(Number(move["space"]), box, player) };
  if (OF_CARD.includes(family)) return { id, card: cardOf(box, String(move["card"]))?.name ?? String(move["card"]) };
  if (family === "face") return { id, face: move["face"] };
  if (family === "to") return { id, seat: move["seat"] };
  if (family === "choose") return { id, option: move["option"] };
  return { id: "web-cubitos-words", words: Object.values(move).join(" ") };
}

/** The direction in which a space lies; none on another board. */
function wayTo(space: number, box: Box | null, player: Player | null): Told | "none" {
  if (!box || !player) return "none";
  const track = trackOf(box, player.leg);
  const from = player.space === track.spaces.length - 1 ? 0 : player.space;
  const pace = pacesFrom(track, from, [space]).find((one) => one.space === space);
  return pace ? { id: `web-cubitos-track-to-${pace.direction.name}` } : "none";
}
