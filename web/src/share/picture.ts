/** The result of a game as one SVG picture: cities, points, and the curve of the chances. */

import type { CurvePoint } from "../gen/analysis";
import { DASHES } from "../review/curve";
import { marks, type Colour, type Drawing } from "./drawings";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** A city in the picture. */
export interface Panel {
  name: string;
  drawings: Drawing[];
}

export interface Subject {
  /** Who won and how. */
  title: string;
  /** The game and the day. */
  game: string;
  /** One or two. */
  panels: Panel[];
  seats: { name: string; total: number; won: boolean }[];
  /** Do points decide? */
  points: boolean;
  curve: readonly CurvePoint[];
  curveTitle: string;
  /** The number of steps before the decisive moment, and what it is called. */
  moment: number | null;
  momentTitle: string;
  unofficial: string;
}

/** Paper and ink, as by day; a picture looks the same for everybody. */
const INK = "#221d16";
const SOFT = "#5c5346";
const PAPER = "#fbf8f1";
const GROUND = "#f4efe4";
const RULE = "#d8cdb8";
const ACCENT = "#1d4f78";
const SEATS = ["#1f5fa8", "#b5470e", "#2a7440", "#7a3f96", "#806000", "#0f7078", "#4a4a4a"];
const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',Georgia,serif";
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

interface Style {
  size: number;
  fill?: string;
  serif?: boolean;
  end?: boolean;
  bold?: boolean;
  /** The text is squeezed into this width if it is longer. */
  width?: number;
}

/** The width of a letter, in parts of the text size: an estimate, because a text is not measured. */
const LETTER = 0.52;

function text(x: number, y: number, said: string, style: Style): string {
  const { size, fill = INK, serif, end, bold, width } = style;
  const squeezed = width !== undefined && said.length * size * LETTER > width;
  const fit = squeezed ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : "";
  const anchor = end ? ' text-anchor="end"' : "";
  const weight = bold ? ' font-weight="700"' : "";
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="${serif ? SERIF : SANS}" fill="${fill}"${anchor}${weight}${fit}>${escaped(said)}</text>`;
}

/** A drawing that fills a box; what is outside is cut off. */
function drawing(one: Drawing, box: Box, colour: Colour): string {
  const [width, height] = one.size;
  const { x, y, w, h } = box;
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${marks(one, colour)}</svg>`;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Boxes of equal size side by side; more than two in a wide box, else in two rows. */
export function boxes({ x, y, w, h }: Box, count: number): Box[] {
  const columns = count <= 2 || w / count >= h * 0.9 ? count : Math.ceil(count / 2);
  const rows = Math.ceil(count / Math.max(1, columns));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    // The last row has no gap.
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: x + ((at % columns) * w) / inRow,
      y: y + (row * h) / rows,
      w: w / inRow,
      h: h / rows,
    };
  });
}

function panels(all: readonly Panel[], colours: (one: Drawing) => Colour): string {
  const area = { x: 0, y: 92, w: WIDTH, h: 300 };
  const places = boxes(area, all.length);
  return all
    .map(({ name, drawings }, at) => {
      const place = places[at]!;
      const within = boxes(place, drawings.length);
      const drawn = drawings.map((one, i) => drawing(one, within[i]!, colours(one))).join("");
      const wide = Math.min(place.w - 32, Math.max(90, name.length * 20 * LETTER + 28));
      const label = `<rect x="${place.x + 16}" y="${place.y + place.h - 50}" width="${wide}" height="36" rx="6" fill="${PAPER}" fill-opacity=".92"/>`;
      const said = text(place.x + 30, place.y + place.h - 25, name, {
        size: 20,
        serif: true,
        width: wide - 28,
      });
      const edge =
        at > 0 ? `<path stroke="${PAPER}" stroke-width="6" d="M${place.x} 92v300"/>` : "";
      return drawn + edge + label + said;
    })
    .join("");
}

