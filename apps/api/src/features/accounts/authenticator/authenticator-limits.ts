import { HOUR } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/**
 * Codes of an app, of which three count at a time, for one account. Only who knows the password gets
 * to try one, so that a stranger cannot use the tries up.
 */
export const APP_CODES_BY_ACCOUNT: Limit = { name: "app-codes-account", most: 20, window: HOUR };
