/** Refusals in the user's language. The server's own messages are English. */

import type { Code } from "../gen/protocol";
import { Refused } from "../lib/api";
import { t, tid } from "../lib/i18n.svelte";
import { tell } from "../lib/told";

/** Codes whose English message has details: which line, which field, which rule. */
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

/** A refusal as a sentence. `names` are the players' names by seat. */
export function tellRefusal(refused: unknown, names: readonly string[] = []): string {
  if (!(refused instanceof Refused)) return t("refusal-server-broken");
  if (refused.why) return tell(refused.why, names);
  const words = tid("refusal", refused.code.replace("/", "-"));
  if (!DETAILED.includes(refused.code) || !refused.message) return words;
  return t("refusal-detail", { words, detail: refused.message });
}
