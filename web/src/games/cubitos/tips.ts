/** What tooltips say about dice and cards. */
import type { Tip } from "../../parts/tip.svelte";
import { say, word } from "../../words/messages.svelte";
import { cardOfColour, linesOf, notesOf, sentence } from "./cards";
import { colourOf } from "./dice";
import type { Box, Card, DieFace, DieKind, Face } from "./position";

/** The rule of a card, and which of its values no rulebook states. */
export function cardTip(card: Card): Tip {
  const lines = [...linesOf(card).map(sentence), ...notesOf(card)];
  return {
    title: card.name,
    colour: colourOf(card.colour),
    text: `${lines.join(" ")} ${say("web-cubitos-faces", { faces: facesInWords(card.faces) })}`,
    note: sourcesInWords(card.sources),
    chapter: "timings",
  };
}

/** A die: its card, or for gray ones and the start player die what it shows. */
export function dieTip(box: Box | null, kind: DieKind, face: Face | null): Tip {
  const card = cardOfColour(box, kind);
  const shown = face ? say("web-cubitos-shows", { face: faceInWords(face) }) : "";
  if (card) {
    const tip = cardTip(card);
    return { ...tip, text: shown ? `${shown} ${tip.text}` : tip.text };
  }
  const faces = box?.dice.find(({ id }) => id === kind)?.faces ?? [];
  const text = say("web-cubitos-faces", { faces: facesInWords(faces) });
  return { title: word("cubitos-die", kind), colour: colourOf(kind), text: `${shown} ${text}`.trim(), chapter: "dice" };
}

const faceInWords = (face: Face, amount = 1): string =>
  amount > 1 ? `${amount} × ${word("cubitos-face", face)}` : word("cubitos-face", face);

function facesInWords(faces: readonly DieFace[]): string {
  const counts = new Map<string, number>();
  for (const { face, amount } of faces) {
    const words = faceInWords(face, amount);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => say("web-cubitos-faces-of", { count, face: words })).join(", ");
}

function sourcesInWords(sources: Card["sources"]): string {
  const ours = Object.keys(sources).map((field) => word("cubitos-field", field));
  return ours.length ? say("web-cubitos-house", { fields: ours.join(", ") }) : "";
}
