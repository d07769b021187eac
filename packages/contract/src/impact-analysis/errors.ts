import { defineError } from "../platform/errors";

/* The specification shows no wording for these. */

export const AREA_IS_JUDGED = defineError({
  code: "strategic-area-is-judged",
  status: 409,
  message: "This strategic area has been judged already. Please check the answer that was saved.",
});
export const AREA_IS_NOT_CRITICAL = defineError({
  code: "strategic-area-is-not-critical",
  status: 409,
  message: "Please judge this strategic area critical before choosing its scales.",
});
export const MTPD_MISSING = defineError({
  code: "mtpd-missing",
  status: 409,
  message: "Please set the Maximum Tolerable Period of Disruption first.",
});
export const RECOVERY_TIMES_EXIST = defineError({
  code: "recovery-times-exist",
  status: 409,
  message: "This business unit has recovery times already. Please save again to replace them.",
});
