/** Describes the events of a table. */

import type { Event } from "../gen/protocol";
import { t } from "../lib/i18n.svelte";
import { botName } from "./people";

/** The notice for an event; null if it needs none. */
export function tellEvent(
  event: Event,
  names: readonly string[],
  mine: readonly number[],
): string | null {
  const name = (seat: number) => names[seat] ?? "";
  switch (event.event) {
    case "sat":
      return mine.includes(event.seat) ? null : t("log-sat", { name: event.name });
    case "named":
      return mine.includes(event.seat) ? null : t("log-named", { name: event.name });
    case "bot":
      return t("log-bot", { bot: botName(event.bot), seat: event.seat + 1 });
    case "freed":
      return t("log-freed", { seat: event.seat + 1 });
    case "swapped":
      return t("log-swapped", { a: name(event.a), b: name(event.b) });
    case "settings":
      return t("log-settings");
    case "started":
      return t("log-started");
    case "left":
      return t("log-left", { name: name(event.seat) });
    case "away":
      return t("log-away", { name: name(event.seat) });
    case "back":
      return t("log-back", { name: name(event.seat) });
    case "time-over":
      return t("log-time-over", { name: name(event.seat) });
    case "handed-over":
      return t("log-handed-over", { name: name(event.seat) });
    case "undo-asked":
      return t("log-undo-asked", { name: name(event.seat) });
    case "undo-answered":
      return t(event.yes ? "log-undo-yes" : "log-undo-no", { name: name(event.seat) });
    case "undone":
      return t("log-undone");
    case "proposed": {
      const who = event.seat === null ? t("table-host") : name(event.seat);
      return event.proposal.change === "settings"
        ? t("log-proposed-settings", { name: who })
        : t("table-proposal-hand-over", { name: who });
    }
    case "proposal-answered":
      return t(event.yes ? "log-undo-yes" : "log-undo-no", { name: name(event.seat) });
    case "removed":
      return t("log-removed", { name: name(event.seat) });
    case "said":
      return t("log-said", { name: event.line.name, text: event.line.text });
    case "rematch":
      return t("log-rematch");
    case "closed":
      return t("log-closed");
    // Choices are visible on the board, steps have messages, and the end has its own section.
    case "chose":
    case "withdrew":
    case "steps":
    case "finished":
    case "opened":
      return null;
  }
}
