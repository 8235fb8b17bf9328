import { describe, expect, it } from "vitest";
import { catalogue, isCard, priceFrom, sourcesOf } from "./facts";
import { around, forecast } from "./forecast";
import { lackOf, uncovered } from "./goods";
import { moment, moments } from "./moments.testing";
import { movesOf, readMove, sensible } from "./moves";
import { sciencePoints, score, shieldsOf } from "./score";
import { tagOf } from "./face";
import { whyNoBuild, whyNoStage } from "./why";

describe("what the page counts is what the server counts", () => {
  it.each(moments)("$name", ({ picture, seat, legal }) => {
    for (const city of picture.cities) {
      expect(score(around(picture, city.seat))).toEqual(city.points);
      expect(shieldsOf(city)).toBe(city.shields);
      const sure = sourcesOf(city).filter((source) => source.of.length === 1);
      const made = Object.values(city.production).reduce((a, b) => a + b, 0);
      // Before the first age the board makes nothing yet.
      if (picture.age > 0) expect(sure.length).toBe(made);
    }
    if (picture.due !== "all play a card" && picture.due !== "the seventh card is played") return;
    for (const one of picture.hand) {
      const moves = movesOf(legal, one.card);
      expect([one.card, whyNoBuild(picture, seat, one.card) === null]).toEqual([
        one.card,
        moves.build.length > 0,
      ]);
      expect(whyNoStage(picture, seat) === null).toBe(moves.stage.length > 0);
      expect(tagOf(picture, seat, one).kind === "no").toBe(moves.build.length === 0);
    }
  });
});

describe("science", () => {
  // Rules 7.11 to 7.13.
  it.each([
    [3, 2, 1, 0, 21],
    [2, 2, 1, 1, 26],
    [4, 1, 0, 1, 26],
    [0, 0, 0, 2, 4],
  ])("%i %i %i and %i of choice are %i", (compass, gear, tablet, choice, points) => {
    expect(sciencePoints({ symbols: { compass, gear, tablet }, choice })).toBe(points);
  });
});

describe("goods", () => {
  it("gives a choice where it is needed most", () => {
    const sources = [
      { of: ["wood" as const, "clay" as const], sold: true },
      { of: ["wood" as const], sold: true },
    ];
    expect(uncovered(["wood", "clay"], sources)).toEqual([]);
    expect(uncovered(["wood", "wood", "clay"], sources)).toHaveLength(1);
  });

  it("does not buy what neighbours keep for themselves", () => {
    const { picture } = moment("between two payments");
    const [any] = picture.cities;
    const bare = { ...any!, cards: [], wonder: null };
    expect(lackOf(["ore", "clay"], bare, [{ ...bare, cards: ["caravansery"] }, bare]).all).toEqual([
      "ore",
      "clay",
    ]);
  });

  it("knows the discounts", () => {
    const [city] = moment("first turn").picture.cities;
    const built = { ...city!, cards: ["west-trading-post" as const, "marketplace" as const] };
    expect(priceFrom(built, "left")).toEqual({ raw: 1, manufactured: 1 });
    expect(priceFrom(built, "right")).toEqual({ raw: 2, manufactured: 1 });
  });
});

describe("why not", () => {
  const { picture } = moment("first turn");
  const hand = { free: false, bank: 0, payments: [] };
  const check = (
    change: Partial<(typeof picture.cities)[0]>,
    card: string,
    payments: object[] = [],
  ) =>
    whyNoBuild(
      {
        ...picture,
        cities: picture.cities.map((city, seat) => ({
          ...city,
          cards: [],
          ...(seat === 0 ? change : {}),
        })),
        hand: [{ ...hand, card: card as never, payments: payments as never }],
      },
      0,
      card as never,
    );

  it("says what stands already, also under another id", () => {
    expect(check({ cards: ["loom-1"] }, "loom-2")).toEqual({ is: "built" });
  });
  it("says what nobody has", () => {
    // Gizah between Olympia (clay) and Rhodos (ore).
    expect(check({}, "apothecary")).toEqual({ is: "nowhere", goods: ["cloth"] });
  });
  it("says what is missing and what it would cost", () => {
    expect(check({ coins: 1 }, "guard-tower", [{ left: 2, right: 0 }])).toEqual({
      is: "dear",
      goods: ["clay"],
      price: 2,
      coins: 1,
    });
  });
  it("says when the wonder is complete", () => {
    const done = picture.cities.map((city) => ({ ...city, stages_built: city.stages }));
    expect(whyNoStage({ ...picture, cities: done }, 0)).toEqual({ is: "complete" });
  });
});

describe("what a move would bring", () => {
  const { picture, seat } = moment("three ways to pay");
  const then = (text: string) => forecast(picture, seat, readMove(text)!);

  it("counts coins to everybody", () => {
    const { coins } = picture.cities[seat]!;
    expect(then("build senate pay 2 left 4 right")).toMatchObject({
      left: 2,
      right: 4,
      coinsAfter: coins - 6,
      points: 6,
    });
    expect(then("sell senate")).toMatchObject({ coinsAfter: coins + 3, points: 0 });
  });
  it("compares shields with both neighbours", () => {
    // Strength 2 between 3 and 4.
    const { shieldsBefore, shieldsAfter, rivals } = then("build circus pay 6 left");
    expect([shieldsBefore, shieldsAfter]).toEqual([2, 5]);
    expect(rivals.map(({ seat, was, is }) => [seat, was, is])).toEqual([
      [0, "weaker", "stronger"],
      [3, "weaker", "stronger"],
    ]);
  });
  it("brings coins for what it counts, itself included", () => {
    const before = picture.cities[seat]!.coins;
    const brown = picture.cities[seat]!.cards.filter(
      (id) => catalogue.cards[id].colour === "brown",
    ).length;
    expect(then("build haven pay 4 left").coinsAfter).toBe(before - 4 + brown);
  });
  it("says what becomes free, and not what is free already", () => {
    const first = moment("first turn");
    const opens = (cards: ("east-trading-post" | "marketplace")[], text: string) =>
      forecast(
        {
          ...first.picture,
          cities: first.picture.cities.map((city, at) => (at === 0 ? { ...city, cards } : city)),
        },
        0,
        readMove(text)!,
      ).opens;
    expect(opens([], "build west-trading-post")).toEqual(["forum"]);
    expect(opens(["east-trading-post"], "build west-trading-post")).toEqual([]);
  });
});

describe("moves", () => {
  it("are read as they are written", () => {
    for (const { legal } of moments) {
      for (const text of legal) {
        const move = readMove(text)!;
        expect(move.text).toBe(text);
        if ("card" in move) expect(isCard(move.card)).toBe(true);
        if ("pay" in move) {
          const paid = (["left", "right"] as const).filter((side) => move.pay[side] > 0);
          const words = paid.map((side) => ` ${move.pay[side]} ${side}`).join("");
          expect(text.endsWith(words ? `pay${words}` : move.card)).toBe(true);
        }
      }
    }
  });
  it("have a sensible one when there is only one besides the sale", () => {
    const { legal } = moment("seventh card");
    expect(sensible(movesOf(legal, "baths"))?.text).toBe("build baths");
    const other = moment("three ways to pay");
    expect(sensible(movesOf(other.legal, "senate"))).toBeNull();
    expect(sensible(movesOf(other.legal, "traders-guild"))?.text).toBe(
      "build traders-guild pay 4 left 2 right",
    );
  });
});
