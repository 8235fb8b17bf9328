/** Makes things fit: how large a name can be written, and how large the drawing of an effect. */

import type { Glyph } from "./types";

/** Width of an average letter of a serif face, in ems, where nothing can be measured. */
const LETTER = 0.6;

let pen: CanvasRenderingContext2D | null | undefined;
const measured = new Map<string, number>();

/** How wide a word of a name is, in ems. Which serif a machine has differs much. */
export function wordWidth(word: string): number {
  if (pen === undefined) {
    const serif =
      typeof document === "undefined"
        ? ""
        : getComputedStyle(document.documentElement).getPropertyValue("--serif");
    // Without the page's style there is no canvas to ask either.
    pen = serif ? document.createElement("canvas").getContext("2d") : null;
    if (pen) pen.font = `600 100px ${serif}`;
  }
  if (!pen) return word.length * LETTER;
  let width = measured.get(word);
  if (width === undefined) {
    width = pen.measureText(word).width / 100;
    measured.set(word, width);
  }
  return width;
}

/** A piece of a name that stays whole: its width, and what stands before it if it does not begin a line. */
interface Piece {
  width: number;
  space: number;
  /** Room for a hyphen if a line ends after it. */
  hyphen: number;
}

/** How many lines pieces take; none when one does not fit at all. */
function lines(pieces: readonly Piece[], width: number): number | null {
  let count = 1;
  let used = 0;
  for (const [at, piece] of pieces.entries()) {
    const wide = piece.width + piece.hyphen;
    if (wide > width) return null;
    if (at > 0 && used + piece.space + wide > width) [count, used] = [count + 1, 0];
    used += (used > 0 ? piece.space : 0) + piece.width;
  }
  return count;
}

/** The largest size, of some between `least` and `most`, at which pieces fit into two lines. */
function largest(pieces: readonly Piece[], width: number, most: number, least: number) {
  const steps = 12;
  for (let step = 0; step <= steps; step++) {
    const size = most - ((most - least) * step) / steps;
    if ((lines(pieces, width / size) ?? 3) <= 2) return size;
  }
  return null;
}

/** Marks where a word may be broken: before a consonant and a vowel, two letters from its ends. */
export function breakable(word: string): string {
  return word.replace(/(?<=\p{L}{2})(?=[^aeiouyåäöé\P{L}][aeiouyåäöé]\p{L})/giu, "\u00ad");
}

const SPACE = 0.3;
const HYPHEN = 0.35;

const whole = (name: string): Piece[] =>
  name
    .split(/[\s\u00a0]+/)
    .filter(Boolean)
    .map((word) => ({ width: wordWidth(word), space: SPACE, hyphen: 0 }));

/**
 * The size at which a name fits into two lines of `width` without breaking a word, between `least` and
 * `most`, all in the same unit; `least` if it does not.
 */
export function fitName(name: string, width: number, most: number, least: number): number {
  return largest(whole(name), width, most, least) ?? least;
}

/** As `fitName`, but a name that does not fit even at `least` has its words broken, with hyphens. */
export function fitTitle(
  name: string,
  width: number,
  most: number,
  least: number,
): { size: number; text: string } {
  const size = largest(whole(name), width, most, least);
  if (size !== null) return { size, text: name };
  const broken = name.split(/[\s\u00a0]+/).map(breakable);
  const pieces = broken.flatMap((word) => {
    const parts = word.split("\u00ad");
    return parts.map((part, at) => ({
      width: wordWidth(part),
      space: at === 0 ? SPACE : 0,
      hyphen: at < parts.length - 1 ? HYPHEN : 0,
    }));
  });
  return { size: largest(pieces, width, most, least) ?? least, text: broken.join(" ") };
}

/** How wide a symbol with all that belongs to it is, in its own size. */
function breadth(glyph: Glyph): number {
  const inside = ["coin", "laurel", "shield"].includes(glyph.symbol);
  const number = glyph.n !== undefined && !inside ? 0.5 * String(glyph.n).length : 0;
  return 1.08 + (glyph.sep ? 0.5 : 0) + number + (glyph.text ? 0.45 * glyph.text.length + 0.1 : 0);
}

const wide = (row: readonly Glyph[]) => row.reduce((sum, glyph) => sum + breadth(glyph), 0);

export interface Fitted {
  /** Of one symbol, in the unit of the ground. */
  size: number;
  /** Rows of groups of symbols. */
  rows: Glyph[][][];
}

/** How the effects of a card are laid out on a ground of `width` and `height`. */
export function fitGlyphs(
  groups: readonly Glyph[][],
  width: number,
  height: number,
  most: number,
): Fitted {
  const filled = groups.filter((group) => group.length > 0);
  const lay = (rows: Glyph[][][]): Fitted => {
    // The space between two groups in a row counts like half a symbol.
    const widths = rows.map((row) => wide(row.flat()) + 0.5 * (row.length - 1));
    const size = Math.min(most, height / (rows.length * 1.05), ...widths.map((w) => width / w));
    return { rows, size };
  };
  const ways = [lay([filled]), lay(filled.map((group) => [group]))];
  if (filled.length === 1) ways.push(lay(halves(filled[0]!).map((half) => [half])));
  // Fewer rows are read faster: more of them must gain something.
  return ways.reduce((best, way) => (way.size > best.size * 1.1 ? way : best));
}

/** One long group in two rows of about the same width. */
function halves(group: readonly Glyph[]): Glyph[][] {
  const half = wide(group) / 2;
  let cut = 1;
  while (cut < group.length - 1 && wide(group.slice(0, cut + 1)) <= half + 0.3) cut++;
  return [group.slice(0, cut), group.slice(cut)].filter((row) => row.length > 0);
}
