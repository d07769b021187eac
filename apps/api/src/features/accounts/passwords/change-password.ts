import { changePassword as endpoint } from "@holdfast/contract/accounts/password-endpoints";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { route } from "../../../platform/http/route";
import { hashPassword } from "../../../platform/password-hash";
import { ProblemError } from "../../../platform/problem-error";
import { userById } from "../users-store";
import { checkNewPassword } from "./check-new-password";
import { replacePassword } from "./replace-password";
import { lockWithOwnPassword, verifyOwnPassword } from "./verify-own-password";

/** Changes the password. The current session stays open; every other one ends. */
export const changePassword = route(endpoint, async ({ body, origin, session }, services) => {
  const { database } = services;
  const user = await userById(database.query, session.userId);
  if (!user) throw new ProblemError(SIGN_IN_REQUIRED);
  await verifyOwnPassword(services, user, body.password, origin);
  checkNewPassword("newPassword", body.newPassword, user);
  const passwordHash = await hashPassword(body.newPassword);
  await database.transaction(async (tx) => {
    await lockWithOwnPassword(tx, user);
    await replacePassword(tx, services, {
      user,
      passwordHash,
      exceptSessionId: session.sessionId,
      isEmailVerified: false,
      acceptsAgreements: false,
      action: "accounts.password-changed",
      address: origin.address,
    });
  });
  services.wakeOutbox();
});
