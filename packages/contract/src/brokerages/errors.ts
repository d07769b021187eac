import { defineError } from "../platform/errors";

export const NOT_ENOUGH_QUOTA = defineError({
  code: "not-enough-quota",
  status: 402,
  message: "Sorry, there is not enough quota remaining.",
});
