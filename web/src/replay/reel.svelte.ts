/** A replay that is being looked at: which moment is shown, and whether it goes on by itself. */
import type { Play } from "../table/play.svelte";
import { rollsOf, sectionAt, type Moment, type Section } from "./moments";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PAUSE = 900; // milliseconds between two moves at the usual speed, when everything has arrived
const GLANCE = 50; // how often we look whether it has

export class Reel {
  at = $state(0);
  isRunning = $state(false);
  speed = $state<Speed>(1);
  readonly rolls: readonly number[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly moments: readonly Moment[],
    readonly sections: readonly Section[],
    readonly play: Play,
    at: number,
  ) {
    this.rolls = rollsOf(moments.map(({ entry }) => entry));
    this.at = at;
  }

  get last(): number {
    return this.moments.length - 1;
  }
  get moment(): Moment {
    return this.moments[this.at]!;
  }
  get section(): number {
    return sectionAt(this.sections, this.at);
  }

  /** Show a moment. The one that follows is shown as it happened, any other at once. */
  go(to: number): void {
    const wanted = Math.min(Math.max(0, to), this.last);
    if (wanted === this.at) return;
    const follows = wanted === this.at + 1;
    this.at = wanted;
    this.play.jump(this.moment, follows ? this.speed : 0);
  }

  /** A step by hand: whoever takes one wants to look, so it does not run on. */
  step(to: number): void {
    this.pause();
    this.go(to);
  }

  nextMark(): void {
    this.step(this.sections[this.section + 1]?.from ?? this.last);
  }
  previousMark(): void {
    const from = this.sections[this.section]?.from ?? 0;
    this.step(this.at > from ? from : (this.sections[this.section - 1]?.from ?? 0));
  }

  toggle(): void {
    if (this.isRunning) return this.pause();
    if (this.at === this.last) this.go(0);
    this.isRunning = true;
    this.#wait(GLANCE);
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }

  slower(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + SPEEDS.length - 1) % SPEEDS.length]!;
  }
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  #run = (): void => {
    if (this.play.isMoving) return this.#wait(GLANCE / this.speed);
    this.go(this.at + 1);
    if (this.at === this.last) this.pause();
    else this.#wait(PAUSE / this.speed);
  };

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#run, milliseconds);
  }
}
