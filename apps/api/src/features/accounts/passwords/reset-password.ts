import { RESET_LINK_EXPIRED, RESET_LINK_USED } from "@holdfast/contract/accounts/errors";
import {
  AGREEMENTS_NEEDED,
  readResetLink as readEndpoint,
  type resetPassword as endpoint,
} from "@holdfast/contract/accounts/password-endpoints";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import type { Queryable } from "../../../platform/database/database";
import { type Origin, route } from "../../../platform/http/route";
import { hashPassword } from "../../../platform/password-hash";
import { ProblemError, fieldError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { brokerageJoining } from "../invitations/accept-invitation";
import { activateInvitedPerson } from "../invitations/activate-invited-person";
import { targetOfInvitation } from "../invitations/invitations-store";
import type { Joining } from "../invitations/open-invitation";
import { useLink } from "../link-tokens-store";
import { hasAcceptedAgreements, type UserRow } from "../users-store";
import { checkNewPassword } from "./check-new-password";
import { replacePassword } from "./replace-password";
import { isResetLinkUsed, personOfResetLink } from "./reset-links-store";

type LinkInput = { readonly userId: string; readonly token: string };

const refusalOf = async (db: Queryable, link: LinkInput) =>
  new ProblemError((await isResetLinkUsed(db, link)) ? RESET_LINK_USED : RESET_LINK_EXPIRED);

/** Accepts the links that `setNewPassword` takes, and refuses the others with the same errors. */
export const readResetLink = route(readEndpoint, async ({ body }, { database, clock }) => {
  const link = { userId: body.id, token: body.token };
  if (await personOfResetLink(database.query, link, clock.now())) return;
  if (!(await targetOfInvitation(database.query, body)))
    throw await refusalOf(database.query, link);
});

type Request = { readonly body: BodyOf<typeof endpoint>; readonly origin: Origin };

/**
 * Exchanges an emailed link for a new password: a reset link, or an invitation of a person without an account. Accounts
 * know nothing of organisations, so the caller says how people join one. A rejected password or missing consent to the
 * agreements does not use up the link.
 */
export async function setNewPassword(
  services: Services,
  { body, origin }: Request,
  joinOrganisation: (organisationId: string) => Joining,
): Promise<void> {
  const { clock, database } = services;
  const user = await personOfResetLink(database.query, body, clock.now());
  if (user) await resetPassword(services, { body, origin }, user);
  else {
    const link = { id: body.userId, token: body.token };
    const target = await targetOfInvitation(database.query, link);
    if (!target) throw await refusalOf(database.query, body);
    const joining =
      "organisationId" in target
        ? joinOrganisation(target.organisationId)
        : brokerageJoining(services, target.brokerageId);
    await activateInvitedPerson(services, body, origin, joining);
  }
  services.wakeOutbox();
}

async function resetPassword(services: Services, { body, origin }: Request, user: UserRow) {
  const { clock, database } = services;
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
    if (!(await useLink(tx, link, clock.now()))) throw await refusalOf(tx, link);
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
}
