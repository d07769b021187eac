import { MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** People in a whole office may answer from one network. */
export const DRILL_LINKS_BY_ADDRESS: Limit = {
  name: "drill-links-address",
  max: 300,
  window: 10 * MINUTE,
};
