import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import type { User } from "@holdfast/contract/accounts/user";
import type { Queryable } from "../../platform/database/database";
import { profileOf, rolesOf } from "./users-store";

/** A person as `GET user` and every change of the settings answer it; undefined once the account is gone. */
export async function answerUser(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<User | undefined> {
  const profile = await profileOf(db, userId, now);
  if (!profile) return undefined;
  const { user, avatarName, pendingEmail, purchaseCount } = profile;
  const hasAuthenticator = user.authenticatorConfirmedAt !== null;
  return {
    id: user.id,
    userName: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    otpType: user.otpType,
    avatarUrl: avatarName && `/v1/files/${avatarName}`,
    // The banner asks for something that is harder to take over than a mailbox.
    notifications: [{ type: "two-factor", isDisplay: user.otpType === OTP_TYPES.email }],
    organisationUserRoles: await rolesOf(db, user.id),
    purchaseCount,
    hasAuthenticator,
    pendingEmail,
  };
}
