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

/** All sentences in which every word of a query stands; where no sentence of a chapter has them all, whole paragraphs. */
export function search(chapters: readonly Chapter[], query: string): Hit[] {
  const words = wordsOf(query).map(({ word }) => word);
  if (words.length === 0) return [];
  const has = (text: string): boolean => {
    const there = wordsOf(text);
    return words.every((wanted) => there.some(({ word }) => fits(word, wanted)));
  };
  return chapters.flatMap((chapter) => {
    const paragraphs = paragraphsOf(chapter.blocks);
    const sentences = paragraphs.flat().filter(has);
    const found = sentences.length ? sentences : paragraphs.map((one) => one.join(" ")).filter(has);
    const title = marked(chapter.title, words);
    if (found.length) return found.map((text) => ({ chapter, title, text: marked(text, words) }));
    const [first] = paragraphs.flat();
    return has(chapter.title) ? [{ chapter, title, text: first ? marked(first, words) : null }] : [];
  });
}

/** The sentences of each paragraph. A line of a list is whole with the words that lead to it. */
function paragraphsOf(blocks: readonly Block[]): string[][] {
  return blocks.flatMap((block, at) => {
    if (block.kind === "text") return [sentencesOf(block.text)];
    const before = blocks[at - 1];
    const last = before?.kind === "text" ? (sentencesOf(before.text).at(-1) ?? "") : "";
    const lead = last === "" || /[.!?]$/.test(last) ? "" : `${last} `;
    return block.items.map((item) => [lead + item.replace(/[,;]$/, ".")]);
  });
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])(?<!\bMr\.)\s+(?=[\p{Lu}\d„«“])/u);

/** A text in parts, the words that are looked for marked. */
export function marked(text: string, words: readonly string[]): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { word, at } of wordsOf(text)) {
    if (!words.some((wanted) => fits(word, wanted))) continue;
    if (at > done) parts.push({ text: text.slice(done, at), isHit: false });
    done = at + word.length;
    parts.push({ text: text.slice(at, done), isHit: true });
  }
  if (done < text.length) parts.push({ text: text.slice(done), isHit: false });
  return parts;
}

const wordsOf = (text: string): { word: string; at: number }[] =>
  [...plain(text).matchAll(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu)].map((found) => ({
    word: found[0],
    at: found.index,
  }));

const SHORT = 4;
/** What Polish, Ukrainian and English put behind a word, without marks on letters. */
const ENDINGS =
  /(?:ami|ach|owi|ego|emu|ych|ymi|ich|imi|ow|om|em|ym|im|ого|ому|ами|ів|ях|ах|ам|ям|ом|ем|их|им|ий|[aeiouysаеєиіїоуюяьй]{1,3})$/u;

/** Whether a word is the one that is looked for, in whatever form; one of three letters or fewer must be the same. */
function fits(word: string, wanted: string): boolean {
  if (wanted.length < SHORT) return word === wanted;
  const stem = wanted.replace(ENDINGS, "");
  return word.startsWith(stem.length < SHORT ? wanted.slice(0, SHORT) : stem);
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
