// Measures search iterations per CPU-second of the module and of the native engine. Run by
// `cargo xtask wasm --speed`.
//
//     node speed.mjs PACKAGE PROGRAM
//
// The search starts at the first decision of the game, as bots search. The figures are medians. CPU
// time comes from /proc, so the script needs Linux.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const GAMES = [
  ["duel", 2],
  ["wonders", 4],
  ["dice", 4],
];
const ROUNDS = 5;
/** Seconds of the module's time per round, approximately. */
const SECONDS = 1;

const [, , folder, program] = process.argv;
const { load } = await import(pathToFileURL(join(folder, "index.js")));
const engine = await load();
const native = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: native.stdout })[Symbol.asyncIterator]();

/** CPU time of a process in seconds, in user mode: the 14th field of its status. */
function cpuSeconds(pid) {
  const status = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[11]) / 100;
}

const both = [
  {
    pid: process.pid,
    ask: async (request) => engine.ask(request),
  },
  {
    pid: native.pid,
    ask: async (request) => {
      native.stdin.write(JSON.stringify(request) + "\n");
      return JSON.parse((await answers.next()).value);
    },
  },
];

/** Iterations per CPU-second of one search. */
async function speed({ pid, ask }, seed, iterations) {
  const before = cpuSeconds(pid);
  await ask({ do: "go", seat: 0, bot: "search", thorough: true, seed, iterations });
  return iterations / (cpuSeconds(pid) - before);
}

const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];

for (const [game, seats] of GAMES) {
  let iterations = 2000;
  for (const { ask } of both) {
    await ask({ do: "new", game, seats, seed: 1, options: game === "duel" ? { first: 0 } : {} });
    await ask({ do: "deal" });
  }
  // Warms the compiler of the module up, and finds a number of iterations.
  for (;;) {
    const start = performance.now();
    await both[0].ask({ do: "go", seat: 0, bot: "search", thorough: true, seed: 0, iterations });
    const seconds = (performance.now() - start) / 1000;
    if (seconds > SECONDS / 2) break;
    iterations *= 2;
  }
  const found = [[], []];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const which of [0, 1]) found[which].push(await speed(both[which], round, iterations));
  }
  const [module, program] = found.map(median);
  const part = Math.round((100 * module) / program);
  console.log(
    `${game}, ${seats} seats: ${Math.round(module)} iterations per CPU-second, ` +
      `native ${Math.round(program)}: ${part} %`,
  );
}
native.stdin.end();
