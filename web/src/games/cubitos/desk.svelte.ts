/** What a player has laid out on this table but not yet done: dice to draw, cards to buy, and moves that follow each other. */
import type { LegalMove, Play } from "../../table/play.svelte";
import { questionOf } from "./ask";
import { nameDice, type NamedDie } from "./dice";
import { drawPlan, drawNeed, type DrawFrom } from "./draw";
import { boxOf, playerOf, type DieKind } from "./position";

const desks = new WeakMap<Play, Desk>();

export function deskOf(play: Play): Desk {
  const desk = desks.get(play) ?? new Desk(play);
  desks.set(play, desk);
  return desk;
}

/** Dice that are meant, by where they lie: "draw red" or "discard red". */
export type Meant = Readonly<Record<string, number>>;

export class Desk {
  /** The question card is folded away, to look at the track. */
  folded = $state(false);
  /** Whose mat those see who only watch. */
  watched = $state(0);
  /** Whose dice somebody looks at beside the table; null for the usual panel: the market, or while buying the own dice. */
  looked = $state<number | null>(null);
  /** Cards to buy, by colour. */
  basket = $state.raw<readonly DieKind[]>([]);
  #meant = $state.raw<{ since: string; dice: Meant } | null>(null);
  #queue = $state.raw<readonly LegalMove[]>([]);
  #question: string | null = null;
  /** Since when the question was asked that was answered last. */
  #answered: number | null = null;
  #named: { seat: number; dice: NamedDie[] } = { seat: -1, dice: [] };

  constructor(readonly play: Play) {}

  /** The seat whose mat is shown; in a replay it is the one that acts. */
  get seat(): number {
    if (this.play.isReplay && this.play.entry?.seat != null) return this.play.entry.seat;
    return this.play.seat ?? Math.min(this.watched, this.play.players.length - 1);
  }

  /** Look at somebody's dice; a second time at the same ones puts them away. */
  look(seat: number | null): void {
    this.looked = seat === this.looked ? null : seat;
    if (seat !== null) this.watched = seat;
  }

  /** The dice of the mat, by name. */
  get dice(): readonly NamedDie[] {
    const [seat, known] = [this.seat, this.#named];
    const dice = nameDice(seat, playerOf(this.play, seat), known.seat === seat ? known.dice : []);
    this.#named = { seat, dice };
    return dice;
  }

  // ------------------------------------------------------------------------------------- dice to draw, dice to discard

  get #asked(): string {
    return `${this.play.match.entry} ${questionOf(this.play)}`;
  }

  /** The dice that are chosen now; while nothing was touched, those that one would draw most often. */
  get meant(): Meant {
    if (this.#meant?.since === this.#asked) return this.#meant.dice;
    if (questionOf(this.play) !== "draw") return {};
    return drawPlan(playerOf(this.play, this.seat), drawNeed(this.play), boxOf(this.play));
  }

  get meantCount(): number {
    return Object.values(this.meant).reduce((sum, count) => sum + count, 0);
  }

  countMeant(place: DrawFrom | "roll", kind: DieKind): number {
    return this.meant[`${place} ${kind}`] ?? 0;
  }

  mean(dice: Meant): void {
    this.#meant = { since: this.#asked, dice };
  }

  // ------------------------------------------------------------------------------------------- moves after each other

  get isBusy(): boolean {
    return this.#queue.length > 0;
  }

  /** Play these moves one after the other, as long as the question is the same and each of them is possible. */
  async playAll(moves: readonly LegalMove[]): Promise<void> {
    this.#queue = moves;
    this.#question = questionOf(this.play);
    this.#answered = null;
    await this.goOn();
  }

  /** Called whenever the table has changed. */
  async goOn(): Promise<void> {
    const { play } = this;
    const [next, ...rest] = this.#queue;
    if (!next || play.pending || play.match.since === this.#answered) return;
    const move = questionOf(play) === this.#question ? play.find(next) : undefined;
    this.#queue = move ? rest : [];
    this.#answered = play.match.since;
    if (!move) return;
    await play.act(move);
    if (play.complaint) this.#queue = [];
  }
}
