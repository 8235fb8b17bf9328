/** What the board works out by itself: prices, consequences, layout. The server's numbers judge it. */

import { describe, expect, it } from "vitest";
import type { DuelPicture } from "../gen/duel";
import { after } from "./after";
import { cards, coveredBy, freedBy, isCard, slotsOf } from "./facts";
import { changed, MOMENTS, STEPS } from "./fixture";
import { layoutOf } from "./layout";
import { playsAgain, readMove, readStep } from "./moves";
import { billFor, trade } from "./price";
import { pointsOf } from "./score";

const moments = Object.entries(MOMENTS);

describe("prices", () => {
  it.each(moments)("of %s come to what the server says", (_, { picture }) => {
    for (const seat of [0, 1] as const) {
      const parts = (id: Parameters<typeof billFor>[2]) => {
        const bill = billFor(picture, seat, id);
        return bill.coins + trade(bill);
      };
      for (const { lies, prices } of picture.structure) {
        if (isCard(lies)) expect(parts(lies), `${lies} for ${seat}`).toBe(prices![seat]);
      }
      for (const { wonder, price } of picture.cities[seat].wonders_unbuilt) {
        expect(parts(wonder), `${wonder} for ${seat}`).toBe(price);
      }
    }
  });

  const bill = (
    id: "courthouse" | "aqueduct" | "great-lighthouse",
    change?: (p: DuelPicture) => void,
  ) => billFor(changed(MOMENTS.card, change ?? (() => {})), 0, id);

  it("say what is there, bought and chosen", () => {
    // Two wood and a glass; the city makes one wood and one glass.
    expect(bill("courthouse")).toMatchObject({
      own: ["wood", "glass"],
      bought: [{ good: "wood", n: 1, unit: 3 }],
      total: 3,
    });
    expect(bill("great-lighthouse")).toMatchObject({ chosen: ["papyrus"], bought: [], total: 0 });
  });

  it("are nothing through a chain", () => {
    expect(bill("aqueduct")).toMatchObject({ chain: "baths", bought: [], total: 0 });
  });

  it("spare two goods of a blue card with Masonry, the dearest first", () => {
    const found = bill("courthouse", (picture) => {
      picture.cities[0].tokens.push("masonry");
      picture.structure.find((one) => one.lies === "courthouse")!.prices = [0, 6];
    });
    expect(found).toMatchObject({ waived: ["wood"], bought: [], total: 0 });
  });

  it("go to the owner of Economy", () => {
    const picture = changed(MOMENTS.card, (one) => one.cities[1].tokens.push("economy"));
    expect(billFor(picture, 0, "courthouse").economy).toBe(true);
    const out = after(picture, 0, { verb: "build", card: "courthouse" });
    expect(out.rivalGains).toBe(3);
    expect(out.coins[1]).toBe(picture.cities[1].coins + 3);
  });
});

