/** The message files are complete in every language, and every used id exists. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { diceCatalogue } from "../gen/dice-catalogue";
import { duelCatalogue } from "../gen/duel-catalogue";
import { refusalCodes } from "../gen/protocol";
import { wondersCatalogue } from "../gen/wonders-catalogue";
import { OPTIONS } from "../home/options";
import { BOTS } from "../home/seats";
import { TITLES } from "../shell/pages";
import { COLOURS } from "../ui/types";
import { GAMES } from "./game-ui";
import { LANGS, type Lang } from "./settings.svelte";

const web = join(import.meta.dirname, "../..");
const folder = (lang: Lang) => join(web, "../locales", lang);
const filesOf = (lang: Lang) => readdirSync(folder(lang)).filter((name) => name.endsWith(".ftl"));

interface Message {
  file: string;
  /** Names of the variables, sorted. */
  variables: string[];
  /** Texts of all variants, to check that none is empty. */
  texts: string[];
}

/** Collects the variables and texts of a parsed Fluent pattern. */
function walk(part: unknown, into: { variables: Set<string>; texts: string[] }): void {
  if (typeof part === "string") into.texts.push(part);
  else if (Array.isArray(part)) part.forEach((one) => walk(one, into));
  else if (part && typeof part === "object") {
    const { type, name, variants, selector, value, args } = part as Record<string, unknown>;
    if (type === "var") into.variables.add(name as string);
    if (variants) (variants as { value: unknown }[]).forEach((one) => walk(one.value, into));
    if (selector) walk(selector, into);
    if (args) walk(args, into);
    if (type === undefined && value !== undefined) walk(value, into);
  }
}

function read(lang: Lang): Map<string, Message> {
  const all = new Map<string, Message>();
  for (const file of filesOf(lang)) {
    const text = readFileSync(join(folder(lang), file), "utf8");
    const { body } = new FluentResource(text);
    // Fluent drops unreadable messages silently; this detects them.
    const written = [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1]!);
    expect(body.map((message) => message.id).sort(), `${lang}/${file}`).toEqual(written.sort());
    for (const { id, value } of body) {
      expect(all.has(id), `${lang}/${file}: ${id} is also in ${all.get(id)?.file}`).toBe(false);
      const found = { variables: new Set<string>(), texts: [] as string[] };
      walk(value, found);
      all.set(id, { file, variables: [...found.variables].sort(), texts: found.texts });
    }
  }
  return all;
}

const english = read("en");
const exists = (id: string) => english.has(id.replaceAll("_", "-"));

/** Every source file that may use messages. */
function sources(under = join(web, "src")): [string, string][] {
  return readdirSync(under, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(under, entry.name);
    if (entry.isDirectory()) return entry.name === "gen" ? [] : sources(path);
    const wanted = /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith(".test.ts");
    return wanted ? [[path.slice(web.length + 1), readFileSync(path, "utf8")]] : [];
  });
}

const code = sources();

describe("message files", () => {
  it.each(LANGS.filter((lang) => lang !== "en"))("%s has what English has", (lang) => {
    const other = read(lang);
    expect(filesOf(lang)).toEqual(filesOf("en"));
    expect([...english.keys()].filter((id) => !other.has(id))).toEqual([]);
    expect([...other.keys()].filter((id) => !english.has(id))).toEqual([]);
    const differ = [...other].filter(
      ([id, { file, variables }]) =>
        file !== english.get(id)!.file || variables.join() !== english.get(id)!.variables.join(),
    );
    expect(differ.map(([id, { variables }]) => `${id}: ${variables}`)).toEqual([]);
  });

  it.each(LANGS)("%s leaves nothing empty", (lang) => {
    const empty = [...read(lang)].filter(([, { texts, variables }]) => {
      return texts.every((text) => text.trim() === "") && variables.length === 0;
    });
    expect(empty.map(([id]) => id)).toEqual([]);
  });

  it("are the ones the types were made of", () => {
    const check = [join(web, "scripts/messages.mjs"), "--check"];
    expect(() => execFileSync(process.execPath, check, { stdio: "pipe" })).not.toThrow();
  });
});

