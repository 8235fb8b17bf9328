/** Where the form shows what is wrong. */

import type { GameKind } from "../gen/games";
import type { Problem } from "./desk.svelte";
import { FORMS, MORE } from "./fields";
import type { Owner } from "./text";

/** The field of the form that a problem is about; null if the form has none. */
export function whereIs({ field }: Problem, game: GameKind): { seat: Owner; name: string } | null {
  if (!field) return null;
  const of = field.seat === null ? "table" : "seat";
  const known = FORMS[game][of].some(({ name }) => name === field.name);
  return known || MORE[game][of].includes(field.name) ? field : null;
}

/** What is wrong with a field, if the problem is about it. */
export function problemAt(problem: Problem | null, seat: Owner, name: string): string | null {
  const { field, message } = problem ?? { field: null, message: "" };
  return field && field.seat === seat && field.name === name ? message : null;
}
