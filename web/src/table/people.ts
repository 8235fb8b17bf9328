/** Names of the people and bots at a table. */

import type { Play, TableInfo, You } from "../gen/protocol";
import { t, tid } from "../lib/i18n.svelte";
import type { Face } from "../lib/game-ui";

/** The name of a bot of this level. */
export function botName(bot: string): string {
  const [level = bot, style] = bot.split(":");
  const name = tid("bot", level.replaceAll(".", "-"));
  return style === undefined
    ? name
    : t("bot-styled", { bot: name, style: tid("bot-style", style) });
}

/** Names of bots by level; bots of the same level are numbered. Null stays null. */
export function botNames(levels: readonly (string | null)[]): (string | null)[] {
  return levels.map((level, seat) => {
    if (level === null) return null;
    const same = levels.flatMap((other, at) => (other === level ? [at] : []));
    const bot = botName(level);
    return same.length < 2 ? bot : t("table-bot-numbered", { bot, n: same.indexOf(seat) + 1 });
  });
}

/** A name for each seat. */
export function seatNames({ seats }: TableInfo): string[] {
  const bots = botNames(seats.map(({ holder }) => (holder.is === "bot" ? holder.bot : null)));
  return seats.map(
    ({ holder }, seat) =>
      bots[seat] ?? (holder.is === "person" ? holder.name : t("table-open-seat")),
  );
}

/** The players as boards show them. */
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
