/** The engine of a review: plays other moves, and evaluates the position that is looked at. */

import { AnalysisBoard } from "../engine/analysis-board";
import { available, Engine, EngineError } from "../engine/engine";
import type { Branch, Evaluation } from "../engine/protocol";
import type { GameKind } from "../gen/games";
import { toast } from "../lib/announce.svelte";
import { Refused } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { Review } from "./review.svelte";
import * as trees from "./tree";
import type { Node, Path } from "./tree";
import { fromRecord, keepVariations, loadVariations, toRecord } from "./variations";

/** Decides for the other seats, until one’s own decides again, where the game does not say what they did. */
const OTHERS = "hard";
/** An evaluation ends here at the latest. */
const ITERATIONS = 200_000;
/** Positions that are only passed are not evaluated. In milliseconds. */
const REST = 150;

export class Lab {
  /** The values of the current decision, as far as they are known. */
  evaluation: Evaluation | null = $state.raw(null);
  /** Is the engine switched on? */
  on = $state(true);
  busy = $state(false);
  /** Could the variations not be kept in this browser? */
  unkept = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly review: Review,
    private readonly board: AnalysisBoard,
  ) {}

  look({ at, line }: Node, viewer: number | null): Promise<Branch> {
    const seat = viewer === null ? {} : { seat: viewer };
    return refusing(this.board.branch({ at, line: [...line], ...seat }));
  }

  /** Plays a move of a seat at the current position, and goes to the position after it. */
  async play(seat: number, move: string): Promise<void> {
    const { review } = this;
    const { node, path } = review;
    const isSame = (one: { seat: number; move: string }) => one.seat === seat && one.move === move;
    const known = node.children.find((child) => trees.decisionsOf(child).some(isSame));
    if (known) {
      review.path = path + known.id;
      return;
    }
    this.busy = true;
    try {
      const position = { at: node.at, line: [...node.line], seat };
      const others = review.together ? ({ others: OTHERS } as const) : {};
      const after = await refusing(
        this.board.branch({ ...position, move: `${seat} ${move}`, ...others }),
      );
      this.#show(after);
      this.#keep();
    } finally {
      this.busy = false;
    }
  }

  /** Goes to a position, which is added to the tree if it is new. */
  #show({ at, line, told, turn }: Branch): void {
    const seats = turn && "seats" in turn ? turn.seats : [];
    const { review } = this;
    const added = trees.addLine(review.tree, review.of, { at, line, told, seats });
    [review.tree, review.path] = added;
  }

  /** Evaluates a decision until the returned function is called. */
  watch(path: Path, seat: number | null): () => void {
    const node = trees.nodeAt(this.review.tree, path);
    this.rest();
    if (!node || seat === null) return () => {};
    let over = false;
    const show = (found: Evaluation | null) => {
      if (!found || over) return;
      this.evaluation = found;
      this.#appraise(path, found);
    };
    const run = async () => {
      const moves = node.children
        .flatMap(trees.decisionsOf)
        .flatMap((one) => (one.seat === seat ? [one.move] : []))
        .filter((move, at, all) => all.indexOf(move) === at);
      const { at, line } = node;
      const options = { seat, moves, iterations: ITERATIONS };
      try {
        show(await this.board.evaluate({ at, line: [...line] }, show, options));
        if (!over && trees.variationsOf(this.review.tree).length > 0) this.#keep();
      } catch (error) {
        // Nobody decides where luck is due or the game is over.
        if (!(error instanceof EngineError)) throw error;
      }
    };
    this.#timer = setTimeout(() => void run(), REST);
    return () => {
      over = true;
      clearTimeout(this.#timer);
      this.board.stop();
    };
  }

  /** Shows no values. */
  rest(): void {
    this.evaluation = null;
  }

  /** Notes what the moves to the next positions are worth. */
  #appraise(path: Path, { seat, moves, iterations }: Evaluation): void {
    const { review } = this;
    review.tree = trees.appraise(review.tree, path, (child) => {
      const own = trees.decisionsOf(child).find((one) => one.seat === seat);
      const found = own && moves.find(({ move }) => move === own.move);
      return found ? { value: found.value, error: found.error, iterations } : null;
    });
  }

  remove(path: Path): void {
    const { review } = this;
    if (review.path.startsWith(path)) review.path = trees.parentOf(path);
    this.change((tree) => trees.remove(tree, path));
  }

  /** Changes the tree and keeps its variations. */
  change(to: (tree: Node) => Node): void {
    this.review.tree = to(this.review.tree);
    this.#keep();
  }

  #keep(): void {
    const { source, tree } = this.review;
    keepVariations(source.reviewPath.join("/"), tree).then(
      () => (this.unkept = false),
      () => (this.unkept = true),
    );
  }

  /** Adds the variations that were kept, or that the record has. */
  async restore(): Promise<void> {
    const { review, board } = this;
    const kept = await loadVariations(review.source.reviewPath.join("/")).catch(() => null);
    if (kept) {
      review.tree = trees.withVariations(review.tree, kept);
      return;
    }
    const { variations = [], unread = [] } = await board.opened();
    for (const { line, message: why } of unread) toast(t("review-unread", { line, why }), "bad");
    const look = (at: number, line: string[]) => board.branch({ at, line });
    review.tree = await fromRecord(review.tree, review.of, variations, look);
  }

  /** The record with the variations as comments. `say` tells what a variation is worth. */
  text(say: (node: Node) => string): Promise<string> {
    return refusing(this.board.record(toRecord(this.review.tree, say)));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.board.close();
  }
}

/** What the engine refused, as the pages know it. */
async function refusing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof EngineError) throw new Refused("here/no-engine", error.message);
    throw error;
  }
}

/** Opens the engine of a review. Without one the review goes on as it is. */
export async function openLab(review: Review): Promise<void> {
  if (!available) return;
  const game = review.of.game as GameKind;
  const engine = new Engine(game);
  const boards = await review.source.boardFile?.();
  if (boards != null) await engine.ask({ do: "boards", text: boards }).catch(() => {});
  const board = new AnalysisBoard(game, review.record, engine);
  try {
    await board.opened();
  } catch (error) {
    board.close();
    if (!(error instanceof EngineError)) throw error;
    review.noLab = error.message;
    return;
  }
  const lab = new Lab(review, board);
  await lab.restore();
  review.lab = lab;
}
