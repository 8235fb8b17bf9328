/** Coin, laurel and shield. Around a number only `rim` is drawn. */

import type { Drawing } from "./drawing";

const coin = "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z";
const shield = "M12 3l8 2.5v6c0 4.8-3.3 7.9-8 9.7-4.7-1.8-8-4.9-8-9.7v-6z";
const laurel =
  "M10.9 20.53Q8.46 17.17 4.34 19.86Q7.83 23.33 10.9 20.53zM6.58 18.79Q6.18 14.86 1.52 15.13Q2.73 19.64 6.58 18.79zM3.72 15.12Q5.26 11.71 1.3 9.73Q0.15 14 3.72 15.12zM3.07 10.5Q5.94 8.45 3.63 4.98Q0.67 7.91 3.07 10.5zM4.81 6.18Q8.12 5.88 7.86 1.97Q4.07 2.95 4.81 6.18zM13.1 20.53Q16.17 23.33 19.66 19.86Q15.54 17.17 13.1 20.53zM17.42 18.79Q21.27 19.64 22.48 15.13Q17.82 14.86 17.42 18.79zM20.28 15.12Q23.85 14 22.7 9.73Q18.74 11.71 20.28 15.12zM20.93 10.5Q23.33 7.91 20.37 4.98Q18.06 8.45 20.93 10.5zM19.19 6.18Q19.93 2.95 16.14 1.97Q15.88 5.88 19.19 6.18z";

export const counts = {
  coin: { tint: coin, rim: coin, line: coin + "M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z" },
  laurel: { solid: laurel },
  shield: { tint: shield, rim: shield, line: shield + "M12 7v9.5M8 10.5h8" },
} satisfies Record<string, Drawing>;
