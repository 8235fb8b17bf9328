import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { diceCatalogue } from "../gen/dice-catalogue";
import { duelCatalogue } from "../gen/duel-catalogue";
import { wondersCatalogue } from "../gen/wonders-catalogue";
import { backs } from "./backs";
import CardPicture from "./CardPicture.svelte";
import { cardDrawing, families } from "./cards";
import * as ceremonies from "./ceremony/scenes";
import { paint } from "./core/paint";
import { drawn, type Draw, type Scene } from "./core/pen";
import { forum, fountain } from "./dice/forum";
import { plans } from "./dice/plans";
import { coins } from "./duel/coins";
import { across, upright } from "./duel/road";
import { wonders } from "./duel/wonders";
import { cities, stagePart } from "./wonders/cities";
import CityScene from "./wonders/CityScene.svelte";

const cards = [...Object.values(wondersCatalogue.cards), ...Object.values(duelCatalogue.cards)].map(
  ({ id, name, colour }) => ({ id, name, colour }),
);
const marks = (scene: Scene) => scene.flatMap((item) => ("part" in item ? item.marks : [item]));
const paths = (draw: Draw) => marks(drawn(draw)).map((mark) => mark.d);

test("every card has a drawing of its name in its colour", () => {
  for (const { id, name, colour } of cards) {
    const drawing = cardDrawing(id);
    expect(drawing, `${name} (${id})`).toBeDefined();
    expect(drawing!.colour, name).toBe(colour);
    expect(families[drawing!.colour]![name], name).toBe(drawing!.draw);
  }
});

test("no drawing is left over", () => {
  const names = new Set(cards.map((card) => card.name));
  const drawnNames = Object.values(families).flatMap((family) => Object.keys(family));
  expect(drawnNames.filter((name) => !names.has(name))).toEqual([]);
});

test("cards with different names have different drawings", () => {
  const seen = new Map<string, string>();
  for (const family of Object.values(families))
    for (const [name, draw] of Object.entries(family)) {
      const all = paths(draw).join();
      expect(seen.get(all), `${name} looks like this one`).toBeUndefined();
      seen.set(all, name);
    }
  expect(seen.size).toBe(new Set(cards.map((card) => card.name)).size);
});

test("every city, wonder, token and plan of the catalogues has a drawing", () => {
  expect(Object.keys(cities).sort()).toEqual(Object.keys(wondersCatalogue.wonders).sort());
  expect(Object.keys(wonders).sort()).toEqual(Object.keys(duelCatalogue.wonders).sort());
  expect(Object.keys(coins).sort()).toEqual(Object.keys(duelCatalogue.tokens).sort());
  const dice = new Set(
    diceCatalogue.boards.flatMap((board) => board.cities.map((city) => city.id)),
  );
  expect(Object.keys(plans).sort()).toEqual([...dice].sort());
});

test("drawings consist of finite numbers and stay small", () => {
  const all: Draw[] = [
    ...Object.values(families).flatMap((family) => Object.values(family)),
    ...Object.values(cities).map((city) => city.draw),
    ...Object.values(wonders).map((wonder) => wonder.draw),
    ...Object.values(coins),
    ...Object.values(plans),
    ...Object.values(ceremonies),
    ...Object.values(backs).flatMap((ages) => Object.values(ages).map((back) => back.draw)),
    across,
    upright,
    (pen) => [forum, fountain].forEach((part) => part(pen)),
  ];
  for (const draw of all) {
    const found = paths(draw);
    expect(found.length).toBeGreaterThan(10);
    // Pages show dozens of drawings at once.
    expect(found.length).toBeLessThan(1500);
    for (const d of found) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("a wonder grows in four parts, all of them with the last stage", () => {
  for (const [id, city] of Object.entries(cities)) {
    const parts = drawn(city.draw).flatMap((item) => ("part" in item ? [item.part] : []));
    expect([...new Set(parts)].sort(), id).toEqual([1, 2, 3, 4]);
  }
  for (const stages of [2, 3, 4]) {
    const steps = Array.from({ length: stages + 1 }, (_, built) => stagePart(built, stages));
    expect(steps[0]).toBe(0);
    expect(steps[stages]).toBe(4);
    for (let i = 1; i <= stages; i++) expect(steps[i]).toBeGreaterThan(steps[i - 1]!);
  }
});

test("a stage that is built rises; those that stood do not", async () => {
  const { container, rerender } = render(CityScene, {
    city: "gizah",
    night: false,
    built: 1,
    stages: 4,
  });
  const parts = () => container.querySelector("canvas")!.dataset.parts;
  expect(parts()).toBe("1");
  await rerender({ built: 2 });
  expect(parts()).toBe("2");
});

test("pictures are decoration and carry no style attributes", () => {
  const { container } = render(CardPicture, { card: "loom-2" });
  const canvas = container.querySelector("canvas")!;
  expect(canvas.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelectorAll("[style], [id], image, foreignObject, filter")).toHaveLength(0);
});

test("a part that is not built is a dotted outline; one that is being built rises from the ground", () => {
  const calls: string[] = [];
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (kept, name: string) =>
      kept[name] ?? ((...args: unknown[]) => calls.push([name, ...args].join(" "))),
    set: (kept, name: string, value) => ((kept[name] = value), true),
  });
  vi.stubGlobal("Path2D", class {});
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [100, 50];
  canvas.getContext = (() => pen) as never;
  const scene = [
    { t: "sky", d: "M0 0H10" },
    { part: 1, marks: [{ t: "lit", d: "M0 0H10" }] },
    { part: 2, marks: [{ t: "lit", d: "M0 0H10" }] },
  ] as Scene;
  const look = { scene, view: "0 0 100 50", fit: "none" };
  const count = (name: string) =>
    calls.filter((call) => call.startsWith(`${name} `) || call === name).length;
  paint(canvas, { ...look, upTo: 1 }, 1);
  expect([count("fill"), count("stroke"), count("setLineDash"), count("clip")]).toEqual([
    2, 1, 1, 0,
  ]);
  calls.length = 0;
  paint(canvas, { ...look, upTo: 2, rising: { above: 1, share: 0.5 } }, 1);
  expect([count("fill"), count("stroke"), count("clip")]).toEqual([3, 0, 1]);
  expect(calls).toContain("rect 0 25 100 50");
  vi.unstubAllGlobals();
});
