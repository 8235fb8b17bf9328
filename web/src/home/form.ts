/** The form for a new table, and the request that is sent to the server. */

import type { GameKind } from "../gen/games";
import type { NewTable, Settings } from "../gen/protocol";
import { available } from "../engine/modules";
import { luckyNumber, Refused, type WantedTable } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { Kept } from "./last";
import { me, refresh } from "./me.svelte";
import { openAtServer } from "./open";
import { cleanOptions } from "./options";
import { site } from "../lib/site.svelte";
import {
  bot,
  isAlone,
  namesOf,
  newSeats,
  open as openSeat,
  youAnd,
  type SeatChoice,
} from "./seats";

export interface Form extends Kept {
  game: GameKind;
  /** The text of a custom board file. */
  ownBoards: string | null;
  /** The text of a record to start from. */
  record: string | null;
}

/**
 * Default settings. Against bots a move can always be taken back; at listed tables a bot steps in for
 * players who are gone.
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

/** All settings of a form: the defaults with the user's changes. */
export function settingsOf(form: Pick<Form, "seats" | "settings">): Settings {
  const all = { ...usualSettings(form.seats, form.settings.listed), ...form.settings };
  // Without open seats the game starts at once.
  return isAlone(form.seats) ? { ...all, start: "full" } : all;
}

/** The request that is sent to the server. */
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
    // A single seat has the user's name; several seats have their own names.
    ...(names.length > 1 && { names }),
    number,
  };
}

/** The user's name on this server. */
export function myName(): string {
  return me.name ?? t("home-guest");
}

/** Can the table be in this browser? Then no other person plays. */
export function playsHere(form: Pick<Form, "seats" | "settings">): boolean {
  return available && isAlone(form.seats) && !form.settings.listed;
}

/** Opens the table, and returns the path of its page. */
export async function openTable(form: Form): Promise<string[]> {
  return open(tableOf(form, myName(), luckyNumber()), playsHere(form));
}

/** Opens a table in this browser or at the server, and returns the path of its page. */
export async function open(wanted: WantedTable, here: boolean): Promise<["h" | "t", string]> {
  if (here) {
    try {
      const { openHere } = await import("../here/source");
      // There is nobody to talk to.
      const quiet = { ...wanted, settings: { ...wanted.settings, chat: false } };
      return ["h", await openHere(quiet, wanted.name ?? myName())];
    } catch (refused) {
      // The server can do it instead, unless there is none.
      const broken = refused instanceof Refused && refused.code.startsWith("here/");
      if (!broken || !site.server || me.lost) throw refused;
    }
  }
  const table = await openAtServer(wanted);
  void refresh();
  return ["t", table];
}

/** The form behind a single click: against bots, or with friends at an unlisted table. */
export function quickForm(
  game: GameKind,
  seats: number,
  others: "friends" | { bot: string },
  kept: Pick<Kept, "options" | "boards">,
): Form {
  const other = others === "friends" ? openSeat() : bot(others.bot);
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
