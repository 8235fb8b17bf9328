/** The settings of a table that touch fairness, as pairs of name and value. */

import type { Settings } from "../gen/protocol";
import { duration, sayClock } from "../home/clock";
import { t, tid } from "../lib/i18n.svelte";
import { botName } from "./people";

export function settingsRows(settings: Settings): [string, string][] {
  const { away } = settings;
  const rows: [string, string][] = [
    [t("home-set-clock"), sayClock(settings.clock)],
    [t("home-set-undo"), tid("home-set-undo", settings.undo)],
    [
      t("home-set-watch"),
      settings.watch === "delayed"
        ? t("table-watch-delayed", { time: duration(settings.watch_delay) })
        : tid("home-set-watch", settings.watch),
    ],
    [t("home-set-hints"), t(settings.hints ? "table-yes" : "table-no")],
  ];
  if (away !== null) {
    const bot = botName(settings.stand_in);
    rows.push([t("table-set-away"), t("table-away-is", { time: duration(away), bot })]);
  }
  return rows;
}

/** What is different in other settings: "Undo: Never". */
export function changedRows(from: Settings, to: Settings): string[] {
  const before = new Map(settingsRows(from));
  const after = settingsRows(to);
  const gone = [...before.keys()].filter((name) => !after.some(([other]) => other === name));
  return [
    ...after.filter(([name, value]) => before.get(name) !== value).map((row) => row.join(": ")),
    ...gone.map((name) => `${name}: ${t("table-no")}`),
  ];
}
