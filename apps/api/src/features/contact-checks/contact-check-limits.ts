import { HOUR } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Each call sends up to 200 emails and text messages. */
export const ASKS_BY_ORGANISATION: Limit = {
  name: "contact-asks-organisation",
  max: 60,
  window: HOUR,
};
