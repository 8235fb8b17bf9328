/** Who sits at a table, in words and as boards show them. */

import type { Play, TableInfo, You } from "../gen/protocol";
import { t, tid } from "../lib/i18n.svelte";
import type { Face } from "../lib/room";

/** What a bot of this level is called. */
export function botName(bot: string): string {
  return tid("bot", bot);
}

/** A name for each seat; bots of the same level are numbered. */
export function seatNames(info: TableInfo): string[] {
  const level = (seat: number) => {
    const { holder } = info.seats[seat]!;
    return holder.is === "bot" ? holder.bot : null;
  };
  return info.seats.map(({ holder }, seat) => {
    if (holder.is === "person") return holder.name;
    if (holder.is === "open") return t("table-open-seat");
    const same = info.seats.map((_, other) => other).filter((other) => level(other) === holder.bot);
    const name = botName(holder.bot);
    return same.length < 2
      ? name
      : t("table-bot-numbered", { bot: name, n: same.indexOf(seat) + 1 });
  });
}

/** The seats as boards want them. */
export function faces(info: TableInfo, you: You, play: Play | null): Face[] {
  const names = seatNames(info);
  return info.seats.map((seat, index) => ({
    seat: index,
    name: names[index]!,
    bot: seat.holder.is === "bot",
    mine: you.seats.includes(index),
    thinking: play?.waiting.includes(index) ?? false,
    chosen: play?.chosen.includes(index) ?? false,
    here: seat.here || seat.holder.is === "bot",
  }));
}
