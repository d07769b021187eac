import * as z from "zod/mini";
import {
  LIST_FULL,
  NOT_ALLOWED,
  NOT_FOUND,
  ORGANISATION_ARCHIVED,
  TOO_MANY_REQUESTS,
  defineError,
} from "../platform/errors";
import {
  ACCOUNT,
  defineEndpoint,
  inOrganisation,
  json,
  list,
  NO_PLANS,
  nothing,
  writesInOrganisation,
} from "../platform/endpoint";
import { PageQuery } from "../platform/list-page";
import { id, requiredEmail } from "../platform/field-rules";
import { Invitee, Member, Role, ROLES } from "./member";

export const LAST_OWNER = defineError({
  code: "last-owner",
  status: 409,
  message: "An organisation needs at least one owner.",
});
export const ALREADY_MEMBER = defineError({
  code: "already-member",
  status: 409,
  message: "This person is already a user of the organisation.",
});

export const INVITATION_SENT = "Invitation has been sent.";
export const INVITATION_SENT_AGAIN = "Sent successfully";
export const INVITATION_WITHDRAWN = "The invitation has been withdrawn.";
export const ROLE_UPDATED = "The user's role has been successfully updated";

const roleId = () =>
  z.literal(
    ROLES.map((role) => role.id),
    "Please select the role.",
  );
const inviteeEmail = () => requiredEmail("Please input the email.");

export const listRoles = defineEndpoint({
  name: "listRoles",
  method: "GET",
  path: "/roles",
  summary: "Lists the roles a user can have in an organisation.",
  access: ACCOUNT,
  response: json(z.array(Role)),
});

export const listMembers = defineEndpoint({
  name: "listMembers",
  method: "GET",
  path: "/orgs/:orgId/users",
  summary: "Lists the users of an organisation, including revoked ones.",
  access: inOrganisation("members.manage"),
  query: PageQuery,
  response: list(z.array(Member)),
});

export const listInvitees = defineEndpoint({
  name: "listInvitees",
  method: "GET",
  path: "/orgs/:orgId/invitees",
  summary: "Lists the invitations that have not been accepted yet.",
  access: inOrganisation("members.manage"),
  query: PageQuery,
  response: list(z.array(Invitee)),
});

export const inviteMember = defineEndpoint({
  name: "inviteMember",
  method: "POST",
  path: "/orgs/:orgId/invitees",
  summary: "Invites someone by email; a repeated invitation sends a new link.",
  access: writesInOrganisation("members.manage", { touches: NO_PLANS }),
  body: z.strictObject({ email: inviteeEmail(), roleId: roleId() }),
  response: json(Invitee, 201),
  errors: [ALREADY_MEMBER, LIST_FULL, TOO_MANY_REQUESTS],
});

/** The organisation is in the body, as specified. */
export const resendInvitation = defineEndpoint({
  name: "resendInvitation",
  method: "POST",
  path: "/invitation/email/resend",
  summary: "Resends an invitation with a new link.",
  access: ACCOUNT,
  body: z.strictObject({ organisationId: id(), email: inviteeEmail() }),
  response: nothing,
  errors: [NOT_FOUND, NOT_ALLOWED, ORGANISATION_ARCHIVED, TOO_MANY_REQUESTS],
});

/** The link stops working at once; the invitee is not notified. */
export const withdrawInvitation = defineEndpoint({
  name: "withdrawInvitation",
  method: "POST",
  path: "/orgs/:orgId/invitees/withdraw",
  summary: "Withdraws a pending invitation.",
  access: writesInOrganisation("members.manage", { touches: NO_PLANS }),
  body: z.strictObject({ email: inviteeEmail() }),
  response: nothing,
});

/** For a mistyped address. The earlier link stops working at once, and the new address gets its own. */
export const changeInvitationAddress = defineEndpoint({
  name: "changeInvitationAddress",
  method: "POST",
  path: "/orgs/:orgId/invitees/change",
  summary: "Sends a pending invitation to another address instead, with the same role.",
  access: writesInOrganisation("members.manage", { touches: NO_PLANS }),
  body: z.strictObject({ email: inviteeEmail(), newEmail: inviteeEmail() }),
  response: json(Invitee),
  errors: [ALREADY_MEMBER, TOO_MANY_REQUESTS],
});

export const changeMemberRole = defineEndpoint({
  name: "changeMemberRole",
  method: "POST",
  path: "/orgs/:orgId/users/:userId",
  summary: "Changes a user's role.",
  access: writesInOrganisation("members.manage", { touches: NO_PLANS }),
  body: z.strictObject({ roleId: roleId() }),
  response: json(Member),
  errors: [LAST_OWNER],
});

export const revokeMember = defineEndpoint({
  name: "revokeMember",
  method: "POST",
  path: "/orgs/:orgId/users/revoke",
  summary: "Revokes or restores a user's access.",
  access: writesInOrganisation("members.manage", { touches: NO_PLANS }),
  body: z.strictObject({ userId: id(), isRevoked: z.boolean() }),
  response: json(Member),
  errors: [LAST_OWNER],
});
