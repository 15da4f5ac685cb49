/** What scene and tray share while a runner moves: where it could go, where it is to go, and the run itself. */
import { keyOf } from "../../parts/keys";
import type { LegalMove, Play } from "../../table/play.svelte";
import { say } from "../../words/messages.svelte";
import type { Asked } from "../contract";
import { type Pace, pacesFrom } from "./bricks";
import {
  type Path,
  type Place,
  type RunMove,
  type Runner,
  bestEnds,
  findPaths,
  placeKey,
  rewardsAt,
  runnerOf,
  runnerWith,
  stepsOf,
} from "./path";
import { type Box, type Player, boxOf, ownPlayer, positionOf, trackNumber } from "./position";
import { rewardWords, wayOf } from "./trackWords";

const PATIENCE = 8000; // milliseconds until a move that was answered must be on the screen

export class RunDesk {
  /** Where the reader wants to run; null: not chosen yet. */
  target = $state.raw<Place | null>(null);
  /** Where the pointer or the focus is. */
  hovered = $state.raw<Place | null>(null);
  /** A whole run is on its way, move after move. */
  isOnTheWay = $state(false);
  /** Single steps on land spend water feet, although ordinary ones are left. */
  wades = $state(false);

  constructor(readonly play: Play) {}

  get box(): Box | null {
    return boxOf(this.play);
  }
  get player(): Player | null {
    return ownPlayer(this.play);
  }

  /** The reader is asked where the own runner goes, in the Move step or by an ability. */
  readonly isRunning: boolean = $derived.by(() => {
    const { box, player, play } = this;
    const isAsked = this.isOnTheWay || play.match.legal.length > 0;
    return !play.isReplay && isAsked && box !== null && player !== null && runnerOf(box, player) !== null;
  });

  readonly runner: Runner | null = $derived.by(() =>
    this.isRunning && this.box && this.player ? runnerOf(this.box, this.player) : null,
  );

  /** The best path to every place where the runner could stop. */
  readonly paths: ReadonlyMap<string, Path> = $derived.by(() =>
    this.box && this.runner && !this.isOnTheWay ? findPaths(this.box, this.runner) : new Map<string, Path>(),
  );

  /** In the Roll Phase: how far the feet in Active would carry. */
  readonly outlook: ReadonlyMap<string, Path> = $derived.by(() => {
    const { box, player, play } = this;
    if (!box || !player || player.busted || positionOf(play).phase !== "roll" || play.isReplay) return new Map();
    const feet = feetInSight(box, player, play);
    if (feet === 0) return new Map();
    return findPaths(box, runnerWith(box, player, { feet, water: 0, purse: 0, free: null }));
  });

  readonly best: readonly Path[] = $derived.by(() => {
    const { box, player } = this;
    if (!box || !player) return [];
    return bestEnds(box, this.paths.values(), { leg: player.from_leg, space: player.from_space });
  });

  /** The chosen path. */
  get path(): Path | null {
    return this.target ? this.pathTo(this.target) : null;
  }
  /** The path to draw: the one under the pointer, else the chosen one. */
  get shownPath(): Path | null {
    return (this.hovered && this.pathTo(this.hovered)) ?? this.path;
  }
  pathTo(place: Place): Path | null {
    return this.paths.get(placeKey(place)) ?? null;
  }
  isTarget(place: Place): boolean {
    return this.target !== null && placeKey(this.target) === placeKey(place);
  }

  /** The track that the runner is on. */
  get track(): number {
    return this.box && this.player ? trackNumber(this.box, this.player.leg) : 0;
  }

  /** A first click chooses where to run, the second one on the same runs. */
  choose(place: Place): void {
    if (this.play.pending || this.isOnTheWay) return;
    this.play.letGo();
    this.hovered = null;
    if (!this.pathTo(place)) {
      this.target = null;
      const isWet = this.box!.tracks[place.track]!.spaces[place.space]!.kind === "water" && !this.runner?.water;
      this.play.complaint = { id: isWet ? "web-cubitos-track-too-wet" : "web-cubitos-track-too-far" };
    } else if (this.isTarget(place)) void this.run();
    else this.target = place;
  }

  /** The pointer comes over a place, or leaves it. A finger leaves a pointer behind that nobody moves, and it does not count. */
  hover(event: PointerEvent, place: Place | null): void {
    const isMeant = event.pointerType !== "touch" && matchMedia("(hover: hover)").matches;
    this.hovered = isMeant ? place : null;
  }

  letGo(): void {
    this.target = null;
    this.hovered = null;
    this.play.letGo();
  }

  /** Run to a space of this track at once. */
  async runTo(space: number): Promise<void> {
    this.target = { track: this.track, space };
    await this.run();
  }

