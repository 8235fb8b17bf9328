/** Messages that the first page does not need, loaded with the pages that do. */

import type { Lang } from "../settings.svelte";

/**
 * `learn`: lessons and puzzles. `files`: what is wrong with a record, a position or a board file. `stats`:
 * statistics, openings, pictures to share.
 */
export type Topic = "learn" | "files" | "review" | "score" | "stats";

/** What every page but the first loads. */
export const TOPICS: readonly Topic[] = ["files", "review", "score"];

const files = import.meta.glob<string>(
  "../../../../locales/*/{learn,files,score,review,stats}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

export async function topicWords(lang: Lang, topic: Topic): Promise<string> {
  return (await files[`../../../../locales/${lang}/${topic}.ftl`]?.()) ?? "";
}
