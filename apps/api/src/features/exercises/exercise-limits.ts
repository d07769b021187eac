import { HOUR } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Each call invites up to 100 people by email. */
export const INVITATIONS_BY_ORGANISATION: Limit = {
  name: "exercise-invitations-organisation",
  max: 30,
  window: HOUR,
};
