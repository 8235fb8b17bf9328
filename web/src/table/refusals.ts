/** Refusals in the language of this browser's owner. The server's own words are English. */

import type { Code } from "../gen/protocol";
import { Refused } from "../lib/api";
import { t, tid } from "../lib/i18n.svelte";

/** All there are. `satisfies` sees that none is missing when the protocol grows. */
export const CODES = Object.keys({
  "request/unreadable": 1,
  "request/too-large": 1,
  "request/too-many": 1,
  "request/origin": 1,
  "request/no-key": 1,
  "request/not-found": 1,
  "table/none": 1,
  "table/closed": 1,
  "table/too-many": 1,
  "table/started": 1,
  "table/not-started": 1,
  "table/over": 1,
  "table/not-over": 1,
  "table/not-full": 1,
  "table/no-watching": 1,
  "table/bad-setup": 1,
  "table/bad-settings": 1,
  "table/bad-boards": 1,
  "table/bad-record": 1,
  "seat/none": 1,
  "seat/taken": 1,
  "seat/full": 1,
  "seat/not-yours": 1,
  "seat/host-only": 1,
  "seat/bad-name": 1,
  "seat/no-bot": 1,
  "seat/bad-number": 1,
  "seat/no-hand-over": 1,
  "play/stale": 1,
  "play/unreadable": 1,
  "play/illegal": 1,
  "play/not-your-turn": 1,
  "play/already-chosen": 1,
  "undo/nothing": 1,
  "undo/never": 1,
  "undo/asked": 1,
  "undo/not-asked": 1,
  "hint/off": 1,
  "hint/too-many": 1,
  "chat/off": 1,
  "chat/bad": 1,
  "review/none": 1,
  "server/busy": 1,
  "server/no-store": 1,
  "server/closing": 1,
  "server/broken": 1,
  offline: 1,
} satisfies Record<Code | "offline", 1>) as (Code | "offline")[];

/** Where the server knows more than the code says: which line, which field, which rule. */
const DETAILED: readonly string[] = [
  "request/unreadable",
  "table/bad-setup",
  "table/bad-settings",
  "table/bad-boards",
  "table/bad-record",
  "play/illegal",
  "play/unreadable",
  "server/broken",
] satisfies Code[];

/** Why something was refused, in a sentence. */
export function tellRefusal(refused: unknown): string {
  if (!(refused instanceof Refused)) return t("refusal-server-broken");
  const words = tid("refusal", refused.code.replace("/", "-"));
  if (!DETAILED.includes(refused.code) || !refused.message) return words;
  return t("refusal-detail", { words, detail: refused.message });
}
