/** What the players of a finished game are called. */

import type { SeatLine } from "../gen/protocol";
import { t, tid } from "../lib/i18n.svelte";
import type { Face } from "../lib/room";

/** Bots go by their level, numbered where there are several; people by their names. */
export function playerNames(seats: readonly SeatLine[]): string[] {
  return seats.map(({ name, bot }, seat) => {
    if (!bot || !name) return name ?? t("review-seat", { n: seat + 1 });
    const same = seats.flatMap((one, at) => (one.bot && one.name === name ? [at] : []));
    const level = tid("bot", name);
    return same.length < 2
      ? level
      : t("table-bot-numbered", { bot: level, n: same.indexOf(seat) + 1 });
  });
}

/** The players as boards show them. Nobody is waited for: all of it has happened. */
export function facesOf(
  seats: readonly SeatLine[],
  names: readonly string[],
  mine: readonly number[],
): Face[] {
  return seats.map((line, seat) => ({
    seat,
    name: names[seat] ?? "",
    bot: line.bot,
    mine: mine.includes(seat),
    thinking: false,
    chosen: false,
    here: true,
  }));
}
