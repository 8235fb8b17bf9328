/** Formats messages of the rules (an id and arguments), as `Words::tell` does in Rust. */

import type { Told, ToldValue } from "../gen/tell";
import { joined, t, type Args, type MessageId } from "./i18n.svelte";

/** Formats an argument of a message. */
export function tellValue(of: ToldValue, names: readonly string[] = []): string {
  if (typeof of === "number" || typeof of === "string") return String(of);
  if ("seat" in of) return names[of.seat] ?? String(of.seat);
  if ("and" in of) return joined(all(of.and, names), "list-and");
  if ("or" in of) return joined(all(of.or, names), "list-or");
  if ("list" in of) return all(of.list, names).join(", ");
  if ("sentences" in of) return all(of.sentences, names).join(" ");
  return tell(of, names);
}

const all = (messages: readonly Told[], names: readonly string[]): string[] =>
  messages.map((message) => tell(message, names));

/** Formats a message. `names` are the players' names by seat. */
export function tell(message: Told, names: readonly string[] = []): string {
  const args: Args = {};
  for (const [name, of] of Object.entries(message.args ?? {}))
    args[name] = typeof of === "number" ? of : tellValue(of, names);
  return t(message.id as MessageId, args);
}

/** Formats several messages as consecutive sentences. */
export function tellAll(messages: readonly Told[] = [], names: readonly string[] = []): string {
  return all(messages, names).join(" ");
}
