import type { GameTable } from "../contract";
import Figure from "./Figure.svelte";
import Holds from "./Holds.svelte";
import Scene from "./Scene.svelte";
import Tray from "./Tray.svelte";

const table: GameTable = {
  id: "camelup",
  Scene,
  Tray,
  Holds,
  Figure,
  where: () => null,
  verb: (move) => ({ id: "camelup-move-" + String(move["move"]) }),
  secretive: true,
  keys: [],
  guide: [],
  rules: [],
};

export default table;
