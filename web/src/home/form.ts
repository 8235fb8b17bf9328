/** The form for a new table, and what the server is asked for. */

import type { GameKind } from "../gen/games";
import type { NewTable, Settings } from "../gen/protocol";
import { api, luckyNumber } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { Kept } from "./last";
import { me, refresh } from "./me.svelte";
import { cleanOptions } from "./options";
import { bot, isAlone, namesOf, newSeats, open, youAnd, type SeatChoice } from "./seats";

export interface Form extends Kept {
  game: GameKind;
  /** The text of a board file of one's own. */
  ownBoards: string | null;
  /** The text of a record the game goes on from. */
  record: string | null;
}

/**
 * How a table is run when nobody says otherwise. Alone with bots nothing is taken from anybody by
 * taking back; among strangers nobody waits for ever.
 */
export function usualSettings(seats: readonly SeatChoice[], listed = false): Settings {
  const alone = isAlone(seats);
  return {
    listed,
    start: alone ? "full" : "host",
    watch: "public",
    watch_delay: 120,
    undo: alone ? "always" : "fair",
    hints: true,
    chat: true,
    clock: null,
    away: listed && !alone ? 180 : null,
    stand_in: "normal",
    pace: 600,
  };
}

/** All settings of a form: the usual ones, and what was changed. */
export function settingsOf(form: Pick<Form, "seats" | "settings">): Settings {
  const all = { ...usualSettings(form.seats, form.settings.listed), ...form.settings };
  // With nobody to wait for, there is nothing to start.
  return isAlone(form.seats) ? { ...all, start: "full" } : all;
}

/** What is sent to the server. */
export function tableOf(form: Form, mine: string, number: string): NewTable {
  const dice: Record<string, string> =
    form.game === "dice" && form.boards && !form.ownBoards ? { boards: form.boards } : {};
  const names = namesOf(form.seats, mine);
  return {
    game: form.game,
    seats: newSeats(form.seats),
    // A record has its own options.
    options: form.record ? {} : { ...cleanOptions(form.game, form.options), ...dice },
    ...(form.game === "dice" && form.ownBoards && { boards: form.ownBoards }),
    ...(form.record && { record: form.record }),
    settings: settingsOf(form),
    name: mine,
    // One seat has one's name; several have names of their own.
    ...(names.length > 1 && { names }),
    number,
  };
}

/** One's name at the tables of this server. */
export function myName(): string {
  return me.name ?? t("home-guest");
}

/** Opens the table and gives its id. */
export async function openTable(form: Form): Promise<string> {
  const { table } = await api.open(tableOf(form, myName(), luckyNumber()));
  void refresh();
  return table;
}

/** The form behind one click: against bots, or with friends at a table that is not listed. */
export function quickForm(
  game: GameKind,
  seats: number,
  others: "friends" | { bot: string },
  kept: Pick<Kept, "options" | "boards">,
): Form {
  const other = others === "friends" ? open() : bot(others.bot);
  return {
    game,
    seats: youAnd(seats, other),
    options: kept.options,
    boards: kept.boards,
    settings: {},
    ownBoards: null,
    record: null,
  };
}
