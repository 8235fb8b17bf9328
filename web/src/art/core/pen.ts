import {
  bounds,
  hatching,
  oneWay,
  round,
  smooth,
  softBounds,
  straight,
  type Bounds,
  type Points,
} from "./geometry";

/** The colours of a drawing; each is a custom property `--a-…` with values for day and night. */
export type Tone =
  | "sky"
  | "sky2"
  | "sky3"
  | "cloud"
  | "sun"
  | "star"
  | "far"
  | "mid"
  | "near"
  | "lit"
  | "stone"
  | "shade"
  | "deep"
  | "glow"
  | "roof"
  | "roof2"
  | "leaf"
  | "leaf2"
  | "sea"
  | "sea2"
  | "foam"
  | "wood"
  | "wood2"
  | "cloth"
  | "cloth2"
  | "skin"
  | "white"
  | "gold"
  | "gold2"
  | "ink";

/** One path: a filled shape, or a line if it has a width. */
export interface Mark {
  t: Tone;
  d: string;
  w?: number;
}
/** Marks that appear together, such as one part of a wonder. */
export interface Part {
  part: number;
  marks: Mark[];
}
export type Scene = (Mark | Part)[];
export type Draw = (pen: Pen) => void;

/** How many marks back an outline may join; further back hardly any can. */
const REACH = 60;

/** Where an outline lies, and whether it runs the same way as all others. */
interface Outline extends Bounds {
  oneWay: boolean;
}
const meet = (a: Bounds, b: Bounds) =>
  a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;
const joins = (a: Outline, b: Outline) => (a.oneWay && b.oneWay) || !meet(a, b);

/** Collects marks. Shapes are functions that take a pen; light falls from the upper left. */
export class Pen {
  readonly scene: Scene = [];
  private marks = this.scene as Mark[];
  private kx = 1;
  private ky = 1;
  private dx = 0;
  private dy = 0;
  private seed = 7;
  /** The outlines in each mark of the list being drawn. */
  private outlines = new Map<Mark, Outline[]>();

  /** `lw`: the weight of an engraved line in units of the drawing. */
  constructor(readonly lw = 0.55) {}

  /** A repeatable number from 0 to 1. */
  random(): number {
    this.seed = (this.seed * 16807) % 2147483647;
    return this.seed / 2147483647;
  }

  private map(points: Points): number[] {
    return points.map((v, i) => (i % 2 ? this.dy + this.ky * v : this.dx + this.kx * v));
  }

  /**
   * Adds an outline, if possible to an earlier mark of the same tone: pages show dozens of drawings, and
   * every mark is an element. It must not slip under anything drawn in between, and two outlines of one
   * mark must not cut holes into each other.
   */
  private put(t: Tone, d: string, box: Bounds, w?: number, oneWay = true): void {
    const outline = { ...box, oneWay: oneWay || w !== undefined };
    const oldest = Math.max(0, this.marks.length - REACH);
    for (let i = this.marks.length - 1; i >= oldest; i--) {
      const mark = this.marks[i]!;
      const inside = this.outlines.get(mark);
      if (!inside) break;
      if (mark.t === t && mark.w === w && inside.every((one) => joins(one, outline))) {
        mark.d += d;
        inside.push(outline);
        return;
      }
      if (inside.some((one) => meet(one, outline))) break;
    }
    const mark = w === undefined ? { t, d } : { t, d, w };
    this.marks.push(mark);
    this.outlines.set(mark, [outline]);
  }

  /** Draws with another origin and size; `flip` mirrors left and right. */
  at(x: number, y: number, size: number, draw: Draw, flip = false): void {
    const before = [this.kx, this.ky, this.dx, this.dy] as const;
    [this.dx, this.dy] = [this.dx + this.kx * x, this.dy + this.ky * y];
    this.kx *= flip ? -size : size;
    this.ky *= size;
    draw(this);
    [this.kx, this.ky, this.dx, this.dy] = before;
  }

  /** Groups what `draw` draws. */
  part(part: number, draw: Draw): void {
    const marks: Mark[] = [];
    this.scene.push({ part, marks });
    this.marks = marks;
    draw(this);
    this.marks = this.scene as Mark[];
  }

