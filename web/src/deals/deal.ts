/** Deals: a table with the same luck and the same bots, for another try, for everybody, or for a friend. */

import { Engine, type Answers, type Deal, type Requests } from "../engine/engine";
import type { GameKind } from "../gen/games";
import type { NewSeat, TableInfo } from "../gen/protocol";
import { myName, usualSettings } from "../home/form";
import { bot, youAnd } from "../home/seats";
import type { WantedTable } from "../lib/api";

export type { Deal } from "../engine/engine";

async function ask(game: GameKind, request: Requests["deals"]): Promise<Answers["deals"]> {
  const engine = new Engine(game);
  try {
    return await engine.ask({ do: "deals", ...request });
  } finally {
    engine.close();
  }
}

/** The deal of a finished game; null if its luck cannot be repeated. */
export async function dealOf(
  game: GameKind,
  record: string,
  seats: TableInfo["seats"],
): Promise<Deal | null> {
  const bots = seats.map(({ holder }) => (holder.is === "bot" ? holder.bot : null));
  return (await ask(game, { text: record, bots })).deal;
}

/** The deal of a day, the same for everybody. */
export async function dealOfDay(game: GameKind, day: string): Promise<Deal | null> {
  return (await ask(game, { game, day })).deal;
}

/** The deal in the last part of a link, and the packed record of who sends it. */
export function readDeal(game: GameKind, link: string): Promise<Answers["deals"]> {
  return ask(game, { game, link });
}

/** Opens a table with this deal in this browser, and returns its id. */
export async function openDeal(deal: Deal): Promise<string> {
  const { openHere } = await import("../here/source");
  const seats: NewSeat[] = deal.bots.map((level) => (level === null ? "you" : { bot: level }));
  const wanted: WantedTable = {
    game: deal.game,
    seats,
    options: deal.options,
    settings: { ...usualSettings(youAnd(seats.length, bot())), chat: false },
    name: myName(),
    number: deal.number,
  };
  return openHere(wanted, myName(), deal.secret);
}
