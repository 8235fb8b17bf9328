/**
 * The tree of an analysis: positions, and the turns that lead to them. The first child of a position is
 * its main line, the others are variations. Trees are never changed: operations return a new one.
 */

import type { GameKind } from "../gen/games";
import type { Told } from "../gen/tell";
import { decisionOf, stopAt, stops, type Stop } from "./stops";

/** What the engine found out about a move. */
export interface Worth {
  /** The expected share of the victory of the deciding seat. */
  value: number;
  /** The standard error of the value. */
  error: number;
  /** Simulations of the position before the move. */
  iterations: number;
}

export interface Node {
  /** Two characters, unique among siblings. A path is the ids from the root down. */
  readonly id: string;
  /** The position: the first steps of the record, then other lines. */
  readonly at: number;
  readonly line: readonly string[];
  /** The lines since the parent: the decisions of a turn, then luck. */
  readonly own: readonly string[];
  /** The same as messages; empty on the line that was played. */
  readonly told: readonly (Told | null)[];
  /** The seats that decide here, where nothing has been played yet. */
  readonly seats?: readonly number[];
  readonly worth?: Worth;
  /** What somebody wrote about the variation that begins with this turn. */
  readonly comment?: string | undefined;
  /** Are the variations that begin here hidden? */
  readonly folded?: boolean;
  readonly children: readonly Node[];
}

/** A path: the ids from the root down, without separators, so that a prefix is an ancestor. */
export type Path = string;

/** The id of the move that was played. Variations of the game have others. */
const PLAYED = "00";

export const parentOf = (path: Path): Path => path.slice(0, -2);
export const isPlayed = (path: Path): boolean => /^(00)*$/.test(path);
/** The path of a stop of the game. */
export const playedPath = (index: number): Path => PLAYED.repeat(index);
/** How many turns of the game lead to a position before it leaves the game. */
export const playedDepth = (path: Path): number => /^(00)*/.exec(path)![0].length / 2;

const ids = (path: Path): string[] => path.match(/../g) ?? [];

export function nodeAt(root: Node, path: Path): Node | null {
  let node: Node | undefined = root;
  for (const id of ids(path)) node = node?.children.find((one) => one.id === id);
  return node ?? null;
}

/** The tree of a game without variations. */
export function played(all: readonly Stop[], log: readonly string[]): Node {
  let next: Node[] = [];
  for (let index = all.length - 1; ; index--) {
    const at = all[index]?.at ?? 0;
    const own = log.slice(all[index - 1]?.at ?? 0, at);
    const node = { id: index > 0 ? PLAYED : "", at, line: [], own, told: [], children: next };
    if (index <= 0) return node;
    next = [node];
  }
}

/** Replaces the node of a path by what `change` makes of it; null removes it. */
function changed(root: Node, path: Path, change: (node: Node) => Node | null): Node {
  if (path === "") return change(root) ?? root;
  const [id, rest] = [path.slice(0, 2), path.slice(2)];
  const children = root.children.flatMap((child) => {
    if (child.id !== id) return [child];
    const now = rest === "" ? change(child) : changed(child, rest, change);
    return now ? [now] : [];
  });
  return { ...root, children };
}

const sameLines = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((line, at) => line === b[at]);

/** Adds a child, or finds the one that is the same position. Returns its path. */
function add(root: Node, path: Path, child: Omit<Node, "id" | "children">): [Node, Path] {
  const parent = nodeAt(root, path)!;
  const known = parent.children.find(
    (one) => one.at === child.at && sameLines(one.line, child.line),
  );
  if (known) return [root, path + known.id];
  let n = 1;
  const idOf = (n: number) => n.toString(36).padStart(2, "0");
  while (parent.children.some((one) => one.id === idOf(n))) n++;
  const node = { ...child, id: idOf(n), children: [] };
  const grown = changed(root, path, (one) => ({ ...one, children: [...one.children, node] }));
  return [grown, path + node.id];
}

/** A line that leaves the game after `at` steps. */
export interface Line {
  at: number;
  line: readonly string[];
  /** The messages of the line, as far as they are known. */
  told?: readonly (Told | null)[];
  /** The seats that decide at its end. */
  seats?: readonly number[];
  comment?: string;
  /** The first turn after this many lines has the comment. */
  own?: number;
}

/** The game that a tree belongs to. */
export interface Game {
  game: GameKind;
  log: readonly string[];
  told: readonly (Told | null)[];
}