describe("consequences", () => {
  it.each(moments)("of the move at %s are what then happened", (name, { picture, line, then }) => {
    const { seat, move } = readStep(line)!;
    const out = after(picture, seat, move);
    expect(out.coins).toEqual(then.coins);
    expect(out.pawn.to).toBe(then.pawn);
    expect(
      out.points.map(([, points]) => points),
      name,
    ).toEqual(then.points);
  });

  it.each(moments)("points at %s are those of the server", (_, { picture }) => {
    const [a, b] = picture.cities.map(({ coins, cards, wonders_built, tokens }) => {
      return { coins, cards, wonders: wonders_built, tokens };
    });
    for (const { seat, points } of picture.cities) {
      expect(pointsOf([a!, b!], picture.pawn, seat)).toEqual(points);
    }
  });

  const wall = (change: (picture: DuelPicture) => void) =>
    after(
      changed(MOMENTS.card, (picture) => {
        const open = picture.structure.find((one) => one.accessible)!;
        open.lies = "walls";
        open.prices = [0, 0];
        picture.pawn = 0;
        picture.cities[1].coins = 9;
        change(picture);
      }),
      0,
      { verb: "build", card: "walls" },
    );

  it("move the pawn and set off tokens", () => {
    expect(wall((picture) => (picture.pawn = 2))).toMatchObject({
      pawn: { from: 2, to: 4 },
      looted: 2,
    });
    expect(wall((picture) => (picture.pawn = 4))).toMatchObject({ pawn: { to: 6 }, looted: 5 });
    expect(wall((picture) => (picture.pawn = -1))).toMatchObject({ pawn: { to: 1 }, looted: 0 });
  });

  it("lose no more coins than there are, and none where no token lies", () => {
    expect(wall((p) => ((p.pawn = 2), (p.cities[1].coins = 1))).looted).toBe(1);
    expect(wall((p) => ((p.pawn = 2), (p.military_tokens = []))).looted).toBe(0);
  });

  it("stop at the capital and win", () => {
    expect(wall((picture) => (picture.pawn = 8))).toMatchObject({
      pawn: { to: 9 },
      wins: "military",
    });
  });

  it("count Strategy for red cards and not for wonders", () => {
    expect(wall((picture) => picture.cities[0].tokens.push("strategy")).shields).toBe(3);
    const zeus = changed(MOMENTS.card, (picture) => picture.cities[0].tokens.push("strategy"));
    const move = readMove("wonder statue-of-zeus with courthouse")!;
    expect(after(zeus, 0, move).shields).toBe(1);
  });

  it("see a pair, and six symbols", () => {
    const school = (change: (picture: DuelPicture) => void) =>
      after(
        changed(MOMENTS.card, (picture) => {
          picture.structure.find((one) => one.accessible)!.lies = "school";
          change(picture);
        }),
        0,
        { verb: "build", card: "school" },
      );
    const pair = school((picture) => {
      picture.cities[0].cards.push("apothecary");
      picture.cities[0].symbols = ["wheel"];
    });
    expect(pair).toMatchObject({ symbol: "wheel", pair: true, symbols: 1, wins: null });
    const won = school((picture) => {
      picture.cities[0].symbols = ["plumb-level", "quill", "mortar", "sundial", "scales"];
    });
    expect(won).toMatchObject({ pair: false, symbols: 6, wins: "science" });
  });

  it("lose the further turn with the last card", () => {
    const last = changed(MOMENTS.card, (picture) => {
      picture.structure = [picture.structure[0]!];
      picture.cities[0].wonders_unbuilt = [{ wonder: "sphinx", price: 0 }];
    });
    const move = readMove("wonder sphinx with courthouse")!;
    expect(after(last, 0, move)).toMatchObject({ again: false, againLost: true });
    expect(after(MOMENTS.card.picture, 0, readMove("wonder sphinx with courthouse")!).again).toBe(
      true,
    );
  });
});

describe("the structure", () => {
  it.each([
    [1, 6, 5],
    [2, 6, 5],
    [3, 4, 7],
  ])("of age %i is %i cards wide and has %i rows", (age, columns, rows) => {
    const layout = layoutOf(age);
    expect(layout).toMatchObject({ columns, rows });
    expect(layout.places).toHaveLength(20);
    for (const { x } of layout.places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(columns - 1);
    }
  });

  it.each([1, 2, 3])("of age %i has every card half a card beside those it covers", (age) => {
    const places = layoutOf(age).places;
    for (const { slot, covers } of slotsOf(age)) {
      for (const under of covers) {
        expect(Math.abs(places[slot]!.x - places[under]!.x)).toBe(0.5);
        expect(places[slot]!.row).toBe(places[under]!.row + 1);
      }
    }
  });

  it.each(moments)("at %s opens exactly what nothing lies on", (_, { picture }) => {
    for (const { slot, accessible } of picture.structure) {
      expect(coveredBy(picture, slot).length === 0, `slot ${slot}`).toBe(accessible);
    }
  });

  it("knows what a card would free", () => {
    const { picture } = MOMENTS.card;
    const by = (card: string) =>
      freedBy(picture, picture.structure.find((one) => one.lies === card)!.slot);
    // Slot 13 lies on 8 and 9; 12 lies on 8 too, 14 on 9.
    expect(by("aqueduct")).toEqual([]);
    expect(by("glass-blower")).toEqual([10]);
  });
});

describe("the record", () => {
  it("reads every move of a game", () => {
    const moves = STEPS.filter((line) => /^[01] /.test(line));
    expect(moves.length).toBeGreaterThan(60);
    expect(moves.filter((line) => readStep(line) === null)).toEqual([]);
  });

  it("knows a further turn from the last card that was taken", () => {
    const again = ["0 wonder sphinx with quarry", "reveal 9 tavern"];
    expect(playsAgain(again, 0)).toBe(true);
    expect(playsAgain(again, 1)).toBe(false);
    expect(playsAgain([...again, "0 token law"], 0)).toBe(true);
    expect(playsAgain([...again, "deal age 2 …"], 0)).toBe(false);
  });

  it("knows every card that a chain makes free", () => {
    for (const { id, opens } of Object.values(cards)) {
      if (opens) expect(cards[opens].free_with).toBe(id);
    }
  });
});
