import type { GameTable } from "../contract";
import { animate } from "./animate";
import Buttons from "./Buttons.svelte";
import Details from "./Details.svelte";
import { tally } from "./ending";
import Figure from "./Figure.svelte";
import Holds from "./Holds.svelte";
import { press } from "./keys";
import { linesOf, markOf, partOf } from "./log";
import Overlay from "./Overlay.svelte";
import PastHand from "./PastHand.svelte";
import Piece from "./Piece.svelte";
import { placesOf } from "./places";
import { inWords, promptOf, variantsOf, verbOf, whereOf } from "./prompt";
import Scene from "./Scene.svelte";
import { stateOf } from "./seat";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";

const table: GameTable = {
  id: "jamniki",
  Scene,
  Tray,
  Mat: PastHand,
  Side,
  Holds,
  Figure,
  state: stateOf,
  Details,
  Buttons,
  Overlay,
  tally,
  Piece,
  things: { tile: "jamniki-tile" },
  variants: variantsOf,
  where: whereOf,
  prompt: promptOf,
  verb: verbOf,
  inWords,
  lines: linesOf,
  mark: markOf,
  part: partOf,
  places: placesOf,
  covers: "page",
  animate,
  sound(event) {
    if (event["event"] === "lay") return "wool";
    // One bark for the whole company.
    if (event["event"] === "score") return event["seat"] === 0 ? "bark" : undefined;
    return event["event"] === "first" || event["event"] === "again" ? "paper" : undefined;
  },
  keys: [
    { key: "← →", name: "hand" },
    { key: "Enter", name: "lay" },
    { key: "T", name: "turn" },
    { key: "W", name: "white" },
    { key: "D", name: "dogs" },
  ],
  press,
  guide: [
    { name: "dog", at: '[data-guide="dog"]' },
    { name: "hand", at: '[data-guide="hand"]' },
    { name: "join", at: '.hand [data-tile]:not([aria-disabled="true"])' },
    { name: "rivals", at: '[data-guide="rivals"]' },
    { name: "pass", at: '[data-guide="pass"]' },
  ],
  rules: ["aim", "turn", "join", "white", "points", "second", "hands", "colours", "secret", "options", "table"],
  pictures: () => import("./RulesPicture.svelte"),
};

export default table;
