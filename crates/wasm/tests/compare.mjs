// Compares the answers of the module with those of the native engine, line by line. Run by
// `cargo xtask wasm --check`.
//
//     node compare.mjs PACKAGE PROGRAM
//
// PACKAGE is the folder of the npm package, PROGRAM is `mirabilia`. In requests, `file` stands for the
// text of a file of the workspace.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Whole games. */
const RECORDS = [
  "crates/duel/tests/records/points.rec",
  "crates/wonders/tests/records/five.rec",
  "crates/dice/tests/records/four-players.rec",
];

const [, , folder, program] = process.argv;
const here = dirname(fileURLToPath(import.meta.url));
const { load } = await import(pathToFileURL(join(folder, "index.js")));

const requests = readFileSync(join(here, "script.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const { file, ...request } = JSON.parse(line);
    if (file) request.text = readFileSync(join(here, "../../..", file), "utf8");
    return request;
  });

const native = spawn(program, ["engine"], {
  stdio: ["pipe", "pipe", "inherit"],
});
const answers = createInterface({ input: native.stdout })[
  Symbol.asyncIterator
]();
const engine = await load();
const done = {};
let compared = 0;
let refused = 0;

/** Sends a request to both engines. Returns their answer, which must be the same to the last byte. */
async function both(request, about = "") {
  const line = JSON.stringify({ id: ++compared, ...request });
  native.stdin.write(line + "\n");
  const { value: expected } = await answers.next();
  const said = engine.answer(line);
  const answer = JSON.parse(said);
  if (said !== expected) {
    // The difference is easier to see in parsed answers.
    const where = `${about}: ${line.slice(0, 200)}`;
    assert.deepEqual(answer, JSON.parse(expected), where);
    assert.equal(said, expected, where);
  }
  if (answer.error) refused++;
  else done[request.do] = (done[request.do] ?? 0) + 1;
  return answer;
}

for (const [number, request] of requests.entries()) {
  await both(request, `line ${number + 1} of script.jsonl`);
}

/** The last answer of a job in slices, and the number of slices. Every slice must have more iterations. */
function sliced(request) {
  let said = engine.ask({ ...request, slice_ms: 1 });
  let slices = 1;
  for (let before = -1; !said.done; slices++) {
    const { iterations } = said.evaluation ?? said;
    assert.ok(iterations >= before, `${request.do}: ${iterations} after ${before}`);
    before = iterations;
    said = engine.ask({ do: "more" });
  }
  return [said, slices];
}

// Branches of records, played on, evaluated and written as variations.
for (const file of RECORDS) {
  const text = readFileSync(join(here, "../../..", file), "utf8");
  const { steps } = await both({ do: "load", text });
  const variations = [];
  for (let at = 3; at < steps; at += Math.ceil(steps / 6)) {
    const start = await both({ do: "branch", at });
    const seat = start.turn?.seats?.[0];
    if (seat === undefined) continue;
    const { legal } = await both({ do: "branch", at: start.at, line: start.line, seat });
    const move = `${seat} ${legal.at(-1)}`;
    const others = "greedy";
    const node = await both({ do: "branch", at: start.at, line: start.line, move, seat, others });
    if (node.line.length > 0) variations.push({ at: node.at, line: node.line, comment: "other" });
    if (!node.turn?.seats) continue;
    const { at: leaves, line } = node;
    const evaluate = { do: "evaluate", at: leaves, line, seat, iterations: 1200 };
    const { id: _, ...whole } = await both(evaluate);
    const [last, slices] = sliced(evaluate);
    assert.deepEqual({ ...last, id: null }, { ...whole, id: null }, file);
    // The value of a single move is not worth more than a slice.
    const forced = whole.moves.length === 1;
    assert.ok(slices > 1 || whole.exact || forced, `${slices} slices`);
  }
  assert.ok(variations.length > 1, `${file}: ${variations.length} variations`);
  const written = await both({ do: "record", variations });
  const opened = await both({ do: "load", text: written.text });
  assert.equal(opened.variations.length, variations.length);
}

native.stdin.end();

// Every kind of request must succeed often enough for the comparison to mean something.
for (const command of [
  "new",
  "load",
  "deal",
  "view",
  "log",
  "go",
  "hint",
  "analyse",
  "perft",
  "branch",
  "evaluate",
]) {
  assert.ok(
    done[command] >= 5,
    `only ${done[command] ?? 0} requests "${command}" were done`,
  );
}
assert.ok(refused < compared / 4, `${refused} of ${compared} were refused`);

// A sliced search reaches the same decision, and a sliced hint is the same.
engine.ask({ do: "new", game: "wonders", seats: 4, seed: 5 });
engine.ask({ do: "deal" });
const go = { do: "go", seat: 2, iterations: 2000, seed: 3 };
const [decision, slices] = sliced(go);
assert.ok(slices > 1, "one slice of 1 ms cannot do it all");
assert.deepEqual(decision.moves, engine.ask(go).moves);
const hint = { do: "hint", seat: 2, iterations: 800 };
const [{ hint: last }, parts] = sliced(hint);
assert.ok(parts > 2, `a hint in ${parts} slices`);
assert.deepEqual(last, engine.ask(hint).hint);

console.log(`${compared} identical answers, ${refused} of them refusals`);
