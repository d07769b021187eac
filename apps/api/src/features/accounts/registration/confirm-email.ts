import {
  confirmEmail as endpoint,
  readActivation as readEndpoint,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import { ALREADY_ACTIVE, LINK_EXPIRED, UNKNOWN_USER } from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { activateUser, redeemActivationLink } from "./activation-links-store";
import { endLinks, findLink } from "../link-tokens-store";
import { userById } from "../users-store";

const linkOf = ({ id, token }: { readonly id: string; readonly token: string }) => ({
  userId: id,
  token,
  purpose: "confirm-email" as const,
});

/** Returns the account of a link that can be used, or that has been. */
export const readActivation = route(readEndpoint, async ({ body }, { database, clock }) => {
  const user = await userById(database.query, body.id);
  if (!user) throw new ProblemError(UNKNOWN_USER);
  const link = await findLink(database.query, linkOf(body));
  if (!link) throw new ProblemError(LINK_EXPIRED);
  const isActive = user.emailConfirmedAt !== null;
  if (!isActive && link.expiresAt <= clock.now()) throw new ProblemError(LINK_EXPIRED);
  return { email: user.email, isActive };
});

/**
 * Activates the account with the password and names of the registration that this link was sent for. Links of other
 * registrations with the same address stop working.
 */
export const confirmEmail = route(endpoint, async ({ body, origin }, services) => {
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const user = await userById(tx, body.id);
    if (!user) throw new ProblemError(UNKNOWN_USER);
    await lockUser(tx, user.id);
    const registration = await redeemActivationLink(
      tx,
      { userId: user.id, token: body.token },
      now,
    );
    if (!registration || !(await activateUser(tx, user.id, registration, now))) {
      const isUsed = (await findLink(tx, linkOf(body)))?.usedAt;
      throw new ProblemError(isUsed ? ALREADY_ACTIVE : LINK_EXPIRED);
    }
    await endLinks(tx, user.id, ["confirm-email"]);
    await recordEvent(tx, services, {
      action: "accounts.activated",
      actorUserId: user.id,
      address: origin.address,
    });
  });
});
