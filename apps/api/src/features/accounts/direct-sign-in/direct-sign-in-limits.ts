import { MINUTE } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/** Everybody of a partner may stand behind one address. */
export const LINKS_BY_ADDRESS: Limit = {
  name: "sign-in-links-address",
  most: 300,
  window: 10 * MINUTE,
};
