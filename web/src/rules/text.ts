/** Parses the rules, `locales/<lang>/rules/<game>.md`, into sections. */

import { isSymbol, type SymbolName } from "../symbols/names";

/** A part of a line. */
export type Part =
  | { is: "text"; text: string }
  | { is: "strong"; text: string }
  | { is: "symbol"; name: SymbolName }
  /** A link to another section. */
  | { is: "section"; id: string; text: string }
  /** A card, wonder or token with an explanation. */
  | { is: "thing"; kind: string; id: string; text: string }
  /** The numbers of the rules that a line is based on. */
  | { is: "rules"; numbers: string };

export type Block =
  | { is: "paragraph"; parts: Part[] }
  | { is: "list"; items: Part[][] }
  | { is: "heading"; text: string };

export interface Section {
  /** The same in all languages. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  intro: Block[];
  sections: Section[];
}

const PART =
  /\*\*(?<strong>[^*]+)\*\*|\{(?<symbol>[a-z0-9-]+)\}|\[(?<text>[^\]]+)\]\((?<target>[^)]+)\)|\(R (?<rules>\d[\d.,\s–]*)\)/gu;

/** Parses a line. Throws on an unknown symbol or a malformed link. */
export function readParts(line: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const say = (text: string) => {
    if (text) parts.push({ is: "text", text });
  };
  for (const match of line.matchAll(PART)) {
    say(line.slice(from, match.index));
    from = match.index + match[0].length;
    const { strong, symbol, text, target, rules } = match.groups!;
    if (strong) parts.push({ is: "strong", text: strong });
    else if (symbol) {
      if (!isSymbol(symbol)) throw new Error(`no symbol is called ${symbol}: ${line}`);
      parts.push({ is: "symbol", name: symbol });
    } else if (rules) parts.push({ is: "rules", numbers: rules.trim() });
    else parts.push(readLink(text!, target!));
  }
  say(line.slice(from));
  return parts;
}

function readLink(text: string, target: string): Part {
  if (target.startsWith("#")) return { is: "section", id: target.slice(1), text };
  const [kind, id] = target.split(":", 2);
  if (!kind || !id) throw new Error(`${target} is neither #section nor kind:id`);
  return { is: "thing", kind, id, text };
}

/** Parses a whole file. Adjacent lines are joined; an empty line ends a paragraph. */
export function readRules(file: string): Rules {
  const rules: Rules = { title: "", intro: [], sections: [] };
  let blocks = rules.intro;
  /** The lines of the current paragraph or list item. */
  let open: string[] = [];
  let items: Part[][] | null = null;
  let inItem = false;

  const close = () => {
    if (open.length > 0) {
      const parts = readParts(open.join(" "));
      if (inItem && items) items.push(parts);
      else blocks.push({ is: "paragraph", parts });
    }
    open = [];
  };
  const closeList = () => {
    close();
    items = null;
    inItem = false;
  };

  for (const raw of file.split("\n")) {
    const line = raw.trim();
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    if (heading) {
      closeList();
      const [, marks, title] = heading;
      if (marks === "#") rules.title = title!;
      else if (marks === "##") {
        const [id, ...rest] = title!.split(": ");
        if (rest.length === 0) throw new Error(`a section is written "## id: Title", not ${line}`);
        blocks = [];
        rules.sections.push({ id: id!, title: rest.join(": "), blocks });
      } else blocks.push({ is: "heading", text: title! });
    } else if (line === "") closeList();
    else if (line.startsWith("- ")) {
      close();
      if (!items) {
        items = [];
        blocks.push({ is: "list", items });
      }
      inItem = true;
      open = [line.slice(2)];
    } else open.push(line);
  }
  closeList();
  return rules;
}

/** The text of a line, without symbols and rule numbers. */
export function plain(parts: Part[]): string {
  return parts
    .map((part) => ("text" in part ? part.text : ""))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** All lines of a section. */
export function linesOf(section: Section): Part[][] {
  return section.blocks.flatMap((block) =>
    block.is === "list"
      ? block.items
      : block.is === "heading"
        ? [[{ is: "text" as const, text: block.text }]]
        : [block.parts],
  );
}
