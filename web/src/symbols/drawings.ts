/** All drawings, by name. */

import type { Drawing } from "./drawing";
import type { SymbolName } from "./names";
import { counts } from "./paths-count";
import { dice } from "./paths-dice";
import { goods } from "./paths-goods";
import { page } from "./paths-page";
import { science } from "./paths-science";
import { shapes } from "./paths-shapes";
import { table } from "./paths-table";

export const drawings: Record<SymbolName, Drawing> = {
  ...goods,
  ...counts,
  ...science,
  ...dice,
  ...shapes,
  ...table,
  ...page,
};
