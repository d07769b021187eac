import { defineError } from "../platform/errors";

/* The specification shows no wording for this. */

export const RECOVERY_STRATEGY_EXISTS = defineError({
  code: "recovery-strategy-exists",
  status: 409,
  message: "This business unit already has a recovery strategy. Please save again to replace it.",
});
