import { INVITATION_USED } from "@holdfast/contract/accounts/errors";
import {
  AGREEMENTS_NEEDED,
  type resetPassword as endpoint,
} from "@holdfast/contract/accounts/password-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import type { Origin } from "../../../platform/http/route";
import { hashPassword } from "../../../platform/password-hash";
import { fieldError, ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { checkNewPassword } from "../passwords/check-new-password";
import { replacePassword } from "../passwords/replace-password";
import { deleteUnverifiedRegistration } from "./invited-users-store";
import { isActive, type Joining, joinByInvitation, openInvitation } from "./open-invitation";

/**
 * Sets the first password of an invited person, who joins with it; the invitation is used up. A rejected password or
 * missing consent to the agreements does not use it up.
 * @throws ProblemError as `openInvitation`; 418 for a person who has an active account, 400 at a field.
 */
export async function activateInvitedPerson(
  services: Services,
  body: BodyOf<typeof endpoint>,
  origin: Origin,
  joining: Joining,
): Promise<void> {
  const { database } = services;
  const link = { id: body.userId, token: body.token };
  const { email, account } = await openInvitation(database.query, services, link, joining);
  if (account) throw new ProblemError(INVITATION_USED);
  if (body.agreementsAccepted !== true) throw fieldError("agreementsAccepted", AGREEMENTS_NEEDED);
  const names = { firstName: body.firstName ?? "", lastName: body.lastName ?? "" };
  checkNewPassword("newPassword", body.newPassword, { ...names, email });
  const passwordHash = await hashPassword(body.newPassword);
  await database.transaction((tx) =>
    joinByInvitation(tx, services, link, joining, origin, async (user) => {
      if (isActive(user)) throw new ProblemError(INVITATION_USED);
      // An earlier registration of this address may not be by the person who reads its emails.
      await deleteUnverifiedRegistration(tx, user.id);
      await replacePassword(tx, services, {
        user: { ...user, ...names },
        names,
        passwordHash,
        isEmailVerified: true,
        acceptsAgreements: true,
        action: "accounts.password-reset",
        address: origin.address,
      });
    }),
  );
}
