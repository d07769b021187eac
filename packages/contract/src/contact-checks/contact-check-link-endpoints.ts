import * as z from "zod/mini";
import { countryFields } from "../organisations/place";
import { defineEndpoint, json, nothing, PUBLIC } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { id, requiredText } from "../platform/field-rules";
import { wholeNumber } from "../platform/number-rules";
import { ContactDetails, ContactDetailsInput } from "./contact-check";
import { CHECK_ANSWERED, CHECK_LINK_INVALID, DETAILS_CHANGED } from "./errors";

const CheckLink = {
  id: id(CHECK_LINK_INVALID.message),
  token: requiredText(CHECK_LINK_INVALID.message, 100),
};

/** What the link shows: the person's own details, and who asks. */
export const LinkedContact = z.object({
  organisationName: z.string(),
  /** The organisation's, in which numbers without a country code are read. */
  ...countryFields,
  details: ContactDetails,
  /** Sent with the answer, so that a person confirms only what the page showed. */
  version: z.number(),
});
export type LinkedContact = z.infer<typeof LinkedContact>;

export const readContactCheck = defineEndpoint({
  name: "readContactCheck",
  method: "POST",
  path: "/contact_checks/read",
  summary: "Returns the details that the person of a link is asked to confirm, without a login.",
  access: PUBLIC,
  body: z.strictObject(CheckLink),
  response: json(LinkedContact),
  errors: [CHECK_LINK_INVALID, CHECK_ANSWERED, TOO_MANY_REQUESTS],
});

const Seen = {
  ...CheckLink,
  version: wholeNumber(DETAILS_CHANGED.message, { min: 1, max: 2_147_483_647 }),
};

/** A link answers once. The details count as confirmed at once. */
export const confirmContactCheck = defineEndpoint({
  name: "confirmContactCheck",
  method: "POST",
  path: "/contact_checks/confirm",
  summary: "Confirms the details of a link's person, without a login.",
  access: PUBLIC,
  body: z.strictObject(Seen),
  response: nothing,
  errors: [CHECK_LINK_INVALID, CHECK_ANSWERED, DETAILS_CHANGED, TOO_MANY_REQUESTS],
});

/** An editor approves or refuses the correction. Without a difference it is a confirmation. */
export const correctContactCheck = defineEndpoint({
  name: "correctContactCheck",
  method: "POST",
  path: "/contact_checks/correct",
  summary: "Proposes a correction of the details of a link's person, without a login.",
  access: PUBLIC,
  body: z.strictObject({ ...Seen, ...ContactDetailsInput.shape }),
  response: nothing,
  errors: [CHECK_LINK_INVALID, CHECK_ANSWERED, DETAILS_CHANGED, TOO_MANY_REQUESTS],
});
