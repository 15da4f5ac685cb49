/** What a player has in mind at this table: which side of a tile is up, what the pointer rests on. */
import { SvelteMap } from "svelte/reactivity";
import type { LegalMove, Play } from "../../table/play.svelte";
import { laidBy, legalSides, moveOf, offered, sideOf, survey } from "./position";
import type { Laid, Side } from "./tiles";

export class Desk {
  /** A tile under the pointer or the focus; shown on the dog as if it lay there. */
  hovered = $state.raw<LegalMove | null>(null);
  /** The dog that is looked at, large. */
  dog = $state<number | null>(null);
  /** The first tile in the glass that shows part of a long coat, counted from the tail; 0 is the end. */
  glass = $state(0);
  /** The result of the first game was looked at and put away. */
  isPutAway = $state(false);
  /** The result of the first game was there to be read, and nothing was chosen since. */
  isReading = $state(false);
  /** How much of the room that result covers, in pixels. */
  cover = $state(0);
  /** What the panel shows where the table has both; null for what is of more use now. */
  panel = $state<"tiles" | "colours" | null>(null);
  readonly #sides = new SvelteMap<string, Side>();
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /**
   * The side of a tile in the hand that is up now: the one that was asked for, otherwise a face that fits. Where nothing
   * fits all turn over to white; a tile that could only go down white at will keeps showing its face.
   */
  sideOf(tile: string): Side {
    const sides = legalSides(this.#play, tile);
    const wanted = this.#sides.get(tile);
    if (wanted && sides.includes(wanted)) return wanted;
    const face = sides.find((side) => side !== "white");
    return face ?? (sides.length && this.#isForced ? "white" : "plain");
  }

  get #isForced(): boolean {
    return offered(this.#play).every((move) => sideOf(move) === "white");
  }

  /** Turn a tile round or over, and back; what is chosen stays chosen. */
  flip(tile: string, side: Side): void {
    if (this.#play.pending) return;
    const isBack = this.sideOf(tile) === side;
    const move = moveOf(tile, isBack ? "plain" : side);
    if (this.#play.find(move)) {
      this.#sides.set(tile, isBack ? "plain" : side);
      this.#play.complaint = null;
      this.#play.chosen = move;
    } else if (isBack && !this.#isForced) {
      this.#sides.delete(tile);
      this.#play.letGo();
    } else void this.#play.explain(move);
  }

  /** A tile that was dragged to the dog lies there at once. */
  drop(tile: string): void {
    const move = this.#play.find(moveOf(tile, this.sideOf(tile)));
    void (move ? this.#play.act(move) : this.#play.explain(moveOf(tile, "plain")));
  }

  choose(tile: string): void {
    if (!this.#play.pending) void this.#play.choose(moveOf(tile, this.sideOf(tile)));
  }

  /** Whether the result of the first game is there to be read, and its dogs with it. */
  get showsBetween(): boolean {
    const play = this.#play;
    if (play.isOver || play.chosen || this.isPutAway) return false;
    return survey(play).isBetween || (this.isReading && !play.isReplay);
  }

  /** The tile that lies on the own dog for now: what is chosen, otherwise what the pointer rests on. */
  get preview(): Laid | null {
    const sent = this.#play.pending;
    const move = typeof sent === "object" && sent !== null ? (sent as LegalMove) : (this.#play.chosen ?? this.hovered);
    if (!move) return null;
    if (move !== sent && !this.#play.find(moveOf(String(move["tile"]), sideOf(move)))) return null;
    return laidBy(move);
  }
}

const desks = new WeakMap<Play, Desk>();

export function deskOf(play: Play): Desk {
  const found = desks.get(play) ?? new Desk(play);
  desks.set(play, found);
  return found;
}
