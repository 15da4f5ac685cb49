/**
 * A match on the screen, the one thing that the pages of all games are drawn from.
 *
 * Documents come in (from the server, or from the steps of a replay) and wait in a short queue while what happened before is
 * still being shown. `shown` is the document on the screen. Any touch or key shows the last one at once, so nobody ever
 * acts on an old picture.
 */
import { tick } from "svelte";
import type { Document, Entry, MatchNow, Move, Row, Told } from "$protocol";
import type { GameTable } from "../games/contract";
import { isStill, settings } from "../settings.svelte";
import type { Moment } from "../replay/moments";
import { soundOf } from "../sound/sound";
import type { Answer } from "./connection";
import { Stage, trailOf, type Trail } from "./stage";

export type Json = Record<string, unknown>;
export type LegalMove = Record<string, number | string>;

/** One thing that happened, and the document after it. */
export interface Step {
  document: Document;
  entry: Entry | null;
  rows: readonly Row[];
}

/** Who carries out what is decided here; null in a replay, where nothing is. */
export interface Doer {
  play(move: Move): Promise<Answer>;
  why(move: Move): Promise<Told | null>;
  odds(): Promise<OddsAnswer>;
  hint(): Promise<OddsAnswer>;
  /** Why a bot chose the move of an entry, or why that cannot be told. */
  reason(entry: number): Promise<Told>;
}

export type OddsAnswer = { found: Json | null; version: number } | { reason: Told };
/** `off`: the table has none. `soon`: the rules are being compiled. */
export type Odds =
  { state: "off" } | { state: "soon" } | { state: "asking" } | { state: "none" } | { state: "ready"; found: Json };

/** A decision with its chance to win. */
export interface Advised {
  values: LegalMove;
  /** All moves of the decision, the first one too. */
  plan_values: readonly LegalMove[];
  chance: number;
  error: number;
  /** What the best move has more. */
  behind: number;
  behind_error: number;
  /** None where all was counted. */
  playouts: number;
  reasons: readonly Told[];
}
/** The best moves of whoever is to choose; `none`: nobody is, or there are none. */
export type Advice = { state: "none" } | { state: "asking" } | { state: "ready"; moves: readonly Advised[] };

const IDLE = 900; // milliseconds of others' turns before their odds are asked for
const PONDERING = 300; // milliseconds that somebody has looked at the odds before advice is asked for
const REMEMBERED = 2000; // steps; documents share what did not change, so they are cheap
const READING = 200; // milliseconds between two looks at whether somebody still reads
const LATE = 8; // steps that wait, from which on only the last is shown
const HURRY = 3; // steps that wait, from which on everything goes three times as fast

export class Play {
  /** The document on the screen. */
  shown = $state.raw<Document>() as Document;
  /** The entry that led to it, while and after it is shown. */
  entry = $state.raw<Entry | null>(null);
  /** In a replay, the document that the entry was decided on. */
  before = $state.raw<Document | null>(null);
  /** All rows that this reader was told, the latest last. */
  rows = $state.raw<Row[]>([]);
  /** The version up to which rows are in the log: a line comes when the board has shown what it says. */
  logged = $state(-1);
  /** A move that is chosen and not yet confirmed. */
  chosen = $state.raw<LegalMove | null>(null);
  /** A move that was sent and not yet answered. */
  pending = $state.raw<Move | null>(null);
  /** Why the last move was refused, or why something cannot be done; in the prompt until the next touch or the next step. */
  complaint = $state.raw<Told | null>(null);
  odds = $state.raw<Odds>({ state: "off" });
  advice = $state.raw<Advice>({ state: "none" });
  /** What is in the box: cards, tracks and tiles in words, as `GET /api/games/{game}` has them; null until it is there. */
  box = $state.raw<Json | null>(null);
  /** Places of the board that a line of the log, an advised move or a stop card speaks of while somebody points at it. */
  pointed = $state.raw<readonly string[]>([]);
  isMoving = $state(false);
  /** Others look at the same screen: what is in the hand lies face down. */
  isCovered = $state(false);
  /** Where pieces went since the reader's own last move, for those who do not see them move. */
  trail = $state.raw<readonly Trail[]>([]);
  /** A moment of a replay; there is nothing to decide. */
  readonly isReplay: boolean;

