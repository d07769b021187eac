import { HOUR } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Each upload is received, scanned and stored. */
export const UPLOADS_BY_ACCOUNT: Limit = { name: "documents-account", max: 200, window: HOUR };
