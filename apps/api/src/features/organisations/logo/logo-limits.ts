import { HOUR } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/** Decoding images is expensive. */
export const LOGOS_BY_ACCOUNT: Limit = { name: "logos-account", max: 20, window: HOUR };
