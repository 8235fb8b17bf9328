/** What the list of finished games is asked for. */

export interface Wanted {
  /** One's own, listed or not. */
  mine: boolean;
  /** Empty for all games. */
  game: string;
  /** A part of a player's name; empty for everybody. */
  player: string;
  /** Where the next page begins. */
  before: string | null;
}

export function gamesQuery({ mine, game, player, before }: Wanted): URLSearchParams {
  const query = new URLSearchParams();
  if (mine) query.set("mine", "true");
  if (game) query.set("game", game);
  if (player) query.set("player", player);
  if (before) query.set("before", before);
  return query;
}
