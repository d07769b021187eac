import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { readUser as endpoint } from "@holdfast/contract/accounts/profile-endpoints";
import { route } from "../../platform/http/route";
import { Refusal } from "../../platform/refusal";
import { rolesOf, userById } from "./users-store";

export const readUser = route(endpoint, async ({ session }, { database }) => {
  const user = await userById(database.query, session.userId);
  if (!user) throw new Refusal(SIGN_IN_REQUIRED);
  return {
    id: user.id,
    userName: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    otpType: user.otpType,
    avatarUrl: user.avatarFileId && `/v1/files/${user.avatarFileId}`,
    notifications: [{ type: "two-factor", isDisplay: user.otpType !== 1 }],
    organisationUserRoles: await rolesOf(database.query, user.id),
  };
});
