/** The text of a record: its header, its steps, and a game that goes on from one of them. */

/** Lines that promise or prove luck: a game that is played on has luck of its own. */
const PROMISE = ["commitment", "secret", "numbers", "dealt-from"];

export interface RecordText {
  /** The header, and the described position if there is one. */
  head: string[];
  steps: string[];
}

/** Takes a record apart. Comments and blank lines are left out. */
export function readRecord(text: string): RecordText {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, "").trim())
    .filter(Boolean);
  const end = lines.indexOf("end");
  if (lines.includes("position") && end >= 0) {
    return { head: lines.slice(0, end + 1), steps: lines.slice(end + 1) };
  }
  const first = lines.findIndex((line, at) => at > 0 && /^(\d+ |deal |roll |reveal )/.test(line));
  return first < 0
    ? { head: lines, steps: [] }
    : { head: lines.slice(0, first), steps: lines.slice(first) };
}

/** The record up to so many steps, without the promise of its luck. */
export function cutRecord(text: string, steps: number): string {
  const { head, steps: all } = readRecord(text);
  const kept = head.filter((line) => !PROMISE.includes(line.split(" ", 1)[0]!));
  return [...kept, ...all.slice(0, steps)].join("\n") + "\n";
}
