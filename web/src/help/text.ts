/** The rules as text: chapters of paragraphs and lists, and finding something in them. */
export type Block = { kind: "text"; text: string } | { kind: "list"; items: string[] };

export interface Chapter {
  name: string;
  title: string;
  blocks: readonly Block[];
}

/** A part of a text, marked where it is what somebody looks for. */
export interface Part {
  text: string;
  isHit: boolean;
}

/** Something that was found: a paragraph, or one line of a list. */
export interface Hit {
  chapter: Chapter;
  title: Part[];
  text: Part[] | null;
}

/** Blank lines part paragraphs, a line that begins with "- " belongs to a list. */
export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of source.split("\n").map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line === "") isNew = true;
    else if (line.startsWith("- ")) {
      if (last?.kind === "list" && !isNew) last.items.push(line.slice(2));
      else blocks.push({ kind: "list", items: [line.slice(2)] });
      isNew = false;
    } else if (isNew || !last) {
      blocks.push({ kind: "text", text: line });
      isNew = false;
    } else if (last.kind === "text") last.text += ` ${line}`;
    else last.items.push(`${last.items.pop() ?? ""} ${line}`);
  }
  return blocks;
}

/** All chapters in which every word of a query stands, as the places where it does. */
export function search(chapters: readonly Chapter[], query: string): Hit[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return chapters.flatMap((chapter) => {
    const texts = chapter.blocks.flatMap((block) => (block.kind === "text" ? [block.text] : block.items));
    const found = texts.filter((text) => words.every((word) => plain(text).includes(word)));
    const title = marked(chapter.title, words);
    if (found.length) return found.map((text) => ({ chapter, title, text: marked(text, words) }));
    const inTitle = words.every((word) => plain(chapter.title).includes(word));
    return inTitle ? [{ chapter, title, text: texts[0] ? marked(texts[0], words) : null }] : [];
  });
}

/** A text in parts, those that are looked for marked. */
export function marked(text: string, words: readonly string[]): Part[] {
  const letters = plain(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = letters.indexOf(word); word && at >= 0; at = letters.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length);
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const [last, isHit] = [parts.at(-1), hits[at]!];
    if (last?.isHit === isHit) last.text += text[at]!;
    else parts.push({ text: text[at]!, isHit });
  }
  return parts;
}

const OTHERS: Record<string, string> = { ł: "l", "’": "'", ʼ: "'" };

/** Small letters without marks, one for each letter of the text: who writes "zolty" finds "żółty". */
function plain(text: string): string {
  return [...text.matchAll(/[\s\S]/g)]
    .map(([letter]) => {
      const small = letter.toLowerCase();
      // Letters of their own in Ukrainian keep what looks like a mark.
      const bare = /[йїґ]/.test(small) ? small : small.normalize("NFD").replace(/\p{M}/gu, "");
      const found = OTHERS[bare] ?? bare;
      return found.length === 1 ? found : letter;
    })
    .join("");
}
