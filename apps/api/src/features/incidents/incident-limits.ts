import { HOUR, MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Each declaration alerts people by email and text message. */
export const DECLARATIONS_BY_ORGANISATION: Limit = {
  name: "declarations-organisation",
  max: 20,
  window: HOUR,
};
/** A whole building answers from one network. */
export const ALERT_LINKS_BY_ADDRESS: Limit = {
  name: "alert-links-address",
  max: 300,
  window: 10 * MINUTE,
};
