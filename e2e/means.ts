import { idSource, systemChance } from "../apps/api/src/platform/chance";
import { systemClock } from "../apps/api/src/platform/clock";

/** The services that product functions need when a test calls them directly. */
export const means = {
  chance: systemChance,
  clock: systemClock,
  newId: idSource(systemClock, systemChance),
};
