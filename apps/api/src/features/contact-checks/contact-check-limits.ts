import { HOUR, MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Each call sends up to 200 emails and text messages. */
export const ASKS_BY_ORGANISATION: Limit = {
  name: "contact-asks-organisation",
  max: 60,
  window: HOUR,
};
/** People in a whole office may answer from one network. */
export const CHECK_LINKS_BY_ADDRESS: Limit = {
  name: "contact-check-links-address",
  max: 300,
  window: 10 * MINUTE,
};
