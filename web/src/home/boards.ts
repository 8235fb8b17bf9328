/** The board sets of Dice: from the server, or without it from the pages themselves. */

import type { BoardSet } from "../gen/protocol";
import { api, Refused } from "../lib/api";

/** Runs a request, and something else if no server answers. */
async function orElse<T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (refused) {
    const away = refused instanceof Refused && ["offline", "no-server"].includes(refused.code);
    if (!away) throw refused;
    return otherwise();
  }
}

export const boardSets = (): Promise<BoardSet[]> =>
  orElse(api.boards, async () => {
    const { diceCatalogue } = await import("../gen/dice-catalogue");
    return diceCatalogue.boards.map(({ name, cities }) => ({
      name,
      option: name,
      stand_in: true,
      seats: cities.length,
    }));
  });

/** Checks the text of a board file. */
export const checkBoards = (text: string): Promise<BoardSet> =>
  orElse(
    () => api.checkBoards(text),
    async () => {
      const { Engine, EngineError } = await import("../engine/engine");
      const engine = new Engine("dice");
      try {
        const { boards } = await engine.ask({ do: "boards", text });
        return { name: boards, option: boards, stand_in: false, seats: 7 };
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        throw new Refused("table/bad-boards", error.message);
      } finally {
        engine.close();
      }
    },
  );