  /** The steps of this match that this page has seen, the latest last: what one can look back at while it runs. */
  readonly history: (Step & { entry: Entry })[] = [];
  #queue: Step[] = [];
  #stage: Stage | null = null;
  #speed = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #oddsFor = "";
  #oddsTimer: ReturnType<typeof setTimeout> | undefined;
  #adviceTimer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  /** How far the journal is shown, and how far it has to be until the next move can be chosen. */
  #version = -1;
  #awaited = -1;

  constructor(
    first: Document,
    readonly game: GameTable,
    readonly doer: Doer | null,
    /** The part of the page that pieces travel in; not there before the page is drawn. */
    readonly root: () => HTMLElement | null,
  ) {
    this.shown = first;
    this.isReplay = doer === null;
  }

  // ------------------------------------------------------------------------------------------------- what is on the table

  get match(): MatchNow {
    return this.shown.match!;
  }
  get position(): Json {
    return this.match.position;
  }
  get players(): readonly string[] {
    return this.match.players;
  }
  /** The seat that the reader plays; null for those who watch. */
  get seat(): number | null {
    return this.shown.you.seat;
  }
  get legal(): readonly LegalMove[] {
    return this.isReplay || this.pending ? [] : this.match.legal;
  }
  get isMine(): boolean {
    return this.legal.length > 0;
  }
  get isExplaining(): boolean {
    return this.game.explains?.(this) ?? false;
  }
  /** Who is to act and not here, so that everybody waits. */
  get absent(): readonly number[] {
    if (this.isReplay || this.shown.table.phase !== "playing") return [];
    return this.match.to_act.filter((seat) => {
      const who = this.shown.seats[seat];
      return seat !== this.seat && who?.kind === "person" && !who.here && !who.lent;
    });
  }
  get isOver(): boolean {
    return this.match.result !== null;
  }
  /** The match is over, and its last move has been shown and explained. */
  get hasEnded(): boolean {
    return this.isOver && !this.isMoving && !this.isExplaining;
  }

  /** The legal moves of a family, as values. */
  movesOf(family: string): readonly LegalMove[] {
    return this.legal.filter((one) => one["move"] === family);
  }
  /** The legal move with these values, if there is one. */
  find(wanted: LegalMove): LegalMove | undefined {
    return this.legal.find((one) => Object.entries(wanted).every(([name, value]) => one[name] === value));
  }
  isChosen(wanted: LegalMove): boolean {
    return this.chosen !== null && Object.entries(wanted).every(([name, value]) => this.chosen?.[name] === value);
  }

  // ----------------------------------------------------------------------------------------------------- what is decided

  /** A first click selects, the second one on the same confirms, unless one is enough. What is not legal says why. */
  async choose(wanted: LegalMove): Promise<void> {
    const move = this.find(wanted);
    if (!move) return this.explain(wanted);
    this.complaint = null;
    if (settings.confirm === "once" || this.isChosen(move)) await this.act(move);
    else this.chosen = move;
  }

  /** A move that needs no second click, such as a roll, unless this reader confirms everything. */
  async quick(wanted: LegalMove): Promise<void> {
    const move = this.find(wanted);
    if (move && settings.confirm !== "always") await this.act(move);
    else await this.choose(wanted);
  }

  letGo(): void {
    this.chosen = null;
    this.complaint = null;
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.act(this.chosen);
  }

