/** What somebody types or pastes to find a table: its code, or the whole link of an invitation. */
export type Found = { code: string } | { path: string };

export const CODE_LENGTH = 6;

const LINK = /\/t\/([\w-]{8,64})(#[\w-]{43})?/;

/** Letters and digits alone, as codes are written; a link is followed as it is, with a seat behind "#" if it has one. */
export function readCode(text: string): Found {
  const link = LINK.exec(text);
  if (link) return { path: `/t/${link[1]}${link[2] ?? ""}` };
  const letters = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return { code: letters.slice(0, CODE_LENGTH) };
}

export const isWhole = (code: string): boolean => code.length === CODE_LENGTH;

/** In two halves, easier to read out across a room. */
export const halves = (code: string): [string, string] => [code.slice(0, 3), code.slice(3)];
