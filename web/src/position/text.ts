/**
 * A described position as text, field by field. The text is the only copy: the form reads fields from it
 * and writes them back, and the engine reads it strictly. `docs/positions.md` describes the format.
 */

/** Whose field: a seat's, or the table's. */
export type Owner = number | null;

export interface FieldLine {
  /** The index of its line. */
  at: number;
  seat: Owner;
  name: string;
  /** The words after the name. */
  words: string[];
}

const plain = (line: string): string => line.replace(/#.*$/, "").trim();

/** The lines between `position` and `end`, by index; empty if the text has no position. */
function range(lines: readonly string[]): [begin: number, end: number] {
  const begin = lines.findIndex((line) => plain(line) === "position");
  const end = lines.findIndex((line, at) => at > begin && plain(line) === "end");
  return begin < 0 ? [lines.length, lines.length] : [begin, end < 0 ? lines.length : end];
}

function read(line: string, at: number): FieldLine | null {
  const words = plain(line).split(/\s+/).filter(Boolean);
  const seat = /^\d+$/.test(words[0] ?? "") ? Number(words.shift()) : null;
  const name = words.shift();
  return name === undefined ? null : { at, seat, name, words };
}

/** All fields of the position. */
export function fieldsOf(text: string): FieldLine[] {
  const lines = text.split("\n");
  const [begin, end] = range(lines);
  return lines.slice(begin + 1, end).flatMap((line, at) => read(line, begin + 1 + at) ?? []);
}

export function fieldOf(text: string, seat: Owner, name: string): FieldLine | null {
  return fieldsOf(text).find((one) => one.seat === seat && one.name === name) ?? null;
}

/** The words of a field; empty if it is not there or says `none`. */
export function wordsOf(text: string, seat: Owner, name: string): string[] {
  const words = fieldOf(text, seat, name)?.words ?? [];
  return words.length === 1 && words[0] === "none" ? [] : words;
}

/** Writes a field, in the place of the old one or after the other fields of its owner; null removes it. */
export function withField(text: string, seat: Owner, name: string, words: string[] | null): string {
  const lines = text.split("\n");
  const [begin, end] = range(lines);
  if (begin === lines.length) return text;
  const old = fieldOf(text, seat, name);
  if (words === null) return old ? lines.toSpliced(old.at, 1).join("\n") : text;
  const owner = seat === null ? [] : [String(seat)];
  const line = [...owner, name, ...words].join(" ");
  if (old) {
    const comment = /\s*#.*$/.exec(lines[old.at]!)?.[0] ?? "";
    return lines.toSpliced(old.at, 1, line + comment).join("\n");
  }
  const own = fieldsOf(text).filter((one) => one.seat === seat);
  const after = own.at(-1)?.at ?? (seat === null ? begin : end - 1);
  return lines.toSpliced(after + 1, 0, line).join("\n");
}

/** The words after the first word of a header line; null if it is not there. */
export function headerOf(text: string, name: string): string[] | null {
  const lines = text.split("\n");
  const [begin] = range(lines);
  const found = lines
    .slice(0, begin)
    .map(plain)
    .find((line) => line.split(/\s+/, 1)[0] === name);
  return found === undefined ? null : found.split(/\s+/).slice(1);
}

/** A new text with the fields of an old one, for the seats that both have. */
export function carriedOver(fresh: string, old: string): string {
  const seats = Number(headerOf(fresh, "seats")?.[0] ?? 0);
  return fieldsOf(old)
    .filter(({ seat }) => seat === null || seat < seats)
    .reduce((text, { seat, name, words }) => withField(text, seat, name, words), fresh);
}
