/** What is said around a race: the question of the prompt line, what the button does, the lines of the log. */
import type { Entry, Told } from "$protocol";
import type { LegalMove, Play } from "../../table/play.svelte";
import { language } from "../../words/messages.svelte";
import { signed } from "../../words/numbers";
import type { Asked, GameEvent } from "../contract";
import { deskOf, type Desk } from "./desk.svelte";
import { ending } from "./ending";
import { valueOf } from "./odds";
import { hidesPurses, positionOf, ROLLS_A_LEG, type Colour } from "./position";

export const where = (play: Play): Told => {
  const { leg: now, phase } = positionOf(play);
  const score = deskOf(play).score;
  const leg = score?.number ?? now;
  if (score) return { id: "web-camelup-where", leg };
  return phase === "over" ? { id: "web-camelup-where-over", leg } : { id: "web-camelup-where", leg };
};

export function prompt(play: Play): Asked | null {
  const desk = deskOf(play);
  if (desk.sheet) return scoring(desk);
  if (play.isReplay) return null;
  if (desk.ended) return { say: where(play) }; // the camels still run: who has won is told when they have arrived
  if (play.isOver) return ending(play, desk.race);
  if (!play.isMine) return null;
  const position = positionOf(play);
  if (position.phase === "arrange")
    return { say: { id: "web-camelup-ask-arrange", space: Number(play.match.prompt?.["space"] ?? 1) } };
  if (play.chosen) return chosen(play, play.chosen);
  if (desk.side) {
    const hint = matchMedia("(hover: none)").matches ? "web-camelup-ask-tile-touch" : "web-camelup-ask-tile-hint";
    return { say: { id: "web-camelup-ask-tile", side: desk.side }, hint: { id: hint } };
  }
  if (desk.card)
    return { say: { id: "web-camelup-ask-pile", colour: desk.card }, hint: { id: "web-camelup-ask-pile-hint" } };
  if (desk.pile) return { say: { id: `web-camelup-ask-card-${desk.pile}` } };
  if (desk.isChoosingPartner)
    return { say: { id: "web-camelup-partner-who" }, hint: { id: "web-camelup-partner-hint" } };
  const left = ROLLS_A_LEG - position.rolled.length;
  return { say: { id: "web-camelup-ask" }, hint: { id: "web-camelup-ask-hint", count: left } };
}

function chosen(play: Play, move: LegalMove): Asked {
  const value = valueOf(play, move);
  const worth = value === null ? "none" : signed(value, language(), 1);
  switch (move["move"]) {
    case "ticket": {
      const top = positionOf(play).tickets_left[move["colour"] as "red"][0] ?? 0;
      return {
        say: { id: "web-camelup-chosen-ticket", colour: move["colour"], value: top },
        hint: { id: "web-camelup-chosen-ticket-hint", value: top, worth },
      };
    }
    case "tile":
      return {
        say: { id: "web-camelup-chosen-tile", side: move["side"], space: move["space"] },
        hint: { id: `web-camelup-chosen-tile-${String(move["side"])}`, worth },
      };
    case "roll":
      return { say: { id: "web-camelup-chosen-roll" }, hint: { id: "web-camelup-roll-pays" } };
    case "partner":
      return {
        say: { id: "web-camelup-chosen-partner", seat: move["seat"] },
        hint: { id: "web-camelup-chosen-partner-hint", worth },
      };
    default:
      return {
        say: { id: `web-camelup-chosen-${String(move["move"])}`, colour: move["colour"] },
        hint: { id: "web-camelup-chosen-card-hint", worth },
      };
  }
}

/** The sentence of a step in the scoring of a leg. */
function scoring(desk: Desk): Asked {
  const score = desk.sheet!;
  if (desk.step === "order")
    return {
      say: { id: "web-camelup-scoring-order", leg: score.number, first: score.first, second: score.second },
      hint: { id: "web-camelup-scoring-order-hint" },
    };
  const cut = score.rows.filter((row) => row.isCut);
  const isKnown = cut.length === 1 && !hidesPurses(desk.play);
  if (desk.step === "purses" && isKnown)
    return {
      say: { id: "web-camelup-scoring-purses" },
      hint: {
        id: "web-camelup-scoring-cut",
        name: desk.play.players[cut[0]!.seat],
        amount: -(cut[0]!.before + cut[0]!.sum),
      },
    };
  return {
    say: { id: `web-camelup-scoring-${desk.step}` },
    hint: { id: `web-camelup-scoring-${desk.step}-hint` },
  };
}

/** What the button calls a move: a verb. */
export function verb(move: LegalMove): Told {
  switch (move["move"]) {
    case "ticket":
      return { id: "web-camelup-do-ticket" };
    case "tile":
      return { id: "web-camelup-do-tile", space: move["space"] };
    case "partner":
      return { id: "web-camelup-do-partner" };
    case "winner":
    case "loser":
      return { id: `web-camelup-do-${move["move"]}` };
    case "stack":
      return { id: "web-camelup-do-stack" };
    default:
      return { id: "web-camelup-roll" };
  }
}

/** A move as a thing that has a value: "red ticket", "boo on 9", "yellow at the bottom". */
export function moveInWords(move: LegalMove, play: Play): Told {
  const { move: family, ...rest } = move;
  const told = { id: `web-camelup-move-${String(family)}`, ...rest };
  if (family !== "stack") return told;
  const { unplaced, stacks } = positionOf(play);
  const space = Object.keys(unplaced).find((one) => unplaced[one]!.includes(move["camel"] as Colour));
  return { ...told, place: space && !stacks[space] ? "bottom" : "above" };
}

/** The spaces that an entry or a move is about, and the pyramid for a roll that is still to come. */
export function places(about: Entry | LegalMove): readonly string[] {
  const spacesOf = (things: readonly Record<string, unknown>[]): readonly string[] => [
    ...new Set(things.flatMap(({ space }) => (space === undefined ? [] : [`space-${String(space)}`]))),
  ];
  if ("events" in about) return spacesOf(about.events as Entry["events"]);
  return about["move"] === "roll" ? ["pyramid"] : spacesOf([about]);
}

/** What the sheet of a leg tells ticket by ticket is one line a player in the log, once the sheet has been read. */
export function lines(
  { entry, events }: Entry,
  play?: Pick<Play, "isCovered" | "isExplaining" | "entry">,
): GameEvent[] {
  const isBeingRead = play?.isExplaining && play.entry?.entry === entry;
  const end = isBeingRead ? events.findIndex(({ event }) => event === "leg") : -1;
  return (end < 0 ? events : events.slice(0, end))
    .filter(({ event }) => event !== "bet" && event !== "pyramid")
    .map((event) => (play?.isCovered && event["event"] === "card" ? { ...event, colour: "hidden" } : event));
}

/** A rule before the first leg, and before the roll that ends one. */
export function mark(entry: Entry): Told | null {
  if (entry.entry === 0) return { id: "web-camelup-mark-start" };
  const leg = entry.events.find(({ event }) => event === "leg");
  return leg ? { id: "web-camelup-mark-end", leg: leg["number"] } : null;
}

/** The leg that a position belongs to. */
export const part = (position: Record<string, unknown>): Told => ({ id: "web-camelup-part", leg: position["leg"] });
