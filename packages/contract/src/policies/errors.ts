import { defineError } from "../platform/errors";

export const POLICY_REPLACED = defineError({
  code: "policy-replaced",
  status: 409,
  message: "A newer version of the policy has been saved. Open it and record the signature there.",
});