  /** Run the chosen path: each move after the one before has happened, until something else is asked or one is refused. */
  async run(): Promise<void> {
    const { path, play } = this;
    if (!path || this.isOnTheWay) return;
    this.hovered = null;
    this.isOnTheWay = true;
    try {
      for (const move of path.moves) if (!(await this.#carryOut(move))) break;
    } finally {
      this.isOnTheWay = false;
      this.target = null;
      this.hovered = null;
    }
    play.chosen = null;
  }

  async #carryOut(move: RunMove): Promise<boolean> {
    const { play } = this;
    const legal = play.find(move as LegalMove);
    if (!legal || !this.isRunning) return false;
    const before = play.match.entry;
    await play.act(legal);
    if (play.complaint) return false;
    return shownSoon(() => play.match.entry !== before);
  }

  // ---------------------------------------------------------------------------------------------------- step by step

  /** The spaces that a single step leads to. */
  get steps(): readonly number[] {
    return this.runner ? this.play.movesOf("step").map(({ space }) => Number(space)) : [];
  }
  /** Where single steps lead, for the pad and its keys. From a finish one goes on from the start. */
  get paces(): readonly Pace[] {
    const { box, player, steps } = this;
    if (!box || !player) return [];
    const track = box.tracks[this.track]!;
    const isAtFinish = player.space === track.spaces.length - 1;
    return pacesFrom(track, isAtFinish ? 0 : player.space, isAtFinish && steps.includes(0) ? [] : steps);
  }
  /** From the finish to another board. */
  get crosses(): boolean {
    return this.steps.length === 1 && this.steps[0] === 0;
  }
  act(move: RunMove): void {
    if (this.isOnTheWay) return;
    const wade = this.wades && move.move === "step" ? this.play.find({ ...move, move: "wade" }) : undefined;
    const legal = wade ?? this.play.find(move as LegalMove);
    if (!legal) return void this.play.explain(move as LegalMove);
    this.target = null;
    this.hovered = null;
    void this.play.act(legal);
  }
  /** What ends the movement. */
  get ending(): RunMove {
    return this.runner?.free == null ? { move: "stop" } : { move: "done" };
  }

  /** Keys of a runner: six directions, the space's own effect, a foot, Enter. */
  press(event: KeyboardEvent): boolean {
    if (!this.isRunning || this.isOnTheWay) return false;
    const key = keyOf(event);
    const isOnButton = (event.target as Element | null)?.closest?.("button, [role=button], a") != null;
    const pace = this.paces.find((one) => one.key === key);
    if (pace) {
      if (pace.space !== null) this.act({ move: "step", space: pace.space });
    } else if (key === "s") this.act({ move: "shortcut" });
    else if (key === "j") this.act({ move: "jetpack" });
    else if (key === "f") this.act({ move: "foot" });
    else if (key === "Enter" && !isOnButton) {
      if (this.path) void this.run();
      else this.act(this.ending);
    } else if (key === "Escape" && this.target) this.letGo();
    else return false;
    return true;
  }

  // ------------------------------------------------------------------------------------------------------- the prompt

  /** What the prompt line asks while a path is chosen; null: the server's own words. */
  get prompt(): Asked | null {
    if (this.isOnTheWay) return { say: { id: "web-cubitos-track-on-the-way" } };
    const { path, box, player } = this;
    if (!path || !box || !player) return null;
    const effects = new Set(path.moves.map(({ move }) => move));
    const isBoth = effects.has("jetpack") && effects.has("shortcut");
    const way = wayOf(box, path);
    const rewards =
      rewardWords(rewardsAt(box, path, { leg: player.from_leg, space: player.from_space })).join(", ") ||
      say("web-cubitos-track-no-reward");
    return {
      say: { id: "web-cubitos-track-run-there", way: isBoth && way !== "finish" ? "both" : way, count: stepsOf(path) },
      hint: { id: "web-cubitos-track-run-hint", rewards },
      brief: { id: "web-cubitos-track-run-brief", rewards },
    };
  }
}

/** Feet that passing now would bring: by the odds, else by the faces in Active. */
function feetInSight(box: Box, player: Player, play: Play): number {
  const told = play.odds.state === "ready" ? (play.odds.found["pass"] as { feet?: number } | undefined) : undefined;
  if (typeof told?.feet === "number") return Math.floor(told.feet);
  return box.dice.reduce((sum, die) => {
    const worth = die.faces.find(({ face }) => face === "foot")?.amount ?? 0;
    return sum + worth * (player.active[die.id]?.foot ?? 0);
  }, 0);
}

/** Wait until something is on the screen. */
function shownSoon(isShown: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (shown: boolean) => {
      clearTimeout(timer);
      resolve(shown);
      queueMicrotask(() => stop());
    };
    const timer = setTimeout(() => end(false), PATIENCE);
    const stop = $effect.root(() => {
      $effect(() => {
        if (isShown()) end(true);
      });
    });
  });
}

const desks = new WeakMap<Play, RunDesk>();

/** The one desk of a match. What it derives belongs to no page, as pages come and go. */
export function runDesk(play: Play): RunDesk {
  const known = desks.get(play);
  if (known) return known;
  $effect.root(() => {
    desks.set(play, new RunDesk(play));
  });
  return desks.get(play)!;
}
