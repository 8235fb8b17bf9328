/** Drawings of cities and wonders as SVG text, with their colours written out. */

import "../art/tokens.css";
import { drawn, type Mark, type Scene, type Tone } from "../art/core/pen";
import { plans } from "../art/dice/plans";
import { wonders } from "../art/duel/wonders";
import type { Mood } from "../art/moods";
import { cities, stagePart } from "../art/wonders/cities";
import type { DicePicture } from "../gen/dice";
import type { DuelPicture } from "../gen/duel";
import type { AnyPicture, GameKind } from "../gen/games";
import type { WondersPicture } from "../gen/wonders";

/** The colour of a tone; also of `plan`, the outline of what is not built. */
export type Colour = (tone: Tone | "plan") => string;

/** One drawing: its marks, its size and its colours. */
export interface Drawing {
  scene: Scene;
  size: [width: number, height: number];
  mood: Mood;
  night: boolean;
  /** A pale engraving: not built. */
  plan: boolean;
  /** Parts up to this number stand. */
  upTo: number;
}

/** The drawings of a seat's city: the city, or Duel's wonders. */
export function drawingsOf(game: GameKind, picture: AnyPicture, seat: number): Drawing[] {
  const usual = { night: false, plan: false, upTo: Infinity };
  if (game === "wonders") {
    const city = (picture as WondersPicture).cities.find((one) => one.seat === seat);
    const found = city?.wonder ? cities[city.wonder] : undefined;
    if (!city || !found) return [];
    const upTo = stagePart(city.stages_built, city.stages);
    const night = city.side === "night";
    const scene = drawn(found.draw, 0.9);
    return [{ ...usual, scene, size: [1200, 360], mood: found.mood, night, upTo }];
  }
  if (game === "duel") {
    const city = (picture as DuelPicture).cities.find((one) => one.seat === seat);
    const all = [
      ...(city?.wonders_built ?? []).map((id) => [id, false] as const),
      ...(city?.wonders_unbuilt ?? []).map(({ wonder }) => [wonder, true] as const),
    ];
    return all.slice(0, 4).flatMap(([id, plan]) => {
      const found = wonders[id];
      if (!found) return [];
      const scene = drawn(found.draw, 0.7);
      return [{ ...usual, scene, size: [300, 200], mood: found.mood, plan }];
    });
  }
  const city = (picture as DicePicture).cities.find((one) => one.seat === seat)?.city;
  const draw = city ? plans[city] : undefined;
  if (!draw) return [];
  return [{ ...usual, scene: drawn(draw, 0.8), size: [800, 600], mood: "map", plan: true }];
}

/** Reads the colours of a drawing from the style sheet. Always by day, whatever the page's theme. */
export function coloursOf({ mood, night, plan }: Drawing): Colour {
  const probe = document.createElement("div");
  probe.className = `art ${mood} ${night ? "night" : "day"} ${plan ? "engraved" : ""}`;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const known = new Map<string, string>();
  const colour: Colour = (tone) => {
    const found = known.get(tone) ?? style.getPropertyValue(`--a-${tone}`).trim();
    known.set(tone, found);
    return found || "none";
  };
  // The style is live only while the element is there.
  for (const tone of TONES) colour(tone);
  probe.remove();
  return (tone) => known.get(tone) || "none";
}

const TONES = [
  ...["sky", "sky2", "sky3", "cloud", "sun", "star", "far", "mid", "near", "lit", "stone"],
  ...["shade", "deep", "glow", "roof", "roof2", "leaf", "leaf2", "sea", "sea2", "foam", "wood"],
  ...["wood2", "cloth", "cloth2", "skin", "white", "gold", "gold2", "ink", "plan"],
] as (Tone | "plan")[];

function path({ t, d, w }: Mark, colour: Colour, stands: boolean): string {
  if (!stands) {
    if (w) return "";
    return `<path fill="none" stroke="${colour("plan")}" stroke-opacity=".5" stroke-dasharray="3 4" d="${d}"/>`;
  }
  if (!w) return `<path fill="${colour(t)}" d="${d}"/>`;
  return `<path fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="${colour(t)}" stroke-width="${w}" d="${d}"/>`;
}

/** The marks of a drawing. */
export function marks({ scene, upTo }: Drawing, colour: Colour): string {
  return scene
    .map((item) =>
      "part" in item
        ? item.marks.map((mark) => path(mark, colour, item.part <= upTo)).join("")
        : path(item, colour, true),
    )
    .join("");
}
