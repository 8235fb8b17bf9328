/** Variations of a review: as records write them, and kept in this browser. */

import type { Branch, Variation } from "../engine/protocol";
import { openStore } from "../here/store";
import { addLine, variationsOf, type Game, type Node, type Variations } from "./tree";

/** The last position of the line that begins with a turn. */
function endOfLine(node: Node): Node {
  return node.children[0] ? endOfLine(node.children[0]) : node;
}

/** The line that begins with a turn, and the variations of that line. `before` steps were written already. */
function written(node: Node, at: number, before: number, say: (node: Node) => string): Variation {
  const { line } = endOfLine(node);
  const inside: Variation[] = [];
  for (let one: Node | undefined = node; one; one = one.children[0]) {
    const fork = one.line.length;
    for (const other of one.children.slice(1))
      inside.push(written(other, fork - before, fork, say));
  }
  const comment = say(node);
  return {
    at,
    line: line.slice(before),
    ...(comment && { comment }),
    ...(inside.length > 0 && { variations: inside }),
  };
}

/** The variations of a tree for a record. `say` gives the comment of a variation by its first turn. */
export function toRecord(root: Node, say: (node: Node) => string): Variation[] {
  return variationsOf(root).flatMap(({ nodes }) =>
    nodes.map((node) => written(node, node.at, 0, say)),
  );
}

/** The tree with the variations of a record. `look` asks the engine for a position. */
export async function fromRecord(
  root: Node,
  of: Game,
  variations: readonly Variation[],
  look: (at: number, line: string[]) => Promise<Branch>,
): Promise<Node> {
  let tree = root;
  const read = async (
    all: readonly Variation[],
    parent: { at: number; line: readonly string[] } | null,
  ): Promise<void> => {
    for (const { at, line, comment, variations = [] } of all) {
      const start = parent?.at ?? at;
      const before = parent?.line.slice(0, at) ?? [];
      const whole = [...before, ...line];
      const { told, turn } = await look(start, whole);
      const seats = turn && "seats" in turn ? turn.seats : [];
      const added = { at: start, line: whole, told, seats, own: before.length };
      [tree] = addLine(tree, of, { ...added, ...(comment !== undefined && { comment }) });
      await read(variations, added);
    }
  };
  await read(variations, null);
  return tree;
}

/** The variations that are kept in this browser; null if there are none. */
export async function loadVariations(review: string): Promise<readonly Variations[] | null> {
  return (await openStore()).variations(review);
}

export async function keepVariations(review: string, root: Node): Promise<void> {
  await (await openStore()).keepVariations(review, variationsOf(root));
}
