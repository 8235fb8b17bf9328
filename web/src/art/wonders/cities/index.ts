import type { Draw } from "../../core/pen";
import type { Mood } from "../../moods";
import { alexandria } from "./alexandria";
import { babylon } from "./babylon";
import { ephesos } from "./ephesos";
import { gizah } from "./gizah";
import { halikarnassos } from "./halikarnassos";
import { olympia } from "./olympia";
import { rhodos } from "./rhodos";

/** A scene of 1200 × 360; what must be seen lies between x 150 and 1050, y 30 and 330. */
export interface City {
  mood: Mood;
  draw: Draw;
}

/** Every wonder grows in four parts; a side with fewer stages raises several at once. */
export const stagePart = (built: number, stages: number) =>
  stages > 0 ? Math.floor((built * 4) / stages) : 0;

export const cities: Record<string, City> = {
  alexandria: { mood: "sea", draw: alexandria },
  babylon: { mood: "brick", draw: babylon },
  ephesos: { mood: "marble", draw: ephesos },
  gizah: { mood: "sand", draw: gizah },
  halikarnassos: { mood: "sea", draw: halikarnassos },
  olympia: { mood: "grove", draw: olympia },
  rhodos: { mood: "sea", draw: rhodos },
};
