/** What lies on the shelf, what the chosen options put on the table, and what somebody brought along. */
import { untrack } from "svelte";
import type { CheckedOptions, GameEntry, Told } from "$protocol";
import { request, RequestError } from "../../table/requests";
import type { Language } from "../../words/messages.svelte";
import { differing, type Values } from "../options";
import type { Plan } from "../plan.svelte";
import { asOption, colourOf, forgetFile, isText, keepFile, kindOf, ownFiles } from "../../games/cubitos/own";
import { ownSet, withCard, withTrack, type Laid, type Shelf } from "./race";

const LONGEST = 64 * 1024; // characters; what is longer is no card and no track
const PAUSE = 120; // milliseconds between two choices that are looked at together

export class Race {
  shelf = $state.raw<Shelf | null>(null);
  laid = $state.raw<Laid | null>(null);
  /** Why the chosen options do not fit each other. */
  trouble = $state.raw<Told | null>(null);
  /** Cards and tracks of one's own that this browser keeps. */
  own = $state.raw(ownFiles());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly plan: Plan,
    readonly entry: GameEntry,
  ) {}

  async stock(language: Language): Promise<void> {
    this.shelf = await request<Shelf>(`/api/games/cubitos?lang=${language}`);
  }

  /** Ask what these options mean; the last question counts. */
  look(options: Values, seats: number, language: Language): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const pause = untrack(() => this.laid) ? PAUSE : 0; // the answer is no reason to ask again
    this.#timer = setTimeout(() => void this.#look(asked, options, seats, language), pause);
  }

  async #look(asked: number, options: Values, seats: number, language: Language): Promise<void> {
    const answer = await this.#check(options, seats, language);
    if (asked !== this.#asked) return;
    if ("laid" in answer) [this.laid, this.trouble] = [answer.laid, null];
    else this.trouble = answer.reason;
    this.plan.isSound = "laid" in answer || answer.reason.id === "web-server-gone";
  }

  async #check(options: Values, seats: number, language: Language): Promise<{ laid: Laid } | { reason: Told }> {
    try {
      const path = `/api/games/cubitos/check?lang=${language}&seats=${seats}`;
      const { box } = await request<CheckedOptions>(path, differing(this.entry, options));
      return { laid: box as unknown as Laid };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return { reason: error.reason };
    }
  }

  /** The cards as options name them: ids, and the texts of one's own. */
  get cards(): string[] {
    const chosen = this.plan.options["cards"] as string[];
    if (chosen.length > 0) return chosen;
    const laid = this.laid?.cards ?? [];
    return laid.length > 0 ? laid.map(({ id }) => id) : (this.shelf?.sets[0]?.cards ?? []);
  }

  /** The colours of these cards, in their order. */
  get order(): (string | undefined)[] {
    return this.cards.map((card) => colourOf(card) ?? this.shelf?.cards.find(({ id }) => id === card)?.colour);
  }

  chooseCard(card: string, colour: string): void {
    this.plan.options = ownSet(this.plan.options, withCard(this.cards, this.order, card, colour));
  }

  /** Remove a file from this browser; a table that is played with it keeps it. */
  forget(text: string): void {
    this.own = forgetFile(text);
  }

  /** Take a file in, if the server finds nothing wrong with it; otherwise its reasons. */
  async bring(file: File, seats: number, language: Language): Promise<Told | null> {
    if (file.size > LONGEST) return { id: "web-lobby-file-long" };
    const text = await file.text();
    if (!isText(text)) return { id: "web-lobby-file-binary" };
    if (!this.shelf) await this.stock(language);
    const whole = asOption(text, file.name);
    const [kind, colour] = [kindOf(whole), colourOf(whole)];
    const tried =
      kind === "track"
        ? withTrack({ ...this.plan.options, track: [] }, 0, whole)
        : ownSet(this.plan.options, withCard(this.cards, this.order, whole, colour));
    const answer = await this.#check(tried, seats, language);
    if ("reason" in answer) return answer.reason;
    const found = kind === "track" ? answer.laid.tracks[0] : answer.laid.cards.find((card) => card.colour === colour);
    this.own = keepFile({ kind, text: whole, name: found?.name ?? file.name, ...(colour ? { colour } : {}) });
    this.plan.options = tried;
    return null;
  }
}

const races = new WeakMap<Plan, Race>();

/** The race of a plan: whoever looks at another game finds the own cards again. */
export function raceOf(plan: Plan, entry: GameEntry): Race {
  const found = races.get(plan) ?? new Race(plan, entry);
  races.set(plan, found);
  return found;
}
