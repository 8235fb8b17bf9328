/** The web worker of a local table; see `table-loop.ts`. */

import { fetchModule, pause } from "./platform";
import { TableLoop, type ToTable } from "./table-loop";

const loop = new TableLoop({ load: fetchModule, post: (message) => postMessage(message), pause });
onmessage = ({ data }: MessageEvent<ToTable>) => void loop.handle(data);
