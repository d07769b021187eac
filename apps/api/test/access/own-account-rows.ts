import { VERIFY_PHONE } from "@holdfast/contract/accounts/phone-endpoints";
import { later, MINUTE } from "../../src/platform/clock";
import { oneTimeCodes } from "../../src/features/accounts/accounts-table";
import { codeHash } from "../../src/features/accounts/one-time-code-rules";
import { PASSWORD } from "../factories/people";
import { at, type Row, row, rows } from "./table-row";

/** A number may be rung five times an hour only, so each caller has an own one. */
let numbers = 0;
const newNumber = () => `+6149157${String(3_000 + (numbers += 1))}`;

/** One grey pixel. */
const IMAGE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** What a person does with the own account, and what anybody with a link of a letter may do. */
export const OWN_ACCOUNT: Readonly<Record<string, Row>> = {
  ...rows("anyone", ["requestPasswordReset", "resetPassword", "confirmEmailUpdate"]),
  changePassword: row("signedIn", async () => ({
    body: { password: PASSWORD, newPassword: "Continuity-2" },
  })),
  updateUser: row("signedIn", async () => ({ body: { firstName: "Access" } })),
  setAvatar: row("signedIn", async () => ({ file: IMAGE })),
  removeAvatar: row("signedIn"),
  readFile: row("anyone", async (_take, world) => ({
    params: { name: await world.newImage() },
  })),
  downloadPersonalData: row("signedIn"),
  deleteAccount: row("deleteAccount", async () => ({
    body: { password: PASSWORD, email: "another@access.example" },
  })),
  listSessions: row("signedIn"),
  revokeSession: row("ownerOfSession", at("sessionId")),
  signOutEverywhere: row("signedIn"),
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
