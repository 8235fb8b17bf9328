import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `mirabilia serve` runs while the pages are worked on (`cargo xtask dev`). */
const server = process.env.MIRABILIA_SERVER ?? "http://127.0.0.1:7777";

/** Leaves a smaller copy beside every text file; the server sends it to browsers that take it. */
function smaller(): Plugin {
  return {
    name: "smaller-copies",
    apply: "build",
    closeBundle() {
      const files = readdirSync("dist", { recursive: true, withFileTypes: true })
        .filter(
          (entry) => entry.isFile() && /\.(html|js|css|svg|webmanifest|json)$/.test(entry.name),
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

export default defineConfig({
  plugins: [svelte(), svelteTesting(), smaller()],
  build: {
    target: "es2022",
    // The server's content policy takes no inline script, and every byte of the first load counts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    // Roles are slow to find in jsdom, and a busy machine has other things to do.
    testTimeout: 20_000,
  },
});
