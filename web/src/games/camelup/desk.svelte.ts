/** What a player has in hand between two clicks, and which explanation is open. One for every match on the screen. */
import { untrack } from "svelte";
import type { Entry } from "$protocol";
import { entriesOf } from "../../table/entries";
import type { LegalMove, Play } from "../../table/play.svelte";
import { endsLeg, endsRace, legOf, type LegSoFar } from "./history";
import { positionOf, whyNoTile, type Camel, type Colour, type Pile, type Side } from "./position";
import { legScore, raceScore, type LegScore, type RaceScore } from "./scoring";

export const STEPS = ["order", "tickets", "pyramid", "partners", "purses"] as const;
export type Step = (typeof STEPS)[number];

const GOES_ON = 12_000; // milliseconds from the last touch until the table goes on
const DURATION: Record<Step, number> = { order: 2400, tickets: 2600, pyramid: 1600, partners: 2000, purses: GOES_ON };

/** By table, the last entry that was explained on this screen: those who share it have read it together. */
const explained = new Map<string, number>();

export class Desk {
  /** The side of the spectator tile that is to be put somewhere. */
  side = $state<Side | null>(null);
  /** A side under the pointer: its places are shown as well. */
  pointed = $state<Side | null>(null);
  card = $state<Colour | null>(null);
  pile = $state<Pile | null>(null);
  /** The space under the pointer or the focus. */
  space = $state<number | null>(null);
  isChoosingPartner = $state(false);
  /** The camels of a space in the order in which they shall stand, the lowest first. */
  order = $state.raw<readonly Camel[]>([]);
  /** The leg that is being explained. */
  sheet = $state.raw<LegScore | null>(null);
  step = $state<Step>("order");
  /** How much of the scene the explanation covers, in pixels. */
  cover = $state(0);
  /** Milliseconds until the table goes on by itself. */
  left = $state(0);
  /** Counts how often the cards were turned, to see it again. */
  turns = $state(0);
  #goesByItself = true;
  #shownFor = 0;
  /** The last entry that needs no explanation any more. */
  #seen = $state(0);

  constructor(readonly play: Play) {
    this.#seen = play.match.entry;
  }

  /** The move that puts the tile somewhere, if one is chosen. */
  get chosenTile(): LegalMove | null {
    return this.play.chosen?.["move"] === "tile" ? this.play.chosen : null;
  }

  /** The side whose places are shown: chosen, in hand or under the pointer. */
  get shownSide(): Side | null {
    if (!this.play.movesOf("tile").length) return null;
    return (this.chosenTile?.["side"] as Side | undefined) ?? this.side ?? this.pointed;
  }

  /** Let go of everything; false if there was nothing. */
  clear(): boolean {
    const held = this.side ?? this.card ?? this.pile ?? (this.isChoosingPartner || null);
    this.side = this.card = this.pile = null;
    this.isChoosingPartner = false;
    return held !== null;
  }

  /** Take a side of the tile in hand, or put it back. */
  takeSide(side: Side): void {
    const held = this.chosenTile;
    const isSame = this.side === side;
    this.clear();
    this.play.letGo();
    if (isSame) return;
    this.side = side;
    if (held) void this.play.choose({ ...held, side });
  }

  /** Take a card in hand, or put it back. Where a pile waits for it, choose it for that pile, and again play it. */
  takeCard(colour: Colour): void {
    const { pile } = this;
    const isSame = this.card === colour;
    if (!pile) this.play.letGo();
    this.clear();
    if (isSame && !pile) return;
    [this.card, this.pile] = [colour, pile];
    if (pile) void this.play.choose({ move: pile, colour });
  }

  /** Play the card in hand on a pile; without one, the pile waits for it. */
  async bet(pile: Pile): Promise<void> {
    if (this.card) {
      this.pile = pile;
      return this.play.quick({ move: pile, colour: this.card });
    }
    const isSame = this.pile === pile;
    this.clear();
    this.play.letGo();
    this.pile = isSame ? null : pile;
  }

