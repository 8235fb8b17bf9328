/** Computes the font size of names and the size of effect symbols, so that they fit. */

import type { Glyph } from "./types";

/** Width of an average serif letter in ems, used if text cannot be measured. */
const LETTER = 0.6;

let pen: CanvasRenderingContext2D | null | undefined;
const measured = new Map<string, number>();

/** The width of a word in ems, measured: serif fonts differ between machines. */
export function wordWidth(word: string): number {
  if (pen === undefined) {
    const serif =
      typeof document === "undefined"
        ? ""
        : getComputedStyle(document.documentElement).getPropertyValue("--serif");
    // Without the page's styles there is no canvas either.
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

/** An unbreakable part of a name: its width, and the space before it within a line. */
interface Piece {
  width: number;
  space: number;
  /** Width of a hyphen if a line ends after it. */
  hyphen: number;
}

/** The number of lines that pieces take; null if one is too wide. */
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

/** The largest of several sizes between `least` and `most` at which pieces fit into two lines. */
function largest(pieces: readonly Piece[], width: number, most: number, least: number) {
  const steps = 12;
  for (let step = 0; step <= steps; step++) {
    const size = most - ((most - least) * step) / steps;
    if ((lines(pieces, width / size) ?? 3) <= 2) return size;
  }
  return null;
}

/** A part of a hyphenated word that is longer gets soft hyphens, too. */
const LONG_PART = 8;

/** Inserts soft hyphens: before a consonant followed by a vowel, two letters from either end. */
export function breakable(word: string): string {
  const parts = word.split("-");
  if (parts.length > 1)
    return parts.map((part) => (part.length > LONG_PART ? breakable(part) : part)).join("-");
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
 * The size between `least` and `most` at which a name fits into two lines of `width` without breaking
 * words; `least` if it does not fit. All in the same unit.
 */
export function fitName(name: string, width: number, most: number, least: number): number {
  return largest(whole(name), width, most, least) ?? least;
}

/** Like `fitName`, but hyphenates a name that does not fit at `least`. */
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

/** The width of a symbol with its separator, number and text, relative to its size. */
function breadth(glyph: Glyph): number {
  const inside = ["coin", "laurel", "shield"].includes(glyph.symbol);
  const number = glyph.n !== undefined && !inside ? 0.5 * String(glyph.n).length : 0;
  return 1.08 + (glyph.sep ? 0.5 : 0) + number + (glyph.text ? 0.45 * glyph.text.length + 0.1 : 0);
}

const wide = (row: readonly Glyph[]) => row.reduce((sum, glyph) => sum + breadth(glyph), 0);

export interface Fitted {
  /** Size of one symbol, in the unit of `width`. */
  size: number;
  /** Rows of groups of symbols. */
  rows: Glyph[][][];
}

/** Lays out the effects of a card in an area of `width` and `height`. */
export function fitGlyphs(
  groups: readonly Glyph[][],
  width: number,
  height: number,
  most: number,
): Fitted {
  const filled = groups.filter((group) => group.length > 0);
  const lay = (rows: Glyph[][][]): Fitted => {
    // The gap between two groups counts as half a symbol.
    const widths = rows.map((row) => wide(row.flat()) + 0.5 * (row.length - 1));
    const size = Math.min(most, height / (rows.length * 1.05), ...widths.map((w) => width / w));
    return { rows, size };
  };
  const ways = [lay([filled]), lay(filled.map((group) => [group]))];
  if (filled.length === 1) ways.push(lay(halves(filled[0]!).map((half) => [half])));
  // Prefers fewer rows: more rows must be at least 10 % larger.
  return ways.reduce((best, way) => (way.size > best.size * 1.1 ? way : best));
}

/** Splits a long group into two rows of about the same width. */
function halves(group: readonly Glyph[]): Glyph[][] {
  const half = wide(group) / 2;
  let cut = 1;
  while (cut < group.length - 1 && wide(group.slice(0, cut + 1)) <= half + 0.3) cut++;
  return [group.slice(0, cut), group.slice(cut)].filter((row) => row.length > 0);
}
