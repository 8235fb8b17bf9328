// How much the drawings of each game weigh, compressed: `node scripts/weigh-art.mjs`.
// Every drawing that a game can show counts, with the shared code; Svelte itself does not.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const LIMIT = 150_000;
const shown = {
  wonders: ["CardPicture", "CardBack", "wonders/CityScene", "ceremony/Armies", "ceremony/Victory"],
  duel: [
    "CardPicture",
    "CardBack",
    "duel/WonderPicture",
    "duel/Road",
    "duel/TokenCoin",
    "ceremony/Supremacy",
    "ceremony/Victory",
  ],
  dice: ["dice/Forum", "dice/CityPlan", "ceremony/Victory"],
};

const names = [...new Set(Object.values(shown).flat())];
const { output } = await build({
  configFile: false,
  logLevel: "warn",
  plugins: [svelte()],
  build: {
    write: false,
    target: "es2022",
    rolldownOptions: {
      input: Object.fromEntries(
        names.map((name) => [name, resolve(import.meta.dirname, `../src/art/${name}.svelte`)]),
      ),
      external: /^svelte/,
      preserveEntrySignatures: "exports-only",
    },
  },
});

const files = new Map(output.map((file) => [file.fileName, file]));
const weight = (file) => brotliCompressSync(file.code ?? file.source).length;
/** A chunk with everything it imports. */
function closure(fileName, into) {
  const file = files.get(fileName);
  if (!file || into.has(file)) return;
  into.add(file);
  for (const other of file.imports ?? []) closure(other, into);
  for (const style of file.viteMetadata?.importedCss ?? []) closure(style, into);
}

let heavy = false;
for (const [game, parts] of Object.entries(shown)) {
  const needed = new Set();
  for (const entry of output)
    if (entry.type === "chunk" && parts.includes(entry.name)) closure(entry.fileName, needed);
  const total = [...needed].reduce((sum, file) => sum + weight(file), 0);
  heavy ||= total > LIMIT;
  console.log(`${game}: ${(total / 1000).toFixed(1)} kB in ${needed.size} files`);
}
for (const file of output)
  console.log(`  ${file.fileName}: ${(weight(file) / 1000).toFixed(1)} kB`);
if (heavy) {
  console.error(`More than ${LIMIT / 1000} kB for one game.`);
  process.exitCode = 1;
}
