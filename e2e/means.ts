import { idSource, systemChance } from "../apps/api/src/platform/chance";
import { systemClock } from "../apps/api/src/platform/clock";

/** What the product's own functions need that work beside a running house. */
export const means = {
  chance: systemChance,
  clock: systemClock,
  newId: idSource(systemClock, systemChance),
};