  poly(t: Tone, ...points: number[]): void {
    const mapped = oneWay(this.map(points));
    this.put(t, straight(mapped, true), bounds(mapped, 0));
  }

  /** From the left foot: `y` is the ground. */
  box(t: Tone, x: number, y: number, w: number, h: number): void {
    this.poly(t, x, y, x, y - h, x + w, y - h, x + w, y);
  }

  blob(t: Tone, ...points: number[]): void {
    const mapped = oneWay(this.map(points));
    this.put(t, smooth(mapped, true), softBounds(mapped, 0));
  }

  /** What lies under a soft line, down to `foot`. */
  under(t: Tone, foot: number, ridge: Points): void {
    const mapped = this.map(ridge);
    const corners = this.map([ridge[ridge.length - 2]!, foot, ridge[0]!, foot]).map(round);
    const close = `L${corners[0]} ${corners[1]}L${corners[2]} ${corners[3]}Z`;
    const box = softBounds([...mapped, ...corners], 0);
    this.put(t, smooth(mapped, false) + close, box, undefined, false);
  }

  /** A filled shape in SVG's absolute M, L, Q, C and Z, with a space between the numbers. */
  fill(t: Tone, d: string): void {
    const [moved, points] = this.moved(d);
    this.put(t, moved, bounds(points, 0), undefined, false);
  }

  disc(t: Tone, x: number, y: number, rx: number, ry = rx): void {
    const [d, box] = this.circle(x, y, rx, ry, 0);
    this.put(t, `${d}Z`, box);
  }

  ring(x: number, y: number, rx: number, w = this.lw, t: Tone = "ink", ry = rx): void {
    const [d, box] = this.circle(x, y, rx, ry, w / 2);
    this.put(t, d, box, w);
  }

  /** A line of corners. */
  line(points: Points, w = this.lw, t: Tone = "ink"): void {
    const mapped = this.map(points);
    this.put(t, straight(mapped, false), bounds(mapped, w / 2), w);
  }

  /** A soft line. */
  bend(points: Points, w = this.lw, t: Tone = "ink"): void {
    const mapped = this.map(points);
    this.put(t, smooth(mapped, false), softBounds(mapped, w / 2), w);
  }

  /** A line in SVG's absolute commands. */
  path(d: string, w = this.lw, t: Tone = "ink"): void {
    const [moved, points] = this.moved(d);
    this.put(t, moved, bounds(points, w / 2), w);
  }

  hatch(points: Points, degrees: number, gap: number, w = this.lw * 0.7, t: Tone = "ink"): void {
    const mapped = this.map(points);
    const d = hatching(mapped, this.kx < 0 ? -degrees : degrees, gap);
    if (d) this.put(t, d, bounds(mapped, w / 2), w);
  }

  private circle(x: number, y: number, rx: number, ry: number, more: number): [string, Bounds] {
    const [cx, cy] = this.map([x, y]).map(round) as [number, number];
    const [a, b] = [round(Math.abs(rx * this.kx)), round(Math.abs(ry * this.ky))];
    const half = `a${a} ${b} 0 1 1 `;
    const d = `M${round(cx - a)} ${cy}${half}${round(2 * a)} 0${half}${round(-2 * a)} 0`;
    return [d, bounds([cx - a, cy - b, cx + a, cy + b], more)];
  }

  /** A path moved to where the pen draws, and its points. */
  private moved(d: string): [string, number[]] {
    const points: number[] = [];
    const moved = d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
      const at = this.map([Number(x), Number(y)]).map(round);
      points.push(...at);
      return at.join(" ");
    });
    return [moved, points];
  }
}

/** What `draw` draws, drawn once for everyone who shows it. */
export function drawn(draw: Draw, lw?: number): Scene {
  let scene = kept.get(draw);
  if (!scene) {
    const pen = new Pen(lw);
    draw(pen);
    scene = pen.scene;
    kept.set(draw, scene);
  }
  return scene;
}
const kept = new WeakMap<Draw, Scene>();
