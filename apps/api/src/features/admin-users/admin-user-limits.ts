import { HOUR } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** The response reveals whether an address has an account, so the number of requests is limited. */
export const ADDRESSES_BY_ACCOUNT: Limit = {
  name: "broker-addresses-account",
  max: 60,
  window: HOUR,
};
/** Invitations must not be used to email many strangers, or one person repeatedly. */
export const BROKER_INVITATIONS_BY_ACCOUNT: Limit = {
  name: "broker-invitations-account",
  max: 60,
  window: HOUR,
};
export const BROKER_INVITATIONS_BY_RECIPIENT: Limit = {
  name: "broker-invitations-recipient",
  max: 10,
  window: HOUR,
};
