import { HOUR } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** A download reads every table that refers to the person. */
export const DATA_DOWNLOADS_BY_ACCOUNT: Limit = {
  name: "data-downloads-account",
  max: 10,
  window: HOUR,
};
