import { VERIFY_PHONE } from "@holdfast/contract/accounts/phone-endpoints";
import { later, MINUTE } from "../../src/platform/clock";
import { oneTimeCodes } from "../../src/features/accounts/accounts-table";
import { codeHash } from "../../src/features/accounts/one-time-code-rules";
import { PASSWORD } from "../factories/people";
import { pathParams, type AccessCase, accessCase, accessCases } from "./table-row";

/** A number may be called five times an hour only, so each caller has its own. */
let numbers = 0;
const newNumber = () => `+6149157${String(3_000 + (numbers += 1))}`;

/** One grey pixel. */
const IMAGE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** What a person does with their own account, and what anyone with the link from an email may do. */
export const OWN_ACCOUNT: Readonly<Record<string, AccessCase>> = {
  ...accessCases("anyone", ["requestPasswordReset", "resetPassword", "confirmEmailUpdate"]),
  changePassword: accessCase("signedIn", async () => ({
    body: { password: PASSWORD, newPassword: "Continuity-2" },
  })),
  updateUser: accessCase("signedIn", async () => ({ body: { firstName: "Access" } })),
  setAvatar: accessCase("signedIn", async () => ({ file: IMAGE })),
  removeAvatar: accessCase("signedIn"),
  readFile: accessCase("anyone", async (_take, world) => ({
    params: { name: await world.newImage() },
  })),
  downloadPersonalData: accessCase("signedIn"),
  deleteAccount: accessCase("deleteAccount", async () => ({
    body: { password: PASSWORD, email: "another@access.example" },
  })),
  listSessions: accessCase("signedIn"),
  revokeSession: accessCase("ownerOfSession", pathParams("sessionId")),
  signOutEverywhere: accessCase("signedIn"),
  sendMobileCode: {
    who: "signedIn",
    ownBody: async (_house, userId) => ({ userId, action: VERIFY_PHONE, phoneNumber: newNumber() }),
  },
  verifyMobileCode: {
    who: "signedIn",
    ownBody: async ({ services }, userId) => {
      const now = services.clock.now();
      const sent = {
        codeHash: codeHash(services.secret, userId, "123456"),
        triesLeft: 5,
        sentAt: now,
        expiresAt: later(now, 10 * MINUTE),
      };
      await services.database.query
        .insert(oneTimeCodes)
        .values({ id: services.newId(), userId, purpose: "phone", ...sent })
        .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: sent });
      return { userId, action: VERIFY_PHONE, code: "123456" };
    },
  },
};
