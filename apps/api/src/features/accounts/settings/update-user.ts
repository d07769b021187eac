import {
  PHONE_NOT_VERIFIED,
  updateUser as endpoint,
} from "@holdfast/contract/accounts/settings-endpoints";
import { INVALID_INPUT, SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { addMs } from "../../../platform/clock";
import type { Transaction } from "../../../platform/database/database";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { ProblemError, fieldError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { userResponse } from "../profile-store";
import { CODE_TERM, codeHashes } from "../sign-in/one-time-code-rules";
import { useVerifiedCode } from "../sign-in/one-time-codes-store";
import { lockWithOwnPassword, verifyOwnPassword } from "../passwords/verify-own-password";
import { changeUser, userById, type UserRow } from "../users-store";
import { requestEmailChange, checkNewEmail } from "./request-email-change";
import { cancelEmailChange } from "./cancel-email-change";
import { recordSecondFactorChange } from "./record-second-factor-change";
import {
  needsPassword,
  type SettingsChange,
  settingsChange,
  settingsProblems,
} from "./settings-change-rules";

/**
 * Saves names, phone number and second factor, and requests a new email address, all or nothing. A changed phone
 * number or method ends every other session.
 */
export const updateUser = route(
  endpoint,
  {
    before: async ({ body, origin, session }, services) => {
      const user = await userById(services.database.query, session.userId);
      if (!user) throw new ProblemError(SIGN_IN_REQUIRED);
      const change = settingsChange(user, body);
      const fields = settingsProblems(user, change, body);
      if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
      if (needsPassword(change)) await verifyOwnPassword(services, user, body.password, origin);
      if (change.email !== undefined) await checkNewEmail(services, user, change.email);
      // The handler saves exactly this change, for which the password was verified.
      return { user, change };
    },
  },
  async ({ body, origin, session, prepared }, services) => {
    const { clock, database } = services;
    const { user, change } = prepared;
    await database.transaction(async (tx) => {
      if (needsPassword(change)) await lockWithOwnPassword(tx, user);
      else await lockUser(tx, user.id);
      if (change.phoneNumber)
        await useNumber(tx, services, { user, phoneNumber: change.phoneNumber, otp: body.otp });
      await saveChange(tx, services, user, {
        change,
        exceptSessionId: session.sessionId,
        address: origin.address,
      });
    });
    services.wakeOutbox();
    const answer = await userResponse(database.query, user.id, clock.now());
    if (!answer) throw new ProblemError(SIGN_IN_REQUIRED);
    return answer;
  },
);

/** @throws ProblemError 400 at the field for a number that no code has verified in the last ten minutes. */
async function useNumber(
  tx: Transaction,
  services: Services,
  input: { readonly user: UserRow; readonly phoneNumber: string; readonly otp: string | undefined },
) {
  const { user, phoneNumber, otp } = input;
  const code = {
    userId: user.id,
    purpose: "phone" as const,
    subject: phoneNumber,
    codeHashes: otp ? codeHashes(services, user.id, otp) : undefined,
  };
  const now = services.clock.now();
  if (!(await useVerifiedCode(tx, code, addMs(now, -CODE_TERM), now)))
    throw fieldError("phoneNumber", PHONE_NOT_VERIFIED);
}

async function saveChange(
  tx: Transaction,
  services: Services,
  user: UserRow,
  input: {
    readonly change: SettingsChange;
    readonly exceptSessionId: string;
    readonly address: string;
  },
) {
  const { address, exceptSessionId } = input;
  const { email, keepsEmail, ...columns } = input.change;
  const firstName = columns.firstName ?? user.firstName;
  await changeUser(tx, user.id, columns);
  if (email !== undefined)
    await requestEmailChange(tx, services, user, { email, firstName, address });
  if (keepsEmail) await cancelEmailChange(tx, services, user.id, address);
  if (columns.phoneNumber === undefined && columns.otpType === undefined) return;
  await recordSecondFactorChange(tx, services, {
    user: { ...user, firstName },
    exceptSessionId,
    action: "accounts.second-factor-changed",
    detail: {
      isPhoneChanged: columns.phoneNumber !== undefined,
      otpType: columns.otpType ?? user.otpType,
    },
    address,
  });
}
