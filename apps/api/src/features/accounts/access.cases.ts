import { VERIFY_PHONE } from "@holdfast/contract/accounts/phone-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { DAY, MINUTE, addMs } from "../../platform/clock";
import { hashPassword } from "../../platform/password-hash";
import {
  type AccessCase,
  type AccessCases,
  type Fixtures,
  accessCase,
  accessCases,
  pathParams,
} from "../../../test/access/access-case";
import { GREY_PIXEL } from "../../../test/factories/images";
import { PASSWORD } from "../../../test/factories/people";
import { oneTimeCodes } from "./accounts-table";
import { appCodeAt } from "./authenticator/app-code-rules";
import { encryptSecret } from "./authenticator/authenticator-secret-rules";
import { putSecret } from "./authenticator/authenticator-store";
import { codeHash } from "./sign-in/one-time-code-rules";
import { openSession } from "./sign-in/open-session";
import { findSession } from "./sessions/find-session";
import { setPassword } from "./users-store";

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

/** A number may be called five times an hour only, so each caller has its own. */
let numbers = 0;
const newNumber = () => `+6149157${String(3_000 + (numbers += 1))}`;

export const cases: AccessCases = {
  ...accessCases("anyone", [
    "register",
    "readActivation",
    "confirmEmail",
    "resendConfirmation",
    "requestSignInCode",
    "verifySignInCode",
    "requestPasswordReset",
    "readResetLink",
    "readEmailUpdate",
    "confirmEmailUpdate",
    "signInMachine",
    "signInUserManagement",
  ]),
  ...accessCases("signedIn", ["signOut", "readUser", "readBroker"]),
  changePassword: accessCase("signedIn", async () => ({
    body: { password: PASSWORD, newPassword: "Continuity-2" },
  })),
  updateUser: accessCase("signedIn", async () => ({ body: { firstName: "Access" } })),
  setAvatar: accessCase("signedIn", async () => ({ file: GREY_PIXEL })),
  removeAvatar: accessCase("signedIn"),
  listSessions: accessCase("signedIn"),
  revokeSession: accessCase("ownerOfSession", pathParams("sessionId")),
  signOutEverywhere: accessCase("signedIn"),
  sendMobileCode: {
    who: "signedIn",
    ownBody: async (_app, userId) => ({ userId, action: VERIFY_PHONE, phoneNumber: newNumber() }),
  },
  verifyMobileCode: {
    who: "signedIn",
    ownBody: async ({ services }, userId) => {
      const now = services.clock.now();
      const sent = {
        codeHash: codeHash(services.secret, userId, "123456"),
        triesLeft: 5,
        sentAt: now,
        expiresAt: addMs(now, 10 * MINUTE),
      };
      await services.database.query
        .insert(oneTimeCodes)
        .values({ id: services.newId(), userId, purpose: "phone", ...sent })
        .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: sent });
      return { userId, action: VERIFY_PHONE, code: "123456" };
    },
  },
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
  readBrokerageInvitation: accessCase("anyone", async (fixtureId) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
  })),
  acceptBrokerageInvitation: accessCase("anyone", async (fixtureId) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
  })),
};

export const fixtures: Fixtures = {
  /** Another session of the organisation's owner. */
  sessionId: async ({ app, call }) => {
    const { services } = app;
    const token = await openSession(services.database.query, services, {
      userId: (await call(readUser, {})).id,
      isRemembered: false,
      expiresAt: addMs(services.clock.now(), DAY),
    });
    return (await findSession(services, token))?.sessionId ?? "";
  },
};
