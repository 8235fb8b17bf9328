import type { Draw } from "../../core/pen";
import type { Mood } from "../../moods";
import { greatLibrary, greatLighthouse, hangingGardens, pyramids, sphinx } from "./east";
import { colossusPicture, mausoleum, piraeus, statueOfZeus, templeOfArtemis } from "./greece";
import { appianWay, circusMaximus } from "./rome";

/** A picture of 300 × 200. */
export interface Wonder {
  mood: Mood;
  draw: Draw;
}

export const wonders: Record<string, Wonder> = {
  "appian-way": { mood: "grove", draw: appianWay },
  "circus-maximus": { mood: "yellow", draw: circusMaximus },
  colossus: { mood: "sea", draw: colossusPicture },
  "great-library": { mood: "marble", draw: greatLibrary },
  "great-lighthouse": { mood: "sea", draw: greatLighthouse },
  "hanging-gardens": { mood: "brick", draw: hangingGardens },
  mausoleum: { mood: "marble", draw: mausoleum },
  piraeus: { mood: "sea", draw: piraeus },
  pyramids: { mood: "sand", draw: pyramids },
  sphinx: { mood: "sand", draw: sphinx },
  "statue-of-zeus": { mood: "red", draw: statueOfZeus },
  "temple-of-artemis": { mood: "grove", draw: templeOfArtemis },
};
