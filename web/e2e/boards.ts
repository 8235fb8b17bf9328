/** The boards of the fixtures, without a server: see `src/table/testing/stage.ts`. */

import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { stage } from "../playwright.config";

/** Every phase of every game. */
export const PHASES = {
  wonders: [
    "choosing-a-wonder",
    "choosing-a-side",
    "first-turn",
    "three-ways-to-pay",
    "between-two-payments",
    "reviving",
    "seventh-card",
    "over",
  ],
  duel: [
    "draft",
    "age-1",
    "card",
    "age-3",
    "token",
    "library",
    "begin",
    "destroy",
    "revive",
    "over",
    "over~military",
    "over~science",
  ],
  dice: ["action", "bonus"],
} as const;

export const SIZES = {
  desktop: { width: 1280, height: 800 },
  large: { width: 1920, height: 1080 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  /** 1280 × 800 at 200 %. */
  zoomed: { width: 640, height: 400 },
  "tablet-sideways": { width: 1180, height: 820 },
} as const;

export interface Shown {
  game: string;
  moment: string;
  size?: keyof typeof SIZES;
  [more: string]: string | undefined;
}

/** Shows a moment of a fixture. Animations are off. */
export async function show(page: Page, { size = "desktop", ...rest }: Shown): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  const query = new URLSearchParams({ still: "1", ...(rest as Record<string, string>) });
  await page.goto(`${stage}/stage.html?${query}`);
  await page.locator("[data-frame] .board").first().waitFor();
  // The drawings are loaded after the board, and drawn in the frames after that.
  await page.waitForLoadState("networkidle");
  await page.locator("html:not([data-drawing])").waitFor();
}

/** The pixels of a PNG of eight bits per channel, as Chromium writes it. */
export function pixels(png: Buffer): {
  width: number;
  height: number;
  rgb: (x: number, y: number) => [number, number, number];
} {
  let at = 8;
  let [width, height, channels] = [0, 0, 3];
  const parts: Buffer[] = [];
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    const kind = png.toString("latin1", at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (kind === "IHDR") {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      channels = data[9] === 6 ? 4 : 3;
    } else if (kind === "IDAT") parts.push(data);
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const out = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)]!;
    for (let x = 0; x < row; x++) {
      const a = x >= channels ? out[y * row + x - channels]! : 0;
      const b = y > 0 ? out[(y - 1) * row + x]! : 0;
      const c = x >= channels && y > 0 ? out[(y - 1) * row + x - channels]! : 0;
      const p = a + b - c;
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
      const paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      const add = [0, a, b, (a + b) >> 1, paeth][filter]!;
      out[y * row + x] = raw[y * (row + 1) + 1 + x]! + add;
    }
  }
  return {
    width,
    height,
    rgb: (x, y) => {
      const i = y * row + x * channels;
      return [out[i]!, out[i + 1]!, out[i + 2]!];
    },
  };
}

/** The share of the board area that shows nothing but ground or table top, in percent. */
export async function bareGround(page: Page): Promise<number> {
  const area = await page.evaluate(() => {
    const board = document.querySelector("[data-frame] .board")!.getBoundingClientRect();
    const bar = document.querySelector("[data-frame] > header")!.getBoundingClientRect();
    const [top, left] = [Math.max(board.top, bar.bottom), board.left];
    return { x: left, y: top, width: board.right - left, height: innerHeight - top };
  });
  /** The ground of the page, and the table top. */
  const grounds = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const rgb = ["--ground", "--table"].map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color.match(/\d+/g)!.map(Number);
    });
    probe.remove();
    return rgb;
  });
  const picture = pixels(await page.screenshot({ clip: area }));
  let bare = 0;
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const rgb = picture.rgb(x, y);
      if (grounds.some((ground) => rgb.every((value, at) => Math.abs(value - ground[at]!) <= 3)))
        bare++;
    }
  }
  return (100 * bare) / (picture.width * picture.height);
}

/** The height of the smallest visible text, and the width of the smallest symbol, in pixels. */
export async function smallest(
  page: Page,
): Promise<{ text: [number, string]; symbol: [number, string] }> {
  return page.evaluate(() => {
    let text: [number, string] = [Infinity, ""];
    let symbol: [number, string] = [Infinity, ""];
    const board = document.querySelector("[data-frame]")!;
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true });
    };
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      if (!texts.currentNode.textContent!.trim() || !seen(parent) || parent.tagName === "title")
        continue;
      const drawing = parent.closest("svg");
      const scale = drawing
        ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
        : 1;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < text[0]) text = [size, texts.currentNode.textContent!.trim()];
    }
    for (const drawing of board.querySelectorAll("svg")) {
      if (!seen(drawing)) continue;
      const { width } = drawing.getBoundingClientRect();
      if (width < symbol[0])
        symbol = [width, drawing.getAttribute("class") ?? drawing.outerHTML.slice(0, 80)];
    }
    return { text, symbol };
  });
}
