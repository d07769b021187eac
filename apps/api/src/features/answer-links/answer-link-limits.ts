import { MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Wrong tokens only, of all kinds: people in a whole building may answer from one network. */
export const WRONG_LINKS_BY_ADDRESS: Limit = {
  name: "answer-links-address",
  max: 300,
  window: 10 * MINUTE,
};
