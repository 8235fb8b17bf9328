/** The shapes of the colours: ■ ◆ ▬ ● ✕ ▲ ★ ⬢ ○. */

import type { Drawing } from "./drawing";

export const shapes = {
  "shape-brown": { solid: "M4 4h16v16h-16z" },
  "shape-grey": { solid: "M12 1.5l10.5 10.5-10.5 10.5-10.5-10.5z" },
  "shape-blue": { solid: "M1.5 7.5h21v9h-21z" },
  "shape-yellow": { solid: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z" },
  "shape-red": {
    solid:
      "M6.3 2.5l5.7 5.7 5.7-5.7 3.8 3.8-5.7 5.7 5.7 5.7-3.8 3.8-5.7-5.7-5.7 5.7-3.8-3.8 5.7-5.7-5.7-5.7z",
  },
  "shape-green": { solid: "M12 2.5l10.5 18.5h-21z" },
  "shape-purple": {
    solid: "M12 1.5l2.9 7.2 7.6.5-5.9 4.9 1.9 7.4-6.5-4.1-6.5 4.1 1.9-7.4-5.9-4.9 7.6-.5z",
  },
  "shape-black": { solid: "M12 2l8.66 5v10l-8.66 5-8.66-5v-10z" },
  // A ring: the hole is drawn in the opposite direction.
  "shape-white": {
    solid:
      "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z",
  },
} satisfies Record<string, Drawing>;
