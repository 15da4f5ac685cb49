/** The tiles and how they lie: a tile has two parts, each with a colour and bones; its back is white. */

export const COLOURS = ["red", "orange", "green", "blue", "purple"] as const;
export const WHITE = "white";
export const WHITE_BONES = 2;

export type Side = "plain" | "turned" | "white";

export interface Part {
  colour: string;
  bones: number;
}

/** A tile as it lies; nobody may know which one lies white. */
export interface Laid {
  tile: string | null;
  side: Side;
  parts: readonly [Part, Part];
}

// Name, left part, right part. The same in every box, so a line of the log can be drawn before the box is unpacked.
const TABLE = `
  K01 red 2 red 2
  K02 red 2 red 2
  K03 orange 2 orange 2
  K04 orange 2 orange 2
  K05 green 2 green 2
  K06 green 2 green 2
  K07 blue 2 blue 2
  K08 blue 2 blue 2
  K09 red 2 red 3
  K10 orange 2 orange 3
  K11 green 2 green 3
  K12 blue 2 blue 3
  K13 red 3 green 3
  K14 red 3 orange 3
  K15 orange 3 blue 3
  K16 orange 3 green 3
  K17 green 3 red 3
  K18 green 3 blue 3
  K19 blue 3 red 3
  K20 blue 3 orange 3
  K21 red 4 blue 4
  K22 orange 4 red 4
  K23 green 4 orange 4
  K24 blue 4 green 4
  K25 purple 2 purple 2
  K26 purple 2 purple 2
  K27 purple 2 purple 3
  K28 purple 3 red 3
  K29 purple 3 orange 3
  K30 purple 3 green 3
  K31 purple 3 blue 3
  K32 purple 4 purple 4
`;

const TILES: ReadonlyMap<string, readonly [Part, Part]> = new Map(
  TABLE.trim()
    .split("\n")
    .map((row) => {
      const [name = "", left = "", leftBones, right = "", rightBones] = row.trim().split(" ");
      return [name, [part(left, leftBones), part(right, rightBones)]] as const;
    }),
);

function part(colour: string, bones: string | undefined): Part {
  return { colour, bones: Number(bones) };
}

export const TILE_NAMES: readonly string[] = [...TILES.keys()];

const BACK: readonly [Part, Part] = [
  { colour: WHITE, bones: WHITE_BONES },
  { colour: WHITE, bones: WHITE_BONES },
];

/** A tile laid with this side up. */
export function lay(tile: string | null, side: Side): Laid {
  const face = tile === null ? undefined : TILES.get(tile);
  if (side === "white" || !face) return { tile, side: "white", parts: BACK };
  return { tile, side, parts: side === "turned" ? [face[1], face[0]] : face };
}

/** A tile as positions and sentences write it: "K13", "K13 turned", "K13 white", "? white". */
export function readLaid(text: string): Laid {
  const [name = "", side = "plain"] = text.split(" ");
  return lay(name === "?" ? null : name, side as Side);
}

/** Tiles with equal faces are one kind, named by the lowest of them in the hand. */
export function kindIn(hand: readonly string[], tile: string): string {
  const face = (name: string) => JSON.stringify(lay(name, "plain").parts);
  return hand.find((other) => face(other) === face(tile)) ?? tile;
}
