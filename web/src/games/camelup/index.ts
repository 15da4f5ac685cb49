import type { GameEvent, GameTable } from "../contract";
import type { Sound } from "../../sound/sound";
import Buttons from "./Buttons.svelte";
import { deskOf } from "./desk.svelte";
import Details from "./Details.svelte";
import { tally } from "./ending";
import Figure from "./Figure.svelte";
import Holds from "./Holds.svelte";
import { keys, press } from "./keys";
import Mat from "./Mat.svelte";
import { animate, trail } from "./motion";
import Overlay from "./Overlay.svelte";
import Piece from "./Piece.svelte";
import { positionOf, stateOf } from "./position";
import RaceCards from "./RaceCards.svelte";
import Scene from "./Scene.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { lines, mark, moveInWords, part, places, prompt, verb, where } from "./words";

const SOUNDS: Readonly<Record<string, Sound>> = {
  roll: "die",
  move: "hop",
  hit: "coin",
  ticket: "paper",
  tile: "thud",
  card: "paper",
  partner: "tick",
  stack: "hop",
  leg: "coin",
  race: "murmur",
};

const table: GameTable = {
  id: "camelup",
  Scene,
  Tray,
  Mat,
  Side,
  Holds,
  Figure,
  Details,
  state: stateOf,
  partner: (seat, play) => positionOf(play).players[seat]?.partner ?? null,
  Buttons,
  Overlay,
  tally,
  End: RaceCards,
  Piece,
  where,
  prompt,
  verb,
  inWords: moveInWords,
  lines,
  places,
  mark,
  part,
  covers: "hand",
  explains: (play) => deskOf(play).score !== null,
  animate,
  trail,
  sound: (event: GameEvent) => SOUNDS[String(event["event"])],
  keys,
  press,
  guide: [
    { name: "track", at: "[data-guide=track]" },
    { name: "pyramid", at: "[data-guide=pyramid]" },
    { name: "tickets", at: "[data-guide=tickets]" },
    { name: "tile", at: "[data-guide=tile]" },
    { name: "cards", at: "[data-guide=cards]" },
  ],
  rules: [
    "goal",
    "setup",
    "turn",
    "roll",
    "crazy",
    "tickets",
    "tile",
    "cards",
    "leg",
    "race",
    "partners",
    "options",
    "rulings",
  ],
  pictures: () => import("./RulesPicture.svelte"),
};

export default table;
