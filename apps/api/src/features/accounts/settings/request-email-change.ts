import { EMAIL_TAKEN } from "@holdfast/contract/accounts/errors";
import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { recordEvent } from "../../../platform/audit/audit-store";
import { DAY, addMs } from "../../../platform/clock";
import type { Transaction } from "../../../platform/database/database";
import { enforceLimits } from "../../../platform/limits/rate-limits";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { insertLink } from "../link-tokens-store";
import { EMAILS_BY_ACCOUNT } from "../sign-in/sign-in-limits";
import { emailKeyOf, userByEmail, type UserRow } from "../users-store";
import { changeRequestedEmail, confirmChangeEmail } from "./settings-email";
import { EMAIL_CHANGES_BY_ACCOUNT } from "./settings-limits";

const EMAIL_CHANGE_TERM = DAY;

/**
 * Checks whether a change to that address may be requested now.
 * @throws ProblemError 409 for one that has an account, 429 after too many.
 */
export async function checkNewEmail(services: Services, user: UserRow, email: string) {
  await enforceLimits(services, [
    [EMAIL_CHANGES_BY_ACCOUNT, user.id],
    [EMAILS_BY_ACCOUNT, emailKeyOf(email)],
  ]);
  const owner = await userByEmail(services.database.query, email);
  if (owner && owner.id !== user.id) throw new ProblemError(EMAIL_TAKEN);
}

/** Sends the link to the new address and a notice to the current one, which stays valid until then. */
export async function requestEmailChange(
  tx: Transaction,
  services: Services,
  user: UserRow,
  change: { readonly email: string; readonly firstName: string; readonly address: string },
) {
  const { random, clock, config, newId } = services;
  const { email, firstName, address } = change;
  const now = clock.now();
  const token = random.bytes(32).toString("base64url");
  await insertLink(tx, token, {
    id: newId(),
    userId: user.id,
    purpose: "change-email",
    detail: { email },
    createdAt: now,
    expiresAt: addMs(now, EMAIL_CHANGE_TERM),
  });
  const url = emailLinkUrl(config.publicUrl, "email_update", { id: user.id, token });
  const request = confirmChangeEmail(firstName, url, config.publicUrl);
  await enqueueEmail(tx, services, email, request, user.id);
  const notice = changeRequestedEmail(firstName, email, config.publicUrl);
  await enqueueEmail(tx, services, user.email, notice, user.id);
  await recordEvent(tx, services, {
    action: "accounts.email-change-asked",
    actorUserId: user.id,
    subject: user.id,
    address,
  });
}
