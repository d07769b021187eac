import { defineError } from "../platform/errors";

/* The specification shows no wording for these. */

export const AREA_ALREADY_RATED = defineError({
  code: "strategic-area-is-judged",
  status: 409,
  message: "This strategic area has already been rated. Please check the saved answer.",
});
export const AREA_IS_NOT_CRITICAL = defineError({
  code: "strategic-area-is-not-critical",
  status: 409,
  message: "Please mark this strategic area as critical before rating its scales.",
});
export const MTPD_MISSING = defineError({
  code: "mtpd-missing",
  status: 409,
  message: "Please set the Maximum Tolerable Period of Disruption first.",
});
export const RECOVERY_TIMES_EXIST = defineError({
  code: "recovery-times-exist",
  status: 409,
  message: "This business unit already has recovery times. Please save again to replace them.",
});
