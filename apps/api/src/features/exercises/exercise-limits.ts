import { HOUR, MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Each call invites up to 100 people by email. */
export const INVITATIONS_BY_ORGANISATION: Limit = {
  name: "exercise-invitations-organisation",
  max: 30,
  window: HOUR,
};
/** Up to 50 participants in one network, whose phones look for messages every 15 seconds. */
export const EXERCISE_LINKS_BY_ADDRESS: Limit = {
  name: "exercise-links-address",
  max: 2_000,
  window: 10 * MINUTE,
};
