import type { Draw } from "../../core/pen";
import {
  archeryRange,
  arsenal,
  barracks,
  circus,
  horseBreeders,
  paradeGround,
  pretorium,
  stable,
  stables,
  trainingGround,
} from "./troops";
import {
  castrum,
  fortifications,
  garrison,
  guardTower,
  palisade,
  siegeWorkshop,
  stockade,
  walls,
} from "./walls";

export const red: Record<string, Draw> = {
  Stockade: stockade,
  Barracks: barracks,
  "Guard Tower": guardTower,
  Walls: walls,
  "Training Ground": trainingGround,
  Stables: stables,
  "Archery Range": archeryRange,
  Fortifications: fortifications,
  Circus: circus,
  Arsenal: arsenal,
  "Siege Workshop": siegeWorkshop,
  Castrum: castrum,
  Stable: stable,
  Garrison: garrison,
  Palisade: palisade,
  "Horse Breeders": horseBreeders,
  "Parade Ground": paradeGround,
  Pretorium: pretorium,
};
