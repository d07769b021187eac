import { defineError } from "../platform/errors";

/** A plan holds a preset risk once; what it says is changed, not added again. */
export const RISK_ALREADY_SAVED = defineError({
  code: "risk-already-saved",
  status: 409,
  message: "This risk has already been saved in this plan. Please edit the saved risk instead.",
});
