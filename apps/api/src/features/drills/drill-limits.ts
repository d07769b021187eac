import { MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** A whole office answers from one network. */
export const DRILL_LINKS_BY_ADDRESS: Limit = {
  name: "drill-links-address",
  max: 300,
  window: 10 * MINUTE,
};
