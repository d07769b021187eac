import { defineError } from "../platform/errors";

/** A plan has each preset risk at most once: update the saved one instead of adding it again. */
export const RISK_ALREADY_SAVED = defineError({
  code: "risk-already-saved",
  status: 409,
  message: "This risk has already been saved in this plan. Please edit the saved risk instead.",
});

/** Someone else may have added one meanwhile. */
export const CATEGORY_HAS_RISKS = defineError({
  code: "category-has-risks",
  status: 409,
  message: "This category has risks that apply. Please answer No to them first.",
});
