/** Names of the players of a finished game. */

import type { SeatLine } from "../gen/protocol";
import { t } from "../lib/i18n.svelte";
import { botNames } from "../table/people";
import type { Face } from "../lib/game-ui";

/** Bots go by their level, people by their names. */
export function playerNames(seats: readonly SeatLine[]): string[] {
  const bots = botNames(seats.map(({ name, bot }) => (bot ? name : null)));
  return seats.map(({ name }, seat) => bots[seat] ?? name ?? t("review-seat", { n: seat + 1 }));
}

/** The players as boards show them; in a finished game no seat is thinking. */
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
