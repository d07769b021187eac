import { type Row, row } from "./table-row";

export const MEMBERS: Readonly<Record<string, Row>> = {
  listRoles: row("signedIn"),
  listMembers: row("manageMembers"),
  listInvitees: row("manageMembers"),
  inviteMember: row("manageMembers", async () => ({
    body: { email: "invited@access.example", roleId: 3 },
  })),
  // The organisation stands in the body.
  resendInvitation: row("manageMembers", async (take) => ({
    body: { organisationId: await take("orgId"), email: await take("inviteeEmail") },
  })),
  changeMemberRole: row("manageMembers", async (take) => ({
    params: { userId: await take("memberId") },
    body: { roleId: 2 },
  })),
  revokeMember: row("manageMembers", async (take) => ({
    body: { userId: await take("memberId"), isRevoked: true },
  })),
};

/** Whoever holds an invitation's link may use it, signed in or not. */
export const INVITATIONS: Readonly<Record<string, Row>> = {
  acceptOrganisationInvitation: row("anyone"),
  acceptBrokerageInvitation: row("anyone", async (take) => ({
    params: { brokerageId: await take("brokerageId") },
  })),
};
