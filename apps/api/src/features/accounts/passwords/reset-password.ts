import { RESET_LINK_EXPIRED } from "@holdfast/contract/accounts/errors";
import {
  AGREEMENTS_NEEDED,
  resetPassword as endpoint,
} from "@holdfast/contract/accounts/password-endpoints";
import { lockUser } from "../../../platform/database/row-locks-store";
import { route } from "../../../platform/http/route";
import { hashPassword } from "../../../platform/password-hash";
import { ProblemError, fieldError } from "../../../platform/problem-error";
import { useLink } from "../link-tokens-store";
import { hasAcceptedAgreements } from "../users-store";
import { checkNewPassword } from "./check-new-password";
import { replacePassword } from "./replace-password";
import { personOfResetLink } from "./reset-links-store";

/**
 * Exchanges an emailed link for a new password, including the first one of an invited person. A rejected password or
 * missing consent to the agreements does not use up the link.
 */
export const resetPassword = route(endpoint, async ({ body, origin }, services) => {
  const { clock, database } = services;
  const user = await personOfResetLink(database.query, body, clock.now());
  if (!user) throw new ProblemError(RESET_LINK_EXPIRED);
  const acceptsAgreements = !hasAcceptedAgreements(user);
  if (acceptsAgreements && body.agreementsAccepted !== true)
    throw fieldError("agreementsAccepted", AGREEMENTS_NEEDED);
  const { firstName, lastName } = body;
  const named = {
    ...user,
    firstName: firstName ?? user.firstName,
    lastName: lastName ?? user.lastName,
  };
  checkNewPassword("newPassword", body.newPassword, named);
  const passwordHash = await hashPassword(body.newPassword);
  const link = { userId: user.id, purpose: "reset-password" as const, token: body.token };
  await database.transaction(async (tx) => {
    await lockUser(tx, user.id);
    if (!(await useLink(tx, link, clock.now()))) throw new ProblemError(RESET_LINK_EXPIRED);
    await replacePassword(tx, services, {
      user: named,
      names: { firstName, lastName },
      passwordHash,
      isEmailVerified: true,
      acceptsAgreements,
      action: "accounts.password-reset",
      address: origin.address,
    });
  });
  services.wakeOutbox();
});
