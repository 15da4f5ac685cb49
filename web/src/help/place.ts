/** Where a bubble stands beside what it speaks of. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
/** The side of the piece that the bubble is on; `at` is where its tip is, from the bubble's left or top edge. */
export interface Place {
  side: "above" | "below" | "left" | "right" | "over";
  left: number;
  top: number;
  at: number;
}

const GAP = 16; // between a bubble and its piece
const EDGE = 8; // to the edge of the window
const TIP = 16; // the side of the square that the tip is cut from

/** `board`: what shall stay in sight around the piece, where there is room above or below it. */
export function placeBubble(piece: Box | null, bubble: Size, view: Size, board: Box | null = null): Place {
  const fit = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));
  const centre = (start: number, length: number, size: number, room: number) =>
    fit(start + length / 2 - size / 2, size, room);
  if (!piece)
    return { side: "over", at: 0, left: (view.width - bubble.width) / 2, top: (view.height - bubble.height) / 2 };
  const left = centre(piece.x, piece.width, bubble.width, view.width);
  const top = centre(piece.y, piece.height, bubble.height, view.height);
  const across = tip(piece.x + piece.width / 2 - left, bubble.width);
  const down = tip(piece.y + piece.height / 2 - top, bubble.height);
  if (board) {
    const top = board.y + board.height + GAP;
    if (top + bubble.height + EDGE <= view.height) return { side: "below", left, top, at: across };
    if (board.y - GAP - bubble.height >= EDGE)
      return { side: "above", left, top: board.y - GAP - bubble.height, at: across };
  }
  const room = {
    right: view.width - piece.x - piece.width - GAP - EDGE,
    left: piece.x - GAP - EDGE,
    below: view.height - piece.y - piece.height - GAP - EDGE,
    above: piece.y - GAP - EDGE,
  };
  if (room.right >= bubble.width) return { side: "right", left: piece.x + piece.width + GAP, top, at: down };
  if (room.below >= bubble.height) return { side: "below", left, top: piece.y + piece.height + GAP, at: across };
  if (room.above >= bubble.height) return { side: "above", left, top: piece.y - GAP - bubble.height, at: across };
  if (room.left >= bubble.width) return { side: "left", left: piece.x - GAP - bubble.width, top, at: down };
  // A piece as large as the window: the bubble lies on its lower edge.
  return {
    side: "over",
    at: 0,
    left,
    top: fit(piece.y + piece.height - bubble.height - GAP, bubble.height, view.height),
  };
}

const tip = (middle: number, size: number): number => Math.max(14, Math.min(middle - TIP / 2, size - TIP - 14));
