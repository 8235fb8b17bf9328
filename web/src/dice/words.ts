/** Effects, prices and consequences in words. */

import type { DiceEffect } from "../gen/dice";
import { t } from "../lib/i18n.svelte";
import { anyOf, bonusName, buildingName, colourName, diceName, dieName, spaceName } from "./names";
import type { Gain, Outcome, Price } from "./price";
import type { Task } from "./turn";

/** What an effect does, as a sentence. */
export function effectText(effect: DiceEffect): string {
  switch (effect.kind) {
    case "cross":
      return t("dice-effect-cross", { buildings: anyOf(effect.buildings) });
    case "cross-up-to":
      return t("dice-effect-cross-up-to", { n: effect.spaces, buildings: anyOf(effect.buildings) });
    case "coins":
      return t("dice-effect-coins", { n: effect.coins });
    case "free-die":
      return t("dice-effect-free-die");
    case "action":
      return t("dice-effect-action");
    case "unlocks":
      return t("dice-effect-unlocks", { die: dieName(effect.die) });
    case "resources":
      return t("dice-effect-resources", { n: effect.resources });
    case "attack":
      return t("dice-effect-attack", { n: effect.points });
    case "defence":
      return t("dice-effect-defence", { n: effect.defence });
    case "cheaper-dice":
      return effect.colour === null
        ? t("dice-effect-all-cheaper")
        : t("dice-effect-cheaper", { dice: diceName(effect.colour) });
    case "free-dice":
      return t("dice-effect-free-dice", { dice: diceName(effect.colour) });
    case "coins-on-die":
      return t("dice-effect-coins-on-die", { n: effect.coins, colour: colourName(effect.colour) });
    case "points":
      return t("dice-effect-points", { n: effect.points });
    case "coins-and-points-for":
      return t("dice-effect-coins-and-points-for", {
        n: effect.each,
        building: buildingName(effect.building),
      });
    case "points-for-gallery":
      return t("dice-effect-points-for-gallery", {
        n: effect.points,
        building: buildingName("gallery"),
      });
  }
}

/** What an effect brings now, with its numbers. */
export function gainText(gain: Gain, names: readonly string[]): string {
  const { effect, against } = gain;
  if (effect.kind === "attack" && against) {
    const name = names[against.seat] ?? "?";
    return against.defence > 0
      ? t("dice-gain-attack-less", {
          n: gain.points,
          name,
          printed: effect.points,
          defence: against.defence,
        })
      : t("dice-gain-attack", { n: gain.points, name });
  }
  if (effect.kind === "coins-and-points-for")
    return t("dice-gain-for", {
      coins: gain.coins,
      points: gain.points,
      building: buildingName(effect.building),
    });
  if (effect.kind === "points-for-gallery")
    return t("dice-gain-gallery", { points: gain.points, building: buildingName("gallery") });
  return effectText(effect);
}

/** `3 coins: 1 for the die, 2 for missing resources`. */
export function priceText(price: Price): string {
  const args = { total: price.total, die: price.die, missing: price.missing };
  if (price.total === 0) return t("dice-price-nothing");
  if (price.missing === 0) return t("dice-price-die", args);
  return price.die === 0 ? t("dice-price-missing", args) : t("dice-price-both", args);
}

/** What is to be decided, in a few words. */
export function taskText(task: Task): string {
  switch (task.kind) {
    case "action":
      return task.from === null ? t("dice-task-action") : t("dice-task-action-more");
    case "free-die":
      return t("dice-task-free-die");
    case "cross":
      return task.buildings.length > 0
        ? t("dice-task-cross", { buildings: anyOf(task.buildings) })
        : t("dice-task-cross-any");
    case "cross-up-to":
      return task.buildings.length > 0
        ? t("dice-task-cross-up-to", { n: task.left, buildings: anyOf(task.buildings) })
        : t("dice-task-cross-any");
    case "bonus":
      return t("dice-task-bonus");
  }
}

/** What a move is, for its button: `Cross Market, camel 2 for 3 coins`. */
export function moveText(outcome: Outcome, pass: number): string {
  const { place, price, die } = outcome;
  if (outcome.bonus !== null) return t("dice-move-bonus", { bonus: bonusName(outcome.bonus) });
  if (outcome.move === "pass") return t("dice-move-pass", { n: pass });
  if (outcome.move === "decline") return t("dice-move-decline");
  if (!place || !price) return outcome.move;
  const args = { space: spaceName(place.space.id), total: price.total };
  if (die !== null) return t("dice-move-build", { ...args, die: dieName(die) });
  return place.building.id === "wonder" && outcome.move === "wonder"
    ? t("dice-move-wonder", args)
    : t("dice-move-cross", args);
}

/** Everything that a move brings, a line each. */
export function outcomeLines(outcome: Outcome, names: readonly string[]): string[] {
  const lines: string[] = [];
  if (outcome.price && outcome.price.gained > 0)
    lines.push(t("dice-gain-on-die", { n: outcome.price.gained }));
  lines.push(
    ...outcome.gains.filter(({ effect }) => !asks(effect)).map((gain) => gainText(gain, names)),
  );
  if (outcome.finishes !== null)
    lines.push(t("dice-gain-finishes", { building: buildingName(outcome.finishes) }));
  if (outcome.firstAgora) lines.push(t("dice-gain-first-agora"));
  if (outcome.follows.length > 0)
    lines.push(t("dice-gain-follows", { tasks: outcome.follows.map(within).join("; ") }));
  if (outcome.lost > 0) lines.push(t("dice-gain-lost", { n: outcome.lost }));
  return lines;
}

/** Effects that ask for a decision are told as what follows. */
function asks(effect: DiceEffect): boolean {
  return ["cross", "cross-up-to", "free-die", "action"].includes(effect.kind);
}

/** A heading within a sentence. */
function within(task: Task): string {
  const text = taskText(task);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
