/**
 * Paints a scene on a canvas. A board shows dozens of drawings of up to 260 paths: as elements they made
 * every layout of the page slow, as pixels they cost nothing after they are painted.
 */

import type { Mark, Scene, Tone } from "./pen";

export interface Look {
  scene: Scene;
  /** The visible rectangle: x, y, width, height. */
  view: string;
  /** As `preserveAspectRatio` of SVG: `none`, `xMidYMid slice` or `xMidYMid meet`. */
  fit: string;
  /** Parts up to this number stand; later ones are a surveyor's dotted outline. */
  upTo: number;
  /** Parts above this number rise: the share of them that stands, from 0 to 1. */
  rising?: { above: number; share: number };
}

const paths = new WeakMap<Mark, Path2D>();
function pathOf(mark: Mark): Path2D {
  let path = paths.get(mark);
  if (!path) paths.set(mark, (path = new Path2D(mark.d)));
  return path;
}

/** The colours of tones by the classes of a drawing and the theme: reading them from the page is slow. */
const palettes = new Map<string, Map<string, string>>();

export function coloursOf(element: HTMLElement): (tone: Tone | "plan") => string {
  const key = `${document.documentElement.dataset.theme} ${element.className}`;
  let palette = palettes.get(key);
  if (!palette) palettes.set(key, (palette = new Map<string, string>()));
  const style = getComputedStyle(element);
  return (tone) => {
    let colour = palette.get(tone);
    if (colour === undefined)
      palette.set(tone, (colour = style.getPropertyValue(`--a-${tone}`).trim()));
    return colour;
  };
}

/** Fills a canvas of this size, in pixels of the screen, of which `dense` make one of the page. */
export function paint(
  canvas: HTMLCanvasElement,
  { scene, view, fit, upTo, rising }: Look,
  dense: number,
): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const colour = coloursOf(canvas);
  const [x, y, width, height] = view.split(" ").map(Number) as [number, number, number, number];
  let [kx, ky] = [canvas.width / width, canvas.height / height];
  if (fit !== "none") kx = ky = fit.endsWith("slice") ? Math.max(kx, ky) : Math.min(kx, ky);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(
    kx,
    0,
    0,
    ky,
    (canvas.width - width * kx) / 2 - x * kx,
    (canvas.height - height * ky) / 2 - y * ky,
  );
  pen.lineCap = "round";
  pen.lineJoin = "round";

  const one = (mark: Mark) => {
    if (mark.w) {
      pen.strokeStyle = colour(mark.t);
      pen.lineWidth = mark.w;
      pen.stroke(pathOf(mark));
    } else {
      pen.fillStyle = colour(mark.t);
      pen.fill(pathOf(mark));
    }
  };
  const outline = (marks: Mark[]) => {
    const unit = dense / Math.max(kx, ky);
    pen.save();
    pen.globalAlpha = 0.5;
    pen.lineWidth = unit;
    pen.setLineDash([2 * unit, 3 * unit]);
    pen.strokeStyle = colour("plan");
    for (const mark of marks) if (!mark.w) pen.stroke(pathOf(mark));
    pen.restore();
  };

  for (const item of scene) {
    if (!("part" in item)) one(item);
    else if (item.part > upTo) outline(item.marks);
    else if (rising && item.part > rising.above && rising.share < 1) {
      // Built from the ground up.
      pen.save();
      pen.beginPath();
      pen.rect(x, y + height * (1 - rising.share), width, height);
      pen.clip();
      item.marks.forEach(one);
      pen.restore();
    } else item.marks.forEach(one);
  }
}

const repaints = new Set<() => void>();
let watched = false;

/** Calls `repaint` when the page changes between light and dark. Returns how to end that. */
export function onTheme(repaint: () => void): () => void {
  if (!watched) {
    watched = true;
    new MutationObserver(() => repaints.forEach((one) => one())).observe(document.documentElement, {
      attributeFilter: ["data-theme"],
    });
  }
  repaints.add(repaint);
  return () => repaints.delete(repaint);
}
