/** Just enough of the record format for the pages; the server reads records strictly. */

/** First words of header lines. */
const HEADER = [
  "mirabilia",
  "seats",
  "names",
  "options",
  "boards",
  "commitment",
  "secret",
  "numbers",
  "dealt-from",
];
/** Lines that commit to the luck of the whole game. A game started from its middle has new luck. */
const COMMITMENT = ["commitment", "secret", "numbers", "dealt-from"];

const firstWord = (line: string): string => line.split(/\s/, 1)[0]!;

export interface RecordText {
  /** The header, and the described position if there is one. */
  head: string[];
  steps: string[];
}

/** Splits a record. Comments and blank lines are left out. */
export function readRecord(text: string): RecordText {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, "").trim())
    .filter(Boolean);
  const last = lines.includes("position")
    ? lines.indexOf("end")
    : lines.findIndex((line) => !HEADER.includes(firstWord(line))) - 1;
  const cut = last < 0 ? lines.length : last + 1;
  return { head: lines.slice(0, cut), steps: lines.slice(cut) };
}

/** The record up to a number of steps, without the commitment to its luck. */
export function cutRecord(text: string, steps: number): string {
  const { head, steps: all } = readRecord(text);
  const kept = head.filter((line) => !COMMITMENT.includes(firstWord(line)));
  return [...kept, ...all.slice(0, steps)].join("\n") + "\n";
}
