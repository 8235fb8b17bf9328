// Runs the example of the README with the assembled package, as if it were installed. Run by
// `cargo xtask wasm --npm` in the root of the workspace:
//
//     node packaging/npm/example.mjs OUT

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [, , out] = process.argv;
const [, example] = readFileSync(join(out, "README.md"), "utf8").match(
  /```js\n([^]*?)```/,
);
const folder = mkdtempSync(join(tmpdir(), "mirabilia-npm-"));
try {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve(out), join(folder, "node_modules/mirabilia"));
  writeFileSync(join(folder, "example.mjs"), example);
  const said = execFileSync(process.execPath, ["example.mjs"], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.match(said, /total/);
  assert.match(said, /mirabilia 1 duel\nseats 2\nnames Ada, Bo\n/);
  console.log("the example of the README runs");
} finally {
  rmSync(folder, { recursive: true });
}
