import { describe, expect, it } from "vitest";
import type { Verification } from "../engine/protocol";
import type { Fairness } from "../gen/protocol";
import { isShown, redraw, type Check } from "./redraw";

const RECORD = `mirabilia 1 wonders
seats 3
commitment 63
secret 00
numbers 0:c0ffee 2:7
deal wonders giza rhodes ephesus
deal age 1 altar / theater / tavern
0 sell altar
1 stage with theater west:2
2 build tavern
`;
/** The same game as the third seat saw it. */
const SHOWN = [
  "deal wonders giza rhodes ephesus",
  "deal age 1",
  "0 sell ?",
  "1 stage with ? west:2",
  "2 build tavern",
];
const FAIRNESS: Fairness = {
  commitment: "63",
  secret: "00",
  numbers: [
    [0, "c0ffee"],
    [2, "7"],
  ],
};
const FOUND: Verification = {
  ok: true,
  game: "wonders",
  over: true,
  deals: 2,
  given: 0,
  commitment: "63",
  seed: "11",
  numbers: [
    { seat: 0, number: "c0ffee" },
    { seat: 2, number: "7" },
  ],
  problem: null,
  line: null,
  step: null,
};

const check =
  (changed: Partial<Verification> = {}): Check =>
  async () => ({ ...FOUND, ...changed });
const drawn = (found: Check, shown = SHOWN) => redraw("wonders", RECORD, FAIRNESS, shown, found);

describe("luck drawn again", () => {
  it("compares the record with what was shown", () => {
    expect(isShown(RECORD, SHOWN)).toBe(true);
    expect(isShown(RECORD, SHOWN.slice(0, -1))).toBe(false);
    expect(isShown(RECORD, SHOWN.with(4, "2 build altar"))).toBe(false);
    expect(isShown(RECORD, SHOWN.with(3, "1 stage with ? west:1"))).toBe(false);
    expect(isShown(RECORD, SHOWN.with(0, "deal wonders giza rhodes babylon"))).toBe(false);
  });

  it("says that every deal is the same", async () => {
    expect(await drawn(check())).toEqual({ verdict: "same", deals: 2, given: 0 });
  });

  it("warns of a deal that does not follow from the commitment", async () => {
    const found = check({ ok: false, step: 2, problem: "step 2 is …" });
    expect(await drawn(found)).toEqual({ verdict: "other-luck", step: 2 });
  });

  it("warns of a record of another game, commitment or number", async () => {
    const other = { verdict: "other-record" };
    expect(await drawn(check(), SHOWN.with(4, "2 build altar"))).toEqual(other);
    expect(await drawn(check({ commitment: "64" }))).toEqual(other);
    expect(await drawn(check({ numbers: FOUND.numbers.slice(1) }))).toEqual(other);
    expect(await drawn(check({ over: false }))).toEqual(other);
    expect(await drawn(check({ ok: false, problem: "the hash of the secret …" }))).toEqual(other);
  });

  it("says so if it cannot tell", async () => {
    const refuses: Check = () => Promise.reject(new Error("unknown boards"));
    expect(await drawn(refuses)).toEqual({ verdict: "undrawn" });
    expect(await drawn(async () => null)).toEqual({ verdict: "undrawn" });
  });
});