/** Adds the turns of a line and returns the path of its end. Turns that are there already are merged. */
export function addLine(root: Node, of: Game, added: Line): [Node, Path] {
  const { at, line, told = [], seats, comment, own = 0 } = added;
  const whole = [...of.log.slice(0, at), ...line];
  const messages = [...of.log.slice(0, at).map((_, step) => of.told[step] ?? null), ...told];
  const all = stops(of.game, whole);
  const from = stopAt(all, at);
  let [tree, path] = [root, playedPath(from)];
  for (let index = from + 1; index < all.length; index++) {
    const [begin, end] = [all[index - 1]!.at, all[index]!.at];
    const isEnd = index === all.length - 1;
    [tree, path] = add(tree, path, {
      at,
      line: line.slice(0, end - at),
      own: whole.slice(begin, end),
      told: messages.slice(begin, end),
      ...(isEnd && seats && { seats }),
    });
    const isFirst = begin - at <= own && end - at > own;
    if (comment !== undefined && isFirst) tree = note(tree, path, comment);
  }
  return [tree, path];
}

/** Writes a comment; an empty one is removed. */
export function note(root: Node, path: Path, comment: string): Node {
  return changed(root, path, (node) => ({ ...node, comment: comment || undefined }));
}

/** The seats that decide at a position. */
export function decidersOf(node: Node): number[] {
  const decided = node.children.flatMap(decisionsOf).map(({ seat }) => seat);
  return [...new Set([...decided, ...(node.seats ?? [])])].sort((a, b) => a - b);
}

/** Removes a variation and what follows from it. The game itself stays. */
export function remove(root: Node, path: Path): Node {
  return isPlayed(path) ? root : changed(root, path, () => null);
}

/** Makes a variation the main line of its siblings, or the first after the game. */
export function promote(root: Node, path: Path): Node {
  if (isPlayed(path)) return root;
  return changed(root, parentOf(path), (parent) => {
    const node = parent.children.find((one) => one.id === path.slice(-2));
    if (!node) return parent;
    const others = parent.children.filter((one) => one !== node);
    const first = others[0]?.id === PLAYED ? 1 : 0;
    return { ...parent, children: others.toSpliced(first, 0, node) };
  });
}

export function fold(root: Node, path: Path, folded: boolean): Node {
  return changed(root, path, (node) => ({ ...node, folded }));
}

/** Notes the worth of the moves that lead to the children of a position. */
export function appraise(root: Node, path: Path, worthOf: (own: Node) => Worth | null): Node {
  return changed(root, path, (node) => {
    const children = node.children.map((child) => {
      const worth = worthOf(child);
      return worth ? { ...child, worth } : child;
    });
    return { ...node, children };
  });
}

/** The variation beside a position: the next or previous sibling, else the first that begins here. */
export function beside(root: Node, path: Path, direction: 1 | -1): Path | null {
  const siblings = nodeAt(root, parentOf(path))?.children ?? [];
  const here = siblings.findIndex((one) => one.id === path.slice(-2));
  const next = path === "" ? undefined : siblings[here + direction];
  if (next) return parentOf(path) + next.id;
  if (path !== "" && siblings.length > 1) return null;
  const first = direction > 0 ? nodeAt(root, path)?.children[1] : undefined;
  return first ? path + first.id : null;
}

/** The end of the line that a position is on. */
export function endOf(root: Node, path: Path): Path {
  const next = nodeAt(root, path)?.children[0];
  return next ? endOf(root, path + next.id) : path;
}

/** The decisions of the turn that led to a position. */
export const decisionsOf = (node: Node): { seat: number; move: string }[] =>
  node.own.flatMap((line) => decisionOf(line) ?? []);

/** The decision of a turn that differs from the game's, or the first. */
export function leading(node: Node, siblings: readonly Node[]): number {
  const first = siblings[0];
  const usual = first && first !== node ? first.own : [];
  const decides = (line: string) => decisionOf(line) !== null;
  const other = node.own.findIndex((line) => decides(line) && !usual.includes(line));
  return other >= 0 ? other : node.own.findIndex(decides);
}

/** The variations of a game, by the stop where they begin; for storage. */
export interface Variations {
  at: number;
  nodes: readonly Node[];
}

export function variationsOf(root: Node): Variations[] {
  const found: Variations[] = [];
  for (let node: Node | undefined = root; node; node = node.children[0]) {
    const nodes = node.children.filter((one) => one.id !== PLAYED);
    if (nodes.length > 0) found.push({ at: node.at, nodes });
    if (node.children[0]?.id !== PLAYED) break;
  }
  return found;
}

/** The tree of a game with stored variations. Those that fit no stop are left out. */
export function withVariations(root: Node, saved: readonly Variations[]): Node {
  let tree = root;
  for (let path = ""; ; path += PLAYED) {
    const node = nodeAt(tree, path);
    if (!node) return tree;
    const nodes = saved.find(({ at }) => at === node.at)?.nodes ?? [];
    if (nodes.length > 0)
      tree = changed(tree, path, (one) => ({ ...one, children: [...one.children, ...nodes] }));
  }
}
