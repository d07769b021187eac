import { defineError } from "../platform/errors";

export const QUESTION_LINK_INVALID = defineError({
  code: "monthly-question-link-invalid",
  status: 418,
  message: "This link has expired. You will get the next question next month.",
});

/** Only the link's own token learns this. */
export const QUESTION_ANSWERED = defineError({
  code: "monthly-question-answered",
  status: 418,
  message: "You have already answered this question. You will get the next question next month.",
});
