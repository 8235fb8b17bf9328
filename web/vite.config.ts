import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { listFiles } from "./scripts/offline.mjs";

/** Address of `mirabilia serve` during development (`cargo xtask dev`). */
const server = process.env.MIRABILIA_SERVER ?? "http://127.0.0.1:7777";

/** Builds that are served to users, and not the boards of the fixtures. */
const served: Plugin["apply"] = (_, { command, mode }) => command === "build" && mode !== "stage";

/** Modules of the first page; what they import comes with them. */
const FIRST = new RegExp(
  [
    "main\\.ts",
    "App\\.svelte",
    "home/Home\\.svelte",
    "shell/\\w+\\.svelte",
    "table/(ExplainDialog|Shortcuts)\\.svelte",
    "lib/sound\\.ts",
  ]
    .map((path) => `src/${path}$`.replaceAll("/", "[\\\\/]"))
    .join("|"),
);
/** What all drawings are made of. */
const SHAPES = /src[\\/]art[\\/](core|shapes|Picture\.svelte)/;

/** Lists all files in the service worker, so that the pages work offline. */
function offline(): Plugin {
  let folder = "dist";
  return {
    name: "offline",
    apply: served,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: "pre", sequential: true, handler: () => listFiles(folder) },
  };
}

/** Writes a brotli copy beside every file that shrinks; the server sends it to browsers that accept it. */
function smaller(): Plugin {
  let folder = "dist";
  return {
    name: "smaller-copies",
    apply: served,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(
          (entry) =>
            entry.isFile() && /\.(html|js|css|svg|webmanifest|json|jsonl|wasm)$/.test(entry.name),
        )
        .map((entry) => join(entry.parentPath, entry.name));
      for (const file of files) {
        const whole = readFileSync(file);
        const small = brotliCompressSync(whole);
        if (small.length < whole.length) writeFileSync(`${file}.br`, small);
      }
    },
  };
}

/** Marks the pages of a static site (`cargo xtask site`): there is no game server. */
function withoutServer(): Plugin {
  return {
    name: "without-server",
    apply: (_, { mode }) => mode === "site",
    transformIndexHtml: (html) => html.replace("<html ", '<html data-server="none" '),
  };
}

export default defineConfig(({ mode }) => ({
  // Relative addresses: the pages can be served from any folder.
  base: "./",
  worker: { format: "es" },
  plugins: [svelte(), svelteTesting(), withoutServer(), offline(), smaller()],
  build: {
    target: "es2022",
    // The server's content security policy forbids inline scripts, and the first load should be small.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      // The boards of the fixtures, for tests and screenshots.
      ...(mode === "stage" ? { input: "stage.html" } : {}),
      // What the first page needs is one file: fifty small ones cost 30 kB of HTTP headers.
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST },
            { name: "shapes", test: SHAPES },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    // Queries by role are slow in jsdom, especially on a busy machine.
    testTimeout: 20_000,
  },
}));