  /** Play a move at once. */
  async act(move: Move): Promise<void> {
    if (!this.doer || this.pending) return;
    this.complaint = null;
    this.trail = [];
    this.pending = move;
    try {
      const answer = await this.doer.play(move);
      if (answer.type === "refused") this.complaint = bare(answer.reason);
      // The news of a move may come behind its answer: until then there is nothing to choose.
      else if (answer.version > this.#version) this.#awaited = answer.version;
    } finally {
      // Where the news came first, the next move may be chosen or on its way already.
      if (this.pending === move) {
        if (this.#version >= this.#awaited) this.pending = null;
        this.chosen = null;
      }
    }
  }

  /** Say in the prompt why a move is not possible. */
  async explain(move: Move): Promise<void> {
    const asked = this.match.entry;
    const reason = await this.whyNot(move);
    if (asked === this.match.entry) this.complaint = bare(reason);
  }

  whyNot(move: Move): Promise<Told | null> {
    return this.doer?.why(move) ?? Promise.resolve(null);
  }

  // ------------------------------------------------------------------------------------------------------ what is shown

  /** Something happened. It is shown as soon as what came before has been, and is in the log after that. */
  push(document: Document, rows: readonly Row[], late = false): void {
    this.rows = [...this.rows, ...rows];
    const entries = rows.flatMap(({ what }) => ("entry" in what ? [what.entry] : []));
    if (entries.length && document.match) this.history.push({ document, rows, entry: entries.at(-1)! });
    if (this.history.length > REMEMBERED) this.history.shift();
    const isBehind = late || entries.length > 1 || document.match === null || this.shown.match === null;
    this.#queue.push({ document, rows, entry: entries.at(-1) ?? null });
    if (isBehind || globalThis.document.hidden || this.#queue.length > LATE) this.skip();
    else if (!this.#timer) void this.#next();
  }

  /** Everything that waits is there at once. */
  skip(): void {
    const [waiting, last] = [this.#queue, this.#queue.at(-1)];
    this.#queue = [];
    this.#stage?.finish();
    this.#stage = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isMoving = false;
    this.logged = this.#version;
    if (!last) return;
    const entry = waiting.findLast((step) => step.entry)?.entry ?? null;
    this.#show({ document: last.document, rows: waiting.flatMap(({ rows }) => rows), entry }, false);
  }

  /** Show a moment of a replay: `speed` times as fast as live play, or at once (0). */
  jump({ document, entry, before }: Moment, speed: number): void {
    this.skip();
    this.#speed = speed;
    this.before = before;
    const step = { document, entry, rows: [] };
    if (speed === 0) return this.#show(step, false);
    this.#queue.push(step);
    void this.#next();
  }

  async #next(): Promise<void> {
    const step = this.#queue.shift();
    if (!step) return;
    const root = this.root();
    if (!root || !step.entry) {
      this.#show(step, false);
      return this.#next();
    }
    const hurry = this.#queue.length >= HURRY || settings.pace === "fast" ? 3 : 1;
    const stage = new Stage(root, isStill() ? 0 : hurry * this.#speed);
    const before = Stage.measure(root);
    this.#stage?.finish();
    this.#stage = stage;
    this.#show(step, true);
    this.isMoving = true;
    // A place in the queue until its duration is known: what comes meanwhile waits.
    this.#timer = setTimeout(() => {}, 0);
    await tick();
    // Places are measured with the frame that lays the page out anyway, before anybody sees it.
    await new Promise(requestAnimationFrame);
    if (this.#stage !== stage) return;
    const travels = stage.travels(before);
    const entry = step.entry;
    this.trail = trailOf(this.trail, travels, root, (piece) => this.game.trail?.(piece, entry) ?? null);
    const taken = new Set(this.game.animate?.(stage, entry, travels, this) ?? []);
    for (const travel of travels) if (travel.from && !taken.has(travel.piece)) stage.move(travel);
    stage.begin();
    this.#timer = setTimeout(() => this.#rest(), stage.duration);
  }

  /** Everything has arrived; what waits is shown as soon as nothing has to be read before. */
  #rest(): void {
    this.isMoving = false;
    this.logged = this.#version;
    if (this.isExplaining) {
      this.#timer = setTimeout(() => this.#rest(), READING);
      return;
    }
    this.#timer = undefined;
    if (!this.#queue.length) this.#planOdds();
    void this.#next();
  }

  #show({ document, entry, rows }: Step, moves: boolean): void {
    this.#version = Math.max(this.#version, rows.at(-1)?.version ?? -1);
    if (!moves) this.logged = this.#version;
    // What was sent is on the table now, be it before its answer or behind it.
    const isThere = rows.some(({ what }) => what.kind === "played" && what.entry.seat === document.you.seat);
    if (isThere || (this.#awaited >= 0 && this.#version >= this.#awaited)) {
      this.pending = null;
      this.#awaited = -1;
    }
    const asked = document.match?.since !== this.shown.match?.since;
    if (document.match?.entry !== this.shown.match?.entry) this.#dropAdvice();
    const seat = document.you.seat;
    const turned = document.match?.legal.length && !this.shown.match?.legal.length;
    this.shown = document;
    if (entry) [this.entry, this.complaint] = [entry, null];
    if (!moves) this.trail = [];
    if (asked || !this.#isPossible(this.chosen)) this.chosen = null;
    if (moves && entry) for (const event of entry.events) soundOf(this.game.sound?.(event, seat));
    if (!this.root()) return; // another seat of this browser is on the screen
    if (turned && seat !== null) soundOf("turn");
    if (!moves) this.#planOdds();
  }

  /** Bots play quickly: what nobody has the time to look at is not worked out. */
  #planOdds(wait = this.match.legal.length ? 0 : IDLE): void {
    clearTimeout(this.#oddsTimer);
    if (this.root()) this.#oddsTimer = setTimeout(() => void this.askOdds(), wait);
  }

  /** Whether what was chosen can still be played: the news of a move may come before its answer. */
  #isPossible(move: LegalMove | null): boolean {
    return this.match.legal.some((one) => Object.entries(move ?? {}).every(([name, value]) => one[name] === value));
  }

  /** Ask for the odds of what is shown, once. */
  async askOdds(): Promise<void> {
    const { match, table, rules } = this.shown;
    if (!this.doer || !match || !settings.odds || table.settings.odds === false || match.result) {
      this.odds = { state: "off" };
      this.#dropAdvice();
      return;
    }
    if (!rules.ready) {
      this.odds = { state: "soon" };
      return;
    }
    // The server is asked about its last position: the board has to be there, and nothing of it left to explain.
    if (this.isMoving || this.isExplaining || this.#queue.length) return this.#planOdds(READING);
    const wanted = `${match.entry} ${match.to_act.join()}`;
    if (wanted === this.#oddsFor) return;
    this.#oddsFor = wanted;
    if (this.odds.state !== "ready") this.odds = { state: "asking" };
    const answer = await this.doer.odds();
    if (wanted !== this.#oddsFor) return;
    if ("version" in answer && answer.version > this.#version) {
      this.#oddsFor = ""; // of a position that is not shown yet, and asked again with it
      return this.#planOdds(READING);
    }
    if ("reason" in answer) {
      const isSoon = answer.reason.id === "server-odds-soon";
      if (isSoon) this.#oddsFor = ""; // asked again with the next news
      this.odds = { state: isSoon ? "soon" : this.seat === null ? "off" : "none" };
    } else
      this.odds =
        answer.found && Object.keys(answer.found).length ? { state: "ready", found: answer.found } : { state: "none" };
    if (this.odds.state !== "soon") this.#planAdvice();
  }

  /** Advice is asked for when the odds are there and somebody looks at them: those who play quickly need none. */
  #planAdvice(): void {
    this.#dropAdvice();
    if (this.shown.match!.legal.length < 2) return;
    this.advice = { state: "asking" };
    this.#adviceTimer = setTimeout(() => void this.#askAdvice(), PONDERING);
  }

  async #askAdvice(): Promise<void> {
    if (this.#isAsking) return; // one question at a time; what it waits for is asked when that is answered
    const wanted = this.#oddsFor;
    this.#isAsking = true;
    const answer = await this.doer!.hint();
    this.#isAsking = false;
    if (this.advice.state !== "asking") return;
    if (wanted !== this.#oddsFor) return this.#planAdvice();
    const moves = "reason" in answer ? undefined : (answer.found?.["moves"] as readonly Advised[] | undefined);
    this.advice = moves?.length ? { state: "ready", moves } : { state: "none" };
  }

  #dropAdvice(): void {
    clearTimeout(this.#adviceTimer);
    this.advice = { state: "none" };
  }
}

/** The reason by itself: whoever clicked knows which move it was. */
const bare = (told: Told | null): Told | null => (told?.id === "core-not-possible" ? (told["reason"] as Told) : told);
