import { defineError } from "../platform/errors";

/** The outside service that knows industries and hazards does not answer, or not as agreed. */
export const RISK_SERVICE_AWAY = defineError({
  code: "risk-service-away",
  status: 502,
  message:
    "The service that knows industries cannot be reached at the moment. Please try again shortly.",
});
