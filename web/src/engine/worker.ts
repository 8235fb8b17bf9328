/** The web worker of an engine; see `worker-loop.ts`. */

import type { ToWorker } from "./messages";
import { fetchModule, pause } from "./platform";
import { WorkerLoop } from "./worker-loop";

const loop = new WorkerLoop(fetchModule, (message) => postMessage(message), pause);
onmessage = ({ data }: MessageEvent<ToWorker>) => loop.handle(data);
