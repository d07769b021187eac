import {
  requestPasswordReset as endpoint,
  RESET_SENT,
} from "@holdfast/contract/accounts/password-endpoints";
import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { recordEvent } from "../../../platform/audit/audit-store";
import { HOUR, addMs } from "../../../platform/clock";
import { route } from "../../../platform/http/route";
import { enforceLimits } from "../../../platform/limits/rate-limits";
import { delayedRunAt } from "../../../platform/outbox/outbox";
import { emailKeyOf, userByEmail } from "../users-store";
import { RESETS_BY_ACCOUNT, RESETS_BY_ADDRESS } from "./own-password-limits";
import { resetEmail } from "./password-email";
import { putResetLink } from "./reset-links-store";

const RESET_TERM = HOUR;

/**
 * Sends a reset link to an address that has an account. Neither the response nor its duration reveals whether it has:
 * the same statements run without an account, the call does not wait for the email, and it is sent after a random
 * delay.
 */
export const requestPasswordReset = route(endpoint, async ({ body, origin }, services) => {
  await enforceLimits(services, [
    [RESETS_BY_ADDRESS, origin.address],
    [RESETS_BY_ACCOUNT, emailKeyOf(body.email)],
  ]);
  const { random, clock, config, database, newId } = services;
  const user = await userByEmail(database.query, body.email);
  const now = clock.now();
  const userId = user?.id ?? newId();
  const token = random.bytes(32).toString("base64url");
  const url = emailLinkUrl(config.publicUrl, "reset", { id: userId, token });
  const email = resetEmail(user?.firstName ?? "", url, config.publicUrl);
  const link = { id: newId(), userId, token, createdAt: now, expiresAt: addMs(now, RESET_TERM) };
  await database.transaction(async (tx) => {
    await putResetLink(tx, link, { id: newId(), email, runAt: delayedRunAt(services) });
    await recordEvent(tx, services, {
      action: "accounts.password-reset-asked",
      subject: user?.id ?? "nobody",
      address: origin.address,
    });
  });
  return { message: RESET_SENT };
});
