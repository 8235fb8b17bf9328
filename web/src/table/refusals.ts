/** Refusals in the user's language. Messages without a reason are English. */

import type { Code } from "../gen/protocol";
import { Refused } from "../lib/api";
import { t, tid } from "../lib/i18n.svelte";
import { tell } from "../lib/told";

/** Codes with details: which line, which field, which rule. */
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

/** Codes whose reason says what is wrong with a text, without naming the text. */
const ABOUT_TEXT: readonly string[] = [
  "table/bad-setup",
  "table/bad-boards",
  "table/bad-record",
  "play/unreadable",
] satisfies Code[];

/** A refusal as a sentence. `names` are the players' names by seat. */
export function tellRefusal(refused: unknown, names: readonly string[] = []): string {
  if (!(refused instanceof Refused)) return t("refusal-server-broken");
  const why = refused.why && tell(refused.why, names);
  // What the rules say about a move is a whole sentence.
  if (why && !ABOUT_TEXT.includes(refused.code)) return why;
  const words = tid("refusal", refused.code.replace("/", "-"));
  const detail = why || refused.message;
  if (!DETAILED.includes(refused.code) || !detail) return words;
  return t("refusal-detail", { words, detail });
}
