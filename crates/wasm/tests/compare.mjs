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

const [, , folder, program] = process.argv;
const here = dirname(fileURLToPath(import.meta.url));
const { load } = await import(pathToFileURL(join(folder, "index.js")));

const requests = readFileSync(join(here, "script.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line, number) => {
    const { file, ...request } = JSON.parse(line);
    if (file) request.text = readFileSync(join(here, "../../..", file), "utf8");
    return { id: number + 1, ...request };
  });

const native = spawn(program, ["engine"], {
  stdio: ["pipe", "pipe", "inherit"],
});
const answers = createInterface({ input: native.stdout })[
  Symbol.asyncIterator
]();
const engine = await load();
const done = {};
let refused = 0;
for (const request of requests) {
  const line = JSON.stringify(request);
  native.stdin.write(line + "\n");
  const { value: expected } = await answers.next();
  const said = engine.answer(line);
  if (said !== expected) {
    // The difference is easier to see in parsed answers.
    const about = `line ${request.id} of script.jsonl: ${line.slice(0, 200)}`;
    assert.deepEqual(JSON.parse(said), JSON.parse(expected), about);
    assert.equal(said, expected, about);
  }
  if (JSON.parse(said).error) refused++;
  else done[request.do] = (done[request.do] ?? 0) + 1;
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
]) {
  assert.ok(
    done[command] >= 5,
    `only ${done[command] ?? 0} requests "${command}" were done`,
  );
}
assert.ok(
  refused < requests.length / 4,
  `${refused} of ${requests.length} were refused`,
);

// A sliced search reaches the same decision.
engine.ask({ do: "new", game: "wonders", seats: 4, seed: 5 });
engine.ask({ do: "deal" });
const go = { do: "go", seat: 2, iterations: 2000, seed: 3 };
const whole = engine.ask(go);
let sliced = engine.ask({ ...go, slice_ms: 5 });
let slices = 1;
for (; !sliced.done; slices++) sliced = engine.ask({ do: "more" });
assert.ok(slices > 1, "one slice of 5 ms cannot do it all");
assert.deepEqual(sliced.moves, whole.moves);

console.log(
  `${requests.length} identical answers, ${refused} of them refusals`,
);
