/** The query of the list of finished games. */

export interface Wanted {
  /** Only the user's own games, listed or not. */
  mine: boolean;
  /** Empty for all games. */
  game: string;
  /** Part of a player's name; empty for all players. */
  player: string;
  /** The cursor of the next page. */
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
