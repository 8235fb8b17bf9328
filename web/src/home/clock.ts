/** Clocks in words, and the values that the form offers. */

import type { Clock } from "../gen/protocol";
import { t } from "../lib/i18n.svelte";

/** A duration in the largest unit that divides it. */
export function duration(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return t("home-days", { n: seconds / 86_400 });
  if (seconds >= 3600 && seconds % 3600 === 0) return t("home-hours", { n: seconds / 3600 });
  if (seconds >= 60 && seconds % 60 === 0) return t("home-minutes", { n: seconds / 60 });
  return t("home-seconds", { n: seconds });
}

export function sayClock(clock: Clock | null): string {
  if (!clock) return t("home-clock-none");
  const time = duration(clock.seconds);
  if (clock.per === "move") return t("home-clock-per-move", { time });
  return clock.bonus > 0
    ? t("home-clock-per-game-bonus", { time, bonus: duration(clock.bonus) })
    : t("home-clock-per-game", { time });
}

/** Values that the form offers, in seconds: per move, per game, bonus. */
export const PER_MOVE = [15, 30, 60, 90, 180, 300, 86_400, 259_200] as const;
export const PER_GAME = [300, 600, 1200, 1800, 3600] as const;
export const BONUS = [0, 5, 10, 20, 30] as const;
