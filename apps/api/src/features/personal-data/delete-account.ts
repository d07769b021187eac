import { WRONG_PASSWORD } from "@holdfast/contract/accounts/password-endpoints";
import {
  ACCOUNT_NEEDED,
  deleteAccount as endpoint,
  EMAIL_CONFIRMATION_WRONG,
  lastBrokerOf,
  lastOwnerOf,
  onlyOwnerOf,
} from "@holdfast/contract/personal-data/personal-data-endpoints";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { recordEvent, removeAddressesOf } from "../../platform/audit/audit-store";
import type { Transaction } from "../../platform/database/database";
import { deleteFile } from "../../platform/files/files-store";
import { deleteStoredRequestsOf } from "../../platform/http/idempotency/idempotency-store";
import { route } from "../../platform/http/route";
import { enqueueLastEmail } from "../../platform/outbox/outbox";
import { deleteMessagesOf } from "../../platform/outbox/message-history-store";
import { ProblemError, fieldError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import {
  deleteFailures,
  deleteUser,
  emailKeyOf,
  lockAccount,
  storedCodesOf,
  userById,
  verifyOwnPassword,
} from "../accounts/public";
import { brokerageLeftEmptyBy } from "../brokerages/public";
import { removeAssignedEmail } from "../subscriptions/public";
import { lockOrganisationsOf, markAbandoned, solelyOwnedBy } from "../organisations/public";
import { anonymisePurchasesOf } from "../purchases/public";
import { accountDeletedEmail } from "./account-deleted-email";
import { correspondentOf } from "./find-personal-data";

/**
 * Deletes the account and all data about the person at once. Records of organisations remain, anonymised: audit
 * events with only the user id, and accepted risk reports with the name under the acceptance.
 * @throws ProblemError 400 at `email` or `password`, 409 while others need the account.
 */
export const deleteAccount = route(endpoint, async ({ body, session, origin }, services) => {
  const { database, files } = services;
  const user = await userById(database.query, session.userId);
  if (!user) throw new ProblemError(SIGN_IN_REQUIRED);
  if (emailKeyOf(body.email) !== user.emailKey) throw fieldError("email", EMAIL_CONFIRMATION_WRONG);
  await verifyOwnPassword(services, user, body.password, origin);
  const image = await database.transaction((tx) => eraseAccount(tx, services, user));
  if (image) await files.remove(image);
  services.wakeOutbox();
});

/** Deletes the rows. Returns the name of the avatar's file, to be removed after the commit. */
async function eraseAccount(
  tx: Transaction,
  services: Services,
  verified: { readonly id: string; readonly passwordHash: string | null },
) {
  const userId = verified.id;
  const now = services.clock.now();
  await lockOrganisationsOf(tx, userId);
  const user = await lockAccount(tx, userId);
  if (!user) throw new ProblemError(SIGN_IN_REQUIRED);
  // A reset may have replaced the password since it was verified.
  if (user.passwordHash !== verified.passwordHash) throw fieldError("password", WRONG_PASSWORD);
  const owned = await solelyOwnedBy(tx, userId);
  await assertAccountNotNeeded(tx, userId, owned);
  const codes = await storedCodesOf(tx, userId);
  await deleteMessagesOf(tx, correspondentOf(userId, user, codes));
  await deleteStoredRequestsOf(tx, userId);
  await deleteFailures(tx, services, user);
  await removeAddressesOf(tx, userId);
  const image = user.avatarFileId ? await deleteFile(tx, user.avatarFileId) : undefined;
  await removeAssignedEmail(tx, user.email);
  await anonymisePurchasesOf(tx, userId);
  await deleteUser(tx, user);
  await markAbandoned(
    tx,
    owned.map(({ organisationId }) => organisationId),
    now,
  );
  await recordEvent(tx, services, { action: "accounts.account-deleted", subject: userId });
  await enqueueLastEmail(
    tx,
    services,
    user.email,
    accountDeletedEmail(user.firstName, services.config.publicUrl),
  );
  return image;
}

/** @throws ProblemError 409 that names the organisations or brokerage that need the account. */
async function assertAccountNotNeeded(
  tx: Transaction,
  userId: string,
  owned: Awaited<ReturnType<typeof solelyOwnedBy>>,
) {
  const shared = owned.filter(({ hasOtherMembers }) => hasOtherMembers);
  const alone = owned.filter(({ hasOtherMembers, isArchived }) => !hasOtherMembers && !isArchived);
  const brokerage = await brokerageLeftEmptyBy(tx, userId);
  const namesOf = (some: typeof owned) => some.map(({ name }) => name);
  const reasons = [
    ...(shared.length > 0 ? [lastOwnerOf(namesOf(shared))] : []),
    ...(alone.length > 0 ? [onlyOwnerOf(namesOf(alone))] : []),
    ...(brokerage ? [lastBrokerOf(brokerage.name)] : []),
  ];
  if (reasons.length > 0) throw new ProblemError({ ...ACCOUNT_NEEDED, message: reasons.join(" ") });
}
