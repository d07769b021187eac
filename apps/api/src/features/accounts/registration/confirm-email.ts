import { confirmEmail as endpoint } from "@holdfast/contract/accounts/confirmation-endpoints";
import { LINK_EXPIRED, UNKNOWN_USER } from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { lockUser } from "../../../platform/database/row-locks-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { activateUser, redeemActivationLink } from "./activation-links-store";
import { endLinks } from "../link-tokens-store";
import { userById } from "../users-store";

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
    if (!registration || !(await activateUser(tx, user.id, registration, now)))
      throw new ProblemError(LINK_EXPIRED);
    await endLinks(tx, user.id, ["confirm-email"]);
    await recordEvent(tx, services, {
      action: "accounts.activated",
      actorUserId: user.id,
      address: origin.address,
    });
  });
});