  /** Choose a pile, and the card in hand for it, without playing anything. */
  aim(pile: Pile): void {
    const { card } = this;
    this.clear();
    this.play.letGo();
    [this.card, this.pile] = [card, pile];
    if (card) void this.play.choose({ move: pile, colour: card });
  }

  /** Lay the tile on a space, at once or when it is confirmed. */
  async putTile(space: number, side: Side, atOnce = false): Promise<void> {
    const { play } = this;
    const move = { move: "tile", space, side };
    const legal = play.find(move);
    if (!legal && play.seat !== null) play.complaint = whyNoTile(positionOf(play), play.seat, space);
    else if (atOnce) await this.act(move);
    else if (this.side || !legal || play.isChosen(move)) await play.choose(move);
    // A click on the board with no tile in hand may have meant something else: it is never played at once.
    else [play.chosen, play.complaint] = [legal, null];
  }

  /** Do it at once, if it may be done. */
  async act(move: LegalMove): Promise<void> {
    if (this.play.find(move)) await this.play.act(move);
    else await this.play.explain(move);
  }

  // ---------------------------------------------------------------------------------------------- the end of a leg

  /** An entry that ended a leg and was not explained yet. */
  get ended(): Entry | null {
    const { entry, isReplay } = this.play;
    const seen = Math.max(this.#seen, explained.get(this.play.shown.table.id) ?? 0);
    return !isReplay && entry && entry.entry > seen && endsLeg(entry) ? entry : null;
  }

  /** The dice and tiles of the leg on the screen, as far as the log knows. */
  get leg(): LegSoFar {
    return legOf(entriesOf(this.play.rows, this.play.match.entry));
  }

  /** What the leg brought, from the moment that it is over until that was explained. */
  get score(): LegScore | null {
    return this.sheet ?? (this.ended ? this.#scoreOf(this.ended) : null);
  }

  #scoreOf(entry: Entry): LegScore | null {
    const leg = legOf(entriesOf(this.play.rows, entry.entry));
    const money = positionOf(this.play).players.map((player) => player.money ?? 0);
    return legScore(entry, money, leg.partners);
  }

  open(entry: Entry): void {
    this.sheet = this.#scoreOf(entry);
    this.step = "order";
    this.left = GOES_ON;
    this.#goesByItself = true;
    this.#shownFor = 0;
  }

  close(): void {
    this.#seen = this.play.match.entry;
    explained.set(this.play.shown.table.id, this.#seen);
    this.sheet = null;
    this.cover = 0;
  }

  get steps(): readonly Step[] {
    return this.sheet?.hasPartners ? STEPS : STEPS.filter((one) => one !== "partners");
  }
  has(step: Step): boolean {
    return STEPS.indexOf(this.step) >= STEPS.indexOf(step);
  }
  get isLastStep(): boolean {
    return this.step === STEPS.at(-1);
  }

  /** A step on or back by hand; beyond the last one the explanation is over. */
  go(by: 1 | -1): void {
    this.#goesByItself = false;
    this.left = GOES_ON;
    this.#turn(by);
  }

  #turn(by: 1 | -1): void {
    const next = this.steps[this.steps.indexOf(this.step) + by];
    this.#shownFor = 0;
    if (next) this.step = next;
    else if (by > 0) this.close();
  }

  /** Time goes by. */
  pass(milliseconds: number): void {
    this.left -= milliseconds;
    this.#shownFor += milliseconds;
    if (this.left <= 0) this.close();
    else if (this.#goesByItself && !this.isLastStep && this.#shownFor >= DURATION[this.step]) this.#turn(1);
  }

  // ---------------------------------------------------------------------------------------------- the end of the race

  get race(): RaceScore | null {
    const entries = entriesOf(this.play.rows, this.play.match.entry);
    const last = entries.findLast(endsRace) ?? this.play.entry;
    return last ? raceScore(last.events, positionOf(this.play)) : null;
  }
}

const desks = new WeakMap<Play, Desk>();

export function deskOf(play: Play): Desk {
  // Whoever asks first does not own it: everybody else has to see it change too.
  const desk = desks.get(play) ?? untrack(() => new Desk(play));
  desks.set(play, desk);
  return desk;
}
