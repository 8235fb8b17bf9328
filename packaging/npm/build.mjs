// Assembles the npm package. Run by `cargo xtask wasm --npm` in the root of the workspace:
//
//     node packaging/npm/build.mjs VERSION MODULE OUT

import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , version, module, out] = process.argv;
const npm = "packaging/npm";
const require = createRequire(join(process.cwd(), "web/package.json"));
const { rolldown } = await import(pathToFileURL(require.resolve("rolldown")));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const bundle = await rolldown({
  input: "web/src/engine/package.ts",
  platform: "neutral",
  external: /^node:/,
});
await bundle.write({ file: join(out, "index.js"), format: "esm" });
await bundle.close();

execFileSync(
  process.execPath,
  [
    require.resolve("typescript/bin/tsc"),
    "--project",
    npm,
    "--outDir",
    join(out, "types"),
  ],
  {
    stdio: "inherit",
  },
);
// Node's module resolution requires file extensions.
for (const file of readdirSync(join(out, "types"), { recursive: true })) {
  if (!file.endsWith(".d.ts")) continue;
  const path = join(out, "types", file);
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text.replace(/(from ")(\.{1,2}\/[^"]+)(")/g, "$1$2.js$3"),
  );
}

const about = JSON.parse(readFileSync(join(npm, "package.json"), "utf8"));
writeFileSync(
  join(out, "package.json"),
  JSON.stringify({ ...about, version }, null, 2) + "\n",
);
for (const [from, to] of [
  [join(npm, "README.md"), "README.md"],
  ["LICENSE-MIT", "LICENSE-MIT"],
  ["LICENSE-APACHE", "LICENSE-APACHE"],
  [module, "mirabilia.wasm"],
]) {
  cpSync(from, join(out, to));
}
