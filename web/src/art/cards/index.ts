import type { Draw } from "../core/pen";
import type { Mood } from "../moods";
import { blue } from "./blue";
import { brown } from "./brown";
import { green } from "./green";
import { grey } from "./grey";
import { purple } from "./purple";
import { red } from "./red";
import { yellow } from "./yellow";

export interface CardDrawing {
  colour: Mood;
  draw: Draw;
}

/** A vignette of 120 × 90 for every name of a card; the sky reaches up to −40, the ground down to 110. */
export const families: Partial<Record<Mood, Record<string, Draw>>> = {
  brown,
  grey,
  blue,
  yellow,
  red,
  green,
  purple,
};

const byId = new Map<string, CardDrawing>();
for (const [colour, family] of Object.entries(families))
  for (const [name, draw] of Object.entries(family))
    byId.set(name.toLowerCase().replaceAll(" ", "-"), { colour: colour as Mood, draw });

/** The drawing of a card. Both games share names, and `loom-1` and `loom-2` are the same Loom. */
export const cardDrawing = (card: string): CardDrawing | undefined =>
  byId.get(card.replace(/-\d$/, ""));
