import type { Draw } from "../../core/pen";
import {
  brickyard,
  clayPit,
  clayPool,
  excavation,
  foundry,
  mine,
  oreVein,
  quarry,
  shelfQuarry,
  stonePit,
} from "./pits";
import { forestCave, loggingCamp, lumberYard, sawmill, timberYard, treeFarm } from "./wood";

export const brown: Record<string, Draw> = {
  "Lumber Yard": lumberYard,
  "Stone Pit": stonePit,
  "Clay Pool": clayPool,
  "Ore Vein": oreVein,
  "Timber Yard": timberYard,
  "Clay Pit": clayPit,
  Excavation: excavation,
  "Forest Cave": forestCave,
  "Tree Farm": treeFarm,
  Mine: mine,
  Sawmill: sawmill,
  Quarry: quarry,
  Brickyard: brickyard,
  Foundry: foundry,
  "Logging Camp": loggingCamp,
  "Shelf Quarry": shelfQuarry,
};
