import { HOUR } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/**
 * Codes of an app, of which three are valid at a time, for one account. Only a person who knows the password can try
 * one, so a stranger cannot use up the tries.
 */
export const APP_CODES_BY_ACCOUNT: Limit = { name: "app-codes-account", max: 20, window: HOUR };
