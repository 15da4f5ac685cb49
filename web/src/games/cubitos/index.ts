import type { GameEvent, GameTable } from "../contract";
import type { Play } from "../../table/play.svelte";
import type { Sound } from "../../sound/sound";
import { animateRun } from "./animate";
import { goesOn } from "./decisions";
import { labelOf, questionOf } from "./ask";
import Buttons from "./Buttons.svelte";
import { deskOf } from "./desk.svelte";
import { tally } from "./ending";
import Figure from "./Figure.svelte";
import Holds from "./Holds.svelte";
import KeepOwn from "./KeepOwn.svelte";
import { KEYS, press } from "./keys";
import { linesOf, markOf } from "./log";
import Piece from "./Piece.svelte";
import { placesOf } from "./places";
import { planInWords } from "./plans";
import { boxOf, ownPlayer, playerOf, positionOf, trackOf } from "./position";
import { promptOf } from "./prompt";
import Recap from "./Recap.svelte";
import Scene from "./Scene.svelte";
import Side from "./Side.svelte";
import { stateOf } from "./status";
import { throwDice } from "./throw";
import { trackRules } from "./trackRules";
import Tray from "./Tray.svelte";

const SOUNDS: Readonly<Record<string, Sound>> = {
  roll: "die",
  push: "murmur",
  bust: "thud",
  buy: "coin",
  credits: "coin",
  gain: "paper",
  lose: "paper",
  step: "tick",
  jetpack: "hop",
  shortcut: "hop",
  fan: "murmur",
};

function where(play: Play) {
  const [box, { round, phase }] = [boxOf(play), positionOf(play)];
  const track = box ? trackOf(box, playerOf(play, play.seat ?? 0).leg).name : "";
  return { id: "web-cubitos-where", track, round, phase: { id: `web-cubitos-phase-${phase}` } };
}

const table: GameTable = {
  id: "cubitos",
  Scene,
  Tray,
  Mat: Tray,
  Side,
  Holds,
  Figure,
  state: stateOf,
  Recap,
  look: (seat, play) => deskOf(play).look(seat),
  Buttons,
  MenuItems: KeepOwn,
  tally,
  Piece,
  where,
  prompt: promptOf,
  verb: (move, play) => labelOf(move, questionOf(play), boxOf(play), ownPlayer(play)),
  inWords(move, play) {
    const card = move["move"] === "buy" && boxOf(play)?.cards.find(({ colour }) => colour === move["die"]);
    return card ? { id: "web-cubitos-words", words: card.name } : table.verb(move, play);
  },
  planInWords,
  lines: linesOf,
  places: placesOf,
  mark: markOf,
  goesOn,
  part: ({ round }) => ({ id: "web-cubitos-round", number: round }),
  covers: "nothing",
  animate(stage, entry, travels, play) {
    return [...animateRun(stage, entry, travels, play), ...throwDice(stage, entry, travels, play)];
  },
  sound: (event: GameEvent) => SOUNDS[String(event["event"])],
  keys: KEYS,
  press,
  guide: [
    { name: "track", at: ".scene" },
    { name: "zones", at: '[data-guide="zones"]' },
    { name: "push", at: '[data-guide="push"], [data-guide="zones"]' },
    { name: "fans", at: '[data-guide="fans"]' },
    { name: "market", at: '[data-guide="market"]' },
  ],
  rules: [
    "goal",
    "setup",
    "round",
    "dice",
    "luck",
    "bust",
    "fans",
    "timings",
    "swords",
    ...trackRules,
    "buy",
    "zones",
    "fine",
    "house",
  ],
  pictures: () => import("./RulesPicture.svelte"),
};

export default table;
