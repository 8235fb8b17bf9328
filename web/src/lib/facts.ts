/** What is always the same about a game, as the rules say it. */

import { type GameFacts, gameFacts, type GameKind } from "../gen/games";

export function factsOf(game: GameKind): GameFacts {
  return gameFacts.find((one) => one.game === game)!;
}
