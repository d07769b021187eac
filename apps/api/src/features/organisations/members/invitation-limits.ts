import { HOUR } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/* Invitations must not be used to email many strangers, or one person repeatedly. */

export const INVITATIONS_BY_ACCOUNT: Limit = {
  name: "invitations-account",
  max: 100,
  window: HOUR,
};
export const INVITATIONS_BY_RECIPIENT: Limit = {
  name: "invitations-recipient",
  max: 10,
  window: HOUR,
};
