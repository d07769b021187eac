import { HOUR } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Brokers choose promo codes that people can remember, so others could guess them. */
export const KEYS_BY_PERSON: Limit = { name: "wrong-keys-account", max: 10, window: HOUR };
/** Accounts are free, so networks are limited too. */
export const KEYS_BY_NETWORK: Limit = { name: "wrong-keys-address", max: 50, window: HOUR };
