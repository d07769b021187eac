import { idSource, systemRandom } from "../../apps/api/src/platform/secrets/random";
import { systemClock } from "../../apps/api/src/platform/clock";

/** The services that product functions need when a test calls them directly. */
export const services = {
  random: systemRandom,
  clock: systemClock,
  newId: idSource(systemClock, systemRandom),
};
