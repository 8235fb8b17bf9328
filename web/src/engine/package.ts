/** The exports of the npm package in `packaging/npm`. */

import { Module } from "./module";

export { freshSeed, Module as Engine } from "./module";
export * from "./protocol";

/** Loads an engine without a game. Default source: the module in the package. */
export async function load(source?: BufferSource | Response | Promise<Response>): Promise<Module> {
  if (source) return Module.load(source);
  const beside = new URL("./mirabilia.wasm", import.meta.url);
  if (beside.protocol !== "file:") return Module.load(fetch(beside));
  const { readFile } = await import("node:fs/promises");
  return Module.load(await readFile(beside));
}
