import type { DuelPicture } from "../gen/duel";
import type { Room } from "../lib/room";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";

export const room: Room<DuelPicture> = {
  game: "duel",
  Board,
  Explain,
  tellStep: (line) => line,
  tellMove: (move) => move,
  nameOf: (id) => id,
  categories: [],
  categoryName: (category) => category,
};
