import { defineError } from "../platform/errors";

export const DRILL_LINK_INVALID = defineError({
  code: "drill-link-invalid",
  status: 418,
  message: "This link has expired or was used. The next question comes next month.",
});
