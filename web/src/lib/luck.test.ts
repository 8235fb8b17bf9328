import { beforeEach, describe, expect, it } from "vitest";
import type { Fairness } from "../gen/protocol";
import { checkLuck, contribute, keptLuck } from "./luck";

/** The example of `docs/fair-luck.md`. */
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

beforeEach(() => localStorage.clear());

async function sent(table = "t"): Promise<string> {
  let number = "";
  await contribute(table, COMMITMENT, 0, async (given) => {
    number = given ?? "";
    return true;
  });
  return number;
}

const fairness = (number: string, changed: Partial<Fairness> = {}): Fairness => ({
  commitment: COMMITMENT,
  numbers: [[0, number]],
  secret: SECRET,
  ...changed,
});

describe("fair luck", () => {
  it("sends no number before the commitment was read", async () => {
    let given: string | null = "";
    await contribute("t", undefined, 0, async (number) => {
      given = number;
      return true;
    });
    expect(given).toBe(null);
    expect(keptLuck("t")).toBe(null);
  });

  it("remembers what the server took, and nothing else", async () => {
    expect(await sent()).toMatch(/^[0-9a-f]{32}$/);
    expect(keptLuck("t")?.commitment).toBe(COMMITMENT);
    await contribute("u", COMMITMENT, 0, async () => null);
    expect(keptLuck("u")).toBe(null);
  });

  it("checks secret, commitment and number at the end", async () => {
    const number = await sent();
    expect(await checkLuck("t", fairness(number))).toBe("kept");
    expect(await checkLuck("t", fairness(number, { secret: undefined }))).toBe("early");
    const early = fairness(number, { secret: undefined, numbers: [] });
    expect(await checkLuck("t", early)).toBe("early");
    expect(await checkLuck("u", fairness(number))).toBe("none");
    const other = "00".repeat(32);
    expect(await checkLuck("t", fairness(number, { commitment: other }))).toBe("other-commitment");
    expect(await checkLuck("t", fairness(number, { secret: other }))).toBe("other-secret");
    expect(await checkLuck("t", fairness("c0ffee"))).toBe("other-number");
    expect(await checkLuck("t", fairness(number, { numbers: [] }))).toBe("other-number");
  });

  it("does not let a server replace its commitment", async () => {
    await sent();
    await contribute("t", "00".repeat(32), 1, async () => true);
    expect(keptLuck("t")?.commitment).toBe(COMMITMENT);
  });
});