/** The points of all seats as bars. */
function bars({ seats, points }: Subject, box: Box): string {
  const most = Math.max(1, ...seats.map(({ total }) => total));
  const row = Math.min(42, box.h / seats.length);
  const top = box.y + (box.h - row * seats.length) / 2;
  const [names, figures] = [170, 46];
  const room = box.w - names - figures;
  return seats
    .map(({ name, total, won }, seat) => {
      const y = top + seat * row;
      const base = y + row * 0.68;
      const size = Math.min(20, row * 0.62);
      const called = text(box.x, base, won ? `★ ${name}` : name, {
        size,
        bold: won,
        width: names - 12,
      });
      if (!points) return called;
      const wide = Math.max(2, (Math.max(0, total) / most) * room);
      const bar = `<rect x="${box.x + names}" y="${y + row * 0.2}" width="${wide.toFixed(1)}" height="${row * 0.6}" rx="3" fill="${SEATS[seat]}"/>`;
      const figure = text(box.x + box.w, base, String(total), { size, end: true, bold: won });
      return called + bar + figure;
    })
    .join("");
}

/** The chances of all seats over the game, with the decisive moment. */
function curve({ curve: points, seats, moment, curveTitle, momentTitle }: Subject, box: Box) {
  const last = Math.max(1, points.at(-1)?.step ?? 1);
  const xOf = (step: number) => box.x + (step / last) * box.w;
  const yOf = (share: number) => box.y + 26 + (1 - share) * (box.h - 26);
  const grid = [0, 0.5, 1]
    .map(
      (share) =>
        `<path stroke="${RULE}" stroke-width="1" d="M${box.x} ${yOf(share)}H${box.x + box.w}"/>`,
    )
    .join("");
  const lines = seats
    .map((_, seat) => {
      const d = points
        .map(({ step, shares }, at) => {
          const place = `${xOf(step).toFixed(1)} ${yOf(shares[seat] ?? 0).toFixed(1)}`;
          return `${at === 0 ? "M" : "L"}${place}`;
        })
        .join("");
      return `<path fill="none" stroke="${SEATS[seat]}" stroke-width="3" stroke-linejoin="round" stroke-dasharray="${DASHES[seat]}" d="${d}"/>`;
    })
    .join("");
  const x = xOf(moment ?? 0);
  const late = x > box.x + box.w / 2;
  /** Where the title of the curve ends. */
  const titled = box.x + curveTitle.length * 16 * LETTER + 24;
  const mark =
    moment === null
      ? ""
      : `<path stroke="${INK}" stroke-width="2" stroke-dasharray="2 4" d="M${x.toFixed(1)} ${box.y + 20}V${box.y + box.h}"/>` +
        text(late ? x : Math.max(x, titled), box.y + 14, momentTitle, { size: 16, end: late });
  return text(box.x, box.y + 14, curveTitle, { size: 16, fill: SOFT }) + grid + lines + mark;
}

/** The whole picture. `colours` gives the colours of a drawing. */
export function svgOf(subject: Subject, colours: (one: Drawing) => Colour): string {
  const below = { x: 40, y: 414, h: 162 };
  const hasCurve = subject.curve.length > 1;
  const left = { ...below, w: hasCurve ? 500 : WIDTH - 80 };
  const right = { ...below, x: 600, w: WIDTH - 640 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
    text(40, 60, subject.title, { size: 38, serif: true, width: 820 }),
    text(WIDTH - 40, 58, subject.game, { size: 20, fill: SOFT, end: true, width: 280 }),
    panels(subject.panels, colours),
    bars(subject, left),
    hasCurve ? curve(subject, right) : "",
    `<path stroke="${RULE}" d="M0 590.5H${WIDTH}"/>`,
    text(40, 615, subject.unofficial, { size: 15, fill: SOFT, width: 960 }),
    text(WIDTH - 40, 615, "Mirabilia", { size: 18, serif: true, fill: ACCENT, end: true }),
    `</svg>`,
  ].join("");
}

/** The address of an SVG text, for an image. Pages may show data, but nothing of other hosts. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The picture as a PNG file, drawn by the browser. */
export async function pngOf(svg: string, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
