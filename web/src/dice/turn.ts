/** One's own turn as the log tells it: what was done in it, and what is still to be decided. */

import type {
  DiceAsked,
  DiceBoards,
  DiceBuilding,
  DiceCity,
  DiceEffect,
  DicePicture,
} from "../gen/dice";
import { placeOf, buildingsOf } from "./sheet";

/** Something that waits for a decision, and where it comes from. */
export interface Task {
  kind: "action" | "free-die" | "cross" | "cross-up-to" | "bonus";
  buildings: DiceBuilding[];
  /** Of a `cross-up-to`, how many are left. */
  left: number;
  /** The space or bonus that asks for it; none for the action of the turn. */
  from: string | null;
}

/** What a seat has done since the dice were shaken. */
export interface MyTurn {
  moves: string[];
  /** The spaces that it crossed, in order. */
  crossed: string[];
  /** What is asked now. */
  now: Task | null;
  /** What comes after that, the next first. */
  later: Task[];
}

const KINDS: Record<DiceAsked, Task["kind"]> = {
  "an action is taken: build, wonder or pass": "action",
  "a die is used for nothing, or declined": "free-die",
  "a space is crossed off": "cross",
  "a space is crossed off, or declined": "cross-up-to",
  "a bonus is crossed off": "bonus",
};

/** The moves of a seat since the last shake. */
export function movesOf(log: readonly string[], seat: number): string[] {
  const roll = log.findLastIndex((line) => line.startsWith("roll "));
  if (roll < 0) return [];
  const mine = `${seat} `;
  return log
    .slice(roll + 1)
    .filter((line) => line.startsWith(mine))
    .map((line) => line.slice(mine.length));
}

function asks(effects: readonly DiceEffect[], from: string): Task[] {
  const tasks: Task[] = [];
  for (const effect of effects) {
    if (effect.kind === "cross")
      tasks.push({ kind: "cross", buildings: effect.buildings, left: 1, from });
    if (effect.kind === "cross-up-to")
      tasks.push({ kind: "cross-up-to", buildings: effect.buildings, left: effect.spaces, from });
    if (effect.kind === "free-die") tasks.push({ kind: "free-die", buildings: [], left: 1, from });
    if (effect.kind === "action") tasks.push({ kind: "action", buildings: [], left: 1, from });
  }
  return tasks;
}

/** What crossing a space leads to: what its effects ask, then the bonus of a finished building. */
export function follows(
  set: DiceBoards,
  city: string | null,
  space: string,
  crossed: readonly string[],
): Task[] {
  const place = placeOf(set, city, space);
  if (!place) return [];
  const tasks = asks(place.space.effects, space);
  const done = place.building.spaces.every((one) => one.id === space || crossed.includes(one.id));
  if (done && place.building.id !== "warehouse")
    tasks.push({ kind: "bonus", buildings: [place.building.id], left: 1, from: space });
  return tasks;
}

/** What a bonus leads to. */
export function bonusFollows(set: DiceBoards, id: string): Task[] {
  return asks(set.bonuses.find((bonus) => bonus.id === id)?.effects ?? [], id);
}

/** The turn of the viewer, replayed from the log. What the picture says counts where they differ. */
export function myTurn(
  set: DiceBoards,
  picture: DicePicture,
  seat: number,
  log: readonly string[],
): MyTurn {
  const city = picture.cities[seat]!;
  const moves = picture.due === "all take their action" ? movesOf(log, seat) : [];
  const before = crossedBefore(set, city, moves);
  const crossed: string[] = [];
  // The next one first, as in the engine's stack.
  let tasks: Task[] = [{ kind: "action", buildings: [], left: 1, from: null }];
  for (const move of moves) {
    const [verb, a, b] = move.split(" ");
    const { task, rest } = pop(tasks, verb!);
    tasks = rest;
    if (verb === "bonus") {
      tasks = [...bonusFollows(set, a!), ...tasks];
      continue;
    }
    const space =
      verb === "build"
        ? b
        : verb === "cross"
          ? a
          : verb === "wonder"
            ? step(set, city, [...before, ...crossed])
            : undefined;
    if (task?.kind === "cross-up-to" && verb === "cross" && task.left > 1)
      tasks = [{ ...task, left: task.left - 1 }, ...tasks];
    if (space === undefined) continue;
    tasks = [...follows(set, city.city, space, [...before, ...crossed]), ...tasks];
    crossed.push(space);
  }
  const kind = city.decides === null ? null : KINDS[city.decides];
  if (kind === null) return { moves, crossed, now: null, later: [] };
  // Tasks that offered nothing have lapsed (rule 3.24).
  const at = tasks.findIndex((task) => task.kind === kind);
  const now = tasks[at] ?? { kind, buildings: [], left: 1, from: null };
  return { moves, crossed, now, later: at < 0 ? [] : tasks.slice(at + 1) };
}

/** Takes off the task that a move answered, and those above it that had lapsed. */
function pop(tasks: Task[], verb: string): { task: Task | null; rest: Task[] } {
  const answers: Record<string, Task["kind"][]> = {
    build: ["action", "free-die"],
    wonder: ["action"],
    pass: ["action"],
    cross: ["cross", "cross-up-to"],
    decline: ["cross-up-to", "free-die"],
    bonus: ["bonus"],
  };
  const at = tasks.findIndex((task) => answers[verb]?.includes(task.kind));
  return at < 0 ? { task: null, rest: tasks } : { task: tasks[at]!, rest: tasks.slice(at + 1) };
}

function step(set: DiceBoards, city: DiceCity, crossed: readonly string[]): string | undefined {
  const wonder = buildingsOf(set, city.city).find((one) => one.id === "wonder");
  return wonder?.lines[0]?.spaces.find((id) => !crossed.includes(id));
}

/** The crossed spaces of a seat as the turn began, given its moves since. */
function crossedBefore(set: DiceBoards, city: DiceCity, moves: readonly string[]): string[] {
  const named = moves.map((move) => move.split(" ").at(-1)!);
  const steps = moves.filter((move) => move === "wonder").length;
  const order = buildingsOf(set, city.city).find((one) => one.id === "wonder")?.lines[0]?.spaces;
  const built = (order ?? []).filter((id) => city.crossed.includes(id));
  const fresh = steps > 0 ? built.slice(-steps) : [];
  return city.crossed.filter((id) => !named.includes(id) && !fresh.includes(id));
}

/** A city's crossed spaces as they were when the turn began (rule 3.10). */
export function asTurnBegan(
  set: DiceBoards,
  picture: DicePicture,
  seat: number,
  log: readonly string[],
): Pick<DiceCity, "city" | "crossed"> {
  const city = picture.cities[seat]!;
  const mine = picture.viewer === seat && picture.due === "all take their action";
  const moves = mine ? movesOf(log, seat) : [];
  return { city: city.city, crossed: crossedBefore(set, city, moves) };
}
