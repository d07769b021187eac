import * as z from "zod/mini";
import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import { INVALID_INVITATION } from "./errors";
import { token } from "./user";

/**
 * The person that was invited, and the token that sets the password (`PATCH user/password`). The token is
 * null for somebody who has an account already: the invitation is accepted and there is nothing to set.
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
  answer: json(AcceptedInvitation),
  answersSecret: true,
  errors: [INVALID_INVITATION],
} as const;

export const acceptOrganisationInvitation = defineEndpoint({
  name: "acceptOrganisationInvitation",
  path: "/orgs/:orgId/invitees/accept",
  summary: "Trades the link of an invitation for a place in the organisation, once.",
  ...ACCEPT,
});

export const acceptBrokerageInvitation = defineEndpoint({
  name: "acceptBrokerageInvitation",
  path: "/brokerages/:brokerageId/invitees/accept",
  summary: "Trades the link of an invitation for a place in the brokerage, once.",
  ...ACCEPT,
});
