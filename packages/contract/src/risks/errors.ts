import { defineError } from "../platform/errors";

/** A plan has each preset risk at most once: update the saved one instead of adding it again. */
export const RISK_ALREADY_SAVED = defineError({
  code: "risk-already-saved",
  status: 409,
  message: "This risk has already been saved in this plan. Please edit the saved risk instead.",
});
