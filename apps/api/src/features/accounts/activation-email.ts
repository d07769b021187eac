import { DAY, later } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { composeEmail } from "../../platform/mail/compose-email";
import { greetingTo } from "../../platform/mail/name-in-email-rules";
import { enqueueDelayedEmail } from "../../platform/outbox/outbox";
import type { Services } from "../../platform/services";
import { putActivationLink } from "./activation-links-store";
import { registrationOf } from "./registration-rules";
import type { UserRow } from "./users-store";

const CONFIRM_EMAIL_TERM = 7 * DAY;

/**
 * Puts the letter of a registration into the outbox: a link that activates the account with what was
 * registered, or, to an active account, that it has one already; nobody else learns of it. Both are the same
 * work.
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
    expiresAt: later(createdAt, CONFIRM_EMAIL_TERM),
  });
  const mail = user.emailConfirmedAt
    ? alreadyRegisteredEmail(user.firstName, config.publicUrl)
    : activationEmail(
        user.firstName,
        `${config.publicUrl}/confirmation/email?id=${user.id}&token=${token}`,
      );
  await enqueueDelayedEmail(db, services, user.email, mail, user.id);
}

const activationEmail = (firstName: string, url: string) =>
  composeEmail({
    subject: "Activate your Holdfast account",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Welcome to Holdfast. Please confirm that this email address is yours; your account is active at once.",
      "The link works once, for seven days. If you did not register, you can ignore this email.",
    ],
    link: { label: "Activate my account", url },
  });

const alreadyRegisteredEmail = (firstName: string, url: string) =>
  composeEmail({
    subject: "You already have a Holdfast account",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Somebody, probably you, tried to register with this email address. It already has an account, so nothing was changed.",
      "You can log in with your password, or choose a new one by 'Forgot password'.",
    ],
    link: { label: "Open Holdfast", url },
  });
