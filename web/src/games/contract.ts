/**
 * What a game brings to the table. Everything else, prompt, seats, log, talk, time, replay, is the same for all.
 *
 * A folder under `games/` with an `index.ts` that has such an object as its default export is all that a game needs; it
 * is loaded when its table is opened. A `Cover.svelte` beside it is the picture of the game for the lobby, in a box of
 * 350 × 250.
 */
import type { Component } from "svelte";
import type { Entry, Told } from "$protocol";
import type { Tally } from "../parts/tally";
import type { Json, LegalMove, Play } from "../table/play.svelte";
import type { Stage, Travel } from "../table/stage";
import type { Sound } from "../sound/sound";

export type GameEvent = Record<string, unknown>;
type Part<Extra extends object = object> = Component<{ play: Play } & Extra>;

export interface Asked {
  say: Told;
  hint?: Told;
  /** The hint on a phone, where that one is too long; null for none. */
  brief?: Told | null;
}

/** How a seat stands, in two words: "at risk", "tile on 9". */
export interface SeatState {
  words: Told;
  /** Fewer words, for a phone. */
  brief?: Told;
  /** An icon that tells it where there is no room for words; `says`: what it adds to them. */
  sign?: string;
  says?: Told;
  tone?: "good" | "bad" | "warn";
  /** Something may happen any moment. */
  isBusy?: boolean;
}

export interface GameTable {
  id: string;
  /** The board, as large as there is room; what can be clicked is clicked here. It also has the text for those who listen. */
  Scene: Part;
  /** The same moves for thumbs and keyboards; a tray that is also the reader's own panel opens the card of that seat. */
  Tray: Part<{ onopen?: (seat: number) => void }>;
  /** What lies below the scene and belongs to the position, such as zones of dice: a replay shows it too. */
  Mat?: Part;
  /** Panels between the seats and the log: odds, market; one that shows what a seat has opens the card of that seat. */
  Side?: Part<{ onopen?: (seat: number) => void }>;
  /** What a seat holds, in one line of small pieces, and its one figure. */
  Holds: Part<{ seat: number }>;
  Figure: Part<{ seat: number }>;
  state?(seat: number, play: Play): SeatState | null;
  /** The seat that this one shares its luck with. */
  partner?(seat: number, play: Play): number | null;
  /** What a seat did since the reader's last choice, in a line of its own that is always there. */
  Recap?: Part<{ seat: number }>;
  /** Show what a seat has at the table itself; where there is none, a click on a seat opens its card. */
  look?(seat: number, play: Play): void;
  /** Everything public about a seat, for its card. */
  Details?: Part<{ seat: number }>;
  /** Further buttons of the table's menu. */
  MenuItems?: Part;
  /** Buttons of the prompt line, in place of the one that confirms what is chosen. */
  Buttons?: Part;
  /** Over the scene when something is to be explained, such as the scoring of a leg. */
  Overlay?: Part;
  /** The figures of everybody once the match has ended; they take the place of the tray. */
  tally(play: Play): Tally;
  /** What is shown with these figures. */
  End?: Part;
  /**
   * A word in a sentence with its small picture: WORD("camelup-side", $side) is kind "camelup-side". Colours and seats
   * have theirs already.
   */
  Piece?: Component<{ kind: string; value: string; text: string }>;
  /** Arguments of events that are things too: { tile: "jamniki-tile" } makes `{ $tile }` a word of that kind. */
  things?: Readonly<Record<string, string>>;
  /** What this table plays otherwise than usual, for the bar. */
  variants?(play: Play): readonly Told[];
  /** Where the match is, for the bar: "Leg 3". */
  where(play: Play): Told | null;
  /** The question of the prompt line, and a hint behind it, where the server's own words are too general. */
  prompt?(play: Play): Asked | null;
  /** What the button calls a chosen move: a verb. */
  verb(move: Record<string, number | string>, play: Play): Told;
  /** A move as a thing that can be better or worse than another: "red ticket"; by its verb where there is none. */
  inWords?(move: Record<string, number | string>, play: Play): Told;
  /** A decision of one move or several: "stop at +2 credits"; null for one that is its first move. */
  planInWords?(plan: readonly LegalMove[], play: Play): Told | null;
  /** The lines of the log for an entry, where its events are not one sentence each; `id` names another message than the event's. */
  lines?(entry: Entry, play?: Play): readonly GameEvent[];
  /** The places of the board that an entry or a move is about: the scene marks those that are in `play.pointed`. */
  places?(about: Entry | LegalMove, play: Play): readonly string[];
  /** A rule in the log before an entry: "Leg 3". */
  mark?(entry: Entry, play: Play): Told | null;
  /**
   * Whether an entry goes on with the last decision of its seat: dice that are drawn one by one, steps of a run. A replay
   * shows a decision as one move. `between` is what others did meanwhile.
   */
  goesOn?(entry: Entry, decision: readonly Entry[], between: readonly Entry[]): boolean;
  /** The part of the match that a position belongs to, for the line of time in a replay. */
  part?(position: Record<string, unknown>): Told | null;
  /** What others must not see when a device goes from one player to the next: the hand alone, or whatever is on the page. */
  covers: "nothing" | "hand" | "page";
  /** Whether something is being explained: what comes next waits for it, and so does whoever sits at the same screen. */
  explains?(play: Play): boolean;
  /** How pieces travel after an entry; gives the names of those that it has moved, the others go straight. */
  animate?(stage: Stage, entry: Entry, travels: readonly Travel[], play: Play): readonly string[];
  /** How many steps a piece went with an entry, for its trail; null for one that leaves none. */
  trail?(piece: string, entry: Entry): number | null;
  sound?(event: GameEvent, seat: number | null): Sound | undefined;
  /** Keys of this table beside those of every table; each is told by the message `web-{game}-key-{name}`. */
  keys: readonly { key: string; name: string }[];
  /** What to do on a key; true if it meant something. */
  press?(event: KeyboardEvent, play: Play): boolean;
  /** Steps of the guided start: what it points at, as CSS selectors of which the first that is there counts, and the message `web-{game}-guide-{name}`. */
  guide: readonly { name: string; at: string }[];
  /** Chapters of the rules in reading order; each is `web-{game}-rules-{name}` with an attribute `title`. */
  rules: readonly string[];
  /** Tables and worked examples below the text of a chapter; `box` is all that there is in the box, in words. */
  pictures?(): Promise<{ default: Component<{ chapter: string; box: Json | null }> }>;
}
