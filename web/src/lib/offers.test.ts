import { expect, test } from "vitest";
import { wholeOffers } from "./offers";

test("a way has what the way it is like has, and its own", () => {
  const title = { id: "duel-card-inn" };
  const stage = { label: { id: "wonders-stage-n" }, price: 2 };
  const sent = [
    { pick: "inn", title, ways: [{ move: "stage with inn", ...stage }] },
    {
      pick: "baths",
      title,
      ways: [{ move: "stage with baths", like: "stage with inn", price: 3 }],
    },
  ];
  expect(wholeOffers(sent)[1]!.ways).toEqual([{ move: "stage with baths", ...stage, price: 3 }]);
});

test("what has no title goes by its id", () => {
  const refusal = { id: "dice-why-crossed" };
  const sent = [{ pick: "market.camel.2", ways: [{ move: "build red market.camel.2", refusal }] }];
  const own = { id: "dice-own", args: { name: "market.camel.2" } };
  expect(wholeOffers(sent)[0]!.title).toEqual(own);
  expect(wholeOffers(sent)[0]!.ways[0]!.label).toEqual(own);
});
