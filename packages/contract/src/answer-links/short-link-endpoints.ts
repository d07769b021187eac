import * as z from "zod/mini";
import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { defineError, TOO_MANY_REQUESTS } from "../platform/errors";
import { id, requiredText } from "../platform/field-rules";

export const SHORT_LINK_INVALID = defineError({
  code: "short-link-invalid",
  status: 418,
  message:
    "This link is incomplete or was replaced by a newer one. Open the link of your newest message.",
});

/** The pages that a short link may lead to, by their names in `EMAIL_LINKS`. */
const PAGES = ["alert", "safety_check", "exercise", "contact_check", "monthly_question"] as const;
export type ShortLinkPage = (typeof PAGES)[number];

export const readShortLink = defineEndpoint({
  name: "readShortLink",
  method: "POST",
  path: "/short_links/read",
  summary: "Returns the page that a short link leads to, and the id of its link, without a login.",
  access: PUBLIC,
  body: z.strictObject({ token: requiredText(SHORT_LINK_INVALID.message, 100) }),
  response: json(z.object({ page: z.enum(PAGES), id: id() })),
  errors: [SHORT_LINK_INVALID, TOO_MANY_REQUESTS],
});
