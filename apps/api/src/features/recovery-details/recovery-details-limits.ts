import { HOUR } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Decoding images is expensive. */
export const FLOOR_PLANS_BY_ACCOUNT: Limit = {
  name: "floor-plans-account",
  max: 20,
  window: HOUR,
};
