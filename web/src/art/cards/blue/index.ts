import type { Draw } from "../../core/pen";
import { baths, courthouse, palace, pantheon, senate, templeCard, townHall } from "./halls";
import {
  altar,
  aqueduct,
  gardens,
  obeliskCard,
  rostrum,
  statueCard,
  theater,
  well,
} from "./squares";

export const blue: Record<string, Draw> = {
  Altar: altar,
  Theater: theater,
  Baths: baths,
  Well: well,
  Aqueduct: aqueduct,
  Temple: templeCard,
  Statue: statueCard,
  Courthouse: courthouse,
  Pantheon: pantheon,
  Gardens: gardens,
  "Town Hall": townHall,
  Palace: palace,
  Senate: senate,
  Rostrum: rostrum,
  Obelisk: obeliskCard,
};
