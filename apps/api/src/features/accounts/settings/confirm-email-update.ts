import { confirmEmailUpdate as endpoint } from "@holdfast/contract/accounts/confirmation-endpoints";
import { EMAIL_LINK_EXPIRED, EMAIL_TAKEN } from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import { lockUser } from "../../../platform/database/row-locks-store";
import { isUniqueViolation } from "../../../platform/database/sql-state";
import { route } from "../../../platform/http/route";
import { assignMessagesTo } from "../../../platform/outbox/message-history-store";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { assignKeysOfAddress } from "../../brokerages/public";
import { deleteFailuresOfAddress } from "../sign-in/count-attempt";
import { endLinks, useLink } from "../link-tokens-store";
import { endCodes } from "../sign-in/one-time-codes-store";
import { revokeSessionsOf } from "../sessions-store";
import { replaceEmail, userById } from "../users-store";

/**
 * Changes the account's email address to the one that the link was sent to. Sessions, codes and links of the old
 * address end. If the new address now has an account, the link is not used up.
 */
export const confirmEmailUpdate = route(endpoint, async ({ body, origin }, services) => {
  const { clock, database } = services;
  const now = clock.now();
  const link = { userId: body.id, purpose: "change-email" as const, token: body.token };
  const work = database.transaction(async (tx) => {
    await lockUser(tx, body.id);
    const email = (await useLink(tx, link, now))?.detail["email"];
    if (email === undefined) throw new ProblemError(EMAIL_LINK_EXPIRED);
    await endCodes(tx, body.id);
    await revokeSessionsOf(tx, body.id, now);
    await endLinks(tx, body.id, ["reset-password", "confirm-email"]);
    await leaveFormerAddress(tx, services, body.id);
    // Last: the address is a key, so changing it also waits for sessions that are being opened.
    await replaceEmail(tx, body.id, email);
    await recordEvent(tx, services, {
      action: "accounts.email-changed",
      actorUserId: body.id,
      subject: body.id,
      address: origin.address,
    });
  });
  await work.catch((thrown: unknown) => {
    throw isUniqueViolation(thrown) ? new ProblemError(EMAIL_TAKEN, { cause: thrown }) : thrown;
  });
});

/** Keeps what is stored for the former address available to the person, and to their download and deletion. */
async function leaveFormerAddress(tx: Transaction, services: Services, userId: string) {
  const user = await userById(tx, userId);
  if (!user) return;
  await assignMessagesTo(tx, user.email, userId);
  await assignKeysOfAddress(tx, user.emailKey, userId);
  await deleteFailuresOfAddress(tx, services, user.emailKey);
}
