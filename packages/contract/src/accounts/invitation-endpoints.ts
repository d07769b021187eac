import * as z from "zod/mini";
import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import { ORGANISATION_ARCHIVED } from "../platform/errors";
import { INVALID_INVITATION, INVITATION_USED } from "./errors";
import { token } from "./user";

/** What the page of an invitation shows before anything is accepted. */
export const ReadInvitation = z.object({
  /** The name of the organisation or brokerage. */
  name: z.string(),
  email: z.string(),
  /** Whether that address has an active account, so that there is no password to set. */
  hasAccount: z.boolean(),
});
export type ReadInvitation = z.infer<typeof ReadInvitation>;

/**
 * For a person with an active account: the user's id and null, because the person has joined and there is nothing to
 * set. For anyone else nothing has changed yet: id and token for `PATCH user/password`, which uses up the invitation.
 */
export const AcceptedInvitation = z.object({ id: id(), token: z.nullable(z.string()) });
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>;

const LINK = {
  method: "POST",
  access: PUBLIC,
  body: z.strictObject({
    id: id(INVALID_INVITATION.message),
    token: token(INVALID_INVITATION.message),
  }),
  errors: [INVALID_INVITATION, INVITATION_USED],
} as const;
const READ = { ...LINK, response: json(ReadInvitation) } as const;
const ACCEPT = { ...LINK, response: json(AcceptedInvitation), hasSecretResponse: true } as const;

export const readOrganisationInvitation = defineEndpoint({
  name: "readOrganisationInvitation",
  path: "/orgs/:orgId/invitees/read",
  summary: "Returns the invitation of an emailed link to an organisation; changes nothing.",
  ...READ,
  errors: [...READ.errors, ORGANISATION_ARCHIVED],
});

export const readBrokerageInvitation = defineEndpoint({
  name: "readBrokerageInvitation",
  path: "/brokerages/:brokerageId/invitees/read",
  summary: "Returns the invitation of an emailed link to a brokerage; changes nothing.",
  ...READ,
});

export const acceptOrganisationInvitation = defineEndpoint({
  name: "acceptOrganisationInvitation",
  path: "/orgs/:orgId/invitees/accept",
  summary:
    "Accepts an invitation to an organisation with the emailed link; can be repeated until the password is set.",
  ...ACCEPT,
  errors: [...ACCEPT.errors, ORGANISATION_ARCHIVED],
});

export const acceptBrokerageInvitation = defineEndpoint({
  name: "acceptBrokerageInvitation",
  path: "/brokerages/:brokerageId/invitees/accept",
  summary:
    "Accepts an invitation to a brokerage with the emailed link; can be repeated until the password is set.",
  ...ACCEPT,
});
