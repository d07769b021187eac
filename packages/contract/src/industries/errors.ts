import { defineError } from "../platform/errors";

/** The external industry and hazard service doesn't respond, or not as expected. */
export const RISK_SERVICE_UNAVAILABLE = defineError({
  code: "risk-service-away",
  status: 502,
  message: "The industry service can't be reached at the moment. Please try again shortly.",
});
