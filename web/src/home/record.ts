/** A record that a game goes on from: what its header says, and where it is cut. */

import type { GameKind } from "../gen/games";
import type { MessageId } from "../gen/messages";
import { GAMES } from "../lib/room";

export interface Header {
  game: GameKind;
  seats: number;
  names: string[];
  /** Does it begin with a described position? */
  position: boolean;
  /** How many steps it has. */
  steps: number;
}

/** A record without a readable header; `problem` says what is missing. */
export interface Unread {
  problem: MessageId;
}

const bare = (line: string) => line.replace(/#.*$/, "").trim();
const HEADER = new Set([
  "mirabilia",
  "seats",
  "names",
  "options",
  "boards",
  "commitment",
  "secret",
  "numbers",
  "dealt-from",
]);

/** Numbers of the lines that are steps. */
function stepLines(lines: readonly string[]): number[] {
  let within = false;
  return lines.flatMap((line, at) => {
    const words = bare(line);
    if (words === "position") within = true;
    const step = words !== "" && !within && !HEADER.has(words.split(/\s+/)[0]!);
    if (words === "end") within = false;
    return step && words !== "end" ? [at] : [];
  });
}

/** Reads as much as the form needs; the server reads the rest, and strictly. */
export function readHeader(text: string): Header | Unread {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  const words = lines.map(bare).filter(Boolean);
  const [mark, version, game] = words[0]?.split(/\s+/) ?? [];
  if (mark !== "mirabilia" || version !== "1") return { problem: "home-record-first-line" };
  if (!GAMES.includes(game as GameKind)) return { problem: "home-record-game" };
  const said = (name: string) =>
    words.find((line) => line.startsWith(name + " "))?.slice(name.length + 1);
  const seats = Number(said("seats"));
  if (!Number.isInteger(seats) || seats < 2 || seats > 7) return { problem: "home-record-seats" };
  return {
    game: game as GameKind,
    seats,
    names: (said("names") ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
    position: words.includes("position"),
    steps: stepLines(lines).length,
  };
}

/** The record up to its first `steps` steps, so that a finished game can go on another way. */
export function cutRecord(text: string, steps: number): string {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  const beyond = new Set(stepLines(lines).slice(steps));
  // A promise about luck holds for the whole game only.
  const promise = /^(commitment|secret|numbers|dealt-from)\b/;
  return lines.filter((line, at) => !beyond.has(at) && !promise.test(bare(line))).join("\n");
}
