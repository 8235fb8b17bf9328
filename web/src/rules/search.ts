/** Incremental search in the rules. */

import { linesOf, plain, type Section } from "./text";

/** Lower case without diacritics, character by character, so that offsets stay valid. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFD")[0] ?? letter;
    const small = bare.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join("");
}

/** The words of a query; a hit contains all of them. */
export function needles(query: string): string[] {
  return fold(query).split(/\s+/u).filter(Boolean);
}

export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** Splits a text into hits and the text between them. */
export function cut(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    if (!word) continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      marks.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last && last.hit === marks[at]) last.text += text[at];
    else pieces.push({ text: text[at]!, hit: marks[at]! });
  }
  return pieces;
}

/** The section if it matches; only the matching entries of the glossary. */
function found(section: Section, words: readonly string[]): Section | null {
  const body = linesOf(section).map(plain);
  if (section.id === "glossary") {
    const blocks = section.blocks.flatMap((block) => {
      if (block.is !== "list") return [];
      const items = block.items.filter((item) => matches(plain(item), words));
      return items.length > 0 ? [{ ...block, items }] : [];
    });
    return blocks.length > 0 ? { ...section, blocks } : null;
  }
  return matches([section.title, ...body].join(" "), words) ? section : null;
}

/** Sections that contain all words: hits in titles first, then hits within one line. */
export function search(sections: readonly Section[], words: readonly string[]): Section[] {
  const rank = (section: Section) => {
    if (matches(section.title, words)) return 0;
    return linesOf(section).some((line) => matches(plain(line), words)) ? 1 : 2;
  };
  const hits = sections.flatMap((section) => found(section, words) ?? []);
  return [0, 1, 2].flatMap((wanted) => hits.filter((section) => rank(section) === wanted));
}

/** Ever shorter prefixes of the words, to tolerate inflection and typing errors. */
export function shorter(words: readonly string[]): string[][] {
  const longest = Math.max(0, ...words.map((word) => word.length));
  const all: string[][] = [];
  for (let less = 1; longest - less >= 3 && less <= 4; less++) {
    all.push(words.map((word) => word.slice(0, Math.max(3, word.length - less))));
  }
  return all;
}
