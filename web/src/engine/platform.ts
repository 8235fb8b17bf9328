/** What the workers need of the browser. */

import { Module } from "./module";

const { port1, port2 } = new MessageChannel();

/** A new task, so that messages of the page come first. Timers would wait longer. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

export async function fetchModule(url: string): Promise<Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return Module.load(response);
}