describe("ids in the code", () => {
  it("exist", () => {
    const missing = code.flatMap(([file, text]) =>
      [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)]
        .map((match) => match[1]!)
        .filter((id) => !english.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it("get the variables they need", () => {
    // `t("id")` without arguments must be a message without variables.
    const lacking = code.flatMap(([file, text]) =>
      [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"\s*\)/g)]
        .map((match) => match[1]!)
        .filter((id) => (english.get(id)?.variables.length ?? 0) > 0)
        .map((id) => `${file}: ${id}`),
    );
    expect(lacking).toEqual([]);
  });

  it("that are made up of parts belong to a family", () => {
    const missing = code.flatMap(([file, text]) =>
      [...text.matchAll(/\btid\(\s*"([a-z0-9-]+)"/g)]
        .map((match) => match[1]!)
        .filter(
          (prefix) =>
            ![...english.keys()].some((id) => id === prefix || id.startsWith(prefix + "-")),
        )
        .map((prefix) => `${file}: ${prefix}`),
    );
    expect(missing).toEqual([]);
  });
});

const goods = [
  ...wondersCatalogue.raw,
  ...wondersCatalogue.manufactured,
  ...duelCatalogue.raw,
  ...duelCatalogue.manufactured,
];

/** Families of messages whose ids are composed from catalogues, the protocol or lists. */
const families: Record<string, readonly (string | number)[]> = {
  game: GAMES,
  bot: BOTS.flatMap((bot) => [bot, `${bot}-about`]),
  goods,
  colour: COLOURS,
  age: [1, 2, 3],
  science: [...wondersCatalogue.symbols, ...duelCatalogue.symbols],
  refusal: [...refusalCodes, "offline"].map((one) => one.replace("/", "-")),
  "wonders-card": Object.keys(wondersCatalogue.cards),
  "wonders-wonder": Object.keys(wondersCatalogue.wonders),
  "wonders-score": wondersCatalogue.categories,
  "duel-card": Object.keys(duelCatalogue.cards),
  "duel-wonder": Object.keys(duelCatalogue.wonders),
  "duel-token": Object.keys(duelCatalogue.tokens),
  "duel-score": duelCatalogue.categories,
  "dice-building": diceCatalogue.buildings,
  "dice-score": diceCatalogue.categories,
  "games-end": ["points", "military", "science"],
  "home-about": GAMES,
  "home-facts": GAMES,
  "home-option": GAMES.flatMap((game) =>
    OPTIONS[game].flatMap(({ name, values }) => [
      `${game}-${name}`,
      ...values.flatMap((value) => [`${game}-${name}-${value}`, `${game}-${name}-${value}-about`]),
    ]),
  ),
  "home-boards": diceCatalogue.boards.flatMap(({ name }) => [name, `${name}-about`]),
  "home-set-start": ["host", "full"],
  "home-set-watch": ["public", "delayed", "nobody"].flatMap((one) => [one, `${one}-about`]),
  "home-set-undo": ["fair", "always", "never"].flatMap((one) => [one, `${one}-about`]),
  "home-set-clock": ["none", "move", "game"].flatMap((one) => [one, `${one}-about`]),
  "settings-theme": ["auto", "light", "dark"],
  "settings-text": [100, 115, 130, 150],
  "settings-motion": ["auto", "full", "less"],
};

describe("families", () => {
  it.each(Object.entries(families))("%s is complete", (prefix, members) => {
    const missing = members.map((one) => `${prefix}-${one}`).filter((id) => !exists(id));
    expect(members.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it("every page has a title", () => {
    expect(Object.values(TITLES).filter((id) => !exists(id))).toEqual([]);
  });
});
