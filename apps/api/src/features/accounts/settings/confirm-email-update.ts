import {
  confirmEmailUpdate as endpoint,
  readEmailUpdate as readEndpoint,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import {
  EMAIL_ALREADY_UPDATED,
  EMAIL_LINK_EXPIRED,
  EMAIL_TAKEN,
} from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable, Transaction } from "../../../platform/database/database";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { isUniqueViolation } from "../../../platform/database/sql/sql-state";
import { route } from "../../../platform/http/route";
import { assignMessagesTo } from "../../../platform/outbox/message-history-store";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { assignKeysOfAddress } from "../../subscriptions/public";
import { deleteFailuresOfAddress } from "../sign-in/count-attempt";
import { endLinks, findLink, useLink } from "../link-tokens-store";
import { endCodes } from "../sign-in/one-time-codes-store";
import { revokeSessionsOf } from "../sessions-store";
import { emailKeyOf, replaceEmail, userById } from "../users-store";

type Link = { readonly id: string; readonly token: string };
const linkOf = ({ id, token }: Link) => ({
  userId: id,
  token,
  purpose: "change-email" as const,
});

/** Returns the new address of a link, and whether the account has it already. @throws ProblemError 418 */
async function readLink(db: Queryable, body: Link, now: Date) {
  const link = await findLink(db, linkOf(body));
  const user = await userById(db, body.id);
  const email = link?.detail["email"];
  if (!link || !user || email === undefined) throw new ProblemError(EMAIL_LINK_EXPIRED);
  const isUpdated = link.usedAt !== null && user.emailKey === emailKeyOf(email);
  const isOpen = link.usedAt === null && link.expiresAt > now;
  if (!isUpdated && !isOpen) throw new ProblemError(EMAIL_LINK_EXPIRED);
  return { email, isUpdated };
}

export const readEmailUpdate = route(readEndpoint, ({ body }, { database, clock }) =>
  readLink(database.query, body, clock.now()),
);

/**
 * Changes the account's email address to the one that the link was sent to. Sessions, codes and links of the old
 * address end. If the new address now has an account, the link is not used up.
 */
export const confirmEmailUpdate = route(endpoint, async ({ body, origin }, services) => {
  const { clock, database } = services;
  const now = clock.now();
  const work = database.transaction(async (tx) => {
    await lockUser(tx, body.id);
    const { email, isUpdated } = await readLink(tx, body, now);
    if (isUpdated) throw new ProblemError(EMAIL_ALREADY_UPDATED);
    if (!(await useLink(tx, linkOf(body), now))) throw new ProblemError(EMAIL_LINK_EXPIRED);
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
  await work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ProblemError(EMAIL_TAKEN, { cause: error }) : error;
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
