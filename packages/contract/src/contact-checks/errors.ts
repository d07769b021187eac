import { defineError } from "../platform/errors";

export const CHECK_LINK_INVALID = defineError({
  code: "contact-check-link-invalid",
  status: 418,
  message:
    "This link has expired or was replaced by a newer message. You do not need to do anything else.",
});

/** Only the link's own token learns this. */
export const CHECK_ANSWERED = defineError({
  code: "contact-check-answered",
  status: 418,
  message: "You have already answered this message. You do not need to do anything else.",
});

export const DETAILS_CHANGED = defineError({
  code: "contact-details-changed",
  status: 409,
  message: "These details have just been changed. Check them again.",
});
