import type { GameTable } from "../contract";
import Figure from "./Figure.svelte";
import Holds from "./Holds.svelte";
import Scene from "./Scene.svelte";
import Tray from "./Tray.svelte";

const table: GameTable = {
  id: "jamniki",
  Scene,
  Tray,
  Holds,
  Figure,
  where: () => null,
  verb: (move) => ({ id: "jamniki-move-" + String(move["move"]) }),
  secretive: true,
  keys: [],
  guide: [],
  rules: [],
};

export default table;
