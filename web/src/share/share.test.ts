import { describe, expect, it } from "vitest";
import { moments as duelMoments } from "../duel/fixture/moments";
import { moments as wondersMoments } from "../wonders/fixture/moments";
import { drawingsOf } from "./drawings";
import { gameLink, momentIn, recordIn } from "./link";
import { boxes, HEIGHT, svgOf, WIDTH, type Subject } from "./picture";

const subject: Subject = {
  title: "Ada <won> & rejoiced",
  game: "Duel",
  panels: [],
  seats: [
    { name: "Ada", total: 60, won: true },
    { name: "Bo", total: 41, won: false },
  ],
  points: true,
  curve: [
    { step: 0, shares: [0.5, 0.5] },
    { step: 40, shares: [0.2, 0.8] },
    { step: 80, shares: [1, 0] },
  ],
  curveTitle: "Chances",
  moment: 40,
  momentTitle: "Decisive",
  unofficial: "Unofficial sentence.",
};
const colours = () => () => "#123456";
const read = (svg: string) => new DOMParser().parseFromString(svg, "image/svg+xml");

describe("the picture", () => {
  it("is well formed, names everybody and has the unofficial sentence", () => {
    const page = read(svgOf(subject, colours));
    expect(page.querySelector("parsererror")).toBeNull();
    const texts = [...page.querySelectorAll("text")].map((one) => one.textContent);
    for (const said of ["Ada <won> & rejoiced", "★ Ada", "Bo", "60", "41", "Decisive"])
      expect(texts).toContain(said);
    expect(texts).toContain("Unofficial sentence.");
    expect(page.querySelectorAll('path[stroke-width="3"]')).toHaveLength(2);
  });

  it("refers to nothing outside itself", () => {
    const svg = svgOf(subject, colours).replace("http://www.w3.org/2000/svg", "");
    expect(svg).not.toMatch(/https?:|url\(|href|<image|<style|var\(/);
  });

  it("has no curve without a review, and no points after a supremacy", () => {
    const page = read(svgOf({ ...subject, curve: [], points: false }, colours));
    const texts = [...page.querySelectorAll("text")].map((one) => one.textContent);
    expect(texts).not.toContain("Chances");
    expect(texts).not.toContain("60");
  });

  it("draws the cities of each game", () => {
    const duel = Object.values(duelMoments).at(-1)!.picture;
    const wonders = Object.values(wondersMoments).at(-1)!.picture;
    const drawn = drawingsOf("duel", duel, 0);
    expect(drawn.length).toBeGreaterThan(0);
    const [city] = drawingsOf("wonders", wonders, 0);
    expect(city?.size).toEqual([1200, 360]);
    const panels = [{ name: "Ada", drawings: drawn }];
    const page = read(svgOf({ ...subject, panels }, colours));
    expect(page.querySelectorAll("svg svg")).toHaveLength(drawn.length);
    expect(drawingsOf("duel", duel, 5)).toEqual([]);
  });

  it("lays boxes side by side, four in two rows where it is narrow", () => {
    const area = { x: 0, y: 0, w: 1200, h: 300 };
    expect(boxes(area, 2).map(({ x, w }) => [x, w])).toEqual([
      [0, 600],
      [600, 600],
    ]);
    expect(boxes({ ...area, w: 600 }, 4)).toEqual([
      { x: 0, y: 0, w: 300, h: 150 },
      { x: 300, y: 0, w: 300, h: 150 },
      { x: 0, y: 150, w: 300, h: 150 },
      { x: 300, y: 150, w: 300, h: 150 },
    ]);
    expect([WIDTH, HEIGHT]).toEqual([1200, 630]);
  });
});

describe("links", () => {
  const source = (here: boolean) => ({
    here,
    reviewPath: ["review", "abc"],
    record: () => Promise.resolve("mirabilia 1 duel\nseats 2\n0 build quarry\n"),
  });
  const queryOf = (link: string) => new URLSearchParams(link.split("?")[1]);

  it("lead to the moment at the server", async () => {
    expect(await gameLink(source(false), 34)).toMatch(/#\/review\/abc\?at=34$/);
    expect(await gameLink(source(false), null)).toMatch(/#\/review\/abc$/);
  });

  it("carry a game of this browser", async () => {
    const link = await gameLink(source(true), 34);
    expect(link).toMatch(/#\/shown\?at=34&game=/);
    expect(momentIn(queryOf(link))).toBe(34);
    expect(await recordIn(queryOf(link))).toContain("0 build quarry");
    expect(await recordIn(new URLSearchParams("game=xx"))).toBeNull();
    expect(await recordIn(new URLSearchParams())).toBeNull();
    for (const at of ["-1", "x", "1e3", ""])
      expect(momentIn(new URLSearchParams({ at }))).toBeNull();
  });
});
