import * as z from "zod/mini";
import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import { ORGANISATION_ARCHIVED } from "../platform/errors";
import { INVALID_INVITATION } from "./errors";
import { token } from "./user";

/**
 * The invited user, and the token that sets the password (`PATCH user/password`). The token is null for a user who
 * already has an account: the invitation is accepted and there is nothing to set.
 */
export const AcceptedInvitation = z.object({ id: id(), token: z.nullable(z.string()) });
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>;

const ACCEPT = {
  method: "POST",
  access: PUBLIC,
  body: z.strictObject({
    id: id(INVALID_INVITATION.message),
    token: token(INVALID_INVITATION.message),
  }),
  response: json(AcceptedInvitation),
  hasSecretResponse: true,
  errors: [INVALID_INVITATION],
} as const;

export const acceptOrganisationInvitation = defineEndpoint({
  name: "acceptOrganisationInvitation",
  path: "/orgs/:orgId/invitees/accept",
  summary: "Accepts an invitation to an organisation with the emailed link; works once.",
  ...ACCEPT,
  errors: [...ACCEPT.errors, ORGANISATION_ARCHIVED],
});

export const acceptBrokerageInvitation = defineEndpoint({
  name: "acceptBrokerageInvitation",
  path: "/brokerages/:brokerageId/invitees/accept",
  summary: "Accepts an invitation to a brokerage with the emailed link; works once.",
  ...ACCEPT,
});
