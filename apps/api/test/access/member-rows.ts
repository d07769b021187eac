import { hashPassword } from "../../src/platform/password-hash";
import { appCodeAt } from "../../src/features/accounts/authenticator/app-code-rules";
import { encryptSecret } from "../../src/features/accounts/authenticator/authenticator-secret-rules";
import { putSecret } from "../../src/features/accounts/authenticator/authenticator-store";
import { setPassword } from "../../src/features/accounts/users-store";
import { PASSWORD } from "../factories/people";
import { type AccessCase, accessCase, accessCases } from "./table-row";

export const MEMBERS: Readonly<Record<string, AccessCase>> = {
  listRoles: accessCase("signedIn"),
  listMembers: accessCase("manageMembers"),
  listInvitees: accessCase("manageMembers"),
  inviteMember: accessCase("manageMembers", async () => ({
    body: { email: "invited@access.example", roleId: 3 },
  })),
  // The organisation is in the body.
  resendInvitation: accessCase("manageMembers", async (fixtureId) => ({
    body: { organisationId: await fixtureId("orgId"), email: await fixtureId("inviteeEmail") },
  })),
  withdrawInvitation: accessCase("manageMembers", async (fixtureId) => ({
    body: { email: await fixtureId("inviteeEmail") },
  })),
  changeMemberRole: accessCase("manageMembers", async (fixtureId) => ({
    params: { userId: await fixtureId("memberId") },
    body: { roleId: 2 },
  })),
  revokeMember: accessCase("manageMembers", async (fixtureId) => ({
    body: { userId: await fixtureId("memberId"), isRevoked: true },
  })),
};

const withPassword: AccessCase["ownBody"] = async ({ services }, userId) => {
  const passwordHash = await hashPassword(PASSWORD);
  await setPassword(services.database.query, userId, {
    passwordHash,
    names: undefined,
    now: services.clock.now(),
    isEmailVerified: false,
    acceptsAgreements: false,
  });
  return { password: PASSWORD };
};

/** Sign-in without an emailed code, and the authenticator app. */
export const SIGN_IN: Readonly<Record<string, AccessCase>> = {
  ...accessCases("anyone", ["signInMachine", "signInUserManagement"]),
  signInByLink: accessCase("linkHolders"),
  startAuthenticator: { who: "signedIn", ownBody: withPassword },
  confirmAuthenticator: {
    who: "signedIn",
    ownBody: async ({ services }, userId) => {
      const { random, clock, database, secret } = services;
      const appSecret = random.bytes(20);
      await putSecret(
        database.query,
        userId,
        encryptSecret(secret, userId, appSecret, random.bytes(12)),
      );
      return { code: appCodeAt(appSecret, clock.now()) };
    },
  },
  removeAuthenticator: { who: "signedIn", ownBody: withPassword },
};

/** Anyone with an invitation's link may use it, signed in or not. */
export const INVITATIONS: Readonly<Record<string, AccessCase>> = {
  acceptOrganisationInvitation: accessCase("anyone"),
  acceptBrokerageInvitation: accessCase("anyone", async (fixtureId) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
  })),
};
