import { defineError } from "../platform/errors";

export const DRILL_LINK_INVALID = defineError({
  code: "drill-link-invalid",
  status: 418,
  message: "This link has expired or has been used. You will get the next question next month.",
});
