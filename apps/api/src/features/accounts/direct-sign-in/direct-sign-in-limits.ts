import { MINUTE } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/** Generous, because all users of a partner may share one address. */
export const LINKS_BY_ADDRESS: Limit = {
  name: "sign-in-links-address",
  max: 300,
  window: 10 * MINUTE,
};
