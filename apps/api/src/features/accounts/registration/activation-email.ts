import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { DAY, addMs } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import { enqueueDelayedEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { putActivationLink } from "./activation-links-store";
import { registrationOf } from "./registration-rules";
import type { UserRow } from "../users-store";

const CONFIRM_EMAIL_TERM = 7 * DAY;

/**
 * Enqueues the email after a registration: a link that activates the account with the registered details, or, to an
 * active account, a note that it exists already. No one else learns which. Both take the same work.
 */
export async function sendRegistrationEmail(db: Queryable, services: Services, user: UserRow) {
  const { clock, random, config, newId } = services;
  const createdAt = clock.now();
  const token = random.bytes(32).toString("base64url");
  await putActivationLink(db, {
    id: newId(),
    userId: user.id,
    registration: registrationOf(user),
    token,
    createdAt,
    expiresAt: addMs(createdAt, CONFIRM_EMAIL_TERM),
  });
  const email = user.emailConfirmedAt
    ? alreadyRegisteredEmail(user.firstName, config.publicUrl)
    : activationEmail(
        user.firstName,
        emailLinkUrl(config.publicUrl, "confirmation", { id: user.id, token }),
        config.publicUrl,
      );
  await enqueueDelayedEmail(db, services, user.email, email, user.id);
}

const REASON = "someone registered with Holdfast using this address";

const activationEmail = (firstName: string, url: string, publicUrl: string) =>
  composeEmail({
    subject: "Activate your Holdfast account",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Welcome to Holdfast. Confirm your email address to activate your account.",
      "The link works once and expires in 7 days. If you did not register, you can ignore this email.",
    ],
    link: { label: "Activate my account", url },
    reason: REASON,
    publicUrl,
  });

const alreadyRegisteredEmail = (firstName: string, publicUrl: string) =>
  composeEmail({
    subject: "You already have a Holdfast account",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Someone (probably you) tried to register with this email address, but it already has an account. Nothing has changed.",
      "Log in with your password. If you have forgotten it, choose 'Forgot password'.",
    ],
    link: { label: "Open Holdfast", url: publicUrl },
    reason: REASON,
    publicUrl,
  });
