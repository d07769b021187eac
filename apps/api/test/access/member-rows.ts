import { hashPassword } from "../../src/platform/password-hash";
import { appCodeAt } from "../../src/features/accounts/authenticator/app-code-rules";
import { sealSecret } from "../../src/features/accounts/authenticator/authenticator-secret-rules";
import { putSecret } from "../../src/features/accounts/authenticator/authenticator-store";
import { setPassword } from "../../src/features/accounts/users-store";
import { PASSWORD } from "../factories/people";
import { type Row, row, rows } from "./table-row";

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
  withdrawInvitation: row("manageMembers", async (take) => ({
    body: { email: await take("inviteeEmail") },
  })),
  changeMemberRole: row("manageMembers", async (take) => ({
    params: { userId: await take("memberId") },
    body: { roleId: 2 },
  })),
  revokeMember: row("manageMembers", async (take) => ({
    body: { userId: await take("memberId"), isRevoked: true },
  })),
};

const withPassword: Row["ownBody"] = async ({ services }, userId) => {
  const passwordHash = await hashPassword(PASSWORD);
  await setPassword(services.database.query, userId, {
    passwordHash,
    names: undefined,
    now: services.clock.now(),
    isMailboxProved: false,
    acceptsAgreements: false,
  });
  return { password: PASSWORD };
};

/** Ways in beside the code of a letter, and the app that makes codes of its own. */
export const SIGN_IN: Readonly<Record<string, Row>> = {
  ...rows("anyone", ["signInMachine", "signInUserManagement"]),
  signInByLink: row("linkHolders"),
  startAuthenticator: { who: "signedIn", ownBody: withPassword },
  confirmAuthenticator: {
    who: "signedIn",
    ownBody: async ({ services }, userId) => {
      const { random, clock, database, secret } = services;
      const appSecret = random.bytes(20);
      await putSecret(
        database.query,
        userId,
        sealSecret(secret, userId, appSecret, random.bytes(12)),
      );
      return { code: appCodeAt(appSecret, clock.now()) };
    },
  },
  removeAuthenticator: { who: "signedIn", ownBody: withPassword },
};

/** Whoever holds an invitation's link may use it, signed in or not. */
export const INVITATIONS: Readonly<Record<string, Row>> = {
  acceptOrganisationInvitation: row("anyone"),
  acceptBrokerageInvitation: row("anyone", async (take) => ({
    params: { brokerageId: await take("brokerageId") },
  })),
};
