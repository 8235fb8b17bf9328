import { expect, test } from "vitest";
import type { Reason } from "../gen/analysis";
import { isDrawback, tellReason } from "./reasons";
import { inEveryLanguage } from "./testing/words";

const points: Reason = { kind: "points", points: 3, by: { civilian: 3 } };

/** One of every kind, and of those that are told in several ways each way. */
const ALL: { [K in Reason["kind"]]: Extract<Reason, { kind: K }>[] } = {
  wins: [
    { kind: "wins", by: "military" },
    { kind: "wins", by: "science" },
  ],
  "stops-win": [{ kind: "stops-win", by: "science", with: ["lodge", "study"] }],
  "allows-win": [{ kind: "allows-win", by: "military", with: ["arsenal"] }],
  points: [points, { kind: "points", points: 1, by: { civilian: 1, guilds: 0 } }],
  coins: [{ kind: "coins", coins: 1 }],
  "takes-coins": [{ kind: "takes-coins", seat: 1, coins: 2 }],
  goods: [
    { kind: "goods", goods: ["clay", "clay"] },
    { kind: "goods", goods: ["wood or clay"] },
  ],
  choice: [
    { kind: "choice", of: "raw" },
    { kind: "choice", of: "manufactured" },
  ],
  cheap: [{ kind: "cheap", goods: ["wood", "stone"] }],
  free: [
    { kind: "free", with: "baths" },
    { kind: "free", with: "" },
  ],
  chain: [{ kind: "chain", opens: ["aqueduct"] }],
  pawn: [
    { kind: "pawn", spaces: 2, distance: 5 },
    { kind: "pawn", spaces: 1, distance: 0 },
    { kind: "pawn", spaces: 1, distance: -3 },
  ],
  conflict: [
    { kind: "conflict", seat: 1, was: "weaker", is: "equal" },
    { kind: "conflict", seat: 1, was: "weaker", is: "stronger" },
  ],
  symbol: [{ kind: "symbol", symbol: "armillary-sphere", different: 3 }],
  pair: [{ kind: "pair", symbol: "wheel" }],
  "science-set": [
    { kind: "science-set", sets: 1 },
    { kind: "science-set", sets: 2 },
  ],
  again: [{ kind: "again" }],
  token: [
    "agriculture",
    "architecture",
    "economy",
    "law",
    "masonry",
    "mathematics",
    "philosophy",
    "strategy",
    "theology",
    "urbanism",
  ].map((token) => ({ kind: "token", token })),
  effect: [
    "destroy",
    "revive",
    "library",
    "seventh-card",
    "wild-science",
    "first-of-colour",
    "first-card",
    "last-card",
  ].map((effect) => ({ kind: "effect", effect })),
  destroys: [{ kind: "destroys", seat: 1, card: "press" }],
  promises: [{ kind: "promises", wonder: "pyramids", brings: [points, { kind: "again" }] }],
  begins: [{ kind: "begins", seat: 1 }],
  denies: [{ kind: "denies", seat: 1, card: "stable", brings: { kind: "pair", symbol: "quill" } }],
  "leaves-none": [{ kind: "leaves-none", seat: 1, of: "shield" }],
  uncovers: [{ kind: "uncovers", seat: 1, card: "circus", brings: points }],
  "uncovers-nothing": [{ kind: "uncovers-nothing" }],
  stage: [{ kind: "stage", stage: 2, of: 3 }],
  attack: [{ kind: "attack", seat: 1, points: 3 }],
  defence: [{ kind: "defence", seat: 1, defence: 1 }],
  resources: [{ kind: "resources", resources: 1 }],
  unlocks: [{ kind: "unlocks", die: "black" }],
  "cheaper-dice": [{ kind: "cheaper-dice", colours: ["red", "green"] }],
  more: ["action", "free-die", "cross"].map((of) => ({ kind: "more", of })),
  completes: [{ kind: "completes", building: "barracks_west" }],
  bonus: [{ kind: "bonus", bonus: "coins", number: 2, of: 3 }],
  "brings-end": [
    { kind: "brings-end", ahead: true },
    { kind: "brings-end", ahead: false },
  ],
  "first-agora": [{ kind: "first-agora", points: 3 }],
};

/** Names that nobody takes for an id. */
const told = {
  room: { nameOf: (id: string) => `«${id}»`, categoryName: (id: string) => `‹${id}›` },
  names: ["Ada", "Bo"],
};

test("every reason has words in every language", async () => {
  await inEveryLanguage((lang) => {
    for (const reason of Object.values(ALL).flat()) {
      const text = tellReason(reason, told);
      const where = `${lang} ${reason.kind}: ${text}`;
      expect(text, where).not.toMatch(/\{|\}|undefined|NaN/);
      // An id of a message where its words should be.
      expect(text, where).not.toMatch(/\b(reason|goods|colour|science)-[a-z]/);
      expect(text.charAt(0), where).toBe(text.charAt(0).toLocaleUpperCase());
    }
  });
});

test("cards, lines and people are called by their names", async () => {
  await inEveryLanguage((lang) => {
    const say = (reason: Reason) => tellReason(reason, told);
    expect(say(ALL.denies[0]!), lang).toContain("«stable»");
    expect(say(ALL.denies[0]!), lang).toContain("Bo");
    expect(say(points), lang).toContain("‹civilian›");
    expect(say(ALL.promises[0]!), lang).toContain("«pyramids»");
    expect(say(ALL.completes[0]!), lang).toContain("‹barracks_west›");
    expect(say(ALL.bonus[0]!), lang).toContain("«coins»");
  });
});

test("languages differ", async () => {
  const words = new Map<string, string[]>();
  await inEveryLanguage((lang) => {
    for (const reason of Object.values(ALL).flat()) {
      const key = JSON.stringify(reason);
      words.set(key, [...(words.get(key) ?? []), `${lang} ${tellReason(reason, told)}`]);
    }
  });
  // "Bonus 2 of 3" may look alike; whole languages must not.
  for (const said of words.values()) expect(new Set(said).size).toBe(3);
});

test("what speaks against a move", () => {
  const against = Object.values(ALL).flat().filter(isDrawback);
  expect(new Set(against.map((reason) => reason.kind))).toEqual(
    new Set(["allows-win", "uncovers"]),
  );
});
