import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** Where `mirabilia serve` runs while the pages are worked on (`cargo xtask dev`). */
const server = process.env.MIRABILIA_SERVER ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
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
  },
});
