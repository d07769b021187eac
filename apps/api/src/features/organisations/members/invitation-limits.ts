import { HOUR } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/* Nobody may use invitations to write to strangers in number, nor to one person again and again. */

export const INVITATIONS_BY_ACCOUNT: Limit = {
  name: "invitations-account",
  most: 100,
  window: HOUR,
};
export const INVITATIONS_BY_RECIPIENT: Limit = {
  name: "invitations-recipient",
  most: 10,
  window: HOUR,
};
